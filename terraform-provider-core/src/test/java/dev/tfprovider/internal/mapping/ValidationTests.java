/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ValidationTests {

	private final ModelMapping<Pet> pet = TestValues.MAPPINGS.resource(Pet.class);

	private final ModelMapping<Firewall> firewall = TestValues.MAPPINGS.resource(Firewall.class);

	private final ObjectType rule = TestValues.block(this.firewall, "rule").block().impliedType();

	@Test
	void validConfigurationHasNoDiagnostics() {
		assertThat(TestValues.validate(this.pet, "name", "rex", "species", "dog", "port", 1, "tags",
				TestValues.strings("a")))
			.isEmpty();
	}

	@Test
	void wrongEnumConstantShowsTheAllowedOnes() {
		Diagnostic diagnostic = TestValues.only(TestValues.validate(this.pet, "name", "rex", "species", "dragon"));
		assertThat(diagnostic).isEqualTo(Diagnostic.error(TestValues.path("species"), "Invalid value for \"species\"",
				"Invalid value \"dragon\": must be one of \"cat\", \"dog\"."));
	}

	@Test
	void eachWrongValueHasOneDiagnostic() {
		List<Diagnostic> diagnostics = TestValues.validate(this.pet, "name", "rex", "species", "dragon", "port", 70000,
				"home", "not a uri");
		assertThat(diagnostics).extracting(Diagnostic::attribute)
			.containsExactly(TestValues.path("species"), TestValues.path("port"), TestValues.path("home"));
		assertThat(diagnostics.get(1).detail())
			.isEqualTo("Invalid value 70000: must be a whole number from -32768 to 32767.");
		assertThat(diagnostics.get(2).detail())
			.isEqualTo("Invalid value \"not a uri\": must be a URI such as \"https://example.com/pets\".");
	}

	@Test
	void explicitNullForARequiredArgumentIsAnError() {
		Diagnostic diagnostic = TestValues.only(TestValues.validate(this.pet, "species", "dog"));
		assertThat(diagnostic).isEqualTo(Diagnostic.error(TestValues.path("name"), "Missing value for \"name\"",
				"This argument is required, and must not be null."));
	}

	@Test
	void readOnlyArgumentMustNotBeSet() {
		Diagnostic diagnostic = TestValues
			.only(TestValues.validate(this.pet, "id", 1, "name", "rex", "species", "dog"));
		assertThat(diagnostic.attribute()).isEqualTo(TestValues.path("id"));
		assertThat(diagnostic.summary()).isEqualTo("Value for read-only \"id\"");
		assertThat(diagnostic.detail()).contains("Remove it");
	}

	@Test
	void unknownIsNeverAnError() {
		assertThat(TestValues.validate(this.pet, "id", TestValues.unknown(TerraformType.NUMBER), "name",
				TestValues.unknownString(), "species", TestValues.unknownString(), "port",
				TestValues.unknown(TerraformType.NUMBER), "tags",
				TestValues.unknown(TerraformType.list(TerraformType.STRING)), "old", TestValues.unknownString(),
				"password", TestValues.unknownString()))
			.isEmpty();
	}

	@Test
	void deprecatedArgumentIsAWarningOnceItIsKnown() {
		Diagnostic diagnostic = TestValues
			.only(TestValues.validate(this.pet, "name", "rex", "species", "dog", "old", "x"));
		assertThat(diagnostic)
			.isEqualTo(Diagnostic.warning(TestValues.path("old"), "Deprecated argument \"old\"", "Use name instead."));
	}

	@Test
	void elementsHaveTheirOwnPlace() {
		ModelMapping<Kennel> kennel = TestValues.MAPPINGS.resource(Kennel.class);
		List<Diagnostic> diagnostics = TestValues.validate(kennel, "list", TestValues.strings("dog", "x", "cat"), "set",
				TestValues.stringSet("y"), "map",
				TerraformValue.map(TerraformType.STRING, Map.of("k", TerraformValue.string("z"))));
		assertThat(diagnostics).extracting(Diagnostic::attribute)
			.containsExactly(TestValues.path("list").index(1), TestValues.path("set").element(),
					TestValues.path("map").key("k"));
		assertThat(diagnostics.get(0).summary()).isEqualTo("Invalid value for \"list[1]\"");
	}

	@Test
	void knownElementsAreCheckedBesideUnknownOnes() {
		ModelMapping<Kennel> kennel = TestValues.MAPPINGS.resource(Kennel.class);
		List<Diagnostic> diagnostics = TestValues.validate(kennel, "list", TerraformValue.list(TerraformType.STRING,
				List.of(TestValues.unknownString(), TerraformValue.string("x"))));
		assertThat(TestValues.only(diagnostics).attribute()).isEqualTo(TestValues.path("list").index(1));
	}

	@Test
	void nullElementIsAnErrorUnlessNullable() {
		ModelMapping<Kennel> kennel = TestValues.MAPPINGS.resource(Kennel.class);
		TerraformValue holey = TerraformValue.list(TerraformType.STRING,
				List.of(TerraformValue.ofNull(TerraformType.STRING)));
		assertThat(TestValues.only(TestValues.validate(kennel, "list", holey)).summary())
			.isEqualTo("Missing value for \"list[0]\"");
		assertThat(TestValues.validate(kennel, "holey", holey)).isEmpty();
		assertThat(TestValues.validate(kennel, "states", holey)).isEmpty();
	}

	@Test
	void nestedObjectsAreCheckedInside() {
		ModelMapping<Owner> owner = TestValues.MAPPINGS.resource(Owner.class);
		ObjectType address = TestValues.attribute(owner, "address").nested().impliedType();
		List<Diagnostic> diagnostics = TestValues.validate(owner, "address",
				TestValues.object(address, "id", 1, "kind", "x"), "others", TerraformValue.list(address,
						List.of(TestValues.object(address, "street", "a"), TestValues.object(address))));
		assertThat(diagnostics).extracting(Diagnostic::attribute)
			.containsExactly(TestValues.path("address").attribute("street"), TestValues.path("address").attribute("id"),
					TestValues.path("address").attribute("kind"),
					TestValues.path("others").index(1).attribute("street"));
	}

	@Test
	void blocksAreCounted() {
		ObjectValue rule = TestValues.object(this.rule, "port", 1);
		assertThat(TestValues.only(TestValues.validate(this.firewall, "owner", rule)).detail())
			.isEqualTo("At least 1 block must be given, but there are 0.");
		Diagnostic tooMany = TestValues.only(TestValues.validate(this.firewall, "owner", rule, "rule",
				TerraformValue.list(this.rule, List.of(rule, rule, rule))));
		assertThat(tooMany.attribute()).isEqualTo(TestValues.path("rule"));
		assertThat(tooMany.summary()).isEqualTo("Wrong number of \"rule\" blocks");
		assertThat(tooMany.detail()).isEqualTo("At most 2 blocks may be given, but there are 3.");
	}

	@Test
	void unknownBlocksAreNotCounted() {
		ObjectValue rule = TestValues.object(this.rule, "port", 1);
		assertThat(TestValues.validate(this.firewall, "owner", rule, "rule",
				TestValues.unknown(TerraformType.list(this.rule))))
			.isEmpty();
		ObjectValue open = TestValues.object(this.rule, "port", TestValues.unknown(TerraformType.NUMBER));
		assertThat(
				TestValues.validate(this.firewall, "owner", rule, "rule", TerraformValue.list(this.rule, List.of(rule)),
						"zone", TerraformValue.set(this.rule, List.of(rule, open))))
			.isEmpty();
	}

	@Test
	void setBlocksAreCountedOnceTheyAreKnown() {
		ObjectValue rule = TestValues.object(this.rule, "port", 1);
		ObjectValue other = TestValues.object(this.rule, "port", 2);
		assertThat(TestValues.only(
				TestValues.validate(this.firewall, "owner", rule, "rule", TerraformValue.list(this.rule, List.of(rule)),
						"zone", TerraformValue.set(this.rule, List.of(rule, other))))
			.attribute()).isEqualTo(TestValues.path("zone"));
	}

	@Test
	void requiredSingleBlockMustBeThere() {
		ObjectValue rule = TestValues.object(this.rule, "port", 1);
		Diagnostic diagnostic = TestValues
			.only(TestValues.validate(this.firewall, "rule", TerraformValue.list(this.rule, List.of(rule))));
		assertThat(diagnostic.attribute()).isEqualTo(TestValues.path("owner"));
		assertThat(diagnostic.summary()).isEqualTo("Missing \"owner\" block");
	}

	@Test
	void pathsLeadIntoBlocks() {
		ObjectValue rule = TestValues.object(this.rule, "port", 1);
		ObjectValue bad = TestValues.object(this.rule, "port", 70000);
		assertThat(TestValues
			.only(TestValues.validate(this.firewall, "owner", rule, "rule",
					TerraformValue.list(this.rule, List.of(rule, bad))))
			.attribute()).hasToString("rule[1].port");
		assertThat(TestValues
			.only(TestValues.validate(this.firewall, "owner", rule, "rule",
					TerraformValue.list(this.rule, List.of(rule)), "zone", TerraformValue.set(this.rule, List.of(bad))))
			.attribute()).isEqualTo(TestValues.path("zone").element().attribute("port"));
	}

	@Test
	void deprecatedBlockIsAWarningIfThereIsOne() {
		ModelMapping<OldBlocks> mapping = TestValues.MAPPINGS.resource(OldBlocks.class);
		assertThat(TestValues.validate(mapping)).isEmpty();
		Diagnostic diagnostic = TestValues.only(TestValues.validate(mapping, "rules",
				TerraformValue.list(this.rule, List.of(TestValues.object(this.rule, "port", 1)))));
		assertThat(diagnostic.isError()).isFalse();
		assertThat(diagnostic.detail()).isEqualTo("Use zones.");
	}

	@Test
	void constructorOfACompleteNestedRecordIsAsked() {
		ModelMapping<Ranges> mapping = TestValues.MAPPINGS.resource(Ranges.class);
		ObjectType range = TestValues.attribute(mapping, "ranges").nested().impliedType();
		Diagnostic diagnostic = TestValues.only(TestValues.validate(mapping, "ranges", TerraformValue.list(range, List
			.of(TestValues.object(range, "low", 2, "high", 1), TestValues.object(range, "low", 1, "high", 2)))));
		assertThat(diagnostic).isEqualTo(Diagnostic.error(TestValues.path("ranges").index(0),
				"Invalid value for \"ranges[0]\"", "low must not be above high."));
	}

	@Test
	void constructorIsNotAskedWhileSomethingIsUnknownOrWrong() {
		ModelMapping<Ranges> mapping = TestValues.MAPPINGS.resource(Ranges.class);
		ObjectType range = TestValues.attribute(mapping, "ranges").nested().impliedType();
		assertThat(TestValues.validate(mapping, "ranges",
				TerraformValue.list(range,
						List.of(TestValues.object(range, "low", 2, "high", TestValues.unknown(TerraformType.NUMBER))))))
			.isEmpty();
		assertThat(TestValues
			.only(TestValues.validate(mapping, "ranges",
					TerraformValue.list(range, List.of(TestValues.object(range, "low", 2)))))
			.attribute()).hasToString("ranges[0].high");
	}

	@Test
	void constructorThatWantsComputedValuesIsNotAsked() {
		ModelMapping<Outer> mapping = TestValues.MAPPINGS.resource(Outer.class);
		ObjectType strict = TestValues.attribute(mapping, "strict").nested().impliedType();
		assertThat(TestValues.validate(mapping, "strict", TestValues.object(strict, "name", "a"))).isEmpty();
	}

	@Test
	void sensitiveValuesAreNotShown() {
		ModelMapping<Secrets> secrets = TestValues.MAPPINGS.resource(Secrets.class);
		Diagnostic diagnostic = TestValues.only(TestValues.validate(secrets, "pin", 123456789));
		assertThat(diagnostic.detail()).isEqualTo("Invalid value: must be a whole number from -128 to 127.");
		ObjectType login = TestValues.attribute(secrets, "login").nested().impliedType();
		assertThat(TestValues.only(TestValues.validate(secrets, "login", TestValues.object(login, "url", "se cret")))
			.detail()).isEqualTo("Invalid value: must be a URI such as \"https://example.com/pets\".");
	}

	@Test
	void codecThatTellsASecretIsNotQuoted() {
		ModelMapping<Told> told = new ModelMappings(List.of(new TellingCodec())).resource(Told.class);
		List<Diagnostic> diagnostics = TestValues.validate(told, "open", "abc", "secret", "xyz");
		assertThat(diagnostics.get(0).detail()).isEqualTo("Invalid value \"abc\": do not like abc.");
		assertThat(diagnostics.get(1).detail()).doesNotContain("xyz").contains("sensitive");
	}

	@Test
	void longValuesAreShortened() {
		Diagnostic diagnostic = TestValues
			.only(TestValues.validate(this.pet, "name", "rex", "species", "x".repeat(10_000)));
		assertThat(diagnostic.detail()).hasSizeLessThan(300).contains("…: must be one of");
	}

	@Test
	void dynamicValuesAreLeftAlone() {
		ModelMapping<Dynamic> mapping = TestValues.MAPPINGS.resource(Dynamic.class);
		assertThat(TestValues.validate(mapping, "any", TerraformValue.tuple(List.of(TestValues.unknownString())), "raw",
				"x"))
			.isEmpty();
		assertThat(TestValues.validate(mapping)).extracting(Diagnostic::attribute)
			.containsExactly(AttributePath.root("any"), AttributePath.root("raw"));
	}

	enum Species {

		CAT, DOG

	}

	record Pet(@Id Long id, String name, Species species, @Default("1") short port, @Nullable URI home,
			@Nullable List<String> tags, @DeprecatedAttribute("Use name instead.") @Nullable String old,
			@WriteOnly @Nullable String password) {

	}

	record Kennel(@Nullable List<Species> list, @Nullable Set<Species> set, @Nullable Map<String, Species> map,
			@Nullable List<@Nullable String> holey, @Nullable List<Value<String>> states) {

	}

	record Address(String street, @Computed Long id, @Nullable Species kind) {

	}

	record Owner(@Nullable Address address, @Nullable List<Address> others) {

	}

	record Rule(short port) {

	}

	// @formatter:off
	record Firewall(@Block(min = 1, max = 2) List<Rule> rule, @Block(max = 1) Set<Rule> zone, @Block Rule owner) {

	}
	// @formatter:on

	record OldBlocks(@Block @DeprecatedAttribute("Use zones.") List<Rule> rules) {

	}

	record Range(int low, int high) {

		Range {
			if (low > high) {
				throw new IllegalArgumentException("low must not be above high");
			}
		}

	}

	record Ranges(List<Range> ranges) {

	}

	record Strict(String name, @Computed String id) {

		Strict {
			Objects.requireNonNull(id);
		}

	}

	record Outer(Strict strict) {

	}

	record Login(@Nullable URI url) {

	}

	record Secrets(@Sensitive @Nullable Byte pin, @Sensitive @Nullable Login login) {

	}

	record Word(String text) {

	}

	record Told(Word open, @Sensitive Word secret) {

	}

	record Dynamic(Object any, TerraformValue raw) {

	}

	static final class TellingCodec implements TypeCodec<Word> {

		@Override
		public Class<Word> javaType() {
			return Word.class;
		}

		@Override
		public TerraformType type() {
			return TerraformType.STRING;
		}

		@Override
		public Word read(TerraformValue value) {
			throw new IllegalArgumentException("do not like " + value.toString().replace("\"", ""));
		}

		@Override
		public TerraformValue write(Word value) {
			return TerraformValue.string(value.text());
		}

	}

}
