/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Response;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for plans of elements with keys.
 */
class ElementKeyPlanTests {

	private static final String A = "{key:\"a\",code:\"c-a\",stamp:\"s-a\",hint:\"h-a\"}";

	private static final String B = "{key:\"b\",code:\"c-b\",stamp:\"s-b\",hint:\"h-b\"}";

	private final PlannedModel<Rack> rack = PlannedModel.of(Rack.class);

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			# what happens  | configured keys | planned codes
			same order      | a b             | c-a c-b
			reordered       | b a             | c-b c-a
			inserted first  | n a b           | ?   c-a c-b
			inserted between| a n b           | c-a ?   c-b
			added last      | a b n           | c-a c-b ?
			first removed   | b               | c-b
			renamed         | n b             | ?   c-b
			doubled         | a a b           | c-a ?   c-b
			not known yet   | ? b a           | ?   c-b c-a
			not known last  | b ?             | c-b ?
			""")
	void valuesFollowTheirElement(String what, String keys, String codes) {
		for (String collection : List.of("parts", "shelves[0].items", "slot")) {
			Response response = planKeys(collection, keys);
			assertThat(codes(response, collection)).as("%s %s", what, collection).isEqualTo(codes.split(" +"));
			assertThat(response.diagnostics()).isEmpty();
			assertThat(response.requiresReplace()).isEmpty();
		}
	}

	private Response planKeys(String collection, String keys) {
		String config = Stream.of(keys.split(" "))
			.map((key) -> key.equals("?") ? "{key:?}" : "{key:\"" + key + "\"}")
			.toList()
			.toString()
			.replace(" ", "");
		if (collection.equals("slot")) {
			return this.rack.plan("{id:\"i\",name:\"r\",slot:[{key:\"a\",code:\"c-a\"},{key:\"b\",code:\"c-b\"}]}",
					"{name:\"r\",slot:" + config + "}");
		}
		String prior = "[" + A + "," + B + "]";
		return collection.equals("parts") ? plan("parts:" + prior, "parts:" + config)
				: plan("shelves:[{label:\"z\",items:[]},{label:\"s\",items:" + prior + "}]",
						"shelves:[{label:\"s\",items:" + config + "}]");
	}

	private Response plan(String prior, String config) {
		return this.rack.plan("{id:\"i\",name:\"r\"," + prior + ",slot:[]}", "{name:\"r\"," + config + ",slot:[]}");
	}

	private List<String> codesOf(Response response, String collection) {
		int size = response.planned().at(AttributePath.parse(collection)).orElseThrow().sequence().size();
		return Stream.iterate(0, (i) -> i + 1)
			.limit(size)
			.map((i) -> this.rack.planned(response, collection + "[" + i + "].code"))
			.map((code) -> code.startsWith("\"") ? code.replace("\"", "") : "?")
			.toList();
	}

	private String[] codes(Response response, String collection) {
		return codesOf(response, collection).toArray(String[]::new);
	}

	@Test
	void movedElementsThatStayEqualKeepOnlyWhatNeverChanges() {
		Response response = plan("parts:[" + A + "," + B + "]", "parts:[{key:\"b\"},{key:\"a\"}]");
		assertThat(response.planned()).isEqualTo(this.rack.value("{id:\"i\",name:\"r\",parts:["
				+ "{key:\"b\",code:\"c-b\",stamp:?,hint:\"h-b\"},{key:\"a\",code:\"c-a\",stamp:?,hint:\"h-a\"}],slot:[]}"));
	}

	@Test
	void unchangedElementsPlanNothing() {
		String prior = "{id:\"i\",name:\"r\",parts:[" + A + "," + B + "],spares:set[" + A + "," + B + "],named:{x:" + A
				+ "},main:" + B + ",shelves:[{label:\"s\",items:[" + A + "],bag:set[" + B
				+ "]}],ports:[{number:1,protocol:\"tcp\",code:\"p\"}],slot:[{key:\"a\",code:\"c\"}]}";
		Response response = this.rack.plan(prior,
				"{name:\"r\",parts:[{key:\"a\"},{key:\"b\"}],spares:set[{key:\"b\"},{key:\"a\"}],named:{x:{key:\"a\"}},"
						+ "main:{key:\"b\"},shelves:[{label:\"s\",items:[{key:\"a\"}],bag:set[{key:\"b\"}]}],"
						+ "ports:[{number:1}],slot:[{key:\"a\"}]}");
		assertThat(response.planned()).isEqualTo(this.rack.value(prior));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void elementOfASetIsRecognisedThoughItChanged() {
		Response response = plan("spares:set[" + A + "," + B + "]",
				"spares:set[{key:\"a\",size:3},{key:\"b\"},{key:\"n\"}]");
		assertThat(response.planned()).isEqualTo(this.rack.value("{id:\"i\",name:\"r\",spares:set["
				+ "{key:\"a\",size:3,code:\"c-a\",stamp:?,hint:\"h-a\"},{key:\"b\",code:\"c-b\",stamp:?,hint:\"h-b\"},"
				+ "{key:\"n\",code:?,stamp:?,hint:?}],slot:[]}"));
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void elementsInsideMovedElementsAreFound() {
		Response response = plan(
				"shelves:[{label:\"x\",items:[" + A + "],bag:set[" + B + "]},{label:\"y\",items:[" + B + "]}]",
				"shelves:[{label:\"y\",items:[{key:\"n\"},{key:\"b\"}]},{label:\"x\",items:[{key:\"a\"}],bag:set[{key:\"b\",size:1}]}]");
		assertThat(codes(response, "shelves[0].items")).containsExactly("?", "c-b");
		assertThat(codes(response, "shelves[1].items")).containsExactly("c-a");
		assertThat(this.rack.planned(response, "shelves[1].bag")).contains("code=\"c-b\"");
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void severalComponentsAreOneKeyAndDefaultsCount() {
		Response response = plan(
				"ports:[{number:1,protocol:\"tcp\",code:\"t1\"},{number:1,protocol:\"udp\",code:\"u1\"},{number:2,protocol:\"tcp\",code:\"t2\"}]",
				"ports:[{number:2},{number:1,protocol:\"udp\"},{number:1},{number:2,protocol:\"udp\"}]");
		assertThat(codes(response, "ports")).containsExactly("t2", "u1", "t1", "?");
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void withoutKeyValuesStayAtTheirPosition() {
		Response response = plan("plain:[{name:\"a\",code:\"c-a\"},{name:\"b\",code:\"c-b\"}]",
				"plain:[{name:\"n\"},{name:\"a\"},{name:\"b\"}]");
		assertThat(codes(response, "plain")).containsExactly("c-a", "c-b", "?");
	}

	@Test
	void onlyAChangedElementRequiresReplacement() {
		String prior = "parts:[{key:\"a\",kind:\"k1\",code:\"c\"},{key:\"b\",kind:\"k2\",code:\"c\"}]";
		assertThat(PlannedModel.replaced(plan(prior, "parts:[{key:\"b\",kind:\"k2\"},{key:\"a\",kind:\"k1\"}]")))
			.isEmpty();
		assertThat(PlannedModel.replaced(plan(prior, "parts:[{key:\"b\",kind:\"k3\"},{key:\"a\",kind:\"k1\"}]")))
			.containsExactly("parts[0].kind");
		assertThat(PlannedModel.replaced(plan(prior, "parts:[{key:\"a\",kind:\"k1\"},{key:\"b\",kind:?}]")))
			.containsExactly("parts[1].kind");
	}

	/**
	 * Terraform compares by position, and ignores a path at which nothing differs there.
	 */
	@Test
	void replacementOfAMovedElementIsToldWhereTerraformSeesADifference() {
		Response response = plan("parts:[{key:\"a\",kind:\"k1\",code:\"c\"},{key:\"b\",kind:\"k2\",code:\"c\"}]",
				"parts:[{key:\"b\",kind:\"k1\"},{key:\"a\",kind:\"k1\"}]");
		assertThat(PlannedModel.replaced(response)).containsExactly("parts[0]");
	}

	@Test
	void replacementInsideSetsIsToldForTheSet() {
		Response response = plan("spares:set[{key:\"a\",kind:\"k1\",code:\"c\"}]",
				"spares:set[{key:\"a\",kind:\"k2\"}]");
		assertThat(PlannedModel.replaced(response)).containsExactly("spares");
	}

	@Test
	void replacementInsideMapsAndSingleObjects() {
		Response response = plan("named:{x:{key:\"a\",kind:\"k1\",code:\"c\"}},main:{key:\"a\",kind:\"k1\",code:\"c\"}",
				"named:{x:{key:\"a\",kind:\"k2\"}},main:{key:\"a\"}");
		assertThat(PlannedModel.replaced(response)).containsExactly("main.kind", "named[\"x\"].kind");
	}

	/**
	 * Whatever is in a list before and after: Terraform accepts the plan, planning what
	 * was applied changes nothing, and knowing more only narrows a plan.
	 */
	@ParameterizedTest
	@MethodSource("lists")
	void plansAreAcceptedStableAndNarrowing(String collection, String prior, String config) {
		String open = collection.equals("spares") ? "set[" : "[";
		TerraformValue before = this.rack
			.value("{id:\"i\",name:\"r\"," + collection + ":" + open + prior + "],slot:[]}");
		TerraformValue configured = this.rack.value("{name:\"r\"," + collection + ":" + open + config + "],slot:[]}");
		Response response = this.rack.plan(before, configured);
		assertThat(response.diagnostics()).isEmpty();
		assertThat(this.rack.plan(before, configured)).usingRecursiveComparison().isEqualTo(response);
		TerraformValue known = Filled.all(configured);
		Response later = this.rack.plan(before, known);
		assertThat(Filled.narrows(response.planned(), later.planned())).isTrue();
		TerraformValue applied = Filled.all(later.planned());
		assertThat(this.rack.plan(applied, known).planned()).isEqualTo(applied);
	}

	static Stream<Object[]> lists() {
		List<String> keys = List.of("", "a", "b", "a b", "b a", "a b c", "c b a", "a a", "?", "a ?", "? a b");
		return Stream.of("parts", "spares")
			.flatMap((collection) -> keys.stream()
				.filter((prior) -> !prior.contains("?"))
				.flatMap((prior) -> keys.stream()
					.map((config) -> new Object[] { collection, elements(prior, ",code:\"c-%s\",stamp:\"s\""),
							elements(config, "") })));
	}

	private static String elements(String keys, String rest) {
		return keys.isEmpty() ? ""
				: String.join(",", Stream.of(keys.split(" "))
					.map((key) -> "{key:" + (key.equals("?") ? "?" : "\"" + key + "\"") + rest.replace("%s", key) + "}")
					.toList());
	}

}
