/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.client.RequestMessage;
import dev.tfprovider.value.TypeCodec;

/**
 * Calls the {@code read} method of a data source with records, as {@link ResourceTester}
 * does with resources.
 *
 * @param <M> the model
 */
public final class DataSourceTester<M> {

	private final TestedModel<M> tested;

	private DataSourceTester(TestedModel<M> tested) {
		this.tested = tested;
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
		return new DataSourceTester<>(TestedModel.of(
				ProviderDefinition.builder(TestedModel.PROVIDER).dataSource("object", model, reader).build(), mappings,
				mappings.of(TypeKind.DATA_SOURCE, model), ResourceAddress.Kind.DATA));
	}

	/**
	 * Call {@code read}.
	 * @param config what is written
	 * @return what came of it; no object beside an error
	 */
	public CallOutcome<M> read(M config) {
		return this.tested.outcome(this.tested.answer(RequestMessage.of(ProviderGrpc.getReadDataSourceMethod())
			.with("config", this.tested.write(this.tested.config(config, Map.of())))));
	}

}
