/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.net.URI;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.internal.codec.JsonTree;
import org.jspecify.annotations.Nullable;

/**
 * A request to a registry.
 *
 * @param method its method
 * @param uri where it goes
 * @param headers its headers, without credentials
 * @param content what it sends, if it is not a file
 * @param file the file that it sends, if it sends one
 */
public record RegistryRequest(String method, URI uri, Map<String, String> headers, byte @Nullable [] content,
		@Nullable Path file) {

	private static final byte[] NOTHING = {};

	/**
	 * Return a request that reads.
	 * @param uri where it goes
	 * @return the request
	 */
	public static RegistryRequest get(URI uri) {
		return new RegistryRequest("GET", uri, Map.of(), null, null);
	}

	static RegistryRequest head(URI uri) {
		return new RegistryRequest("HEAD", uri, Map.of(), null, null);
	}

	static RegistryRequest post(URI uri, String mediaType, Object json) {
		return new RegistryRequest("POST", uri, Map.of("Content-Type", mediaType),
				JsonTree.indented(json).getBytes(StandardCharsets.UTF_8), null);
	}

	static RegistryRequest post(URI uri) {
		return new RegistryRequest("POST", uri, Map.of(), NOTHING, null);
	}

	static RegistryRequest put(URI uri, String mediaType, byte[] content) {
		return new RegistryRequest("PUT", uri, Map.of("Content-Type", mediaType), content, null);
	}

	static RegistryRequest put(URI uri, ReleaseFile file) {
		return new RegistryRequest("PUT", uri, Map.of("Content-Type", "application/octet-stream"), file.content(),
				file.file());
	}

	RegistryRequest withMethod(String other) {
		return new RegistryRequest(other, this.uri, this.headers, this.content, this.file);
	}

	/**
	 * Return the request with a header more.
	 * @param name name of the header
	 * @param value its value
	 * @return another request
	 */
	public RegistryRequest with(String name, String value) {
		Map<String, String> all = new LinkedHashMap<>(this.headers);
		all.put(name, value);
		return new RegistryRequest(this.method, this.uri, all, this.content, this.file);
	}

	RegistryRequest to(URI other) {
		return new RegistryRequest(this.method, other, this.headers, this.content, this.file);
	}

	boolean isReading() {
		return this.method.equals("GET") || this.method.equals("HEAD");
	}

	long size() {
		if (this.file != null) {
			return this.file.toFile().length();
		}
		return (this.content != null) ? this.content.length : 0;
	}

	BodyPublisher body() throws java.io.FileNotFoundException {
		if (this.file != null) {
			if (!Files.isRegularFile(this.file)) {
				throw new java.io.FileNotFoundException(this.file.toString());
			}
			return BodyPublishers.ofFile(this.file);
		}
		return (this.content != null && !isReading()) ? BodyPublishers.ofByteArray(this.content)
				: BodyPublishers.noBody();
	}

	/**
	 * Return the request as it is shown: without its query, and without the long words of
	 * paths, which can be secrets of upload links.
	 */
	@Override
	public String toString() {
		return this.method + " " + shown(this.uri);
	}

	static String shown(URI uri) {
		return uri.getScheme() + "://" + uri.getRawAuthority()
				+ String.valueOf(uri.getRawPath()).replaceAll("[A-Za-z0-9%_=-]{72,}", "...");
	}

}
