/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.function.UnaryOperator;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.TypeFixtures;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.PlanModifiers;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * The schema of the tables: every kind of attribute and block once.
 */
public final class TableSchema {

	/**
	 * Without defaults and plan modifiers.
	 */
	public static final BlockSchema PLAIN = block((path, attribute) -> attribute);

	/**
	 * With defaults and plan modifiers: {@code id} and {@code n1oc} never change, a
	 * change of {@code req} or any {@code k} requires a replacement, {@code oc} has a
	 * default, {@code c} keeps its value while it has one.
	 */
	static final BlockSchema RICH = block(TableSchema::enrich);

	public static final ObjectType TYPE = PLAIN.impliedType();

	private TableSchema() {
	}

	/**
	 * Return the schema with something done to its attributes.
	 */
	static BlockSchema block(Change change) {
		Attribute.Builder id = string("id", Attribute.Mode.COMPUTED);
		Attribute.Builder req = string("req", Attribute.Mode.REQUIRED);
		Attribute.Builder opt = string("opt", Attribute.Mode.OPTIONAL);
		Attribute.Builder oc = string("oc", Attribute.Mode.OPTIONAL_COMPUTED);
		Attribute.Builder wo = string("wo", Attribute.Mode.OPTIONAL).writeOnly(true);
		Attribute.Builder sec = string("sec", Attribute.Mode.OPTIONAL).sensitive(true);
		Attribute.Builder num = Attribute.of("num", TerraformType.NUMBER, Attribute.Mode.OPTIONAL);
		Attribute.Builder nl = nested("nl", ObjectSchema.Nesting.LIST, Attribute.Mode.OPTIONAL, change);
		Attribute.Builder ns = nested("ns", ObjectSchema.Nesting.SET, Attribute.Mode.OPTIONAL, change);
		Attribute.Builder nm = nested("nm", ObjectSchema.Nesting.MAP, Attribute.Mode.OPTIONAL, change);
		Attribute.Builder n1oc = nested("n1oc", ObjectSchema.Nesting.SINGLE, Attribute.Mode.OPTIONAL_COMPUTED, change);
		return new BlockSchema(List.of(change.build("id", id), change.build("req", req), change.build("opt", opt),
				change.build("oc", oc), change.build("wo", wo), change.build("sec", sec), change.build("num", num),
				change.build("nl", nl), change.build("ns", ns), change.build("nm", nm), change.build("n1oc", n1oc)),
				List.of(nestedBlock("bl", ObjectSchema.Nesting.LIST, change),
						nestedBlock("b1", ObjectSchema.Nesting.SINGLE, change)),
				DescriptionText.NONE, null);
	}

	/**
	 * Read an object of this schema. A missing {@code bl} is empty.
	 */
	public static TerraformValue value(String text) {
		boolean blocks = !text.startsWith("{") || text.contains("bl:");
		String complete = blocks ? text : text.substring(0, text.length() - 1) + ", bl:[]}";
		return Notation.parse(complete, TYPE);
	}

	/**
	 * Return a resource type of this schema whose objects nothing can be done with but
	 * planning.
	 */
	static ResourceType<?> type(BlockSchema block, boolean updatable) {
		return TypeFixtures.resource("acme_thing", Schema.of(block), new ModelMappings(List.of()).resource(Thing.class),
				ResourceDeclaration
					.builder("thing", Thing.class, updatable ? UpdatableResource.class : ManagedResource.class,
							() -> (ManagedResource<Thing>) null)
					.build());
	}

	private static Attribute.Builder string(String name, Attribute.Mode mode) {
		return Attribute.of(name, TerraformType.STRING, mode);
	}

	private static Attribute.Builder nested(String name, ObjectSchema.Nesting nesting, Attribute.Mode mode,
			Change change) {
		return Attribute.nested(name,
				new NestedObject(nesting,
						List.of(change.build(name + ".k", string("k", Attribute.Mode.REQUIRED)),
								change.build(name + ".c", string("c", Attribute.Mode.COMPUTED)),
								change.build(name + ".oc", string("oc", Attribute.Mode.OPTIONAL_COMPUTED)))),
				mode);
	}

	private static NestedBlock nestedBlock(String name, ObjectSchema.Nesting nesting, Change change) {
		BlockSchema body = BlockSchema.of(change.build(name + ".k", string("k", Attribute.Mode.OPTIONAL)),
				change.build(name + ".c", string("c", Attribute.Mode.COMPUTED)));
		return new NestedBlock(name, nesting, body, 0, 0);
	}

	private static Attribute.Builder enrich(String path, Attribute.Builder attribute) {
		UnaryOperator<Attribute.Builder> change = switch (path) {
			case "id", "n1oc" -> (builder) -> builder.planModifier(PlanModifiers.USE_STATE_FOR_UNKNOWN);
			case "req", "nl.k", "ns.k", "nm.k", "bl.k", "b1.k" ->
				(builder) -> builder.planModifier(PlanModifiers.REQUIRES_REPLACE);
			case "oc" -> (builder) -> builder.defaultValue(TerraformValue.string("d"));
			case "nl.oc", "ns.oc", "nm.oc" -> (builder) -> builder.defaultValue(TerraformValue.string("dn"));
			case "nl.c", "ns.c", "nm.c", "bl.c", "b1.c" ->
				(builder) -> builder.planModifier(PlanModifiers.USE_NON_NULL_STATE_FOR_UNKNOWN);
			default -> UnaryOperator.identity();
		};
		return change.apply(attribute);
	}

	/**
	 * Something done to the attributes of the schema.
	 */
	@FunctionalInterface
	interface Change {

		Attribute.Builder apply(String path, Attribute.Builder attribute);

		default Attribute build(String path, Attribute.Builder attribute) {
			return apply(path, attribute).build();
		}

	}

	record Thing(String name) {

	}

}
