/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.list;

import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * Implements a list resource: finds the objects of a managed resource type that exist
 * upstream, for {@code terraform query}. Implement it in a bean; the record {@code M} is
 * the model of the managed resource with the same type name, the record {@code Q} holds
 * the arguments of the query.
 * <p>
 * The class may also be a {@link dev.tfprovider.operation.ConfigValidator} of {@code Q}.
 * A class that is the managed resource, too, leaves that to its objects.
 *
 * @param <M> the model of the managed resource, a record
 * @param <Q> the query, a record; {@link NoArguments} if there is nothing to ask for
 */
@FunctionalInterface
public interface ListResource<M, Q> {

	/**
	 * List objects.
	 * <p>
	 * The stream is consumed lazily, one object at a time and no faster than Terraform
	 * reads, on one thread. It is closed when Terraform has what it wants or does not
	 * wait any more, after an error, and at its end. The time limit is that of all calls
	 * together, including the time that Terraform takes to read.
	 * @param query what is asked for
	 * @return the objects; of each the {@code @Id} components must be set, and all others
	 * only if the query includes objects
	 * @throws Exception if nothing could be listed. What the stream throws ends the list
	 * as well; objects before it have been told
	 */
	Stream<M> list(ListQuery<Q> query) throws Exception;

	/**
	 * Return the name that practitioners see for an object in the result.
	 * @param object an object of the stream
	 * @return the name; {@code null} for the values of its {@code @Id} components,
	 * separated by slashes
	 */
	default @Nullable String displayName(M object) {
		return null;
	}

}
