/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.schema.BlockSchema;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ImportForm}.
 */
class ImportFormTests {

	private static final BlockSchema BLOCK = new ModelMappings(List.of()).resource(Image.class).block();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{owner}/{name}             | acme/web        | {name=web, owner=acme}
			{owner}/{name}             | acme/w:eb       | {name=w:eb, owner=acme}
			{owner}/{name}             | acme/web/x      | none
			{owner}/{name}             | acme/           | none
			{owner}/{name}             | /web            | none
			{owner}/{name}             | acme            | none
			{owner}/{name}             | ''              | none
			{owner}/{name*}            | acme/web/x      | {name=web/x, owner=acme}
			{owner}/{name*}            | acme//          | {name=/, owner=acme}
			{owner}/{name*}            | acme/           | none
			{owner}/{name}:{tag}       | acme/web:1      | {name=web, owner=acme, tag=1}
			{owner}/{name}:{tag}       | acme/web:1/2    | {name=web, owner=acme, tag=1/2}
			{owner}/{name}:{tag}       | acme/web/x:1    | none
			{owner}/{name}:{tag}       | acme/web:1:2    | none
			images/{name}              | images/web      | {name=web}
			images/{name}              | image/web       | none
			images/{name}              | images/         | none
			{name}@latest              | web@latest      | {name=web}
			{name}@latest              | web             | none
			{name}@latest              | @latest         | none
			{name}@latest              | a@latest@latest | none
			{name}                     | a/b c           | {name=a/b c}
			{id}::{name}               | 7::web          | {id=7, name=web}
			{id}::{name}               | 7:web           | none
			{name}.*+{tag}             | a.*+b           | {name=a, tag=b}
			{name}é{tag}               | aéb             | {name=a, tag=b}
			""")
	void idIsTakenApart(String template, String id, String parts) {
		assertThat(match(ImportForm.parse(template, BLOCK, "acme_image"), id)).isEqualTo(parts);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{owner}{name}        | has nothing between "owner" and "name"
			{owner}/{nane}       | names "nane", which is no attribute of it
			{owner}/{Name}       | names "Name", which is no attribute of it
			{owner}/{owner}      | names "owner" twice
			{owner*}/{name}      | has a star in another than the last placeholder
			{owner}/{labels}     | names "labels", which is no attribute with a simple type that is in the state
			{owner}/{pin}        | names "pin", which is no attribute with a simple type that is in the state
			{owner}/{layer}      | names "layer", which is no attribute with a simple type that is in the state
			{owner               | names no attribute in braces
			{owner}/{name        | has a brace without its partner
			{owner}/name}        | has a brace without its partner
			}{owner}             | has a brace without its partner
			owner/name           | names no attribute in braces
			''                   | names no attribute in braces
			{}/{name}            | names "", which is no attribute of it
			""")
	void formThatIsNoneIsRefused(String template, String problem) {
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> ImportForm.parse(template, BLOCK, "acme_image"))
			.satisfies((ex) -> {
				assertThat(ex.problem()).isEqualTo("The import id \"" + template + "\" of acme_image " + problem);
				assertThat(ex.remedy()).contains("\"{owner}/{name}\"");
			});
	}

	@Test
	void identifiersAreSeparatedBySlashes() {
		ImportForm one = ImportForm.of(new ModelMappings(List.of()).resource(Image.class).identifiers());
		assertThat(one.text()).isEqualTo("id");
		assertThat(match(one, "1/2")).isEqualTo("{id=1/2}");
		assertThat(ImportForm.of(List.of()).isEmpty()).isTrue();
	}

	@Test
	void hugeIdIsTakenApart() {
		String id = "a".repeat(100_000) + "/" + "b".repeat(100_000);
		assertThat(match(ImportForm.parse("{owner}/{name}", BLOCK, "acme_image"), id)).hasSize(200_015);
	}

	private static String match(ImportForm form, String id) {
		return form.match(Optional.ofNullable(id).orElse("")).map((texts) -> {
			TreeMap<String, String> names = new TreeMap<>();
			texts.forEach((attribute, text) -> names.put(attribute.name(), text));
			return names.toString();
		}).orElse("none");
	}

	record Image(@Id Long id, String owner, String name, @Nullable String tag, @Nullable List<String> labels,
			@WriteOnly @Nullable String pin, @Nullable Layer layer) {

	}

	record Layer(String digest) {

	}

}
