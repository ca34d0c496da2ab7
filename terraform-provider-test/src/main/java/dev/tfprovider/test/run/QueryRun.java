/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.engine.QueryResult;
import dev.tfprovider.test.internal.engine.client.ListCalls;
import dev.tfprovider.test.internal.engine.value.ValueJson;
import dev.tfprovider.test.internal.engine.walk.QueryWalk;
import org.assertj.core.api.AbstractAssert;
import org.assertj.core.api.AssertProvider;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;

/**
 * A finished {@code query} of Terraform, in memory or on the real CLI: its diagnostics
 * and the objects it has found.
 */
public final class QueryRun implements AssertProvider<QueryRun.QueryAssert> {

	private final TerraformRun run;

	private final List<ListedResource> results;

	private QueryRun(TerraformRun run, List<ListedResource> results) {
		this.run = run;
		this.results = List.copyOf(results);
	}

	/**
	 * Read the events of the CLI.
	 * @param run the command
	 * @return the query
	 */
	public static QueryRun of(Run run) {
		return new QueryRun(run,
				EventStream.parse(run.standardOutput())
					.events()
					.stream()
					.filter((event) -> event.path("type").asText().equals("list_resource_found"))
					.map((event) -> ListedResource.ofJson(event.path("list_resource_found")))
					.toList());
	}

	/**
	 * Read what was found in memory.
	 * @param result the query
	 * @param configuration describes the configuration
	 * @return the query
	 */
	public static QueryRun of(QueryResult result, Supplier<String> configuration) {
		return new QueryRun(new EngineRun("query", result.command(), configuration),
				result.found().stream().map(QueryRun::listed).toList());
	}

	private static ListedResource listed(QueryWalk.Found found) {
		ListCalls.Listed object = found.object();
		return new ListedResource(found.address(), object.displayName(),
				JsonValues.members(ValueJson.of(object.identity())),
				(object.object() != null && !object.object().isNull())
						? JsonValues.members(ValueJson.of(object.object())) : null,
				"");
	}

	/**
	 * Return the command, to look at its diagnostics and calls.
	 * @return the command, which has neither plan nor state
	 */
	public TerraformRun run() {
		return this.run;
	}

	/**
	 * Return whether there was no error.
	 * @return whether the query succeeded
	 */
	public boolean succeeded() {
		return this.run.succeeded();
	}

	/**
	 * Return what was found, in the order of the provider.
	 * @return the objects of all blocks
	 */
	public List<ListedResource> results() {
		return this.results;
	}

	/**
	 * Return the names of what was found.
	 * @return display names, in order
	 */
	public List<String> names() {
		return this.results.stream().map(ListedResource::displayName).toList();
	}

	/**
	 * Return the first object of a name.
	 * @param displayName its name for people
	 * @return the object
	 * @throws AssertionError if none has the name
	 */
	public ListedResource result(String displayName) {
		return this.results.stream()
			.filter((result) -> result.displayName().equals(displayName))
			.findFirst()
			.orElseThrow(() -> this.run.failure("Nothing found has the name '" + displayName + "' but " + names()));
	}

	/**
	 * Assert on this query, for AssertJ's {@code assertThat}.
	 * @return the assertion
	 * @deprecated to be called by AssertJ only
	 */
	@Deprecated(since = "0.1.0")
	@Override
	public QueryAssert assertThat() {
		return new QueryAssert(this);
	}

	@Override
	public String toString() {
		return this.run + "\n--- found\n" + this.results;
	}

	/**
	 * An object that a query has found. Values are those of
	 * {@link TerraformRun#attribute(String, String)}.
	 *
	 * @param address address of the {@code list} block, such as
	 * {@code list.petstore_pet.all}
	 * @param displayName its name for people
	 * @param identity attributes of its identity
	 * @param object its attributes, {@code null} if they were not asked for
	 * @param generatedConfig the {@code resource} and {@code import} blocks that
	 * Terraform has generated for it, empty if it was not told to
	 */
	public record ListedResource(String address, String displayName, Map<String, @Nullable Object> identity,
			@Nullable Map<String, @Nullable Object> object, String generatedConfig) {

		static ListedResource ofJson(JsonNode found) {
			JsonNode object = found.path("resource_object");
			String generated = found.path("config").asText() + "\n\n" + found.path("import_config").asText() + "\n";
			return new ListedResource(found.path("address").asText(), found.path("display_name").asText(),
					JsonValues.members(found.path("identity")), object.isObject() ? JsonValues.members(object) : null,
					generated.isBlank() ? "" : generated);
		}

	}

	/**
	 * Assertions on a {@link QueryRun}.
	 */
	public static final class QueryAssert extends AbstractAssert<QueryAssert, QueryRun> {

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
					.failure(
							"Expected the query to find " + List.of(displayNames) + " but it found " + query().names());
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
					.failure(
							"Expected " + displayName + " to have the attribute " + attribute + " but it is " + object);
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

}
