/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A value of any type keeps the type it was planned with, or has in the state, as far as
 * Terraform itself would convert it.
 */
class DynamicResultTests {

	private static final TerraformType STRINGS = TerraformType.list(TerraformType.STRING);

	private static final TerraformValue A = TerraformValue.string("a");

	private static final TerraformValue LIST = TerraformValue.list(TerraformType.STRING, List.of(A));

	private static final ObjectType NAMED = ObjectType.of(Map.of("a", TerraformType.STRING, "b", STRINGS));

	static Stream<TerraformValue> values() {
		return Stream.of(TerraformValue.ofNull(TerraformType.STRING), TerraformValue.ofNull(STRINGS),
				TerraformValue.ofNull(NAMED), LIST, TerraformValue.list(TerraformType.STRING, List.of()),
				TerraformValue.list(TerraformType.STRING, List.of(A, TerraformValue.ofNull(TerraformType.STRING))),
				TerraformValue.list(STRINGS, List.of(LIST)), TerraformValue.set(TerraformType.STRING, List.of(A)),
				TerraformValue.set(TerraformType.NUMBER, List.of(TerraformValue.number(2), TerraformValue.number(1))),
				TerraformValue.map(TerraformType.STRING, Map.of("a", A)),
				TerraformValue.map(STRINGS, Map.of("a", LIST)), TerraformValue.map(TerraformType.BOOL, Map.of()),
				TerraformValue.tuple(List.of(A, TerraformValue.ofNull(TerraformType.NUMBER), LIST)),
				TerraformValue.object(NAMED, Map.of("b", LIST)),
				TerraformValue.object(NAMED, Map.of("a", A, "b", TerraformValue.ofNull(STRINGS))));
	}

	@ParameterizedTest
	@MethodSource("values")
	void plannedValueComesBackWithItsType(TerraformValue value) {
		ObjectValue planned = planned(value);
		Response response = apply(planned.with("id", TerraformValue.unknown(TerraformType.STRING)), nothing(),
				(holder) -> holder);
		assertThat(response.diagnostics()).isEmpty();
		assertSame(response.state(), planned);
	}

	@ParameterizedTest
	@MethodSource("values")
	void refreshedValueKeepsItsType(TerraformValue value) {
		ObjectValue state = planned(value);
		ReadResource read = new ReadResource(new FailureDiagnostics(List.of()),
				new RunningCalls(OperationSettings.DEFAULT), PetApply.RECORDS);
		ReadResource.Response response = read.read(model((holder) -> holder).type(),
				PetApply.remembered(state, new byte[0]));
		assertThat(response.diagnostics()).isEmpty();
		assertSame(response.state(), state);
	}

	@ParameterizedTest
	@MethodSource("values")
	void computedValueKeepsTheTypeItHasInTheState(TerraformValue value) {
		ObjectValue prior = planned(value);
		ObjectValue planned = prior.with("decided", TerraformValue.unknown(TerraformType.DYNAMIC));
		Response response = apply(planned, prior, (holder) -> new Holder(holder.id(), holder.any(), holder.free(),
				holder.free(), holder.entry(), holder.named()));
		assertThat(response.diagnostics()).isEmpty();
		assertThat(((ObjectValue) response.state()).get("decided").type()).isEqualTo(value.type());
		assertSame(response.state(), prior);
	}

	@Test
	void untypedNullStaysOne() {
		ObjectValue planned = planned(TerraformValue.ofNull(TerraformType.DYNAMIC));
		Response response = apply(planned, planned,
				(holder) -> new Holder(holder.id(), TerraformValue.ofNull(TerraformType.STRING), holder.free(),
						holder.decided(), holder.entry(), holder.named()));
		assertThat(response.diagnostics()).isEmpty();
		assertThat(((ObjectValue) response.state()).get("any").type()).isEqualTo(TerraformType.DYNAMIC);
	}

	@Test
	void untypedNullTakesNoTypeFromWhatWasThereBefore() {
		ObjectValue planned = planned(TerraformValue.ofNull(TerraformType.DYNAMIC));
		Response response = apply(planned, planned(LIST), (holder) -> holder);
		assertThat(response.diagnostics()).isEmpty();
		assertSame(response.state(), planned);
	}

