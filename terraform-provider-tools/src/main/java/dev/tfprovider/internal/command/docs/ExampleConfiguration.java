/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.ObjectValueMapper;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.validation.ConstraintTexts;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Makes the smallest configuration that the model of a type accepts: what is required,
 * and optional attributes as far as rules about several of them demand some.
 *
 * @param constraints tells which values are allowed
 */
record ExampleConfiguration(ConstraintTexts constraints) {

	/**
	 * Return a configuration.
	 * @param page the page about the type
	 * @param schema its schema
	 * @param mapping its model, {@code null} if there is none
	 */
	String of(DocumentedPage page, BlockSchema schema, @Nullable ModelMapping<?> mapping) {
		PageKind kind = page.kind();
		String name = page.title();
		ObjectValue value = object(schema, (mapping != null) ? mapping.mapper() : null);
		if (mapping != null) {
			value = completed(value, schema, mapping);
		}
		StringBuilder text = new StringBuilder(kind.header(name)).append(" {\n");
		if (kind.isList()) {
			text.append("  provider = ").append(name, 0, name.indexOf('_')).append('\n');
		}
		String body = body(schema, value, kind.hasConfigBlock() ? "    " : "  ");
		if (kind.hasConfigBlock() && !body.isEmpty()) {
			text.append(kind.isList() ? "\n" : "").append("  config {\n").append(body).append("  }\n");
		}
		else {
			text.append(body);
		}
		return text.append("}\n").toString().replace(" {\n}\n", " {}\n");
	}

	/**
	 * Add optional attributes, one after the other, as long as the model refuses the
	 * configuration and accepts more of it with another attribute.
	 */
	private ObjectValue completed(ObjectValue minimal, BlockSchema schema, ModelMapping<?> mapping) {
		ObjectValue value = minimal;
		int errors = errors(value, mapping);
		for (Attribute attribute : schema.attributes()) {
			boolean open = errors > 0 && attribute.mode().isConfigurable() && value.get(attribute.name()).isNull();
			if (open) {
				ObjectValue more = value.with(attribute.name(), attribute(attribute, mapping.mapper()));
				int left = errors(more, mapping);
				if (left < errors) {
					value = more;
					errors = left;
				}
			}
		}
		return value;
	}

	private static int errors(ObjectValue value, ModelMapping<?> mapping) {
		Diagnostics diagnostics = new Diagnostics();
		mapping.validate(value, true, diagnostics);
		return (int) diagnostics.asList().stream().filter((diagnostic) -> diagnostic.isError()).count();
	}

	private ObjectValue object(ObjectSchema schema, @Nullable ObjectValueMapper mapper) {
		Map<String, TerraformValue> values = new TreeMap<>();
		boolean alternatives = mapper != null && mapper.record().isEmpty();
		for (Attribute attribute : schema.attributes()) {
			boolean set = attribute.mode().isRequired() || (alternatives && values.isEmpty());
			values.put(attribute.name(), set ? attribute(attribute, mapper) : TerraformValue.ofNull(attribute.type()));
		}
		schema.blocks().forEach((block) -> values.put(block.name(), block(block, mapper)));
		return TerraformValue.object(schema.impliedType(), values);
	}

	private TerraformValue block(NestedBlock block, @Nullable ObjectValueMapper owner) {
		if (block.minItems() == 0) {
			return block.empty();
		}
		ObjectValue one = object(block.block(), inside(block.name(), owner));
		return nested(block.nesting(), one, block.minItems());
	}

	private TerraformValue attribute(Attribute attribute, @Nullable ObjectValueMapper owner) {
		NestedObject nested = attribute.nested();
		if (nested != null) {
			return nested(nested.nesting(), object(nested, inside(attribute.name(), owner)), 1);
		}
		Optional<Component> component = (owner != null) ? owner.component(attribute.name()) : Optional.empty();
		List<String> allowed = (attribute.type() == TerraformType.STRING) ? attribute.allowedValues() : List.of();
		return Stream.concat(allowed.stream().map(TerraformValue::string), ExampleValue.of(attribute.type()))
			.filter((value) -> component.isEmpty() || accepts(component.get(), value))
			.findFirst()
			.orElseGet(() -> ExampleValue.first(attribute.type()));
	}

	private boolean accepts(Component component, TerraformValue value) {
		try {
			Object read = component.slot().read(value, NullOnRead.STRICT);
			return this.constraints.allow(component.source().owner(), component.javaName(), read);
		}
		catch (RuntimeException ex) {
			return false;
		}
	}

	private static @Nullable ObjectValueMapper inside(String name, @Nullable ObjectValueMapper owner) {
		return (owner != null) ? owner.nested(name) : null;
	}

	private static TerraformValue nested(ObjectSchema.Nesting nesting, ObjectValue one, int count) {
		ObjectType type = one.type();
		return switch (nesting) {
			case SINGLE, GROUP -> one;
			case LIST -> TerraformValue.list(type, Collections.nCopies(count, one));
			case SET -> TerraformValue.set(type, List.of(one));
			case MAP -> TerraformValue.map(type, Map.of("example", one));
		};
	}

	private static String body(BlockSchema schema, ObjectValue value, String indentation) {
		Map<String, TerraformValue> arguments = new LinkedHashMap<>();
		schema.attributes()
			.stream()
			.filter((attribute) -> !value.get(attribute.name()).isNull())
			.forEach((attribute) -> arguments.put(attribute.name(), value.get(attribute.name())));
		StringBuilder text = new StringBuilder(ExampleText.arguments(arguments, indentation));
		for (NestedBlock block : schema.blocks()) {
			for (ObjectValue one : blocks(value.get(block.name()), block)) {
				text.append(text.isEmpty() ? "" : "\n")
					.append(indentation)
					.append(block.name())
					.append((block.nesting() == ObjectSchema.Nesting.MAP) ? " \"example\"" : "")
					.append(" {\n")
					.append(body(block.block(), one, indentation + "  "))
					.append(indentation)
					.append("}\n");
			}
		}
		return text.toString();
	}

	private static List<ObjectValue> blocks(TerraformValue value, NestedBlock block) {
		if (value.isNull() || value.equals(block.empty())) {
			return List.of();
		}
		if (value instanceof ObjectValue object && block.nesting().isSingle()) {
			return List.of(object);
		}
		List<ObjectValue> blocks = new ArrayList<>();
		value.sequence().forEach((element) -> blocks.add((ObjectValue) element));
		value.entries().values().forEach((element) -> blocks.add((ObjectValue) element));
		return blocks;
	}

}
