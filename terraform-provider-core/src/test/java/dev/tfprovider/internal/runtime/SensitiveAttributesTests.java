/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.AttributeMode;
import dev.tfprovider.schema.Block;
import dev.tfprovider.schema.Description;
import dev.tfprovider.schema.NestedBlock;
import dev.tfprovider.schema.NestedObject;
import dev.tfprovider.schema.Nesting;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SensitiveAttributesTests {

	private static final Attribute PLAIN = attribute("plain").build();

	private static final Attribute SECRET = attribute("secret").sensitive(true).build();

	private final Block block = new Block(List.of(PLAIN, SECRET, attribute("token").writeOnly(true).build(),
			Attribute.nested("open", new NestedObject(Nesting.LIST, List.of(PLAIN, SECRET)), AttributeMode.OPTIONAL)
				.build(),
			Attribute.nested("vault", new NestedObject(Nesting.MAP, List.of(PLAIN)), AttributeMode.OPTIONAL)
				.sensitive(true)
				.build()),
			List.of(new NestedBlock("block", Nesting.LIST, Block.of(PLAIN, SECRET), 0, 0)), Description.NONE, null);

	@Test
	void attributeIsCoveredWhenSensitiveOrWriteOnly() {
		assertThat(covered(AttributePath.root("secret"))).isTrue();
		assertThat(covered(AttributePath.root("token"))).isTrue();
		assertThat(covered(AttributePath.root("plain"))).isFalse();
	}

	@Test
	void attributeOfNestedObjectIsCoveredWhenItIsSensitive() {
		assertThat(covered(AttributePath.root("open").index(3).attribute("secret"))).isTrue();
		assertThat(covered(AttributePath.root("open").index(3).attribute("plain"))).isFalse();
	}

	@Test
	void everythingInsideSensitiveAttributeIsCovered() {
		assertThat(covered(AttributePath.root("vault").key("a").attribute("plain"))).isTrue();
		assertThat(covered(AttributePath.root("secret").index(0))).isTrue();
	}

	@Test
	void attributeOfBlockIsCoveredWhenItIsSensitive() {
		assertThat(covered(AttributePath.root("block").index(0).attribute("secret"))).isTrue();
		assertThat(covered(AttributePath.root("block").index(0).attribute("plain"))).isFalse();
	}

	@Test
	void placeThatDoesNotExistIsNotCovered() {
		assertThat(covered(AttributePath.root())).isFalse();
		assertThat(covered(AttributePath.root("ghost").attribute("secret"))).isFalse();
		assertThat(covered(AttributePath.root("plain").attribute("secret"))).isFalse();
	}

	private boolean covered(AttributePath path) {
		return SensitiveAttributes.cover(this.block, path);
	}

	private static Attribute.Builder attribute(String name) {
		return Attribute.of(name, TerraformType.STRING, AttributeMode.OPTIONAL);
	}

}
