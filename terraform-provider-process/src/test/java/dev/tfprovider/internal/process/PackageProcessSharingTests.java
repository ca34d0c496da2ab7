/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import dev.tfprovider.fixture.PersonProcess;
import dev.tfprovider.internal.boot.launch.ProcessSharing;
import dev.tfprovider.internal.plugin.PluginProcess;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PackageProcessSharingTests {

	@Test
	void commandsFindIt() {
		assertThat(ProcessSharing.find(getClass().getClassLoader())).containsInstanceOf(PackageProcessSharing.class);
	}

	@Test
	void withoutAFileWhereOthersLookForItTheProcessIsForOneLaunch() {
		PluginProcess process = new PersonProcess();
		assertThat(ProcessSharing.named(PackageProcessSharing.class.getName()).begin(process).process())
			.isSameAs(process);
	}

}
