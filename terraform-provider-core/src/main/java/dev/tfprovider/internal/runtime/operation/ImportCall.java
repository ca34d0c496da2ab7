/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.AuthorCall;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.resource.ImportRequest;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * One call of an import method: its input, and its output besides the result.
 *
 * @param <M> the model
 */
final class ImportCall<M> extends AuthorCall implements ImportRequest<M> {

	private final ResourceType<M> type;

	private final ImportResourceState.Request request;

	private final List<M> further = new ArrayList<>();

	ImportCall(ResourceType<M> type, ImportResourceState.Request request, RunningCall running) {
		super(running);
		this.type = type;
		this.request = request;
	}

	@Override
	public Optional<String> id() {
		return (this.request.identity() == null)
				? Optional.of(this.type.importForm().withoutSettings(this.request.id())) : Optional.empty();
	}

	@Override
	public M keys() {
		Diagnostics problems = new Diagnostics();
		ObjectValue keys = object(problems);
		if (keys == null) {
			throw new DiagnosticException(problems.asList());
		}
		return this.type.mapping().readPartial(keys);
	}

	/**
	 * Return the object of the id or the identity, {@code null} beside an error.
	 */
	@Nullable ObjectValue object(Diagnostics problems) {
		ObjectValue identity = this.request.identity();
		return (identity != null) ? ImportKeys.of(this.type, identity, problems)
				: ImportKeys.of(this.type, this.request.id(), problems);
	}

	@Override
	public void also(M model) {
		this.further.add(Objects.requireNonNull(model, "'model' must not be null"));
	}

	List<M> further() {
		return this.further;
	}

}
