/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;
import java.util.Set;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.boot.condition.ConditionalOnLaunchMode;
import dev.tfprovider.internal.boot.condition.LaunchModeBeanFilter;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.boot.scope.ProviderSessions;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ProviderRuntime;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.context.annotation.Bean;

/**
 * Auto-configuration that runs the command of the command line, instead of serving a
 * host.
 */
@AutoConfiguration(after = TerraformProviderAutoConfiguration.class)
@ConditionalOnBean(ProviderRuntime.class)
@ConditionalOnLaunchMode(LaunchMode.COMMAND)
final class ProviderCommandAutoConfiguration {

	@Bean
	static LaunchModeBeanFilter terraformCommandBeans() {
		return new LaunchModeBeanFilter(Set.of(LaunchMode.COMMAND), true, List.of(CommandListener.class));
	}

	@Bean
	CommandListener terraformCommandListener(ProviderLaunch launch, ObjectProvider<ProviderDefinition> definition,
			ObjectProvider<ProviderRuntime> runtime, ProviderSessions sessions) {
		return new CommandListener(launch, definition::getObject,
				() -> new ProviderService(runtime.getObject(), sessions.connections()));
	}

}
