/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.RequestObservation;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link RequestObservation}: what an observer sees of requests.
 */
class RequestObservationTests {

	private final List<String> seen = new CopyOnWriteArrayList<>();

	private final ThreadLocal<String> current = new ThreadLocal<>();

	private final Served served = new Served(
			ProviderDefinition.builder("acme").dataSource("weather", Weather.class, (data) -> {
				this.seen.add("author code of " + this.current.get());
				if (data.config().place().equals("Atlantis")) {
					throw new IllegalStateException("unknown place");
				}
				return data.config();
			}).build());

	@AfterEach
	void close() {
		this.served.close();
	}

	@Test
	void requestIsObservedFromItsBeginningToItsEndWithItsAuthorCode() {
		this.served.runtime().observe(this::begin);
		assertThat(read("Oslo").getDiagnosticsList()).isEmpty();
		assertThat(this.seen).containsExactly("begin ReadDataSource acme_weather", "enter", "read begins",
				"author code of ReadDataSource acme_weather", "read ends", "leave", "end");
	}

	@Test
	void errorOfTheAnswerIsTold() {
		this.served.runtime().observe(this::begin);
		assertThat(read("Atlantis").getDiagnosticsList()).hasSize(1);
		assertThat(this.seen).containsExactly("begin ReadDataSource acme_weather", "enter", "read begins",
				"author code of ReadDataSource acme_weather", "read ends", "failed: Could not read acme_weather",
				"leave", "end");
	}

	@Test
	void requestWithoutATypeHasNone() {
		this.served.runtime().observe(this::begin);
		client().getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		assertThat(this.seen).containsExactly("begin GetProviderSchema ", "enter", "leave", "end");
	}

	@Test
	void withoutAnObserverNothingIsObserved() {
		assertThat(read("Oslo").getDiagnosticsList()).isEmpty();
		assertThat(this.seen).containsExactly("author code of null");
	}

	@Test
	void workerWithATimeLimitEntersTheRequest() {
		try (Served limited = new Served(
				ProviderDefinition.builder("acme").dataSource("weather", Weather.class, new Patient()).build())) {
			limited.runtime().observe(this::begin);
			assertThat(read(limited, "Oslo").getDiagnosticsList()).isEmpty();
			assertThat(this.seen).startsWith("begin ReadDataSource acme_weather", "enter", "enter", "read begins",
					"author code of ReadDataSource acme_weather", "read ends");
		}
	}

	private ProviderGrpc.ProviderBlockingStub client() {
		return this.served.client();
	}

	private Tfplugin6.ReadDataSource.Response read(String place) {
		return read(this.served, place);
	}

	private static Tfplugin6.ReadDataSource.Response read(Served served, String place) {
		return served.client()
			.readDataSource(Tfplugin6.ReadDataSource.Request.newBuilder()
				.setTypeName("acme_weather")
				.setConfig(Served.value(ObjectType.of(Map.of("place", TerraformType.STRING)),
						"{\"place\": \"" + place + "\"}"))
				.build());
	}

	private RequestObservation begin(String rpc, String type) {
		this.seen.add("begin " + rpc + " " + type);
		return new Recording(rpc + " " + type);
	}

	record Weather(String place) {

	}

	@Timeouts(read = "1h")
	private final class Patient implements DataSourceReader<Weather> {

		@Override
		public Weather read(DataSourceData<Weather> data) {
			RequestObservationTests.this.seen.add("author code of " + RequestObservationTests.this.current.get());
			return data.config();
		}

	}

	private final class Recording implements RequestObservation {

		private final String request;

		Recording(String request) {
			this.request = request;
		}

		@Override
		public ThreadScope enter() {
			RequestObservationTests.this.seen.add("enter");
			RequestObservationTests.this.current.set(this.request);
			return () -> {
				RequestObservationTests.this.seen.add("leave");
				RequestObservationTests.this.current.remove();
			};
		}

		@Override
		public <T> Callable<T> observe(String operation, Callable<T> code) {
			return () -> {
				RequestObservationTests.this.seen.add(operation + " begins");
				try {
					return code.call();
				}
				finally {
					RequestObservationTests.this.seen.add(operation + " ends");
				}
			};
		}

		@Override
		public void failed(String summary) {
			RequestObservationTests.this.seen.add("failed: " + summary);
		}

		@Override
		public void end() {
			RequestObservationTests.this.seen.add("end");
		}

	}

}
