/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.value.FriendlyType;
import dev.tfprovider.test.internal.engine.value.SetOrder;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;

/**
 * Makes instances of blocks by {@code count} and {@code for_each}.
 *
 * @param walk the walk
 */
record InstanceExpander(Walk walk) {

	/**
	 * Return the instances of a block.
	 * @return the instances, {@code null} if there are errors
	 */
	@Nullable List<BlockInstance> expand(ResourceBlock block, EngineDiagnostics found) {
		if (block.repetition() == null) {
			return List.of(new BlockInstance(block, block.address(), Map.of()));
		}
		EngineDiagnostics errors = new EngineDiagnostics();
		List<BlockInstance> instances = new ArrayList<>();
		try {
			TerraformValue value = new Evaluation(this.walk, block.address().toString())
				.evaluate(AttributePath.root(block.repetition().argument()), block.repetition().expression());
			if (block.repetition().forEach()) {
				forEach(block, value, instances, errors);
			}
			else {
				count(block, value, instances);
			}
		}
		catch (EvaluationException ex) {
			errors.error(ex.summary(), ex.detail());
		}
		found.addAll(errors);
		return errors.hasErrors() ? null : instances;
	}

	/**
	 * Return what stands for all instances while validating, with errors that are
	 * certain.
	 */
	BlockInstance any(ResourceBlock block, EngineDiagnostics found) {
		if (block.repetition() == null) {
			return BlockInstance.any(block, Map.of());
		}
		EngineDiagnostics errors = new EngineDiagnostics();
		expand(block, errors);
		errors.asList().stream().filter((error) -> !error.detail().contains("until apply")).forEach(found::add);
		UnknownValue key = new UnknownValue(TerraformType.STRING, UnknownValue.Refinements.NOT_NULL);
		return BlockInstance.any(block,
				block.repetition().forEach()
						? Map.of("each.key", key, "each.value", TerraformValue.unknown(TerraformType.DYNAMIC))
						: Map.of("count.index", TerraformValue.unknown(TerraformType.NUMBER)));
	}

	private void count(ResourceBlock block, TerraformValue value, List<BlockInstance> instances) {
		if (value.isUnknown()) {
			throw invalid("count",
					"The \"count\" value depends on resource attributes that cannot be determined until apply, so "
							+ "Terraform cannot predict how many instances will be created."
							+ countWorkaround(block.address()));
		}
		if (value.isNull()) {
			throw invalid("count", "The given \"count\" argument value is null. An integer is required.");
		}
		BigDecimal count = ((NumberValue) Evaluation.convert(value, TerraformType.NUMBER)).number();
		if (count.scale() > 0 || count.toBigInteger().bitLength() >= Long.SIZE) {
			throw invalid("count",
					"The given \"count\" argument value is unsuitable: value must be a whole number, between "
							+ "-9223372036854775808 and 9223372036854775807.");
		}
		if (count.signum() < 0) {
			throw invalid("count",
					"The given \"count\" argument value is unsuitable: must be greater than or equal to zero.");
		}
		for (long i = 0; i < count.longValue(); i++) {
			instances.add(new BlockInstance(block, block.address().instance(i),
					Map.of("count.index", TerraformValue.number(i))));
		}
	}

	private void forEach(ResourceBlock block, TerraformValue value, List<BlockInstance> instances,
			EngineDiagnostics found) {
		if (value.isNull()) {
			throw invalid("for_each",
					"The given \"for_each\" argument value is unsuitable: the given \"for_each\" argument value is "
							+ "null. A map, or set of strings is allowed.");
		}
		if (value.type() instanceof TerraformType.SetType && !value.isWhollyKnown()) {
			throw invalid("for_each",
					"The \"for_each\" set includes values derived from resource attributes that cannot be determined "
							+ "until apply, and so Terraform cannot determine the full set of keys that will identify "
							+ "the instances of this resource.\n\nWhen working with unknown values in for_each, it's "
							+ "better to use a map value where the keys are defined statically in your configuration "
							+ "and where only the values contain apply-time results."
							+ forEachWorkaround(block.address()));
		}
		if (value.isUnknown()) {
			throw invalid("for_each",
					"The \"for_each\" map includes keys derived from resource attributes that cannot be determined "
							+ "until apply, and so Terraform cannot determine the full set of keys that will identify "
							+ "the instances of this resource.\n\nWhen working with unknown values in for_each, it's "
							+ "better to define the map keys statically in your configuration and place apply-time "
							+ "results only in the map values." + forEachWorkaround(block.address()));
		}
		if (value instanceof SetValue set) {
			SetOrder.of(set).forEach((element) -> element(block, element, instances, found));
		}
		else if (value instanceof MapValue || value instanceof ObjectValue) {
			new TreeMap<>(value.entries())
				.forEach((key, element) -> add(block, TerraformValue.string(key), element, instances));
		}
		else {
			throw invalid("for_each",
					"The given \"for_each\" argument value is unsuitable: the \"for_each\" argument must be a map, or "
							+ "set of strings, and you have provided a value of type " + FriendlyType.of(value.type())
							+ ".");
		}
	}

	private static void element(ResourceBlock block, TerraformValue element, List<BlockInstance> instances,
			EngineDiagnostics found) {
		if (element instanceof StringValue) {
			add(block, element, element, instances);
		}
		else if (element.isNull()) {
			found.error("Invalid for_each set argument",
					"The given \"for_each\" argument value is unsuitable: \"for_each\" sets must not contain null "
							+ "values.");
		}
		else {
			throw invalid("for_each set",
					"The given \"for_each\" argument value is unsuitable: \"for_each\" supports maps and sets of "
							+ "strings, but you have provided a set containing type " + FriendlyType.of(element.type())
							+ ".");
		}
	}

	private static EvaluationException invalid(String argument, String detail) {
		return new EvaluationException("Invalid " + argument + " argument", detail);
	}

	private String countWorkaround(ResourceAddress address) {
		return this.walk.host().has(HostDifference.KNOWS_EXCLUDE)
				? "\n\nTo work around this, use the planning option " + excluding(address)
				: " To work around this, use the -target argument to first apply only the resources that the count "
						+ "depends on.";
	}

	private String forEachWorkaround(ResourceAddress address) {
		return this.walk.host().has(HostDifference.KNOWS_EXCLUDE)
				? "\n\nAlternatively, you could use the planning option " + excluding(address)
				: "\n\nAlternatively, you could use the -target planning option to first apply only the resources "
						+ "that the for_each value depends on, and then apply a second time to fully converge.";
	}

	private static String excluding(ResourceAddress address) {
		return "-exclude=" + address.resource()
				+ " to first apply without this object, and then apply normally to converge.";
	}

	private static void add(ResourceBlock block, TerraformValue key, TerraformValue value,
			List<BlockInstance> instances) {
		String text = ((StringValue) key).text();
		instances.add(
				new BlockInstance(block, block.address().instance(text), Map.of("each.key", key, "each.value", value)));
	}

}
