/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin.handshake;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.util.Map;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import dev.tfprovider.internal.plugin.RecordingLaunch;
import dev.tfprovider.internal.plugin.launch.PluginLaunch;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ProviderSocketWindowsTests {

	@Test
	void thereIsNoneWhereFilesHaveNoPermissions() throws IOException {
		try (FileSystem system = Jimfs.newFileSystem(Configuration.windows())) {
			assertThat(ProviderSocket.create(launchIn(system.getPath("C:\\work")))).isEmpty();
		}
	}

	private static PluginLaunch launchIn(Path directory) {
		RecordingLaunch launch = new RecordingLaunch(Map.of());
		return (PluginLaunch) Proxy.newProxyInstance(PluginLaunch.class.getClassLoader(),
				new Class<?>[] { PluginLaunch.class },
				(proxy, method, arguments) -> method.getName().equals("workingDirectory") ? directory
						: method.invoke(launch, arguments));
	}

}
