/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import dev.tfprovider.test.run.Action;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What becomes of elements with keys. The upstream insists that each keeps its serial
 * number.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class ElementsDifferentialAcceptanceTests {

	private static final String A = "corner_rack.a";

	@RegisterExtension
	private final Differential differential = new Differential(PlanProvider::definition);

	@Test
	void reorderedElementsKeepTheirValues() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("disks", disks("a", "b", "c")))
			.planOnly(rack("disks", disks("c", "a", "b")))
			.verify((run) -> assertThat(run.change(A).after("disks[0].serial")).isEqualTo("s3"))
			.apply(rack("disks", disks("c", "a", "b")))
			.verify((run) -> assertThat(run.attribute(A, "disks[1].serial")).isEqualTo("s1")));
	}

	@Test
	void insertedElementTakesNothingFromItsNeighbours() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("disks", disks("a", "b")))
			.planOnly(rack("disks", disks("n", "a", "b")))
			.verify((run) -> assertThat(run.isUnknown(A, "disks[0].serial")).isTrue())
			.verify((run) -> assertThat(run.change(A).after("disks[2].serial")).isEqualTo("s2"))
			.apply(rack("disks", disks("n", "a", "b"))));
	}

	@Test
	void removedElementTakesItsValuesAlong() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("disks", disks("a", "b", "c")))
			.apply(rack("disks", disks("c")))
			.verify((run) -> assertThat(run.attribute(A, "disks[0].serial")).isEqualTo("s3"))
			.apply(rack("disks", List.of()))
			.apply(rack("disks", null)));
	}

	@Test
	void changedElementOfASetIsRecognised() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("spares", disks("a", "b")))
			.apply(rack("spares", List.of(disk("a", "size", 5), disk("b", "size", null), disk("n", "size", 1)))));
	}

	@Test
	void elementsOfMapsAndSingleObjectsStayWhereTheyAre() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack(Map.of("bays", Map.of("x", disk("a", "size", 1)), "main", disk("m", "size", 1))))
			.apply(rack(Map.of("bays", Map.of("x", disk("a", "size", 2), "w", disk("w", "size", 1)), "main",
					disk("m", "size", 2)))));
	}

	@Test
	void elementsInsideMovedElementsAreFound() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("shelves", List.of(shelf("x", "a", "b"), shelf("y", "c"))))
			.apply(rack("shelves", List.of(shelf("n", "d"), shelf("y", "e", "c"), shelf("x", "b", "a")))));
	}

	@Test
	void blocksAreRecognisedToo() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("port", List.of(Map.of("number", 1), Map.of("number", 2))))
			.apply(rack("port", List.of(Map.of("number", 3), Map.of("number", 2, "speed", "10G"), Map.of("number", 1))))
			.verify((run) -> assertThat(run.attribute(A, "port[2].address")).isEqualTo("s1")));
	}

	@Test
	void elementsThatShareAKeyGoTogetherInOrder() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("disks", disks("a", "a", "b")))
			.planOnly(rack("disks", disks("a", "a", "b")))
			.apply(rack("disks", disks("b", "a", "a"))));
	}

	@Test
	void keyThatIsNotKnownYetIsTakenForNew() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("disks", disks("a", "b")))
			.planOnly(rack("disks", List.of(Map.of("label", Configuration.unknown("n")), disk("b", "size", null))))
			.verify((run) -> assertThat(run.isUnknown(A, "disks[0].serial")).isTrue())
			.verify((run) -> assertThat(run.change(A).after("disks[1].serial")).isEqualTo("s2"))
			.apply(rack("disks", List.of(Map.of("label", Configuration.unknown("n")), disk("b", "size", null)))));
	}

	@Test
	void onlyAChangedElementReplacesTheObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("disks", List.of(disk("a", "kind", "k1"), disk("b", "kind", "k2"))))
			.planOnly(rack("disks", List.of(disk("b", "kind", "k2"), disk("a", "kind", "k1"))))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
			.planOnly(rack("disks", List.of(disk("a", "kind", "k1"), disk("b", "kind", "k3"))))
			.verify((run) -> assertThat(run.replacePaths(A)).containsExactly("disks[1].kind"))
			.apply(rack("disks", List.of(disk("a", "kind", "k1"), disk("b", "kind", "k3")))));
	}

	/**
	 * By position nothing seems to have changed where the replacement is required.
	 */
	@Test
	void movedAndChangedElementReplacesTheObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("disks", List.of(disk("a", "kind", "k1"), disk("b", "kind", "k2"))))
			.planOnly(rack("disks", List.of(disk("b", "kind", "k1"), disk("a", "kind", "k1"))))
			.verify((run) -> assertThat(run.replacePaths(A)).containsExactly("disks[0]"))
			.apply(rack("disks", List.of(disk("b", "kind", "k1"), disk("a", "kind", "k1")))));
	}

	@Test
	void replacementInsideEveryNesting() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack(everywhere("k1")))
			.planOnly(rack(everywhere("k2")))
			.verify((run) -> assertThat(run.replacePaths(A)).containsExactlyInAnyOrder("bays.x.kind", "main.kind",
					"shelves[0].bag", "shelves[0].disks[0].kind", "spares"))
			.apply(rack(everywhere("k2"))));
	}

	@Test
	void onlyShrinkingReplacesTheObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack("main", disk("m", "size", 5)))
			.apply(rack("main", disk("m", "size", 6)))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
			.planOnly(rack("main", disk("m", "size", 4)))
			.verify((run) -> assertThat(run.replacePaths(A)).containsExactly("main.size"))
			.apply(rack("main", disk("m", "size", 4)))
			.planOnly(rack("main", disk("m", "size", Configuration.unknown(9))))
			.apply(rack("main", disk("m", "size", Configuration.unknown(9)))));
	}

	@Test
	void replacementCreatesFirst() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack(createFirst("k1", "a", "b")))
			.planOnly(rack(createFirst("k2", "b", "a")))
			.apply(rack(createFirst("k2", "b", "a"))));
	}

	@Test
	void ignoredChangesPlanNothing() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(rack(ignoring("disks", disks("a", "b"))))
			.planOnly(rack(ignoring("disks", disks("b", "n"))))
			.verify((run) -> assertThat(run).plans(A, Action.NO_OP))
			.apply(rack(ignoring("disks", disks("b", "n")))));
	}

	@Test
	void everythingUnknownIsPlannedAndApplied() {
		this.differential.compare((upstream) -> Scenario.start()
			.planOnly(rack(unknowns()))
			.apply(rack(unknowns()))
			.planOnly(rack(unknowns())));
	}

	private static Map<String, Object> unknowns() {
		return Map.of("disks",
				List.of(disk("a", "size", Configuration.unknown(1)), disk("b", "kind", Configuration.unknown("k"))),
				"spares", List.of(disk("a", "size", Configuration.unknown(1)), disk("b", "size", 2)), "bays",
				Map.of("x", disk("x", "kind", Configuration.unknown("k"))), "main",
				Map.of("label", Configuration.unknown("m")), "shelves",
				List.of(Map.of("name", Configuration.unknown("s"), "disks", disks("c"))), "port",
				List.of(Map.of("number", Configuration.unknown(7), "speed", Configuration.unknown("fast"))));
	}

	private static Map<String, Object> everywhere(String kind) {
		Map<String, Object> shelf = Map.of("name", "s", "disks", List.of(disk("a", "kind", kind)), "bag",
				List.of(disk("b", "kind", kind)));
		return Map.of("spares", List.of(disk("a", "kind", kind)), "bays", Map.of("x", disk("x", "kind", kind)), "main",
				disk("m", "kind", kind), "shelves", List.of(shelf));
	}

	private static Map<String, Object> createFirst(String kind, String... labels) {
		return Map.of("lifecycle", Map.of("create_before_destroy", true), "main", disk("m", "kind", kind), "disks",
				disks(labels));
	}

	private static Map<String, Object> ignoring(String name, Object value) {
		return Map.of("lifecycle", Map.of("ignore_changes", List.of(name)), name, value);
	}

	private static Map<String, Object> shelf(String name, String... labels) {
		return Map.of("name", name, "disks", disks(labels), "bag", disks(labels[0] + "-spare"));
	}

	private static List<Map<String, Object>> disks(String... labels) {
		List<Map<String, Object>> disks = new ArrayList<>();
		for (String label : labels) {
			disks.add(Map.of("label", label));
		}
		return disks;
	}

	private static Map<String, Object> disk(String label, String name, Object value) {
		Map<String, Object> disk = new HashMap<>();
		disk.put("label", label);
		disk.put(name, value);
		return disk;
	}

	private static Configuration rack(String name, Object value) {
		Map<String, Object> body = new HashMap<>();
		body.put(name, value);
		return rack(body);
	}

	private static Configuration rack(Map<String, ?> parts) {
		Map<String, Object> body = new HashMap<>(parts);
		body.put("name", "r");
		return Configuration.of(A, body);
	}

}
