/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;
import java.util.function.Supplier;

import dev.tfprovider.test.internal.engine.QueryResult;
import dev.tfprovider.test.internal.engine.client.ListCalls;
import dev.tfprovider.test.internal.engine.value.ValueJson;
import dev.tfprovider.test.internal.engine.walk.QueryWalk;
import org.assertj.core.api.AssertProvider;

/**
 * A finished {@code query} of Terraform, in memory or on the real CLI: its diagnostics
 * and the objects it has found.
 */
public final class QueryRun implements AssertProvider<QueryAssert> {

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
				ListedResource.members(ValueJson.of(object.identity())),
				(object.object() != null && !object.object().isNull())
						? ListedResource.members(ValueJson.of(object.object())) : null,
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

}
