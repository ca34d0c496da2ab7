/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.test.internal.engine.value.TypeParts;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import org.jspecify.annotations.Nullable;

/**
 * Writes which parts of a value are unknown or sensitive, as {@code show -json} does: a
 * tree of {@code true} with members left out that have no mark.
 */
public final class MarkTree {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	private MarkTree() {
	}

	/**
	 * Return which parts are unknown.
	 */
	public static JsonNode unknown(TerraformValue value) {
		return value.isWhollyKnown() ? NODES.objectNode() : marks(value, null, true);
	}

	/**
	 * Return which parts are sensitive.
	 */
	public static JsonNode sensitive(SchemaBlock block, TerraformValue value) {
		return marks(value, new Flags(false, block, NestingMode.SINGLE), false);
	}

	private static JsonNode marks(TerraformValue value, @Nullable Flags flags, boolean unknown) {
		if (value.isUnknown()) {
			boolean marked = unknown || flags != null && flags.sensitive();
			return marked ? NODES.booleanNode(true) : noMarks(value.type());
		}
		if (flags != null && flags.sensitive()) {
			return NODES.booleanNode(true);
		}
		if (value instanceof ObjectValue || value instanceof MapValue) {
			return members(value, flags, unknown);
		}
		if (value instanceof ListValue || value instanceof TupleValue || value instanceof SetValue) {
			List<TerraformValue> elements = ValueParts.elements(value);
			ArrayNode array = NODES.arrayNode();
			elements.forEach((element) -> array.add(marks(element, (flags != null) ? flags.element() : null, unknown)));
			return array;
		}
		return NODES.booleanNode(false);
	}

	private static JsonNode noMarks(TerraformType type) {
		if (type instanceof ObjectType || type instanceof TerraformType.MapType) {
			return NODES.objectNode();
		}
		return TypeParts.isSequence(type) ? NODES.arrayNode() : NODES.booleanNode(false);
	}

	private static ObjectNode members(TerraformValue value, @Nullable Flags flags, boolean unknown) {
		ObjectNode object = NODES.objectNode();
		for (Map.Entry<String, TerraformValue> member : value.entries().entrySet()) {
			Flags inner = (flags != null) ? flags.member(member.getKey()) : null;
			JsonNode marks = marks(member.getValue(), inner, unknown);
			if (!marks.isBoolean() || marks.booleanValue()) {
				object.set(member.getKey(), marks);
			}
		}
		return object;
	}

	/**
	 * What a schema says about a part of a value.
	 *
	 * @param sensitive whether it is sensitive as a whole
	 * @param body the inside of a block or nested attribute, {@code null} if it is
	 * neither
	 * @param nesting how many objects there are
	 */
	private record Flags(boolean sensitive, @Nullable SchemaBody body, NestingMode nesting) {

		static Flags of(SchemaAttribute attribute) {
			SchemaObject nested = attribute.nested();
			return new Flags(attribute.sensitive(), nested, (nested != null) ? nested.nesting() : NestingMode.SINGLE);
		}

		@Nullable Flags element() {
			return (this.body != null) ? new Flags(false, this.body, NestingMode.SINGLE) : null;
		}

		@Nullable Flags member(String name) {
			SchemaBody around = this.body;
			if (around == null || this.nesting == NestingMode.MAP) {
				return element();
			}
			return around.attribute(name)
				.map(Flags::of)
				.or(() -> around.block(name).map((block) -> new Flags(false, block.block(), block.nesting())))
				.orElse(null);
		}

	}

}
