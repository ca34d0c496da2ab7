/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The version of Terraform that a host says it is, for the faults that only some versions
 * have. OpenTofu calls itself one of Terraform before 1.14.
 *
 * @param major first number
 * @param minor second number
 */
public record HostVersion(int major, int minor) {

	/**
	 * The version of a host that says nothing.
	 */
	public static final HostVersion UNKNOWN = new HostVersion(0, 0);

	private static final Pattern FORM = Pattern.compile("v?(\\d{1,4})\\.(\\d{1,4})(?:[.-].*)?");

	/**
	 * Read a version.
	 * @param text such as {@code 1.17.0-alpha20260812}
	 * @return the version, {@link #UNKNOWN} if it is none
	 */
	public static HostVersion parse(String text) {
		Matcher matcher = FORM.matcher(text);
		return matcher.matches()
				? new HostVersion(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))) : UNKNOWN;
	}

	/**
	 * Return whether the host shows by itself, when it closes an ephemeral object, what
	 * has gone wrong with renewing it. Terraform before 1.17 forgets it.
	 */
	public boolean showsFailedRenewals() {
		return isAtLeast(1, 17);
	}

	/**
	 * Return whether the host forgets the warnings of an action that a change triggers,
	 * if there is no error beside them. Terraform 1.16 and 1.17 do.
	 */
	public boolean forgetsWarningsOfActions() {
		return isAtLeast(1, 16);
	}

	private boolean isAtLeast(int otherMajor, int otherMinor) {
		return this.major > otherMajor || this.major == otherMajor && this.minor >= otherMinor;
	}

}
