/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.codec.HostCodec;
import dev.tfprovider.test.internal.engine.value.SampleValues;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * A type that a provider serves, as far as calls from outside need to know it.
 *
 * @param name type name, empty for the provider block
 * @param problems what Core refuses in its schema, in Core's words
 * @param type type of its objects
 * @param configuration a configuration made up from the schema: everything that can be
 * configured has a value, collections one element
 * @param empty the configuration that says nothing
 */
public record ServedType(String name, List<String> problems, ObjectType type, ObjectValue configuration,
		ObjectValue empty) {

	/**
	 * Read schemas by type name.
	 * @param schemas schemas of the protocol
	 * @return the types by name, sorted
	 */
	public static Map<String, ServedType> of(Map<String, Tfplugin6.Schema> schemas) {
		Map<String, ServedType> types = new TreeMap<>();
		schemas.forEach((name, schema) -> types.put(name, of(name, schema)));
		return types;
	}

	/**
	 * Read a schema.
	 * @param name type name
	 * @param schema schema of the protocol
	 * @return the type
	 */
	public static ServedType of(String name, Tfplugin6.Schema schema) {
		SchemaBlock block = SchemaReader.block(schema);
		List<String> problems = new ArrayList<>(SchemaCheck.problems(block));
		if (schema.getVersion() < 0) {
			problems.add("negative schema version " + schema.getVersion());
		}
		return new ServedType(name, List.copyOf(problems), block.objectType(), ConfigurableObject.example(block),
				block.emptyValue());
	}

	/**
	 * Return what reads identities.
	 * @param schema schema of the protocol
	 * @return the codec of its objects
	 */
	public static HostCodec identity(Tfplugin6.ResourceIdentitySchema schema) {
		return new HostCodec(SchemaReader.block(schema).objectType());
	}

	/**
	 * Write a value of this type.
	 * @param value an object, or the null or unknown one
	 * @return the value as it travels
	 */
	public Tfplugin6.DynamicValue message(TerraformValue value) {
		return new HostCodec(this.type).write(value);
	}

	/**
	 * Return this type with another configuration.
	 * @param values values of attributes and blocks, as in Terraform's JSON syntax; all
	 * others are left out
	 * @return the changed type
	 */
	public ServedType withConfiguration(Map<String, ?> values) {
		return new ServedType(this.name, this.problems, this.type, SampleValues.object(this.type, this.empty, values),
				this.empty);
	}

}
