/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.PlainJavaService;
import dev.tfprovider.test.internal.engine.check.ObjectForm;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;

/**
 * Calls the {@code read} method of a data source with records, as {@link ResourceTester}
 * does with resources.
 *
 * @param <M> the model
 */
public final class DataSourceTester<M> {

	private static final String TYPE = "test_object";

	private final ProviderService service;

	private final ModelMapping<M> mapping;

	private final ObjectForm form;

	private DataSourceTester(ProviderService service, ModelMapping<M> mapping, ObjectForm form) {
		this.service = service;
		this.mapping = mapping;
		this.form = form;
	}

	/**
	 * Test a data source.
	 * @param model the model
	 * @param reader the data source, ready to be called
	 * @param codecs codecs of the author's own types
	 * @param <M> the model
	 * @return what calls it
	 */
	public static <M> DataSourceTester<M> of(Class<M> model, DataSourceReader<M> reader, TypeCodec<?>... codecs) {
		ModelMappings mappings = new ModelMappings(List.of(codecs));
		ProviderService service = PlainJavaService.of(
				ProviderDefinition.builder("test").dataSource("object", model, reader).build(), mappings,
				new ConnectionSessions());
		Tfplugin6.GetProviderSchema.Response schema = service.answer(ProviderGrpc.getGetProviderSchemaMethod(),
				Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		return new DataSourceTester<>(service, mappings.of(TypeKind.DATA_SOURCE, model),
				new ObjectForm(schema.getDataSourceSchemasOrThrow(TYPE)));
	}

	/**
	 * Call {@code read}.
	 * @param config what is written
	 * @return what came of it; no object beside an error
	 */
	public CallOutcome<M> read(M config) {
		Tfplugin6.ReadDataSource.Response response = this.service.answer(ProviderGrpc.getReadDataSourceMethod(),
				Tfplugin6.ReadDataSource.Request.newBuilder()
					.setTypeName(TYPE)
					.setConfig(this.form.write(this.form.config(this.mapping.writePartial(config), Map.of())))
					.build());
		TerraformValue state = this.form.read(response.getState());
		return new CallOutcome<>((state instanceof ObjectValue object) ? this.mapping.readPartial(object) : null,
				ByteString.EMPTY,
				ObjectForm.diagnostics(response.getDiagnosticsList()).stream().map(EngineRun::diagnostic).toList());
	}

}
