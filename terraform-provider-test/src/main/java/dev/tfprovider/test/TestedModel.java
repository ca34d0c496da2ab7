/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.PlainJavaService;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.ProtocolMessages;
import dev.tfprovider.test.internal.engine.client.RequestMessage;
import dev.tfprovider.test.internal.engine.schema.ConfigurableObject;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaReader;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * The only type of a provider, which is called with records.
 *
 * @param service serves the provider
 * @param mapping maps the records
 * @param schema schema of the type, as a host reads it
 * @param <M> the model
 */
record TestedModel<M>(ProviderService service, ModelMapping<M> mapping, ResourceSchema schema) {

	/**
	 * Name of the provider.
	 */
	static final String PROVIDER = "test";

	/**
	 * Name of the type in the schema of the provider.
	 */
	static final String TYPE = "test_object";

	static <M> TestedModel<M> of(ProviderDefinition definition, ModelMappings mappings, ModelMapping<M> mapping,
			ResourceAddress.Kind kind) {
		ProviderService service = PlainJavaService.of(definition, mappings, new ConnectionSessions());
		Tfplugin6.GetProviderSchema.Response response = service.answer(ProviderGrpc.getGetProviderSchemaMethod(),
				Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		SchemaBlock block = SchemaReader.block(Objects.requireNonNull(SchemaReader.types(kind, response).get(TYPE)));
		return new TestedModel<>(service, mapping, new ResourceSchema(0, block));
	}

	Tfplugin6.DynamicValue write(TerraformValue value) {
		return this.schema.codec().write(value);
	}

	ObjectValue config(M model, Map<String, ?> configured) {
		return ConfigurableObject.of(this.schema.block(), this.mapping.writePartial(model), configured);
	}

	<Q, R extends Message> R answer(RequestMessage<Q, R> request) {
		return this.service.answer(request.method(), request.with("type_name", TYPE).build());
	}

	/**
	 * Return what came of answers: the object of the last, the diagnostics of all.
	 */
	CallOutcome<M> outcome(Message... answers) {
		Message last = answers[answers.length - 1];
		M model = ProtocolMessages.part(last, Tfplugin6.DynamicValue.class)
			.map(this.schema.codec()::read)
			.filter(ObjectValue.class::isInstance)
			.map((object) -> this.mapping.readPartial((ObjectValue) object))
			.orElse(null);
		return new CallOutcome<>(model, ProtocolMessages.part(last, ByteString.class).orElse(ByteString.EMPTY),
				Stream.of(answers).flatMap((answer) -> diagnostics(answer).stream()).toList());
	}

	static List<RunDiagnostic> diagnostics(Message answer) {
		return ProtocolMessages.diagnostics(answer).stream().map(EngineRun::diagnostic).toList();
	}

}
