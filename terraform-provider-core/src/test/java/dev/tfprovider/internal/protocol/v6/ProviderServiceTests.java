/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.ByteArrayInputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.StreamObserver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ProviderService} over a server without a network.
 */
class ProviderServiceTests {

	private static final Set<String> IMPLEMENTED = Set.of("GetMetadata", "GetProviderSchema", "ValidateProviderConfig",
			"ConfigureProvider", "ValidateResourceConfig", "ValidateDataResourceConfig", "UpgradeResourceState",
			"ReadResource", "PlanResourceChange", "ApplyResourceChange", "ImportResourceState", "ReadDataSource",
			"StopProvider", "MoveResourceState", "UpgradeResourceIdentity", "GenerateResourceConfig",
			"GetResourceIdentitySchemas", "GetFunctions", "CallFunction");

	private static final Set<String> NEED_NOTHING = Set.of("GetMetadata", "GetProviderSchema", "StopProvider",
			"GetResourceIdentitySchemas", "GetFunctions");

	private static final ByteString PRIVATE = ByteString.copyFromUtf8("private");

	private final Acme acme = new Acme();

	private final AcmeServer server = new AcmeServer(this.acme);

	private final ProviderGrpc.ProviderBlockingStub client = this.server.client();

	@AfterEach
	void close() {
		this.server.close();
	}

	@Test
	void everyMethodIsKnown() {
		assertThat(methods()).hasSize(36).extracting(MethodDescriptor::getBareMethodName).containsAll(IMPLEMENTED);
	}

