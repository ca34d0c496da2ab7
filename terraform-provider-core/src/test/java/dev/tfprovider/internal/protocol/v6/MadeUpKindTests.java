/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import com.google.protobuf.UnknownFieldSet;
import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.protocol.v5.NestedAttributeCheck;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.InferredType;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.value.ObjectView;
import io.grpc.MethodDescriptor;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Tests for {@link TypeKind} and {@link ServedKind}: what a kind of type costs that
 * Terraform does not have. The protocol has no fields for it, so that it uses numbers
 * that nothing else has.
 */
class MadeUpKindTests {

	private static final int FIELD = 4711;

	private static final TypeKind POLICY = new TypeKind("policy", "a policy", Policy.class, "acme.TerraformPolicy",
			List.of("Policy"), TypeKind.Content.ARGUMENTS,
			new TypeKind.Block("policy", 2, false, Set.of("count"), Set.of(), Set.of()),
			new TypeKind.Limits(List.of("decide"), "a policy only decides", Void.class), "Terraform 9", false);

	private static final MethodDescriptor<Tfplugin6.PlanAction.Request, Tfplugin6.PlanAction.Response> DECIDE = ProviderGrpc
		.getPlanActionMethod()
		.toBuilder()
		.setFullMethodName("tfplugin6.Provider/DecidePolicy")
		.build();

	private static final ServedKind SERVED = new ServedKind(POLICY,
			(metadata, name) -> metadata.setUnknownFields(field(name, ByteString.EMPTY)),
			(schemas, name, schema) -> schemas.setUnknownFields(field(name, schema.toByteString())),
			(response) -> Map.of(), PolicyRpcs::of);

	@Test
	void metadataNamesItsTypes() {
		assertThat(service()
			.answer(ProviderGrpc.getGetMetadataMethod(), Tfplugin6.GetMetadata.Request.getDefaultInstance())
			.getUnknownFields()).isEqualTo(field("acme_ceiling", ByteString.EMPTY));
	}

	@Test
	void schemaIsInferredFromTheModel() throws IOException {
		ByteString bytes = service()
			.answer(ProviderGrpc.getGetProviderSchemaMethod(), Tfplugin6.GetProviderSchema.Request.getDefaultInstance())
			.getUnknownFields()
			.getField(FIELD)
			.getLengthDelimitedList()
			.get(1);
		assertThat(Tfplugin6.Schema.parseFrom(bytes).getBlock().getAttributesList())
			.extracting(Tfplugin6.Schema.Attribute::getName, Tfplugin6.Schema.Attribute::getRequired)
			.containsExactly(tuple("limit", true), tuple("spent", true));
	}

	@Test
	void requestReachesTheCode() {
		assertThat(decide("acme_ceiling", "{\"limit\":10,\"spent\":11}")).singleElement()
			.extracting(Tfplugin6.Diagnostic::getSummary)
			.isEqualTo("1 too much");
		assertThat(decide("acme_ceiling", "{\"limit\":11,\"spent\":11}")).isEmpty();
	}

	@Test
	void configurationIsValidated() {
		assertThat(decide("acme_ceiling", "{\"limit\":-1,\"spent\":11}")).singleElement()
			.extracting(Tfplugin6.Diagnostic::getSummary)
			.isEqualTo("Negative limit");
	}

	@Test
	void unknownTypeIsRefusedByTheNameOfTheKind() {
		assertThat(decide("acme_other", "{\"limit\":1,\"spent\":1}")).singleElement()
			.extracting(Tfplugin6.Diagnostic::getDetail)
			.asString()
			.contains("This provider has no policy type \"acme_other\"");
	}

	@Test
	void providerWithoutItDoesNotAnswerItsRpcs() {
		ProviderDefinition none = ProviderDefinition.builder("acme").build();
		assertThatExceptionOfType(IllegalArgumentException.class)
			.isThrownBy(() -> service(none).answer(DECIDE, Tfplugin6.PlanAction.Request.getDefaultInstance()))
			.withMessage("This provider has no tfplugin6.Provider/DecidePolicy");
	}

