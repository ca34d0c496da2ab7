/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.util.List;

import dev.tfprovider.internal.mapping.TestValues;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for what Kotlin can say and a model cannot be: each is refused when the provider
 * starts, with what to do.
 */
@Tag("thorough")
class KotlinRefusalTests {

	@ParameterizedTest
	@ValueSource(
			strings = { "RandomDefault", "DependentDefault", "DependentOnNumber", "DependentOnFlag", "DependentOnEnum",
					"DependentOnNull", "DependentOnNested", "CountedDefault", "ChainedDefault", "ClockDefault" })
	void defaultArgumentIsConstant(String model) {
		assertThat(refusal(model).problem()).isEqualTo("the default argument is not constant");
		assertThat(refusal(model).remedy()).contains("@Default(from = \"...\")", "@JvmStatic");
	}

	@ParameterizedTest
	@ValueSource(strings = { "FailingDefault", "PickyDefault" })
	void defaultArgumentIsFoundByExample(String model) {
		assertThat(refusal(model).problem()).contains("accepts no example");
		assertThat(refusal(model).remedy()).contains("@Default");
	}

	@ParameterizedTest
	@ValueSource(strings = { "NeverNullId", "NeverNullComputed", "NeverNullSecret" })
	void whatIsNullForATimeHasATypeThatSaysSo(String model) {
		assertThat(refusal(model).problem()).endsWith("but its type excludes null");
		assertThat(refusal(model).remedy()).startsWith("Add a question mark");
	}

	@ParameterizedTest
	@CsvSource({ "OfValueClass,code", "OfNullableValueClass,code", "OfUnsigned,count", "OfUnsignedLong,count",
			"OfResult,outcome", "TwoCodes,second" })
	void valueClassIsNamed(String model, String property) {
		assertThat(refusal(model).problem())
			.isEqualTo("the type of '" + property + "' is a value class, which is not there when the program runs");
		assertThat(refusal(model).remedy()).contains("the type that the value class holds");
	}

	@ParameterizedTest
	@CsvSource({ "OfMutableList,MutableList,List", "OfMutableSets,MutableSet,Set" })
	void collectionOfAModelCannotBeChanged(String model, String declared, String instead) {
		assertThat(refusal(model).problem()).startsWith("the type of 'tags' is a " + declared);
		assertThat(refusal(model).remedy()).startsWith("Declare it as " + instead);
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "NoData", "Single", "Whole", "Named", "Abstract", "Level", "Home", "Outer$Inner", "PetKt" })
	void modelIsADataClass(String model) {
		assertThat(refusal(model).problem()).isEqualTo("acme." + model + " is not a record");
		assertThat(refusal(model).remedy()).contains("in Kotlin as a data class");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "SecretWithDefault | would put a write-only value into the plan", "Itself | contains itself",
					"Endless | contains itself", "Generic | has type parameters", "OfStar | is open",
					"OfMapKeys | are strings, not Integer", "OfFunction | no Terraform type",
					"OfLambdaDefault | no Terraform type", "OfArray | no Terraform type for String[]",
					"OfChar | no Terraform type for char", "OfOpen | no Terraform type for acme.NoData",
					"OfValueClasses | no Terraform type for acme.Code", "OfRecord | @JvmRecord",
					"OfSealedClass | no Terraform type for acme.Shape",
					"OfPlainObject | the case Bare of Cover is not a record",
					"OfParameterConstraint | @Size on 'name' is on a parameter of the constructor",
					"OfGetter | @Since on 'name' is not on the constructor" })
	void otherMistakesAreRefused(String model, String problem) {
		assertThat(refusal(model).problem()).contains(problem);
		assertThat(refusal(model).remedy()).isNotBlank();
	}

	@Test
	void namesOfParametersAreMissedWhereADefaultNeedsThem() {
		List<String> options = KotlinSources.USUAL.stream()
			.filter((option) -> !option.equals("-java-parameters"))
			.toList();
		SchemaInferenceException refusal = TestValues.refusal(KotlinSources.type("Pet", options));
		assertThat(refusal.problem()).isEqualTo("the names of the parameters of 'slugOf' are not known");
		assertThat(refusal.remedy()).isEqualTo("Compile with the option -parameters, in Kotlin -java-parameters.");
		assertThat(TestValues.refusal(KotlinSources.type("Collar", options))).isNull();
	}

	@Test
	void chainLeadsToTheProperty() {
		assertThat(refusal("DependentDefault").chainText()).isEqualTo("DependentDefault > slug (String)");
	}

	private static SchemaInferenceException refusal(String model) {
		SchemaInferenceException refusal = TestValues.refusal(KotlinSources.type(model));
		assertThat(refusal).as(model).isNotNull();
		return refusal;
	}

}
