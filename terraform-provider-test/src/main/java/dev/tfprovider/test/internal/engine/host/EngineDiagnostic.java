/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.host;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;

/**
 * A diagnostic of the provider or of Core.
 *
 * @param error whether it ends the step, else it is a warning
 * @param summary one line
 * @param detail full sentences, may be empty
 * @param address what it is about, as Core names it, {@code null} if Core does not
 * @param path the attribute it is about, {@code null} if none is named
 * @param provided whether the provider has reported it; Core gives an address to no other
 */
public record EngineDiagnostic(boolean error, String summary, String detail, @Nullable String address,
		@Nullable AttributePath path, boolean provided) {

	public static EngineDiagnostic error(String summary, String detail) {
		return new EngineDiagnostic(true, summary, detail, null, null, false);
	}

	public static EngineDiagnostic warning(String summary, String detail) {
		return new EngineDiagnostic(false, summary, detail, null, null, false);
	}

	/**
	 * Return what several diagnostics say as one text.
	 */
	public static String text(List<EngineDiagnostic> diagnostics) {
		List<String> texts = diagnostics.stream().map(EngineDiagnostic::text).toList();
		return (texts.size() <= 1) ? String.join("", texts) : texts.size() + " problems:\n"
				+ texts.stream().map((text) -> "\n- " + text).collect(Collectors.joining());
	}

	/**
	 * Return summary and detail as one text.
	 */
	public String text() {
		return this.detail.isEmpty() ? this.summary : this.summary + ": " + this.detail;
	}

	/**
	 * Return whether this says the same of the same block as another one.
	 */
	boolean repeats(EngineDiagnostic other) {
		return this.error == other.error && this.summary.equals(other.summary) && this.detail.equals(other.detail)
				&& Objects.equals(this.path, other.path) && Objects.equals(block(this), block(other));
	}

	private static @Nullable String block(EngineDiagnostic diagnostic) {
		return (diagnostic.address != null) ? diagnostic.address.replaceAll("\\[[^]]*\\]$", "") : null;
	}

	/**
	 * Return this as a warning.
	 */
	public EngineDiagnostic asWarning() {
		return new EngineDiagnostic(false, this.summary, this.detail, this.address, this.path, this.provided);
	}

	/**
	 * Return the diagnostic with the address it gets where Core reports it.
	 */
	public EngineDiagnostic about(@Nullable String address) {
		return this.provided ? new EngineDiagnostic(this.error, this.summary, this.detail, address, this.path, true)
				: this;
	}

}
