/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.test.CallOutcome;
import dev.tfprovider.test.DataSourceTester;
import dev.tfprovider.test.ResourceTester;
import dev.tfprovider.test.run.RunDiagnostic.Severity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ResourceTesterTests {

	private final PlotResource resource = new PlotResource();

	private final ResourceTester<Plot> plots = ResourceTester.of(Plot.class, this.resource);

	private final CornerUpstream upstream = new CornerUpstream();

	private final ResourceTester<Thing> things = ResourceTester.of(Thing.class, new ThingResource(this.upstream));

	@Test
	void createIsGivenThePlanAndReturnsTheState() {
		CallOutcome<Plot> created = this.plots.create(plot("a"));
		assertThat(created.succeeded()).isTrue();
		assertThat(created.state())
			.isEqualTo(new Plot(1L, "a", "small", null, null, "deed 1", 1L, "rye", null, null, null, null, List.of()));
	}

	@Test
	void computedComponentsOfTheConfigurationDoNotCount() {
		Plot stored = this.plots.create(plot("a")).state();
		assertThat(this.plots.create(stored).state().id()).isEqualTo(2L);
	}

	@Test
	void updateSeesWhatHasChanged() {
		CallOutcome<Plot> before = this.plots.create(plot("a"));
		CallOutcome<Plot> updated = this.plots.update(before, plot("b"));
		assertThat(updated.state().name()).isEqualTo("b");
		assertThat(updated.state().id()).isEqualTo(1L);
		assertThat(updated.state().revision()).isEqualTo(2L);
		assertThat(this.resource.journal).endsWith("update name true size false secret null");
	}

	@Test
	void privateStateGoesFromCallToCall() {
		CallOutcome<Thing> created = this.things.create(thing("Rex"));
		this.things.delete(this.things.update(created, thing("Max")));
		assertThat(this.upstream.journal()).containsExactly("create Rex token null", "update 1 private created",
				"delete 1 private updated");
	}

	@Test
	void objectMayComeFromAnywhere() {
		Thing existing = new Thing(7L, "Rex", null, null, "new", 1L, "label", null, null, null, null, null, null, null);
		this.upstream.put(7, existing);
		assertThat(this.things.read(existing).state()).isEqualTo(existing);
		assertThat(this.things.update(existing, thing("Max")).state().serial()).isEqualTo(2L);
		assertThat(this.things.delete(existing).isGone()).isTrue();
		assertThat(this.things.read(existing).isGone()).isTrue();
		assertThat(this.upstream.journal()).contains("update 7 private none");
	}

	@Test
	void writeOnlyValuesAreConfiguredByName() {
		this.plots.configured("secret", "s").create(plot("a"));
		assertThat(this.resource.journal).containsExactly("create secret s");
		assertThatIllegalArgumentException().isThrownBy(() -> this.plots.configured("sekret", "s").create(plot("a")))
			.withMessageStartingWith("The schema has no 'sekret', but: [");
	}

	@Test
	void failureIsADiagnosticAndWhatWasSavedIsTheState() {
		CallOutcome<Plot> half = this.plots.create(plot("half"));
		assertThat(half.succeeded()).isFalse();
		assertThat(half.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.severity()).isEqualTo(Severity.ERROR);
			assertThat(diagnostic.detail()).contains("half done");
		});
		assertThat(half.state().deed()).isEqualTo("deed 1");
	}

	@Test
	void failureThatSavedNothingLeavesNoObject() {
		CallOutcome<Thing> failed = this.things.create(thing("fail"));
		assertThat(failed.isGone()).isTrue();
		assertThatExceptionOfType(AssertionError.class).isThrownBy(failed::state)
			.withMessageStartingWith("There is no object after this call; diagnostics: [")
			.withMessageContaining("creation refused");
	}

	@Test
	void failedUpdateAndDeletionLeaveWhatThereWas() {
		CallOutcome<Plot> before = this.plots.create(plot("a"));
		this.resource.failure = "update";
		assertThat(this.plots.update(before, plot("b")).state()).isEqualTo(before.state());
		this.resource.failure = "delete";
		assertThat(this.plots.delete(before).state()).isEqualTo(before.state());
		this.resource.failure = "read";
		assertThat(this.plots.read(before).state()).isEqualTo(before.state());
	}

	@Test
	void warningsAreDiagnosticsWithTheirPlace() {
		assertThat(this.plots.create(plot("a")).diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.severity()).isEqualTo(Severity.WARNING);
			assertThat(diagnostic.summary()).isEqualTo("Plot registered");
			assertThat(diagnostic.attribute()).isEqualTo("name");
		});
	}

	@Test
	void resultThatBreaksThePlanIsAnError() {
		assertThat(this.plots.create(plot("other")).diagnostics()).first()
			.satisfies((diagnostic) -> assertThat(diagnostic.summary())
				.isEqualTo("Provider returned an inconsistent result"));
	}

	@Test
	void nestedComputedComponentsAreDecidedByTheMethod() {
		Plot.Bed leek = new Plot.Bed("leek", 2, null);
		Plot plot = new Plot(null, "a", "large", "clay", Duration.ofHours(1), null, null, null, null, List.of(leek),
				Map.of("north", leek), Set.of(leek), List.of(leek));
		Plot created = this.plots.create(plot).state();
		Plot.Bed labelled = new Plot.Bed("leek", 2, "label of leek");
		assertThat(created.beds()).containsExactly(labelled);
		assertThat(created.corners()).isEqualTo(Map.of("north", labelled));
		assertThat(created.pots()).containsExactly(labelled);
		assertThat(created.path()).containsExactly(labelled);
		assertThat(created.rest()).isEqualTo(Duration.ofHours(1));
	}

	@Test
	void dataSourceIsReadFromARecord() {
		DataSourceTester<Shed> sheds = DataSourceTester.of(Shed.class, (data) -> {
			if (data.config().name().equals("none")) {
				throw new IllegalStateException("no such shed");
			}
			return new Shed(data.config().name(), data.config().name().length());
		});
		assertThat(sheds.read(new Shed("tools", null)).state()).isEqualTo(new Shed("tools", 5));
		assertThat(sheds.read(new Shed("none", null)).isGone()).isTrue();
		assertThat(sheds.read(new Shed("none", null)).diagnostics()).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.detail()).contains("no such shed"));
	}

	private static Plot plot(String name) {
		return new Plot(null, name, "small", null, null, null, null, null, null, null, null, null, List.of());
	}

	private static Thing thing(String name) {
		return new Thing(null, name, null, null, "new", null, null, null, null, null, null, null, null, null);
	}

	record Shed(String name, @Computed @Nullable Integer size) {

	}

}
