/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.test.run.EngineRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Answers with which a host crashes, or which it takes and cannot write: the engine
 * refuses them as every host.
 */
class BreakingAnswersTests {

	private static final String A = "raw_thing.a";

	private static final Configuration THING = Configuration.of(A, Map.of());

	private static final ByteString EMPTY = RawProvider.thing(RawProvider.NULL, RawProvider.NULL, RawProvider.NULL);

	private static final Tfplugin6.Schema.Block.Builder UNREADABLE = Tfplugin6.Schema.Block.newBuilder()
		.addAttributes(RawProvider.attribute("any", "[\"list\""));

	private final RawProvider provider = new RawProvider();

	private final InMemoryTerraform plain = InMemoryTerraform.of(this.provider);

	@AfterEach
	void stop() {
		this.plain.close();
	}

	static Stream<Arguments> breaking() {
		String mixed = "9292c40822737472696e6722a16192c408226e756d6265722201";
		return Arrays.stream(TerraformHost.values())
			.flatMap((host) -> Stream.of(
					Arguments.of(host, "NaN",
							RawProvider.thing(RawProvider.NULL, RawProvider.NULL, "cb7ff8000000000000"),
							".weight: number is required, but this is not a number (NaN)"),
					Arguments.of(host, "infinity",
							RawProvider.thing(RawProvider.NULL, RawProvider.NULL, "cb7ff0000000000000"),
							"failed to encode raw_thing.a in state: cannot serialize infinity as JSON"),
					Arguments.of(host, "minus infinity, as text",
							RawProvider.thing(RawProvider.NULL, RawProvider.NULL, "a42d496e66"),
							"failed to encode raw_thing.a in state: cannot serialize infinity as JSON"),
					Arguments.of(host, "list of two types",
							RawProvider.thing(RawProvider.NULL, mixed, RawProvider.NULL), ".many: ")));
	}

	@ParameterizedTest(name = "{0}: {1}")
	@MethodSource("breaking")
	void inAPlan(TerraformHost host, String kind, ByteString answer, String error) {
		this.provider.planned = answer;
		assertRefused(this.plain.behaveAs(host).plan(THING), error);
	}

	@ParameterizedTest(name = "{0}: {1}")
	@MethodSource("breaking")
	void inTheResultOfACreation(TerraformHost host, String kind, ByteString answer, String error) {
		this.provider.planned = RawProvider.thing(RawProvider.UNKNOWN, RawProvider.UNKNOWN, RawProvider.UNKNOWN);
		this.provider.applied = answer;
		EngineRun run = this.plain.behaveAs(host).apply(THING);
		assertRefused(run, error);
		assertThat(run).hasResources();
	}

	@ParameterizedTest(name = "{0}: {1}")
	@MethodSource("breaking")
	void afterARead(TerraformHost host, String kind, ByteString answer, String error) {
		InMemoryTerraform terraform = this.plain.behaveAs(host);
		this.provider.planned = EMPTY;
		terraform.apply(THING);
		this.provider.read = answer;
		assertRefused(terraform.refresh(), error);
		assertThat(terraform.show()).hasAttribute(A, "weight", null);
	}

	static Stream<TerraformHost> hosts() {
		return Arrays.stream(TerraformHost.values());
	}

	@ParameterizedTest
	@MethodSource("hosts")
	void nullOfAnotherTypeThanPlanned(TerraformHost host) {
		this.provider.planned = RawProvider.thing("92c40822737472696e6722c0", RawProvider.NULL, RawProvider.NULL);
		this.provider.applied = RawProvider.thing("92c408226e756d62657222c0", RawProvider.NULL, RawProvider.NULL);
		assertThat(this.plain.behaveAs(host).apply(THING)).failed()
			.hasError("Provider produced inconsistent result after apply")
			.withDetail(".any: wrong final value type: string required");
	}

	@ParameterizedTest
	@MethodSource("hosts")
	void schemaWithoutABlock(TerraformHost host) {
		this.provider.schema = Tfplugin6.Schema.getDefaultInstance();
		assertSchemaRefused(host, "managed resource type \\\"raw_thing\\\": the schema has no block");
	}