	@ParameterizedTest
	@MethodSource("methods")
	void callWithEmptyRequestAnswersOrIsUnimplemented(MethodDescriptor<Message, Message> method) {
		if (!IMPLEMENTED.contains(method.getBareMethodName())) {
			assertThatExceptionOfType(StatusRuntimeException.class).isThrownBy(() -> call(method, empty(method)))
				.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNIMPLEMENTED));
			return;
		}
		Message response = call(method, empty(method));
		assertThat(errors(response)).hasSize(NEED_NOTHING.contains(method.getBareMethodName()) ? 0 : 1);
		assertThat(this.acme.calls()).isEmpty();
	}

	/**
	 * The type is right, but whatever value there is, is none.
	 */
	@ParameterizedTest
	@MethodSource("methodsWithValues")
	void callWithGarbageAnswersWithAnError(MethodDescriptor<Message, Message> method) {
		Message response = call(method, withGarbage(method));
		assertThat(errors(response)).singleElement().asString().contains("does not fit");
		assertThat(this.acme.calls()).isEmpty();
	}

	static Stream<MethodDescriptor<?, ?>> methods() {
		return ProviderGrpc.getServiceDescriptor()
			.getMethods()
			.stream()
			.map((method) -> (MethodDescriptor<?, ?>) method);
	}

	static Stream<MethodDescriptor<?, ?>> methodsWithValues() {
		return methods().filter((method) -> IMPLEMENTED.contains(method.getBareMethodName()))
			.filter((method) -> !NEED_NOTHING.contains(method.getBareMethodName()))
			.filter((method) -> !Set.of("ImportResourceState", "MoveResourceState", "CallFunction")
				.contains(method.getBareMethodName()));
	}

	@Test
	void readWithGarbageLosesNoState() {
		Tfplugin6.ReadResource.Response response = this.client.readResource(Tfplugin6.ReadResource.Request.newBuilder()
			.setTypeName("acme_thing")
			.setCurrentState(garbage())
			.setPrivate(PRIVATE)
			.build());
		assertThat(response.getNewState()).isEqualTo(garbage());
		assertThat(response.getPrivate()).isEqualTo(PRIVATE);
	}

	@Test
	void planWithGarbageLosesNoState() {
		Tfplugin6.DynamicValue prior = Acme.thing("{\"id\":1}");
		Tfplugin6.PlanResourceChange.Response response = this.client
			.planResourceChange(Tfplugin6.PlanResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setPriorState(prior)
				.setProposedNewState(garbage())
				.setPriorPrivate(PRIVATE)
				.build());
		assertThat(response.getPlannedState()).isEqualTo(prior);
		assertThat(response.getPlannedPrivate()).isEqualTo(PRIVATE);
	}

	@ParameterizedTest
	@CsvSource({ "acme_thing", "acme_unknown" })
	void applyThatCannotBeReadLosesNoState(String typeName) {
		Tfplugin6.DynamicValue prior = Acme.thing("{\"id\":1}");
		Tfplugin6.ApplyResourceChange.Response response = this.client
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName(typeName)
				.setPriorState(prior)
				.setPlannedState(garbage())
				.setPlannedPrivate(PRIVATE)
				.build());
		assertThat(response.getNewState()).isEqualTo(prior);
		assertThat(response.getPrivate()).isEqualTo(PRIVATE);
		assertThat(response.getDiagnosticsList()).hasSize(1);
		assertThat(this.acme.calls()).isEmpty();
	}

	@Test
	void errorNamesTheUnknownType() {
		Tfplugin6.ReadResource.Response response = this.client
			.readResource(Tfplugin6.ReadResource.Request.newBuilder().setTypeName("acme_unknown").build());
		assertThat(response.getDiagnosticsList()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.getSummary()).isEqualTo("Provider failed in ReadResource");
			assertThat(diagnostic.getDetail()).contains("This provider has no resource type \"acme_unknown\"");
		});
	}

	@Test
	void garbageIsNamedByItsPath() {
		Tfplugin6.DynamicValue wrong = Tfplugin6.DynamicValue.newBuilder()
			.setJson(ByteString.copyFromUtf8("{\"name\":[]}"))
			.build();
		Tfplugin6.ValidateResourceConfig.Response response = this.client
			.validateResourceConfig(Tfplugin6.ValidateResourceConfig.Request.newBuilder()
				.setTypeName("acme_thing")
				.setConfig(wrong)
				.build());
		assertThat(response.getDiagnosticsList()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.getSummary()).isEqualTo("Value does not fit the schema");
			assertThat(diagnostic.getDetail()).startsWith("name: string is required.");
			assertThat(diagnostic.getAttribute().getSteps(0).getAttributeName()).isEqualTo("name");
		});
	}

	@Test
	void metadataListsTypes() {
		Tfplugin6.GetMetadata.Response response = this.client
			.getMetadata(Tfplugin6.GetMetadata.Request.getDefaultInstance());
		assertThat(response.getResourcesList()).extracting(Tfplugin6.GetMetadata.ResourceMetadata::getTypeName)
			.containsExactly("acme_thing");
		assertThat(response.getDataSourcesList()).extracting(Tfplugin6.GetMetadata.DataSourceMetadata::getTypeName)
			.containsExactly("acme_weather");
		assertThat(response.getServerCapabilities().getPlanDestroy()).isTrue();
	}

	@Test
	void schemaIsTheSameEveryTime() {
		Tfplugin6.GetProviderSchema.Request request = Tfplugin6.GetProviderSchema.Request.getDefaultInstance();
		Tfplugin6.GetProviderSchema.Response response = this.client.getProviderSchema(request);
		assertThat(response.getProvider().getBlock().getAttributesList())
			.extracting(Tfplugin6.Schema.Attribute::getName)
			.containsExactly("endpoint");
		assertThat(response.getResourceSchemasMap()).containsOnlyKeys("acme_thing");
		assertThat(response.getDataSourceSchemasMap()).containsOnlyKeys("acme_weather");
		assertThat(response.getServerCapabilities().getPlanDestroy()).isTrue();
		assertThat(response.getServerCapabilities().getGetProviderSchemaOptional()).isTrue();
		assertThat(response.hasProviderMeta()).isFalse();
		assertThat(this.client.getProviderSchema(request)).isEqualTo(response);
	}

	@Test
	void objectIsPlannedCreatedReadAndDeleted() {
		Tfplugin6.DynamicValue config = Acme.thing("{\"name\":\"a\",\"pin\":\"1\",\"parts\":[]}");
		Tfplugin6.PlanResourceChange.Response plan = this.client
			.planResourceChange(Tfplugin6.PlanResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setProposedNewState(config)
				.setConfig(config)
				.build());
		assertThat(plan.getDiagnosticsList()).isEmpty();
		assertThat(value(plan.getPlannedState())).hasToString("{any=null, created=(known after apply), "
				+ "id=(known after apply), labels=null, name=\"a\", parts=[], pin=null, size=1}");
		Tfplugin6.ApplyResourceChange.Response created = this.client
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setPlannedState(plan.getPlannedState())
				.setConfig(config)
				.setPlannedPrivate(PRIVATE)
				.build());
		assertThat(created.getDiagnosticsList()).isEmpty();
		assertThat(created.getPrivate()).isEqualTo(PRIVATE);
		assertThat(value(created.getNewState())).hasToString("{any=null, created=\"1970-01-01T00:00:00Z\", id=7, "
				+ "labels=null, name=\"a\", parts=[], pin=null, size=1}");
		Tfplugin6.ReadResource.Response read = this.client.readResource(Tfplugin6.ReadResource.Request.newBuilder()
			.setTypeName("acme_thing")
			.setCurrentState(created.getNewState())
			.setPrivate(PRIVATE)
			.build());
		assertThat(read.getNewState()).isEqualTo(created.getNewState());
		assertThat(read.getPrivate()).isEqualTo(PRIVATE);
		Tfplugin6.ApplyResourceChange.Response deleted = this.client
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setPriorState(created.getNewState())
				.setPlannedPrivate(PRIVATE)
				.build());
		assertThat(deleted.getDiagnosticsList()).isEmpty();
		assertThat(deleted.getPrivate()).isEqualTo(ByteString.EMPTY);
		assertThat(value(deleted.getNewState()).isNull()).isTrue();
		assertThat(deleted.getNewState().getMsgpack()).isNotEmpty();
		assertThat(this.acme.calls()).containsExactly("create", "read", "delete");
	}

	@Test
	void planNamesWhatRequiresReplacement() {
		Tfplugin6.DynamicValue prior = Acme.thing("{\"id\":1,\"name\":\"a\",\"size\":1,\"parts\":[]}");
		Tfplugin6.DynamicValue config = Acme.thing("{\"name\":\"b\",\"parts\":[]}");
		Tfplugin6.PlanResourceChange.Response plan = this.client
			.planResourceChange(Tfplugin6.PlanResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setPriorState(prior)
				.setProposedNewState(Acme.thing("{\"id\":1,\"name\":\"b\",\"size\":1,\"parts\":[]}"))
				.setConfig(config)
				.setPriorPrivate(PRIVATE)
				.build());
		assertThat(plan.getRequiresReplaceList()).singleElement()
			.extracting((path) -> path.getSteps(0).getAttributeName())
			.isEqualTo("name");
		assertThat(plan.getPlannedPrivate()).isEqualTo(PRIVATE);
		assertThat(plan.getLegacyTypeSystem()).isFalse();
	}

	/**
	 * What has no form on the wire must not cost the state of what has been created.
	 */
	@Test
	void applyWhenResultCannotBeEncodedKeepsTheRest() {
		this.acme.code(
				(data) -> new Acme.Thing(7L, "a", 1, null, null,
						TerraformValue.list(TerraformType.DYNAMIC,
								List.of(TerraformValue.bool(true), TerraformValue.number(1))),
						Instant.EPOCH, List.of()));
		Tfplugin6.ApplyResourceChange.Response response = create();
		assertThat(value(response.getNewState())).asString().contains("id=7", "any=null", "name=\"a\"");
		assertThat(response.getDiagnosticsList()).anySatisfy((diagnostic) -> {
			assertThat(diagnostic.getSummary()).isEqualTo("Provider returned an invalid value");
			assertThat(diagnostic.getAttribute().getSteps(0).getAttributeName()).isEqualTo("any");
		});
	}

	/**
	 * A part needs a name, so these parts have no form at all.
	 */
	@Test
	void applyWhenAComponentCannotBeWrittenKeepsTheRest() {
		this.acme.code((data) -> new Acme.Thing(7L, "a", 1, null, null, null, Instant.EPOCH,
				List.of(new Acme.Part(null, null))));
		Tfplugin6.ApplyResourceChange.Response response = create();
		assertThat(value(response.getNewState())).asString()
			.contains("id=7", "name=\"a\"", "parts=[{name=null, screws=[]}]");
		assertThat(response.getDiagnosticsList()).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.getDetail()).contains("component 'name' of "));
	}

	@Test
	void applyWhenAuthorRunsOutOfMemoryAnswers() {
		this.acme.code((data) -> {
			data.save(new Acme.Thing(7L, null, null, null, null, null, null, List.of()));
			throw new OutOfMemoryError("heap");
		});
		Tfplugin6.ApplyResourceChange.Response response = this.client
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setPlannedState(Acme.thing("{\"name\":\"a\",\"size\":1,\"parts\":[]}"))
				.setConfig(Acme.thing("{\"name\":\"a\",\"parts\":[]}"))
				.setPlannedPrivate(PRIVATE)
				.build());
		assertThat(value(response.getNewState())).asString().contains("id=7");
		assertThat(response.getPrivate()).isEqualTo(PRIVATE);
		assertThat(Acme.summaries(response.getDiagnosticsList())).containsExactly("ERROR Could not create acme_thing");
	}

	@Test
	void validateRefusesWriteOnlyForClientsThatDoNotKnowThem() {
		Tfplugin6.ValidateResourceConfig.Request request = Tfplugin6.ValidateResourceConfig.Request.newBuilder()
			.setTypeName("acme_thing")
			.setConfig(Acme.thing("{\"name\":\"a\",\"pin\":\"1\",\"parts\":[]}"))
			.build();
		assertThat(Acme.summaries(this.client.validateResourceConfig(request).getDiagnosticsList()))
			.containsExactly("ERROR Write-only attribute not supported");
		Tfplugin6.ValidateResourceConfig.Request modern = request.toBuilder()
			.setClientCapabilities(Tfplugin6.ClientCapabilities.newBuilder().setWriteOnlyAttributesAllowed(true))
			.build();
		assertThat(this.client.validateResourceConfig(modern).getDiagnosticsList()).isEmpty();
	}

	@Test
	void importGivesOneObject() {
		Tfplugin6.ImportResourceState.Response response = this.client.importResourceState(
				Tfplugin6.ImportResourceState.Request.newBuilder().setTypeName("acme_thing").setId("42").build());
		assertThat(response.getImportedResourcesList()).singleElement().satisfies((imported) -> {
			assertThat(imported.getTypeName()).isEqualTo("acme_thing");
			assertThat(value(imported.getState()))
				.hasToString("{any=null, created=null, id=42, labels=null, name=null, parts=[], pin=null, size=null}");
		});
	}

	@Test
	void dataSourceIsRead() {
		Tfplugin6.ReadDataSource.Response response = this.client
			.readDataSource(Tfplugin6.ReadDataSource.Request.newBuilder()
				.setTypeName("acme_weather")
				.setConfig(Acme.weather("{\"city\":\"Bern\"}"))
				.build());
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(Values6.read(Acme.weatherCodec(), response.getState())).hasToString("{city=\"Bern\", degrees=21}");
	}

	@Test
	void dataSourceConfigurationIsValidated() {
		Tfplugin6.ValidateDataResourceConfig.Request request = Tfplugin6.ValidateDataResourceConfig.Request.newBuilder()
			.setTypeName("acme_weather")
			.setConfig(Acme.weather("{\"city\":\"Bern\"}"))
			.build();
		assertThat(this.client.validateDataResourceConfig(request).getDiagnosticsList()).isEmpty();
		assertThat(Acme
			.summaries(this.client.validateDataResourceConfig(request.toBuilder().setTypeName("acme_climate").build())
				.getDiagnosticsList()))
			.containsExactly("ERROR Provider failed in ValidateDataResourceConfig");
	}

	@Test
	void stopAnswersWithoutError() {
		assertThat(this.client.stopProvider(Tfplugin6.StopProvider.Request.getDefaultInstance()).getError()).isEmpty();
	}

	private Tfplugin6.ApplyResourceChange.Response create() {
		return this.client.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
			.setTypeName("acme_thing")
			.setPlannedState(Acme.thing("{\"name\":\"a\",\"size\":1,\"parts\":[]}"))
			.setConfig(Acme.thing("{\"name\":\"a\",\"parts\":[]}"))
			.build());
	}

	private static TerraformValue value(Tfplugin6.DynamicValue value) {
		return Values6.read(Acme.codec(), value);
	}

	private static Tfplugin6.DynamicValue garbage() {
		return Tfplugin6.DynamicValue.newBuilder()
			.setMsgpack(ByteString.copyFrom(new byte[] { (byte) 0xc1, 1 }))
			.build();
	}

	private static Message empty(MethodDescriptor<Message, Message> method) {
		return method.parseRequest(new ByteArrayInputStream(new byte[0]));
	}

	private static Message withGarbage(MethodDescriptor<Message, Message> method) {
		Message.Builder request = empty(method).toBuilder();
		for (FieldDescriptor field : request.getDescriptorForType().getFields()) {
			if (field.getName().equals("type_name")) {
				request.setField(field, method.getBareMethodName().contains("Data") ? "acme_weather" : "acme_thing");
			}
			else if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE
					&& field.getMessageType().equals(Tfplugin6.DynamicValue.getDescriptor())) {
				request.setField(field, garbage());
			}
			else if (field.getName().equals("raw_state")) {
				request.setField(field,
						Tfplugin6.RawState.newBuilder().setJson(ByteString.copyFromUtf8("{\"id\":true}")).build());
			}
		}
		return request.build();
	}

	@SuppressWarnings("unchecked")
	private static List<String> errors(Message response) {
		if (response instanceof Tfplugin6.CallFunction.Response called && called.hasError()) {
			return List.of(called.getError().getText());
		}
		FieldDescriptor field = response.getDescriptorForType().findFieldByName("diagnostics");
		List<Tfplugin6.Diagnostic> diagnostics = (field != null) ? (List<Tfplugin6.Diagnostic>) response.getField(field)
				: List.of();
		return diagnostics.stream()
			.filter((diagnostic) -> diagnostic.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR)
			.map((diagnostic) -> diagnostic.getSummary() + ": " + diagnostic.getDetail())
			.toList();
	}

	private Message call(MethodDescriptor<Message, Message> method, Message request) {
		ManagedChannel channel = this.server.connect();
		return switch (method.getType()) {
			case UNARY -> ClientCalls.blockingUnaryCall(channel, method, CallOptions.DEFAULT, request);
			case SERVER_STREAMING ->
				ClientCalls.blockingServerStreamingCall(channel, method, CallOptions.DEFAULT, request).next();
			default -> stream(channel, method, request);
		};
	}

	private static Message stream(ManagedChannel channel, MethodDescriptor<Message, Message> method, Message request) {
		CompletableFuture<List<Message>> answer = new CompletableFuture<>();
		List<Message> messages = new ArrayList<>();
		StreamObserver<Message> requests = ClientCalls
			.asyncClientStreamingCall(channel.newCall(method, CallOptions.DEFAULT), new StreamObserver<Message>() {

				@Override
				public void onNext(Message message) {
					messages.add(message);
				}

				@Override
				public void onError(Throwable failure) {
					answer.completeExceptionally(failure);
				}

				@Override
				public void onCompleted() {
					answer.complete(messages);
				}

			});
		requests.onNext(request);
		requests.onCompleted();
		try {
			return answer.join().get(0);
		}
		catch (CompletionException ex) {
			throw (StatusRuntimeException) ex.getCause();
		}
	}

}
