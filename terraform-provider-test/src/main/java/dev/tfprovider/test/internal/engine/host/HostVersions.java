/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.host;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A range of versions of Terraform and of OpenTofu. Each is {@code always}, {@code
 * never}, {@code 1.12+} for a version and all newer ones, or {@code 1.9-1.11} for a
 * version, all up to another, and that one.
 *
 * @param terraform versions of Terraform
 * @param openTofu versions of OpenTofu
 */
record HostVersions(String terraform, String openTofu) {

	private static final Pattern FORM = Pattern.compile("([\\d.]+)(?:\\+|-([\\d.]+))");

	HostVersions {
		check(terraform);
		check(openTofu);
	}

	private static void check(String versions) {
		if (!versions.equals("always") && !versions.equals("never") && !FORM.matcher(versions).matches()) {
			throw new IllegalArgumentException("'" + versions + "' is no range of versions like 1.9-1.11");
		}
	}

	boolean include(HostProfile host) {
		String versions = host.isOpenTofu() ? this.openTofu : this.terraform;
		Matcher matcher = FORM.matcher(versions);
		if (!matcher.matches()) {
			return versions.equals("always");
		}
		String last = matcher.group(2);
		return host.compareTo(matcher.group(1)) >= 0 && (last == null || host.compareTo(last) <= 0);
	}

}
