/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Set;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A default that depends on other attributes cannot be made: the plan says so, at the
 * attribute, and names the default.
 */
class DerivedDefaultFailureTests {

	private final PlannedModel<Site> site = PlannedModel.of(Site.class);

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			throws  | Invalid default for "host" | made by 'hostOf', cannot be made: no host for throws. This is a bug
			null    | Invalid default for "host" | made by 'hostOf', is null, but the component is not @Nullable. This
			deep    | Invalid default for "host" | made by 'hostOf', cannot be made: StackOverflowError. This is a bug
			refused | Reserved name              | Choose another name.
			""")
	void planSaysWhichDefaultFailed(String name, String summary, String detail) {
		PlanResourceChange.Response response = this.site.plan("null", "{name:\"" + name + "\"}");
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.isError()).isTrue();
			assertThat(diagnostic.summary()).isEqualTo(summary);
			assertThat(diagnostic.detail()).contains(detail).doesNotContain("MappingException");
			assertThat(diagnostic.attribute()).hasToString("host");
		});
	}

	@Test
	void placeThatTheAuthorNamesCounts() {
		PlanResourceChange.Response response = this.site.plan("null", "{name:\"elsewhere\"}");
		assertThat(response.diagnostics()).singleElement().extracting(Diagnostic::attribute).hasToString("name");
	}

	@Test
	void defaultsThatDependOnItAreLeftAlone() {
		assertThat(this.site.plan("null", "{name:\"throws\"}").diagnostics()).hasSize(1);
		assertThat(this.site.planned(this.site.plan("null", "{name:\"web\"}"), "url")).isEqualTo("\"https://web.eu\"");
	}

	@Test
	void defaultInsideOfOthersIsNamedWithItsPlace() {
		PlanResourceChange.Response response = this.site.plan("null",
				"{name:\"web\", rules:[{port:1},{port:0}], doors:set[{port:0}]}");
		assertThat(response.diagnostics()).extracting(Diagnostic::summary)
			.containsExactly("Invalid default for \"rules[1].label\"", "Invalid default for \"doors[*].label\"");
		assertThat(response.diagnostics()).extracting((diagnostic) -> String.valueOf(diagnostic.attribute()))
			.containsExactly("rules[1].label", "doors");
	}

	@Test
	void nullIsADefaultWhereItIsAllowed() {
		assertThat(this.site.planned(this.site.plan("null", "{name:\"web\"}"), "motto")).isEqualTo("null");
		assertThat(this.site.plan("null", "{name:\"web\"}").diagnostics()).isEmpty();
	}

	record Site(@Id String id, String name, @Default(from = "hostOf") String host, @Default(from = "urlOf") String url,
			@Default(from = "mottoOf") @Nullable String motto, @Nullable List<Rule> rules, @Nullable Set<Rule> doors) {

		static @Nullable String hostOf(String name) {
			return switch (name) {
				case "throws" -> throw new IllegalStateException("no host for " + name);
				case "null" -> null;
				case "deep" -> hostOf(name);
				case "refused" -> throw new DiagnosticException("Reserved name", "Choose another name.");
				case "elsewhere" ->
					throw new DiagnosticException(AttributePath.root("name"), "Reserved name", "Choose another.");
				default -> name + ".eu";
			};
		}

		static String urlOf(String host) {
			return "https://" + host;
		}

		static @Nullable String mottoOf(String name) {
			return null;
		}

	}

	record Rule(int port, @Default(from = "labelOf") String label) {

		static String labelOf(int port) {
			return "p" + 10 / port;
		}

	}

}