	@Test
	void nameIsTakenOnce() {
		ProviderDefinition.Builder builder = ProviderDefinition.builder("acme").type(POLICY, declared("ceiling"));
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> builder.type(POLICY, declared("ceiling")))
			.withMessageContaining("The policy type 'ceiling' is claimed by both");
	}

	@Test
	void reservedNameIsRefused() {
		assertThatExceptionOfType(SchemaInferenceException.class)
			.isThrownBy(() -> new ModelMappings(List.of()).of(POLICY, Counted.class))
			.withMessageContaining("count");
	}

	@Test
	void limitOfWhatItDoesNotDoIsRefused() {
		ProviderDefinition limited = ProviderDefinition.builder("acme")
			.type(POLICY, TypeDeclaration.of("ceiling", Spending.class, Limited.class, Limited::new, "limited"))
			.build();
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(() -> service(limited))
			.withMessageContaining("limits read, but a policy only decides");
	}

	@Test
	void protocol5RefusesWhatItCannotExpress() {
		ProviderDefinition nested = ProviderDefinition.builder("acme")
			.type(POLICY, TypeDeclaration.of("nested", Nested.class, Policy.class, Ceiling::new, "nested"))
			.build();
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> NestedAttributeCheck.check(service(nested).runtime()))
			.withMessageContaining("The policy acme_nested has the nested attribute 'inside'");
	}

	private static List<Tfplugin6.Diagnostic> decide(String type, String config) {
		return service()
			.answer(DECIDE,
					Tfplugin6.PlanAction.Request.newBuilder()
						.setActionType(type)
						.setConfig(Tfplugin6.DynamicValue.newBuilder().setJson(ByteString.copyFromUtf8(config)))
						.build())
			.getDiagnosticsList();
	}

	private static TypeDeclaration<Spending, Policy<Spending>> declared(String name) {
		return TypeDeclaration.of(name, Spending.class, Ceiling.class, Ceiling::new, name);
	}

	private static ProviderService service() {
		return service(ProviderDefinition.builder("acme").type(POLICY, declared("ceiling")).build());
	}

	private static ProviderService service(ProviderDefinition definition) {
		ConnectionSessions sessions = new ConnectionSessions();
		ProviderRuntime runtime = new ProviderRuntime(definition, ModelMappings.of(definition),
				ConstraintValidator.NONE, List.of(), Map.of(), new CurrentSession());
		return new ProviderService(runtime, sessions, ProtocolData.NONE,
				Stream.concat(ServedKind.all().stream(), Stream.of(SERVED)).toList());
	}

	private static UnknownFieldSet field(String name, ByteString content) {
		return UnknownFieldSet.newBuilder()
			.addField(FIELD,
					UnknownFieldSet.Field.newBuilder()
						.addLengthDelimited(ByteString.copyFromUtf8(name))
						.addLengthDelimited(content)
						.build())
			.build();
	}

	/**
	 * The contract.
	 *
	 * @param <M> the model
	 */
	interface Policy<M> {

		@Nullable Diagnostic decide(M model);

	}

	/**
	 * The RPCs.
	 *
	 * @param provider what all RPCs use
	 */
	record PolicyRpcs(RpcContext provider) {

		static List<Rpc<?, ?>> of(RpcContext provider) {
			return List.of(Rpc.reporting(DECIDE, new PolicyRpcs(provider)::decide,
					(diagnostics) -> Tfplugin6.PlanAction.Response.newBuilder().addAllDiagnostics(diagnostics).build(),
					Tfplugin6.PlanAction.Response::getDiagnosticsList)
				.about(POLICY, Tfplugin6.PlanAction.Request::getActionType));
		}

		private List<Tfplugin6.Diagnostic> decide(CallScope scope, Tfplugin6.PlanAction.Request request) {
			InferredType<Object, Policy<Object>> type = this.provider.type(POLICY, request.getActionType());
			List<Tfplugin6.Diagnostic> wrong = this.provider.validate(scope, POLICY, type.name(), request.getConfig());
			return wrong.isEmpty()
					? this.provider.report(scope, type,
							decision(type, type.mapping().read(this.provider.config(scope, type, request.getConfig()))))
					: wrong;
		}

		private static List<Diagnostic> decision(InferredType<Object, Policy<Object>> type, Object model) {
			return Stream.ofNullable(type.code().decide(model)).toList();
		}

	}

	record Spending(long limit, long spent) {

	}

	record Counted(long count) {

	}

	record Nested(Spending inside) {

	}

	static class Ceiling implements Policy<Spending>, ConfigValidator<Spending> {

		@Override
		public @Nullable Diagnostic decide(Spending model) {
			long excess = model.spent() - model.limit();
			return (excess > 0) ? Diagnostic.error(excess + " too much", "Spend less.") : null;
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			Long limit = config.get("limit", Long.class).orElse(0L);
			if (limit < 0) {
				diagnostics.error("Negative limit", "Use a limit of zero or more.");
			}
		}

	}

	@Timeouts(read = "1m")
	static class Limited extends Ceiling {

	}

}
