/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ReplacePaths}.
 */
class ReplacePathsTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			# wanted          | prior                         | planned                       | told
			req               | {req:"a"}                     | {req:"b"}                     | req
			req               | {req:"a"}                     | {req:"a"}                     | req
			req opt req       | {req:"a"}                     | {req:"b",opt:"o"}             | opt req
			nl[0].k           | {nl:[{k:"a"}]}                | {nl:[{k:"b"}]}                | nl[0].k
			nl[0].k           | {nl:[{k:"a"}]}                | {nl:[{k:?}]}                  | nl[0].k
			nl[0].k           | {nl:[{k:"a"}]}                | {nl:[{k:"a",oc:"x"}]}         | nl[0]
			nl[1].k           | {nl:[{k:"a"}]}                | {nl:[{k:"a"},{k:"b"}]}        | nl[1].k
			nl[1].k           | {nl:[{k:"a"},{k:"b"}]}        | {nl:[{k:"a"}]}                | nl[1].k
			nl[5].k           | {nl:[{k:"a"}]}                | {nl:[{k:"b"}]}                | nl
			nl[0].k           | {nl:null}                     | {nl:?}                        | nl[0].k
			nl[0].oc          | {nl:null}                     | {nl:[{k:"a"}]}                | nl[0]
			n1oc.k            | {n1oc:null}                   | {n1oc:null}                   | n1oc
			n1oc.k            | {n1oc:{k:"a"}}                | {n1oc:null}                   | n1oc.k
			ns[*].k ns[*].oc  | {ns:set[{k:"a"}]}             | {ns:set[{k:"b"}]}             | ns
			nm["x"].k         | {nm:{x:{k:"a"}}}              | {nm:{x:{k:"b"}}}              | nm["x"].k
			bl[0].k           | {bl:[{k:"a"}]}                | {bl:[{k:"b"}]}                | bl[0].k
			""")
	void pathsEndWhereTerraformSeesADifference(String wanted, String prior, String planned, String told) {
		List<AttributePath> paths = Stream.of(wanted.split(" ")).map(AttributePath::parse).toList();
		assertThat(ReplacePaths.of(paths, TableSchema.value(prior), TableSchema.value(planned)))
			.extracting(AttributePath::toString)
			.containsExactly(told.split(" "));
	}

}
