/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import dev.tfprovider.test.run.Action;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Objects that are not finished, waits, and what is kept beside the state, in memory as
 * on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class PartialStateDifferentialAcceptanceTests {

	private static final String BUCKET = "corner_bucket.a";

	private static final String VOLUME = "corner_volume.a";

	private static final String COUNTER = "corner_counter.a";

	@RegisterExtension
	private final Differential differential = new Differential(LifeProvider::definition);

	@Test
	void createThatFailsInTheSecondStepIsReplaced() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(bucket("a", "refused", List.of("x")), "Could not create corner_bucket")
			.verify((run) -> assertThat(run.isTainted(BUCKET)).isTrue())
			.verify((run) -> assertThat(run).hasAttribute(BUCKET, "id", 1).hasAttribute(BUCKET, "endpoint", null))
			.planOnly(bucket("a", "public", List.of("x")))
			.verify((run) -> assertThat(run).plans(BUCKET, Action.REPLACE))
			.apply(bucket("a", "public", List.of("x")))
			.verify((run) -> assertThat(run).hasAttribute(BUCKET, "id", 2)));
	}

	@Test
	void createThatFailsInTheSecondStepMayBeDestroyed() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(bucket("a", "refused", null), "Could not create corner_bucket")
			.destroy()
			.verify((run) -> assertThat(run).hasResources()));
	}

	@Test
	void createThatFailsAndVanishesIsCreatedAgain() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(bucket("a", "refused", null), "Could not create corner_bucket")
			.vanish(() -> upstream.remove(1))
			.planOnly(bucket("a", null, null))
			.verify((run) -> assertThat(run).plans(BUCKET, Action.CREATE))
			.apply(bucket("a", null, null)));
	}

	@Test
	void createThatFailsInTheLastStepIsUsableAndUpdated() {
		this.differential.compare((upstream) -> Scenario.start()
			.applyUnsettled(bucket("a", "public", List.of("later")))
			.verify((run) -> assertThat(run).hasWarning("Bucket is not tagged yet").onAttribute("tags"))
			.verify((run) -> assertThat(run.isTainted(BUCKET)).isFalse())
			.verify((run) -> assertThat(run).hasAttribute(BUCKET, "endpoint", "a.example.org"))
			.planOnly(bucket("a", "public", List.of("later")))
			.verify((run) -> assertThat(run).plans(BUCKET, Action.UPDATE))
			.apply(bucket("a", "public", List.of("later")))
			.verify((run) -> assertThat(run).hasAttribute(BUCKET, "id", 1)));
	}

	@Test
	void updateThatIsNeverFinishedWarnsAgainAndAgain() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(bucket("a", null, null))
			.applyUnsettled(bucket("a", null, List.of("never")))
			.verify((run) -> assertThat(run).hasWarning("Bucket is not tagged yet"))
			.applyUnsettled(bucket("a", null, List.of("never")))
			.verify((run) -> assertThat(run).plans(BUCKET, Action.UPDATE).hasWarning("Bucket is not tagged yet")));
	}

	@Test
	void updateThatFailsInTheFirstStepKeepsTheOldObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(bucket("a", "public", null))
			.expectError(bucket("a", "refused", null), "Could not update corner_bucket")
			.verify((run) -> assertThat(run.isTainted(BUCKET)).isFalse())
			.verify((run) -> assertThat(run).hasAttribute(BUCKET, "policy", "public"))
			.planOnly(bucket("a", "public", null)));
	}

	@Test
	void volumeIsWaitedFor() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(volume("a"))
			.verify((run) -> assertThat(upstream.journal()).containsExactly("a ordered to creating",
					"a creating to available"))
			.destroy()
			.verify((run) -> assertThat(upstream.journal()).endsWith("a deleting to erasing", "a erasing to gone",
					"no volume")));
	}

	@Test
	void volumeThatFailsIsTaintedWithTheStateSeenLast() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(volume("broken"), "Could not create corner_volume")
			.verify((run) -> assertThat(run.diagnostics().get(0).detail().replaceAll("\\s+", " "))
				.contains("last seen: failed. It is in none of the states creating or ordered that lead there."))
			.verify((run) -> assertThat(run.isTainted(VOLUME)).isTrue())
			.apply(volume("a")));
	}

	@Test
	void volumeThatNeverAppearsIsCreatedAgain() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(volume("lost"), "Could not create corner_volume")
			.verify((run) -> assertThat(upstream.journal()).containsExactly("no volume", "no volume", "no volume",
					"no volume"))
			.planOnly(volume("a"))
			.verify((run) -> assertThat(run).plans(VOLUME, Action.CREATE)));
	}

	@Test
	void privateStateSurvivesEverythingUntilTheEnd() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(counter("one"))
			.refresh()
			.planOnly(counter("one"))
			.apply(counter("two"))
			.verify((run) -> assertThat(run).hasAttribute(COUNTER, "seen",
					"Kept[writes=1, last=one, marks=[Mark[name=created]], labels={by=create}] "
							+ "Newer[writes=1, added=null]"))
			.apply(counter("three"))
			.verify((run) -> assertThat(run).hasAttribute(COUNTER, "seen",
					"Kept[writes=2, last=two, marks=null, labels=null] Newer[writes=2, added=null]"))
			.destroy());
	}

	@Test
	void privateStateOfAFailedUpdateIsKept() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(counter("one"))
			.expectError(counter("fail"), "Could not update")
			.apply(counter("two"))
			.verify((run) -> assertThat(run).hasAttribute(COUNTER, "seen",
					"Kept[writes=2, last=fail, marks=null, labels=null] Newer[writes=2, added=null]")));
	}

	@Test
	void privateStateIsNotThereAfterAnImportOrWhenItWasCleared() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(counter("one"))
			.apply(counter("forget"))
			.apply(counter("two"))
			.verify((run) -> assertThat(run).hasAttribute(COUNTER, "seen", "nothing nothing")));
	}

	private static Configuration bucket(String name, @Nullable String policy, @Nullable List<String> tags) {
		Map<String, Object> body = new TreeMap<>(Map.of("name", name));
		if (policy != null) {
			body.put("policy", policy);
		}
		if (tags != null) {
			body.put("tags", tags);
		}
		return Configuration.of(BUCKET, body);
	}

	private static Configuration volume(String name) {
		return Configuration.of(VOLUME, Map.of("name", name));
	}

	private static Configuration counter(String note) {
		return Configuration.of(COUNTER, Map.of("note", note));
	}

}
