/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.boot.launch.TestLaunch;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import io.grpc.Server;
import io.grpc.ServerServiceDefinition;
import net.devh.boot.grpc.server.autoconfigure.GrpcServerAutoConfiguration;
import net.devh.boot.grpc.server.autoconfigure.GrpcServerFactoryAutoConfiguration;
import net.devh.boot.grpc.server.config.GrpcServerProperties;
import net.devh.boot.grpc.server.event.GrpcServerStartedEvent;
import net.devh.boot.grpc.server.serverfactory.GrpcServerFactory;
import net.devh.boot.grpc.server.serverfactory.GrpcServerLifecycle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.DefaultApplicationArguments;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;

import static org.assertj.core.api.Assertions.assertThat;

class ProviderServerAutoConfigurationTests {

	private ProviderLaunch launch = TestLaunch.debug();

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(
				AutoConfigurations.of(TerraformProviderAutoConfiguration.class, ProviderServerAutoConfiguration.class,
						GrpcServerAutoConfiguration.class, GrpcServerFactoryAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore", "grpc.server.port=9090", "grpc.server.address=*")
		.withBean(ProviderLaunch.class, () -> this.launch);

	@AfterEach
	void close() {
		this.launch.server().close();
	}

	@Test
	void serverIsThatOfTheLaunchWhateverItsPropertiesSay() {
		StartedServer started = new StartedServer();
		this.contextRunner.withBean(StartedServer.class, () -> started).run((context) -> {
			assertThat(context).hasSingleBean(GrpcServerLifecycle.class).hasSingleBean(GrpcServerFactory.class);
			assertThat(started.server.getListenSockets()).hasToString("[/127.0.0.1:" + started.server.getPort() + "]");
			assertThat(started.address).isEqualTo("127.0.0.1:" + started.server.getPort());
			assertThat(context.getBean(ProviderGrpcServerFactory.class).getPort()).isEqualTo(started.server.getPort())
				.isNotEqualTo(9090);
			assertThat(started.server.getServices())
				.extracting((ServerServiceDefinition service) -> service.getServiceDescriptor().getName())
				.containsExactlyInAnyOrder("plugin.GRPCController", "plugin.GRPCStdio", "plugin.GRPCBroker",
						"grpc.health.v1.Health");
		});
		assertThat(started.server.isTerminated()).isTrue();
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void whenTransportIsUnixServerListensOnASocketUntilItEnds() {
		AtomicReference<Path> socket = new AtomicReference<>();
		StartedServer started = new StartedServer();
		this.contextRunner.withPropertyValues("terraform.provider.server.transport=unix")
			.withBean(StartedServer.class, () -> started)
			.run((context) -> {
				SocketAddress address = started.server.getListenSockets().get(0);
				assertThat(address).isInstanceOf(UnixDomainSocketAddress.class);
				socket.set(((UnixDomainSocketAddress) address).getPath());
				assertThat(socket.get()).isAbsolute().exists();
			});
		assertThat(socket.get().getParent()).doesNotExist();
	}

	@Test
	void whenServerIsDisabledKeepsTheProvider() {
		this.contextRunner.withPropertyValues("terraform.provider.server.enabled=false", "grpc.server.port=-1")
			.run((context) -> assertThat(context).hasSingleBean(ProviderRuntime.class)
				.doesNotHaveBean(ReadyListener.class)
				.doesNotHaveBean(GrpcServerFactory.class));
	}

	@Test
	void whenProviderIsDisabledBacksOff() {
		this.contextRunner.withPropertyValues("terraform.provider.enabled=false", "grpc.server.port=-1")
			.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean(GrpcServerFactory.class));
	}

	@Test
	void whenServerIsNotOnTheClassPathBacksOff() {
		new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class,
					ProviderServerAutoConfiguration.class))
			.withPropertyValues("terraform.provider.name=petstore")
			.withBean(ProviderLaunch.class, () -> this.launch)
			.withClassLoader(new FilteredClassLoader("net.devh"))
			.run((context) -> assertThat(context).hasSingleBean(ProviderRuntime.class)
				.doesNotHaveBean(ProviderServerAutoConfiguration.class));
	}

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	void whenAHostWaitsSchemasAreInferredAfterTheServerHasStarted(boolean later) {
		this.launch = TestLaunch.byHost(later);
		this.contextRunner.run((context) -> {
			assertThat(context).hasSingleBean(GrpcServerLifecycle.class);
			assertThat(context.getBeanFactory().containsSingleton(TerraformProviderAutoConfiguration.RUNTIME))
				.isEqualTo(later);
			context.getBean(HandshakeRunner.class).run(new DefaultApplicationArguments());
			assertThat(context.getBeanFactory().containsSingleton(TerraformProviderAutoConfiguration.RUNTIME)).isTrue();
		});
	}

	@Test
	void whenUserDefinesBeansBacksOff() {
		ProviderExit exit = new ProviderExit(this.launch.process());
		this.contextRunner.withBean("ownExit", ProviderExit.class, () -> exit)
			.run((context) -> assertThat(context).getBean(ProviderExit.class).isSameAs(exit));
	}

	@Test
	void whenUserDefinesServerFactoryBacksOff() {
		this.contextRunner.withUserConfiguration(OwnFactory.class)
			.run((context) -> assertThat(context).hasSingleBean(ProviderGrpcServerFactory.class).hasBean("ownFactory"));
	}

	static class StartedServer implements ApplicationListener<GrpcServerStartedEvent> {

		private Server server;

		private String address;

		@Override
		public void onApplicationEvent(GrpcServerStartedEvent event) {
			this.address = event.getAddress() + ":" + event.getPort();
			this.server = event.getServer();
		}

	}

	static class OwnFactory {

		@Bean
		ProviderGrpcServerFactory ownFactory(GrpcServerProperties properties, ProviderLaunch launch,
				ProviderRuntime runtime) {
			return new ProviderGrpcServerFactory(properties, List.of(), launch.server(),
					() -> new ProviderService(runtime, launch.sessions()), false);
		}

	}

}
