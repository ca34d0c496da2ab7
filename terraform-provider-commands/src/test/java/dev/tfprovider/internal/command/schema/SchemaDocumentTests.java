/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.TypeKind;
import dev.tfprovider.fixture.NotesProvider;
import dev.tfprovider.internal.mapping.FunctionDocumentation;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The document a CLI prints, to the byte.
 */
class SchemaDocumentTests {

	private static final DescribedType NOTHING = type(DescriptionText.NONE);

	private static final String EMPTY = "{\"version\":0,\"block\":{\"description_kind\":\"plain\"}}";

	@Test
	void attributesAndBlocksAreOrderedByName() throws IOException {
		String nested = "{\"nesting_mode\":\"list\",\"block\":{\"description_kind\":\"plain\"}}";
		assertThat(text(NOTHING,
				Map.of(TypeKind.RESOURCE,
						Map.of("x_y",
								type(DescriptionText.NONE, attribute("b", true), attribute("a", false), block("d"),
										block("c"))))))
			.contains("\"resource_schemas\":{\"x_y\":{\"version\":0,\"block\":{\"attributes\":{"
					+ "\"a\":{\"type\":\"string\",\"description_kind\":\"plain\",\"optional\":true},"
					+ "\"b\":{\"type\":\"string\",\"description_kind\":\"plain\",\"required\":true}},"
					+ "\"block_types\":{\"c\":" + nested + ",\"d\":" + nested + "},\"description_kind\":\"plain\"}}}");
	}

	@Test
	void textIsEscapedAsInGo() throws IOException {
		DescriptionText text = DescriptionText.plain("<a> & \"b\" \u2028 \u00e9 \ud83d\udc31");
		assertThat(text(type(text), Map.of()))
			.contains("\"\\u003ca\\u003e \\u0026 \\\"b\\\" \\u2028 \u00e9 \ud83d\udc31\"");
	}

	@Test
	void controlCharactersAreAsTheProtocolHasThem() throws IOException {
		assertThat(text(type(DescriptionText.plain("a\u001bb")), Map.of())).contains("\"a\\\\u001bb\"");
	}

	@Test
	void typesAreOrderedByKindAndActionsHaveNoVersion() throws IOException {
		Map<TypeKind, Map<String, DescribedType>> types = new HashMap<>();
		TypeKind.all().forEach((kind) -> types.put(kind, new TreeMap<>(Map.of("x_b", NOTHING, "x_a", NOTHING))));
		String two = "_schemas\":{\"x_a\":" + EMPTY + ",\"x_b\":" + EMPTY + "},\"";
		String unversioned = "{\"block\":{\"description_kind\":\"plain\"}}";
		assertThat(text(NOTHING, types)).endsWith(",\"resource" + two + "data_source" + two + "ephemeral_resource" + two
				+ "list_resource" + two + "action_schemas\":{\"x_a\":" + unversioned + ",\"x_b\":" + unversioned
				+ "},\"state_store" + two.substring(0, two.length() - 2) + "}}}");
		assertThat(text(NOTHING, Map.of())).doesNotContain("_schemas\":{\"x");
	}

	@Test
	void identitiesComeAfterFunctionsAndAreLeftOutIfThereAreNone() throws IOException {
		DescribedType identity = new DescribedType(2,
				new DescribedObject(
						List.of(attribute("region", false),
								DescribedMember.plain("id", TerraformType.STRING, true,
										DescriptionText.plain("number"))),
						DescriptionText.NONE, null, Declaration.NONE));
		DescribedFunction function = new DescribedFunction(new FunctionDocumentation("", DescriptionText.NONE, null),
				List.of(), null, TerraformType.STRING);
		String start = "{\"format_version\":\"1.0\",\"provider_schemas\":{\"h/x\":{\"provider\":" + EMPTY
				+ ",\"functions\":{\"f\":{\"return_type\":\"string\"}}";
		assertThat(text(new SchemaDocument("h/x",
				new DescribedProvider(NOTHING, Map.of(), Map.of("f", function), Map.of("x_y", identity), false))))
			.isEqualTo(start + ",\"resource_identity_schemas\":{\"x_y\":{\"version\":2,\"attributes\":{"
					+ "\"id\":{\"type\":\"string\",\"description\":\"number\",\"required_for_import\":true},"
					+ "\"region\":{\"type\":\"string\",\"optional_for_import\":true}}}}}}}");
		assertThat(text(new SchemaDocument("h/x",
				new DescribedProvider(NOTHING, Map.of(), Map.of("f", function), Map.of(), false))))
			.isEqualTo(start + "}}}");
	}

	@Test
	void providerIsAskedForItsIdentities() throws IOException {
		assertThat(text(SchemaDocument.of(NotesProvider.commanded().service().runtime(), false)))
			.endsWith(",\"resource_identity_schemas\":{\"notes_note\":{\"version\":0,\"attributes\":{\"id\":"
					+ "{\"type\":\"string\",\"description\":\"identifier.\",\"required_for_import\":true}}}}}}}");
	}

	private static DescribedType type(DescriptionText description, DescribedMember... members) {
		return new DescribedType(0, new DescribedObject(List.of(members), description, null, Declaration.NONE));
	}

	private static DescribedMember attribute(String name, boolean required) {
		return DescribedMember.plain(name, TerraformType.STRING, required, DescriptionText.NONE);
	}

	private static DescribedMember block(String name) {
		DescribedObject inside = NOTHING.object();
		return DescribedMember.of(name, DescribedMember.Shape.block(ObjectSchema.Nesting.LIST, inside, 0, 0), inside,
				null);
	}

	private static String text(DescribedType settings, Map<TypeKind, Map<String, DescribedType>> types)
			throws IOException {
		return text(new SchemaDocument("h/x", new DescribedProvider(settings, types, Map.of(), Map.of(), false)));
	}

	private static String text(SchemaDocument document) throws IOException {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		document.write(out);
		return out.toString(StandardCharsets.UTF_8);
	}

}
