/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.util.Optional;

import dev.tfprovider.boot.SharedProcess;
import dev.tfprovider.internal.boot.launch.HostLaunch;
import dev.tfprovider.internal.boot.launch.ProcessSharing;
import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.plugin.PluginProcess;

import org.springframework.core.env.Environment;

/**
 * Lets launches of a package share a process, as its launcher asks for.
 */
public final class PackageProcessSharing implements ProcessSharing {

	@Override
	public HostLaunch begin(PluginProcess process) {
		return CommandScope.find(System::getProperty)
			.<HostLaunch>map((scope) -> new SharingLaunch(new FirstLaunch(process, scope)))
			.orElseGet(() -> new HostLaunch(process));
	}

	@Override
	public Optional<ProcessScope> scope(Class<?> application, Environment environment) {
		if (SharingEligibility.objection(application).or(() -> SharingEligibility.objection(environment)).isPresent()) {
			return Optional.empty();
		}
		return Optional.of(ProcessProperties.of(environment).scope());
	}

	@Override
	public boolean isDecided(Class<?> application, Environment environment) {
		return application.isAnnotationPresent(SharedProcess.class)
				|| environment.containsProperty("terraform.provider.process.scope");
	}

}
