/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.Map;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.command.schema.DescribedFunction;
import dev.tfprovider.internal.command.schema.DescribedProvider;
import dev.tfprovider.internal.command.schema.DescribedType;

/**
 * Compares two releases of a provider by their schemas.
 */
final class ProviderComparison {

	private final SchemaChanges changes = new SchemaChanges();

	private final VersionComparison versions;

	private final BlockComparison blocks;

	private ProviderComparison(StoredVersions versions, boolean declared) {
		this.versions = new VersionComparison(this.changes, versions);
		this.blocks = new BlockComparison(this.changes, new DeclarationComparison(this.changes, declared));
	}

	/**
	 * Compare two releases.
	 * @param before the earlier one
	 * @param after the later one
	 * @param versions what the later one is able to upgrade
	 * @return the differences by kind and name
	 */
	static List<SchemaChange> of(DescribedProvider before, DescribedProvider after, StoredVersions versions) {
		ProviderComparison comparison = new ProviderComparison(versions, before.full() && after.full());
		comparison.types(SchemaKind.PROVIDER, Map.of("", before.settings()), Map.of("", after.settings()));
		TypeKind.all().forEach((kind) -> comparison.types(SchemaKind.of(kind), before.types(kind), after.types(kind)));
		comparison.functions(before.functions(), after.functions());
		comparison.identities(before.identities(), after);
		return comparison.changes.all();
	}

	private void types(SchemaKind kind, Map<String, DescribedType> before, Map<String, DescribedType> after) {
		SchemaChanges.byName(before, after, (name, type) -> this.changes.breaking(SchemaPlace.of(kind, name),
				"removed" + RenameGuess.of(name, before, after, (one, other) -> one.object().equals(other.object())),
				kind.equals(SchemaKind.RESOURCE)
						? "Configurations that use it are refused, and its objects in states can no longer be destroyed."
						: BlockComparison.REMOVED,
				kind.equals(SchemaKind.RESOURCE)
						? BlockComparison.KEEP + " A successor takes its objects over by 'moved' blocks."
						: BlockComparison.KEEP),
				(name, type) -> this.changes.safe(SchemaPlace.of(kind, name), "added", ""), (name, old, present) -> {
					SchemaPlace place = SchemaPlace.of(kind, name);
					if (kind.equals(SchemaKind.RESOURCE)) {
						this.versions.compare(place, old.version(), present.version());
					}
					this.changes.deprecation(place, old.object().deprecation(), present.object().deprecation(),
							BlockComparison.WARNING);
					this.blocks.compare(place, old.object(), present.object());
				});
	}

	private void functions(Map<String, DescribedFunction> before, Map<String, DescribedFunction> after) {
		FunctionComparison comparison = new FunctionComparison(this.changes);
		SchemaChanges.byName(before, after,
				(name, function) -> this.changes.breaking(SchemaPlace.of(SchemaKind.FUNCTION, name),
						"removed" + RenameGuess.of(name, before, after, Object::equals), "Calls are refused.",
						BlockComparison.KEEP),
				(name, function) -> this.changes.safe(SchemaPlace.of(SchemaKind.FUNCTION, name), "added", ""),
				(name, old, present) -> comparison.compare(SchemaPlace.of(SchemaKind.FUNCTION, name), old, present));
	}

	/**
	 * The identity of a resource type that is gone is gone with it.
	 */
	private void identities(Map<String, DescribedType> before, DescribedProvider present) {
		IdentityComparison comparison = new IdentityComparison(this.changes);
		SchemaChanges.byName(before, present.identities(), (name, identity) -> {
			if (present.types(TypeKind.RESOURCE).containsKey(name)) {
				this.changes.breaking(SchemaPlace.of(SchemaKind.IDENTITY, name), "removed",
						"Imports by identity are refused.", "Keep the identity.");
			}
		}, (name, identity) -> this.changes.safe(SchemaPlace.of(SchemaKind.IDENTITY, name), "added", ""),
				(name, old, now) -> {
					SchemaPlace place = SchemaPlace.of(SchemaKind.IDENTITY, name);
					this.versions.compare(place, old.version(), now.version());
					comparison.compare(place, old.object(), now.object());
				});
	}

}
