/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.FunctionTester;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest
class PetFunctionsTests {

	@ParameterizedTest
	@CsvSource({ "4.2 kg,4200", "300g,300", "0.5 g,0" })
	void gramsOfAWeight(String weight, int grams, InMemoryTerraform terraform) {
		assertThat(terraform.function("grams").call(weight).value()).isEqualTo(grams);
	}

	@Test
	void gramsOfNoWeight(InMemoryTerraform terraform) {
		assertThat(terraform.function("grams").call("heavy").error())
			.isEqualTo("Invalid value for \"weight\" parameter: must be a number and a unit, such as \"4.2 kg\".");
	}

	@Test
	void tagsHaveASeparator(InMemoryTerraform terraform) {
		FunctionTester tag = terraform.function("tag");
		assertThat(tag.call("Good with Children").value()).isEqualTo("good-with-children");
		assertThat(tag.call("Good with Children", "_").value()).isEqualTo("good_with_children");
		assertThat(tag.call(" Good boy! ").value()).isEqualTo("good-boy");
		assertThat(tag.call(" ").error()).isEqualTo("Invalid value for \"text\" parameter: must not be blank.");
	}

	@Test
	void functionsWorkInConfigurations(InMemoryTerraform terraform) {
		Configuration configuration = Configuration.empty()
			.withOutput("tag", Configuration.expression("provider::petstore::tag(\"Good boy\")"));
		assertThat(terraform.apply(configuration).output("tag")).isEqualTo("good-boy");
	}

}
