/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.ElementKey;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.SemanticallyEqual;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Response;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link KeepSemanticallyEqualPrior} and {@link KeepSemanticallyEqual}, with
 * equalities of types and of authors.
 */
class SemanticPlanTests {

	private final PlannedModel<Site> site = PlannedModel.of(Site.class);

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			name:"Web"                           | name:"WEB"
			hosts:set["a","B"]                   | hosts:set["A","b"]
			aliases:["a","B"]                    | aliases:["A","b"]
			tags:{x:"Y"}                         | tags:{x:"y"}
			main:{key:"K",code:"c"}              | main:{key:"k"}
			rules:[{key:"K",code:"c"}]           | rules:[{key:"k"}]
			bag:set[{key:"K",code:"c"},{key:"l",code:"d"}] | bag:set[{key:"L"},{key:"k"}]
			named:{x:{key:"K",code:"c"}}         | named:{x:{key:"k"}}
			rule:[{key:"K",code:"c"}]            | rule:[{key:"k"}]
			heap:set[{key:"K",code:"c"}]         | heap:set[{key:"k"}]
			since:"60m"                          | since:"1h"
			""")
	void configurationThatOnlyWritesTheStateInAnotherWayPlansNothing(String state, String config) {
		String prior = "{id:\"i\",mode:\"off\"," + withBlocks(state) + "}";
		Response response = this.site.plan(prior, "{" + withBlocks(config) + "}");
		assertThat(response.planned()).isEqualTo(this.site.value(prior));
		assertThat(response.requiresReplace()).isEmpty();
		assertThat(response.diagnostics()).isEmpty();
	}

	private static String withBlocks(String text) {
		String rule = text.startsWith("rule:") ? "" : ",rule:[]";
		String heap = text.startsWith("heap:") ? "" : ",heap:set[]";
		return text + rule + heap;
	}

	@Test
	void onlyAChangeOfMeaningRequiresReplacement() {
		String prior = "{id:\"i\",name:\"Web\",mode:\"off\",rule:[],heap:set[]}";
		assertThat(PlannedModel.replaced(this.site.plan(prior, "{name:\"wEB\",rule:[],heap:set[]}"))).isEmpty();
		assertThat(PlannedModel.replaced(this.site.plan(prior, "{name:\"other\",rule:[],heap:set[]}")))
			.containsExactly("name");
	}

	/**
	 * Terraform accepts a configured attribute as it is or as it was, not a mixture.
	 */
	@Test
	void collectionThatChangesIsPlannedAsConfigured() {
		Response response = this.site.plan("{id:\"i\",mode:\"off\",hosts:set[\"a\",\"B\"],rule:[],heap:set[]}",
				"{hosts:set[\"A\",\"c\"],rule:[],heap:set[]}");
		assertThat(this.site.planned(response, "hosts")).isEqualTo("set[\"A\", \"c\"]");
		assertThat(response.diagnostics()).isEmpty();
	}

	/**
	 * Terraform holds a configured value of a list element against the prior one at the
	 * same position only.
	 */
	@Test
	void configuredValueOfAMovedElementIsPlannedAsConfigured() {
		Response response = this.site.plan(
				"{id:\"i\",mode:\"off\",rules:[{key:\"K\",code:\"c\"},{key:\"l\",code:\"d\"}],rule:[],heap:set[]}",
				"{rules:[{key:\"L\"},{key:\"k\"}],rule:[],heap:set[]}");
		assertThat(this.site.planned(response, "rules"))
			.isEqualTo("[{code=\"d\", key=\"L\", note=null}, {code=\"c\", key=\"k\", note=null}]");
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void movedElementInAnotherNotationRequiresNoReplacement() {
		Response response = this.site.plan(
				"{id:\"i\",mode:\"off\",rules:[{key:\"k\",note:\"One\",code:\"c\"},{key:\"l\",note:\"Two\",code:\"d\"}],rule:[],heap:set[]}",
				"{rules:[{key:\"l\",note:\"TWO\"},{key:\"k\",note:\"ONE\"}],rule:[],heap:set[]}");
		assertThat(response.requiresReplace()).isEmpty();
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void defaultThatMeansThePriorValuePlansNothing() {
		String prior = "{id:\"i\",mode:\"OFF\",rule:[],heap:set[]}";
		assertThat(this.site.plan(prior, "{rule:[],heap:set[]}").planned()).isEqualTo(this.site.value(prior));
	}

	@Test
	void unknownMeansNothingYet() {
		Response response = this.site.plan("{id:\"i\",mode:\"off\",name:\"Web\",hosts:set[\"a\"],rule:[],heap:set[]}",
				"{name:?,hosts:set[?],rule:[],heap:set[]}");
		assertThat(this.site.planned(response, "name")).isEqualTo("(known after apply)");
		assertThat(this.site.planned(response, "hosts")).isEqualTo("set[(known after apply)]");
		assertThat(response.diagnostics()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					# plan or state                            | what the call returned                   | kept
					name:"Web"                                 | name:"WEB"                               | name:"Web"
					name:"Web"                                 | name:"other"                             | name:"other"
					name:?                                     | name:"WEB"                               | name:"WEB"
					hosts:set["A",?]                           | hosts:set["a","x"]                       | hosts:set["A","x"]
					aliases:["A",?]                            | aliases:["a","x"]                        | aliases:["A","x"]
					aliases:["A","B"]                          | aliases:["b","c"]                        | aliases:["B","c"]
					aliases:["A"]                              | aliases:["a","a"]                        | aliases:["A","a"]
					aliases:["x","A"]                          | aliases:["a","a"]                        | aliases:["a","A"]
					tags:{x:"Y",y:?}                           | tags:{x:"y",y:"z",n:"N"}                 | tags:{x:"Y",y:"z",n:"N"}
					rules:[{key:"K",code:?}]                   | rules:[{key:"k",code:"c"}]               | rules:[{key:"K",code:"c"}]
					bag:set[{key:"K",code:?},{key:"L",code:?}] | bag:set[{key:"l",code:"2"},{key:"k",code:"1"}] | bag:set[{key:"K",code:"1"},{key:"L",code:"2"}]
					named:{x:{key:"K",code:?}}                 | named:{x:{key:"k",code:"c"}}             | named:{x:{key:"K",code:"c"}}
					main:{key:"K",code:?}                      | main:{key:"k",code:"c"}                  | main:{key:"K",code:"c"}
					hosts:set["A"]                             | hosts:null                               | hosts:null
					hosts:null                                 | hosts:set["A"]                           | hosts:set["A"]
					""")
	void resultKeepsTheNotationOfThePlan(String planned, String returned, String expected) {
		assertThat(keep(KeepSemanticallyEqual.OF_PLAN, planned, returned)).isEqualTo(value(expected));
	}

	@Test
	void readKeepsTheNotationOfElementsThatMoved() {
		String state = "rules:[{key:\"K\",note:\"One\"},{key:\"L\",note:\"Two\"}]";
		assertThat(keep(KeepSemanticallyEqual.OF_STATE, state,
				"rules:[{key:\"N\",note:\"x\"},{key:\"l\",note:\"two\"},{key:\"k\",note:\"one\"}]"))
			.isEqualTo(value("rules:[{key:\"N\",note:\"x\"},{key:\"L\",note:\"Two\"},{key:\"K\",note:\"One\"}]"));
	}

	private TerraformValue keep(KeepSemanticallyEqual notation, String earlier, String later) {
		return notation.apply(this.site.block(), this.site.type().nothing(), value(earlier),
				(ObjectValue) value(later));
	}

	private TerraformValue value(String text) {
		return this.site.value("{" + withBlocks(text) + "}");
	}

	static final class IgnoringCase implements SemanticEquality {

		@Override
		public boolean test(TerraformValue first, TerraformValue second) {
			return first instanceof StringValue left && second instanceof StringValue right
					&& left.text().equalsIgnoreCase(right.text());
		}

	}

	record Site(@Id String id, @RequiresReplace @SemanticallyEqual(IgnoringCase.class) @Nullable String name,
			@SemanticallyEqual(IgnoringCase.class) @Default("off") String mode,
			@SemanticallyEqual(value = IgnoringCase.class, elements = true) @Nullable Set<String> hosts,
			@SemanticallyEqual(value = IgnoringCase.class, elements = true) @Nullable List<String> aliases,
			@SemanticallyEqual(value = IgnoringCase.class, elements = true) @Nullable Map<String, String> tags,
			@Nullable Duration since, @Nullable Rule main, @Nullable List<Rule> rules, @Nullable Set<Rule> bag,
			@Nullable Map<String, Rule> named, @Block List<Rule> rule, @Block Set<Rule> heap) {

	}

	record Rule(@ElementKey @SemanticallyEqual(IgnoringCase.class) String key,
			@RequiresReplace @SemanticallyEqual(IgnoringCase.class) @Nullable String note,
			@Computed @UseStateForUnknown String code) {

	}

}
