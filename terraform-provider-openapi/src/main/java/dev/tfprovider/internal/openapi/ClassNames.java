/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import com.palantir.javapoet.ClassName;
import dev.tfprovider.internal.openapi.mapping.JavaNames;

/**
 * Names of the classes of resources, so that no two files are the same.
 */
final class ClassNames {

	private static final List<String> SUFFIXES = List.of("", "Client", "ClientConfiguration", "Resource",
			"ListResource", "ResourceTests", "RecordTests");

	private final String packageName;

	private final Set<String> taken = new HashSet<>();

	ClassNames(String packageName, String provider) {
		this.packageName = packageName;
		String prefix = JavaNames.type(provider, new HashSet<>());
		List.of("Settings", "ApiConfiguration", "Provider").forEach((suffix) -> this.taken.add(key(prefix + suffix)));
		List.of("Pages", "MergePatches", "Forms", "RecordedService").forEach((name) -> this.taken.add(key(name)));
	}

	/**
	 * Return a name for the model of a resource, with which all of its classes have names
	 * of their own, whatever upper and lower case are to the file system.
	 * @param resource name of the resource
	 */
	ClassName model(String resource) {
		String plain = JavaNames.type(resource, new HashSet<>());
		String name = plain;
		for (int i = 1; !isFree(name); i++) {
			name = plain + ((i == 1) ? "Object" : "Object" + i);
		}
		for (String suffix : SUFFIXES) {
			this.taken.add(key(name + suffix));
		}
		return ClassName.get(this.packageName, name);
	}

	private boolean isFree(String name) {
		return SUFFIXES.stream().noneMatch((suffix) -> this.taken.contains(key(name + suffix)));
	}

	private static String key(String name) {
		return name.toLowerCase(Locale.ROOT);
	}

}
