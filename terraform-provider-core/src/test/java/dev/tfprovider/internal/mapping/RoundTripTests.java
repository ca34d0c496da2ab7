/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class RoundTripTests {

	@Test
	void simpleTypesComeBackAsTheyWere() throws UnknownHostException {
		ModelMapping<Simple> mapping = TestValues.MAPPINGS.resource(Simple.class);
		Simple model = new Simple("text", true, (byte) -1, (short) 2, 3, Long.MIN_VALUE, 0.1f, 1e300,
				BigInteger.TEN.pow(40), new BigDecimal("0.10"), Choice.SECOND_ONE, URI.create("https://example.com/a"),
				UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6"), Instant.parse("2030-01-31T12:00:00Z"),
				OffsetDateTime.parse("2030-01-31T12:00:00+01:00"), LocalDate.parse("2030-01-31"),
				Duration.ofMinutes(90), InetAddress.getByAddress(new byte[] { (byte) 192, 0, 2, 1 }), Locale.UK,
				Currency.getInstance("EUR"));
		ObjectValue written = mapping.write(model);
		assertThat(written.get("single")).hasToString("0.1");
		assertThat(written.get("exact")).hasToString("0.1");
		assertThat(written.get("choice")).isEqualTo(TerraformValue.string("second_one"));
		assertThat(written.get("duration")).isEqualTo(TerraformValue.string("1h30m"));
		assertThat(written.get("locale")).isEqualTo(TerraformValue.string("en-GB"));
		assertThat(mapping.read(written)).usingRecursiveComparison()
			.withComparatorForType(BigDecimal::compareTo, BigDecimal.class)
			.isEqualTo(model);
	}

	@ParameterizedTest
	@MethodSource("states")
	void threeStatesComeBackAsTheyWere(States states) {
		ModelMapping<States> mapping = TestValues.MAPPINGS.resource(States.class);
		assertThat(mapping.read(mapping.write(states))).isEqualTo(states);
	}

	static Stream<States> states() {
		return Stream.of(new States(Value.known("a"), Value.known(List.of("b")), List.of(Value.known("c"))),
				new States(Value.ofNull(), Value.ofNull(), List.of(Value.unknown(), Value.known("d"))),
				new States(Value.unknown(), Value.unknown(), List.of()));
	}

	@Test
	void nestedRecordsComeBackAsTheyWere() {
		ModelMapping<Nested> mapping = TestValues.MAPPINGS.resource(Nested.class);
		Nested model = new Nested(new Tag("a", 1), List.of(new Tag("b", null), new Tag("b", null)),
				Set.of(new Tag("c", 3), new Tag("d", 4)), Map.of("k", new Tag("e", 5)), null, Optional.empty());
		assertThat(mapping.read(mapping.write(model))).isEqualTo(model);
	}

	@Test
	void optionalHoldsNullAndKnown() {
		ModelMapping<Maybe> mapping = TestValues.MAPPINGS.resource(Maybe.class);
		assertThat(mapping.read(TestValues.object(mapping)).text()).isEmpty();
		assertThat(mapping.read(TestValues.object(mapping, "text", "a")).text()).contains("a");
		assertThat(mapping.write(new Maybe(Optional.empty())).get("text").isNull()).isTrue();
		assertThat(mapping.write(new Maybe(Optional.of("a"))).get("text")).isEqualTo(TerraformValue.string("a"));
		assertThat(mapping.write(new Maybe(null)).get("text").isNull()).isTrue();
	}

	@Test
	void unknownComputedComponentReadsAsNull() {
		ModelMapping<Decided> mapping = TestValues.MAPPINGS.resource(Decided.class);
		Decided read = mapping.read(TestValues.object(mapping, "id", TestValues.unknown(TerraformType.NUMBER), "name",
				"rex", "maybe", TestValues.unknownString(), "state", TestValues.unknownString(), "tags", TerraformValue
					.list(TerraformType.STRING, List.of(TerraformValue.string("a"), TestValues.unknownString()))));
		assertThat(read)
			.isEqualTo(new Decided(null, "rex", Optional.empty(), Value.unknown(), Arrays.asList("a", null), null));
	}

	@Test
	void nullComputedComponentIsWrittenAsNull() {
		ModelMapping<Decided> mapping = TestValues.MAPPINGS.resource(Decided.class);
		ObjectValue written = mapping.write(new Decided(null, "rex", null, Value.unknown(), null, null));
		assertThat(written.get("id")).isEqualTo(TerraformValue.ofNull(TerraformType.NUMBER));
		assertThat(written.get("maybe").isNull()).isTrue();
		assertThat(written.get("state").isUnknown()).isTrue();
		assertThat(written.get("tag").isNull()).isTrue();
	}

	@Test
	void valueWithUnknownPartsIsUnknownAsAWhole() {
		ModelMapping<States> mapping = TestValues.MAPPINGS.resource(States.class);
		ObjectValue value = TestValues.object(mapping, "text", "a", "list",
				TerraformValue.list(TerraformType.STRING, List.of(TestValues.unknownString())), "each",
				TestValues.strings());
		assertThat(mapping.read(value).list()).isEqualTo(Value.unknown());
	}

	@Test
	void nullWithADefaultReadsAsTheDefault() {
		ModelMapping<Defaults> mapping = TestValues.MAPPINGS.of(ModelKind.PROVIDER, Defaults.class);
		assertThat(mapping.read(TestValues.object(mapping)))
			.isEqualTo(new Defaults(8080, Duration.ofSeconds(30), List.of("a"), Value.ofNull()));
		assertThat(mapping.read(TestValues.object(mapping, "port", 1, "timeout", "1m", "tags", TestValues.strings())))
			.isEqualTo(new Defaults(1, Duration.ofMinutes(1), List.of(), Value.ofNull()));
	}

	@Test
	void collectionsKeepOrderAndCannotBeChanged() {
		ModelMapping<Collections> mapping = TestValues.MAPPINGS.resource(Collections.class);
		Collections read = mapping.read(TestValues.object(mapping, "list", TestValues.strings("b", "a", "b"), "set",
				TestValues.stringSet("b", "a"), "map", TerraformValue.map(TerraformType.STRING,
						Map.of("z", TerraformValue.string("1"), "y", TerraformValue.string("2")))));
		assertThat(read.list()).containsExactly("b", "a", "b");
		assertThat(read.set()).containsExactly("a", "b");
		assertThat(read.map()).containsExactly(Map.entry("y", "2"), Map.entry("z", "1"));
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> read.list().add("c"));
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> read.set().add("c"));
		assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> read.map().put("c", "d"));
	}

	@Test
	void nullableElementsMayBeNull() {
		ModelMapping<NullableElements> mapping = TestValues.MAPPINGS.resource(NullableElements.class);
		Map<String, @Nullable Integer> map = new LinkedHashMap<>();
		map.put("a", null);
		NullableElements model = new NullableElements(new ArrayList<>(Arrays.asList("a", null)), map);
		assertThat(mapping.read(mapping.write(model))).isEqualTo(model);
	}

	@Test
	void writeOnlyComponentsAreNeverWritten() {
		ModelMapping<Secret> mapping = TestValues.MAPPINGS.resource(Secret.class);
		ObjectValue written = mapping.write(new Secret("pass", new Login("me")));
		assertThat(written.get("password")).isEqualTo(TerraformValue.ofNull(TerraformType.STRING));
		assertThat(written.get("login").isNull()).isTrue();
		assertThat(mapping.read(written)).isEqualTo(new Secret(null, null));
		assertThat(mapping.read(TestValues.object(mapping, "password", "pass", "login",
				TestValues.object(TestValues.attribute(mapping, "login").nested().impliedType(), "user", "me"))))
			.isEqualTo(new Secret("pass", new Login("me")));
	}

	@Test
	void genericRecordsComeBackAsTheyWere() {
		ModelMapping<Generic> mapping = TestValues.MAPPINGS.resource(Generic.class);
		Generic model = new Generic(new Page<>(List.of("a"), "b"),
				new Page<>(List.of(new Tag("c", 1)), new Tag("d", 2)));
		assertThat(mapping.read(mapping.write(model))).isEqualTo(model);
	}

	@Test
	void partialReadLeavesGaps() {
		ModelMapping<Imported> mapping = TestValues.MAPPINGS.resource(Imported.class);
		assertThat(mapping.readPartial(TestValues.object(mapping, "id", 7)))
			.isEqualTo(new Imported(7L, null, 0, false, 0.0, null, 8080));
	}

	@Test
	void privateModelsAreReached() {
		ModelMapping<Hidden> mapping = TestValues.MAPPINGS.resource(Hidden.class);
		assertThat(mapping.read(mapping.write(new Hidden("a")))).isEqualTo(new Hidden("a"));
	}

	@Test
	void constructorMayChangeValues() {
		ModelMapping<Trimmed> mapping = TestValues.MAPPINGS.resource(Trimmed.class);
		assertThat(mapping.read(TestValues.object(mapping, "text", " a ")).text()).isEqualTo("a");
	}

	enum Choice {

		FIRST, SECOND_ONE

	}

	record Simple(String text, boolean flag, byte tiny, short small, int medium, long large, float single, double real,
			BigInteger huge, BigDecimal exact, Choice choice, URI uri, UUID uuid, Instant instant,
			OffsetDateTime moment, LocalDate day, Duration duration, InetAddress address, Locale locale,
			Currency currency) {

	}

	record States(@Nullable Value<String> text, Value<@Nullable List<String>> list, List<Value<String>> each) {

	}

	record Tag(String key, @Nullable Integer weight) {

	}

	record Nested(Tag one, List<Tag> list, Set<Tag> set, Map<String, Tag> map, @Nullable Tag none,
			Optional<Tag> maybe) {

	}

	record Maybe(Optional<String> text) {

	}

	record Decided(@Id Long id, String name, @Computed Optional<String> maybe, @Computed Value<String> state,
			@Computed List<String> tags, @Computed Tag tag) {

	}

	record Defaults(@Default("8080") int port, @Default("30s") Duration timeout, @Default("a") List<String> tags,
			@Default("a") Value<String> state) {

	}

	record Collections(List<String> list, Set<String> set, Map<String, String> map) {

	}

	record NullableElements(List<@Nullable String> list, Map<String, @Nullable Integer> map) {

	}

	record Login(String user) {

	}

	record Secret(@WriteOnly String password, @WriteOnly Login login) {

	}

	record Page<T>(List<T> items, T first) {

	}

	record Generic(Page<String> names, Page<Tag> tags) {

	}

	record Imported(@Id Long id, String name, int size, boolean flag, double price, Tag tag,
			@Default("8080") int port) {

	}

	private record Hidden(String text) {

	}

	record Trimmed(String text) {

		Trimmed {
			text = text.trim();
		}

	}

}
