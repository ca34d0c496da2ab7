/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.resource;

import java.util.Objects;
import java.util.OptionalLong;

import dev.tfprovider.resource.StateUpgrades.Upgrader;
import org.jspecify.annotations.Nullable;

/**
 * Converts the state of objects of one other type. Immutable.
 *
 * @param <M> the model that objects become, a record
 */
public final class StateMover<M> {

	private final String source;

	private final @Nullable Class<?> model;

	private final Upgrader<Object, M> code;

	private final @Nullable String provider;

	private final OptionalLong version;

	private StateMover(String source, @Nullable Class<?> model, Upgrader<Object, M> code, @Nullable String provider,
			OptionalLong version) {
		this.source = Objects.requireNonNull(source, "'source' must not be null");
		this.model = model;
		this.code = code;
		this.provider = provider;
		this.version = version;
	}

	/**
	 * Create a mover for a source type whose state is described by a record.
	 * @param source full name of the type, such as {@code petstore_animal}
	 * @param model a record of the shape that the state has: the model of a type of this
	 * provider, whose earlier versions are upgraded first; or as much of another
	 * provider's as matters
	 * @param code gives the object as it is from now on; must not need the provider's
	 * settings
	 * @param <S> the shape of the source
	 * @param <M> the model that objects become
	 * @return the mover
	 */
	public static <S, M> StateMover<M> from(String source, Class<S> model, Upgrader<? super S, ? extends M> code) {
		return new StateMover<>(source, model, (state) -> code.upgrade(model.cast(state)), null, OptionalLong.empty());
	}

	/**
	 * Create a mover for a source type whose state is read untyped.
	 * @param source full name of the type, such as {@code petstore_animal}
	 * @param code gives the object as it is from now on; must not need the provider's
	 * settings
	 * @param <M> the model that objects become
	 * @return the mover
	 */
	public static <M> StateMover<M> fromRaw(String source, Upgrader<RawState, ? extends M> code) {
		return new StateMover<>(source, null, (state) -> code.upgrade((RawState) state), null, OptionalLong.empty());
	}

	/**
	 * Restrict the mover to objects of one provider.
	 * @param address source address such as {@code acme/petstore}, with or without its
	 * host
	 * @return a new mover
	 */
	public StateMover<M> ofProvider(String address) {
		return new StateMover<>(this.source, this.model, this.code, address, this.version);
	}

	/**
	 * Restrict the mover to one version of the source's schema.
	 * @param version the version
	 * @return a new mover
	 */
	public StateMover<M> ofVersion(long version) {
		return new StateMover<>(this.source, this.model, this.code, this.provider, OptionalLong.of(version));
	}

	/**
	 * Return the source type.
	 * @return the full name
	 */
	public String source() {
		return this.source;
	}

	/**
	 * Return the record of the source's state.
	 * @return the record, {@code null} if the code takes the state as it is
	 */
	public @Nullable Class<?> model() {
		return this.model;
	}

	/**
	 * Return the conversion function.
	 * @return makes of an instance of the record, or of a {@link RawState}, the object as
	 * it is from now on
	 */
	public Upgrader<Object, M> code() {
		return this.code;
	}

	/**
	 * Return whether this mover accepts an object.
	 * @param provider source address of its provider, with its host
	 * @param source full name of its type
	 * @param version version of the schema it was stored with
	 * @return whether all that this mover says holds
	 */
	public boolean fits(String provider, String source, long version) {
		boolean same = this.provider == null || provider.equals(this.provider)
				|| provider.endsWith("/" + this.provider);
		return same && source.equals(this.source) && this.version.orElse(version) == version;
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder(this.source);
		if (this.provider != null) {
			text.append(" of ").append(this.provider);
		}
		this.version.ifPresent((required) -> text.append(" version ").append(required));
		return text.toString();
	}

}
