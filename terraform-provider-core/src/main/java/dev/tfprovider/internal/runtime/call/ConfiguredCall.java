/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

/**
 * Base class of the calls of author code that gets a configuration.
 *
 * @param <C> the record of the configuration
 */
public abstract class ConfiguredCall<C> extends AuthorCall {

	private final C config;

	public ConfiguredCall(C config, RunningCall running) {
		super(running);
		this.config = config;
	}

	/**
	 * Return the configuration.
	 */
	public final C config() {
		return this.config;
	}

}
