/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.ArrayList;
import java.util.List;

/**
 * A model cannot become a schema: a mistake of the provider's author, found at start-up.
 */
public class SchemaInferenceException extends RuntimeException {

	private final transient Class<?> model;

	private final transient List<String> chain;

	private final String problem;

	private final String remedy;

	/**
	 * Create an exception.
	 * @param model the model that was inspected
	 * @param chain what leads from the model to the problem, outermost first; the model
	 * itself comes first
	 * @param problem what is wrong with the last link, without a full stop
	 * @param remedy what to do, in sentences
	 */
	public SchemaInferenceException(Class<?> model, List<String> chain, String problem, String remedy) {
		super("The model '%s' cannot become a Terraform schema: %s: %s. %s".formatted(model.getName(),
				String.join(" > ", chain), problem, remedy));
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
		SchemaInferenceException copy = new SchemaInferenceException(this.model, renamed, this.problem, this.remedy);
		copy.setStackTrace(getStackTrace());
		return copy;
	}

	/**
	 * Return the model that was inspected.
	 * @return the class given to the mappings
	 */
	public Class<?> model() {
		return this.model;
	}

	/**
	 * Return what leads to the problem.
	 * @return the links, outermost first
	 */
	public List<String> chain() {
		return this.chain;
	}

	/**
	 * Return what leads to the problem as text.
	 * @return such as {@code petstore_pet > tags (List<Tag>) > owner (Socket)}
	 */
	public String chainText() {
		return String.join(" > ", this.chain);
	}

	/**
	 * Return what is wrong with the last link.
	 * @return a phrase without a full stop
	 */
	public String problem() {
		return this.problem;
	}

	/**
	 * Return what to do.
	 * @return sentences
	 */
	public String remedy() {
		return this.remedy;
	}

}
