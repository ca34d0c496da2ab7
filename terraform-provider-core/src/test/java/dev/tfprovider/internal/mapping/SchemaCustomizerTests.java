/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.Trimmed;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.PlanModifiers;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.schema.SchemaCustomizer;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class SchemaCustomizerTests {

	@Test
	void saysWhatAnnotationsWouldSay() {
		ModelMapping<Foreign> mapping = mapping((models) -> models.of(Foreign.class)
			.component("id", (id) -> id.id().name("identifier").description("Who."))
			.component("owner", (owner) -> owner.nullable(true).deprecated("Use other.").sensitive())
			.component("size", (size) -> size.defaultText("3"))
			.component("zones", (zones) -> zones.defaultValue(List.of("a")))
			.component("secret", (secret) -> secret.nullable(true).writeOnly())
			.component("kind", (kind) -> kind.requiresReplace())
			.component("stamp", (stamp) -> stamp.computed().useStateForUnknown())
			.description("A thing.")
			.deprecated("Use another."));
		assertThat(mapping.identifiers()).extracting(Attribute::name).containsExactly("identifier");
		assertThat(attribute(mapping, "identifier").description().text()).isEqualTo("Who.");
		assertThat(attribute(mapping, "owner").mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(attribute(mapping, "owner").deprecation()).isEqualTo("Use other.");
		assertThat(attribute(mapping, "owner").isSensitive()).isTrue();
		assertThat(attribute(mapping, "size").defaultValue()).isEqualTo(TerraformValue.number(3));
		assertThat(attribute(mapping, "zones").defaultValue()).isEqualTo(TestValues.strings("a"));
		assertThat(attribute(mapping, "zones").mode()).isEqualTo(Attribute.Mode.OPTIONAL_COMPUTED);
		assertThat(attribute(mapping, "secret").isWriteOnly()).isTrue();
		assertThat(attribute(mapping, "kind").planModifiers()).containsExactly(PlanModifiers.REQUIRES_REPLACE);
		assertThat(attribute(mapping, "stamp").planModifiers()).containsExactly(PlanModifiers.USE_STATE_FOR_UNKNOWN);
		assertThat(mapping.block().description().text()).isEqualTo("A thing.");
		assertThat(mapping.block().deprecation()).isEqualTo("Use another.");
	}

	@Test
	void setsCodecEqualityAndPlanModifierOfOneComponent() {
		PlanModifier modifier = (plan) -> {
		};
		SemanticEquality equality = (first, second) -> true;
		ModelMapping<Foreign> mapping = mapping((models) -> models.of(Foreign.class)
			.component("owner", (owner) -> owner.codec(new Shouting()))
			.component("kind", (kind) -> kind.equality(equality).planModifier(modifier)));
		assertThat(mapping.write(new Foreign("1", "ann", 1, List.of(), "s", "k", "t")).get("owner"))
			.isEqualTo(TerraformValue.string("ANN"));
		assertThat(attribute(mapping, "kind").equality()).isSameAs(equality);
		assertThat(attribute(mapping, "kind").planModifiers()).containsExactly(modifier);
	}

	@Test
	void winsOverAnnotations() {
		ModelMapping<Annotated> mapping = new ModelMappings(List.of(),
				List.of((models) -> models.of(Annotated.class)
					.component("name", (name) -> name.without(Sensitive.class).annotate(Trimmed.class, Map.of()))
					.component("size", (size) -> size.without(Default.class).nullable(false))),
				new ReflectiveInstanceFactory())
			.resource(Annotated.class);
		assertThat(attribute(mapping, "name").isSensitive()).isFalse();
		assertThat(attribute(mapping, "size").mode()).isEqualTo(Attribute.Mode.REQUIRED);
		assertThat(mapping.read(TestValues.object(mapping, "name", " a ", "size", 1)).name()).isEqualTo("a");
	}

	@Test
	void laterCustomizersAddToEarlierOnes() {
		ModelMapping<Foreign> mapping = new ModelMappings(List.of(),
				List.of((models) -> models.of(Foreign.class).component("owner", (owner) -> owner.name("a").sensitive()),
						(models) -> models.of(Foreign.class).component("owner", (owner) -> owner.name("b"))),
				new ReflectiveInstanceFactory())
			.resource(Foreign.class);
		assertThat(attribute(mapping, "b").isSensitive()).isTrue();
	}

	@Test
	void reachesNestedRecordsAndBlocks() {
		ModelMapping<Outer> mapping = new ModelMappings(List.of(),
				List.of((models) -> models.of(Outer.class)
					.component("inner", (inner) -> inner.annotate(Block.class, Map.of("min", 1))),
						(models) -> models.of(Inner.class).component("key", (key) -> key.name("label"))),
				new ReflectiveInstanceFactory())
			.resource(Outer.class);
		assertThat(TestValues.block(mapping, "inner").minItems()).isEqualTo(1);
		assertThat(TestValues.block(mapping, "inner").block().attributes()).extracting(Attribute::name)
			.containsExactly("label");
	}

	@Test
	void definitionInPlainJavaTakesCustomizersAndCodecs() {
		ProviderDefinition definition = ProviderDefinition.builder("acme")
			.codec(new Shouting())
			.schemaCustomizer((models) -> models.of(Foreign.class).component("kind", (kind) -> kind.name("sort")))
			.build();
		ModelMapping<Foreign> mapping = ModelMappings.of(definition).resource(Foreign.class);
		assertThat(mapping.write(new Foreign("1", "ann", 1, List.of(), "s", "k", "t")).get("sort"))
			.isEqualTo(TerraformValue.string("K"));
	}

	@Test
	void unknownComponentIsRefusedWithThoseThereAre() {
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> mapping((models) -> models.of(Foreign.class).component("nmae", (name) -> name.id())))
			.withMessageContaining("the component 'nmae' of " + Foreign.class.getName())
			.withMessageContaining("id, owner, size, zones, secret, kind, stamp");
	}

	@Test
	void otherThanRecordsAreRefused() {
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> mapping((models) -> models.of(String.class)))
			.withMessageContaining("java.lang.String, which is not a record");
	}

	@Test
	void valuesThatAnAnnotationHasNotAreRefused() {
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> mapping((models) -> models.of(Foreign.class)
				.component("kind", (kind) -> kind.annotate(Block.class, Map.of("least", 1)))))
			.withMessageContaining("no value 'least' of @Block")
			.withMessageContaining("[group, max, min]");
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> mapping((models) -> models.of(Foreign.class)
				.component("kind", (kind) -> kind.annotate(Block.class, Map.of("min", "1")))))
			.withMessageContaining("The value 'min' of @Block is no int");
	}

	@Test
	void codecForAnotherTypeIsRefused() {
		assertThatExceptionOfType(SchemaInferenceException.class)
			.isThrownBy(() -> mapping(
					(models) -> models.of(Foreign.class).component("size", (size) -> size.codec(new Shouting()))))
			.withMessageContaining("is for java.lang.String");
	}

	@Test
	void defaultOfAnotherTypeIsRefused() {
		assertThatExceptionOfType(SchemaInferenceException.class)
			.isThrownBy(() -> mapping(
					(models) -> models.of(Foreign.class).component("size", (size) -> size.defaultValue("three"))))
			.withMessageContaining("the default three is not valid");
	}

	private static ModelMapping<Foreign> mapping(SchemaCustomizer customizer) {
		return new ModelMappings(List.of(), List.of(customizer), new ReflectiveInstanceFactory())
			.resource(Foreign.class);
	}

	private static Attribute attribute(ModelMapping<?> mapping, String name) {
		return TestValues.attribute(mapping, name);
	}

	record Foreign(String id, String owner, Integer size, List<String> zones, String secret, String kind,
			@Nullable String stamp) {

	}

	record Annotated(@Sensitive String name, @Default("1") Integer size) {

	}

	record Outer(List<Inner> inner) {

	}

	record Inner(String key) {

	}

	static class Shouting implements TypeCodec<String> {

		@Override
		public Class<String> javaType() {
			return String.class;
		}

		@Override
		public TerraformType type() {
			return TerraformType.STRING;
		}

		@Override
		public String read(TerraformValue value) {
			return ((StringValue) value).text().toLowerCase(Locale.ROOT);
		}

		@Override
		public TerraformValue write(String value) {
			return TerraformValue.string(value.toUpperCase(Locale.ROOT));
		}

	}

}
