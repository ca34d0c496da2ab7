/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * An upstream has lost what is required: a refresh says so, an update sets it again, and
 * a destroy works.
 */
class LostValueTests {

	private static final String STATE = "{file:\"f\", owner:\"o\", size:3, level:\"l\", disk:{kind:\"k\",copies:1}, "
			+ "disks:[{kind:\"k\",copies:1}], named:{a:{kind:\"k\",copies:1}}, place:{room:\"r\",floor:2}, tags:[\"t\"]}";

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			owner:"o"                     | owner:null
			level:"l"                     | level:null
			disk:{kind:"k",copies:1}      | disk:null
			disk:{kind:"k",copies:1}      | disk:{kind:null,copies:1}
			disks:[{kind:"k",copies:1}]   | disks:[{kind:null,copies:1}]
			named:{a:{kind:"k",copies:1}} | named:{a:{kind:null,copies:1}}
			place:{room:"r",floor:2}      | place:null
			place:{room:"r",floor:2}      | place:{room:null,floor:2}
			tags:["t"]                    | tags:null
			""")
	void refreshReportsNullAndThePlanSetsItAgain(String had, String has) {
		String lost = STATE.replace(had, has);
		assertThat(lost).isNotEqualTo(STATE);
		PlannedModel<Box> model = PlannedModel.of(Box.class, new Upstream(lost));
		ReadResource.Response refreshed = read(model, STATE);
		assertThat(refreshed.diagnostics()).isEmpty();
		assertThat(refreshed.state()).isEqualTo(model.value(lost));

		PlanResourceChange.Response planned = model.plan(lost, STATE.replace(", level:\"l\"", ", level:null"));
		assertThat(planned.diagnostics()).isEmpty();
		assertThat(planned.planned()).isEqualTo(model.value(STATE));

		ApplyResourceChange.Response updated = new PetApply().applyResourceChange()
			.apply(model.type(), new Request(refreshed.state(), planned.planned(), planned.planned(), new byte[0]));
		assertThat(updated.diagnostics()).isEmpty();
		assertThat(updated.state()).isEqualTo(model.value(STATE));
	}

	@Test
	void destroyWorksWhateverIsLost() {
		String lost = "{file:\"f\", owner:null, size:null, level:null, disk:null, disks:null, named:null, place:null, "
				+ "tags:null}";
		Upstream upstream = new Upstream(lost);
		PlannedModel<Box> model = PlannedModel.of(Box.class, upstream);
		TerraformValue nothing = TerraformValue.ofNull(model.block().impliedType());
		ApplyResourceChange.Response deleted = new PetApply().applyResourceChange()
			.apply(model.type(), new Request(model.value(lost), nothing, nothing, new byte[0]));
		assertThat(deleted.diagnostics()).isEmpty();
		assertThat(deleted.state().isNull()).isTrue();
		// null where there may be one, zero where not, the default where there is one
		assertThat(upstream.deleted).isEqualTo(new Box("f", null, 0, "l", null, null, null, null, null));
	}

	@Test
	void identifierIsNeverLost() {
		Upstream upstream = new Upstream(STATE.replace("\"f\"", "null"));
		ReadResource.Response refreshed = read(PlannedModel.of(Box.class, upstream), STATE);
		assertThat(refreshed.diagnostics()).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Invalid result for \"file\"");
	}

	@Test
	void nullElementIsNoLostValue() {
		Upstream upstream = new Upstream(STATE.replace("tags:[\"t\"]", "tags:[null]"));
		ReadResource.Response refreshed = read(PlannedModel.of(Box.class, upstream), STATE);
		assertThat(refreshed.diagnostics()).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Invalid result for \"tags[0]\"");
	}

	@Test
	void createAndUpdateMustReturnWhatIsRequired() {
		PlannedModel<Box> model = PlannedModel.of(Box.class, new Upstream(STATE) {

			@Override
			public Box create(ResourceData<Box> data) {
				return box(STATE.replace("owner:\"o\"", "owner:null"));
			}

		});
		ApplyResourceChange.Response created = new PetApply().applyResourceChange()
			.apply(model.type(), new Request(TerraformValue.ofNull(model.block().impliedType()), model.value(STATE),
					model.value(STATE), new byte[0]));
		assertThat(created.diagnostics()).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Invalid result for \"owner\"");
	}

	private static ReadResource.Response read(PlannedModel<Box> model, String state) {
		return new ReadResource(new FailureDiagnostics(List.of()), new RunningCalls(OperationSettings.DEFAULT),
				PetApply.RECORDS)
			.read(model.type(), PetApply.remembered(model.value(state), new byte[0]));
	}

	private static class Upstream extends PlannedModel.Planned<Box> {

		private final String has;

		private @Nullable Box deleted;

		Upstream(String has) {
			this.has = has;
		}

		@Override
		public Optional<Box> read(ResourceData<Box> data) {
			assertThat(data.state()).isEqualTo(box(STATE));
			return Optional.of(box(this.has));
		}

		@Override
		public void delete(ResourceData<Box> data) {
			this.deleted = data.state();
		}

		/**
		 * Make the object that the author would of an answer with gaps.
		 */
		static Box box(String text) {
			return PlannedModel.of(Box.class)
				.type()
				.mapping()
				.readPartial((ObjectValue) PlannedModel.of(Box.class).value(text))
				.withLevel(text.contains("level:null") ? null : "l");
		}

	}

	record Box(@Id(configured = true) String file, String owner, int size, @Default("l") String level, Disk disk,
			List<Disk> disks, Map<String, Disk> named, @Block Place place, List<String> tags) {

		Box withLevel(@Nullable String level) {
			return new Box(this.file, this.owner, this.size, level, this.disk, this.disks, this.named, this.place,
					this.tags);
		}

	}

	record Disk(String kind, int copies) {

	}

	record Place(String room, Integer floor) {

	}

}
