/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.StateUpgrades;
import dev.tfprovider.resource.UpgradableIdentity;
import dev.tfprovider.resource.UpgradableResource;
import org.jspecify.annotations.Nullable;

/**
 * Tells which versions of stored objects the compared application can upgrade.
 */
interface StoredVersions {

	/**
	 * The versions of a provider of which there is only a document, which does not tell.
	 */
	StoredVersions UNKNOWN = (kind, type) -> Optional.empty();

	/**
	 * Return the first version that is upgraded.
	 * @param kind resource or identity
	 * @param type name of the resource type
	 * @return the version, {@link Long#MAX_VALUE} if there is no upgrade; empty if that
	 * is not known
	 */
	Optional<Long> first(SchemaKind kind, String type);

	/**
	 * Return the versions of an application, whose code is asked.
	 */
	static StoredVersions of(ProviderDefinition provider) {
		return (kind,
				type) -> Optional.of(provider.resources()
					.stream()
					.filter((resource) -> provider.typeName(resource.name()).equals(type))
					.findFirst()
					.map((resource) -> upgrades(kind, resource.code()))
					.map((upgrades) -> upgrades.steps().get(0).version())
					.orElse(Long.MAX_VALUE));
	}

	private static @Nullable StateUpgrades<?> upgrades(SchemaKind kind, ManagedResource<?> resource) {
		if (kind.equals(SchemaKind.IDENTITY)) {
			return (resource instanceof UpgradableIdentity<?> identity) ? identity.identityUpgrades() : null;
		}
		return (resource instanceof UpgradableResource<?> state) ? state.stateUpgrades() : null;
	}

}
