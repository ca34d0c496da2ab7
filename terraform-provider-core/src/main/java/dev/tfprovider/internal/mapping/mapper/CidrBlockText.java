/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.net.UnknownHostException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.attribute.CidrBlock;

/**
 * Parses and formats CIDR blocks, such as {@code 10.0.0.0/8}.
 */
final class CidrBlockText {

	private static final Pattern FORM = Pattern.compile("([^/]+)/(0|[1-9][0-9]{0,2})");

	private CidrBlockText() {
	}

	static CidrBlock parse(String text) throws UnknownHostException {
		Matcher matcher = FORM.matcher(text);
		if (!matcher.matches()) {
			throw new IllegalArgumentException("not an address, a slash and a number");
		}
		return new CidrBlock(InetAddressText.parse(matcher.group(1)), Integer.parseInt(matcher.group(2)));
	}

	static String print(CidrBlock block) {
		return InetAddressText.print(block.address()) + "/" + block.prefixLength();
	}

}
