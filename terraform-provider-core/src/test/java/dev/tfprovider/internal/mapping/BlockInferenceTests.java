/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.Description;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class BlockInferenceTests {

	private final ModelMapping<Firewall> firewall = TestValues.MAPPINGS.resource(Firewall.class);

	private final ObjectType rule = TestValues.block(this.firewall, "rule").block().impliedType();

	@Test
	void blocksStandBesideAttributes() {
		assertThat(this.firewall.block().attributes()).extracting(Attribute::name).containsExactly("name");
		assertThat(this.firewall.block().blocks()).extracting(NestedBlock::name)
			.containsExactly("rule", "zone", "label", "owner", "backup");
	}

	@Test
	void nestingFollowsTheType() {
		assertThat(TestValues.block(this.firewall, "rule")).satisfies((block) -> {
			assertThat(block.nesting()).isEqualTo(ObjectSchema.Nesting.LIST);
			assertThat(block.minItems()).isEqualTo(1);
			assertThat(block.maxItems()).isEqualTo(3);
		});
		assertThat(TestValues.block(this.firewall, "zone").nesting()).isEqualTo(ObjectSchema.Nesting.SET);
		assertThat(TestValues.block(this.firewall, "label").nesting()).isEqualTo(ObjectSchema.Nesting.MAP);
		assertThat(TestValues.block(this.firewall, "label").maxItems()).isZero();
	}

	@Test
	void singleBlockIsRequiredUnlessNullable() {
		assertThat(TestValues.block(this.firewall, "owner")).satisfies((block) -> {
			assertThat(block.nesting()).isEqualTo(ObjectSchema.Nesting.SINGLE);
			assertThat(block.minItems()).isEqualTo(1);
			assertThat(block.maxItems()).isEqualTo(1);
		});
		assertThat(TestValues.block(this.firewall, "backup")).satisfies((block) -> {
			assertThat(block.minItems()).isZero();
			assertThat(block.maxItems()).isZero();
		});
	}

	@Test
	void descriptionAndDeprecationAreTheBody() {
		assertThat(TestValues.block(this.firewall, "zone").block().description().text()).isEqualTo("Zones to guard.");
		assertThat(TestValues.block(this.firewall, "zone").block().deprecation()).isEqualTo("Use rules.");
		assertThat(TestValues.block(this.firewall, "rule").block().description().text()).isEqualTo("What may pass.");
	}

	@Test
	void blocksNestInBlocks() {
		NestedBlock outer = TestValues.block(TestValues.MAPPINGS.resource(Outer.class), "outer");
		assertThat(outer.block().blocks()).extracting(NestedBlock::name).containsExactly("rule");
		assertThat(outer.block().attributes()).extracting(Attribute::name).containsExactly("plain");
		assertThat(outer.block().attributes().get(0).nested()).isNotNull();
	}

	@Test
	void blocksAreReadAndWritten() {
		Firewall model = new Firewall("edge", List.of(new Rule(80), new Rule(443)), Set.of(new Rule(1)),
				Map.of("a", new Rule(2)), new Rule(3), null);
		assertThat(this.firewall.read(this.firewall.write(model))).isEqualTo(model);
		assertThat(this.firewall.write(model).get("backup").isNull()).isTrue();
	}

	@Test
	void emptyBlocksReadAsEmptyCollections() {
		Firewall read = this.firewall
			.read(TestValues.object(this.firewall, "name", "edge", "owner", TestValues.object(this.rule, "port", 1)));
		assertThat(read).isEqualTo(new Firewall("edge", List.of(), Set.of(), Map.of(), new Rule(1), null));
	}

	@Test
	void nullBlockCollectionsReadAsEmptyToo() {
		Firewall read = this.firewall.read(TerraformValue.object(this.firewall.block().impliedType(),
				Map.of("name", TerraformValue.string("edge"), "owner", TestValues.object(this.rule, "port", 1))));
		assertThat(read.rule()).isEmpty();
		assertThat(read.label()).isEmpty();
	}

	@Test
	void nullableBlockCollectionIsWrittenAsEmpty() {
		ModelMapping<NullableRules> mapping = TestValues.MAPPINGS.resource(NullableRules.class);
		assertThat(mapping.write(new NullableRules(null)).get("rules"))
			.isEqualTo(TerraformValue.list(this.rule, List.of()));
	}

	@Test
	void nullBlockCollectionIsTheAuthorsMistake() {
		ValueMappingException failure = TestValues.writeFailure(this.firewall,
				new Firewall("edge", null, Set.of(), Map.of(), new Rule(3), null));
		assertThat(failure.path()).hasToString("rule");
		assertThat(failure).hasMessageContaining("component 'rule' of " + Firewall.class.getName());
	}

	@Test
	void unknownBlocksNeedAValue() {
		ValueMappingException failure = TestValues.readFailure(this.firewall, "name", "edge", "rule",
				TestValues.unknown(TerraformType.list(this.rule)), "owner", TestValues.object(this.rule, "port", 1));
		assertThat(failure.path()).hasToString("rule");
		assertThat(failure).hasMessageContaining("Value<List<Rule>>");
		ModelMapping<ValueRules> mapping = TestValues.MAPPINGS.resource(ValueRules.class);
		assertThat(mapping.read(TestValues.object(mapping, "rules", TestValues.unknown(TerraformType.list(this.rule))))
			.rules()
			.isUnknown()).isTrue();
		assertThat(mapping.read(TestValues.object(mapping)).rules()).isEqualTo(Value.known(List.of()));
	}

	@Test
	void blocksWithDynamicTypesAreTuplesAndObjects() {
		ModelMapping<Dynamic> mapping = TestValues.MAPPINGS.resource(Dynamic.class);
		assertThat(mapping.block().impliedType()).hasToString("object({any=dynamic, labelled=dynamic})");
		Dynamic model = new Dynamic(List.of(new Any("a"), new Any(true)), Map.of("k", new Any("b")));
		assertThat(mapping.write(model).get("any").type())
			.hasToString("tuple([object({value=dynamic}), object({value=dynamic})])");
		assertThat(mapping.read(mapping.write(model))).isEqualTo(model);
		assertThat(mapping.read(TestValues.object(mapping))).isEqualTo(new Dynamic(List.of(), Map.of()));
	}

	@Test
	void dynamicTypesInASetOfBlocksAreRefused() {
		assertThat(TestValues.refusal(DynamicSet.class).problem()).contains("Terraform wants one type for all");
	}

	@Test
	void blockOfSomethingElseIsRefused() {
		assertThat(TestValues.refusal(TextBlock.class).problem()).contains("a block consists of attributes");
		assertThat(TestValues.refusal(TextListBlock.class).problem()).contains("a block consists of attributes");
	}

	@Test
	void blockInANestedAttributeIsRefused() {
		SchemaInferenceException refusal = TestValues.refusal(BlockInAttribute.class);
		assertThat(refusal.problem()).isEqualTo("@Block is inside a nested attribute");
		assertThat(refusal.chainText()).isEqualTo("BlockInAttribute > nested (NullableRules) > rules (List<Rule>)");
	}

	@Test
	void illegalCountsAreRefused() {
		assertThat(TestValues.refusal(TooFew.class).problem()).isEqualTo("at least 3 blocks cannot be at most 2");
		assertThat(TestValues.refusal(Negative.class).problem()).isEqualTo("numbers of blocks are not negative");
		assertThat(TestValues.refusal(CountedSingle.class).remedy()).contains("@Nullable says whether");
		assertThat(TestValues.refusal(CountedMap.class).problem())
			.isEqualTo("Terraform does not count blocks with labels");
	}

	@Test
	void optionalBlockCollectionIsRefused() {
		assertThat(TestValues.refusal(OptionalBlocks.class).remedy())
			.isEqualTo("Declare the component without Optional.");
	}

	@Test
	void optionalSingleBlockMayBeLeftOut() {
		ModelMapping<OptionalBlock> mapping = TestValues.MAPPINGS.resource(OptionalBlock.class);
		assertThat(TestValues.block(mapping, "rule").minItems()).isZero();
		assertThat(mapping.read(TestValues.object(mapping)).rule()).isEmpty();
	}

	@Test
	void blockNamesAreReservedToo() {
		assertThat(TestValues.refusal(Lifecycle.class).problem())
			.isEqualTo("Terraform keeps the name 'lifecycle' in a managed resource to itself");
		assertThat(TestValues.MAPPINGS.resource(LifecycleAttribute.class).block().attributes()).hasSize(1);
	}

	@Description("What may pass.")
	record Rule(int port) {

	}

	record Firewall(String name, @Block(min = 1, max = 3) List<Rule> rule,
			@Block @Description("Zones to guard.") @DeprecatedAttribute("Use rules.") Set<Rule> zone,
			@Block Map<String, Rule> label, @Block Rule owner, @Block @Nullable Rule backup) {

	}

	record OuterBody(@Block List<Rule> rule, Rule plain) {

	}

	record Outer(@Block OuterBody outer) {

	}

	record NullableRules(@Block @Nullable List<Rule> rules) {

	}

	record ValueRules(@Block Value<List<Rule>> rules) {

	}

	record Any(Object value) {

	}

	record Dynamic(@Block List<Any> any, @Block Map<String, Any> labelled) {

	}

	record DynamicSet(@Block Set<Any> any) {

	}

	record TextBlock(@Block String text) {

	}

	record TextListBlock(@Block List<String> texts) {

	}

	record BlockInAttribute(NullableRules nested) {

	}

	record TooFew(@Block(min = 3, max = 2) List<Rule> rules) {

	}

	record Negative(@Block(min = -1) List<Rule> rules) {

	}

	record CountedSingle(@Block(max = 1) Rule rule) {

	}

	record CountedMap(@Block(max = 1) Map<String, Rule> rules) {

	}

	record OptionalBlocks(@Block Optional<List<Rule>> rules) {

	}

	record OptionalBlock(@Block Optional<Rule> rule) {

	}

	record Lifecycle(@Block Rule lifecycle) {

	}

	record LifecycleAttribute(Rule lifecycle) {

	}

}
