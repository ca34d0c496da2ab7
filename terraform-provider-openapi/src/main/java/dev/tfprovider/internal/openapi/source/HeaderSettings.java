/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import javax.lang.model.SourceVersion;

import dev.tfprovider.internal.openapi.description.ApiParameter;
import dev.tfprovider.internal.openapi.mapping.JavaNames;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.NameWords;
import dev.tfprovider.internal.openapi.resource.RequiredParameters;

/**
 * Settings of a provider for headers that requests must have and whose values nobody but
 * a practitioner knows.
 */
public final class HeaderSettings {

	/**
	 * Names of other settings, and of methods of all objects.
	 */
	private static final Set<String> RESERVED = Set.of("endpoint", "apiKey", "token", "username", "password",
			"hashCode", "toString", "getClass", "notify", "notifyAll", "wait", "clone", "finalize");

	private HeaderSettings() {
	}

	/**
	 * Return the headers by the names of their settings.
	 * @param resources the resources whose requests must have them
	 */
	public static Map<String, ApiParameter> of(List<FoundResource> resources) {
		Map<String, ApiParameter> headers = new LinkedHashMap<>();
		resources.stream().flatMap((found) -> RequiredParameters.settings(found).stream()).forEach((header) -> {
			String name = JavaNames.camel(NameWords.of(header.name()));
			boolean free = SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name)
					&& !RESERVED.contains(name);
			headers.putIfAbsent(free ? name : name + "Header", header);
		});
		return headers;
	}

	/**
	 * Return the environment variable that the value of a setting is taken from.
	 * @param provider name of the provider
	 * @param setting name of the setting
	 */
	public static String variable(String provider, String setting) {
		return (NameWords.snakeCase(provider) + "_" + NameWords.snakeCase(setting)).toUpperCase(Locale.ROOT);
	}

}
