/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import io.grpc.BindableService;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.Server;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.StreamObserver;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class TrainingCallsTests {

	private final ConnectionSessions sessions = new ConnectionSessions();

	private final ProviderRuntime types = NotesProvider.commanded().service().runtime();

	private final BlockSchema note = this.types.resources().get("notes_note").schema().block();

	@Test
	void conversationPlansEveryResourceAndTouchesNothing() throws Exception {
		Set<String> calls = new ConcurrentSkipListSet<>();
		rehearse(NotesProvider.commanded(this.sessions).service(), recordingIn(calls));
		assertThat(calls).containsExactly("ConfigureProvider", "GetProviderSchema", "PlanResourceChange",
				"ValidateProviderConfig", "ValidateResourceConfig");
	}

	/**
	 * So answers a provider whose start has failed.
	 */
	@Test
	void providerThatReportsAnErrorInsteadOfItsSchemaFailsIt() {
		Set<String> calls = new ConcurrentSkipListSet<>();
		ProviderGrpc.ProviderImplBase failed = new ProviderGrpc.ProviderImplBase() {

			@Override
			public void getProviderSchema(Tfplugin6.GetProviderSchema.Request request,
					StreamObserver<Tfplugin6.GetProviderSchema.Response> observer) {
				observer.onNext(Tfplugin6.GetProviderSchema.Response.newBuilder()
					.addDiagnostics(diagnostic(Diagnostic.Severity.WARNING, "Old settings", "Use others."))
					.addDiagnostics(diagnostic(Diagnostic.Severity.ERROR, "No database", "Set spring.datasource.url."))
					.build());
				observer.onCompleted();
			}

		};
		assertThatExceptionOfType(FailedTrainingException.class).isThrownBy(() -> rehearse(failed, recordingIn(calls)))
			.withMessage("The provider reports an error instead of its schema: No database%sSet spring.datasource.url.",
					System.lineSeparator());
		assertThat(calls).containsExactly("GetProviderSchema");
	}

	@Test
	void unknownSampleSetsWhatMustBeSetOnly() {
		ObjectValue sample = SampleConfiguration.UNKNOWN.configuration(this.note);
		assertThat(sample.get("text")).isEqualTo(TerraformValue.unknown(TerraformType.STRING));
		assertThat(sample.get("secret")).isEqualTo(TerraformValue.ofNull(TerraformType.STRING));
		assertThat(sample.get("size")).isEqualTo(TerraformValue.ofNull(TerraformType.NUMBER));
		assertThat(sample.get("line"))
			.isEqualTo(TerraformValue.list(ObjectType.of(Map.of("text", TerraformType.STRING)), List.of()));
	}

	@Test
	void knownSampleSetsWhateverMayBeSet() {
		ObjectValue sample = SampleConfiguration.KNOWN.configuration(this.note);
		assertThat(sample.get("text")).isEqualTo(TerraformValue.string("1"));
		assertThat(sample.get("pinned")).isEqualTo(TerraformValue.bool(true));
		assertThat(sample.get("secret")).isEqualTo(TerraformValue.string("1"));
		assertThat(sample.get("id")).isEqualTo(TerraformValue.ofNull(TerraformType.STRING));
		assertThat(sample.get("labels")).isEqualTo(TerraformValue.ofNull(TerraformType.set(TerraformType.STRING)));
	}

	private void rehearse(BindableService service, ServerInterceptor interceptor) throws Exception {
		Server server = NettyServerBuilder.forPort(0)
			.addTransportFilter(this.sessions.filter())
			.addService(service)
			.intercept(interceptor)
			.build()
			.start();
		ManagedChannel channel = NettyChannelBuilder.forAddress("127.0.0.1", server.getPort()).usePlaintext().build();
		try {
			new TrainingCalls(channel, this.types).run();
		}
		finally {
			channel.shutdownNow().awaitTermination(10, TimeUnit.SECONDS);
			server.shutdownNow().awaitTermination(10, TimeUnit.SECONDS);
		}
	}

	private static Diagnostic diagnostic(Diagnostic.Severity severity, String summary, String detail) {
		return Diagnostic.newBuilder().setSeverity(severity).setSummary(summary).setDetail(detail).build();
	}

	private static ServerInterceptor recordingIn(Set<String> calls) {
		return new ServerInterceptor() {

			@Override
			public <Q, R> ServerCall.Listener<Q> interceptCall(ServerCall<Q, R> call, Metadata headers,
					ServerCallHandler<Q, R> next) {
				calls.add(String.valueOf(call.getMethodDescriptor().getBareMethodName()));
				return next.startCall(call, headers);
			}

		};
	}

}
