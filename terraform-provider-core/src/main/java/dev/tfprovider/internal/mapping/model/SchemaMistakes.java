/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

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
	 * Run a step, and collect the mistake if it finds one.
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
	public boolean isEmpty() {
		return this.models.isEmpty() && this.declarations.isEmpty();
	}

	/**
	 * Throw an exception with all mistakes, if there are any.
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
