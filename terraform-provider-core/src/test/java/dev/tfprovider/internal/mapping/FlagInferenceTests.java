/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.PlanModifiers;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FlagInferenceTests {

	private final ModelMapping<Pet> pet = TestValues.MAPPINGS.resource(Pet.class);

	@Test
	void idIsComputedStableAndAnImportKey() {
		Attribute id = TestValues.attribute(this.pet, "id");
		assertThat(id.mode()).isEqualTo(Attribute.Mode.COMPUTED);
		assertThat(id.planModifiers()).containsExactly(PlanModifiers.USE_STATE_FOR_UNKNOWN);
		assertThat(this.pet.identifiers()).containsExactly(id);
	}

	@Test
	void severalIdentifiersKeepTheirOrder() {
		assertThat(TestValues.MAPPINGS.resource(Member.class).identifiers()).extracting(Attribute::name)
			.containsExactly("team", "person");
	}

	@Test
	void nullableIdMayBeConfigured() {
		Attribute id = TestValues.attribute(TestValues.MAPPINGS.resource(Bucket.class), "name");
		assertThat(id.mode()).isEqualTo(Attribute.Mode.OPTIONAL_COMPUTED);
		assertThat(id.planModifiers()).containsExactly(PlanModifiers.USE_STATE_FOR_UNKNOWN,
				PlanModifiers.REQUIRES_REPLACE);
	}

	@Test
	void configuredIdIsRequiredAndReplaces() {
		ModelMapping<Account> account = TestValues.MAPPINGS.resource(Account.class);
		Attribute name = TestValues.attribute(account, "name");
		assertThat(name.mode()).isEqualTo(Attribute.Mode.REQUIRED);
		assertThat(name.planModifiers()).containsExactly(PlanModifiers.REQUIRES_REPLACE);
		assertThat(account.identifiers()).containsExactly(name);
	}

	@Test
	void useStateForUnknownKeepsAComputedValue() {
		Attribute number = TestValues.attribute(TestValues.MAPPINGS.resource(Account.class), "number");
		assertThat(number.mode()).isEqualTo(Attribute.Mode.COMPUTED);
		assertThat(number.planModifiers()).containsExactly(PlanModifiers.USE_STATE_FOR_UNKNOWN);
	}

	@Test
	void readOnlyComputedMayBeNullWithoutBeingConfigurable() {
		ModelMapping<Account> account = TestValues.MAPPINGS.resource(Account.class);
		assertThat(TestValues.attribute(account, "closed_at").mode()).isEqualTo(Attribute.Mode.COMPUTED);
		Account open = new Account("a", 1L, null);
		assertThat(account.read(account.write(open))).isEqualTo(open);
	}

	@Test
	void computedIsReadOnly() {
		assertThat(TestValues.attribute(this.pet, "created_at").mode()).isEqualTo(Attribute.Mode.COMPUTED);
		assertThat(TestValues.attribute(this.pet, "created_at").planModifiers()).isEmpty();
	}

	@Test
	void computedAndNullableMayBeConfigured() {
		assertThat(TestValues.attribute(this.pet, "nickname").mode()).isEqualTo(Attribute.Mode.OPTIONAL_COMPUTED);
		assertThat(TestValues.attribute(this.pet, "alias").mode()).isEqualTo(Attribute.Mode.OPTIONAL_COMPUTED);
	}

	@Test
	void defaultIsOptionalAndComputed() {
		Attribute status = TestValues.attribute(this.pet, "status");
		assertThat(status.mode()).isEqualTo(Attribute.Mode.OPTIONAL_COMPUTED);
		assertThat(status.defaultValue()).isEqualTo(TerraformValue.string("for_sale"));
		assertThat(TestValues.attribute(this.pet, "port").defaultValue()).isEqualTo(TerraformValue.number(8080));
		assertThat(TestValues.attribute(this.pet, "wild").defaultValue()).isEqualTo(TerraformValue.bool(false));
		assertThat(TestValues.attribute(this.pet, "name").defaultValue()).isNull();
	}

	@Test
	void defaultOfACollectionTakesEachTextAsAnElement() {
		ModelMapping<Defaults> mapping = TestValues.MAPPINGS.resource(Defaults.class);
		assertThat(TestValues.attribute(mapping, "list").defaultValue()).isEqualTo(TestValues.strings("b", "a"));
		assertThat(TestValues.attribute(mapping, "set").defaultValue()).isEqualTo(TestValues.stringSet("a", "b"));
		assertThat(TestValues.attribute(mapping, "none").defaultValue()).isEqualTo(TestValues.strings());
		assertThat(TestValues.attribute(mapping, "map").defaultValue())
			.isEqualTo(TerraformValue.map(TerraformType.STRING, Map.of()));
	}

	@Test
	void defaultOfProviderSettingsIsOptionalOnly() {
		Attribute attribute = TestValues.attribute(TestValues.MAPPINGS.of(ModelKind.PROVIDER, Settings.class),
				"timeout");
		assertThat(attribute.mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(attribute.defaultValue()).isEqualTo(TerraformValue.string("30s"));
	}

	@Test
	void requiresReplaceIsAPlanModifier() {
		Attribute species = TestValues.attribute(this.pet, "species");
		assertThat(species.mode()).isEqualTo(Attribute.Mode.REQUIRED);
		assertThat(species.planModifiers()).containsExactly(PlanModifiers.REQUIRES_REPLACE);
	}

	@Test
	void whatCannotChangeAndIsComputedKeepsItsState() {
		Attribute zone = TestValues.attribute(TestValues.MAPPINGS.resource(Unchangeable.class), "zone");
		assertThat(zone.mode()).isEqualTo(Attribute.Mode.OPTIONAL_COMPUTED);
		assertThat(zone.planModifiers()).containsExactly(PlanModifiers.USE_STATE_FOR_UNKNOWN,
				PlanModifiers.REQUIRES_REPLACE);
		Attribute inner = TestValues.attribute(
				TestValues.attribute(TestValues.MAPPINGS.resource(Unchangeable.class), "inner").nested().attributes(),
				"zone");
		assertThat(inner.planModifiers()).containsExactly(PlanModifiers.USE_NON_NULL_STATE_FOR_UNKNOWN,
				PlanModifiers.REQUIRES_REPLACE);
	}

	@Test
	void defaultThatCannotChangeOnlyRequiresReplacement() {
		assertThat(TestValues.attribute(TestValues.MAPPINGS.resource(Unchangeable.class), "tier").planModifiers())
			.containsExactly(PlanModifiers.REQUIRES_REPLACE);
	}

	@Test
	void sensitiveWriteOnlyAndDeprecatedArePassedOn() {
		assertThat(TestValues.attribute(this.pet, "chip_code").isSensitive()).isTrue();
		assertThat(TestValues.attribute(this.pet, "name").isSensitive()).isFalse();
		assertThat(TestValues.attribute(this.pet, "password").isWriteOnly()).isTrue();
		assertThat(TestValues.attribute(this.pet, "password").mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(TestValues.attribute(this.pet, "name").isWriteOnly()).isFalse();
		assertThat(TestValues.attribute(this.pet, "owner").deprecation()).isEqualTo("Use owners instead.");
		assertThat(TestValues.attribute(this.pet, "name").deprecation()).isNull();
	}

	@Test
	void everythingWithinSomethingComputedIsComputed() {
		Attribute collar = TestValues.attribute(this.pet, "collar");
		assertThat(collar.mode()).isEqualTo(Attribute.Mode.COMPUTED);
		assertThat(collar.nested().attributes()).extracting(Attribute::mode).containsOnly(Attribute.Mode.COMPUTED);
		Attribute maker = TestValues.attribute(collar.nested().attributes(), "maker");
		assertThat(maker.nested().attributes()).extracting(Attribute::mode).containsOnly(Attribute.Mode.COMPUTED);
	}

	@Test
	void whatIsWithinSomethingConfigurableKeepsItsFlags() {
		Attribute spare = TestValues.attribute(this.pet, "spare");
		assertThat(spare.mode()).isEqualTo(Attribute.Mode.OPTIONAL_COMPUTED);
		assertThat(spare.nested().attributes()).extracting(Attribute::mode)
			.containsExactly(Attribute.Mode.REQUIRED, Attribute.Mode.OPTIONAL, Attribute.Mode.COMPUTED,
					Attribute.Mode.OPTIONAL);
	}

	@Test
	void everythingWithinSomethingWriteOnlyIsWriteOnly() {
		Attribute login = TestValues.attribute(TestValues.MAPPINGS.resource(Secret.class), "login");
		assertThat(login.isWriteOnly()).isTrue();
		assertThat(login.mode()).isEqualTo(Attribute.Mode.REQUIRED);
		assertThat(login.nested().attributes()).allMatch(Attribute::isWriteOnly);
		assertThat(login.nested().attributes()).extracting(Attribute::mode)
			.containsExactly(Attribute.Mode.REQUIRED, Attribute.Mode.OPTIONAL);
	}

	@Test
	void environmentMakesOptional() {
		ModelMapping<Settings> settings = TestValues.MAPPINGS.of(ModelKind.PROVIDER, Settings.class);
		assertThat(TestValues.attribute(settings, "endpoint").mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(settings.environmentDefaults())
			.containsExactly(Map.entry("endpoint", List.of("PETSTORE_ENDPOINT", "PETSTORE_URL")));
	}

	@Test
	void dataSourcesHaveComputedComponentsWithoutPlan() {
		ModelMapping<Found> found = TestValues.MAPPINGS.of(TypeKind.DATA_SOURCE, Found.class);
		assertThat(TestValues.attribute(found, "name").mode()).isEqualTo(Attribute.Mode.REQUIRED);
		assertThat(TestValues.attribute(found, "id").mode()).isEqualTo(Attribute.Mode.COMPUTED);
		assertThat(TestValues.attribute(found, "tags").mode()).isEqualTo(Attribute.Mode.OPTIONAL_COMPUTED);
	}

	@Test
	void exactTypesHaveExactEquality() {
		assertThat(TestValues.attribute(this.pet, "name").equality()).isSameAs(SemanticEquality.EXACT);
		assertThat(TestValues.attribute(this.pet, "species").equality()).isSameAs(SemanticEquality.EXACT);
		assertThat(TestValues.attribute(this.pet, "port").equality()).isSameAs(SemanticEquality.EXACT);
		assertThat(TestValues.attribute(this.pet, "created_at").equality()).isNotSameAs(SemanticEquality.EXACT);
	}

	enum Species {

		CAT, DOG

	}

	enum Status {

		FOR_SALE, SOLD

	}

	record Account(@Id(configured = true) String name, @Computed @UseStateForUnknown Long number,
			@Computed(readOnly = true) @Nullable Instant closedAt) {

	}

	record Maker(String name, @Nullable String city) {

	}

	record Collar(String color, @Nullable Integer length, @Computed String code, @Nullable Maker maker) {

	}

	record Pet(@Id Long id, String name, @RequiresReplace Species species, @Default("for_sale") Status status,
			@Default("8080") int port, @Default("false") boolean wild, @Computed Instant createdAt,
			@Computed @Nullable String nickname, @Computed Optional<String> alias, @Sensitive @Nullable String chipCode,
			@WriteOnly @Nullable String password, @DeprecatedAttribute("Use owners instead.") @Nullable String owner,
			@Computed Collar collar, @Computed @Nullable Collar spare) {

	}

	record Member(@Id String team, @Id String person) {

	}

	record Bucket(@Id @Nullable @RequiresReplace String name) {

	}

	// @formatter:off
	record Defaults(String other, @Default({ "b", "a" }) List<String> list, @Default({ "b", "a" }) Set<String> set,
			@Default({}) List<String> none, @Default({}) Map<String, String> map) {

	}
	// @formatter:on

	// @formatter:off
	record Settings(@Default("30s") Duration timeout,
			@EnvironmentDefault({ "PETSTORE_ENDPOINT", "PETSTORE_URL" }) URI endpoint) {

	}
	// @formatter:on

	record Inner(@Computed @Nullable @RequiresReplace String zone) {

	}

	record Unchangeable(@Computed @Nullable @RequiresReplace String zone,
			@Default("basic") @RequiresReplace String tier, Inner inner) {

	}

	record Login(String user, @Nullable String password) {

	}

	record Secret(@WriteOnly Login login) {

	}

	record Found(String name, @Id Long id, @Computed @Nullable Set<String> tags) {

	}

}
