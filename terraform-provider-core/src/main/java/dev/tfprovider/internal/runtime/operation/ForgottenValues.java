/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds attributes that a method of the author has left null although its model promises
 * a value: a state takes null there, and nobody else would notice. An error where the
 * author looks; a practitioner can do nothing about it, so elsewhere it is only logged.
 */
public final class ForgottenValues {

	private static final Logger logger = LoggerFactory.getLogger(ForgottenValues.class);

	private final boolean errors;

	private final Set<String> logged = ConcurrentHashMap.newKeySet();

	/**
	 * Create the check.
	 * @param errors whether they are errors
	 */
	public ForgottenValues(boolean errors) {
		this.errors = errors;
	}

	/**
	 * Check an object that has nothing else wrong with it.
	 * @param mapping its model
	 * @param method name of the author's method
	 * @param typeName full name of the type
	 * @param planned what was planned; what is planned as null may remain so
	 * @param object the object
	 * @param diagnostics takes the errors
	 */
	public void check(ModelMapping<?> mapping, String method, String typeName, TerraformValue planned,
			ObjectValue object, Diagnostics diagnostics) {
		List<Diagnostic> found = new ArrayList<>();
		mapping.findForgotten(object, (path, owner) -> {
			if (planned.at(path).filter(TerraformValue::isNull).isEmpty()) {
				found.add(Diagnostic.error(path, "Provider left out a value", detail(path, owner, method, typeName)));
			}
		});
		if (this.errors) {
			diagnostics.addAll(found);
		}
		else {
			found.stream().map(Diagnostic::detail).filter((detail) -> this.logged.add(detail)).forEach(logger::warn);
		}
	}

	private static String detail(AttributePath path, String owner, String method, String typeName) {
		return ("The %s method of %s returned null for \"%s\", but %s is computed and not @Nullable. Return its value, "
				+ "or make it @Nullable if there may be none, and its @Computed, if it has one, "
				+ "@Computed(readOnly = true). %s")
			.formatted(method, typeName, path, owner, AuthorMistake.NOTE);
	}

}
