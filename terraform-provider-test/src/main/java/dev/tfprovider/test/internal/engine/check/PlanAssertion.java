/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.schema.NestingMode;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.schema.SchemaBody;
import dev.tfprovider.test.internal.engine.schema.SchemaObject;
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.test.internal.engine.value.GoValue;
import dev.tfprovider.test.internal.engine.value.Unknowns;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * Checks a plan against prior object and configuration, as Core does with every plan.
 */
public final class PlanAssertion {

	private final List<CheckProblem> problems = new ArrayList<>();

	private PlanAssertion() {
	}

	public static List<CheckProblem> problems(SchemaBlock block, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		PlanAssertion assertion = new PlanAssertion();
		assertion.block(block, new Place(AttributePath.root(), prior, config, planned));
		return List.copyOf(assertion.problems);
	}

	private void block(SchemaBlock block, Place place) {
		if (differInExistence(place) || place.planned().isNull()) {
			return;
		}
		attributes(block, place);
		block.blocks().forEach((nested) -> blocks(nested, place.attribute(nested.name(), nested.type())));
	}

	private boolean differInExistence(Place place) {
		if (place.planned().isNull() == place.config().isNull()) {
			return false;
		}
		report(place, place.planned().isNull() ? "planned for absence but config wants existence"
				: "planned for existence but config wants absence");
		return true;
	}

	private void attributes(SchemaBody body, Place place) {
		body.attributes()
			.forEach((attribute) -> attribute(attribute, place.attribute(attribute.name(), attribute.type())));
	}

	private void attribute(SchemaAttribute attribute, Place place) {
		TerraformValue prior = place.prior();
		TerraformValue config = place.config();
		TerraformValue planned = place.planned();
		boolean asConfigured = Unknowns.same(planned, config);
		boolean asBefore = !prior.isNull() && !config.isNull() && Unknowns.same(planned, prior);
		if (asConfigured || asBefore) {
			return;
		}
		if (attribute.writeOnly()) {
			if (!planned.isNull()) {
				report(place, "planned value for write-only attribute is not null");
			}
			return;
		}
		if (attribute.computed() && (!attribute.optional() || config.isNull())) {
			return;
		}
		if (config.isNull() && !planned.isNull()) {
			report(place, attribute.sensitive() ? "sensitive planned value for a non-computed attribute"
					: "planned value " + GoValue.of(planned) + " for a non-computed attribute");
		}
		else if (attribute.nested() != null) {
			object(attribute.nested(), place);
		}
		else if (attribute.sensitive()) {
			report(place,
					"sensitive planned value does not match config value" + (prior.isNull() ? "" : " nor prior value"));
		}
		else {
			report(place, "planned value " + GoValue.of(planned) + " does not match config value " + GoValue.of(config)
					+ (prior.isNull() ? "" : " nor prior value " + GoValue.of(prior)));
		}
	}

	private void object(SchemaObject body, Place place) {
		if (differInExistence(place) || place.planned().isNull()) {
			return;
		}
		if (place.planned().isUnknown()) {
			report(place, "planned unknown for configured value");
			return;
		}
		switch (body.nesting()) {
			case LIST, MAP -> {
				if (!disagreeInCount(place)) {
					elements(body, place, "map", place.path()::attribute, (element) -> attributes(body, element));
				}
			}
			case SET -> disagreeInCount(place);
			default -> attributes(body, place);
		}
	}

	private boolean disagreeInCount(Place place) {
		String planCount = count(place.planned());
		String configCount = count(place.config());
		if (planCount.equals(configCount)) {
			return false;
		}
		report(place, "count in plan (" + planCount + ") disagrees with count in config (" + configCount + ")");
		return true;
	}

	private static String count(TerraformValue value) {
		return value.isUnknown() ? "cty.UnknownVal(cty.Number)"
				: GoValue.of(TerraformValue.number(ValueParts.size(value)));
	}

	private void blocks(SchemaBlockType nested, Place place) {
		TerraformValue planned = place.planned();
		if (planned.isNull() && nested.nesting() != NestingMode.SINGLE) {
			report(place, "attribute representing a " + nested.nesting().word()
					+ " of nested blocks must be empty to indicate no blocks, not null");
			return;
		}
		if (planned.equals(place.config())) {
			return;
		}
		if (place.config().isUnknown()) {
			report(place, "planned value " + GoValue.of(planned) + " for unknown dynamic block");
			return;
		}
		if (planned.isUnknown()) {
			report(place, "attribute representing nested block must not be unknown itself; set nested attribute "
					+ "values to unknown instead");
			return;
		}
		switch (nested.nesting()) {
			case LIST, MAP -> elementBlocks(nested, place);
			case SET -> ValueParts.elements(planned)
				.forEach((element) -> isUnknownBlock(
						new Place(place.path().element(), place.prior(), place.config(), element)));
			default -> block(nested.block(), place);
		}
	}

	private void elementBlocks(SchemaBlockType nested, Place place) {
		int planned = ValueParts.size(place.planned());
		int configured = ValueParts.size(place.config());
		boolean counted = nested.nesting() == NestingMode.LIST || !nested.varies();
		if (counted && planned != configured) {
			report(place, "block count in plan (" + planned + ") disagrees with count in config (" + configured + ")");
			return;
		}
		AttributePath path = place.path();
		elements(nested.block(), place, "block", nested.varies() ? path::attribute : path::key, (element) -> {
			if (!isUnknownBlock(element)) {
				block(nested.block(), element);
			}
		});
	}

	/**
	 * Visits the elements of a list or map, and reports keys that only one side has.
	 */
	private void elements(SchemaBody body, Place place, String kind, Function<String, AttributePath> step,
			Consumer<Place> visitor) {
		TerraformType type = body.objectType();
		for (int i = 0; i < ValueParts.elements(place.planned()).size(); i++) {
			visitor.accept(place.index(i, type));
		}
		Set<String> planned = place.planned().entries().keySet();
		Set<String> configured = place.config().entries().keySet();
		planned.stream()
			.filter((key) -> !configured.contains(key))
			.forEach((key) -> report(place,
					kind + " key " + GoString.quote(key) + " from plan is not present in config"));
		configured.stream()
			.filter((key) -> !planned.contains(key))
			.forEach((key) -> report(place,
					kind + " key " + GoString.quote(key) + " from config is not present in plan"));
		planned.stream()
			.filter(configured::contains)
			.forEach((key) -> visitor.accept(place.entry(step.apply(key), key, type)));
	}

	private boolean isUnknownBlock(Place place) {
		if (place.planned().isUnknown()) {
			report(place, "element representing nested block must not be unknown itself; set nested attribute values "
					+ "to unknown instead");
		}
		return place.planned().isUnknown();
	}

	private void report(Place place, String text) {
		this.problems.add(new CheckProblem(place.path(), text));
	}

	/**
	 * A place in prior object, configuration and plan.
	 */
	private record Place(AttributePath path, TerraformValue prior, TerraformValue config, TerraformValue planned) {

		Place attribute(String name, TerraformType type) {
			return at(this.path.attribute(name), (value) -> ValueParts.attribute(value, name, type));
		}

		Place index(int index, TerraformType type) {
			return at(this.path.index(index), (value) -> ValueParts.element(value, index, type));
		}

		Place entry(AttributePath place, String key, TerraformType type) {
			return at(place, (value) -> value.entries().getOrDefault(key, TerraformValue.ofNull(type)));
		}

		private Place at(AttributePath place, UnaryOperator<TerraformValue> part) {
			return new Place(place, part.apply(this.prior), part.apply(this.config), part.apply(this.planned));
		}

	}

}
