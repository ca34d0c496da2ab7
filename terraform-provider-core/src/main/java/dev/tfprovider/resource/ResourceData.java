/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.path.AttributePath;

/**
 * The typed handle a {@link ManagedResource} method is given: one object in
 * configuration, plan and state.
 *
 * @param <M> the model, a record
 */
public interface ResourceData<M> {

	/**
	 * Return what the practitioner wrote.
	 * @return the configuration; computed components are {@code null} unless configured
	 * @throws IllegalStateException in {@code read} and {@code delete}, where Terraform
	 * sends none
	 */
	M config();

	/**
	 * Return what was agreed: configured values, defaults and known computed values.
	 * @return the plan; a component the provider is to decide is {@code null}
	 * @throws IllegalStateException in {@code read} and {@code delete}
	 */
	M plan();

	/**
	 * Return what Terraform remembers.
	 * @return the prior state; after an import only the {@code @Id} components are set
	 * @throws IllegalStateException in {@code create}
	 */
	M state();

	/**
	 * Return whether something differs between state and plan.
	 * @param path the place of an attribute or block as Terraform writes it, such as
	 * {@code "name"}, {@code "collar.color"} or {@code "photos[0].url"}
	 * @return {@code true} if anything there differs, or is not known yet; always
	 * {@code true} in {@code create} for what is not null
	 * @throws IllegalArgumentException if there is no such attribute
	 */
	boolean changed(String path);

	/**
	 * Return what differs between state and plan, such as for an upstream that takes only
	 * what is new. The paths lead as far inside nested attributes and blocks as there are
	 * differences, with these exceptions: a nested object that comes or goes, a set, and
	 * a list whose elements change in number or order (where their keys tell) are one
	 * difference each.
	 * @return the paths in the order of the model; in {@code create} of everything that
	 * is not null, none in {@code read} and {@code delete}. Write-only components are
	 * never among them: state and plan do not hold them
	 */
	List<AttributePath> changes();

	/**
	 * Keep what exists so far in the state, even if the method then fails. On a create,
	 * Terraform marks the object as tainted and replaces it on the next apply. May be
	 * called again with more.
	 * @param model the object as far as it exists; what is not known yet is {@code null}
	 */
	void save(M model);

	/**
	 * Return bytes kept beside the state that practitioners do not see.
	 * @return the bytes last set, empty if there are none
	 */
	Optional<byte[]> privateState();

	/**
	 * Set the bytes kept beside the state.
	 * @param bytes the new bytes; an empty array for none
	 */
	void setPrivateState(byte[] bytes);

	/**
	 * Return the diagnostics of this call. Add warnings, or errors that should not end
	 * the method at once.
	 * @return the diagnostics, mutable
	 */
	Diagnostics diagnostics();

	/**
	 * Return whether Terraform wants the call to end soon. The thread has been
	 * interrupted as well.
	 * @return {@code true} once the practitioner has cancelled
	 */
	boolean cancelled();

}
