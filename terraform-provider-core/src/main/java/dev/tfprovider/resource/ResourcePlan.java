/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.value.ObjectView;
import org.jspecify.annotations.Nullable;

/**
 * Gives {@link PlanModifyingResource} access to a planned change, to read and to modify
 * it. Paths are written as in Terraform, such as {@code "collar.color"} or
 * {@code "photos[0].url"}; every method that takes one throws an
 * {@link IllegalArgumentException} if objects of this kind have no such path.
 *
 * @param <M> the model, a record
 */
public interface ResourcePlan<M> {

	/**
	 * Return whether the object is to be created.
	 * @return {@code true} if there is no prior state; also for the new object of a
	 * replacement
	 */
	boolean isCreate();

	/**
	 * Return whether an existing object is kept, updated or replaced.
	 * @return {@code true} even if nothing changes
	 */
	boolean isUpdate();

	/**
	 * Return whether the object is to be destroyed. Only diagnostics make a difference
	 * then.
	 * @return {@code true} if nothing is planned
	 */
	boolean isDestroy();

	/**
	 * Return a view of the configuration.
	 * @return the configuration, null on a destroy
	 */
	ObjectView config();

	/**
	 * Return a view of the planned state.
	 * @return the plan with what has been set until now, null on a destroy
	 */
	ObjectView plan();

	/**
	 * Return a view of the prior state.
	 * @return the prior state, null on a create
	 */
	ObjectView state();

	/**
	 * Return the prior state.
	 * @return the prior state as for {@link ResourceData#state()}, empty on a create
	 */
	Optional<M> priorState();

	/**
	 * Return whether a value differs between state and plan.
	 * @param path the place
	 * @return {@code true} if the values differ, or the planned one is not known yet
	 */
	boolean changed(String path);

	/**
	 * Set a planned value. Only for computed components that the configuration does not
	 * set: everything else is refused after this method, naming the attribute. A known
	 * value is a promise that the apply must keep.
	 * @param path the place, not inside a set
	 * @param value the value as a record holds it, a
	 * {@link dev.tfprovider.value.TerraformValue}, or {@code null} for no value
	 * @throws IllegalArgumentException if the value is not one of the component's, or
	 * nothing is planned around the place
	 * @throws IllegalStateException on a destroy
	 */
	void set(String path, @Nullable Object value);

	/**
	 * Set a planned value to unknown, to be known after apply.
	 * @param path the place of a computed component that the configuration does not set,
	 * not inside a set
	 * @throws IllegalArgumentException if nothing is planned around the place
	 * @throws IllegalStateException on a destroy
	 */
	void setUnknown(String path);

	/**
	 * Require a replacement because of a value that changes: Terraform ignores it where
	 * the planned value is the prior one. Without effect on a create and a destroy.
	 * @param path the place of the value
	 */
	void requireReplace(String path);

	/**
	 * Return the private state, which is stored beside the state and not shown to
	 * practitioners.
	 * @param type a record as for {@link ResourceData#privateState}
	 * @param <P> the record
	 * @return what was set last, in this method or before; empty if nothing was, as for
	 * the object of a create, or if it cannot be read any more, which is logged
	 */
	<P> Optional<P> privateState(Class<P> type);

	/**
	 * Set the private state that the method which carries out the change is given, as
	 * {@link ResourceData#privateState}. It is stored with the change: where nothing is
	 * to be changed, Terraform keeps what it has. Terraform stores it as it is, so it is
	 * no place for secrets.
	 * @param state a record, {@code null} to keep nothing
	 * @throws IllegalArgumentException if it cannot be stored, such as a value that is
	 * not known yet
	 */
	void setPrivateState(@Nullable Object state);

	/**
	 * Return the {@code provider_meta} block of the module that contains the object.
	 * @param type the record of the block
	 * @param <T> the record
	 * @return the block, empty if the module has none
	 * @throws IllegalArgumentException if the provider's record is another
	 * @throws dev.tfprovider.diagnostic.DiagnosticException if a value in the block is
	 * not valid
	 */
	<T> Optional<T> providerMeta(Class<T> type);

	/**
	 * Return the diagnostics of the plan. An error keeps the change from being planned.
	 * @return the diagnostics, mutable
	 */
	Diagnostics diagnostics();

}
