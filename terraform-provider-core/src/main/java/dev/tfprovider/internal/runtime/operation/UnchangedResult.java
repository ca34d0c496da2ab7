/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Detects a create that returned the plan or the configuration unchanged, with null where
 * the provider has to set a value.
 *
 * @param source what was returned as it was, empty if something else was
 * @param undecided names of the attributes that should have been decided
 */
record UnchangedResult(String source, List<String> undecided) {

	private static final Logger logger = LoggerFactory.getLogger(UnchangedResult.class);

	private static final UnchangedResult NOT_RECOGNIZED = new UnchangedResult("", List.of());

	/**
	 * Compare what was returned with what was given.
	 */
	public static UnchangedResult of(Request request, ObjectValue returned) {
		if (!request.prior().isNull() || !(request.planned() instanceof ObjectValue planned)) {
			return NOT_RECOGNIZED;
		}
		List<String> undecided = planned.type()
			.names()
			.stream()
			.filter((name) -> planned.get(name).isUnknown())
			.toList();
		if (undecided.isEmpty()) {
			return NOT_RECOGNIZED;
		}
		if (NullUnknown.of(planned).equals(NullUnknown.of(returned))) {
			return new UnchangedResult("data.plan()", undecided);
		}
		TerraformValue config = NullUnknown.of(request.config());
		return config.equals(NullUnknown.of(returned)) ? new UnchangedResult("data.config()", undecided)
				: NOT_RECOGNIZED;
	}

	/**
	 * Return a diagnostic with the likely mistake behind it.
	 */
	public Diagnostic explain(Diagnostic diagnostic) {
		return this.source.isEmpty() ? diagnostic : new Diagnostic(diagnostic.severity(), diagnostic.summary(),
				diagnostic.detail() + " Most likely create " + text(), diagnostic.attribute());
	}

	/**
	 * Tell the author where no rule is broken: null is a value like others, and may have
	 * been decided.
	 */
	public void log(String typeName) {
		if (!this.source.isEmpty()) {
			logger.warn("create of {} {}", typeName, text());
		}
	}

	private String text() {
		String names = this.undecided.stream().map((name) -> '"' + name + '"').collect(Collectors.joining(", "));
		return "returned " + this.source + " as it was, in which " + names
				+ " is null: return a record with the values that the upstream gave.";
	}

}
