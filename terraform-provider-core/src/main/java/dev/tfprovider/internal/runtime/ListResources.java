/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.ListResourceType;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TimeLimit;
import dev.tfprovider.internal.runtime.operation.ReadResource;
import dev.tfprovider.value.ObjectValue;

/**
 * The list resources of a provider that has any: how they list objects.
 *
 * @param failures converts exceptions
 * @param runningCalls runs author code
 * @param readResource reads objects of which no more than the identifiers are known
 */
public record ListResources(FailureDiagnostics failures, RunningCalls runningCalls, ReadResource readResource) {

	/**
	 * List objects. Returns when nobody takes them any more, or there are no others.
	 * @param scope the request
	 * @param type the list resource type
	 * @param request what to list
	 * @param objects takes the objects
	 */
	public void list(CallScope scope, ListResourceType<?, ?> type, Request request,
			ResponseStream<ListedObject> objects) {
		Optional<Diagnostic> mistake = mistake(request.limit());
		if (mistake.isPresent()) {
			objects.send(ListedObject.none(List.of(mistake.get())));
		}
		else if (request.limit() > 0) {
			scope.workFor(type.mapping(), request.config());
			TimeLimit limit = type.limits().remembered("list", request.config());
			this.runningCalls
				.run(scope, limit, (running) -> list(type, request, new ListOutput(running, type, objects)))
				.end();
		}
	}

	/**
	 * Find out what is wrong with a number of objects to take.
	 */
	public static Optional<Diagnostic> mistake(long limit) {
		return (limit >= 0) ? Optional.empty()
				: Optional.of(Diagnostic.error("Invalid limit", "The number of objects to list must not be negative."));
	}

	private <M, Q> ListOutput list(ListResourceType<M, Q> type, Request request, ListOutput output) {
		RunningCall running = output.running();
		output.begin();
		try {
			running.perform("list", () -> {
				ListCall<Q> call = new ListCall<>(type.mapping().read(request.config()), request, running);
				new ListRun<>(type, call, output, this.readResource).run();
			});
		}
		catch (Throwable ex) {
			if (!output.isCancelled()) {
				this.failures.report(output.scope(), ex, "list", type);
			}
		}
		return output;
	}

	/**
	 * What to list.
	 *
	 * @param config the query, wholly known
	 * @param limit how many objects are taken at most
	 * @param includeObjects whether the objects are wanted besides their identities
	 */
	public record Request(ObjectValue config, long limit, boolean includeObjects) {

	}

}
