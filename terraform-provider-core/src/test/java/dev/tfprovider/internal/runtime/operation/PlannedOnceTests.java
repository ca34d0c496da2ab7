/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.PlannedOnce;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Response;
import dev.tfprovider.resource.PlanModifyingResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourcePlan;
import dev.tfprovider.schema.PlannedValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link MakePlannedOnce}, in plans and in what comes after them.
 */
class PlannedOnceTests {

	private static final AtomicInteger counter = new AtomicInteger();

	private static final String NOTHING = "null";

	private static final String CONFIG = "{name:\"a\"}";

	private static final String STATE = "{id:\"i\",name:\"a\",number:1}";

	private static final byte[] NO_BYTES = {};

	private final ThingResource resource = new ThingResource();

	private final PlannedModel<Thing> model = PlannedModel.of(Thing.class, this.resource);

	@BeforeEach
	void reset() {
		counter.set(0);
	}

	@Test
	void valueOfTheFirstPlanIsThatOfTheSecond() {
		Response first = plan(NOTHING, CONFIG, NO_BYTES, NO_BYTES);
		assertThat(number(first)).isEqualTo(TerraformValue.number(1));
		Response second = plan(NOTHING, CONFIG, NO_BYTES, first.plannedPrivate());
		assertThat(second.planned()).isEqualTo(first.planned());
		assertThat(second.plannedPrivate()).isEqualTo(first.plannedPrivate());
		assertThat(counter).hasValue(1);
	}

	@Test
	void nothingIsMadeForAHostThatKeepsNothing() {
		Response plan = plan(NOTHING, CONFIG, NO_BYTES, null);
		assertThat(number(plan).isUnknown()).isTrue();
		assertThat(plan.plannedPrivate()).isEmpty();
		assertThat(counter).hasValue(0);
	}

	@Test
	void changeMakesAnotherValueAndNoChangeNone() {
		assertThat(number(plan(STATE, CONFIG, NO_BYTES, NO_BYTES))).isEqualTo(TerraformValue.number(1));
		assertThat(counter).hasValue(0);
		counter.set(6);
		assertThat(number(plan("{id:\"i\",name:\"a\",size:1,number:1}", CONFIG, NO_BYTES, NO_BYTES)))
			.isEqualTo(TerraformValue.number(7));
	}

	@Test
	void replacedObjectMakesNone() {
		Response first = plan("{id:\"i\",name:\"b\",number:1}", CONFIG, NO_BYTES, NO_BYTES);
		assertThat(first.requiresReplace()).hasToString("[name]");
		assertThat(number(first).isUnknown()).isTrue();
		assertThat(counter).hasValue(0);
	}

	/**
	 * As the second plan of a replacement that only the practitioner asks for.
	 */
	@Test
	void valueOfTheReplacedObjectIsNotThatOfTheNewOne() {
		Response first = plan("{id:\"i\",name:\"a\",size:1,number:1}", CONFIG, bytes("{\"text\":\"mine\"}"), NO_BYTES);
		Response second = plan(NOTHING, CONFIG, first.plannedPrivate(), NO_BYTES);
		assertThat(number(second)).isEqualTo(TerraformValue.number(2));
		assertThat(this.resource.seen).isEqualTo(new Note("mine"));
	}

	@Test
	void privateStateOfTheAuthorIsAlone() {
		this.resource.note = new Note("mine");
		Response first = plan(NOTHING, CONFIG, NO_BYTES, NO_BYTES);
		assertThat(first.plannedPrivate()).asString()
			.contains("{\"text\":\"mine\"}")
			.isNotEqualTo("{\"text\":\"mine\"}");
		ApplyResourceChange.Response created = apply(NOTHING, first.planned(), first.plannedPrivate());
		assertThat(created.diagnostics()).isEmpty();
		assertThat(this.resource.seen).isEqualTo(new Note("mine"));
		assertThat(created.privateState()).asString().isEqualTo("{\"text\":\"mine\"}");
	}

	@Test
	void createMakesWhatNoPlanHas() {
		Response plan = plan(NOTHING, CONFIG, NO_BYTES, null);
		ApplyResourceChange.Response created = apply(NOTHING, plan.planned(), plan.plannedPrivate());
		assertThat(created.diagnostics()).isEmpty();
		assertThat(((ObjectValue) created.state()).get("number")).isEqualTo(TerraformValue.number(1));
		assertThat(created.privateState()).isEmpty();
	}

	@Test
	void createThatForgetsTheValueIsRefused() {
		this.resource.forgets = true;
		Response plan = plan(NOTHING, CONFIG, NO_BYTES, null);
		assertThat(apply(NOTHING, plan.planned(), plan.plannedPrivate()).diagnostics()).extracting(Diagnostic::summary)
			.containsExactly("Provider returned an inconsistent result");
	}

