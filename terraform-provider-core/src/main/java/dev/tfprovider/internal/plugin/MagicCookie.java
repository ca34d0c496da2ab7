/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

/**
 * The variable by which a process knows that a Terraform or OpenTofu host launched it. It
 * is not secret.
 */
public final class MagicCookie {

	/**
	 * Name of the environment variable.
	 */
	public static final String NAME = "TF_PLUGIN_MAGIC_COOKIE";

	/**
	 * Value every host gives it, for every protocol version.
	 */
	public static final String VALUE = "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2";

	private MagicCookie() {
	}

	/**
	 * Tell whether a host launched the process.
	 * @param process the process to look at
	 * @return whether the cookie is there with its value
	 */
	public static boolean isPresent(PluginProcess process) {
		return VALUE.equals(process.variable(NAME));
	}

}
