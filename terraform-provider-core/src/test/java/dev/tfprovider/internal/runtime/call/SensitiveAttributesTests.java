/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.Attribute;
import dev.tfprovider.schema.AttributeMode;
import dev.tfprovider.schema.BlockSchema;
import dev.tfprovider.schema.DescriptionText;
import dev.tfprovider.schema.NestedBlock;
import dev.tfprovider.schema.NestedObject;
import dev.tfprovider.schema.Nesting;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SensitiveAttributes}.
 */
class SensitiveAttributesTests {

	private static final Attribute PLAIN = text("plain").build();

	private static final Attribute SECRET = text("secret").sensitive(true).build();

	private static final Attribute PIN = text("pin").writeOnly(true).build();

	private static final BlockSchema SCHEMA = new BlockSchema(
			List.of(PLAIN, SECRET, PIN, nested("logins", Nesting.LIST).build(), nested("users", Nesting.SET).build(),
					nested("vault", Nesting.MAP).sensitive(true).build()),
			List.of(new NestedBlock("door", Nesting.LIST, BlockSchema.of(PLAIN, SECRET), 0, 0)), DescriptionText.NONE,
			null);

	@Test
	void coverIsTrueForSensitiveAndWriteOnlyAttributes() {
		assertThat(cover(AttributePath.root("secret"))).isTrue();
		assertThat(cover(AttributePath.root("pin"))).isTrue();
		assertThat(cover(AttributePath.root("plain"))).isFalse();
		assertThat(cover(AttributePath.root("secret").index(0).attribute("anything"))).isTrue();
	}

	@Test
	void coverLooksInsideNestedAttributesAndBlocks() {
		assertThat(cover(AttributePath.root("logins").index(1).attribute("secret"))).isTrue();
		assertThat(cover(AttributePath.root("logins").index(1).attribute("plain"))).isFalse();
		assertThat(cover(AttributePath.root("users").element().attribute("secret"))).isTrue();
		assertThat(cover(AttributePath.root("door").index(0).attribute("secret"))).isTrue();
		assertThat(cover(AttributePath.root("door").index(0).attribute("plain"))).isFalse();
	}

	@Test
	void coverIsTrueForAllThatIsInsideSomethingSensitive() {
		assertThat(cover(AttributePath.root("vault"))).isTrue();
		assertThat(cover(AttributePath.root("vault").key("x").attribute("plain"))).isTrue();
	}

	@Test
	void coverIsFalseForWhatIsNotThere() {
		assertThat(cover(AttributePath.root())).isFalse();
		assertThat(cover(AttributePath.root("unknown").attribute("secret"))).isFalse();
		assertThat(cover(AttributePath.root("plain").key("x").attribute("secret"))).isFalse();
	}

	private static boolean cover(AttributePath path) {
		return SensitiveAttributes.cover(SCHEMA, path);
	}

	private static Attribute.Builder text(String name) {
		return Attribute.of(name, TerraformType.STRING, AttributeMode.OPTIONAL);
	}

	private static Attribute.Builder nested(String name, Nesting nesting) {
		return Attribute.nested(name, new NestedObject(nesting, List.of(PLAIN, SECRET)), AttributeMode.OPTIONAL);
	}

}
