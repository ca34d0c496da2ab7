/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.util.Map;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ProviderSocketWindowsTests {

	@Test
	void thereIsNoneWhereFilesHaveNoPermissions() throws IOException {
		try (FileSystem system = Jimfs.newFileSystem(Configuration.windows())) {
			assertThat(ProviderSocket.create(launchIn(system.getPath("C:\\work")))).isEmpty();
		}
	}

	private static PluginProcess launchIn(Path directory) {
		RecordingProcess process = new RecordingProcess(Map.of());
		return (PluginProcess) Proxy.newProxyInstance(PluginProcess.class.getClassLoader(),
				new Class<?>[] { PluginProcess.class },
				(proxy, method, arguments) -> method.getName().equals("workingDirectory") ? directory
						: method.invoke(process, arguments));
	}

}
