/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The product, version and platform printed by {@code terraform version}.
 *
 * @param product {@code Terraform} or {@code OpenTofu}
 * @param number version number, such as {@code 1.11.4}
 * @param platform operating system and architecture as directories are named, such as
 * {@code linux_amd64}
 */
public record CliVersion(String product, String number, String platform) {

	private static final Pattern TEXT = Pattern.compile("(Terraform|OpenTofu) v(\\S+)\\s+on (\\w+)");

	public static CliVersion parse(String text) {
		Matcher matcher = TEXT.matcher(text);
		if (!matcher.find()) {
			throw new IllegalStateException("Neither Terraform nor OpenTofu prints this as its version: " + text);
		}
		return new CliVersion(matcher.group(1), matcher.group(2), matcher.group(3));
	}

	public boolean isOpenTofu() {
		return this.product.equals("OpenTofu");
	}

	/**
	 * Compare with a version of as many parts as matter.
	 * @param other version, such as {@code 1.8}
	 * @return negative if this is older, positive if newer, 0 if all those parts are
	 * equal; what follows a dash does not count
	 * @throws IllegalArgumentException if that is no version
	 */
	public int compareTo(String other) {
		if (!other.matches("\\d+(\\.\\d+)*")) {
			throw new IllegalArgumentException("'" + other + "' is not a version like 1.8");
		}
		String[] own = this.number.split("-", 2)[0].split("\\.");
		String[] others = other.split("\\.");
		for (int i = 0; i < others.length; i++) {
			int part = (i < own.length) ? Integer.parseInt(own[i]) : 0;
			int difference = Integer.compare(part, Integer.parseInt(others[i]));
			if (difference != 0) {
				return difference;
			}
		}
		return 0;
	}

	/**
	 * Return the registry a provider address without a host belongs to.
	 * @return the host name
	 */
	public String defaultHost() {
		return isOpenTofu() ? "registry.opentofu.org" : "registry.terraform.io";
	}

	@Override
	public String toString() {
		return this.product + " " + this.number;
	}

}
