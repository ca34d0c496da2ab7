/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.client.ProtocolMessages;
import dev.tfprovider.test.internal.engine.codec.HostCodec;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.schema.SchemaBody;
import dev.tfprovider.test.internal.engine.schema.SchemaReader;
import dev.tfprovider.test.internal.engine.value.SampleValues;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * What objects of one schema look like, as prior state, configuration and proposal.
 */
public final class ObjectForm {

	private final SchemaBlock block;

	private final HostCodec codec;

	/**
	 * Read a schema.
	 * @param schema schema of the protocol
	 */
	public ObjectForm(Tfplugin6.Schema schema) {
		this.block = SchemaReader.block(schema);
		this.codec = HostCodec.of(this.block.objectType());
	}

	/**
	 * Return the value for no object.
	 * @return the null value
	 */
	public NullValue nothing() {
		return TerraformValue.ofNull(this.block.objectType());
	}

	/**
	 * Return what of an object can be configured.
	 * @param object an object
	 * @param configured values of further root attributes
	 * @return the object with null for all that only the provider decides
	 */
	public ObjectValue config(ObjectValue object, Map<String, ?> configured) {
		return SampleValues.object(this.block.objectType(), configurable(this.block, object), configured);
	}

	/**
	 * Return what Terraform proposes for a change.
	 * @param prior the object before
	 * @param config the configuration
	 * @return the proposal
	 */
	public TerraformValue proposed(TerraformValue prior, TerraformValue config) {
		return config.isNull() ? config : ProposedNew.of(this.block, prior, config);
	}

	/**
	 * Write a value.
	 * @param value an object or no object
	 * @return the value as it travels
	 */
	public Tfplugin6.DynamicValue write(TerraformValue value) {
		return this.codec.write(value);
	}

	/**
	 * Read a value.
	 * @param message the value as it travels
	 * @return an object or no object
	 */
	public TerraformValue read(Tfplugin6.DynamicValue message) {
		return this.codec.read(message);
	}

	/**
	 * Read diagnostics.
	 * @param messages diagnostics of an answer
	 * @return the diagnostics, about nothing in particular
	 */
	public static List<EngineDiagnostic> diagnostics(List<Tfplugin6.Diagnostic> messages) {
		return ProtocolMessages.diagnostics(messages);
	}

	private static ObjectValue configurable(SchemaBody body, ObjectValue object) {
		Map<String, TerraformValue> values = new HashMap<>();
		for (SchemaAttribute attribute : body.attributes()) {
			values.put(attribute.name(), configurable(attribute, object.get(attribute.name())));
		}
		for (SchemaBlockType nested : body.blocks()) {
			values.put(nested.name(), nested(nested.block(), object.get(nested.name())));
		}
		ObjectType type = object.type();
		return TerraformValue.object(type, values);
	}

	private static TerraformValue configurable(SchemaAttribute attribute, TerraformValue value) {
		if (!attribute.required() && !attribute.optional()) {
			return TerraformValue.ofNull(attribute.type());
		}
		return (attribute.nested() != null) ? nested(attribute.nested(), value) : value;
	}

	private static TerraformValue nested(SchemaBody body, TerraformValue value) {
		if (value instanceof ObjectValue object && object.type().equals(body.objectType())) {
			return configurable(body, object);
		}
		return value.transformParts(new TerraformValue.Transform() {

			@Override
			public TerraformValue apply(TerraformValue whole) {
				return whole;
			}

			@Override
			public TerraformValue part(int index, @Nullable String name, TerraformValue part) {
				return nested(body, part);
			}

		});
	}

}
