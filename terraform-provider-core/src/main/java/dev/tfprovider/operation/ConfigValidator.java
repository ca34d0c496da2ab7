/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.operation;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.value.ObjectView;

/**
 * Validates a configuration with the author's own code. Implement it in the class of a
 * resource or data source, or in a bean of its own for the settings of the provider.
 * <p>
 * Called by {@code validate} and again by every plan and apply, when more is known; only
 * for configurations without errors of another kind. The provider may not be configured
 * yet: what needs its settings is skipped until it is.
 *
 * @param <M> the model, a record
 */
public interface ConfigValidator<M> {

	/**
	 * Validate a configuration. Must not change anything, and accept what is not known
	 * yet.
	 * @param config what the practitioner wrote, without defaults
	 * @param diagnostics where to add errors and warnings
	 * @throws Exception if it cannot be checked, which becomes an error
	 */
	void validate(ObjectView config, Diagnostics diagnostics) throws Exception;

}
