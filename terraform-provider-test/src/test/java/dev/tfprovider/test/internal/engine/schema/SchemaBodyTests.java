/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

class SchemaBodyTests {

	@ParameterizedTest
	@EnumSource(NestingMode.class)
	void attributeOfABlockIsFoundByItsPath(NestingMode nesting) {
		AttributePath block = AttributePath.root("b");
		AttributePath element = switch (nesting) {
			case LIST -> block.index(0);
			case SET -> block.element();
			case MAP -> block.key("k");
			default -> block;
		};
		assertThat(body(nesting).attribute(element.attribute("c"))).map(SchemaAttribute::computed).contains(true);
		assertThat(body(nesting).attribute(block)).isEmpty();
		assertThat(body(nesting).attribute(element.attribute("z"))).isEmpty();
	}

	/**
	 * As paths of values are, whose objects differ in type.
	 */
	@Test
	void keyOfAMapIsNoNameOfAnAttribute() {
		AttributePath element = AttributePath.root("b").attribute("c");
		assertThat(body(NestingMode.MAP).attribute(element)).isEmpty();
		assertThat(body(NestingMode.MAP).attribute(element.attribute("c"))).map(SchemaAttribute::computed)
			.contains(true);
	}

	private static SchemaBlock body(NestingMode nesting) {
		return new SchemaBlock(List.of(), List.of(SchemaM.block("b", nesting)), false, "");
	}

}
