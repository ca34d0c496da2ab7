/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.net.URI;
import java.net.http.HttpHeaders;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.redaction.ShownText;

/**
 * The answer of a registry.
 *
 * @param request the request, as it was sent last
 * @param status its status; 0 if nothing was sent
 * @param headers its headers
 * @param body its body
 */
public record RegistryAnswer(RegistryRequest request, int status, HttpHeaders headers, byte[] body) {

	private static final HttpHeaders NONE = HttpHeaders.of(Map.of(), (name, value) -> true);

	private static final Pattern NEXT = Pattern.compile("<([^>]+)>;\\s*rel=\"?next");

	private static final int LONGEST_EXCERPT = 300;

	/**
	 * Return the answer to a request that was only shown.
	 */
	static RegistryAnswer unsent(RegistryRequest request) {
		return new RegistryAnswer(request, 0, NONE, new byte[0]);
	}

	boolean isUnsent() {
		return this.status == 0;
	}

	/**
	 * Tell whether there is nothing at that place.
	 * @return whether there is not
	 */
	public boolean isMissing() {
		return this.status == 404;
	}

	/**
	 * Require success.
	 * @return this
	 * @throws CommandFailedException if the request was refused, with what to do
	 */
	public RegistryAnswer success() {
		if (isUnsent() || this.status / 100 == 2) {
			return this;
		}
		throw CommandFailedException.of("%s. %s".formatted(refusal(), remedy()).strip());
	}

	/**
	 * Return what was refused, and in what words.
	 */
	String refusal() {
		return "%s was answered with status %s%s".formatted(this.request, this.status, excerpt());
	}

	/**
	 * Return the body as JSON.
	 * @return the value; missing if nothing was sent
	 * @throws CommandFailedException if it is none
	 */
	public RegistryJson json() {
		return (this.body.length == 0 && isUnsent()) ? new RegistryJson(null)
				: RegistryJson.parse("The answer to " + this.request, this.body);
	}

	/**
	 * Return a link of the answer.
	 * @param link the link, which may be relative
	 * @param name what stands for it if nothing was sent
	 * @return where it leads
	 * @throws CommandFailedException if there is none
	 */
	public URI link(String link, String name) {
		if (isUnsent()) {
			return this.request.uri().resolve("/(" + name + ")");
		}
		try {
			if (!link.isEmpty()) {
				return this.request.uri().resolve(link);
			}
		}
		catch (IllegalArgumentException ex) {
			// Below
		}
		throw Refusal.of("The answer to %s has no '%s', and should lead there. Is this the server you mean?",
				this.request, name);
	}

	/**
	 * Return where a list goes on.
	 */
	Optional<URI> next() {
		Matcher next = NEXT.matcher(header("Link"));
		return next.find() ? Optional.of(link(next.group(1), "Link")) : Optional.empty();
	}

	String header(String name) {
		return this.headers.firstValue(name).orElse("");
	}

	String text() {
		return new String(this.body, java.nio.charset.StandardCharsets.UTF_8);
	}

	private String excerpt() {
		String text = text().replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
		return text.isEmpty() ? "" : " and '" + ShownText.cut(text, LONGEST_EXCERPT) + "'";
	}

	private String remedy() {
		return switch (this.status) {
			case 401 -> "There are no credentials for this host, or they are not valid.";
			case 403 -> "The credentials do not allow that.";
			case 404 -> "Check the address, and whether the credentials may see it.";
			case 413 -> "The server, or a proxy before it, takes no files of this size.";
			case 429 -> "The server asks to send less. Try again later; what is there is not sent again.";
			default -> (this.status >= 500) ? "Try again later; what is there is not sent again." : "";
		};
	}

}
