/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.boot.condition.ConditionalOnLaunch;
import dev.tfprovider.internal.boot.condition.LaunchPurpose;
import dev.tfprovider.internal.boot.condition.LaunchedBeans;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.boot.scope.ProviderSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;

/**
 * Auto-configuration that runs the command a person gave on the command line, instead of
 * serving a host.
 */
@AutoConfiguration(after = TerraformProviderAutoConfiguration.class)
@ConditionalOnBean(ProviderRuntime.class)
@ConditionalOnLaunch(LaunchPurpose.COMMAND)
public final class ProviderCommandAutoConfiguration {

	@Bean
	static LaunchedBeans terraformCommandBeans(Environment environment) {
		return new LaunchedBeans(LaunchPurpose.COMMAND, environment, List.of(CommandListener.class));
	}

	@Bean
	CommandListener terraformCommandListener(ProviderLaunch launch, ObjectProvider<ProviderDefinition> definition,
			ObjectProvider<ProviderRuntime> runtime, ProviderSessions sessions) {
		return new CommandListener(launch, definition::getObject,
				() -> new ProviderService(runtime.getObject(), sessions.connections()));
	}

}
