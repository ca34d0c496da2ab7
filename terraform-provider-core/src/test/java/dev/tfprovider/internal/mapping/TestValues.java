/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.assertj.core.api.Assertions;

/**
 * Short forms for values in tests.
 */
public final class TestValues {

	public static final ModelMappings MAPPINGS = new ModelMappings(List.of());

	private TestValues() {
	}

	/**
	 * Return an object of a mapping's type; attributes that are not given are null, block
	 * collections empty.
	 */
	public static ObjectValue object(ModelMapping<?> mapping, Object... namesAndValues) {
		ObjectValue object = TerraformValue.object(mapping.block().impliedType(), values(namesAndValues));
		for (NestedBlock block : mapping.block().blocks()) {
			if (object.get(block.name()).isNull()) {
				object = object.with(block.name(), empty(block));
			}
		}
		return object;
	}

	private static TerraformValue empty(NestedBlock block) {
		return block.empty();
	}

	public static ObjectValue object(ObjectType type, Object... namesAndValues) {
		return TerraformValue.object(type, values(namesAndValues));
	}

	private static Map<String, TerraformValue> values(Object... namesAndValues) {
		Map<String, TerraformValue> values = new LinkedHashMap<>();
		for (int i = 0; i < namesAndValues.length; i += 2) {
			values.put((String) namesAndValues[i], value(namesAndValues[i + 1]));
		}
		return values;
	}

	public static TerraformValue value(Object value) {
		if (value instanceof TerraformValue terraformValue) {
			return terraformValue;
		}
		if (value instanceof String text) {
			return TerraformValue.string(text);
		}
		if (value instanceof Integer number) {
			return TerraformValue.number(number);
		}
		return TerraformValue.bool((Boolean) value);
	}

	public static TerraformValue strings(String... texts) {
		return TerraformValue.list(TerraformType.STRING, Arrays.stream(texts).map(TerraformValue::string).toList());
	}

	public static TerraformValue stringSet(String... texts) {
		return TerraformValue.set(TerraformType.STRING, Arrays.stream(texts).map(TerraformValue::string).toList());
	}

	public static TerraformValue unknown(TerraformType type) {
		return TerraformValue.unknown(type);
	}

	public static TerraformValue unknownString() {
		return TerraformValue.unknown(TerraformType.STRING);
	}

	public static Attribute attribute(ModelMapping<?> mapping, String name) {
		return attribute(mapping.block().attributes(), name);
	}

	public static Attribute attribute(List<Attribute> attributes, String name) {
		return attributes.stream().filter((attribute) -> attribute.name().equals(name)).findFirst().orElseThrow();
	}

	public static NestedBlock block(ModelMapping<?> mapping, String name) {
		return mapping.block().blocks().stream().filter((block) -> block.name().equals(name)).findFirst().orElseThrow();
	}

	public static List<Diagnostic> validate(ModelMapping<?> mapping, Object... namesAndValues) {
		Diagnostics diagnostics = new Diagnostics();
		mapping.validate(object(mapping, namesAndValues), true, diagnostics);
		return diagnostics.asList();
	}

	/**
	 * Assert that one diagnostic was given, and return it.
	 */
	public static Diagnostic only(List<Diagnostic> diagnostics) {
		Assertions.assertThat(diagnostics).hasSize(1);
		return diagnostics.get(0);
	}

	public static AttributePath path(String name) {
		return AttributePath.root(name);
	}

	public static SchemaInferenceException refusal(Class<?> model) {
		return Assertions.catchThrowableOfType(SchemaInferenceException.class, () -> MAPPINGS.resource(model));
	}

	public static ValueMappingException readFailure(ModelMapping<?> mapping, Object... namesAndValues) {
		return Assertions.catchThrowableOfType(ValueMappingException.class,
				() -> mapping.read(object(mapping, namesAndValues)));
	}

	public static <M> ValueMappingException writeFailure(ModelMapping<M> mapping, M model) {
		return Assertions.catchThrowableOfType(ValueMappingException.class, () -> mapping.write(model));
	}

}
