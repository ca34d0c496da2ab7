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
final class Secrets {

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

	private static final Pattern ADDRESS = Pattern.compile("(.*_)?(uri|url)");

	private Secrets() {
	}

	/**
	 * Return whether a member is a secret.
	 * @param name its name
	 * @param type what it is
	 * @param beside the names of the members beside it
	 */
	static boolean isSecret(String name, ApiType type, Set<String> beside) {
		String words = NameWords.snakeCase(name);
		return isText(type) && !NONE.matcher(words).matches()
				&& (SECRET.matcher(words).matches() || (ADDRESS.matcher(words).matches()
						&& beside.stream().map(NameWords::snakeCase).anyMatch("password"::equals)));
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
