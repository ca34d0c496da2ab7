/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.TestValues;
import dev.tfprovider.internal.schema.Attribute;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TypeRefTests {

	@Test
	void textIsWhatTheAuthorWrote() {
		assertThat(type("plain")).hasToString("String");
		assertThat(type("primitive")).hasToString("int");
		assertThat(type("deep")).hasToString("Map<String, List<Integer>>");
		assertThat(type("array")).hasToString("String[]");
		assertThat(type("variable")).hasToString("T");
		assertThat(type("generic")).hasToString("List<T>");
	}

	@Test
	void variablesAreReplaced() {
		Map<TypeVariable<?>, TypeRef> variables = Map.of(Types.class.getTypeParameters()[0],
				new TypeRef(Long.class, List.of(), true, "Long"));
		TypeRef variable = TypeRef.of(component("variable").getAnnotatedType(), variables);
		assertThat(variable.raw()).isEqualTo(Long.class);
		assertThat(variable.nullable()).isTrue();
		TypeRef generic = TypeRef.of(component("generic").getAnnotatedType(), variables);
		assertThat(generic).hasToString("List<Long>");
		assertThat(generic.nullable()).isFalse();
		assertThat(generic.arguments().get(0).nullable()).isTrue();
	}

	@Test
	void nullnessIsReadWhereItStands() {
		assertThat(type("outer").nullable()).isTrue();
		assertThat(type("outer").arguments().get(0).nullable()).isFalse();
		assertThat(type("inner").nullable()).isFalse();
		assertThat(type("inner").arguments().get(0).nullable()).isTrue();
	}

	@Test
	void rawTypesAreRecognised() {
		assertThat(type("raw").isRaw()).isTrue();
		assertThat(type("generic").isRaw()).isFalse();
		assertThat(type("plain").isRaw()).isFalse();
	}

	@Test
	void primitivesAreBoxedBetweenAngleBrackets() {
		assertThat(type("primitive").primitive()).isEqualTo(int.class);
		assertThat(type("primitive").boxedText()).isEqualTo("Integer");
		assertThat(type("plain").primitive()).isNull();
		assertThat(type("plain").boxedText()).isEqualTo("String");
	}

	@Test
	void nullableAnnotationsOfOthersCountByTheirName() {
		ModelMapping<Others> mapping = TestValues.MAPPINGS.resource(Others.class);
		assertThat(TestValues.attribute(mapping, "declared").mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(TestValues.attribute(mapping, "plain").mode()).isEqualTo(Attribute.Mode.REQUIRED);
	}

	private static TypeRef type(String name) {
		return TypeRef.of(component(name).getAnnotatedType(), Map.of());
	}

	private static RecordComponent component(String name) {
		return Arrays.stream(Types.class.getRecordComponents())
			.filter((component) -> component.getName().equals(name))
			.findFirst()
			.orElseThrow();
	}

	@SuppressWarnings("rawtypes")
	record Types<T>(String plain, int primitive, Map<String, List<Integer>> deep, String[] array, T variable,
			List<T> generic, @Nullable List<String> outer, List<@Nullable String> inner, List raw) {

	}

	static class Foreign {

		@Target({ ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT })
		@Retention(RetentionPolicy.RUNTIME)
		@interface Nullable {

		}

	}

	record Others(@Foreign.Nullable String declared, String plain) {

	}

}
