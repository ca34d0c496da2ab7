/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import dev.tfprovider.InvalidDeclarationException;
import org.jspecify.annotations.Nullable;

/**
 * Collects the mistakes in an author's models, so that one start reports all of them.
 */
public final class SchemaMistakes {

	private final List<SchemaInferenceException> models = new ArrayList<>();

	private final List<InvalidDeclarationException> declarations = new ArrayList<>();

	/**
	 * Take a step, and go on if it finds a mistake.
	 * @param step the step
	 * @param <T> the type of its result
	 * @return its result, {@code null} if there was a mistake
	 */
	public <T> @Nullable T attempt(Supplier<T> step) {
		try {
			return step.get();
		}
		catch (SchemaInferenceException ex) {
			this.models.add(ex);
		}
		catch (InvalidDeclarationException ex) {
			this.declarations.add(ex);
		}
		return null;
	}

	/**
	 * Return whether no step has found a mistake.
	 */
	boolean isEmpty() {
		return this.models.isEmpty() && this.declarations.isEmpty();
	}

	/**
	 * Fail with everything that was found; do nothing if that is nothing.
	 * @throws SchemaInferenceException if a model cannot become a schema; other mistakes
	 * are suppressed in it
	 * @throws InvalidDeclarationException if there are only other mistakes; further ones
	 * are suppressed in the first
	 */
	public void check() {
		if (!this.models.isEmpty()) {
			SchemaInferenceException all = SchemaInferenceException.of(this.models);
			this.declarations.forEach(all::addSuppressed);
			throw all;
		}
		if (!this.declarations.isEmpty()) {
			InvalidDeclarationException first = this.declarations.get(0);
			this.declarations.subList(1, this.declarations.size()).forEach(first::addSuppressed);
			throw first;
		}
	}

}
