/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import dev.tfprovider.test.internal.engine.expression.EvaluationException;
import dev.tfprovider.test.internal.engine.host.HostProfile;
import dev.tfprovider.test.internal.engine.value.GoString;

/**
 * A call of a function that the provider has not.
 *
 * @param host the host
 * @param local local name of the provider
 * @param name the function as it is written
 */
record UnknownFunction(HostProfile host, String local, String name) {

	/**
	 * Return what hosts say that do not know the names of such functions: to them one is
	 * <code>provider</code> with something behind it.
	 */
	static EvaluationException syntaxError() {
		return new EvaluationException("Extra characters after interpolation expression",
				"Template interpolation doesn't expect a colon at this location. Did you intend this to be a literal "
						+ "sequence to be processed as part of another language? If so, you can escape it by starting "
						+ "with \"$${\" instead of just \"${\".");
	}

	EvaluationException failure() {
		String function = this.name.substring(this.name.lastIndexOf(':') + 1);
		String[] parts = this.name.split("::");
		String other = (parts.length > 1) ? parts[1] : "";
		if (!other.equals(this.local)) {
			return this.host.isOpenTofu()
					? new EvaluationException("Unknown function provider",
							"Provider " + GoString.quote(other)
									+ " does not exist within the required_providers of this module")
					: new EvaluationException("Unknown provider function", "There is no function named "
							+ GoString.quote(this.name) + ". Ensure that provider name " + GoString.quote(other)
							+ " is declared in this module's required_providers block, and that this provider offers "
							+ "a function named " + GoString.quote(function) + ".");
		}
		if (this.host.isOpenTofu()) {
			return new EvaluationException("Function not found in provider",
					"Function " + GoString.quote(this.name) + " was not registered by provider");
		}
		return new EvaluationException("Unknown provider function", "The function " + GoString.quote(function)
				+ " is not available from the provider " + GoString.quote(this.local) + ".");
	}

}
