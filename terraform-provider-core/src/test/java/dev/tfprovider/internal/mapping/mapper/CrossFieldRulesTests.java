/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.AttributeName;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.constraint.AtLeastOneOf;
import dev.tfprovider.constraint.ConflictsWhen;
import dev.tfprovider.constraint.ConflictsWith;
import dev.tfprovider.constraint.ExactlyOneOf;
import dev.tfprovider.constraint.PreferWriteOnly;
import dev.tfprovider.constraint.RequiredTogether;
import dev.tfprovider.constraint.RequiredWhen;
import dev.tfprovider.constraint.RequiredWith;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.TestValues;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Rules about several components; {@code s}, {@code n} and {@code ?} stand for set, null
 * and unknown.
 */
class CrossFieldRulesTests {

	@ParameterizedTest
	@CsvSource({ "nnn,none", "snn,", "nsn,", "ssn,two", "sss,two", "?nn,", "s?n,", "ss?,two", "???,", "n?n," })
	void exactlyOneOf(String state, String problem) {
		List<String> details = details(ExactlyOne.class, state);
		if (problem == null) {
			assertThat(details).isEmpty();
			return;
		}
		String met = problem.equals("none") ? "none is"
				: (state.equals("sss") ? "\"a\", \"b\" and \"see\"" : "\"a\" and \"b\"") + " are";
		assertThat(details).containsExactly("Exactly one of \"a\", \"b\" and \"see\" must be set, but " + met + ".");
	}

	@Test
	void exactlyOneOfIsReportedOnTheObjectOrOnWhatIsTooMuch() {
		assertThat(validate(ExactlyOne.class, "nnn"))
			.containsExactly(Diagnostic.error("Invalid combination of arguments",
					"Exactly one of \"a\", \"b\" and \"see\" must be set, but none is."));
		assertThat(validate(ExactlyOne.class, "nss")).extracting("summary", "attribute.toString")
			.containsExactly(tuple("Invalid combination of arguments", "see"));
	}

	@ParameterizedTest
	@CsvSource({ "nn,false", "sn,true", "ns,true", "ss,true", "?n,true", "n?,true", "??,true", "s?,true" })
	void atLeastOneOf(String state, boolean valid) {
		assertThat(details(AtLeastOne.class, state))
			.isEqualTo(valid ? List.of() : List.of("At least one of \"a\" and \"b\" must be set, but none is."));
	}

	@ParameterizedTest
	@CsvSource({ "nnn,true", "snn,true", "ssn,false", "sns,false", "s?n,true", "?s?,true", "???,true" })
	void conflictsWithOnARecord(String state, boolean valid) {
		assertThat(details(Conflicting.class, state)).hasSize(valid ? 0 : 1)
			.allSatisfy((detail) -> assertThat(detail)
				.startsWith("At most one of \"a\", \"b\" and \"c\" may be set, but \"a\" and"));
	}

	@ParameterizedTest
	@CsvSource({ "nnn,''", "snn,''", "nss,''", "ssn,'\"b\"'", "sss,'\"b\" or \"c\"'", "s?s,'\"c\"'", "?ss,''",
			"s??,''" })
	void conflictsWithOnAComponent(String state, String others) {
		assertThat(details(OneConflicting.class, state))
			.isEqualTo(others.isEmpty() ? List.of() : List.of("\"a\" cannot be set together with " + others + "."));
	}

	@ParameterizedTest
	@CsvSource({ "nn,true", "ss,true", "sn,false", "ns,false", "s?,true", "?n,true", "??,true" })
	void requiredTogether(String state, boolean valid) {
		assertThat(details(Together.class, state)).isEqualTo(
				valid ? List.of() : List.of("\"a\" and \"b\" must be set together or not at all, but \"%s\" is not set."
					.formatted(state.equals("sn") ? "b" : "a")));
	}

	@ParameterizedTest
	@CsvSource({ "nn,true", "ns,true", "ss,true", "sn,false", "s?,true", "?n,true", "??,true" })
	void requiredWith(String state, boolean valid) {
		assertThat(details(With.class, state))
			.isEqualTo(valid ? List.of() : List.of("\"b\" must be set where \"a\" is."));
	}

	@Test
	void requiredWhenLooksAtTheValue() {
		ModelMapping<When> mapping = TestValues.MAPPINGS.resource(When.class);
		assertThat(TestValues.validate(mapping, "mode", "complicated")).extracting("detail", "attribute.toString")
			.containsExactly(tuple("\"reason\" must be set where \"mode\" is \"complicated\" or \"odd\".", "reason"));
		assertThat(TestValues.validate(mapping, "mode", "odd")).hasSize(1);
		assertThat(TestValues.validate(mapping, "mode", "odd", "reason", "x")).isEmpty();
		assertThat(TestValues.validate(mapping, "mode", "odd", "reason", TestValues.unknownString())).isEmpty();
		assertThat(TestValues.validate(mapping, "mode", TestValues.unknownString())).isEmpty();
		assertThat(TestValues.validate(mapping, "mode", "simple")).isEmpty();
		assertThat(TestValues.validate(mapping)).isEmpty();
	}

