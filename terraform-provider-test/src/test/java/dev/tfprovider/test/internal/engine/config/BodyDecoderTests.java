/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Evaluation;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.expression.Scope;
import dev.tfprovider.test.internal.engine.expression.TemplateParser;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.schema.NestingMode;
import dev.tfprovider.test.internal.engine.schema.SchemaBlock;
import dev.tfprovider.test.internal.engine.schema.SchemaBlockType;
import dev.tfprovider.test.internal.engine.schema.SchemaM;
import dev.tfprovider.test.internal.engine.schema.ValueNotation;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class BodyDecoderTests {

	private final EngineDiagnostics diagnostics = new EngineDiagnostics();

	@Test
	void whatIsLeftOutIsNullOrEmpty() {
		assertThat(decode(Map.of("req", "a"))).isEqualTo(value("{req:\"a\"}"));
		assertThat(this.diagnostics.asList()).isEmpty();
	}

	@Test
	void membersOfNestedAttributesAreCompleted() {
		assertThat(decode(Map.of("req", "a", "nl", List.of(Map.of("k", "x")), "nm", Map.of("y", Map.of("k", 1)))))
			.isEqualTo(value("{req:\"a\", nl:[{k:\"x\"}], nm:{y:{k:\"1\"}}}"));
	}

	@Test
	void blockMayStandAloneOrInAList() {
		assertThat(decode(Map.of("req", "a", "bl", Map.of("k", "x"), "b1", List.of(Map.of("k", "y")))))
			.isEqualTo(value("{req:\"a\", bl:[{k:\"x\"}], b1:{k:\"y\"}}"));
	}

	@Test
	void explicitNullIsNoMissingArgument() {
		Map<String, Object> body = new HashMap<>();
		body.put("req", null);
		assertThat(decode(body)).isEqualTo(value("{}"));
		assertThat(this.diagnostics.asList()).isEmpty();
	}

	@Test
	void missingArgumentAndUnknownNameAreReportedWithTheirPath() {
		decode(Map.of("rex", 1));
		assertThat(this.diagnostics.asList()).containsExactly(
				new EngineDiagnostic(true, "Missing required argument",
						"The argument \"req\" is required, but no definition was found.", null,
						AttributePath.root("req"), false),
				new EngineDiagnostic(true, "Extraneous JSON object property",
						"No argument or block type is named \"rex\". Did you mean \"req\"?", null,
						AttributePath.root("rex"), false));
	}

	@Test
	void wrongTypeIsReportedAndUnknownInTheResult() {
		assertThat(decode(Map.of("req", List.of())).get("req").isUnknown()).isTrue();
		assertThat(this.diagnostics.asList()).extracting(EngineDiagnostic::detail)
			.containsExactly("Inappropriate value for attribute \"req\": string required, but have tuple.");
	}

	@Test
	void nestedPathLeadsIntoTheBlock() {
		decode(Map.of("req", "a", "bl", List.of(Map.of(), Map.of("x", 1))));
		assertThat(this.diagnostics.asList()).extracting(EngineDiagnostic::path)
			.containsExactly(AttributePath.root("bl").index(1).attribute("x"));
	}

	@Test
	void countOfBlocksIsChecked() {
		SchemaBlock block = new SchemaBlock(
				List.of(), List.of(SchemaM.block("l", NestingMode.LIST, 1, 2),
						SchemaM.block("s", NestingMode.SET, 0, 1), SchemaM.block("one", NestingMode.SINGLE, 1, 1)),
				false, "");
		decode(block, Map.of("s", List.of(Map.of("k", "a"), Map.of("k", "b"))));
		assertThat(this.diagnostics.asList()).extracting(EngineDiagnostic::summary, EngineDiagnostic::detail)
			.containsExactly(Tuple.tuple("Insufficient l blocks", "At least 1 \"l\" blocks are required."),
					Tuple.tuple("Too many s blocks", "No more than 1 \"s\" blocks are allowed"),
					Tuple.tuple("Missing one block", "A one block is required."));
	}

	@Test
	void mapBlocksTakeTheirKeyFromTheLabel() {
		SchemaBlock block = new SchemaBlock(List.of(),
				List.of(SchemaM.block("m", NestingMode.MAP), SchemaM.block("g", NestingMode.GROUP)), false, "");
		assertThat(decode(block, Map.of("m", Map.of("x", Map.of("k", "a")))))
			.isEqualTo(ValueNotation.read(block, "{m:{x:{k:\"a\"}}, g:{}}"));
	}

	@Test
	void blocksWithDynamicMembersBecomeATuple() {
		SchemaBlock body = new SchemaBlock(List.of(SchemaM.attribute("v", TerraformType.DYNAMIC, "optional")),
				List.of(), false, "");
		SchemaBlock block = new SchemaBlock(List.of(), List.of(new SchemaBlockType("l", NestingMode.LIST, 0, 0, body)),
				false, "");
		assertThat(decode(block, Map.of("l", List.of(Map.of("v", 1), Map.of("v", "x")))).get("l"))
			.hasToString("[{v=1}, {v=\"x\"}]");
	}

	@Test
	void referencesDeferredValuesAndTemplatesAreEvaluated() {
		TerraformValue decoded = decode(Map.of("req",
				Expression.reference(ResourceAddress.parse("t.known"), List.of("req")), "opt",
				TemplateParser.parse("of ${t.unknown.id}"), "oc", new Expression.Deferred(Expression.of("later"))));
		assertThat(decoded).isEqualTo(TerraformValue.object(SchemaM.BLOCK.objectType(),
				Map.of("req", TerraformValue.string("r"), "opt",
						new UnknownValue(TerraformType.STRING,
								new UnknownValue.Refinements(true, "of ", null, null, null, null)),
						"oc", TerraformValue.unknown(TerraformType.STRING), "bl", value("{}").get("bl"), "b1",
						value("{}").get("b1"))));
	}

	@Test
	void referenceThatLeadsNowhereIsReported() {
		decode(Map.of("req", Expression.reference(ResourceAddress.parse("t.known"), List.of("nl", 3))));
		decode(Map.of("req", Expression.reference(ResourceAddress.parse("t.unknown"), List.of("nothing"))));
		decode(Map.of("req", Expression.reference(ResourceAddress.parse("t.known"), List.of("n1oc", "k"))));
		decode(Map.of("req", TemplateParser.parse("of ${t.known.opt}")));
		assertThat(this.diagnostics.asList()).extracting(EngineDiagnostic::summary)
			.containsExactly("Invalid index", "Unsupported attribute", "Attempt to get attribute from null value",
					"Invalid template interpolation value");
	}

	private ObjectValue decode(Map<String, ?> body) {
		return decode(SchemaM.BLOCK, body);
	}

	private ObjectValue decode(SchemaBlock block, Map<String, ?> body) {
		return new BodyDecoder(new Evaluation(new FixedScope(), "t.a"), this.diagnostics).decode(block,
				(Expression.ObjectExpression) Expression.of(body));
	}

	private static ObjectValue value(String text) {
		return (ObjectValue) ValueNotation.read(SchemaM.BLOCK, text);
	}

	private static final class FixedScope implements Scope {

		@Override
		public TerraformValue resource(String address) {
			return address.equals("t.known") ? value("{req:\"r\", nl:[]}")
					: TerraformValue.unknown(SchemaM.BLOCK.objectType());
		}

		@Override
		public TerraformValue deferred(String name, TerraformValue value) {
			assertThat(name).isEqualTo("unknown_t_a_oc");
			return TerraformValue.unknown(value.type());
		}

	}

}
