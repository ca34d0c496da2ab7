/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

import dev.tfprovider.internal.redaction.Redaction;
import dev.tfprovider.internal.redaction.SecretNames;

import org.springframework.util.StringUtils;

/**
 * Formats a URL for the log: without user information and fragment, and without the
 * values of query parameters with secret names.
 *
 * @param uri where a request goes
 */
record LoggedUri(URI uri) {

	@Override
	public String toString() {
		return address(this.uri) + ((this.uri.getRawQuery() != null) ? "?" + parameters(this.uri.getRawQuery()) : "");
	}

	/**
	 * Return a URL without user information, query and fragment.
	 */
	static String address(URI uri) {
		String authority = (uri.getRawAuthority() != null) ? uri.getRawAuthority() : "";
		return uri.getScheme() + "://" + authority.substring(authority.lastIndexOf('@') + 1) + uri.getRawPath();
	}

	/**
	 * Return parameters of a URL or a form without the values of those with secret names.
	 */
	static String parameters(String query) {
		return Arrays.stream(query.split("&")).map(LoggedUri::parameter).collect(Collectors.joining("&"));
	}

	private static String parameter(String parameter) {
		int end = parameter.indexOf('=');
		return (end >= 0 && isSecret(parameter.substring(0, end))) ? parameter.substring(0, end + 1) + Redaction.MASK
				: parameter;
	}

	/**
	 * Return whether a parameter is named like a secret, or its name cannot be decoded.
	 */
	private static boolean isSecret(String name) {
		try {
			return SecretNames.include(StringUtils.uriDecode(name, StandardCharsets.UTF_8));
		}
		catch (IllegalArgumentException ex) {
			return true;
		}
	}

}
