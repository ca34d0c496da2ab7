/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.Objects;
import java.util.Optional;

import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.ObjectValueMapper;
import org.jspecify.annotations.Nullable;

/**
 * Names the attributes that go with a write-only one.
 *
 * @param version its version
 * @param kept what may be set instead and is kept in the state, {@code null} for nothing
 */
record VersionedSecret(String version, @Nullable String kept) {

	/**
	 * Return what goes with an attribute.
	 * @throws IllegalArgumentException if it is no write-only one with a version
	 */
	static VersionedSecret of(ObjectValueMapper mapper, String name) {
		WriteOnly writeOnly = mapper.component(name)
			.map((component) -> component.source().get(WriteOnly.class))
			.filter((annotation) -> !annotation.version().isEmpty())
			.orElseThrow(() -> new IllegalArgumentException("There is no write-only attribute '" + name
					+ "' with a version: declare @WriteOnly(version = ...) on its component"));
		return new VersionedSecret(Objects.requireNonNull(attribute(mapper, writeOnly.version())),
				attribute(mapper, writeOnly.insteadOf()));
	}

	/**
	 * Returns the name of the attribute of a component.
	 */
	private static @Nullable String attribute(ObjectValueMapper mapper, String javaName) {
		return mapper.members()
			.stream()
			.map((member) -> mapper.component(member.name()))
			.flatMap(Optional::stream)
			.filter((component) -> component.javaName().equals(javaName))
			.map(Component::name)
			.findFirst()
			.orElse(null);
	}

}
