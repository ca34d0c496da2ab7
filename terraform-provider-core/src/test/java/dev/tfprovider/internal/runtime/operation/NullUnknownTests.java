/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;

import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TupleValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link NullUnknown}.
 */
class NullUnknownTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{id:?, req:"a"}                              | {id:null, req:"a"}
			{nl:[{k:"a",c:?},{k:?}]}                     | {nl:[{k:"a",c:null},{k:null}]}
			{ns:set[{k:"a",c:?}]}                        | {ns:set[{k:"a",c:null}]}
			{nm:{x:{k:"a",c:?}}}                         | {nm:{x:{k:"a",c:null}}}
			{n1oc:{k:"a",c:?!}}                          | {n1oc:{k:"a",c:null}}
			{nl:?, ns:?, nm:?, n1oc:?}                   | {nl:null, ns:null, nm:null, n1oc:null}
			{bl:[{k:?}], b1:{k:?}}                       | {bl:[{k:null}], b1:{k:null}}
			{req:"a", opt:null}                          | {req:"a", opt:null}
			""")
	void unknownBecomesNull(String value, String expected) {
		TerraformValue known = NullUnknown.of(TableSchema.value(value));
		assertThat(known).isEqualTo(TableSchema.value(expected));
		assertThat(known.type()).isEqualTo(TableSchema.TYPE);
	}

	@Test
	void knownValueIsReturnedAsItIs() {
		TerraformValue value = TableSchema.value("{req:\"a\"}");
		assertThat(NullUnknown.of(value)).isSameAs(value);
	}

	@Test
	void unknownInTupleBecomesNull() {
		TerraformValue tuple = TerraformValue
			.tuple(List.of(TerraformValue.string("a"), TerraformValue.unknown(TerraformType.BOOL)));
		assertThat(NullUnknown.of(tuple))
			.isEqualTo(new TupleValue(List.of(TerraformValue.string("a"), TerraformValue.ofNull(TerraformType.BOOL))));
	}

	@Test
	void unknownObjectBecomesNull() {
		ObjectType type = TableSchema.TYPE;
		assertThat(NullUnknown.of(TerraformValue.unknown(type))).isEqualTo(TerraformValue.ofNull(type));
	}

}