	@Test
	void conflictsWhenLooksAtTheValue() {
		ModelMapping<When> mapping = TestValues.MAPPINGS.resource(When.class);
		assertThat(TestValues.validate(mapping, "mode", "simple", "reason", "x"))
			.extracting("detail", "attribute.toString")
			.containsExactly(tuple("\"reason\" cannot be set where \"mode\" is \"simple\".", "reason"));
		assertThat(TestValues.validate(mapping, "mode", TestValues.unknownString(), "reason", "x")).isEmpty();
		assertThat(TestValues.validate(mapping, "mode", "simple", "reason", TestValues.unknownString())).isEmpty();
		assertThat(TestValues.validate(mapping, "reason", "x")).isEmpty();
	}

	@Test
	void conditionComparesNumbersByValue() {
		ModelMapping<Numbered> mapping = TestValues.MAPPINGS.resource(Numbered.class);
		assertThat(TestValues.validate(mapping, "level", 10)).hasSize(1);
		assertThat(TestValues.validate(mapping, "level", 9)).isEmpty();
	}

	@Test
	void conditionCountsTheDefaultOfWhatIsNotSet() {
		ModelMapping<Defaulted> mapping = TestValues.MAPPINGS.resource(Defaulted.class);
		assertThat(TestValues.validate(mapping)).extracting("detail")
			.containsExactly("\"reason\" must be set where \"mode\" is \"odd\".");
		assertThat(TestValues.validate(mapping, "mode", "even")).isEmpty();
	}

	@Test
	void conditionLeavesWhatTheProviderDecidesAlone() {
		ModelMapping<Decided> mapping = TestValues.MAPPINGS.resource(Decided.class);
		assertThat(TestValues.validate(mapping)).isEmpty();
		assertThat(TestValues.validate(mapping, "mode", "odd")).hasSize(1);
	}

	@Test
	void conditionHidesSensitiveValues() {
		ModelMapping<Secret> mapping = TestValues.MAPPINGS.resource(Secret.class);
		assertThat(TestValues.validate(mapping, "mode", "hunter2")).extracting("detail")
			.containsExactly("\"reason\" must be set where \"mode\" is what it is.");
	}

	@Test
	void defaultIsNotASetting() {
		ModelMapping<DefaultInGroup> mapping = TestValues.MAPPINGS.resource(DefaultInGroup.class);
		assertThat(TestValues.validate(mapping, "b", "x")).isEmpty();
		assertThat(TestValues.validate(mapping, "a", "x", "b", "x")).hasSize(1);
	}

	@Test
	void preferWriteOnlyWarns() {
		ModelMapping<Login> mapping = TestValues.MAPPINGS.resource(Login.class);
		assertThat(TestValues.validate(mapping, "password", "x"))
			.containsExactly(Diagnostic.warning(TestValues.path("password"), "Write-only alternative for \"password\"",
					"\"password\" is stored in the state. Set \"password_wo\" instead, which is not."));
		assertThat(TestValues.validate(mapping, "password", "x", "password_wo", "y")).isEmpty();
		assertThat(TestValues.validate(mapping, "password_wo", "y")).isEmpty();
		assertThat(TestValues.validate(mapping, "password", TestValues.unknownString())).isEmpty();
	}

	@Test
	void secretGoesWithItsVersionAndNotWithWhatIsKept() {
		ModelMapping<Versioned> mapping = TestValues.MAPPINGS.resource(Versioned.class);
		assertThat(TestValues.validate(mapping, "password_wo", "y", "version", 1)).isEmpty();
		assertThat(TestValues.validate(mapping, "password", "x")).isEmpty();
		assertThat(TestValues.validate(mapping)).isEmpty();
		assertThat(TestValues.validate(mapping, "password_wo", "y")).extracting(Diagnostic::detail)
			.containsExactly("\"version\" must be set where \"password_wo\" is.");
		assertThat(TestValues.validate(mapping, "version", 1)).extracting(Diagnostic::detail)
			.containsExactly("\"password_wo\" must be set where \"version\" is.");
		assertThat(TestValues.validate(mapping, "password", "x", "password_wo", "y", "version", 1))
			.extracting(Diagnostic::detail)
			.containsExactly(
					"At most one of \"password_wo\" and \"password\" may be set, but \"password_wo\" and \"password\" are.");
		assertThat(mapping.mapper().rules()).containsExactly(
				"`password_wo` and `version` must be set together. Change `version` to have another `password_wo` taken.",
				"At most one of `password_wo` and `password` may be set.");
	}

