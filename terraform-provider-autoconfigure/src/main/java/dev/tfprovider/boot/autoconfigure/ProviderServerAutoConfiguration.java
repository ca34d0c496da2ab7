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
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.protocol.v6.ProtocolData;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import net.devh.boot.grpc.server.autoconfigure.GrpcServerAutoConfiguration;
import net.devh.boot.grpc.server.config.GrpcServerProperties;
import net.devh.boot.grpc.server.serverfactory.GrpcServerConfigurer;
import net.devh.boot.grpc.server.serverfactory.GrpcServerLifecycle;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;

/**
 * Auto-configuration that serves the provider to the host that launched the process: on
 * the gRPC server of {@code net.devh}, together with what every plugin host calls.
 */
@AutoConfiguration(after = TerraformProviderAutoConfiguration.class, before = GrpcServerAutoConfiguration.class)
@ConditionalOnClass(GrpcServerProperties.class)
@ConditionalOnBean(ProviderRuntime.class)
@ConditionalOnLaunchMode({ LaunchMode.PLUGIN, LaunchMode.DEBUG })
@ConditionalOnBooleanProperty(name = ProviderServerAutoConfiguration.ENABLED, matchIfMissing = true)
final class ProviderServerAutoConfiguration {

	static final String ENABLED = "terraform.provider.server.enabled";

	@Bean
	static LaunchModeBeanFilter terraformServerBeans(Environment environment) {
		return new LaunchModeBeanFilter(Set.of(LaunchMode.PLUGIN, LaunchMode.DEBUG),
				environment.getProperty(ENABLED, Boolean.class, true),
				List.of(GrpcServerLifecycle.class, HandshakeRunner.class, ReadyListener.class,
						ProviderGrpcServerFactory.class, ProviderExit.class, RunningCallsListener.class));
	}

	@Bean
	@ConditionalOnMissingBean
	ProviderExit terraformProviderExit(ProviderLaunch launch, ConfigurableApplicationContext context) {
		ProviderExit exit = launch.exit();
		exit.before(context::close);
		return exit;
	}

	@Bean
	@ConditionalOnMissingBean
	ProviderGrpcServerFactory terraformGrpcServerFactory(GrpcServerProperties properties,
			ObjectProvider<GrpcServerConfigurer> configurers, ProviderLaunch launch,
			ObjectProvider<ProviderRuntime> runtime, ProviderSessions sessions, TerraformProviderProperties provider) {
		return new ProviderGrpcServerFactory(properties, configurers.orderedStream().toList(), launch.server(),
				() -> service(runtime.getObject(), sessions, launch),
				provider.server().transport() == TerraformProviderProperties.Transport.UNIX);
	}

	private static ProviderService service(ProviderRuntime runtime, ProviderSessions sessions, ProviderLaunch launch) {
		launch.hideInLog(runtime.secrets()::hide);
		runtime.secrets().onSettings(launch::learnSecrets);
		return new ProviderService(runtime, sessions.connections(), ProtocolData.of(launch.process()));
	}

	/**
	 * The host does not call before it has connected, which takes as long as the schemas
	 * do, on another thread. A launch that is prepared for later has both before.
	 */
	@Bean
	static BeanFactoryPostProcessor terraformSchemasWhileHostConnects() {
		return (beanFactory) -> {
			boolean awaited = beanFactory.getBeanProvider(ProviderLaunch.class)
				.stream()
				.anyMatch((launch) -> launch.mode() == LaunchMode.PLUGIN && !launch.isLaterLaunch());
			if (awaited && beanFactory.containsBeanDefinition(TerraformProviderAutoConfiguration.RUNTIME)) {
				beanFactory.getBeanDefinition(TerraformProviderAutoConfiguration.RUNTIME).setLazyInit(true);
			}
		};
	}

	@Bean
	@ConditionalOnMissingBean
	HandshakeRunner terraformHandshakeRunner(ProviderGrpcServerFactory server) {
		return new HandshakeRunner(server);
	}

	@Bean
	@ConditionalOnMissingBean
	ReadyListener terraformReadyListener(ProviderLaunch launch, ProviderDefinition definition,
			ProviderGrpcServerFactory server) {
		return new ReadyListener(launch, definition, server);
	}

	@Bean
	@ConditionalOnMissingBean
	RunningCallsListener terraformRunningCallsListener(ProviderGrpcServerFactory server, ProviderExit exit,
			ProviderLaunch launch) {
		return new RunningCallsListener(server, exit, launch.server());
	}

}
