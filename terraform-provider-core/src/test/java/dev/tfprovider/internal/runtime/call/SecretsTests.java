/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.operation.Notation;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Secrets}.
 */
class SecretsTests {

	private static final ModelMapping<Safe> MAPPING = new ModelMappings(List.of()).resource(Safe.class);

	private static final String SAFE = "{name:\"plain\", code:\"s1\", once:\"s2\", pin:4711, tags:{k5:\"s3\"}, "
			+ "words:[\"s4\",\"\"], doors:[{code:\"s6\",label:\"door\"}], hall:{code:\"s7\",label:\"hall\"}, "
			+ "rooms:set[{code:\"s8\",label:\"room\"}], named:{x:{code:\"s9\",label:\"y\"}}, "
			+ "hidden:{code:null,label:\"s0\"}}";

	private final Secrets secrets = Secrets.of(MAPPING.block(), Notation.parse(SAFE, MAPPING.block().impliedType()));

	@ParameterizedTest
	@ValueSource(strings = { "s1", "s2", "s3", "s4", "k5", "s6", "s7", "s8", "s9", "s0", "4711" })
	void messageThatShowsASecretIsReplaced(String secret) {
		AttributePath place = AttributePath.root("name");
		assertThat(this.secrets.hide(Diagnostic.error(place, "Wrong", "It is '" + secret + "'."))).isEqualTo(Diagnostic
			.error(place, "Invalid values", "The reason is left out because it would show a sensitive value."));
		assertThat(this.secrets.hide(Diagnostic.warning("Wrong " + secret, "")).summary()).isEqualTo("Invalid values");
	}

	@ParameterizedTest
	@ValueSource(strings = { "plain", "door", "hall", "room", "x", "label" })
	void messageThatShowsAnythingElseIsKept(String text) {
		Diagnostic diagnostic = Diagnostic.error("Wrong", "It is '" + text + "'.");
		assertThat(this.secrets.hide(diagnostic)).isEqualTo(diagnostic);
	}

	@Test
	void nothingAndUnknownHideNothing() {
		Diagnostic diagnostic = Diagnostic.error("Wrong", "null");
		assertThat(Secrets.of(MAPPING.block(), Notation.parse("null", MAPPING.block().impliedType())).hide(diagnostic))
			.isEqualTo(diagnostic);
		assertThat(Secrets.of(MAPPING.block(), Notation.parse("{code:?, doors:?}", MAPPING.block().impliedType()))
			.hide(diagnostic)).isEqualTo(diagnostic);
	}

	@Test
	void secretOfAGroupIsHidden() {
		ModelMapping<Vault> vault = new ModelMappings(List.of()).resource(Vault.class);
		Secrets grouped = Secrets.of(vault.block(),
				Notation.parse("{door:{code:\"in the group\", label:\"a\"}}", vault.block().impliedType()));
		assertThat(grouped.hide(Diagnostic.error("Wrong", "in the group")).detail())
			.isEqualTo("The reason is left out because it would show a sensitive value.");
	}

	record Safe(String name, @Sensitive String code, @WriteOnly @Nullable String once, @Sensitive Integer pin,
			@Sensitive @Nullable Map<String, String> tags, @Sensitive @Nullable List<String> words,
			@Nullable List<Door> doors, @Nullable Door hall, @Block Set<Door> rooms, @Nullable Map<String, Door> named,
			@Sensitive @Nullable Door hidden) {

	}

	record Door(@Sensitive @Nullable String code, String label) {

	}

	record Vault(@Block(group = true) Door door) {

	}

}
