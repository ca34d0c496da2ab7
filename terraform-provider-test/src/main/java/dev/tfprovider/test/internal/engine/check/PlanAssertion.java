/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
		assertion.block(block, AttributePath.root(), prior, config, planned);
		return List.copyOf(assertion.problems);
	}

	private void block(SchemaBlock block, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		if (differInExistence(path, config, planned) || planned.isNull()) {
			return;
		}
		attributes(block, path, prior, config, planned);
		for (SchemaBlockType nested : block.blocks()) {
			TerraformType type = nested.type();
			blocks(nested, path.attribute(nested.name()), ValueParts.attribute(prior, nested.name(), type),
					ValueParts.attribute(config, nested.name(), type),
					ValueParts.attribute(planned, nested.name(), type));
		}
	}

	private boolean differInExistence(AttributePath path, TerraformValue config, TerraformValue planned) {
		if (planned.isNull() == config.isNull()) {
			return false;
		}
		report(path, planned.isNull() ? "planned for absence but config wants existence"
				: "planned for existence but config wants absence");
		return true;
	}

	private void attributes(SchemaBody body, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		for (SchemaAttribute attribute : body.attributes()) {
			String name = attribute.name();
			TerraformType type = attribute.type();
			attribute(attribute, path.attribute(name), ValueParts.attribute(prior, name, type),
					ValueParts.attribute(config, name, type), ValueParts.attribute(planned, name, type));
		}
	}

	private void attribute(SchemaAttribute attribute, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		boolean asConfigured = Unknowns.same(planned, config);
		boolean asBefore = !prior.isNull() && !config.isNull() && Unknowns.same(planned, prior);
		if (asConfigured || asBefore) {
			return;
		}
		if (attribute.writeOnly()) {
			if (!planned.isNull()) {
				report(path, "planned value for write-only attribute is not null");
			}
			return;
		}
		if (attribute.computed() && (!attribute.optional() || config.isNull())) {
			return;
		}
		if (config.isNull() && !planned.isNull()) {
			report(path, attribute.sensitive() ? "sensitive planned value for a non-computed attribute"
					: "planned value " + GoValue.of(planned) + " for a non-computed attribute");
			return;
		}
		if (attribute.nested() != null) {
			object(attribute.nested(), path, prior, config, planned);
			return;
		}
		report(path, mismatch(attribute, prior, config, planned));
	}

	private static String mismatch(SchemaAttribute attribute, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		if (attribute.sensitive()) {
			return "sensitive planned value does not match config value" + (prior.isNull() ? "" : " nor prior value");
		}
		String text = "planned value " + GoValue.of(planned) + " does not match config value " + GoValue.of(config);
		return prior.isNull() ? text : text + " nor prior value " + GoValue.of(prior);
	}

	private void object(SchemaObject body, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		if (differInExistence(path, config, planned)) {
			return;
		}
		if (planned.isUnknown()) {
			report(path, "planned unknown for configured value");
			return;
		}
		if (planned.isNull()) {
			return;
		}
		switch (body.nesting()) {
			case LIST -> list(body, path, prior, config, planned);
			case MAP -> map(body, path, prior, config, planned);
			case SET -> disagreeInCount(path, config, planned);
			default -> attributes(body, path, prior, config, planned);
		}
	}

	private void list(SchemaObject body, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		if (disagreeInCount(path, config, planned)) {
			return;
		}
		TerraformType type = body.objectType();
		for (int i = 0; i < ValueParts.elements(planned).size(); i++) {
			attributes(body, path.index(i), ValueParts.element(prior, i, type), ValueParts.element(config, i, type),
					ValueParts.element(planned, i, type));
		}
	}

	private void map(SchemaObject body, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		if (disagreeInCount(path, config, planned)) {
			return;
		}
		Map<String, TerraformValue> configured = config.entries();
		Map<String, TerraformValue> before = prior.entries();
		disagreeInKeys(path, "map", configured, planned.entries()).forEach((key, element) -> attributes(body,
				path.attribute(key), before.getOrDefault(key, TerraformValue.ofNull(body.objectType())),
				configured.getOrDefault(key, element), element));
	}

	private boolean disagreeInCount(AttributePath path, TerraformValue config, TerraformValue planned) {
		String planCount = count(planned);
		String configCount = count(config);
		if (planCount.equals(configCount)) {
			return false;
		}
		report(path, "count in plan (" + planCount + ") disagrees with count in config (" + configCount + ")");
		return true;
	}

	private static String count(TerraformValue value) {
		return value.isUnknown() ? "cty.UnknownVal(cty.Number)"
				: GoValue.of(TerraformValue.number(ValueParts.elements(value).size() + value.entries().size()));
	}

	private void blocks(SchemaBlockType nested, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		if (planned.isNull() && nested.nesting() != NestingMode.SINGLE) {
			report(path, "attribute representing a " + nested.nesting().word()
					+ " of nested blocks must be empty to indicate no blocks, not null");
			return;
		}
		if (planned.equals(config)) {
			return;
		}
		if (config.isUnknown()) {
			report(path, "planned value " + GoValue.of(planned) + " for unknown dynamic block");
			return;
		}
		if (planned.isUnknown()) {
			report(path, "attribute representing nested block must not be unknown itself; set nested attribute "
					+ "values to unknown instead");
			return;
		}
		switch (nested.nesting()) {
			case LIST -> blockList(nested, path, prior, config, planned);
			case MAP -> blockMap(nested, path, prior, config, planned);
			case SET -> ValueParts.elements(planned).forEach((element) -> isUnknownBlock(path.element(), element));
			default -> block(nested.block(), path, prior, config, planned);
		}
	}

	private void blockList(SchemaBlockType nested, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		List<TerraformValue> elements = ValueParts.elements(planned);
		int configured = ValueParts.elements(config).size();
		if (elements.size() != configured) {
			report(path, "block count in plan (" + elements.size() + ") disagrees with count in config (" + configured
					+ ")");
			return;
		}
		TerraformType type = nested.block().objectType();
		for (int i = 0; i < elements.size(); i++) {
			if (!isUnknownBlock(path.index(i), elements.get(i))) {
				block(nested.block(), path.index(i), ValueParts.element(prior, i, type),
						ValueParts.element(config, i, type), elements.get(i));
			}
		}
	}

	private void blockMap(SchemaBlockType nested, AttributePath path, TerraformValue prior, TerraformValue config,
			TerraformValue planned) {
		Map<String, TerraformValue> configured = config.entries();
		Map<String, TerraformValue> elements = planned.entries();
		if (!nested.varies() && elements.size() != configured.size()) {
			report(path, "block count in plan (" + elements.size() + ") disagrees with count in config ("
					+ configured.size() + ")");
			return;
		}
		Map<String, TerraformValue> before = prior.entries();
		disagreeInKeys(path, "block", configured, elements).forEach((key, element) -> {
			AttributePath place = nested.varies() ? path.attribute(key) : path.key(key);
			if (!isUnknownBlock(place, element)) {
				block(nested.block(), place,
						before.getOrDefault(key, TerraformValue.ofNull(nested.block().objectType())),
						configured.getOrDefault(key, element), element);
			}
		});
	}

	/**
	 * Reports keys that only one side has and returns what both have.
	 */
	private Map<String, TerraformValue> disagreeInKeys(AttributePath path, String kind,
			Map<String, TerraformValue> config, Map<String, TerraformValue> planned) {
		Map<String, TerraformValue> common = new LinkedHashMap<>();
		planned.forEach((key, element) -> {
			if (config.containsKey(key)) {
				common.put(key, element);
			}
			else {
				report(path, kind + " key " + GoString.quote(key) + " from plan is not present in config");
			}
		});
		config.keySet()
			.stream()
			.filter((key) -> !planned.containsKey(key))
			.forEach((key) -> report(path,
					kind + " key " + GoString.quote(key) + " from config is not present in plan"));
		return common;
	}

	private boolean isUnknownBlock(AttributePath path, TerraformValue element) {
		if (element.isUnknown()) {
			report(path, "element representing nested block must not be unknown itself; set nested attribute values "
					+ "to unknown instead");
		}
		return element.isUnknown();
	}

	private void report(AttributePath path, String text) {
		this.problems.add(new CheckProblem(path, text));
	}

}
