/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

/**
 * A rule of Terraform for plans and results, in one sentence, and the likely mistake of
 * an author who broke it.
 */
enum Rule {

	PLAN_MATCHES_CONFIG("A configured value must be planned as it is, or as the prior value.",
			"Do not change configured values while planning; only computed attributes are the provider's to decide."),

	PLAN_KEEPS_UNCONFIGURED_NULL("An attribute that is not computed and not configured must be planned as null.",
			"Annotate the component with @Computed @Nullable or @Default if the provider is to give it a value."),

	PLAN_KEEPS_ELEMENTS("A plan must have exactly the elements of the configuration.",
			"Do not add, remove or rename elements while planning."),

	PLAN_KEEPS_EXISTENCE("A plan must exist exactly where the configuration does.",
			"Do not plan null for a configured object, nor an object for null."),

	WRITE_ONLY_IS_NULL("A write-only value must be null in every plan and state.",
			"Read write-only values from data.config() and return null for them."),

	RESULT_MATCHES_PLAN("A value that was known in the plan must come back unchanged.",
			"Return the planned value for what was configured, not the upstream's rendering of it, or annotate the "
					+ "component with @Computed @Nullable if the upstream may decide otherwise."),

	RESULT_KEEPS_TYPE("A value must come back with the type it was planned with.",
			"Return the planned value for what was configured. Java's lists, sets, maps and null take the planned type; "
					+ "a TerraformValue has the type it was made with."),

	RESULT_KEEPS_NULL("A value that was planned as null must come back as null.",
			"Return null for what was not configured, not an empty text or collection; a value that the upstream "
					+ "decides needs @Computed."),

	RESULT_KEEPS_VALUE("A value that was planned must not come back as null.",
			"Return everything that was configured; carry over from data.plan() what the upstream does not answer."),

	RESULT_KEEPS_ELEMENTS("A collection that was known in the plan must come back with the same elements.",
			"Return the planned elements, in the planned order where the collection is a list."),

	RESULT_KEEPS_ORDER("A list that was known in the plan must come back in the same order.",
			"Bring the returned elements into the order of data.plan() with ElementOrder, or declare the component as a "
					+ "Set if the order has no meaning."),

	RESULT_MATCHES_CONFIG("What is configured must come back as it is configured.",
			"Return what data.config() holds for it, and null for what was not configured; what the provider decides "
					+ "needs @Computed."),

	RESULT_IS_KNOWN_AT_ONCE("What is opened must be wholly known.",
			"Return a known value or null for every component."),

	RESULT_IS_KNOWN("After apply every value must be known.",
			"Return a known value or null for every computed component."),

	REFINEMENT_HONOURED("A value must be what was promised of it while it was unknown.",
			"Return a value within the promised bounds.");

	private final String sentence;

	private final String remedy;

	Rule(String sentence, String remedy) {
		this.sentence = sentence;
		this.remedy = remedy;
	}

	/**
	 * Return the rule for what is opened that is in place of this one for what is
	 * applied.
	 */
	Rule ofOpen() {
		return (this == RESULT_IS_KNOWN) ? RESULT_IS_KNOWN_AT_ONCE : RESULT_MATCHES_CONFIG;
	}

	String sentence() {
		return this.sentence;
	}

	String remedy() {
		return this.remedy;
	}

}
