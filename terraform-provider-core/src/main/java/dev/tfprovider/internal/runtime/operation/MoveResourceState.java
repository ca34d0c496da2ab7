/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.PreparedMover;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.StoredState;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * Moves an object of another type to a type of this provider.
 */
public record MoveResourceState(Map<String, ResourceType<?>> resources, UpgradeResourceState upgradeResourceState,
		FailureDiagnostics failures) {

	/**
	 * Take over an object.
	 * @param scope the request
	 * @param target the type it is to have
	 * @param source the object
	 * @param <M> the model of the target
	 * @return the object as one of the target's
	 */
	public <M> Response move(CallScope scope, ResourceType<M> target, Source source) {
		Diagnostics diagnostics = scope.diagnostics();
		Optional<PreparedMover<M>> mover = target.movers()
			.stream()
			.filter((candidate) -> candidate.mover().fits(source.provider(), source.type(), source.version()))
			.findFirst();
		if (mover.isEmpty()) {
			diagnostics.add(unsupported(target, source));
			return new Response(Optional.empty(), null, diagnostics.asList());
		}
		Optional<ObjectValue> state = move(scope, target, mover.get(), source);
		if (diagnostics.hasErrors()) {
			state = Optional.empty();
		}
		return new Response(state, state.map(target::identityOf).orElse(null), diagnostics.asList());
	}

	private <M> Optional<ObjectValue> move(CallScope scope, ResourceType<M> target, PreparedMover<M> mover,
			Source source) {
		Diagnostics diagnostics = scope.diagnostics();
		Object before = before(scope, mover, source);
		if (before == null) {
			return Optional.empty();
		}
		try {
			M after = mover.mover().code().upgrade(before);
			if (after != null) {
				return this.upgradeResourceState.write(target, after, diagnostics);
			}
			diagnostics.error(AuthorMistake.NOTHING_RETURNED, "The mover from " + source.type() + " to " + target.name()
					+ " returned null instead of the object. " + AuthorMistake.NOTE);
		}
		catch (Throwable ex) {
			this.failures.report(scope, ex, "move " + source.type() + " to", target);
		}
		return Optional.empty();
	}

	/**
	 * Reads the source: a type of this provider by way of its own upgrade.
	 */
	private @Nullable Object before(CallScope scope, PreparedMover<?> mover, Source source) {
		if (mover.source() == null) {
			return source.state();
		}
		ResourceType<?> own = this.resources.get(source.type());
		if (own != null && own.mapping() == mover.source()) {
			return this.upgradeResourceState.upgradeTo(scope, own, source.version(), source.state())
				.map(own.mapping()::readPartial)
				.orElse(null);
		}
		return mover.source().readPartial(source.state().read(mover.source().block()));
	}

	private static Diagnostic unsupported(ResourceType<?> target, Source source) {
		String possible = target.movers()
			.stream()
			.map((mover) -> mover.mover().toString())
			.collect(Collectors.joining(", "));
		return Diagnostic.error("Move not supported",
				target.name() + " cannot take over an object of " + source.type() + " (provider " + source.provider()
						+ ", schema version " + source.version() + "). "
						+ (possible.isEmpty() ? "It does not take over objects of any other type."
								: "It takes over: " + possible + "."));
	}

	/**
	 * An object to take over.
	 *
	 * @param provider source address of its provider
	 * @param type full name of its type
	 * @param version version of the schema it was stored with
	 * @param state the object
	 */
	public record Source(String provider, String type, long version, StoredState state) {

	}

	/**
	 * An object that was taken over.
	 *
	 * @param state the object, empty beside an error
	 * @param identity its identity, {@code null} if it has none yet
	 * @param diagnostics errors and warnings
	 */
	public record Response(Optional<ObjectValue> state, @Nullable ObjectValue identity, List<Diagnostic> diagnostics) {

	}

}
