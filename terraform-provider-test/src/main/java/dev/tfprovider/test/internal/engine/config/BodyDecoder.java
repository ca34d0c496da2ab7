/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.schema.BodyNames;
import dev.tfprovider.test.internal.engine.schema.NestingMode;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.value.Conversion;
import dev.tfprovider.test.internal.engine.value.ConversionException;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.test.internal.engine.value.ValueParts;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Decodes the body of a block to a complete object, with the errors that Core finds in a
 * configuration by itself.
 *
 * @param evaluation evaluates what the body has
 * @param diagnostics gets what is wrong
 */
public record BodyDecoder(Evaluation evaluation, EngineDiagnostics diagnostics) {

	/**
	 * Decode a body. What is wrong is unknown in the result.
	 */
	public ObjectValue decode(SchemaBlock block, Expression.ObjectExpression body) {
		return decode(block, AttributePath.root(), body.members());
	}

	private ObjectValue decode(SchemaBlock block, AttributePath path, Map<String, Expression> body) {
		Map<String, TerraformValue> values = new HashMap<>();
		for (SchemaAttribute attribute : block.attributes()) {
			values.put(attribute.name(),
					attribute(attribute, path.attribute(attribute.name()), body.get(attribute.name())));
		}
		for (SchemaBlockType nested : block.blocks()) {
			Expression written = body.get(nested.name());
			AttributePath place = path.attribute(nested.name());
			DynamicBlock dynamic = DynamicBlock.find(body, nested.name());
			values.put(nested.name(),
					(dynamic != null) ? dynamic(nested, place, written, dynamic) : blocks(nested, place, written));
		}
		BodyNames names = BodyNames.of(block);
		body.keySet()
			.stream()
			.filter((name) -> !names.contains(name) && !name.equals("dynamic"))
			.forEach((name) -> this.diagnostics.error(path.attribute(name), "Extraneous JSON object property",
					"No argument or block type is named " + GoString.quote(name) + "." + names.suggestion(name)));
		return TerraformValue.object(block.objectType(), values);
	}

	private TerraformValue attribute(SchemaAttribute attribute, AttributePath path, @Nullable Expression expression) {
		if (expression == null) {
			if (attribute.required()) {
				this.diagnostics.error(path, "Missing required argument", "The argument "
						+ GoString.quote(attribute.name()) + " is required, but no definition was found.");
			}
			return TerraformValue.ofNull(attribute.type());
		}
		try {
			return Conversion.convert(this.evaluation.evaluate(path, expression), attribute.configType());
		}
		catch (ConversionException ex) {
			this.diagnostics.error(path, "Incorrect attribute value type", "Inappropriate value for attribute "
					+ GoString.quote(attribute.name()) + ": " + ex.getMessage() + ".");
		}
		catch (EvaluationException ex) {
			this.diagnostics.error(path, ex.summary(), ex.detail());
		}
		return TerraformValue.unknown(attribute.type());
	}

	private TerraformValue blocks(SchemaBlockType nested, AttributePath path, @Nullable Expression expression) {
		if (nested.nesting() == NestingMode.MAP) {
			return map(nested, path, expression);
		}
		List<Body> bodies = new ArrayList<>();
		bodies(expression).forEach((members) -> bodies.add(new Body(this.evaluation, members)));
		return blocks(nested, path, bodies, expression instanceof Expression.ListExpression);
	}

	private TerraformValue blocks(SchemaBlockType nested, AttributePath path, List<Body> bodies, boolean indexed) {
		if (nested.nesting() == NestingMode.SINGLE || nested.nesting() == NestingMode.GROUP) {
			return single(nested, path, bodies);
		}
		checkCount(nested, path, bodies.size());
		List<TerraformValue> elements = new ArrayList<>();
		for (int i = 0; i < bodies.size(); i++) {
			elements.add(bodies.get(i).decode(this.diagnostics, nested.block(), indexed ? path.index(i) : path));
		}
		ObjectType type = nested.block().objectType();
		if (nested.nesting() == NestingMode.SET) {
			return TerraformValue.set(type, elements);
		}
		return nested.varies() ? TerraformValue.tuple(elements) : TerraformValue.list(type, elements);
	}

