/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.schema;

import java.util.List;

import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class AttributeTests {

	@Test
	void plainAttributeStartsWithoutAnything() {
		Attribute attribute = Attribute.of("name", TerraformType.STRING, Attribute.Mode.REQUIRED).build();
		assertThat(attribute.name()).isEqualTo("name");
		assertThat(attribute.type()).isEqualTo(TerraformType.STRING);
		assertThat(attribute.mode()).isEqualTo(Attribute.Mode.REQUIRED);
		assertThat(attribute.nested()).isNull();
		assertThat(attribute.isSensitive()).isFalse();
		assertThat(attribute.isWriteOnly()).isFalse();
		assertThat(attribute.description()).isEqualTo(DescriptionText.NONE);
		assertThat(attribute.deprecation()).isNull();
		assertThat(attribute.defaultValue()).isNull();
		assertThat(attribute.planModifiers()).isEmpty();
		assertThat(attribute.equality()).isSameAs(SemanticEquality.EXACT);
	}

	@Test
	void builderSetsEverything() {
		SemanticEquality always = (first, second) -> true;
		Attribute attribute = Attribute.of("name", TerraformType.STRING, Attribute.Mode.OPTIONAL_COMPUTED)
			.sensitive(true)
			.writeOnly(true)
			.description(DescriptionText.plain("text"))
			.deprecation("instead")
			.defaultValue(TerraformValue.string("x"))
			.planModifier(PlanModifiers.USE_STATE_FOR_UNKNOWN)
			.planModifier(PlanModifiers.REQUIRES_REPLACE)
			.equality(always)
			.build();
		assertThat(attribute.isSensitive()).isTrue();
		assertThat(attribute.isWriteOnly()).isTrue();
		assertThat(attribute.description()).isEqualTo(new DescriptionText("text", false));
		assertThat(attribute.deprecation()).isEqualTo("instead");
		assertThat(attribute.defaultValue()).isEqualTo(TerraformValue.string("x"));
		assertThat(attribute.planModifiers()).containsExactly(PlanModifiers.USE_STATE_FOR_UNKNOWN,
				PlanModifiers.REQUIRES_REPLACE);
		assertThat(attribute.equality()).isSameAs(always);
	}

	@Test
	void builtAttributeDoesNotFollowItsBuilder() {
		Attribute.Builder builder = Attribute.of("name", TerraformType.STRING, Attribute.Mode.OPTIONAL);
		Attribute attribute = builder.build();
		builder.planModifier(PlanModifiers.REQUIRES_REPLACE).sensitive(true);
		assertThat(attribute.planModifiers()).isEmpty();
		assertThat(attribute.isSensitive()).isFalse();
	}

	@Test
	void nestedAttributeHasTheTypeOfItsObjects() {
		NestedObject nested = new NestedObject(ObjectSchema.Nesting.LIST,
				List.of(Attribute.of("key", TerraformType.STRING, Attribute.Mode.REQUIRED).build()));
		Attribute attribute = Attribute.nested("tags", nested, Attribute.Mode.OPTIONAL).build();
		assertThat(attribute.nested()).isSameAs(nested);
		assertThat(attribute.type()).hasToString("list(object({key=string}))");
		assertThat(attribute).hasToString("tags (list(object({key=string})), OPTIONAL)");
	}

	@Test
	void defaultOfAnotherTypeIsRefused() {
		Attribute.Builder builder = Attribute.of("name", TerraformType.STRING, Attribute.Mode.OPTIONAL_COMPUTED);
		assertThatIllegalArgumentException().isThrownBy(() -> builder.defaultValue(TerraformValue.number(1)).build())
			.withMessage("The default of 'name' is a number, not a string");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> builder.defaultValue(TerraformValue.unknown(TerraformType.STRING)).build())
			.withMessage("The default of 'name' is not wholly known");
	}

}
