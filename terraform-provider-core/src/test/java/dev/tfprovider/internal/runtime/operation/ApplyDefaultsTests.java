/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ApplyDefaultsTests {

	private static final ModelMapping<Site> MAPPING = new ModelMappings(List.of()).resource(Site.class);

	@Test
	void defaultIsDerivedFromWhatIsConfigured() {
		assertThat(plan("{name:\"web\"}", "host", "url")).isEqualTo("web.eu https://web.eu");
		assertThat(plan("{name:\"web\", region:\"us\"}", "host", "url")).isEqualTo("web.us https://web.us");
		assertThat(plan("{name:\"web\", host:\"h\"}", "host", "url")).isEqualTo("h https://h");
		assertThat(plan("{name:\"web\", url:\"u\"}", "host", "url")).isEqualTo("web.eu u");
	}

	@Test
	void defaultIsUnknownAsLongAsSomethingItDependsOnIs() {
		assertThat(plan("{name:?}", "region", "host", "url")).isEqualTo("eu ? ?");
		assertThat(plan("{name:\"web\", region:?}", "region", "host", "url")).isEqualTo("? ? ?");
		assertThat(plan("{name:\"web\", host:?}", "url")).isEqualTo("?");
	}

	@Test
	void defaultIsUnknownWhereTheProviderHasYetToDecideAnInput() {
		assertThat(plan("{name:\"web\"}", "alias")).isEqualTo("?");
		assertThat(plan("{name:\"web\", zone:\"z\"}", "alias")).isEqualTo("z!");
	}

	@Test
	void setElementsGetTheirDefaultsOneByOne() {
		ObjectValue planned = defaults("{name:\"web\", rules:set[{port:80},{port:81},{port:80,label:\"p80\"}]}");
		assertThat(planned.get("rules")).hasToString("set[{label=\"p80\", port=80}, {label=\"p81\", port=81}]");
	}

	@Test
	void unknownSetElementStaysApart() {
		ObjectValue planned = defaults("{name:\"web\", rules:set[{port:?},{port:81}]}");
		assertThat(planned.get("rules").isWhollyKnown()).isFalse();
		assertThat(planned.get("rules").sequence()).hasSize(2);
	}

	@Test
	void blocksGetDefaultsToo() {
		assertThat(defaults("{name:\"web\", entry:[{port:1},{port:2,label:\"x\"}]}").get("entry"))
			.hasToString("[{label=\"p1\", port=1}, {label=\"x\", port=2}]");
	}

	@Test
	void objectThatIsADefaultItselfIsLeftAlone() {
		assertThat(defaults("{name:\"web\"}").get("first")).hasToString("{label=\"one\", port=1}");
		assertThat(defaults("{name:\"web\", first:{port:7}}").get("first")).hasToString("{label=\"p7\", port=7}");
	}

	private static String plan(String config, String... names) {
		ObjectValue planned = defaults(config);
		StringBuilder text = new StringBuilder();
		for (String name : names) {
			TerraformValue value = planned.get(name);
			text.append(text.isEmpty() ? "" : " ").append(value.isUnknown() ? "?" : value.toString().replace("\"", ""));
		}
		return text.toString();
	}

	private static ObjectValue defaults(String text) {
		String complete = text.contains("entry:") ? text : text.substring(0, text.length() - 1) + ", entry:[]}";
		TerraformValue config = Notation.parse(complete, MAPPING.block().impliedType());
		TerraformValue nothing = TerraformValue.ofNull(MAPPING.block().impliedType());
		TerraformValue proposed = Proposal.of(MAPPING.block(), nothing, config);
		return new ApplyDefaults(new Diagnostics()).apply(MAPPING.block(), config, nothing, (ObjectValue) proposed);
	}

	record Site(@Id String id, @Default(from = "urlOf") String url, @Default(from = "hostOf") String host, String name,
			@Default("eu") String region, @Computed @Nullable String zone, @Default(from = "aliasOf") String alias,
			@Nullable Set<Rule> rules, @Default(from = "someFirst") Rule first, @Block List<Rule> entry) {

		static String hostOf(String name, String region) {
			return name + "." + region;
		}

		static String urlOf(String host) {
			return "https://" + host;
		}

		static String aliasOf(@Nullable String zone) {
			return zone + "!";
		}

		static Rule someFirst() {
			return new Rule(1, "one");
		}

	}

	record Rule(int port, @Default(from = "labelOf") String label) {

		static String labelOf(int port) {
			return "p" + port;
		}

	}

}