	/**
	 * Decode blocks of a {@code dynamic} block, after those that are written out.
	 */
	private TerraformValue dynamic(SchemaBlockType nested, AttributePath path, @Nullable Expression written,
			DynamicBlock dynamic) {
		if (nested.nesting() == NestingMode.MAP) {
			this.diagnostics.error(path, "Unsupported dynamic block",
					"The in-memory engine knows no dynamic blocks with labels.");
			return nested.emptyValue();
		}
		try {
			TerraformValue forEach = this.evaluation.evaluate(path, dynamic.forEach());
			if (forEach.isNull()) {
				this.diagnostics.error("Invalid dynamic for_each value", "Cannot use a null value in for_each.");
				return nested.emptyValue();
			}
			boolean one = nested.nesting() == NestingMode.SINGLE || nested.nesting() == NestingMode.GROUP;
			if (forEach.isUnknown() && !one) {
				return TerraformValue.unknown(nested.type());
			}
			List<Body> bodies = new ArrayList<>();
			bodies(written).forEach((members) -> bodies.add(new Body(this.evaluation, members)));
			dynamic.values(forEach)
				.forEach((own) -> bodies.add(new Body(this.evaluation.with(own), dynamic.content())));
			return blocks(nested, path, bodies, false);
		}
		catch (EvaluationException ex) {
			this.diagnostics.error(path, ex.summary(), ex.detail());
			return TerraformValue.unknown(nested.type());
		}
	}

	private TerraformValue single(SchemaBlockType nested, AttributePath path, List<Body> bodies) {
		String name = nested.name();
		if (bodies.isEmpty()) {
			if (nested.minItems() > 0) {
				this.diagnostics.error(path, "Missing " + name + " block", "A " + name + " block is required.");
			}
			return nested.emptyValue();
		}
		if (bodies.size() > 1) {
			this.diagnostics.error(path, "Duplicate " + name + " block",
					"Only one block of type " + GoString.quote(name) + " is allowed.");
		}
		return bodies.get(0).decode(this.diagnostics, nested.block(), path);
	}

	private void checkCount(SchemaBlockType nested, AttributePath path, int count) {
		String name = nested.name();
		if (count < nested.minItems()) {
			this.diagnostics.error(path, "Insufficient " + name + " blocks",
					"At least " + nested.minItems() + " " + GoString.quote(name) + " blocks are required.");
		}
		else if (nested.maxItems() > 0 && count > nested.maxItems()) {
			this.diagnostics.error(path, "Too many " + name + " blocks",
					"No more than " + nested.maxItems() + " " + GoString.quote(name) + " blocks are allowed");
		}
	}

	private TerraformValue map(SchemaBlockType nested, AttributePath path, @Nullable Expression expression) {
		Map<String, TerraformValue> elements = new LinkedHashMap<>();
		for (Map<String, Expression> labels : bodies(expression)) {
			labels.forEach((key, body) -> bodies(body)
				.forEach((members) -> elements.put(key, decode(nested.block(), path.key(key), members))));
		}
		return nested.varies() ? ValueParts.object(elements)
				: TerraformValue.map(nested.block().objectType(), elements);
	}

	private static List<Map<String, Expression>> bodies(@Nullable Expression expression) {
		List<Map<String, Expression>> bodies = new ArrayList<>();
		if (expression instanceof Expression.ListExpression list) {
			list.elements().forEach((element) -> bodies.addAll(bodies(element)));
		}
		else if (expression instanceof Expression.ObjectExpression object) {
			bodies.add(object.members());
		}
		return bodies;
	}

	/**
	 * The body of a block, and what it is evaluated with.
	 *
	 * @param evaluation evaluates its expressions
	 * @param members its arguments and blocks
	 */
	private record Body(Evaluation evaluation, Map<String, Expression> members) {

		ObjectValue decode(EngineDiagnostics diagnostics, SchemaBlock block, AttributePath path) {
			return new BodyDecoder(this.evaluation, diagnostics).decode(block, path, this.members);
		}

	}

}
