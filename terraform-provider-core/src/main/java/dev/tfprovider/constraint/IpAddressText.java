/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.constraint;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * Parses literal IP addresses without looking up names.
 */
final class IpAddressText {

	private static final String OCTET = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";

	private static final Pattern V4 = Pattern.compile(OCTET + "\\." + OCTET + "\\." + OCTET + "\\." + OCTET);

	private static final Pattern GROUP = Pattern.compile("[0-9a-fA-F]{1,4}");

	private static final int LONGEST = 45;

	private static final int GROUPS = 8;

	private IpAddressText() {
	}

	/**
	 * Return the bytes of an address, {@code null} if the text is not an address.
	 */
	static byte @Nullable [] parse(String text) {
		if (text.length() > LONGEST) {
			return null;
		}
		Matcher v4 = V4.matcher(text);
		return v4.matches() ? bytes(v4) : parseV6(text);
	}

	private static byte[] bytes(Matcher v4) {
		byte[] bytes = new byte[4];
		for (int i = 0; i < bytes.length; i++) {
			bytes[i] = (byte) Integer.parseInt(v4.group(i + 1));
		}
		return bytes;
	}

	private static byte @Nullable [] parseV6(String text) {
		int gap = text.indexOf("::");
		List<Integer> head = new ArrayList<>();
		List<Integer> tail = new ArrayList<>();
		if (gap < 0) {
			return (groups(text, true, head) && head.size() == GROUPS) ? bytes(head, tail) : null;
		}
		boolean valid = groups(text.substring(0, gap), false, head) && groups(text.substring(gap + 2), true, tail);
		return (valid && head.size() + tail.size() < GROUPS) ? bytes(head, tail) : null;
	}

	private static boolean groups(String text, boolean last, List<Integer> groups) {
		if (text.isEmpty()) {
			return true;
		}
		String[] parts = text.split(":", -1);
		for (int i = 0; i < parts.length; i++) {
			Matcher v4 = V4.matcher(parts[i]);
			if (last && i == parts.length - 1 && v4.matches()) {
				ByteBuffer bytes = ByteBuffer.wrap(bytes(v4));
				groups.add(bytes.getShort() & 0xffff);
				groups.add(bytes.getShort() & 0xffff);
			}
			else if (GROUP.matcher(parts[i]).matches()) {
				groups.add(Integer.parseInt(parts[i], 16));
			}
			else {
				return false;
			}
		}
		return true;
	}

	private static byte[] bytes(List<Integer> head, List<Integer> tail) {
		ByteBuffer bytes = ByteBuffer.allocate(2 * GROUPS);
		head.forEach((group) -> bytes.putShort(group.shortValue()));
		bytes.position(2 * (GROUPS - tail.size()));
		tail.forEach((group) -> bytes.putShort(group.shortValue()));
		return bytes.array();
	}

}
