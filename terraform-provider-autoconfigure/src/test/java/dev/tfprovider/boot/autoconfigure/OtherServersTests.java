/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.tfprovider.internal.boot.launch.ListeningSockets;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.boot.launch.TestLaunch;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import io.grpc.BindableService;
import io.grpc.HandlerRegistry;
import io.grpc.ManagedChannel;
import io.grpc.Server;
import io.grpc.ServerBuilder;
import io.grpc.ServerInterceptor;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServerTransportFilter;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.health.v1.HealthCheckRequest;
import io.grpc.health.v1.HealthGrpc;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.protobuf.services.HealthStatusManager;
import net.devh.boot.grpc.server.autoconfigure.GrpcServerAutoConfiguration;
import net.devh.boot.grpc.server.autoconfigure.GrpcServerFactoryAutoConfiguration;
import net.devh.boot.grpc.server.config.GrpcServerProperties;
import net.devh.boot.grpc.server.serverfactory.GrpcServerLifecycle;
import net.devh.boot.grpc.server.serverfactory.NettyGrpcServerFactory;
import net.devh.boot.grpc.server.service.GrpcServiceDefinition;
import net.devh.boot.grpc.server.service.GrpcServiceDiscoverer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.grpc.server.autoconfigure.GrpcServerServicesAutoConfiguration;
import org.springframework.boot.ssl.DefaultSslBundleRegistry;
import org.springframework.boot.ssl.SslBundles;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.context.annotation.Bean;
import org.springframework.grpc.server.lifecycle.GrpcServerStartedEvent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Servers that an application brings along serve what they find among the beans, open to
 * the network and in plain text. The provider must not be among that.
 */
class OtherServersTests {

	private static final Set<Class<?>> COLLECTED = Set.of(BindableService.class, ServerServiceDefinition.class,
			ServerTransportFilter.class, ServerInterceptor.class, HandlerRegistry.class, Server.class,
			ServerBuilder.class);

	private final ProviderLaunch launch = TestLaunch.debug();

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(
				AutoConfigurations.of(TerraformProviderAutoConfiguration.class, ProviderServerAutoConfiguration.class,
						GrpcServerAutoConfiguration.class, GrpcServerFactoryAutoConfiguration.class,
						org.springframework.boot.grpc.server.autoconfigure.GrpcServerAutoConfiguration.class,
						GrpcServerServicesAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore", "spring.grpc.server.port=0")
		.withBean(SslBundles.class, DefaultSslBundleRegistry::new)
		.withBean(ProviderLaunch.class, () -> this.launch);

	@AfterEach
	void close() {
		this.launch.server().close();
	}

	@Test
	void noBeanIsOfATypeThatServersCollect() {
		this.contextRunner.run((context) -> {
			for (Class<?> type : COLLECTED) {
				assertThat(context.getBeansOfType(type).values()).as(type.getName())
					.allSatisfy((bean) -> assertThat(bean.getClass()).hasPackage("net.devh.boot.grpc.server.scope"));
			}
		});
	}

	@Test
	void serverOfSpringBootDoesNotStartForTheProvider() {
		this.contextRunner.run((context) -> {
			assertThat(context).hasNotFailed()
				.doesNotHaveBean(org.springframework.grpc.server.lifecycle.GrpcServerLifecycle.class);
			assertThat(listenersBesides(context)).isEmpty();
		});
	}

	@Test
	void serverOfSpringBootThatTheApplicationWantsHasOnlyItsServices() {
		SpringGrpcPort port = new SpringGrpcPort();
		this.contextRunner.withBean(SpringGrpcPort.class, () -> port)
			.withBean("health", BindableService.class, () -> new HealthStatusManager().getHealthService())
			.run((context) -> {
				assertThat(listenersBesides(context)).hasSize(1);
				ManagedChannel channel = NettyChannelBuilder.forAddress("127.0.0.1", port.port).usePlaintext().build();
				try {
					assertThat(HealthGrpc.newBlockingStub(channel).check(HealthCheckRequest.getDefaultInstance()))
						.isNotNull();
					assertNotServed(channel);
				}
				finally {
					channel.shutdownNow();
				}
			});
	}

	@Test
	void secondServerOfNetDevhHasNoServices() {
		this.contextRunner.withUserConfiguration(SecondServer.class).run((context) -> {
			assertThat(listenersBesides(context)).hasSize(1);
			ManagedChannel channel = NettyChannelBuilder
				.forTarget(listenersBesides(context).get(0).replace("0.0.0.0", "127.0.0.1"))
				.usePlaintext()
				.build();
			try {
				assertNotServed(channel);
			}
			finally {
				channel.shutdownNow();
			}
		});
	}

	@Test
	void serverWithoutANetworkHasNoServices() {
		this.contextRunner.run((context) -> {
			InProcessServerBuilder builder = InProcessServerBuilder.forName("others");
			collect(context).forEach(builder::addService);
			Server server = builder.build().start();
			ManagedChannel channel = InProcessChannelBuilder.forName("others").build();
			try {
				assertNotServed(channel);
			}
			finally {
				channel.shutdownNow();
				server.shutdownNow();
			}
		});
	}

	private static void assertNotServed(ManagedChannel channel) {
		assertThatExceptionOfType(StatusRuntimeException.class)
			.isThrownBy(() -> ProviderGrpc.newBlockingStub(channel)
				.getProviderSchema(GetProviderSchema.Request.getDefaultInstance()))
			.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNIMPLEMENTED));
	}

	private static List<ServerServiceDefinition> collect(ApplicationContext context) {
		List<ServerServiceDefinition> services = new ArrayList<>();
		context.getBeansOfType(BindableService.class).values().forEach((bean) -> services.add(bean.bindService()));
		services.addAll(context.getBeansOfType(ServerServiceDefinition.class).values());
		context.getBean(GrpcServiceDiscoverer.class)
			.findGrpcServices()
			.forEach((service) -> services.add(service.getDefinition()));
		return services;
	}

	/**
	 * Return where this process listens now that is not the provider's.
	 */
	private List<String> listenersBesides(AssertableApplicationContext context) {
		String own = "127.0.0.1:" + context.getBean(ProviderGrpcServerFactory.class).getPort();
		Set<String> all = ListeningSockets.of(ProcessHandle.current().pid());
		assertThat(all).contains(own);
		return Stream.of(this.launch.otherListeners().toArray(String[]::new)).toList();
	}

	static class SpringGrpcPort implements org.springframework.context.ApplicationListener<GrpcServerStartedEvent> {

		private int port;

		@Override
		public void onApplicationEvent(GrpcServerStartedEvent event) {
			this.port = event.getPort();
		}

	}

	static class SecondServer {

		/**
		 * Not as a bean, of which the library wants one.
		 */
		@Bean
		GrpcServerLifecycle secondLifecycle(ApplicationContext context, ApplicationEventPublisher events) {
			GrpcServerProperties properties = new GrpcServerProperties();
			properties.setPort(0);
			NettyGrpcServerFactory factory = new NettyGrpcServerFactory(properties, List.of());
			collect(context).forEach((service) -> factory
				.addService(new GrpcServiceDefinition("collected", BindableService.class, service)));
			return new GrpcServerLifecycle(factory, properties.getShutdownGracePeriod(), events);
		}

		@Bean
		GrpcServerLifecycle ownLifecycle(ProviderGrpcServerFactory factory, GrpcServerProperties properties,
				ApplicationEventPublisher events) {
			return new GrpcServerLifecycle(factory, properties.getShutdownGracePeriod(), events);
		}

	}

}
