/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.application;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformProvider;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import io.grpc.BindableService;
import io.grpc.protobuf.services.HealthStatusManager;
import jakarta.annotation.PostConstruct;
import net.devh.boot.grpc.server.serverfactory.GrpcServerConfigurer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.event.ContextRefreshedEvent;
import org.springframework.core.Ordered;
import org.springframework.core.PriorityOrdered;

/**
 * A provider that prints wherever it can, and misbehaves when asked to.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({ TestProvider.Settings.class, TestProvider.Probe.class, TestProvider.FailsToStart.class,
		TestProvider.Mistaken.class })
public class TestProvider {

	static final Logger logger = LoggerFactory.getLogger(TestProvider.class);

	TestProvider() {
		System.out.println("printed by a constructor");
	}

	public static void main(String[] args) {
		TerraformProvider.run(TestProvider.class, args);
	}

	@Bean
	ApplicationRunner printingRunner() {
		return (args) -> System.out.println("printed by a runner");
	}

	@Bean
	@ConditionalOnProperty("test.fail-in-runner")
	ApplicationRunner failingRunner() {
		return (args) -> {
			throw new IllegalStateException("The runner failed");
		};
	}

	@Bean
	@ConditionalOnProperty("test.fail-when-refreshed")
	ApplicationListener<ContextRefreshedEvent> failingListener() {
		return (event) -> {
			throw new IllegalStateException("The listener failed");
		};
	}

	/**
	 * Comes after every runner, and before all other listeners.
	 */
	@Bean
	@ConditionalOnProperty("test.ready-waits-for")
	LastStep lastStep(@Value("${test.ready-waits-for}") Path file) {
		return new LastStep(file);
	}

	@Bean
	@ConditionalOnProperty("test.configure-server")
	GrpcServerConfigurer serverConfigurer() {
		return (builder) -> System.out.println("the server was configured");
	}

	@Bean
	@ConditionalOnProperty("test.listen")
	ServerSocket otherListener() throws IOException {
		return new ServerSocket(0);
	}

	@Bean
	@ConditionalOnProperty("test.listen")
	BindableService otherService() {
		return new HealthStatusManager().getHealthService();
	}

	@Bean
	@ConditionalOnProperty("test.hang-at-end")
	AutoCloseable hangingEnd() {
		return () -> {
			while (true) {
				try {
					Thread.sleep(Long.MAX_VALUE);
				}
				catch (InterruptedException ex) {
					logger.debug("Interrupted, but going on");
				}
			}
		};
	}

	@Bean
	@ProviderScope
	Client client(Settings settings) {
		return new Client(settings.endpoint());
	}

	/**
	 * Hang whatever happens.
	 */
	private static void hang() {
		while (true) {
			try {
				new CountDownLatch(1).await();
			}
			catch (InterruptedException ex) {
				logger.debug("Interrupted, but going on");
			}
		}
	}

	@ProviderConfiguration
	record Settings(String endpoint) {

	}

	static class Client {

		private final String endpoint;

		Client(String endpoint) {
			this.endpoint = endpoint;
		}

		String endpoint() {
			return this.endpoint;
		}

	}

	@ConditionalOnProperty("test.fail-to-start")
	static class FailsToStart {

		@PostConstruct
		void fail() {
			throw new IllegalStateException("The licence has expired");
		}

	}

	@TerraformDataSource("mistaken")
	@ConditionalOnProperty("test.mistaken-model")
	static class Mistaken implements DataSourceReader<MistakenModel> {

		@Override
		public MistakenModel read(DataSourceData<MistakenModel> data) {
			return data.config();
		}

	}

	record MistakenModel(ServerSocket socket) {

	}

	record LastStep(Path file) implements ApplicationListener<ApplicationReadyEvent>, PriorityOrdered {

		@Override
		public void onApplicationEvent(ApplicationReadyEvent event) {
			try {
				while (!Files.exists(this.file)) {
					Thread.sleep(10);
				}
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
		}

		@Override
		public int getOrder() {
			return Ordered.HIGHEST_PRECEDENCE;
		}

	}

	static class Unprintable {

		@Override
		public String toString() {
			throw new IllegalStateException("Nobody may print this");
		}

	}

	record ProbeModel(String action, @Computed @Nullable String result) {

	}

	@TerraformDataSource("probe")
	static class Probe implements DataSourceReader<ProbeModel> {

		static {
			System.out.println("printed by a static initialiser");
		}

		private final Client client;

		private final CountDownLatch hanging = new CountDownLatch(1);

		Probe(Client client) {
			this.client = client;
			Thread thread = new Thread(TestProvider::hang, "not-a-daemon");
			thread.start();
		}

		@Override
		public ProbeModel read(DataSourceData<ProbeModel> data) {
			String action = data.config().action();
			return new ProbeModel(action, act(action));
		}

		private String act(String action) {
			System.out.println("printed by a data source");
			logger.debug("Asked to {}", action);
			switch (action) {
				case "endpoint" -> {
					return this.client.endpoint();
				}
				case "local-text" -> {
					return "%d %s".formatted(1_203, "i".toUpperCase());
				}
				case "log" -> {
					logger.atInfo().addKeyValue("pet", "Rex").log("Logged by the author");
					return "logged";
				}
				case "log-below-the-level" -> {
					logger.info("Not logged: {}", new Unprintable());
					logger.atDebug().addKeyValue("not-logged", new Unprintable()).log("Not logged");
					return "not logged";
				}
				case "log-much" -> {
					logger.error("much {}", "x".repeat(1024 * 1024));
					return "logged";
				}
				case "crash" -> {
					Thread thread = new Thread(() -> {
						throw new IllegalStateException("The author's thread crashed");
					}, "author");
					thread.start();
					join(thread);
					return "crashed";
				}
				case "hang" -> {
					this.hanging.countDown();
					hang();
					return "never";
				}
				case "wait-for-hang" -> {
					join(this.hanging);
					return "hanging";
				}
				default -> throw new IllegalArgumentException(action);
			}
		}

		private static void join(Thread thread) {
			try {
				thread.join();
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
		}

		private static void join(CountDownLatch latch) {
			try {
				latch.await();
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
		}

	}

}
