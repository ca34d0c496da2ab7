/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.ResourceType;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Collects mistakes in the objects and private state that author code saves during a
 * call. Nothing is thrown there: the object may exist by then, and only the rest of the
 * author's code knows it.
 */
final class AuthorCallChecks {

	private static final Logger logger = LoggerFactory.getLogger(AuthorCallChecks.class);

	private final Diagnostics diagnostics = new Diagnostics();

	/**
	 * Add a mistake.
	 * @param type the resource type
	 * @param method the method that was called with something wrong
	 * @param failure says what is wrong
	 */
	void add(ResourceType<?> type, String method, RuntimeException failure) {
		logger.error("{} of {} was given what it cannot keep", method, type.name(), failure);
		if (failure instanceof ValueMappingException mapping && !method.equals("setPrivateState")) {
			this.diagnostics.error(mapping.path().addressable(), mapping.summary(), mapping.detail());
			return;
		}
		this.diagnostics.error("Provider cannot keep what it was told", method + " of " + type.name()
				+ " was given what it cannot keep: " + failure.getMessage() + "\n\n" + AuthorMistake.NOTE);
	}

	List<Diagnostic> asList() {
		return this.diagnostics.asList();
	}

}
