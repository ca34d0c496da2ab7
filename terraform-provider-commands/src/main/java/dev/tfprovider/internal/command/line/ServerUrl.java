/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.redaction.ShownText;

/**
 * Reads addresses of servers that people give.
 */
public final class ServerUrl {

	private static final int LONGEST = 200;

	private static final UnaryOperator<String> WITHOUT_USER = (text) -> text.replaceAll("//[^/]*@", "//***@");

	private ServerUrl() {
	}

	/**
	 * Read the address of a server, or of a place on it.
	 * @param option what was given: the name of an option or a variable
	 * @param text its value
	 * @param example an address as it should be
	 * @return the address: a host and a path, in ASCII
	 * @throws CommandFailedException if it is none
	 */
	public static URI of(String option, String text, String example) {
		String reason;
		try {
			URI uri = new URI(text).parseServerAuthority();
			if (isPlain(uri)) {
				return URI.create(uri.toASCIIString());
			}
			reason = isServer(uri) ? " (credentials, a query and a fragment do not belong there)" : "";
		}
		catch (URISyntaxException ex) {
			reason = " (" + ex.getReason().toLowerCase(Locale.ROOT) + ")";
		}
		throw Refusal.usage("%s is '%s', which is no address of a server%s. Write it like %s.", option,
				ShownText.line(text, WITHOUT_USER, LONGEST), reason, example);
	}

	private static boolean isPlain(URI uri) {
		return isServer(uri) && uri.getRawUserInfo() == null && uri.getRawQuery() == null
				&& uri.getRawFragment() == null;
	}

	/**
	 * Return an address with a slash at its end, to which paths can be resolved.
	 * @param address the address
	 * @return the address of the same place
	 */
	public static URI folder(URI address) {
		return URI.create(address.toString().replaceFirst("/?$", "/"));
	}

	/**
	 * Return whether an address is that of a server which understands HTTP.
	 * @param uri any address
	 * @return whether requests can be sent there
	 */
	public static boolean isServer(URI uri) {
		return uri.getHost() != null && uri.getPort() <= 0xFFFF
				&& Set.of("http", "https").contains(String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT));
	}

}
