/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.Optional;

import dev.tfprovider.internal.runtime.call.SensitiveAttributes;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Guesses the mistake of an author who broke a rule, from the expected and the actual
 * value.
 *
 * @param schema the shape of the object
 * @param config the configuration
 * @param expected the object by the rules
 * @param actual the object there was
 */
record LikelyMistake(ObjectSchema schema, TerraformValue config, TerraformValue expected, TerraformValue actual) {

	private static final Logger logger = LoggerFactory.getLogger(LikelyMistake.class);

	/**
	 * Return a guess as a sentence, which repeats no value.
	 */
	Optional<String> behind(Violation violation) {
		Optional<TerraformValue> should = at(this.expected, violation.path());
		Optional<TerraformValue> was = at(this.actual, violation.path());
		if (violation.rule() == Rule.RESULT_KEEPS_ORDER || should.isEmpty() || was.isEmpty()
				|| should.get().equals(was.get())) {
			return Optional.empty();
		}
		return Difference.between(should.get(), was.get())
			.or(() -> forgotten(violation.path(), should.get(), was.get()))
			.or(() -> configured(violation.path(), was.get()))
			.or(() -> elsewhere(violation.path(), was.get()))
			.map((guess) -> "Most likely " + guess);
	}

	/**
	 * Log the values, unless they are sensitive. Messages do not show them.
	 */
	void log(Violation violation, String typeName) {
		if (logger.isDebugEnabled() && !SensitiveAttributes.cover(this.schema, violation.path())) {
			logger.atDebug()
				.addKeyValue("expected", at(this.expected, violation.path()).orElse(null))
				.addKeyValue("actual", at(this.actual, violation.path()).orElse(null))
				.log("{}.{} breaks the rule {}", typeName, violation.path(), violation.rule());
		}
	}

	/**
	 * Find the value of a place: the set itself where the path leads into one.
	 */
	private static Optional<TerraformValue> at(TerraformValue root, AttributePath path) {
		return root.at(path.addressable());
	}

	private Optional<String> forgotten(AttributePath path, TerraformValue should, TerraformValue was) {
		if (!was.isNull() || should.isNull()) {
			return Optional.empty();
		}
		boolean decided = at(this.config, path).map(TerraformValue::isNull).orElse(false);
		return Optional
			.of(decided ? "a computed value that was known already is missing from the returned object: carry it "
					+ "over from data.plan()." : "the upstream's answer does not hold it.");
	}

	private Optional<String> configured(AttributePath path, TerraformValue was) {
		return at(this.config, path)
			.filter((value) -> value.equals(was) && !value.isNull() && !this.config.equals(this.expected))
			.map((value) -> "data.config() was returned where data.plan() should have been.");
	}

	/**
	 * Looks for the value at another attribute of the same object.
	 */
	private Optional<String> elsewhere(AttributePath path, TerraformValue was) {
		if (path.steps().size() != 1 || was.isNull() || !was.isWhollyKnown()
				|| !(this.expected instanceof ObjectValue object)) {
			return Optional.empty();
		}
		return this.schema.attributes()
			.stream()
			.map(Attribute::name)
			.filter((name) -> !path.equals(AttributePath.root(name)) && object.get(name).equals(was))
			.findFirst()
			.map((name) -> "the value of \"" + name + "\" was returned in its place.");
	}

}
