/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.io.Closeable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.ListResourceType;
import dev.tfprovider.internal.runtime.call.NothingReturnedException;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.NullUnknown;
import dev.tfprovider.internal.runtime.operation.NullWriteOnly;
import dev.tfprovider.internal.runtime.operation.ReadResource;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Takes objects from the stream of an author, one at a time.
 *
 * @param <M> the model of the managed resource
 * @param <Q> the query
 */
final class ListRun<M, Q> {

	private final ListResourceType<M, Q> type;

	private final ListCall<Q> call;

	private final ListResource<M, Q> code;

	private final ListOutput output;

	private final ReadResource readResource;

	private long taken;

	private boolean interrupted;

	ListRun(ListResourceType<M, Q> type, ListCall<Q> call, ListOutput output, ReadResource readResource) {
		this.type = type;
		this.call = call;
		this.code = type.declaration().code();
		this.output = output;
		this.readResource = readResource;
	}

	/**
	 * List the objects on this thread, and close the stream.
	 * @throws InterruptedException if it was interrupted between two objects
	 * @throws Exception what the author's code throws
	 */
	void run() throws Exception {
		Stream<M> objects = NothingReturnedException.check(this.code.list(this.call), "list", this.type.name(),
				"a stream.");
		try (Closeable stream = () -> this.output.close(objects)) {
			// not an iterator, which takes all elements of a nested stream at once
			objects.sequential().allMatch(this::goOn);
		}
		if (this.interrupted) {
			throw new InterruptedException("cancelled between two objects, or while the host was behind");
		}
	}

	/**
	 * Passes an object on and returns whether another is wanted.
	 */
	private boolean goOn(@Nullable M object) {
		this.interrupted = this.output.isInterrupted();
		if (this.interrupted || this.output.hasFailed()) {
			return false;
		}
		if (object == null) {
			throw mistake("returned a stream with null in it.");
		}
		try {
			return pass(object) && this.taken < this.call.limit();
		}
		catch (ValueMappingException ex) {
			throw refusal("returned an object that is not valid at " + ex.path() + ": " + ex.detail());
		}
	}

	private boolean pass(M object) {
		ResourceType<M> resource = this.type.resource();
		ObjectValue identifiers = resource.mapping().writeIdentifiers(object);
		ObjectValue identity = resource.identityOf(identifiers);
		if (identity == null || !identity.isWhollyKnown()) {
			throw mistake("returned an object without its identity: "
					+ AuthorMistake.unset(resource.mapping().missingIdentifiers(identifiers))
					+ " Every @Id component must be set.");
		}
		TerraformValue included = this.call.includesObjects() ? include(object, identifiers) : null;
		if (this.output.hasFailed()) {
			return false;
		}
		if (included != null && included.isNull()) {
			// gone since it was listed
			return true;
		}
		ObjectValue found = (included != null) ? resource.identityOf(included) : identity;
		this.taken++;
		boolean accepted = this.output.take((found != null) ? found : identity, displayName(object, identity),
				included);
		this.interrupted = !accepted && !this.output.isCancelled();
		return accepted;
	}

	private TerraformValue include(M object, ObjectValue identifiers) {
		ResourceType<M> resource = this.type.resource();
		if (this.type.declaration().isReadingObjects()) {
			return this.readResource
				.read(resource, new ReadResource.Request(identifiers, new byte[0], null, this.output.scope()))
				.state();
		}
		ObjectValue written = resource.mapping().writeFound(object);
		return NullUnknown.of(NullWriteOnly.in(resource.schema().block(), written));
	}

	private String displayName(M object, ObjectValue identity) {
		String name = this.code.displayName(object);
		return (name != null && !name.isBlank()) ? name
				: this.type.resource()
					.mapping()
					.identifiers()
					.stream()
					.map((part) -> identity.get(part.name()))
					.filter((value) -> !value.isNull())
					.map((value) -> (value instanceof StringValue string) ? string.text() : value.toString())
					.collect(Collectors.joining("/"));
	}

	private DiagnosticException mistake(String problem) {
		return refusal(problem + " " + AuthorMistake.NOTE);
	}

	private DiagnosticException refusal(String problem) {
		return new DiagnosticException("Provider listed an invalid object",
				"The list method of " + this.type.name() + " " + problem);
	}

}
