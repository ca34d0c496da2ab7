/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;

import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.value.ObjectValue;

/**
 * Requires a write-only component and its version to be set together. A version with a
 * default may be left out.
 *
 * @param secret the write-only component
 * @param version its version
 */
record VersionRule(Component secret, Component version) implements CrossFieldRule {

	@Override
	public void check(ObjectValue object, LazyPath place, ConfigurationDiagnostics findings) {
		new CompanionRule(this.version, List.of(this.secret), true).check(object, place, findings);
		if (!this.version.attribute().hasDefault()) {
			new CompanionRule(this.secret, List.of(this.version), true).check(object, place, findings);
		}
	}

	@Override
	public String sentence() {
		String secret = CrossFieldRule.listed(List.of(this.secret), "");
		String version = CrossFieldRule.listed(List.of(this.version), "");
		return (this.version.attribute().hasDefault() ? "%2$s needs %1$s" : "%s and %s must be set together")
			.formatted(secret, version) + ". Change " + version + " to have another " + secret + " taken.";
	}

}
