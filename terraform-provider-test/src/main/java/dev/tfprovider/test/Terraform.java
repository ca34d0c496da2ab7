/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.Map;

import dev.tfprovider.test.run.TerraformRun;

/**
 * Terraform with a provider under test, in memory or as the real CLI: a test that takes
 * it runs on either. It has a state of its own and remembers the configuration given
 * last.
 * <p>
 * Commands return a {@link TerraformRun} whether they succeed or fail. What fails a test
 * by itself is an apply after which something would still change. Not safe for use by
 * several threads.
 */
public abstract sealed class Terraform implements AutoCloseable permits InMemoryTerraform, CliTerraform {

	Terraform() {
	}

	/**
	 * Accept an apply after which something would still change.
	 * @return a handle on the same state
	 */
	public abstract Terraform allowNonEmptyPlan();

	/**
	 * Set the provider block for configurations that have none.
	 * @param body its arguments and blocks
	 * @return a handle on the same state
	 */
	public abstract Terraform withProvider(Map<String, ?> body);

	/**
	 * Set the configuration for commands.
	 * @param configuration the configuration
	 * @return this handle
	 */
	public abstract Terraform write(Configuration configuration);

	/**
	 * Restrict commands as {@code -target} does, to what is named and what that needs.
	 * @param addresses addresses of resources or instances; none for no restriction
	 * @return a handle on the same state
	 */
	public abstract Terraform target(String... addresses);

	/**
	 * Replace instances as {@code -replace} does, whatever their configuration says. The
	 * plan after an apply does not ask for it again.
	 * @param addresses addresses of instances
	 * @return a handle on the same state
	 */
	public abstract Terraform replace(String... addresses);

	/**
	 * Validate a configuration.
	 * @param configuration the configuration
	 * @return the run
	 */
	public abstract TerraformRun validate(Configuration configuration);

	/**
	 * Plan a configuration.
	 * @param configuration the configuration
	 * @return the run with plan and refreshed state
	 */
	public TerraformRun plan(Configuration configuration) {
		return write(configuration).plan();
	}

	/**
	 * Plan the configuration given last.
	 * @return the run with plan and refreshed state
	 */
	public abstract TerraformRun plan();

	/**
	 * Plan and apply a configuration, then check that nothing is left to do.
	 * @param configuration the configuration
	 * @return the run with plan and new state; it may have failed
	 * @throws AssertionError if the next plan is not empty
	 */
	public TerraformRun apply(Configuration configuration) {
		return write(configuration).apply();
	}

	/**
	 * Plan and apply the configuration given last, then check that nothing is left to do.
	 * @return the run with plan and new state; it may have failed
	 * @throws AssertionError if the next plan is not empty
	 */
	public abstract TerraformRun apply();

	/**
	 * Invoke an action of the configuration given last, as {@code apply -invoke} does.
	 * Nothing else is changed.
	 * @param action its address, such as {@code action.petstore_feed.rex}
	 * @return the run with the invocation
	 */
	public abstract TerraformRun invoke(String action);

	/**
	 * Destroy everything in the state.
	 * @return the run with plan and remaining state
	 */
	public abstract TerraformRun destroy();

	/**
	 * Refresh the state without changing anything else.
	 * @return the run with the new state
	 */
	public abstract TerraformRun refresh();

	/**
	 * Import an object into the state. The configuration given last must have its
	 * resource block.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @param id import id
	 * @return the run with the new state
	 */
	public abstract TerraformRun importResource(String address, String id);

	/**
	 * Taint an instance, so that it is replaced.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the run with the new state; it fails if there is no such instance
	 */
	public abstract TerraformRun taint(String address);

	/**
	 * Untaint an instance.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the run with the new state; it fails if there is no such instance
	 */
	public abstract TerraformRun untaint(String address);

	/**
	 * Remove an instance from the state.
	 * @param address address, such as {@code petstore_pet.rex}
	 * @return the run with the new state; it fails if there is no such instance
	 */
	public abstract TerraformRun stateRemove(String address);

	/**
	 * Let the provider delete an object behind Terraform's back: as destroying it would,
	 * but it stays in the state.
	 * @param address address of an instance, such as {@code petstore_pet.rex[0]}, or of
	 * all instances of a resource
	 * @return the run of the deletion
	 * @throws IllegalArgumentException if there is no such instance
	 */
	public abstract TerraformRun vanish(String address);

	/**
	 * Read the state.
	 * @return the run with the state
	 */
	public abstract TerraformRun show();

	/**
	 * Discard state and configuration, and stop the provider.
	 */
	@Override
	public abstract void close();

	/**
	 * Put an object into the state as another version of the provider may have left it.
	 */
	abstract TerraformRun stateWrite(String address, long schemaVersion, String json, byte[] privateData);

}