	@Test
	void failureBeforeCreateLeavesNothing() {
		counter.set(-1);
		Response plan = plan(NOTHING, CONFIG, NO_BYTES, null);
		ApplyResourceChange.Response created = apply(NOTHING, plan.planned(), plan.plannedPrivate());
		assertThat(created.diagnostics()).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.detail()).contains("no numbers are left"));
		assertThat(created.state().isNull()).isTrue();
		assertThat(this.resource.created).isFalse();
	}

	@Test
	void failureInThePlanIsAnError() {
		counter.set(-1);
		Response plan = plan(NOTHING, CONFIG, bytes("{\"text\":\"mine\"}"), NO_BYTES);
		assertThat(plan.diagnostics()).extracting(Diagnostic::summary).containsExactly("Could not plan acme_thing");
		assertThat(plan.plannedPrivate()).asString().isEqualTo("{\"text\":\"mine\"}");
	}

	/**
	 * What is left of a value is another value, or none.
	 */
	@ParameterizedTest
	@MethodSource
	void damagedBytesAreAnErrorOrAsGoodAsNothing(byte[] damaged) {
		Response plan = plan(NOTHING, CONFIG, NO_BYTES, damaged);
		if (!plan.diagnostics().isEmpty()) {
			assertThat(plan.diagnostics()).extracting(Diagnostic::summary)
				.containsExactly("Could not read what the plan has kept");
			assertThat(number(plan).isUnknown()).isTrue();
		}
		ApplyResourceChange.Response created = apply(NOTHING, plan(NOTHING, CONFIG, NO_BYTES, null).planned(), damaged);
		assertThat(created.diagnostics()).isEmpty();
	}

	static Stream<byte[]> damagedBytesAreAnErrorOrAsGoodAsNothing() {
		PlannedOnceTests test = new PlannedOnceTests();
		byte[] good = test.plan(NOTHING, CONFIG, bytes("{\"text\":\"mine\"}"), NO_BYTES).plannedPrivate();
		Stream<byte[]> cut = IntStream.range(0, good.length).mapToObj((length) -> Arrays.copyOf(good, length));
		Stream<byte[]> flipped = IntStream.range(0, good.length).mapToObj((index) -> {
			byte[] bytes = good.clone();
			bytes[index] ^= (byte) 0xFF;
			return bytes;
		});
		return Stream.of(cut, flipped, Stream.of(bytes("of another provider"))).flatMap((each) -> each);
	}

	private static TerraformValue number(Response response) {
		return ((ObjectValue) response.planned()).get("number");
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

	private Response plan(String prior, String config, byte[] privateState, byte @Nullable [] kept) {
		TerraformValue before = this.model.value(prior);
		TerraformValue written = this.model.value(config);
		return PlanCalls.planResourceChange()
			.plan(this.model.type(), new Request(before, Proposal.of(this.model.block(), before, written), written,
					privateState, kept, null, CallScope.detached()));
	}

	private ApplyResourceChange.Response apply(String prior, TerraformValue planned, byte[] plannedPrivate) {
		return new PetApply().applyResourceChange()
			.apply(this.model.type(), new ApplyResourceChange.Request(this.model.value(prior), planned,
					this.model.value(CONFIG), plannedPrivate));
	}

	static final class ThingResource extends PlannedModel.Planned<Thing> implements PlanModifyingResource<Thing> {

		private @Nullable Note note;

		private @Nullable Note seen;

		private boolean forgets;

		private boolean created;

		@Override
		public void modifyPlan(ResourcePlan<Thing> plan) {
			this.seen = plan.privateState(Note.class).orElse(null);
			if (this.note != null) {
				plan.setPrivateState(this.note);
			}
		}

		@Override
		public Thing create(ResourceData<Thing> data) {
			this.created = true;
			this.seen = data.privateState(Note.class).orElse(null);
			Thing plan = data.plan();
			return new Thing("i", plan.name(), plan.size(), this.forgets ? Integer.valueOf(-7) : plan.number());
		}

	}

	record Thing(@Id String id, @RequiresReplace String name, @Nullable Integer size,
			@PlannedOnce(Counter.class) @Computed Integer number) {

	}

	record Note(String text) {

	}

	static class Counter implements PlannedValue<Integer> {

		@Override
		public Value<Integer> make(ObjectView plan) {
			if (counter.get() < 0) {
				throw new IllegalStateException("no numbers are left");
			}
			return plan.get("name", String.class).map((name) -> counter.incrementAndGet());
		}

	}

}