	@Test
	void ruleOfTheRecordTakesThePlaceOfThatOfTheSecret() {
		ModelMapping<Either> mapping = TestValues.MAPPINGS.resource(Either.class);
		assertThat(mapping.mapper().rules()).containsExactly("Exactly one of `password` and `password_wo` must be set.",
				"`version` needs `password_wo`. Change `version` to have another `password_wo` taken.");
		assertThat(TestValues.validate(mapping, "password_wo", "y")).isEmpty();
	}

	@Test
	void preferWriteOnlySaysNothingToOldClients() {
		ModelMapping<Login> mapping = TestValues.MAPPINGS.resource(Login.class);
		Diagnostics diagnostics = new Diagnostics();
		mapping.validate(TestValues.object(mapping, "password", "x"), false, diagnostics);
		assertThat(diagnostics).isEmpty();
	}

	@Test
	void rulesApplyInListsSetsMapsAndBlocks() {
		ModelMapping<Deep> deep = TestValues.MAPPINGS.resource(Deep.class);
		ObjectType type = TestValues.MAPPINGS.resource(ExactlyOne.class).block().impliedType();
		TerraformValue none = TestValues.object(type);
		TerraformValue one = TestValues.object(type, "a", "x");
		TerraformValue open = TestValues.object(type, "a", TestValues.unknownString());
		List<Diagnostic> found = TestValues.validate(deep, "list", TerraformValue.list(type, List.of(one, none, open)),
				"set", TerraformValue.set(type, List.of(none, one)), "map",
				TerraformValue.map(type, Map.of("k", none, "l", open)), "single", none, "blocks",
				TerraformValue.list(type, List.of(none, one)), "block", none);
		assertThat(found).extracting("attribute.toString", "detail")
			.containsExactlyInAnyOrder(nothing("list[1]"), nothing("set[*]"), nothing("map[\"k\"]"), nothing("single"),
					nothing("blocks[0]"), nothing("block"));
	}

	private static org.assertj.core.groups.Tuple nothing(String path) {
		return tuple(path,
				"Exactly one of \"%1$s.a\", \"%1$s.b\" and \"%1$s.see\" must be set, but none is.".formatted(path));
	}

	@Test
	void rulesApplyInTheCaseOfASealedInterface() {
		ModelMapping<Cased> mapping = TestValues.MAPPINGS.resource(Cased.class);
		ObjectType source = TestValues.attribute(mapping, "source").nested().impliedType();
		ObjectType git = TestValues.attribute(TestValues.attribute(mapping, "source").nested().attributes(), "git")
			.nested()
			.impliedType();
		assertThat(TestValues.validate(mapping, "source",
				TestValues.object(source, "git", TestValues.object(git, "tag", "a", "branch", "b"))))
			.extracting("attribute.toString")
			.containsExactly("source.git.branch");
	}

	@Test
	void blocksCountWhenThereIsOne() {
		ModelMapping<Blocks> mapping = TestValues.MAPPINGS.resource(Blocks.class);
		ObjectType rule = TestValues.block(mapping, "many").block().impliedType();
		TerraformValue one = TestValues.object(rule, "a", "x");
		assertThat(TestValues.validate(mapping)).extracting("detail")
			.containsExactly("Exactly one of \"many\", \"some\" and \"single\" must be set, but none is.");
		assertThat(TestValues.validate(mapping, "many", TerraformValue.list(rule, List.of(one)))).isEmpty();
		assertThat(TestValues.validate(mapping, "single", one, "some", TerraformValue.set(rule, List.of(one))))
			.hasSize(1);
		assertThat(TestValues.validate(mapping, "many", TestValues.unknown(TerraformType.list(rule)))).isEmpty();
	}

	@Test
	void emptyCollectionOfAnAttributeIsSet() {
		ModelMapping<Lists> mapping = TestValues.MAPPINGS.resource(Lists.class);
		assertThat(TestValues.validate(mapping, "a", TestValues.strings())).isEmpty();
		assertThat(TestValues.validate(mapping, "a", TestValues.strings(), "b", TestValues.strings())).hasSize(1);
	}

	@Test
	void rulesApplyToDataSourcesAndSettings() {
		ModelMapping<ExactlyOne> data = TestValues.MAPPINGS.of(TypeKind.DATA_SOURCE, ExactlyOne.class);
		ModelMapping<ExactlyOne> settings = TestValues.MAPPINGS.of(ModelKind.PROVIDER, ExactlyOne.class);
		assertThat(TestValues.validate(data)).hasSize(1);
		assertThat(TestValues.validate(settings)).hasSize(1);
	}

