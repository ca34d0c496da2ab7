/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.expression.TemplateParser;
import dev.tfprovider.test.internal.engine.schema.IgnoreChanges;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ModuleReaderTests {

	private static final String TEXT = """
			{
			  "terraform": {"required_providers": {"p": {"source": "acme/p"}}},
			  "provider": {"p": {"endpoint": "http://x"}},
			  "resource": {"p_pet": {
			    "a": {"name": "A", "age": 3, "good": true, "nothing": null, "tags": ["x"], "//": "a comment"},
			    "b": [{"name": "of ${p_pet.a.name}", "id": "${p_pet.a.tags[0]}", "literal": "$${x} %%{y}",
			           "depends_on": ["data.p_pet.c"],
			           "lifecycle": {"create_before_destroy": true, "ignore_changes": ["name", "tags[\\"k\\"]"]}}]
			  }},
			  "data": {"p_pet": {"c": {}}}
			}
			""";

	@Test
	void blocksAreReadInOrder() {
		Module module = ModuleReader.read(TEXT);
		assertThat(module.blocks().keySet()).extracting(ResourceAddress::toString)
			.containsExactly("p_pet.a", "p_pet.b", "data.p_pet.c");
		assertThat(module.provider().members()).containsOnlyKeys("endpoint");
		assertThat(module.blocks().get(ResourceAddress.parse("p_pet.a")).body().members()).containsOnlyKeys("name",
				"age", "good", "nothing", "tags");
	}

	@Test
	void referencesMakeDependencies() {
		ResourceBlock block = ModuleReader.read(TEXT).blocks().get(ResourceAddress.parse("p_pet.b"));
		assertThat(block.dependencies()).containsExactlyInAnyOrder("data.p_pet.c", "p_pet.a");
		assertThat(block.body().references())
			.contains(new Expression.Reference("p_pet.a", AttributePath.root("tags").index(0)));
		assertThat(block.createBeforeDestroy()).isTrue();
		assertThat(block.ignoreChanges().paths()).containsExactly(AttributePath.root("name"),
				AttributePath.root("tags").key("k"));
	}

	@Test
	void writtenModuleReadsTheSame() {
		Module module = ModuleReader.read(TEXT);
		assertThat(ModuleReader.read(ModuleWriter.write(module, "p"))).isEqualTo(module);
	}

	@Test
	void ignoreAllChanges() {
		Module module = ModuleReader
			.read("{\"resource\":{\"p_pet\":{\"a\":{\"lifecycle\":{\"ignore_changes\":\"all\"}}}}}");
		assertThat(module.blocks().get(ResourceAddress.parse("p_pet.a")).ignoreChanges())
			.isEqualTo(new IgnoreChanges(true, List.of()));
	}

	@Test
	void unknownValueIsWrittenAsADataResource() {
		Module module = Module.empty()
			.with(ResourceAddress.parse("p_pet.a"), (Expression.ObjectExpression) Expression
				.of(Map.of("name", new Expression.Deferred(Expression.of("Rex")))));
		assertThat(ModuleWriter.write(module, "p"))
			.contains("\"name\" : \"${terraform_data.unknown_p_pet_a_name.output}\"")
			.contains("\"input\" : \"Rex\"");
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"module\":{}}", "{\"resource\":{\"t\":{\"n\":{\"provisioner\":{}}}}}",
			"{\"resource\":{\"t\":{\"n\":{\"a\":\"${upper(\\\"x\\\")}\"}}}}",
			"{\"resource\":{\"t\":{\"n\":{\"a\":\"%{ if true }x%{ endif }\"}}}}", "not json" })
	void whatIsNotKnownIsRefused(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> ModuleReader.read(text));
	}

	@Test
	void unknownValueMustNotRefer() {
		Expression reference = TemplateParser.parse("${p_pet.a.name}");
		assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> new Expression.Deferred(reference));
	}

}
