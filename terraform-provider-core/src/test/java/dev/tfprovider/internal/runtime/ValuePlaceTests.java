/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link ValuePlace}.
 */
class ValuePlaceTests {

	private static final TerraformValue VALUE = TableSchema.value(
			"{req:\"a\",nl:[{k:\"x\"},{k:\"y\"}],ns:set[{k:\"s\"}],nm:{m:{k:\"z\"}},n1oc:?,bl:[{k:\"b\"}],b1:{k:\"c\"}}");

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			req          | "a"
			nl[1].k      | "y"
			nm["m"].k    | "z"
			bl[0].k      | "b"
			b1.k         | "c"
			n1oc.k       | (known after apply)
			opt          | null
			nl[0].c      | null
			""")
	void findGivesWhatIsThere(String path, String expected) {
		assertThat(ValuePlace.find(VALUE, AttributePath.parse(path))).hasToString(expected);
	}

	@ParameterizedTest
	@CsvSource({ "nl[2]", "nm[\"n\"]", "ns[0]", "ns[*]", "opt.k", "req.k", "nosuch", "nl.k", "req[0]" })
	void findGivesNothingWhereNothingIs(String path) {
		assertThat(ValuePlace.find(VALUE, AttributePath.parse(path))).isNull();
	}

	@ParameterizedTest
	@CsvSource({ "req", "nl[1].k", "nm[\"m\"].k", "bl[0].k", "b1.k", "opt", "nl[0].c" })
	void replaceChangesOnePlaceOnly(String path) {
		AttributePath place = AttributePath.parse(path);
		TerraformValue before = ValuePlace.find(VALUE, place);
		TerraformValue changed = ValuePlace.replace(VALUE, place, TerraformValue.string("new"));
		assertThat(ValuePlace.find(changed, place)).isEqualTo(TerraformValue.string("new"));
		assertThat(changed.type()).isEqualTo(VALUE.type());
		assertThat(ValuePlace.replace(changed, place, before)).isEqualTo(VALUE);
	}

	@Test
	void replaceWhereNothingIsFailsSayingWhatIs() {
		assertThatIllegalArgumentException().isThrownBy(() -> replace("n1oc.k"))
			.withMessage("'n1oc.k' cannot be planned: 'n1oc' is unknown");
		assertThatIllegalArgumentException().isThrownBy(() -> replace("nl[0].c.d"))
			.withMessage("'nl[0].c.d' cannot be planned: 'nl[0].c' is null");
		assertThatIllegalArgumentException().isThrownBy(() -> replace("nl[7].k"))
			.withMessage("'nl[7].k' cannot be planned: 'nl' is without such an element");
		assertThatIllegalArgumentException().isThrownBy(() -> replace("ns[*].k"));
	}

	private static TerraformValue replace(String path) {
		return ValuePlace.replace(VALUE, AttributePath.parse(path), TerraformValue.string("new"));
	}

}
