/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.openapi.resource.NameWords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What becomes of each thing that a description can say.
 */
class ResourceMappingTests {

	private static final String ID = "id: { type: string, readOnly: true }";

	@TempDir
	Path folder;

	@ParameterizedTest
	@CsvSource(delimiterString = "=>", quoteCharacter = '`', value = { "{ type: string } => String value",
			"{ type: string, minLength: 1, maxLength: 64 } => @Size(min = 1, max = 64) String value",
			"{ type: string, pattern: '^[a-z]+$' } => @Pattern(regexp = \"^[a-z]+$\") String value",
			"{ type: string, pattern: '^(a|b)$' } => @Pattern(regexp = \"^(a|b)$\") String value",
			"{ type: string, pattern: '^a|b$' } => @Pattern(regexp = \"(?s:.*)(?:^a|b$)(?s:.*)\") String value",
			"{ type: string, pattern: '[0-9]' } => @Pattern(regexp = \"(?s:.*)(?:[0-9])(?s:.*)\") String value",
			"{ type: string, format: password } => @Sensitive String value",
			"{ type: string, format: email } => @Email String value",
			"{ type: string, format: ipv4 } => @IpAddress(version = IpVersion.V4) String value",
			"{ type: string, format: date } => LocalDate value", "{ type: string, format: date-time } => Instant value",
			"{ type: string, format: duration } => Duration value", "{ type: string, format: uuid } => UUID value",
			"{ type: string, format: uri } => URI value", "{ type: string, format: byte } => byte[] value",
			"{ type: string, enum: [a, b-c] } => Value value", "{ type: integer } => Long value",
			"{ type: integer, format: int32, minimum: 1, maximum: 9 } => @Min(1) @Max(9) Integer value",
			"{ type: integer, minimum: 0, exclusiveMinimum: true } => @DecimalMin(value = \"0\", inclusive = false) Long value",
			"{ type: integer, maximum: 5000000000 } => @Max(5000000000L) Long value",
			"{ type: integer, multipleOf: 5 } => @MultipleOf(5) Long value", "{ type: number } => BigDecimal value",
			"{ type: number, format: double, minimum: 0.5 } => @DecimalMin(\"0.5\") Double value",
			"{ type: boolean } => Boolean value",
			"{ type: array, items: { type: string, maxLength: 3 }, maxItems: 2 } => @Size(max = 2) List<@Size(max = 3) String> value",
			"{ type: array, uniqueItems: true, items: { type: integer } } => Set<Long> value",
			"{ type: object, additionalProperties: { type: string }, minProperties: 1 } => @Size(min = 1) Map<String, String> value",
			"{ type: object, properties: { a: { type: string } } } => Value value",
			"{ type: object } => JsonNode value", "{ } => JsonNode value",
			"{ type: string, nullable: true } => @Nullable String value",
			"{ type: string, deprecated: true } => @DeprecatedAttribute(\"The service has deprecated it.\") String value",
			"{ allOf: [{ type: string }, { maxLength: 5 }] } => @Size(max = 5) String value",
			"{ anyOf: [{ type: string }, { type: string, format: uuid }] } => String value",
			"{ oneOf: [{ type: string }, { type: integer }] } => JsonNode value",
			"{ enum: [1, one] } => JsonNode value", "{ enum: [1, 2] } => BigDecimal value",
			"{ type: array, items: { type: array, items: { type: string } } } => List<List<String>> value",
			"{ type: array, items: { type: array, items: { type: object, properties: { a: { type: string } } } } } => JsonNode value" })
	void requiredMember(String schema, String declared) throws IOException {
		assertThat(declared("3.0.3", "[value]", "value: " + schema, "[value]", "value: " + schema))
			.containsExactly(declared);
	}

	@ParameterizedTest
	@CsvSource(delimiterString = "=>", quoteCharacter = '`', value = {
			"{ type: [string, 'null'] } => @Nullable String value",
			"{ type: integer, exclusiveMinimum: 0 } => @DecimalMin(value = \"0\", inclusive = false) Long value",
			"{ const: fixed } => Value value",
			"{ anyOf: [{ type: string }, { type: 'null' }] } => @Nullable String value",
			"{ type: [string, integer] } => JsonNode value", "{ enum: [1, one] } => JsonNode value" })
	void requiredMemberInVersion31(String schema, String declared) throws IOException {
		assertThat(declared("3.1.0", "[value]", "value: " + schema, "[value]", "value: " + schema))
			.containsExactly(declared);
	}