	@Test
	void unknownValueOfAKnownTypeBecomesANullOfThatType() {
		ObjectValue planned = planned(TerraformValue.unknown(STRINGS)).with("free",
				TerraformValue.ofNull(TerraformType.DYNAMIC));
		Response response = apply(planned, nothing(),
				(holder) -> new Holder("1", null, null, null, holder.entry(), holder.named()));
		assertThat(((ObjectValue) response.state()).get("any").type()).isEqualTo(STRINGS);
	}

	@Test
	void newElementsTakeTheTypeOfTheOthersWhereTheyCan() {
		ObjectValue state = planned(LIST);
		assertThat(refreshed(state, List.of("b", "c"))).isEqualTo(TerraformValue.list(TerraformType.STRING,
				List.of(TerraformValue.string("b"), TerraformValue.string("c"))));
		assertThat(refreshed(state, List.of("b", 1)).type())
			.isEqualTo(TerraformType.tuple(TerraformType.STRING, TerraformType.NUMBER));
		assertThat(refreshed(state, "b")).isEqualTo(TerraformValue.string("b"));
	}

	@Test
	void newKeysTakeTheTypeOfTheOthersWhereTheyCan() {
		ObjectValue state = planned(TerraformValue.map(TerraformType.STRING, Map.of("a", A)));
		assertThat(refreshed(state, Map.of("b", "x")))
			.isEqualTo(TerraformValue.map(TerraformType.STRING, Map.of("b", TerraformValue.string("x"))));
		assertThat(refreshed(state, Map.of("b", 1)).type()).isEqualTo(ObjectType.of(Map.of("b", TerraformType.NUMBER)));
		ObjectValue object = planned(TerraformValue.object(NAMED, Map.of("b", LIST)));
		Map<String, @Nullable Object> more = new HashMap<>();
		more.put("a", null);
		more.put("b", List.of("x"));
		more.put("c", true);
		assertThat(refreshed(object, more).type())
			.isEqualTo(ObjectType.of(Map.of("a", TerraformType.STRING, "b", STRINGS, "c", TerraformType.BOOL)));
	}

	@Test
	void setComesBackAsOne() {
		ObjectValue state = planned(TerraformValue.set(TerraformType.STRING, List.of(A)));
		assertThat(refreshed(state, Set.of("b")))
			.isEqualTo(TerraformValue.set(TerraformType.STRING, List.of(TerraformValue.string("b"))));
		assertThat(refreshed(state, Arrays.asList("b", null)).type())
			.isEqualTo(TerraformType.set(TerraformType.STRING));
	}

	@Test
	void anotherTypeIsNamedWhereTheTextsAreTheSame() {
		Response response = apply(planned(TerraformValue.list(TerraformType.NUMBER, List.of())), nothing(),
				(holder) -> new Holder(holder.id(), TerraformValue.tuple(List.of(A)), holder.free(), holder.decided(),
						holder.entry(), holder.named()));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.contains("acme_thing.any: planned [] of the type list(number), returned [(a string of 1 "
					+ "character)] of the type tuple([string]).")
			.contains("must come back with the type it was planned with");
		TerraformValue tuple = TerraformValue.tuple(List.of(TerraformValue.number(1)));
		assertThat(ResultCheck.violations(model((holder) -> holder).block(),
				planned(TerraformValue.list(TerraformType.STRING, List.of(A))),
				planned(TerraformValue.list(TerraformType.STRING, List.of(A))).with("any",
						TerraformValue.tuple(List.of(A)))))
			.singleElement()
			.extracting(Violation::facts)
			.isEqualTo("planned [(a string of 1 character)] of the type list(string), "
					+ "returned [(a string of 1 character)] of the type tuple([string]).");
		assertThat(
				Difference.between(TerraformValue.list(TerraformType.NUMBER, List.of(TerraformValue.number(1))), tuple))
			.isEmpty();
	}

	@Test
	void nullOfAnotherTypeBreaksTheRule() {
		ObjectValue planned = planned(TerraformValue.ofNull(TerraformType.STRING));
		assertThat(ResultCheck.violations(model((holder) -> holder).block(), planned,
				planned.with("any", TerraformValue.ofNull(TerraformType.DYNAMIC))))
			.singleElement()
			.extracting(Violation::facts)
			.isEqualTo("planned null of the type string, returned null of the type dynamic.");
	}

