/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.operation.Operation;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * Gives a method of {@link ManagedResource} typed access to one object: its
 * configuration, plan and state.
 *
 * @param <M> the model, a record
 */
public interface ResourceData<M> extends Operation {

	/**
	 * Return the configuration.
	 * @return the configuration; computed components are {@code null} unless configured
	 * @throws IllegalStateException in {@code read} and {@code delete}, where Terraform
	 * sends none
	 */
	M config();

	/**
	 * Return the planned state: configured values, defaults and known computed values.
	 * @return the plan; a component the provider is to decide is {@code null}
	 * @throws IllegalStateException in {@code read} and {@code delete}
	 */
	M plan();

	/**
	 * Return the prior state.
	 * @return the prior state; after an import only the {@code @Id} components are set. A
	 * required component that is null in the state, as after an import or because the
	 * upstream has lost it, is {@code null}, zero or {@code false}
	 * @throws IllegalStateException in {@code create}
	 */
	M state();

	/**
	 * Return whether an attribute or block differs between state and plan.
	 * @param path the place of an attribute or block as Terraform writes it, such as
	 * {@code "name"}, {@code "collar.color"} or {@code "photos[0].url"}
	 * @return {@code true} if anything there differs, or is not known yet; always
	 * {@code true} in {@code create} for what is not null
	 * @throws IllegalArgumentException if there is no such attribute
	 */
	boolean changed(String path);

	/**
	 * Return the paths that differ between state and plan, such as for an API with
	 * partial updates. The paths lead as far inside nested attributes and blocks as there
	 * are differences, with these exceptions: a nested object that comes or goes, a set,
	 * and a list whose elements change in number or order (where their keys tell) are one
	 * difference each.
	 * @return the paths in the order of the model; in {@code create} of everything that
	 * is not null, none in {@code read} and {@code delete}. Write-only components are
	 * never among them: state and plan do not hold them
	 */
	List<AttributePath> changes();

	/**
	 * Return a write-only value if the upstream is to be told of it: in {@code create}
	 * always, in {@code update} if its {@link WriteOnly#version() version} has changed.
	 * If the configuration sets what is kept in the state {@link WriteOnly#insteadOf()
	 * instead}, that is returned where it has changed. So both methods send what this
	 * returns.
	 * @param name the name of the write-only attribute, such as {@code "password_wo"}
	 * @param type the Java type of the component
	 * @param <T> the Java type
	 * @return the value; empty if none is configured, or the upstream has it already
	 * @throws IllegalArgumentException if there is no such attribute, or it has no
	 * version
	 * @throws IllegalStateException in {@code read} and {@code delete}
	 */
	<T> Optional<T> newSecret(String name, Class<T> type);

	/**
	 * Save an object to the state, even if the method then throws. On a create, Terraform
	 * marks the object as tainted and replaces it on the next apply. May be called again
	 * with more.
	 * <p>
	 * A component that cannot be written does not end the method, which may be the only
	 * one to know the object: the others are kept, and the practitioner reads an error
	 * beside the answer.
	 * @param model the object as far as it exists; what is not known yet is {@code null}
	 */
	void save(M model);

	/**
	 * Keep in the state that the object exists, as soon as the service has named it: as
	 * {@link #save} of what is planned, with the given identifiers. Only in
	 * {@code create}.
	 * <p>
	 * A mistake, such as too few identifiers, does not end the method, which may be the
	 * only one to know the object: the practitioner reads an error beside the answer.
	 * @param id the values of the {@code @Id} components that the provider gives, in
	 * order of declaration; or of all, where those that are configured have to be as
	 * planned
	 */
	void saveId(Object... id);

	/**
	 * Return a copy of a record with one component changed, such as of the plan with what
	 * the service has decided: {@code data.with(data.plan(), Pet::id, id)}.
	 * @param record the model, or any other record
	 * @param component the accessor of the component, as a method reference
	 * @param value the value in the copy
	 * @param <R> the record
	 * @param <T> the type of the component
	 * @return the copy; the record itself if it has the value already
	 * @throws IllegalArgumentException if the function is no accessor of a component that
	 * can hold the value
	 */
	<R extends Record, T extends @Nullable Object> R with(R record, Function<R, T> component, T value);

	/**
	 * Return the private state, which is stored beside the state and not shown to
	 * practitioners. After an import there is nothing.
	 * @param type a record of anything a model may consist of. It may change from release
	 * to release: what is missing is {@code null}, zero or {@code false}, what is too
	 * much is ignored
	 * @param <P> the record
	 * @return what was set last; empty if nothing was, or if it cannot be read any more,
	 * which is logged
	 */
	<P> Optional<P> privateState(Class<P> type);

	/**
	 * Set the private state, which is stored beside the state until it is set again or
	 * the object is deleted. Terraform stores it as it is, so it is no place for secrets.
	 * What cannot be stored does not end the method: the practitioner reads an error
	 * beside the answer.
	 * @param state a record, {@code null} to keep nothing
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

}
