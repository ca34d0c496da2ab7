/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Thrown when a model cannot become a schema, which is a mistake of the provider's author
 * found at start-up.
 */
public class SchemaInferenceException extends RuntimeException {

	private final transient Class<?> model;

	private final transient List<String> chain;

	private final String problem;

	private final String remedy;

	private final transient List<SchemaInferenceException> further;

	/**
	 * Create an exception.
	 * @param model the model that was inspected
	 * @param chain what leads from the model to the problem, outermost first; the model
	 * itself comes first
	 * @param problem what is wrong with the last link, without a full stop
	 * @param remedy what to do, in sentences
	 */
	public SchemaInferenceException(Class<?> model, List<String> chain, String problem, String remedy) {
		this(model, chain, problem, remedy, List.of());
	}

	private SchemaInferenceException(Class<?> model, List<String> chain, String problem, String remedy,
			List<SchemaInferenceException> further) {
		super("The model '%s' cannot become a Terraform schema: %s: %s. %s".formatted(model.getName(),
				String.join(" > ", chain), problem, remedy)
				+ further.stream().map((other) -> "\n" + other.getMessage()).collect(Collectors.joining()));
		this.further = List.copyOf(further);
		this.model = model;
		this.chain = List.copyOf(chain);
		this.problem = problem;
		this.remedy = remedy;
	}

	/**
	 * Return this exception with another first link.
	 * @param root what the practitioner calls the model, such as {@code petstore_pet}
	 * @return a new exception
	 */
	public SchemaInferenceException withRoot(String root) {
		List<String> renamed = new ArrayList<>(this.chain);
		renamed.set(0, root);
		return copy(renamed, this.further.stream().map((other) -> other.withRoot(root)).toList());
	}

	/**
	 * Return one exception for several.
	 * @param mistakes at least one
	 * @return the first, which knows of the others
	 */
	static SchemaInferenceException of(List<SchemaInferenceException> mistakes) {
		List<SchemaInferenceException> all = mistakes.stream().flatMap((mistake) -> mistake.all().stream()).toList();
		SchemaInferenceException first = all.get(0);
		return (all.size() > 1) ? first.copy(first.chain, all.subList(1, all.size())) : first;
	}

	private SchemaInferenceException copy(List<String> chain, List<SchemaInferenceException> further) {
		SchemaInferenceException copy = new SchemaInferenceException(this.model, chain, this.problem, this.remedy,
				further);
		copy.setStackTrace(getStackTrace());
		return copy;
	}

	/**
	 * Return every mistake that was found, this one first.
	 * @return exceptions of one mistake each
	 */
	public List<SchemaInferenceException> all() {
		return this.further.isEmpty() ? List.of(this)
				: Stream.concat(Stream.of(copy(this.chain, List.of())), this.further.stream()).toList();
	}

	/**
	 * Return the model that was inspected.
	 * @return the class given to the mappings
	 */
	public Class<?> model() {
		return this.model;
	}

	/**
	 * Return the chain of links from the model to the problem.
	 * @return the links, outermost first
	 */
	public List<String> chain() {
		return this.chain;
	}

	/**
	 * Return the chain of links as text.
	 * @return such as {@code petstore_pet > tags (List<Tag>) > owner (Socket)}
	 */
	public String chainText() {
		return String.join(" > ", this.chain);
	}

	/**
	 * Return the mistake at the last link.
	 * @return a phrase without a full stop
	 */
	public String problem() {
		return this.problem;
	}

	/**
	 * Return the remedy.
	 * @return sentences
	 */
	public String remedy() {
		return this.remedy;
	}

}
