/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.net.Socket;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.attribute.AttributeName;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class SchemaRefusalTests {

	@Test
	void unsupportedTypeIsRefusedWithTheChainThatLeadsToIt() {
		SchemaInferenceException refusal = TestValues.refusal(Pet.class);
		assertThat(refusal.model()).isEqualTo(Pet.class);
		assertThat(refusal.chain()).containsExactly("Pet", "tags (List<Tag>)", "owner (Socket)");
		assertThat(refusal.problem()).isEqualTo("no Terraform type for java.net.Socket");
		assertThat(refusal.remedy()).contains("String").contains("TypeCodec<Socket>").endsWith(".");
		assertThat(refusal).hasMessageContaining(Pet.class.getName())
			.hasMessageContaining("Pet > tags (List<Tag>) > owner (Socket)");
	}

	@Test
	void callerNamesTheRoot() {
		SchemaInferenceException refusal = TestValues.refusal(Pet.class).withRoot("petstore_pet");
		assertThat(refusal.chainText()).isEqualTo("petstore_pet > tags (List<Tag>) > owner (Socket)");
		assertThat(refusal.problem()).isEqualTo("no Terraform type for java.net.Socket");
		assertThat(refusal).hasMessageContaining("petstore_pet > ");
	}

	@Test
	void modelThatIsNoRecordIsRefused() {
		assertRefused(String.class, "java.lang.String is not a record", "Declare the model as a record");
	}

	@Test
	void configuredIdThatMayBeLeftOutIsRefused() {
		assertRefused(OptionalKey.class, "cannot be left out", "let the provider give the identifier");
	}

	@Test
	void useStateForUnknownOnWhatIsConfiguredIsRefused() {
		assertRefused(StableName.class, "something the provider does not decide", "@Computed");
	}

	@Test
	void genericModelIsRefused() {
		assertRefused(Page.class, "type parameters", "without type parameters");
	}

	@Test
	void rawTypesAreRefused() {
		assertRefused(RawList.class, "raw type List", "List<String>");
		assertRefused(RawMap.class, "raw type Map", "Map<String, String>");
		assertRefused(RawOptional.class, "raw type Optional", "Optional<String>");
		assertRefused(RawRecord.class, "raw type Page", "type arguments");
	}

	@Test
	void wildcardsAreRefused() {
		SchemaInferenceException refusal = assertRefused(Wildcard.class, "is open", "instead of a wildcard");
		assertThat(refusal.chainText()).isEqualTo("Wildcard > list (List<? extends java.lang.Number>)");
	}

	@Test
	void arraysAreRefused() {
		assertRefused(Arrays.class, "no Terraform type for String[]", "Use List<String>");
		assertRefused(Ints.class, "no Terraform type for int[]", "Use List<Integer>");
		assertRefused(Longs.class, "no Terraform type for long[]", "Use List<Long>");
	}

	@Test
	void mapsWithOtherKeysAreRefused() {
		assertRefused(IntegerKeys.class, "are strings, not Integer", "Use Map<String, String>");
	}

	@Test
	void otherCollectionsAreRefused() {
		assertRefused(AnyCollection.class, "java.util.Collection", "Choose List");
		assertRefused(ConcreteList.class, "java.util.ArrayList", "the interface List");
		assertRefused(ConcreteSet.class, "java.util.LinkedHashSet", "the interface Set");
		assertRefused(ConcreteMap.class, "java.util.HashMap", "the interface Map");
	}

	@Test
	void commonMistakesGetTheirOwnAdvice() {
		assertRefused(Letter.class, "no Terraform type for char", "as String");
		assertRefused(Dated.class, "java.util.Date", "java.time.Instant");
		assertRefused(Located.class, "java.net.URL", "java.net.URI");
		assertRefused(OneKind.class, "one kind of value", "TerraformValue");
	}

	@Test
	void classesAreRefused() {
		assertRefused(WithClass.class, "no Terraform type for " + Mutable.class.getName(), "to a record");
	}

	@Test
	void recursionIsRefused() {
		SchemaInferenceException refusal = assertRefused(Tree.class, "Tree contains itself", "End the recursion");
		assertThat(refusal.chainText()).isEqualTo("Tree > children (List<Tree>)");
		assertRefused(Ping.class, "Ping contains itself", "End the recursion");
	}

	@Test
	void recursionThroughGrowingTypesIsRefused() {
		assertRefused(Growing.class, "contains itself", "End the recursion");
	}

	@Test
	void doubleHoldersAreRefused() {
		assertRefused(OptionalValue.class, "holds a value twice", "as Value<String>");
		assertRefused(ValueOptional.class, "holds a value twice", "as Optional<String>");
		assertRefused(OptionalElement.class, "an element is never absent", "@Nullable");
	}

	@Test
	void recordsTooDeepInCollectionsAreRefused() {
		assertRefused(ListOfLists.class, "in a collection of collections", "Wrap the inner collection");
	}

	@Test
	void dynamicTypesInCollectionsAreRefused() {
		assertRefused(ObjectList.class, "Terraform wants one type for all", "as Object or TerraformValue");
		assertRefused(ObjectMap.class, "Terraform wants one type for all", "as Object or TerraformValue");
		assertRefused(NestedObjectList.class, "Terraform wants one type for all", "@Block");
		assertRefused(NestedObjectSet.class, "Terraform wants one type for all", "as Object or TerraformValue");
	}

	@Test
	void duplicateNamesAreRefused() {
		assertRefused(Duplicates.class, "the components 'petId' and 'pet_id' are both named pet_id", "@AttributeName");
	}

	@Test
	void illegalNamesAreRefused() {
		assertRefused(IllegalName.class, "'größe' is no name", "@AttributeName");
		assertRefused(IllegalGivenName.class, "'a-b' is no name", "@AttributeName");
	}

	@Test
	void reservedNamesAreRefusedByKind() {
		assertRefused(ForEach.class, "keeps the name 'for_each' in a managed resource", "@AttributeName");
		assertThat(TestValues.MAPPINGS.of(ModelKind.PROVIDER, Provider.class).block().attributes()).hasSize(1);
		assertThat(TestValues.refusal(Provider.class).problem()).contains("'provider'");
		assertThat(TestValues.MAPPINGS.resource(Aliased.class).block().attributes()).hasSize(1);
		assertThat(catchThrowableOfType(SchemaInferenceException.class,
				() -> TestValues.MAPPINGS.of(ModelKind.PROVIDER, Aliased.class))
			.problem()).isEqualTo("Terraform keeps the name 'alias' in provider settings to itself");
	}

	@Test
	void reservedNamesAreFineInsideNestedRecords() {
		assertThat(TestValues.MAPPINGS.resource(HasForEach.class).block().impliedType())
			.hasToString("object({inner=object({for_each=string})})");
	}

	@Test
	void enumsThatCannotBeToldApartAreRefused() {
		assertRefused(Ambiguous.class, "constants ON and on both are \"on\" in Terraform", "TypeCodec<Switch>");
		assertRefused(Void.class, "the enum has no constants", "TypeCodec<Nothing>");
	}

	@Test
	void nullablePrimitiveIsRefused() {
		assertRefused(NullablePrimitive.class, "a primitive cannot be null", "as Integer");
	}

	private static SchemaInferenceException assertRefused(Class<?> model, String problem, String remedy) {
		SchemaInferenceException refusal = TestValues.refusal(model);
		assertThat(refusal).as(model.getSimpleName()).isNotNull();
		assertThat(refusal.problem()).contains(problem).doesNotEndWith(".");
		assertThat(refusal.remedy()).contains(remedy);
		return refusal;
	}

	record OptionalKey(@Id(configured = true) @Nullable String name) {

	}

	record StableName(@UseStateForUnknown String name) {

	}

	record Tag(String key, Socket owner) {

	}

	record Pet(List<Tag> tags) {

	}

	record Page<T>(T first) {

	}

	@SuppressWarnings("rawtypes")
	record RawList(List list) {

	}

	@SuppressWarnings("rawtypes")
	record RawMap(Map map) {

	}

	@SuppressWarnings("rawtypes")
	record RawOptional(Optional optional) {

	}

	@SuppressWarnings("rawtypes")
	record RawRecord(Page page) {

	}

	record Wildcard(List<? extends Number> list) {

	}

	record Arrays(String[] array) {

	}

	record Ints(int[] array) {

	}

	record Longs(long[] array) {

	}

	record IntegerKeys(Map<Integer, String> map) {

	}

	record AnyCollection(Collection<String> collection) {

	}

	record ConcreteList(ArrayList<String> list) {

	}

	record ConcreteSet(LinkedHashSet<String> set) {

	}

	record ConcreteMap(HashMap<String, String> map) {

	}

	record Letter(char letter) {

	}

	record Dated(Date date) {

	}

	record Located(URL url) {

	}

	record OneKind(StringValue string) {

	}

	static class Mutable {

	}

	record WithClass(Mutable mutable) {

	}

	record Tree(List<Tree> children) {

	}

	record Ping(@Nullable Pong pong) {

	}

	record Pong(@Nullable Ping ping) {

	}

	record Node<T>(@Nullable Node<List<T>> next) {

	}

	record Growing(Node<String> node) {

	}

	record OptionalValue(Optional<Value<String>> value) {

	}

	record ValueOptional(Value<Optional<String>> value) {

	}

	record OptionalElement(List<Optional<String>> list) {

	}

	record Leaf(String text) {

	}

	record ListOfLists(List<List<Leaf>> lists) {

	}

	record ObjectList(List<Object> list) {

	}

	record ObjectMap(Map<String, Object> map) {

	}

	record Any(Object any) {

	}

	record NestedObjectList(List<Any> list) {

	}

	record NestedObjectSet(Set<Any> set) {

	}

	record Duplicates(String petId, String pet_id) {

	}

	record IllegalName(String größe) {

	}

	record IllegalGivenName(@AttributeName("a-b") String name) {

	}

	record ForEach(String forEach) {

	}

	record Provider(String provider) {

	}

	record Aliased(String alias) {

	}

	record HasForEach(ForEach inner) {

	}

	enum Switch {

		ON, on

	}

	record Ambiguous(Switch state) {

	}

	enum Nothing {

	}

	record Void(Nothing nothing) {

	}

	record NullablePrimitive(@Nullable int size) {

	}

}
