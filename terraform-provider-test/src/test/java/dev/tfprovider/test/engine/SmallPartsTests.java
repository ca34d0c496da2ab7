/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import com.google.protobuf.ByteString;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import io.grpc.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class SmallPartsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"UNAVAILABLE|Plugin did not respond|The plugin encountered an error, and failed",
			"CANCELLED|Request cancelled|The plugin6.(*GRPCProvider).ReadResource request was cancelled.",
			"UNIMPLEMENTED|Unsupported plugin method|The plugin6.(*GRPCProvider).ReadResource method is not supported",
			"RESOURCE_EXHAUSTED|Plugin error|rpc error: code = ResourceExhausted desc = too big" })
	void failedCallIsReportedInCoresWords(Status.Code code, String summary, String detailPart) {
		EngineDiagnostic diagnostic = CallFailure.diagnostic("ReadResource",
				Status.fromCode(code).withDescription("too big"));
		assertThat(diagnostic.summary()).isEqualTo(summary);
		assertThat(diagnostic.detail()).contains(detailPart);
	}

	@Test
	void attributesThatTheSchemaHasNoMoreAreStripped() {
		ByteString json = ByteString.copyFromUtf8("{\"req\":\"a\",\"gone\":1,\"nl\":[{\"k\":\"x\",\"gone\":1}]}");
		assertThat(StrippedState.of(json, SchemaM.BLOCK.objectType()).toStringUtf8())
			.isEqualTo("{\"req\":\"a\",\"nl\":[{\"k\":\"x\"}]}");
	}

	@Test
	void stateWithoutSuchAttributesIsLeftAsItIs() {
		ByteString json = ByteString.copyFromUtf8("{ \"req\" : \"a\" }");
		assertThat(StrippedState.of(json, SchemaM.BLOCK.objectType())).isSameAs(json);
	}

	@Test
	void writeOnlyValuesAreFoundAtAnyDepth() {
		assertThat(WriteOnly.paths(SchemaM.BLOCK, value("{req:\"a\",wo:\"s\"}")))
			.containsExactly(AttributePath.root("wo"));
		assertThat(WriteOnly.paths(SchemaM.BLOCK, value("{req:\"a\"}"))).isEmpty();
		assertThat(WriteOnly.isAt(SchemaM.BLOCK, AttributePath.root("wo"))).isTrue();
		assertThat(WriteOnly.isAt(SchemaM.BLOCK, AttributePath.root("nl").index(0).attribute("k"))).isFalse();
	}

	@Test
	void unknownPartsAreFoundAndBecomeNull() {
		TerraformValue value = value("{req:?, nl:[{k:\"a\",c:?}]}");
		assertThat(Unknowns.paths(value)).containsExactlyInAnyOrder(AttributePath.root("req"),
				AttributePath.root("nl").index(0).attribute("c"));
		assertThat(Unknowns.asNull(value)).isEqualTo(value("{nl:[{k:\"a\"}]}"));
	}

	@Test
	void pathsAreWrittenAsCoreWritesThem() {
		AttributePath path = AttributePath.root("a").index(0).attribute("b").key("k\"").element();
		assertThat(Problem.pathText(path)).isEqualTo(".a[0].b[\"k\\\"\"][...]");
		assertThat(Problem.goText(AttributePath.root("a").index(0).key("k")))
			.isEqualTo("cty.Path{cty.GetAttrStep{Name:\"a\"}, cty.IndexStep{Key:cty.NumberIntVal(0)}, "
					+ "cty.IndexStep{Key:cty.StringVal(\"k\")}}");
	}

	@Test
	void marksLeaveOutWhatHasNone() {
		assertThat(MarkTree.unknown(value("{req:?, nl:[{k:\"a\",c:?}], ns:set[]}")))
			.hasToString("{\"bl\":[],\"nl\":[{\"c\":true}],\"ns\":[],\"req\":true}");
		assertThat(MarkTree.unknown(value("{req:\"a\"}"))).hasToString("{}");
		assertThat(MarkTree.sensitive(SchemaM.BLOCK, value("{req:\"a\",sec:?,nm:{x:{k:\"a\"}}}")))
			.hasToString("{\"bl\":[],\"nm\":{\"x\":{}},\"sec\":true}");
		assertThat(MarkTree.sensitive(SchemaM.BLOCK, value("null"))).hasToString("false");
	}

	@Test
	void jsonLeavesOutUnknownMembersAndKeepsUnknownElements() {
		assertThat(ValueJson.of(value("{req:?, nl:[?,{k:\"a\"}], num:100}")).toString()).contains("\"nl\":[null,{")
			.contains("\"num\":100")
			.doesNotContain("\"req\"");
	}

	private static TerraformValue value(String text) {
		return ValueNotation.read(SchemaM.BLOCK, text);
	}

}
