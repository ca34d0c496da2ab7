/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;
import java.util.stream.Collectors;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.path.AttributePath;

/**
 * Thrown when code needs the provider's settings, but Terraform has not configured the
 * provider, or only with unknown values.
 */
public class ProviderNotConfiguredException extends IllegalStateException {

	private final transient List<AttributePath> unknown;

	public ProviderNotConfiguredException(List<AttributePath> unknown) {
		super(unknown.isEmpty() ? "The provider is not configured yet" : "Provider settings not known yet: " + unknown);
		this.unknown = unknown;
	}

	/**
	 * Return whether the settings will be known once something else has been created.
	 */
	public boolean isPostponed() {
		return !this.unknown.isEmpty();
	}

	/**
	 * Return what the practitioner reads.
	 */
	public Diagnostic toDiagnostic() {
		if (!isPostponed()) {
			return Diagnostic.error("Provider not configured",
					"The provider's settings are needed here, but Terraform has not configured the provider. A bean "
							+ "that needs them must not be used before, such as while validating.");
		}
		return Diagnostic.error("Unknown value in provider configuration", settingsText()
				+ " of the provider block depends on something Terraform has still to create, but the provider needs it "
				+ "now. Apply that first with -target, or give a fixed value.");
	}

	/**
	 * Return the settings that are not known, as the beginning of a sentence.
	 */
	public String settingsText() {
		return this.unknown.stream().map((path) -> '"' + path.toString() + '"').collect(Collectors.joining(", "));
	}

}
