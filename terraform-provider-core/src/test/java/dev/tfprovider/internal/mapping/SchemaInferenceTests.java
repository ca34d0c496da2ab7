/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.AttributeName;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class SchemaInferenceTests {

	@Test
	void everyComponentBecomesAnAttributeInOrder() {
		assertThat(TestValues.MAPPINGS.resource(Simple.class).block().attributes()).extracting(Attribute::name)
			.containsExactly("text", "flag", "tiny", "small", "medium", "large", "single", "real", "huge", "exact",
					"choice", "uri", "uuid", "instant", "moment", "day", "duration", "address", "locale", "currency",
					"anything", "value");
	}

	@Test
	void simpleTypesHaveTheirTerraformType() {
		ModelMapping<Simple> mapping = TestValues.MAPPINGS.resource(Simple.class);
		for (String name : List.of("text", "choice", "uri", "uuid", "instant", "moment", "day", "duration", "address",
				"locale", "currency")) {
			assertThat(TestValues.attribute(mapping, name).type()).as(name).isEqualTo(TerraformType.STRING);
		}
		for (String name : List.of("tiny", "small", "medium", "large", "single", "real", "huge", "exact")) {
			assertThat(TestValues.attribute(mapping, name).type()).as(name).isEqualTo(TerraformType.NUMBER);
		}
		assertThat(TestValues.attribute(mapping, "flag").type()).isEqualTo(TerraformType.BOOL);
		assertThat(TestValues.attribute(mapping, "anything").type()).isEqualTo(TerraformType.DYNAMIC);
		assertThat(TestValues.attribute(mapping, "value").type()).isEqualTo(TerraformType.DYNAMIC);
	}

	@Test
	void boxesAreLikePrimitives() {
		ModelMapping<Boxes> mapping = TestValues.MAPPINGS.resource(Boxes.class);
		assertThat(mapping.block().impliedType())
			.hasToString("object({b=number, d=number, f=number, i=number, l=number, s=number, z=bool})");
	}

	@Test
	void collectionsHaveTheirElementType() {
		ModelMapping<Collections> mapping = TestValues.MAPPINGS.resource(Collections.class);
		assertThat(TestValues.attribute(mapping, "list").type()).hasToString("list(string)");
		assertThat(TestValues.attribute(mapping, "set").type()).hasToString("set(number)");
		assertThat(TestValues.attribute(mapping, "map").type()).hasToString("map(bool)");
		assertThat(TestValues.attribute(mapping, "deep").type()).hasToString("map(list(set(string)))");
		assertThat(TestValues.attribute(mapping, "deep").nested()).isNull();
		assertThat(TestValues.attribute(mapping, "choices").type()).hasToString("set(string)");
	}

	@Test
	void recordsBecomeNestedAttributes() {
		ModelMapping<Nested> mapping = TestValues.MAPPINGS.resource(Nested.class);
		assertThat(TestValues.attribute(mapping, "one").nested()).satisfies((nested) -> {
			assertThat(nested.nesting()).isEqualTo(ObjectSchema.Nesting.SINGLE);
			assertThat(nested.attributes()).extracting(Attribute::name).containsExactly("key", "weight");
		});
		assertThat(TestValues.attribute(mapping, "list").nested().nesting()).isEqualTo(ObjectSchema.Nesting.LIST);
		assertThat(TestValues.attribute(mapping, "set").nested().nesting()).isEqualTo(ObjectSchema.Nesting.SET);
		assertThat(TestValues.attribute(mapping, "map").nested().nesting()).isEqualTo(ObjectSchema.Nesting.MAP);
		assertThat(TestValues.attribute(mapping, "map").type()).hasToString("map(object({key=string, weight=number}))");
	}

	@Test
	void holdersAreSeenThrough() {
		ModelMapping<Holders> mapping = TestValues.MAPPINGS.resource(Holders.class);
		assertThat(mapping.block().impliedType()).hasToString(
				"object({list=list(string), maybe=string, nested=object({key=string, weight=number}), state=number})");
	}

	@Test
	void primitivesAndReferencesAreRequired() {
		ModelMapping<Simple> mapping = TestValues.MAPPINGS.resource(Simple.class);
		assertThat(mapping.block().attributes()).extracting(Attribute::mode).containsOnly(Attribute.Mode.REQUIRED);
	}

	@Test
	void nullableAndOptionalAreOptional() {
		ModelMapping<Optionals> mapping = TestValues.MAPPINGS.resource(Optionals.class);
		assertThat(TestValues.attribute(mapping, "nullable").mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(TestValues.attribute(mapping, "optional").mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(TestValues.attribute(mapping, "nullable_value").mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(TestValues.attribute(mapping, "value_of_nullable").mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(TestValues.attribute(mapping, "value").mode()).isEqualTo(Attribute.Mode.REQUIRED);
		assertThat(TestValues.attribute(mapping, "nullable_elements").mode()).isEqualTo(Attribute.Mode.REQUIRED);
	}

	@Test
	void attributeNameWins() {
		assertThat(TestValues.MAPPINGS.resource(Named.class).block().impliedType().names()).containsExactly("type",
				"weird_name");
	}

	@Test
	void genericRecordsHaveTheirVariablesResolved() {
		ModelMapping<Generic> mapping = TestValues.MAPPINGS.resource(Generic.class);
		assertThat(TestValues.attribute(mapping, "page").type())
			.hasToString("object({first=string, items=list(string), next=map(string)})");
		assertThat(TestValues.attribute(mapping, "tags").type())
			.hasToString("object({first=object({key=string, weight=number}), "
					+ "items=list(object({key=string, weight=number})), next=map(object({key=string, weight=number}))})");
		assertThat(TestValues.attribute(mapping, "nullables").nested().attributes()).extracting(Attribute::mode)
			.containsExactly(Attribute.Mode.REQUIRED, Attribute.Mode.OPTIONAL, Attribute.Mode.REQUIRED);
	}

	@Test
	void oneRecordMayBeUsedTwiceOnDifferentBranches() {
		assertThat(TestValues.MAPPINGS.resource(Twice.class).block().impliedType()).hasToString(
				"object({left=object({key=string, weight=number}), right=object({key=string, weight=number})})");
	}

	@Test
	void emptyRecordIsAnEmptyObject() {
		assertThat(TestValues.MAPPINGS.resource(Empty.class).block().impliedType().size()).isZero();
		assertThat(TestValues.MAPPINGS.resource(Empty.class)
			.read(TestValues.object(TestValues.MAPPINGS.resource(Empty.class)))).isEqualTo(new Empty());
	}

	@Test
	void mappingsAreInspectedOnceForEachKind() {
		assertThat(TestValues.MAPPINGS.resource(Nested.class)).isSameAs(TestValues.MAPPINGS.resource(Nested.class));
		assertThat(TestValues.MAPPINGS.resource(Nested.class))
			.isNotSameAs(TestValues.MAPPINGS.of(TypeKind.DATA_SOURCE, Nested.class));
		assertThat(TestValues.MAPPINGS.resource(Nested.class).model()).isEqualTo(Nested.class);
	}

	@Test
	void codecsOfUsersMakeFurtherTypesPossible() {
		ModelMappings mappings = new ModelMappings(List.of(new PointCodec()));
		ModelMapping<Placed> mapping = mappings.resource(Placed.class);
		assertThat(mapping.block().impliedType()).hasToString("object({all=list(list(number)), point=list(number)})");
	}

	@Test
	void codecsOfUsersWin() {
		ModelMappings mappings = new ModelMappings(List.of(new NumericUuid()));
		assertThat(mappings.resource(Keyed.class).block().impliedType()).hasToString("object({uuid=number})");
	}

	@Test
	void twoCodecsForOneTypeAreRefused() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> new ModelMappings(List.of(new NumericUuid(), new NumericUuid())))
			.withMessageContaining("java.util.UUID");
	}

	enum Choice {

		FIRST, SECOND_ONE

	}

	record Simple(String text, boolean flag, byte tiny, short small, int medium, long large, float single, double real,
			BigInteger huge, BigDecimal exact, Choice choice, URI uri, UUID uuid, Instant instant,
			OffsetDateTime moment, LocalDate day, Duration duration, InetAddress address, Locale locale,
			Currency currency, Object anything, TerraformValue value) {

	}

	record Boxes(Boolean z, Byte b, Short s, Integer i, Long l, Float f, Double d) {

	}

	record Collections(List<String> list, Set<Integer> set, Map<String, Boolean> map,
			Map<String, List<Set<String>>> deep, Set<Choice> choices) {

	}

	record Tag(String key, @Nullable Integer weight) {

	}

	record Nested(Tag one, List<Tag> list, Set<Tag> set, Map<String, Tag> map) {

	}

	record Holders(Optional<String> maybe, Value<Integer> state, Value<List<String>> list, Value<Tag> nested) {

	}

	record Optionals(@Nullable String nullable, Optional<String> optional, @Nullable Value<String> nullableValue,
			Value<@Nullable String> valueOfNullable, Value<String> value, List<@Nullable String> nullableElements) {

	}

	record Named(@AttributeName("type") String kind, @AttributeName("weird_name") String größe) {

	}

	record Page<T>(List<T> items, T first, Map<String, T> next) {

	}

	record Generic(Page<String> page, Page<Tag> tags, Page<@Nullable Integer> nullables) {

	}

	record Twice(Tag left, Tag right) {

	}

	record Empty() {

	}

	record Point(int x, int y) {

	}

	record Placed(Point point, List<Point> all) {

	}

	record Keyed(UUID uuid) {

	}

	static final class PointCodec implements TypeCodec<Point> {

		@Override
		public Class<Point> javaType() {
			return Point.class;
		}

		@Override
		public TerraformType type() {
			return TerraformType.list(TerraformType.NUMBER);
		}

		@Override
		public Point read(TerraformValue value) {
			throw new UnsupportedOperationException();
		}

		@Override
		public TerraformValue write(Point value) {
			throw new UnsupportedOperationException();
		}

	}

	static final class NumericUuid implements TypeCodec<UUID> {

		@Override
		public Class<UUID> javaType() {
			return UUID.class;
		}

		@Override
		public TerraformType type() {
			return TerraformType.NUMBER;
		}

		@Override
		public UUID read(TerraformValue value) {
			throw new UnsupportedOperationException();
		}

		@Override
		public TerraformValue write(UUID value) {
			throw new UnsupportedOperationException();
		}

	}

}