	@Test
	void severalRulesOnOneElementAllHold() {
		ModelMapping<Several> mapping = TestValues.MAPPINGS.resource(Several.class);
		assertThat(TestValues.validate(mapping)).extracting("detail")
			.containsExactly("Exactly one of \"a\" and \"b\" must be set, but none is.",
					"Exactly one of \"c\" and \"d\" must be set, but none is.");
	}

	private static List<String> details(Class<?> model, String state) {
		return validate(model, state).stream().map(Diagnostic::detail).toList();
	}

	private static List<Diagnostic> validate(Class<?> model, String state) {
		ModelMapping<?> mapping = TestValues.MAPPINGS.resource(model);
		ObjectValue object = TestValues.object(mapping);
		for (int i = 0; i < state.length(); i++) {
			String name = mapping.block().attributes().get(i).name();
			if (state.charAt(i) != 'n') {
				object = object.with(name,
						(state.charAt(i) == 's') ? TerraformValue.string("x") : TestValues.unknownString());
			}
		}
		Diagnostics diagnostics = new Diagnostics();
		mapping.validate(object, true, diagnostics);
		return diagnostics.asList();
	}

	@ExactlyOneOf({ "a", "b", "c" })
	record ExactlyOne(@Nullable String a, @Nullable String b, @AttributeName("see") @Nullable Value<String> c) {

	}

	record AtLeastOne(@AtLeastOneOf("b") @Nullable String a, @Nullable String b) {

	}

	@ConflictsWith({ "a", "b", "c" })
	record Conflicting(@Nullable String a, @Nullable String b, @Nullable String c) {

	}

	// @formatter:off
	record OneConflicting(@ConflictsWith({ "b", "c" }) @Nullable String a, @Nullable String b, @Nullable String c) {

	}
	// @formatter:on

	record Together(@RequiredTogether("b") @Nullable String a, @Nullable String b) {

	}

	record With(@RequiredWith("b") @Nullable String a, @Nullable String b) {

	}

	// @formatter:off
	record When(@Nullable String mode, @RequiredWhen(attribute = "mode", value = { "complicated", "odd" })
			@ConflictsWhen(attribute = "mode", value = "simple") @Nullable String reason) {

	}
	// @formatter:on

	record Numbered(@Nullable Double level,
			@RequiredWhen(attribute = "level", value = "10.0") @Nullable String reason) {

	}

	record Defaulted(@Default("odd") String mode,
			@RequiredWhen(attribute = "mode", value = "odd") @Nullable String reason) {

	}

	record Decided(@Computed @Nullable String mode,
			@RequiredWhen(attribute = "mode", value = "odd") @Nullable String reason) {

	}

	record Secret(@Sensitive @Nullable String mode,
			@RequiredWhen(attribute = "mode", value = "hunter2") @Nullable String reason) {

	}

	@ExactlyOneOf({ "a", "b" })
	record DefaultInGroup(@Default("x") String a, @Nullable String b) {

	}

	record Login(@PreferWriteOnly("passwordWo") @Sensitive @Nullable String password,
			@WriteOnly @Nullable String passwordWo) {

	}

	record Versioned(@Sensitive @Nullable String password,
			@WriteOnly(version = "version", insteadOf = "password") @Nullable String passwordWo,
			@Nullable Long version) {

	}

	@ExactlyOneOf({ "password", "passwordWo" })
	record Either(@Sensitive @Nullable String password,
			@WriteOnly(version = "version", insteadOf = "password") @Nullable String passwordWo,
			@Default("1") long version) {

	}

	record Deep(@Nullable List<ExactlyOne> list, @Nullable Set<ExactlyOne> set, @Nullable Map<String, ExactlyOne> map,
			@Nullable ExactlyOne single, @Block List<ExactlyOne> blocks, @Block @Nullable ExactlyOne block) {

	}

	sealed interface Source {

	}

	@ConflictsWith({ "tag", "branch" })
	record Git(@Nullable String tag, @Nullable String branch) implements Source {

	}

	record Http(String url) implements Source {

	}

	record Cased(Source source) {

	}

	@ExactlyOneOf({ "many", "some", "single" })
	record Blocks(@Block List<Lone> many, @Block Set<Lone> some, @Block @Nullable Lone single) {

	}

	record Lone(@Nullable String a) {

	}

	@ExactlyOneOf({ "a", "b" })
	record Lists(@Nullable List<String> a, @Nullable List<String> b) {

	}

	@ExactlyOneOf({ "a", "b" })
	@ExactlyOneOf({ "c", "d" })
	record Several(@Nullable String a, @Nullable String b, @Nullable String c, @Nullable String d) {

	}

}
