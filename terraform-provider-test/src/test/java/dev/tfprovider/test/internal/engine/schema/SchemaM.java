/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;

import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * The schema of the worked examples.
 */
public final class SchemaM {

	private static final SchemaAttribute K = attribute("k", TerraformType.STRING, "required");

	private static final SchemaAttribute C = attribute("c", TerraformType.STRING, "computed");

	private static final SchemaAttribute OC = attribute("oc", TerraformType.STRING, "optional computed");

	public static final SchemaBlock BLOCK = new SchemaBlock(List.of(attribute("id", TerraformType.STRING, "computed"),
			attribute("req", TerraformType.STRING, "required"), attribute("opt", TerraformType.STRING, "optional"),
			attribute("oc", TerraformType.STRING, "optional computed"),
			attribute("wo", TerraformType.STRING, "optional write-only"),
			attribute("sec", TerraformType.STRING, "optional sensitive"),
			attribute("num", TerraformType.NUMBER, "optional"), nested("nl", NestingMode.LIST, "optional"),
			nested("ns", NestingMode.SET, "optional"), nested("nm", NestingMode.MAP, "optional"),
			nested("n1oc", NestingMode.SINGLE, "optional computed")),
			List.of(block("bl", NestingMode.LIST), block("b1", NestingMode.SINGLE)), false, "");

	private SchemaM() {
	}

	public static SchemaAttribute attribute(String name, TerraformType type, String flags) {
		return attribute(name, type, null, flags);
	}

	static SchemaAttribute nested(String name, NestingMode nesting, String flags) {
		return attribute(name, null, new SchemaObject(nesting, List.of(K, C, OC)), flags);
	}

	private static SchemaAttribute attribute(String name, @Nullable TerraformType type, @Nullable SchemaObject nested,
			String flags) {
		return new SchemaAttribute(name, type, nested, flags.contains("required"), flags.contains("optional"),
				flags.contains("computed"), flags.contains("sensitive"), flags.contains("write-only"), false, "");
	}

	public static SchemaBlockType block(String name, NestingMode nesting) {
		return block(name, nesting, 0, 0);
	}

	public static SchemaBlockType block(String name, NestingMode nesting, int min, int max) {
		SchemaBlock body = new SchemaBlock(List.of(attribute("k", TerraformType.STRING, "optional"), C), List.of(),
				false, "");
		return new SchemaBlockType(name, nesting, min, max, body);
	}

}
