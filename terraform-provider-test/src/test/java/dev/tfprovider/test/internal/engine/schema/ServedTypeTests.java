/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Schema;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ServedTypeTests {

	private static final Schema SCHEMA = Schema.newBuilder()
		.setBlock(Schema.Block.newBuilder()
			.addAttributes(attribute("id", "\"number\"").setComputed(true))
			.addAttributes(attribute("name", "\"string\"").setRequired(true))
			.addAttributes(attribute("ports", "[\"list\",\"number\"]").setOptional(true))
			.addAttributes(attribute("tags", "[\"map\",\"bool\"]").setOptional(true))
			.addBlockTypes(Schema.NestedBlock.newBuilder()
				.setTypeName("rule")
				.setNesting(Schema.NestedBlock.NestingMode.LIST)
				.setBlock(Schema.Block.newBuilder().addAttributes(attribute("key", "\"string\"").setRequired(true)))))
		.build();

	@Test
	void exampleHasAValueForAllThatCanBeConfigured() {
		assertThat(ServedType.of("a_b", SCHEMA).configuration())
			.hasToString("{id=null, name=\"a\", ports=[1], rule=[{key=\"a\"}], tags={key=true}}");
	}

	@Test
	void exampleLeavesOutBlocksThatDifferInType() {
		Schema.NestedBlock dynamic = Schema.NestedBlock.newBuilder()
			.setTypeName("d")
			.setNesting(Schema.NestedBlock.NestingMode.LIST)
			.setBlock(Schema.Block.newBuilder().addAttributes(attribute("v", "\"dynamic\"").setOptional(true)))
			.build();
		Schema.Object nested = Schema.Object.newBuilder()
			.setNesting(Schema.Object.NestingMode.MAP)
			.addAttributes(attribute("c", "\"string\"").setComputed(true))
			.addAttributes(attribute("o", "\"dynamic\"").setOptional(true))
			.build();
		Schema.Block block = Schema.Block.newBuilder()
			.addAttributes(Schema.Attribute.newBuilder().setName("n").setOptional(true).setNestedType(nested))
			.addBlockTypes(dynamic)
			.addBlockTypes(Schema.NestedBlock.newBuilder()
				.setTypeName("s")
				.setNesting(Schema.NestedBlock.NestingMode.SINGLE)
				.setBlock(Schema.Block.newBuilder().addBlockTypes(dynamic)))
			.build();
		assertThat(ServedType.of("a_b", Schema.newBuilder().setBlock(block).build()).configuration())
			.hasToString("{d=[], n={key={c=null, o=\"a\"}}, s={d=[]}}");
	}

	@Test
	void sampleLeavesOutWhatItDoesNotSay() {
		ServedType type = ServedType.of("a_b", SCHEMA)
			.withConfiguration(Map.of("name", "Rex", "ports", List.of(1, 2), "rule", List.of(Map.of("key", "k"))));
		assertThat(type.configuration())
			.hasToString("{id=null, name=\"Rex\", ports=[1, 2], rule=[{key=\"k\"}], tags=null}");
		assertThat(ServedType.of("a_b", SCHEMA).withConfiguration(Map.of("name", "Rex")).configuration())
			.hasToString("{id=null, name=\"Rex\", ports=null, rule=[], tags=null}");
	}

	@Test
	void sampleThatDoesNotFitIsRefused() {
		ServedType type = ServedType.of("a_b", SCHEMA);
		assertThatIllegalArgumentException().isThrownBy(() -> type.withConfiguration(Map.of("nme", "Rex")))
			.withMessage("The schema has no 'nme', but: [id, name, ports, rule, tags]");
		assertThatIllegalArgumentException().isThrownBy(() -> type.withConfiguration(Map.of("ports", "Rex")))
			.withMessage("Not a list: Rex");
		assertThatIllegalArgumentException().isThrownBy(() -> type.withConfiguration(Map.of("tags", "Rex")))
			.withMessage("Not a map: Rex");
	}

	@Test
	void tupleHasTheElementsOfTheSample() {
		ServedType type = ServedType.of("a_b",
				Schema.newBuilder()
					.setBlock(Schema.Block.newBuilder()
						.addAttributes(attribute("pair", "[\"tuple\",[\"string\",\"number\"]]").setOptional(true)))
					.build());
		assertThat(type.withConfiguration(Map.of("pair", List.of("x", 2))).configuration())
			.hasToString("{pair=[\"x\", 2]}");
		assertThatIllegalArgumentException().isThrownBy(() -> type.withConfiguration(Map.of("pair", List.of("x"))))
			.withMessage("Not a list of 2 elements: [x]");
		assertThatIllegalArgumentException().isThrownBy(() -> type.withConfiguration(Map.of("pair", "x")))
			.withMessage("Not a list: x");
	}

	@Test
	void problemsAreThoseOfCore() {
		Schema wrong = Schema.newBuilder()
			.setVersion(-1)
			.setBlock(Schema.Block.newBuilder().addAttributes(attribute("name", "\"string\"")))
			.build();
		assertThat(ServedType.of("a_b", wrong).problems())
			.containsExactly("name: must set Optional, Required or Computed", "negative schema version -1");
		assertThat(ServedType.of("a_b", SCHEMA).problems()).isEmpty();
	}

	private static Schema.Attribute.Builder attribute(String name, String type) {
		return Schema.Attribute.newBuilder().setName(name).setType(ByteString.copyFromUtf8(type));
	}

}
