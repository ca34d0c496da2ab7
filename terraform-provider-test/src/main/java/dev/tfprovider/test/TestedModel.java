/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.function.Function;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.PlainJavaService;
import dev.tfprovider.test.internal.engine.check.ObjectForm;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.value.ObjectValue;

/**
 * The only type of a provider, which is called with records.
 *
 * @param service serves the provider
 * @param mapping maps the records
 * @param form what objects of the type look like
 * @param <M> the model
 */
record TestedModel<M>(ProviderService service, ModelMapping<M> mapping, ObjectForm form) {

	/**
	 * Name of the provider.
	 */
	static final String PROVIDER = "test";

	/**
	 * Name of the type in the schema of the provider.
	 */
	static final String TYPE = "test_object";

	static <M> TestedModel<M> of(ProviderDefinition definition, ModelMappings mappings, ModelMapping<M> mapping,
			Function<Tfplugin6.GetProviderSchema.Response, Tfplugin6.Schema> schema) {
		ProviderService service = PlainJavaService.of(definition, mappings, new ConnectionSessions());
		Tfplugin6.GetProviderSchema.Response response = service.answer(ProviderGrpc.getGetProviderSchemaMethod(),
				Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		return new TestedModel<>(service, mapping, new ObjectForm(schema.apply(response)));
	}

	CallOutcome<M> outcome(Tfplugin6.DynamicValue state, ByteString privateState, List<RunDiagnostic> diagnostics) {
		M model = (this.form.read(state) instanceof ObjectValue object) ? this.mapping.readPartial(object) : null;
		return new CallOutcome<>(model, privateState, diagnostics);
	}

	static List<RunDiagnostic> diagnostics(List<Tfplugin6.Diagnostic> messages) {
		return ObjectForm.diagnostics(messages).stream().map(EngineRun::diagnostic).toList();
	}

}
