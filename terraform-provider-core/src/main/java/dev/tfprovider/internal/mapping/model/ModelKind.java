/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.Set;

import dev.tfprovider.TypeKind;
import org.jspecify.annotations.Nullable;

/**
 * Represents what a model describes: a type of a kind, or one of the other things that a
 * provider has records for.
 *
 * @param text what messages call it
 * @param type the kind of type, {@code null} if it is no type
 * @param content what the provider does to an object, {@code null} if there is none
 */
public record ModelKind(String text, @Nullable TypeKind type, TypeKind.@Nullable Content content) {

	public static final ModelKind RESOURCE = of(TypeKind.RESOURCE);

	public static final ModelKind PROVIDER = new ModelKind("provider settings", null, TypeKind.Content.ARGUMENTS);

	public static final ModelKind META = new ModelKind("a provider_meta block", null, TypeKind.Content.ARGUMENTS);

	public static final ModelKind PRIVATE_STATE = new ModelKind("private state", null, null);

	public static final ModelKind FUNCTION = new ModelKind("a function", null, null);

	private static final Set<String> OF_PROVIDER = Set.of("alias", "version", "count", "depends_on", "for_each",
			"source");

	private static final Set<String> BLOCKS_OF_PROVIDER = Set.of("_", "lifecycle", "locals");

	/**
	 * Return what models of a kind of type describe.
	 */
	public static ModelKind of(TypeKind type) {
		return new ModelKind(type.model(), type, type.content());
	}

	/**
	 * Return whether a root attribute or block may not have the name.
	 */
	public boolean reserves(String name, boolean block) {
		if (this.type != null) {
			return this.type.block().reserves(name, block);
		}
		return equals(PROVIDER) && (OF_PROVIDER.contains(name) || block && BLOCKS_OF_PROVIDER.contains(name));
	}

	/**
	 * Return whether there are only arguments, and no object that they belong to.
	 */
	public boolean isSettings() {
		return this.content == TypeKind.Content.ARGUMENTS;
	}

	/**
	 * Return whether the provider reads or opens the object when it is asked for.
	 */
	public boolean isResult() {
		return this.content == TypeKind.Content.RESULT;
	}

	/**
	 * Return whether the object is planned and kept in the state.
	 */
	public boolean isState() {
		return this.content == TypeKind.Content.STATE;
	}

	@Override
	public String toString() {
		return this.text;
	}

}
