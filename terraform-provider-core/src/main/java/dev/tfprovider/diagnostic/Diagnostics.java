/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * Collects the diagnostics of one operation, in order and without duplicates. Safe for
 * use by several threads.
 */
public final class Diagnostics implements Iterable<Diagnostic> {

	private static final Diagnostic WITHOUT_A_WORD = Diagnostic.error("Diagnostic without a word",
			"The provider reported null instead of a diagnostic. This is a mistake in the provider, not in the "
					+ "configuration; please report it to its developers.");

	private final Set<Diagnostic> diagnostics = new LinkedHashSet<>();

	/**
	 * Add a diagnostic unless an equal one has been added before.
	 * @param diagnostic the diagnostic; {@code null} is a mistake that becomes an error
	 * of its own, so that the call is still answered
	 * @return this, for chaining
	 */
	public synchronized Diagnostics add(@Nullable Diagnostic diagnostic) {
		this.diagnostics.add((diagnostic != null) ? diagnostic : WITHOUT_A_WORD);
		return this;
	}

	/**
	 * Add all given diagnostics.
	 * @param diagnostics the diagnostics
	 * @return this, for chaining
	 */
	public Diagnostics addAll(Iterable<Diagnostic> diagnostics) {
		diagnostics.forEach(this::add);
		return this;
	}

	/**
	 * Add an error about the whole object.
	 * @param summary one short line
	 * @param detail full sentences
	 * @return this, for chaining
	 */
	public Diagnostics error(String summary, String detail) {
		return add(Diagnostic.error(summary, detail));
	}

	/**
	 * Add an error about one attribute.
	 * @param attribute the place
	 * @param summary one short line
	 * @param detail full sentences
	 * @return this, for chaining
	 */
	public Diagnostics error(AttributePath attribute, String summary, String detail) {
		return add(Diagnostic.error(attribute, summary, detail));
	}

	/**
	 * Add a warning about the whole object.
	 * @param summary one short line
	 * @param detail full sentences
	 * @return this, for chaining
	 */
	public Diagnostics warning(String summary, String detail) {
		return add(Diagnostic.warning(summary, detail));
	}

	/**
	 * Add a warning about one attribute.
	 * @param attribute the place
	 * @param summary one short line
	 * @param detail full sentences
	 * @return this, for chaining
	 */
	public Diagnostics warning(AttributePath attribute, String summary, String detail) {
		return add(Diagnostic.warning(attribute, summary, detail));
	}

	/**
	 * Return whether an error has been added.
	 * @return {@code false} if there are only warnings, or nothing
	 */
	public boolean hasErrors() {
		return asList().stream().anyMatch(Diagnostic::isError);
	}

	/**
	 * Return the diagnostics added so far.
	 * @return a copy
	 */
	public synchronized List<Diagnostic> asList() {
		return List.copyOf(this.diagnostics);
	}

	@Override
	public Iterator<Diagnostic> iterator() {
		return asList().iterator();
	}

	/**
	 * Return a collection that begins with the given diagnostics.
	 * @param diagnostics the diagnostics
	 * @return a new collection
	 */
	public static Diagnostics of(Collection<Diagnostic> diagnostics) {
		return new Diagnostics().addAll(diagnostics);
	}

	@Override
	public String toString() {
		return asList().toString();
	}

}
