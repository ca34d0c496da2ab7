/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Values of every type, and what means the same.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class TypesDifferentialAcceptanceTests {

	private static final String SCALARS = "corner_scalars.a";

	private static final String ANYTHING = "corner_anything.a";

	private static final String FORMS = "corner_forms.a";

	private static final String SERVER = "corner_server.a";

	private static final String FOREIGN = "corner_foreign.a";

	@RegisterExtension
	private final Differential differential = new Differential(TypesProvider::definition);

	@Test
	void everyTypeIsKeptAsItIsWritten() {
		this.differential
			.compare((upstream) -> Scenario.start().apply(Configuration.of(SCALARS, scalars())).verify((run) -> {
				assertThat(run.attribute(SCALARS, "moment")).isEqualTo("2030-01-31T12:00:00+01:00");
				assertThat(run.attribute(SCALARS, "network")).isEqualTo("2001:DB8:0:0::/32");
			}).apply(Configuration.of(SCALARS, Map.of())).apply(Configuration.of(SCALARS, scalars())));
	}

	@Test
	void anotherNotationOfTheSameValueIsNoChange() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(SCALARS, scalars()))
			.expectNoChanges(Configuration.of(SCALARS, otherNotation())));
	}

	@Test
	void wrongTextsAreExplainedWithAnExample() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(scalar("instant", "tomorrow"), "Invalid value for \"instant\"", "instant")
			.expectError(scalar("network", "10.0.0.0"), "Invalid value for \"network\"", "network")
			.expectError(scalar("mac", "00:11"), "Invalid value for \"mac\"", "mac")
			.expectError(scalar("bytes", "*"), "Invalid value for \"bytes\"", "bytes")
			.expectError(scalar("tiny", 128), "Invalid value for \"tiny\"", "tiny")
			.expectError(scalar("durations", List.of("1s", "soon")), "Invalid value for \"durations[1]\""));
	}

	@Test
	void valueOfAnyTypeChangesItsType() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(anything("any", "text", "free", "text"))
			.apply(anything("any", 1.5, "free", List.of(1, "two", true)))
			.apply(anything("any", List.of("a", 1), "free", Map.of("a", 1, "b", List.of())))
			.apply(anything("any", Bodies.body("a", null, "b", Map.of("c", true)), "free", false))
			.planOnly(anything("any", Configuration.unknown("x"), "free", "text"))
			.apply(anything("any", Configuration.unknown(List.of("x")), "free", "text"))
			.apply(anything("any", null)));
	}

	@Test
	void blocksWithValuesOfAnyTypeComeAndGo() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(anything("entry",
					List.of(Bodies.body("key", "a", "value", 1), Bodies.body("key", "b", "value", "x"))))
			.apply(anything("entry", List.of(Bodies.body("key", "a", "value", List.of(1)), Bodies.body("key", "c")),
					"named", Map.of("k", Bodies.body("value", true))))
			.apply(anything("named", Map.of("k", Bodies.body("value", "t"), "l", Bodies.body("value", 2))))
			.apply(anything()));
	}

	@Test
	void tuplesAndPlainObjectsAreOneAttribute() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(anything("version", List.of(1, 2, "beta"), "point", Bodies.body("x", 1, "y", 2, "label", null)))
			.expectNoChanges(
					anything("version", List.of(1, 2, "BETA"), "point", Bodies.body("x", 1, "y", 2, "label", null)))
			.apply(anything("grid", List.of(List.of(Bodies.body("x", 1, "y", 2, "label", "a")), List.of())))
			.expectError(anything("version", List.of(1, -2, "beta")), "Invalid value for \"version\"", "version"));
	}

	@Test
	void emptyAndNullAreTheSameToAnApiThatTellsThemNotApart() {
		this.differential.compare((upstream) -> Scenario.start().apply(forms()).verify((run) -> {
			assertThat(run.attribute(FORMS, "list")).isNull();
			assertThat(run.attribute(FORMS, "found")).isNull();
		})
			.apply(forms("list", List.of(), "set", List.of(), "map", Map.of(), "text", ""))
			.verify((run) -> assertThat(run.attribute(FORMS, "list")).isEqualTo(List.of()))
			.refresh()
			.apply(forms("list", List.of("a"), "set", List.of("a"), "map", Map.of("a", "b"), "text", "a"))
			.apply(forms("parts", List.of(Bodies.body("key", "a"), Bodies.body("key", "b", "tags", List.of()))))
			.apply(forms()));
	}

	@Test
	void whiteSpaceAndCaseAreNotationWhereTheAuthorSaysSo() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(forms("note", " hello ", "name", "Rex", "size", "X-Large", "aliases", List.of("a", "B")))
			.verify((run) -> {
				assertThat(run.attribute(FORMS, "note")).isEqualTo(" hello ");
				assertThat(run.attribute(FORMS, "name")).isEqualTo("Rex");
			})
			.expectNoChanges(forms("note", "hello", "name", "REX", "size", "x-large", "aliases", List.of("A", "b")))
			.apply(forms("note", "hello!", "name", "Max", "size", "small", "aliases", List.of("a")))
			.expectError(forms("size", "huge"), "Invalid value for \"size\"", "size"));
	}

	@Test
	void flattenedRecordsAreAttributesOfTheObject() {
		this.differential.compare((upstream) -> Scenario.start().apply(server("name", "web")).verify((run) -> {
			assertThat(run.attribute(SERVER, "host")).isEqualTo("web.eu");
			assertThat(run.attribute(SERVER, "zones")).isEqualTo(List.of("a", "b"));
			assertThat(run.attribute(SERVER, "disk.kind")).isEqualTo("ssd");
		})
			.apply(server("name", "web", "schedule", "daily", "copies", 3, "token", "t"))
			.expectError(server("name", "web", "schedule", "daily"), "Missing value for \"copies\"")
			.apply(server("name", "web")));
	}

	@Test
	void defaultsFollowWhatTheyDependOn() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(server("name", Configuration.unknown("web")))
			.verify((run) -> assertThat(run.isUnknown(SERVER, "host")).isTrue())
			.apply(server("name", Configuration.unknown("web")))
			.apply(server("name", "web", "region", "us"))
			.verify((run) -> assertThat(run.attribute(SERVER, "host")).isEqualTo("web.us"))
			.apply(server("name", "web", "region", "us", "host", "own", "disk", Bodies.body("kind", "hdd")))
			.verify((run) -> assertThat(run.attribute(SERVER, "disk.size")).isEqualTo(5))
			.importAndVerify(server("name", "web", "region", "us", "host", "own", "disk", Bodies.body("kind", "hdd")),
					SERVER, "token"));
	}

	@Test
	void customizedRecordBehavesAsAnAnnotatedOne() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectWarning(Configuration.of(FOREIGN, Map.of("label", "a")), "Deprecated resource \"corner_foreign\"")
			.verify((run) -> assertThat(run.attribute(FOREIGN, "region")).isEqualTo("eu"))
			.expectWarning(Configuration.of(FOREIGN, Map.of("label", "a", "secret", "s")),
					"Deprecated argument \"secret\"")
			.apply(Configuration.of(FOREIGN, Map.of("label", "b"))));
	}

	static Map<String, @Nullable Object> scalars() {
		return Bodies.body("text", "", "flag", true, "tiny", -128, "small", 32767, "whole", 2147483647, "wide",
				9007199254740993L, "single", 0.1, "real", 1e300, "huge",
				new BigDecimal("123456789012345678901234567890"), "exact", new BigDecimal("0.1"), "uri",
				"https://EXAMPLE.com/a", "uuid", "F81D4FAE-7dec-11d0-a765-00a0c91e6bf6", "instant",
				"2030-01-31T13:00:00+01:00", "moment", "2030-01-31T12:00:00+01:00", "date", "2030-01-31", "time",
				"13:30", "zone", "Europe/Berlin", "duration", "90m", "address", "2001:DB8:0:0::1", "network",
				"2001:DB8:0:0::/32", "mac", "00-00-5E-00-53-01", "locale", "en-gb", "currency", "EUR", "pattern",
				"[a-z]+", "bytes", "SGVsbG8", "durations", List.of("60s", "PT2M"), "uuids",
				List.of("F81D4FAE-7dec-11d0-a765-00a0c91e6bf6"), "hosts", Map.of("a", "2001:DB8:0:0::1"), "points",
				List.of(Bodies.body("at", "2030-01-31T12:00:00+01:00")), "document",
				"{\"a\": \"x\", \"b\": [1, null]}");
	}

	private static Map<String, @Nullable Object> otherNotation() {
		Map<String, @Nullable Object> body = scalars();
		body.putAll(Bodies.body("uri", "https://example.com/a", "uuid", "f81d4fae-7DEC-11d0-a765-00a0c91e6bf6",
				"instant", "2030-01-31T12:00:00Z", "moment", "2030-01-31T11:00:00Z", "time", "13:30:00", "duration",
				"PT1H30M", "address", "2001:db8::1", "network", "2001:db8::/32", "mac", "00:00:5e:00:53:01", "locale",
				"en-GB", "bytes", "SGVsbG8=", "durations", List.of("1m", "120s"), "uuids",
				List.of("f81d4fae-7dec-11d0-a765-00a0c91e6bf6"), "hosts", Map.of("a", "2001:db8::1"), "points",
				List.of(Bodies.body("at", "2030-01-31T11:00:00Z")), "document", "{ \"b\": [1, null], \"a\": \"x\" }"));
		return body;
	}

	private static Configuration scalar(String name, Object value) {
		return Configuration.of(SCALARS, Map.of(name, value));
	}

	private static Configuration anything(Object... namesAndValues) {
		return Configuration.of(ANYTHING, Bodies.body(namesAndValues));
	}

	private static Configuration forms(Object... namesAndValues) {
		return Configuration.of(FORMS, Bodies.body(namesAndValues));
	}

	private static Configuration server(Object... namesAndValues) {
		return Configuration.of(SERVER, Bodies.body(namesAndValues));
	}

}
