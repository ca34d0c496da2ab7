/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.resource.ImportableResource;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Starts an import: an object of which only the attributes of the id or identity are set,
 * or what the author's code makes of them, for Terraform to refresh.
 */
public record ImportResourceState(UpgradeResourceState upgradeResourceState, FailureDiagnostics failures,
		RunningCalls runningCalls) {

	/**
	 * Start an import.
	 * @param type the resource type
	 * @param request what the practitioner gave
	 * @param <M> the model
	 * @return the objects to refresh; none beside an error
	 */
	public <M> Response importState(ResourceType<M> type, Request request) {
		CallScope scope = request.scope();
		Diagnostics diagnostics = scope.diagnostics();
		ObjectValue settings = ImportKeys.settings(type, request, diagnostics);
		if (settings == null) {
			return new Response(List.of(), diagnostics.asList(), null);
		}
		scope.workFor(type.mapping(), settings);
		return this.runningCalls.run(scope, (running) -> {
			ImportCall<M> call = new ImportCall<>(type, request, running);
			Optional<Supplier<ImportableResource<M>>> code = code(type);
			try {
				List<Imported> objects = code.isPresent() ? imported(type, call, code.get().get()) : keys(type, call);
				objects = diagnostics.hasErrors() ? List.of() : withIdentity(objects, request);
				return new Response(objects, diagnostics.asList(), null);
			}
			catch (Throwable ex) {
				Optional<DeferredException.Reason> reason = FailureDiagnostics.deferral(ex);
				if (reason.isPresent() && scope.isDeferralAllowed()) {
					return new Response(List.of(), diagnostics.asList(), reason.get());
				}
				this.failures.report(scope, ex, "import", type);
				return new Response(List.of(), diagnostics.asList(), null);
			}
		});
	}

	@SuppressWarnings({ "unchecked", "rawtypes" })
	private static <M> Optional<Supplier<ImportableResource<M>>> code(ResourceType<M> type) {
		return type.declaration().ability((Class<ImportableResource<M>>) (Class<?>) ImportableResource.class);
	}

	private static <M> List<Imported> keys(ResourceType<M> type, ImportCall<M> call) {
		ObjectValue keys = call.object(call.diagnostics());
		return (keys != null) ? List.of(new Imported(type, keys, type.identityOf(keys))) : List.of();
	}

	private <M> List<Imported> imported(ResourceType<M> type, ImportCall<M> call, ImportableResource<M> code)
			throws Exception {
		M model = code.importObject(call);
		if (model == null) {
			call.diagnostics()
				.add(AuthorMistake.returnedNull("importObject", type.name(),
						"the object; if there is none, it should throw."));
			return List.of();
		}
		List<Imported> objects = new ArrayList<>();
		add(type, model, call.diagnostics(), objects);
		for (M further : call.further()) {
			add(type, further, call.diagnostics(), objects);
		}
		return objects;
	}

	private void add(ResourceType<?> type, Object model, Diagnostics diagnostics, List<Imported> objects) {
		this.upgradeResourceState.write(type, model, diagnostics)
			.ifPresent((state) -> objects.add(new Imported(type, state, type.identityOf(state))));
	}

	/**
	 * An import by identity has to answer with one, even if what the author's code gave
	 * lacks a part of it.
	 */
	private static List<Imported> withIdentity(List<Imported> objects, Request request) {
		if (request.identity() == null || objects.isEmpty() || objects.get(0).identity() != null) {
			return objects;
		}
		List<Imported> completed = new ArrayList<>(objects);
		completed.set(0, new Imported(objects.get(0).type(), objects.get(0).state(), request.identity()));
		return completed;
	}

	/**
	 * What to import.
	 *
	 * @param id what the practitioner gave; empty if it was an identity
	 * @param identity the identity, {@code null} unless the practitioner gave one
	 * @param scope the request it is part of
	 */
	public record Request(String id, @Nullable ObjectValue identity, CallScope scope) {

	}

	/**
	 * An object to refresh.
	 *
	 * @param type its type
	 * @param state the object
	 * @param identity its identity, {@code null} if it is not known yet
	 */
	public record Imported(ResourceType<?> type, TerraformValue state, @Nullable ObjectValue identity) {

	}

	/**
	 * Objects to refresh.
	 *
	 * @param objects the objects, the one that was asked for first; none beside an error
	 * @param diagnostics errors and warnings
	 * @param deferred why the import has to wait, {@code null} if it does not
	 */
	public record Response(List<Imported> objects, List<Diagnostic> diagnostics,
			DeferredException.@Nullable Reason deferred) {

	}

}