	@Test
	void blockTypeWithoutABlock() {
		this.provider.schema = schema(Tfplugin6.Schema.Block.newBuilder()
			.addBlockTypes(Tfplugin6.Schema.NestedBlock.newBuilder()
				.setTypeName("outer")
				.setNesting(Tfplugin6.Schema.NestedBlock.NestingMode.LIST)
				.setBlock(Tfplugin6.Schema.Block.newBuilder()
					.addBlockTypes(Tfplugin6.Schema.NestedBlock.newBuilder()
						.setTypeName("inner")
						.setNesting(Tfplugin6.Schema.NestedBlock.NestingMode.LIST)))));
		assertSchemaRefused(TerraformHost.DEFAULT, "the block type \"outer.inner\" has no block");
	}

	@Test
	void attributeWhoseTypeIsNone() {
		this.provider.schema = schema(
				Tfplugin6.Schema.Block.newBuilder().addAttributes(RawProvider.attribute("any", "[\"list\"")));
		assertSchemaRefused(TerraformHost.DEFAULT, "the type of \"any\" is no type");
	}

	@Test
	void attributeWithoutAnyType() {
		this.provider.schema = schema(Tfplugin6.Schema.Block.newBuilder()
			.addAttributes(Tfplugin6.Schema.Attribute.newBuilder().setName("any").setOptional(true)));
		assertSchemaRefused(TerraformHost.DEFAULT, "either Type or NestedType must be defined");
	}

	@Test
	void actionWhoseSchemaIsUnreadable() {
		this.provider.schemas = (response) -> response.putActionSchemas("raw_bell",
				Tfplugin6.ActionSchema.newBuilder().setSchema(schema(UNREADABLE)).build());
		assertSchemaRefused(TerraformHost.DEFAULT,
				"the host crashes on the schema of action type \"raw_bell\": the type of \"any\" is no type");
		assertThat(this.plain.behaveAs(TerraformHost.TERRAFORM_1_12).plan(THING)).succeeded();
	}

	@Test
	void actionWithoutABlock() {
		this.provider.schemas = (response) -> response.putActionSchemas("raw_bell",
				Tfplugin6.ActionSchema.getDefaultInstance());
		assertSchemaRefused(TerraformHost.DEFAULT,
				"the host crashes on the schema of action type \"raw_bell\": the schema has no block");
	}

	@Test
	void providerMetaWhoseSchemaIsUnreadable() {
		this.provider.schemas = (response) -> response.setProviderMeta(schema(UNREADABLE));
		assertSchemaRefused(TerraformHost.DEFAULT,
				"the host crashes on the schema of provider_meta: the type of \"any\" is no type");
	}

	@Test
	void functionWhoseTypesAreUnreadable() {
		Tfplugin6.Function.Return text = Tfplugin6.Function.Return.newBuilder()
			.setType(ByteString.copyFromUtf8("\"string\""))
			.build();
		this.provider.schemas = (response) -> response
			.putFunctions("f",
					Tfplugin6.Function.newBuilder()
						.setReturn(text)
						.setVariadicParameter(Tfplugin6.Function.Parameter.newBuilder().setName("all"))
						.build())
			.putFunctions("g", Tfplugin6.Function.getDefaultInstance());
		assertSchemaRefused(TerraformHost.DEFAULT,
				"invalid declaration for function \"f\": the type of \"all\" is no type");
		assertSchemaRefused(TerraformHost.DEFAULT,
				"invalid declaration for function \"g\": the type that it returns is no type");
	}

	private void assertSchemaRefused(TerraformHost host, String detail) {
		EngineRun run = this.plain.behaveAs(host).plan(THING);
		assertThat(run).failed();
		assertThat(run.errors()).anySatisfy(
				(error) -> assertThat(error.toString().replace("\\\"", "\"")).contains(detail.replace("\\\"", "\"")));
	}

	private static void assertRefused(EngineRun run, String error) {
		assertThat(run).failed().hasError(error);
	}

	private static Tfplugin6.Schema schema(Tfplugin6.Schema.Block.Builder block) {
		return Tfplugin6.Schema.newBuilder().setBlock(block).build();
	}

}