	@Test
	void nullOfAnotherTypeIsAChangeAsItIsForTerraform() {
		PlannedModel<Holder> model = model((holder) -> holder);
		ObjectValue prior = planned(TerraformValue.ofNull(TerraformType.DYNAMIC));
		ObjectValue config = planned(TerraformValue.ofNull(TerraformType.STRING))
			.with("id", TerraformValue.ofNull(TerraformType.STRING))
			.with("decided", TerraformValue.ofNull(TerraformType.DYNAMIC));
		ObjectValue proposed = prior.with("any", config.get("any"))
			.with("free", config.get("free"))
			.with("entry", config.get("entry"))
			.with("named", config.get("named"));
		PlanResourceChange.Response response = PlanCalls.planResourceChange()
			.plan(model.type(), new PlanResourceChange.Request(prior, proposed, config, new byte[0]));
		assertThat(response.diagnostics()).isEmpty();
		assertThat(((ObjectValue) response.planned()).get("decided").isUnknown()).isTrue();
		assertThat(((ObjectValue) response.planned()).get("any").type()).isEqualTo(TerraformType.STRING);
	}

	private static void assertSame(TerraformValue actual, TerraformValue expected) {
		assertThat(actual).isEqualTo(expected);
		for (String name : List.of("any", "free", "entry", "named")) {
			assertThat(TypeConversion.typeOf(((ObjectValue) actual).get(name))).as(name)
				.isEqualTo(TypeConversion.typeOf(((ObjectValue) expected).get(name)));
		}
	}

	private static TerraformValue refreshed(ObjectValue state, Object free) {
		ReadResource read = new ReadResource(new FailureDiagnostics(List.of()),
				new RunningCalls(OperationSettings.DEFAULT), PetApply.RECORDS);
		ReadResource.Response response = read.read(model((holder) -> new Holder(holder.id(), holder.any(), free,
				holder.decided(), holder.entry(), holder.named()))
			.type(), PetApply.remembered(state, new byte[0]));
		assertThat(response.diagnostics()).isEmpty();
		return ((ObjectValue) response.state()).get("free");
	}

	private static Response apply(TerraformValue planned, TerraformValue prior, UnaryOperator<Holder> change) {
		ApplyResourceChange.Response response = new PetApply().applyResourceChange()
			.apply(model(change).type(), new Request(prior, planned, planned, new byte[0]));
		return new Response(response.state(), response.diagnostics());
	}

	private static TerraformValue nothing() {
		return TerraformValue.ofNull(model((holder) -> holder).block().impliedType());
	}

	/**
	 * Return an object that has a value everywhere.
	 */
	private static ObjectValue planned(TerraformValue value) {
		PlannedModel<Holder> model = model((holder) -> holder);
		ObjectType entry = ObjectType.of(Map.of("key", TerraformType.STRING, "value", TerraformType.DYNAMIC));
		TerraformValue one = TerraformValue.object(entry, Map.of("key", A, "value", value));
		Map<String, TerraformValue> values = new LinkedHashMap<>();
		values.put("id", A);
		values.put("any", value);
		values.put("free", value.isUnknown() ? TerraformValue.ofNull(TerraformType.DYNAMIC) : value);
		values.put("decided", value.isUnknown() ? TerraformValue.ofNull(TerraformType.DYNAMIC) : value);
		values.put("entry", TerraformValue.tuple(value.isUnknown() ? List.of() : List.of(one, one)));
		values.put("named", value.isUnknown() ? TerraformValue.object(ObjectType.of(Map.of()), Map.of())
				: TerraformValue.object(ObjectType.of(Map.of("k", entry)), Map.of("k", one)));
		return TerraformValue.object(model.block().impliedType(), values);
	}

	private static PlannedModel<Holder> model(UnaryOperator<Holder> change) {
		return PlannedModel.of(Holder.class, new PlannedModel.Planned<>() {

			@Override
			public Holder create(ResourceData<Holder> data) {
				Holder plan = data.plan();
				return change
					.apply(new Holder("a", plan.any(), plan.free(), plan.decided(), plan.entry(), plan.named()));
			}

			@Override
			public Holder update(ResourceData<Holder> data) {
				return change.apply(data.plan());
			}

			@Override
			public Optional<Holder> read(ResourceData<Holder> data) {
				return Optional.of(change.apply(data.state()));
			}

		});
	}

	private record Response(TerraformValue state, List<Diagnostic> diagnostics) {

	}

	record Holder(@Id String id, @Nullable TerraformValue any, @Nullable Object free,
			@Computed @Nullable Object decided, @Block List<Entry> entry, @Block Map<String, Entry> named) {

	}

	record Entry(String key, @Nullable Object value) {

	}

}
