/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.io.PrintStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.boot.development.DevelopmentReport;
import dev.tfprovider.internal.boot.development.StaticState;
import dev.tfprovider.internal.boot.launch.ProcessSharing;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.command.ProviderCommands;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.protocol.v6.ProviderService;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.event.ApplicationStartedEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.util.function.SingletonSupplier;

/**
 * Runs a command and ends the process with its status, once there is a context and before
 * runners of the author's begin what a command has no use for.
 *
 * @param launch the launch
 * @param definition makes the provider
 * @param service makes what serves the provider
 */
record CommandListener(ProviderLaunch launch, Supplier<ProviderDefinition> definition,
		Supplier<ProviderService> service) implements ApplicationListener<ApplicationStartedEvent> {

	@Override
	public void onApplicationEvent(ApplicationStartedEvent event) {
		PluginProcess process = this.launch.process();
		SpringApplication application = event.getSpringApplication();
		Optional<ProviderCommands> commands = ProviderCommands.find(application.getClassLoader());
		if (commands.isEmpty()) {
			PrintStream error = process.standardError();
			error
				.println("This provider comes without commands: terraform-provider-commands is not on its class path.");
			process.exit(2);
			return;
		}
		Class<?> main = Objects.requireNonNull(application.getMainApplicationClass(),
				"The application has no main class");
		ConfigurableApplicationContext context = event.getApplicationContext();
		ProviderDefinition definition = this.definition.get();
		SingletonSupplier<Optional<ProcessSharing>> sharing = SingletonSupplier
			.of(() -> ProcessSharing.find(context.getBeanFactory().getBeanClassLoader()));
		process.exit(
				commands.get()
					.run(process, new ProviderApplication(definition, main, this.service.get(),
							() -> sharing.obtain().flatMap((found) -> found.scope(main, context.getEnvironment())),
							() -> sharing.obtain()
								.filter((found) -> !found.isDecided(main, context.getEnvironment()))
								.map((found) -> new StaticState(context.getBeanFactory()).fields())
								.orElse(List.of()),
							() -> new DevelopmentReport(definition, context.getBeanFactory()).warnings())));
	}

}
