/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.Map;

import org.assertj.core.api.AbstractAssert;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;

/**
 * Assertions on a {@link QueryRun}.
 */
public final class QueryAssert extends AbstractAssert<QueryAssert, QueryRun> {

	QueryAssert(@Nullable QueryRun actual) {
		super(actual, QueryAssert.class);
	}

	/**
	 * Verify that there was no error.
	 * @return this assertion
	 */
	public QueryAssert succeeded() {
		new RunAssert(query().run()).succeeded();
		return this;
	}

	/**
	 * Verify that there is an error.
	 * @param summaryPart part of its summary
	 * @return an assertion on the error
	 */
	public DiagnosticAssert hasError(String summaryPart) {
		return new RunAssert(query().run()).hasError(summaryPart);
	}

	/**
	 * Verify that there is a warning.
	 * @param summaryPart part of its summary
	 * @return an assertion on the warning
	 */
	public DiagnosticAssert hasWarning(String summaryPart) {
		return new RunAssert(query().run()).hasWarning(summaryPart);
	}

	/**
	 * Verify what was found.
	 * @param displayNames the names of all objects, in order
	 * @return this assertion
	 */
	public QueryAssert found(String... displayNames) {
		if (!query().names().equals(List.of(displayNames))) {
			throw query().run()
				.failure("Expected the query to find " + List.of(displayNames) + " but it found " + query().names());
		}
		return this;
	}

	/**
	 * Verify the identity of an object.
	 * @param displayName its name for people
	 * @param identity all attributes of its identity
	 * @return this assertion
	 */
	public QueryAssert hasIdentity(String displayName, Map<String, ?> identity) {
		Assertions.assertThat(query().result(displayName).identity())
			.as("the identity of %s", displayName)
			.isEqualTo(identity);
		return this;
	}

	/**
	 * Verify an attribute of an object that was asked for.
	 * @param displayName its name for people
	 * @param attribute name of the attribute
	 * @param expected the value
	 * @return this assertion
	 */
	public QueryAssert hasAttribute(String displayName, String attribute, @Nullable Object expected) {
		Map<String, @Nullable Object> object = query().result(displayName).object();
		if (object == null || !object.containsKey(attribute)) {
			throw query().run()
				.failure("Expected " + displayName + " to have the attribute " + attribute + " but it is " + object);
		}
		Assertions.assertThat(object.get(attribute))
			.as("the attribute %s of %s", attribute, displayName)
			.isEqualTo(expected);
		return this;
	}

	/**
	 * Verify that objects came without their attributes.
	 * @return this assertion
	 */
	public QueryAssert hasOnlyIdentities() {
		Assertions.assertThat(query().results())
			.as("objects with attributes")
			.filteredOn((result) -> result.object() != null)
			.isEmpty();
		return this;
	}

	private QueryRun query() {
		isNotNull();
		return this.actual;
	}

}