	@ParameterizedTest
	@CsvSource(delimiterString = "=>", quoteCharacter = '`', value = {
			"{ type: string } => { type: string } => @Computed @Nullable String value",
			"{ type: string } => { type: string, nullable: true } => @Computed @Nullable String value",
			"{ type: string, nullable: true } => { type: string } => @Computed @Nullable String value",
			"{ type: string, nullable: true } => { type: string, nullable: true } => @Nullable String value",
			"{ } => { nullable: true } => @Computed @Nullable JsonNode value",
			"{ type: string, default: a } => { type: string } => @Default(\"a\") String value",
			"{ type: string, nullable: true, default: a } => { type: string, nullable: true } => @Computed @Nullable String value",
			"{ type: string, nullable: true, default: a } => { type: string } => @Default(\"a\") String value",
			"{ type: integer, default: 7 } => { type: integer } => @Default(\"7\") Long value",
			"{ type: boolean, default: false } => { type: boolean } => @Default(\"false\") Boolean value",
			"{ type: string, enum: [a], default: a } => { type: string } => @Default(\"a\") @OneOf({ \"a\" }) String value",
			"{ type: string, enum: [a], default: a } => { type: string, enum: [a, b] } => @Default(\"a\") Value value",
			"{ type: string, enum: [a], default: b } => { type: string, enum: [a] } => @Computed @Nullable Value value",
			"{ type: array, items: { type: string }, default: [] } => { type: array, items: { type: string } } => @Nullable List<String> value",
			"{ type: array, items: { type: string }, default: [a, b] } => { type: array, items: { type: string } } => @Default({ \"a\", \"b\" }) List<String> value",
			"{ type: array, items: { type: string } } => { type: array, items: { type: object, properties: { a: { type: string } } } } => @Nullable List<String> value" })
	void optionalMember(String request, String answer, String declared) throws IOException {
		assertThat(declared("3.0.3", "[]", "value: " + request, "[value]", "value: " + answer))
			.containsExactly(declared);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "x" })
	void longDefaultThatIsNoTextIsShownInPart(String start) throws IOException {
		String object = "{ type: object, properties: { value: { type: object, default: { a: '%s' } } } }"
			.formatted(start + "\uD83D\uDE00".repeat(400));
		assertThat(DescribedThing.map(this.folder, "3.0.3", object, object, object("[id]", ID)).notes())
			.extracting(Note::toString)
			.contains("'value': its default cannot be written as a text: {\"a\":\"" + start
					+ "\uD83D\uDE00".repeat(37 - start.length()) + "…");
	}

	@Test
	void memberOfAnswersAloneIsReadOnly() throws IOException {
		assertThat(declared("3.0.3", "[]", "given: { type: string, nullable: true }", "[made]",
				"given: { type: string, nullable: true }, made: { type: integer }, "
						+ "note: { type: string, enum: [a] }, created_at: { type: string, format: date-time }"))
			.containsExactly("@Nullable String given", "@Computed Long made",
					"@Computed(readOnly = true) @Nullable String note",
					"@Computed(readOnly = true) @UseStateForUnknown @Nullable Instant createdAt");
	}

	@Test
	void readOnlyMemberOfRequestsIsReadOnly() throws IOException {
		String members = "name: { type: string }, size: { type: integer, readOnly: true }";
		assertThat(declared("3.0.3", "[name]", members, "[name, size]", members)).containsExactly("String name",
				"@Computed Long size");
	}

	@Test
	void writeOnlyMemberIsInNoStateAndHasAVersion() throws IOException {
		assertThat(declared("3.0.3", "[key]", "key: { type: string, writeOnly: true }", "[]", ""))
			.containsExactly("@WriteOnly(version = \"keyVersion\") @Sensitive String key", "Long keyVersion");
	}

	@Test
	void secretIsToldByItsName() throws IOException {
		String members = "password: { type: string }, apiKey: { type: string }, next_page_token: { type: string }, "
				+ "token_count: { type: integer }, uri: { type: string }, public_key: { type: string }, "
				+ "client: { type: object, required: [client_secret], properties: { client_secret: { type: string } } }";
		String all = "[password, apiKey, next_page_token, token_count, uri, public_key, client]";
		ResourceModel model = DescribedThing.map(this.folder, "3.0.3", object(all, members), object(all, members),
				object("[id]", ID + ", " + members));
		assertThat(DescribedThing.declared(model)).containsExactly("@Sensitive String password",
				"@Sensitive String apiKey", "String nextPageToken", "Long tokenCount", "@Sensitive String uri",
				"String publicKey", "Client client");
		NestedType.NestedRecord client = (NestedType.NestedRecord) DescribedThing.nested(model).get("Client");
		assertThat(client.components()).extracting(DescribedThing::declared)
			.containsExactly("@Sensitive String clientSecret");
		assertThat(model.notes()).extracting(Note::toString)
			.contains("'password': is taken for a secret, because of its name",
					"'client.client_secret': is taken for a secret, because of its name");
	}

	@Test
	void secretThatIsOnlySentIsInNoState() throws IOException {
		assertThat(declared("3.0.3", "[name]", "name: { type: string }, admin_password: { type: string }", "[name]",
				"name: { type: string }"))
			.containsExactly("String name",
					"@WriteOnly(version = \"adminPasswordVersion\") @Sensitive @Nullable String adminPassword",
					"@Nullable Long adminPasswordVersion");
		ResourceModel fixed = DescribedThing.map(this.folder, "3.0.3",
				object("[token]", "token: { type: string }, size: { type: integer }"),
				object("[]", "size: { type: integer }"), object("[id]", ID + ", size: { type: integer }"));
		assertThat(DescribedThing.declared(fixed)).contains("@RequiresReplace Long tokenVersion");
	}

	@Test
	void whatLooksLikeASecretIsReported() throws IOException {
		assertThat(map("[value]", "value: { type: string }, credentials: { type: object }, tls_cert: { type: string }")
			.notes()).extracting(Note::toString)
			.contains("'credentials': may be a secret; if it is one, put @Sensitive before it",
					"'tls_cert': may be a secret; if it is one, put @Sensitive before it");
	}

	private static String object(String required, String members) {
		return "{ type: object, required: %s, properties: { %s } }".formatted(required, members);
	}

	@Test
	void memberThatChangesCannotHaveRequiresReplacement() throws IOException {
		ResourceModel model = DescribedThing.map(this.folder, "3.0.3",
				"{ type: object, required: [a, b], properties: { a: { type: string }, b: { type: string } } }",
				"{ type: object, properties: { b: { type: string } } }",
				"{ type: object, required: [id, a, b], properties: { %s, a: { type: string }, b: { type: string } } }"
					.formatted(ID));
		assertThat(DescribedThing.declared(model)).containsExactly("@RequiresReplace String a", "String b");
		assertThat(model.component("a").use().update()).isFalse();
	}

	@Test
	void namesThatJavaOrTerraformKeepAreOthers() throws IOException {
		String members = "class: { type: string }, count: { type: integer }, html_url: { type: string }, "
				+ "htmlUrl: { type: string }, 2fa: { type: boolean }, ../../etc/passwd: { type: string }, hashCode: { type: string }, é: { type: string }";
		assertThat(declared("3.0.3", "[class, count, html_url, htmlUrl, 2fa, ../../etc/passwd, hashCode, é]", members,
				"[class, count, html_url, htmlUrl, 2fa, ../../etc/passwd, hashCode, é]", members))
			.containsExactly("@AttributeName(\"class\") String classValue", "Long countValue", "String htmlUrl",
					"String htmlUrl2", "Boolean value2fa", "@Sensitive String etcPasswd",
					"@AttributeName(\"hash_code\") String hashCodeValue", "String value");
	}

	@ParameterizedTest
	@ValueSource(strings = { "provider", "for_each", "lifecycle", "connection", "provisioner", "locals" })
	void nameThatBlocksHaveForTerraformItselfIsAnother(String name) throws IOException {
		String members = "inner: { type: object, properties: { %s: { type: string } } }, %s: { type: string }"
			.formatted(name, name);
		String java = JavaNames.camel(NameWords.of(name));
		assertThat(declared("3.0.3", "[%s]".formatted(name), members, "[%s]".formatted(name), members))
			.containsExactly("@Computed @Nullable Inner inner", "String " + java + "Value");
	}

	@Test
	void enumHasTheTextsOfTheService() throws IOException {
		NestedType type = nested("{ type: string, enum: [on, x-large, X_LARGE, '2', '@'] }").get("Value");
		assertThat(((NestedType.NestedEnum) type).constants()).containsExactly(Map.entry("ON", "on"),
				Map.entry("X_LARGE", "x-large"), Map.entry("X_LARGE_2", "X_LARGE"), Map.entry("_2", "2"),
				Map.entry("EMPTY", "@"));
	}

	@Test
	void discriminatorMakesASealedInterface() throws IOException {
		NestedType type = nested(
				"{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], "
						+ "discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat' } } }")
			.get("Value");
		NestedType.NestedUnion union = (NestedType.NestedUnion) type;
		assertThat(union.discriminator()).isEqualTo("kind");
		assertThat(union.cases()).containsOnlyKeys("cat", "Dog");
		assertThat(union.cases().get("cat").components()).extracting(DescribedThing::declared)
			.containsExactly("Long lives");
	}

	@Test
	void allOfIsOneRecord() throws IOException {
		NestedType type = nested("{ allOf: [{ $ref: '#/components/schemas/Base' }, "
				+ "{ type: object, required: [own], properties: { own: { type: integer } } }] }")
			.get("Value");
		assertThat(((NestedType.NestedRecord) type).components()).extracting(DescribedThing::declared)
			.containsExactlyInAnyOrder("String base", "Long own");
	}

	@Test
	void partThatIsThereTwiceCountsOnce() throws IOException {
		NestedType type = nested(
				"{ allOf: [{ $ref: '#/components/schemas/Base' }, { $ref: '#/components/schemas/Derived' }] }")
			.get("Value");
		assertThat(((NestedType.NestedRecord) type).components()).extracting(DescribedThing::declared)
			.containsExactly("String base", "@Computed @Nullable Long more");
	}

	@Test
	void whatContainsItselfEndsInJson() throws IOException {
		ResourceModel model = map("[value]", "value: { $ref: '#/components/schemas/Tree' }");
		NestedType.NestedRecord tree = (NestedType.NestedRecord) DescribedThing.nested(model).get("Value");
		assertThat(tree.components()).extracting(DescribedThing::declared)
			.containsExactly("@Computed @Nullable String name", "@Computed @Nullable JsonNode left");
		assertThat(model.notes()).extracting(Note::toString)
			.contains("'value.left': 'Tree' contains itself; it is a text with JSON");
	}

	@Test
	void whatStandsBesideAReferenceCounts() throws IOException {
		assertThat(DescribedThing.declared(map("[value]",
				"value: { $ref: '#/components/schemas/Base/properties/base', nullable: true, maxLength: 9 }")))
			.containsExactly("@Size(max = 9) @Nullable String value");
	}

	@Test
	void patternThatJavaDoesNotUnderstandIsReported() throws IOException {
		ResourceModel model = map("[value]", "value: { type: string, pattern: '[a-' }");
		assertThat(DescribedThing.declared(model)).containsExactly("String value");
		assertThat(model.notes()).extracting(Note::toString)
			.containsExactly("'value': Java does not understand the pattern [a-");
	}

	private Map<String, NestedType> nested(String schema) throws IOException {
		return DescribedThing.nested(map("[value]", "value: " + schema));
	}

	private ResourceModel map(String required, String members) throws IOException {
		String object = "{ type: object, required: %s, properties: { %s } }".formatted(required, members);
		return DescribedThing.map(this.folder, "3.0.3", object, object,
				"{ type: object, required: [id], properties: { %s, %s } }".formatted(ID, members));
	}

	private List<String> declared(String version, String required, String request, String answerRequired, String answer)
			throws IOException {
		String object = "{ type: object, required: %s, properties: { %s } }".formatted(required, request);
		return DescribedThing.declared(DescribedThing.map(this.folder, version, object, object,
				"{ type: object, required: %s, properties: { %s } }".formatted(
						answerRequired.replaceFirst("\\[", answerRequired.equals("[]") ? "[id" : "[id, "),
						answer.isEmpty() ? ID : ID + ", " + answer)));
	}

	@Test
	void timeWhoseNameHasNoWordIsAMomentOfAnyKind() throws IOException {
		assertThat(declared("3.0.3", "[]", "name: { type: string }", "[创建时间]",
				"创建时间: { type: string, format: date-time, readOnly: true }"))
			.contains("@Computed Instant value");
	}

}
