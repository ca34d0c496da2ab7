/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.Set;
import java.util.regex.Pattern;

import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.resource.NameWords;

/**
 * Tells secrets by their names.
 */
public final class Secrets {

	/**
	 * How the names of secrets end.
	 */
	private static final Pattern SECRET = Pattern
		.compile("(.*_)?(password|passwd|passphrase|pwd|secret|token|api_key|apikey"
				+ "|private_key|secret_key|secret_access_key|access_secret|signing_key|encryption_key|connection_string"
				+ "|connection_ur[il]|dsn|client_secret|kubeconfig)");

	/**
	 * What ends like a secret, and tells of pages or of what is public.
	 */
	private static final Pattern NONE = Pattern
		.compile("(.*_)?(page|next|previous|continuation|sync|public|csrf)_(token|secret|key)");

	/**
	 * What is in the names of some secrets, and of more that is none.
	 */
	private static final Pattern MAYBE = Pattern.compile(
			"(.*_)?(passwords?|passwd|secrets?|tokens?|credentials?|auth|authorization|private|certificate|cert|pem|psk|"
					+ "seed|salt|pin|access_key|key|uri)(_.*)?");

	/**
	 * What is in texts with secrets, whatever their names are.
	 */
	private static final Pattern CONTENT = Pattern.compile("://[^/\\s:@]*:[^/\\s@]+@|-----BEGIN [A-Z ]*PRIVATE KEY");

	private static final Pattern ADDRESS = Pattern.compile("(.*_)?(uri|url)");

	private Secrets() {
	}

	/**
	 * Return whether a member is a secret.
	 * @param name its name
	 * @param type what it is
	 * @param beside the names of the members beside it
	 */
	public static boolean isSecret(String name, ApiType type, Set<String> beside) {
		String words = NameWords.snakeCase(name);
		return isText(type) && !NONE.matcher(words).matches()
				&& (SECRET.matcher(words).matches() || (ADDRESS.matcher(words).matches()
						&& beside.stream().map(NameWords::snakeCase).anyMatch("password"::equals)));
	}

	/**
	 * Return whether a text may be a secret, so that it is not kept: a member may be one,
	 * or it is an address with a password, or a key.
	 * @param name name of the member
	 * @param type what it is
	 * @param text the text
	 */
	public static boolean mayBeSecret(String name, ApiType type, String text) {
		return isSecret(name, type, Set.of()) || looksLikeOne(name, type) || CONTENT.matcher(text).find();
	}

	/**
	 * Return whether a person should look whether a member is a secret.
	 * @param name its name
	 * @param type what it is
	 */
	static boolean looksLikeOne(String name, ApiType type) {
		String words = NameWords.snakeCase(name);
		boolean many = type instanceof ApiType.Elements elements && isText(elements.element().type());
		return (isText(type) || many || type instanceof ApiType.Anything || type instanceof ApiType.Entries)
				&& !NONE.matcher(words).matches() && !words.endsWith("_id") && !words.equals("uri")
				&& MAYBE.matcher(words).matches();
	}

	private static boolean isText(ApiType type) {
		return type instanceof ApiType.Text text && text.values().isEmpty()
				&& Set.of("", "password", "uri", "url", "byte", "binary", "string").contains(text.format());
	}

}
