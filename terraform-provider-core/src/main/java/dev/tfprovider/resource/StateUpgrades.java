/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * Lists the upgrades from each version of a schema to the next. Immutable.
 *
 * @param <M> what the last step gives
 */
public final class StateUpgrades<M> {

	private final List<Step> steps;

	private StateUpgrades(List<Step> steps) {
		this.steps = List.copyOf(steps);
	}

	/**
	 * Start with version zero of the schema.
	 * @param model a record of the shape that the state had; what is missing is
	 * {@code null}, what it does not have is ignored
	 * @param step gives the object in the shape of version one
	 * @param <A> the shape of version zero
	 * @param <B> the shape of version one
	 * @return the first step
	 */
	public static <A, B> StateUpgrades<B> from(Class<A> model, Upgrader<? super A, ? extends B> step) {
		return from(0, model, step);
	}

	/**
	 * Start with the first version that can be upgraded; states of earlier ones are
	 * refused.
	 * @param version the version, zero or more
	 * @param model a record of the shape that the state had; what is missing is
	 * {@code null}, what it does not have is ignored
	 * @param step gives the object in the shape of the next version
	 * @param <A> the shape of the version
	 * @param <B> the shape of the next version
	 * @return the first step
	 */
	public static <A, B> StateUpgrades<B> from(long version, Class<A> model, Upgrader<? super A, ? extends B> step) {
		Objects.requireNonNull(model, "'model' must not be null");
		return new StateUpgrades<>(List.of(new Step(version, model, (state) -> step.upgrade(model.cast(state)))));
	}

	/**
	 * Start with version zero, whose state is read untyped.
	 * @param step gives the object in the shape of version one
	 * @param <B> the shape of version one
	 * @return the first step
	 */
	public static <B> StateUpgrades<B> fromRaw(Upgrader<RawState, ? extends B> step) {
		return fromRaw(0, step);
	}

	/**
	 * Start with the first version that can be upgraded, whose state is read untyped.
	 * @param version the version, zero or more
	 * @param step gives the object in the shape of the next version
	 * @param <B> the shape of the next version
	 * @return the first step
	 */
	public static <B> StateUpgrades<B> fromRaw(long version, Upgrader<RawState, ? extends B> step) {
		return new StateUpgrades<>(List.of(new Step(version, null, (state) -> step.upgrade((RawState) state))));
	}

	/**
	 * Add the upgrade to the next version.
	 * @param model the record that the step before gives, also the shape of states stored
	 * with that version
	 * @param step gives the object in the shape of the next version
	 * @param <B> the shape of the next version
	 * @return this and the step
	 */
	public <B> StateUpgrades<B> then(Class<M> model, Upgrader<? super M, ? extends B> step) {
		Step next = new Step(version(), model, (state) -> step.upgrade(model.cast(state)));
		return new StateUpgrades<>(Stream.concat(this.steps.stream(), Stream.of(next)).toList());
	}

	/**
	 * Return the version that the steps lead to.
	 * @return the version of the last step and one
	 */
	public long version() {
		return this.steps.get(this.steps.size() - 1).version() + 1;
	}

	/**
	 * Return the steps.
	 * @return the steps in order of version, without a gap; at least one
	 */
	public List<Step> steps() {
		return this.steps;
	}

	/**
	 * Upgrades an object to the next version.
	 *
	 * @param <A> the shape before
	 * @param <B> the shape after
	 */
	@FunctionalInterface
	public interface Upgrader<A, B> {

		/**
		 * Upgrade an object. Must neither need the provider's settings nor change
		 * anything: Terraform may ask again for the same state.
		 * @param before the object
		 * @return the object in the shape of the next version
		 * @throws Exception if it cannot be upgraded; the state stays as it is
		 */
		B upgrade(A before) throws Exception;

	}

	/**
	 * An upgrade from one version to the next.
	 *
	 * @param version the version it starts with
	 * @param model the record of its shape, {@code null} if it takes the state as it is
	 * @param upgrader makes of an instance of the record one of the next step
	 */
	public record Step(long version, @Nullable Class<?> model, Upgrader<Object, Object> upgrader) {

		public Step {
			if (version < 0) {
				throw new IllegalArgumentException("'version' must not be negative");
			}
		}

	}

}
