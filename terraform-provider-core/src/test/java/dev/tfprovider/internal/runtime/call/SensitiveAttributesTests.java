/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;

import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
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
			List.of(PLAIN, SECRET, PIN, nested("logins", ObjectSchema.Nesting.LIST).build(),
					nested("users", ObjectSchema.Nesting.SET).build(),
					nested("vault", ObjectSchema.Nesting.MAP).sensitive(true).build()),
			List.of(new NestedBlock("door", ObjectSchema.Nesting.LIST, BlockSchema.of(PLAIN, SECRET), 0, 0)),
			DescriptionText.NONE, null);

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
		return Attribute.of(name, TerraformType.STRING, Attribute.Mode.OPTIONAL);
	}

	private static Attribute.Builder nested(String name, ObjectSchema.Nesting nesting) {
		return Attribute.nested(name, new NestedObject(nesting, List.of(PLAIN, SECRET)), Attribute.Mode.OPTIONAL);
	}

}
