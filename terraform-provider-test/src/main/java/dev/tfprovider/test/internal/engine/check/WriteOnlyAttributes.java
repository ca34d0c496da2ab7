/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.schema.NestingMode;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.schema.SchemaBody;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.TerraformValue;

/**
 * Finds write-only attributes that have a value, which no plan and no state may contain.
 */
public final class WriteOnlyAttributes {

	private WriteOnlyAttributes() {
	}

	/**
	 * Return where a write-only attribute has a value.
	 */
	public static List<AttributePath> paths(SchemaBody body, TerraformValue value) {
		List<AttributePath> paths = new ArrayList<>();
		collect(body, AttributePath.root(), value, paths);
		return paths;
	}

	private static void collect(SchemaBody body, AttributePath path, TerraformValue object, List<AttributePath> paths) {
		if (object.isNull() || object.isUnknown()) {
			return;
		}
		for (SchemaAttribute attribute : body.attributes()) {
			AttributePath here = path.attribute(attribute.name());
			TerraformValue value = ValueParts.attribute(object, attribute.name(), attribute.type());
			if (attribute.writeOnly()) {
				if (!value.isNull()) {
					paths.add(here);
				}
			}
			else if (attribute.nested() != null) {
				nested(attribute.nested(), attribute.nested().nesting(), here, value, paths);
			}
		}
		for (SchemaBlockType block : body.blocks()) {
			nested(block.block(), block.nesting(), path.attribute(block.name()),
					ValueParts.attribute(object, block.name(), block.type()), paths);
		}
	}

	private static void nested(SchemaBody body, NestingMode nesting, AttributePath path, TerraformValue value,
			List<AttributePath> paths) {
		switch (nesting) {
			case LIST -> {
				List<TerraformValue> elements = ValueParts.elements(value);
				for (int i = 0; i < elements.size(); i++) {
					collect(body, path.index(i), elements.get(i), paths);
				}
			}
			case SET -> ValueParts.elements(value).forEach((element) -> collect(body, path.element(), element, paths));
			case MAP -> value.entries().forEach((key, element) -> collect(body, path.key(key), element, paths));
			default -> collect(body, path, value, paths);
		}
	}

	/**
	 * Return whether the attribute at a path is write-only.
	 */
	public static boolean isAt(SchemaBody body, AttributePath path) {
		return !path.isRoot()
				&& (body.attribute(path).filter(SchemaAttribute::writeOnly).isPresent() || isAt(body, path.parent()));
	}

}
