/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

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
 * What the guide tells of volumes.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class VolumeDifferentialAcceptanceTests {

	private static final String A = "corner_volume.a";

	@RegisterExtension
	private final Differential differential = new Differential(PlanProvider::definition);

	@Test
	void onlyAShrinkingVolumeIsReplaced() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(volume("Data", 10))
			.verify((run) -> assertThat(run.change(A).after("iops")).hasToString("30"))
			.planOnly(volume("DATA", 10))
			.verify((run) -> assertThat(run).plans(A, Action.NO_OP))
			.apply(volume("Data", 20))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
			.planOnly(volume("Data", 15))
			.verify((run) -> assertThat(run.replacePaths(A)).containsExactly("size_gb"))
			.destroy());
	}

	@Test
	void renamedVolumeWithSnapshotsIsReplaced() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(volume("Data", 10))
			.apply(volume("More", 10))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
			.apply(volume("More", 10, "a", "b"))
			.apply(volume("More", 10, "n", "b", "a"))
			.verify((run) -> assertThat(run.attribute(A, "snapshots[2].number")).isEqualTo("snap-a"))
			.apply(volume("Other", 10, "n", "b", "a"))
			.verify((run) -> assertThat(run).plans(A, Action.REPLACE).hasWarning("Volume is replaced")));
	}

	private static Configuration volume(String name, int size, String... labels) {
		List<Map<String, String>> snapshots = List.of(labels).stream().map((label) -> Map.of("label", label)).toList();
		Map<String, Object> body = Map.of("name", name, "zone", "north", "size_gb", size);
		if (labels.length == 0) {
			return Configuration.of(A, body);
		}
		return Configuration.of(A, Map.of("name", name, "zone", "north", "size_gb", size, "snapshots", snapshots));
	}

}
