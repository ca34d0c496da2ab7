/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.log.LogModule;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What the log says of requests.
 */
class RequestLogTests {

	private static final Rpc<Tfplugin6.StopProvider.Request, Tfplugin6.StopProvider.Response> UNASKED = Rpc.unary(
			ProviderGrpc.getStopProviderMethod(),
			(scope, request) -> Tfplugin6.StopProvider.Response.getDefaultInstance(),
			(diagnostics) -> Tfplugin6.StopProvider.Response.getDefaultInstance(), (response) -> {
				throw new AssertionError("Nobody reads the log");
			});

	private static final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);

	private static final Logger sdk = (Logger) LoggerFactory.getLogger(LogModule.SDK);

	private static final org.slf4j.Logger authors = LoggerFactory.getLogger("com.acme.Kettles");

	private final Recorder recorder = new Recorder();

	private final Served served = new Served(ProviderDefinition.builder("acme")
		.address("example.com/acme/acme")
		.resource("kettle", Kettle.class, new Kettles())
		.dataSource("weather", Weather.class, (data) -> {
			authors.info("reading");
			return data.config();
		})
		.build());

	private final ProviderService service = new ProviderService(this.served.runtime(), new ConnectionSessions());

	@BeforeEach
	void record() {
		this.recorder.setContext(root.getLoggerContext());
		this.recorder.start();
		root.addAppender(this.recorder);
		sdk.setLevel(Level.TRACE);
	}

	@AfterEach
	void close() {
		this.served.close();
		root.detachAppender(this.recorder);
		sdk.setLevel(null);
	}

	@Test
	void everyLineOfARequestHasItsFields() {
		read("tea");
		assertThat(lines()).containsExactly("sdk.proto TRACE Received request",
				"sdk.framework TRACE Calling provider code", "com.acme.Kettles INFO boiling tea",
				"sdk.framework TRACE Called provider code", "sdk.proto TRACE Received downstream response",
				"sdk.proto TRACE Served request");
		Map<String, String> fields = this.recorder.events.get(0).getMDCPropertyMap();
		assertThat(UUID.fromString(fields.get("tf_req_id"))).hasToString(fields.get("tf_req_id"));
		assertThat(fields)
			.containsOnlyKeys("tf_rpc", "tf_req_id", "tf_provider_addr", "tf_proto_version", "tf_resource_type")
			.containsEntry("tf_rpc", "ReadResource")
			.containsEntry("tf_provider_addr", "example.com/acme/acme")
			.containsEntry("tf_proto_version", "6")
			.containsEntry("tf_resource_type", "acme_kettle");
		assertThat(this.recorder.events).extracting(ILoggingEvent::getMDCPropertyMap).containsOnly(fields);
		assertThat(this.recorder.threads).as("author code with a time limit has a thread of its own")
			.hasSizeGreaterThan(1);
	}

	@Test
	void eachRequestHasAnIdOfItsOwnAndLeavesNothingBehind() {
		read("tea");
		read("tea");
		assertThat(this.recorder.events).extracting((event) -> event.getMDCPropertyMap().get("tf_req_id"))
			.doesNotContainNull()
			.satisfies((ids) -> assertThat(List.copyOf(ids).stream().distinct()).hasSize(2));
		assertThat(MDC.getCopyOfContextMap()).isNullOrEmpty();
	}

	@Test
	void dataSourceHasAFieldOfItsOwn() {
		this.service.answer(ProviderGrpc.getReadDataSourceMethod(),
				Tfplugin6.ReadDataSource.Request.newBuilder()
					.setTypeName("acme_weather")
					.setConfig(
							Tfplugin6.DynamicValue.newBuilder().setJson(ByteString.copyFromUtf8("{\"city\":\"Rome\"}")))
					.build());
		assertThat(this.recorder.events).isNotEmpty()
			.allSatisfy((event) -> assertThat(event.getMDCPropertyMap())
				.containsEntry("tf_data_source_type", "acme_weather")
				.doesNotContainKey("tf_resource_type"));
		assertThat(lines()).contains("com.acme.Kettles INFO reading");
	}

	@Test
	void answerTellsHowLongItTookAndWhatWentWrong() {
		read("salt");
		assertThat(lines()).contains("sdk.proto WARN Response contains warning diagnostic",
				"sdk.proto ERROR Response contains error diagnostic");
		assertThat(fields("Received downstream response")).containsEntry("diagnostic_error_count", "1")
			.containsEntry("diagnostic_warning_count", "1")
			.hasEntrySatisfying("tf_req_duration_ms", (millis) -> assertThat(millis).matches("\\d+"));
		assertThat(fields("Response contains warning diagnostic"))
			.containsExactlyInAnyOrderEntriesOf(Map.of("diagnostic_severity", "WARNING", "diagnostic_summary", "Odd",
					"diagnostic_detail", "Nobody drinks this.", "diagnostic_attribute", "content"));
		assertThat(fields("Response contains error diagnostic")).containsExactlyInAnyOrderEntriesOf(
				Map.of("diagnostic_severity", "ERROR", "diagnostic_summary", "No", "diagnostic_detail", "Not salt."));
	}

	@Test
	void linesBelowTheLevelAreNotMade() {
		sdk.setLevel(Level.OFF);
		RequestLog log = new RequestLog("acme/acme");
		try (RequestLog.Entry<Tfplugin6.StopProvider.Response> entry = log.begin(UNASKED)) {
			entry.answered(Tfplugin6.StopProvider.Response.getDefaultInstance());
		}
		assertThat(lines()).isEmpty();
	}

	private void read(String content) {
		this.service.answer(ProviderGrpc.getReadResourceMethod(),
				Tfplugin6.ReadResource.Request.newBuilder()
					.setTypeName("acme_kettle")
					.setCurrentState(this.served.value("acme_kettle", "{\"content\":\"" + content + "\"}"))
					.build());
	}

	private List<String> lines() {
		return this.recorder.events.stream()
			.map((event) -> event.getLoggerName() + " " + event.getLevel() + " " + event.getFormattedMessage())
			.toList();
	}

	private Map<String, String> fields(String message) {
		ILoggingEvent found = this.recorder.events.stream()
			.filter((event) -> event.getFormattedMessage().equals(message))
			.findFirst()
			.orElseThrow();
		return found.getKeyValuePairs()
			.stream()
			.collect(Collectors.toMap((pair) -> pair.key, (pair) -> String.valueOf(pair.value)));
	}

	record Kettle(String content) {

	}

	record Weather(String city) {

	}

	@Timeouts(read = "1m")
	private static final class Kettles implements ManagedResource<Kettle> {

		@Override
		public Kettle create(ResourceData<Kettle> data) {
			return data.plan();
		}

		@Override
		public Optional<Kettle> read(ResourceData<Kettle> data) {
			authors.info("boiling {}", data.state().content());
			if (data.state().content().equals("salt")) {
				data.diagnostics().add(Diagnostic.warning(AttributePath.root("content"), "Odd", "Nobody drinks this."));
				data.diagnostics().error("No", "Not salt.");
			}
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Kettle> data) {
		}

	}

	private static final class Recorder extends AppenderBase<ILoggingEvent> {

		private final List<ILoggingEvent> events = new CopyOnWriteArrayList<>();

		private final Set<String> threads = new ConcurrentSkipListSet<>();

		@Override
		protected void append(ILoggingEvent event) {
			event.prepareForDeferredProcessing();
			this.threads.add(event.getThreadName());
			this.events.add(event);
		}

	}

}
