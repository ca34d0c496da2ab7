/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.boot.application.PlainTestProvider;
import dev.tfprovider.boot.application.TracedProvider;
import dev.tfprovider.fixture.ProbeHost;
import io.opentelemetry.proto.metrics.v1.Metric;
import io.opentelemetry.proto.trace.v1.Span;
import io.opentelemetry.proto.trace.v1.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a provider process sends to an OTLP receiver, and that it sends and loads nothing
 * unasked.
 */
@Timeout(120)
@Tag("thorough")
class TraceExportProcessTests {

	private static final String TRACE = "0af7651916cd43dd8448eb211c80319c";

	private static final String PARENT = "b7ad6b7169203331";

	private final OtlpReceiver receiver = new OtlpReceiver();

	@TempDir
	private Path directory;

	TraceExportProcessTests() throws Exception {
	}

	@AfterEach
	void close() {
		this.receiver.close();
	}

	@Test
	void spansAndTimersAreSentBeforeTheEndAndContinueTheTraceOfTheEnvironment() throws Exception {
		try (ProviderProcess provider = launch().environment("TRACEPARENT", "00-" + TRACE + "-" + PARENT + "-01")
			.property("management.opentelemetry.tracing.export.otlp.endpoint", this.receiver.url() + "/v1/traces")
			.property("management.otlp.metrics.export.url", this.receiver.url() + "/v1/metrics")
			.start(this.directory)) {
			exchange(provider);
		}
		assertThat(this.receiver.spans()).isNotEmpty()
			.allSatisfy((span) -> assertThat(OtlpReceiver.hex(span.getTraceId())).isEqualTo(TRACE));
		assertThat(parents("ReadDataSource probe_probe", "ConfigureProvider")).containsOnly(PARENT).hasSize(3);
		assertThat(parents("read probe_probe")).containsExactlyInAnyOrderElementsOf(ids("ReadDataSource probe_probe"));
		assertThat(parents("http get")).containsExactlyInAnyOrderElementsOf(ids("read probe_probe"));
		assertThat(this.receiver.traceParents()).containsExactlyInAnyOrderElementsOf(
				ids("http get").stream().map((id) -> "00-" + TRACE + "-" + id + "-01").toList());
		assertThat(this.receiver.spans())
			.filteredOn((span) -> span.getStatus().getCode() == Status.StatusCode.STATUS_CODE_ERROR)
			.extracting(Span::getName)
			.containsExactlyInAnyOrder("ReadDataSource probe_probe", "read probe_probe", "http get");
		assertThat(this.receiver.spans().toString()).doesNotContain("tok3n-of-rex").contains("***");
		assertThat(this.receiver.metrics()).extracting(Metric::getName)
			.contains("terraform.provider.rpc", "terraform.provider.call");
	}

	@Test
	void receiverThatDoesNotAnswerKeepsNoProcessAlive() throws Exception {
		this.receiver.fallSilent();
		try (ProviderProcess provider = launch().environment("TRACEPARENT", "nonsense")
			.property("management.opentelemetry.tracing.export.otlp.endpoint", this.receiver.url() + "/v1/traces")
			.start(this.directory)) {
			exchange(provider);
		}
		assertThat(this.receiver.spans()).isEmpty();
	}

	@Test
	void withoutAnAddressNothingIsSent() throws Exception {
		try (ProviderProcess provider = launch().environment("TF_LOG", "WARN").start(this.directory)) {
			exchange(provider);
			assertThat(provider.errors()).noneMatch((line) -> line.contains("localhost:4318"));
		}
		assertThat(this.receiver.spans()).isEmpty();
	}

	@Test
	void withoutTheLibrariesNothingOfItIsLoaded() throws Exception {
		Path loaded = this.directory.resolve("loaded.txt");
		try (ProviderProcess provider = ProviderProcess.of(PlainTestProvider.class)
			.environment("JAVA_TOOL_OPTIONS", "-Xlog:class+load:file=" + loaded)
			.start(this.directory)) {
			exchange(provider, "http://a");
		}
		List<String> classes = Files.readAllLines(loaded);
		assertThat(ours(classes, "internal.runtime.call.CallScope ")).isNotEmpty();
		assertThat(ours(classes, "internal.boot.observation.")).isEmpty();
		assertThat(ours(classes, "ProviderObservationAutoConfiguration")).isEmpty();
	}

	private List<String> ids(String name) {
		return spans(name).map((span) -> OtlpReceiver.hex(span.getSpanId())).toList();
	}

	private List<String> parents(String... names) {
		return Stream.of(names).flatMap(this::spans).map((span) -> OtlpReceiver.hex(span.getParentSpanId())).toList();
	}

	private Stream<Span> spans(String name) {
		return this.receiver.spans().stream().filter((span) -> span.getName().equals(name));
	}

	private static List<String> ours(List<String> classes, String name) {
		return classes.stream().filter((line) -> line.contains(name)).toList();
	}

	private static ProviderProcess.Launch launch() {
		return ProviderProcess.of(TracedProvider.class).observed();
	}

	private void exchange(ProviderProcess provider) throws Exception {
		exchange(provider, this.receiver.url());
	}

	private static void exchange(ProviderProcess provider, String endpoint) throws Exception {
		try (ProbeHost host = ProbeHost.plainText(provider.readLine().split("\\|")[3])) {
			host.configure(endpoint);
			host.read("found-tok3n-of-rex");
			host.read("missing-tok3n-of-rex");
			host.shutDown();
			assertThat(provider.process().waitFor()).isZero();
		}
	}

}
