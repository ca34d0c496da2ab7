/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.Map;

/**
 * Compares two releases of a provider by their schemas.
 */
final class ProviderComparison {

	private static final String REFUSED = "Configurations that use it are refused.";

	private static final String KEEP = "Keep it, deprecated, until the next major version.";

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
		ProviderComparison comparison = new ProviderComparison(versions, before.declares() && after.declares());
		for (SchemaKind kind : SchemaKind.all()) {
			comparison.types(kind, before.types(kind), after.types(kind));
		}
		comparison.functions(before.functions(), after.functions());
		comparison.identities(before.identities(), after);
		return comparison.changes.all();
	}

	private void types(SchemaKind kind, Map<String, DescribedType> before, Map<String, DescribedType> after) {
		SchemaChanges.byName(before, after, (name, type) -> this.changes.breaking(SchemaPlace.of(kind, name),
				"removed" + RenameGuess.of(name, before, after, (one, other) -> one.block().equals(other.block())),
				kind.equals(SchemaKind.RESOURCE)
						? "Configurations that use it are refused, and its objects in states can no longer be destroyed."
						: REFUSED,
				kind.equals(SchemaKind.RESOURCE) ? KEEP + " A successor takes its objects over by 'moved' blocks."
						: KEEP),
				(name, type) -> this.changes.safe(SchemaPlace.of(kind, name), "added", ""), (name, old, present) -> {
					SchemaPlace place = SchemaPlace.of(kind, name);
					if (kind.equals(SchemaKind.RESOURCE)) {
						this.versions.compare(place, old.version(), present.version());
					}
					deprecation(place, old.block().deprecated(), present.block().deprecated());
					this.blocks.compare(place, old.block(), present.block());
				});
	}

	private void deprecation(SchemaPlace place, boolean before, boolean after) {
		if (before != after) {
			this.changes.safe(place, after ? "is deprecated now" : "is deprecated no longer",
					after ? "Configurations that use it get a warning." : "");
		}
	}

	private void functions(Map<String, DescribedFunction> before, Map<String, DescribedFunction> after) {
		FunctionComparison comparison = new FunctionComparison(this.changes);
		SchemaChanges.byName(before, after,
				(name, function) -> this.changes.breaking(SchemaPlace.of(SchemaKind.FUNCTION, name),
						"removed" + RenameGuess.of(name, before, after, Object::equals), "Calls are refused.", KEEP),
				(name, function) -> this.changes.safe(SchemaPlace.of(SchemaKind.FUNCTION, name), "added", ""),
				(name, old, present) -> comparison.compare(SchemaPlace.of(SchemaKind.FUNCTION, name), old, present));
	}

	/**
	 * The identity of a resource type that is gone is gone with it.
	 */
	private void identities(Map<String, DescribedIdentity> before, DescribedProvider present) {
		IdentityComparison comparison = new IdentityComparison(this.changes);
		SchemaChanges.byName(before, present.identities(), (name, identity) -> {
			if (present.types(SchemaKind.RESOURCE).containsKey(name)) {
				this.changes.breaking(SchemaPlace.of(SchemaKind.IDENTITY, name), "removed",
						"Imports by identity are refused.", "Keep the identity.");
			}
		}, (name, identity) -> this.changes.safe(SchemaPlace.of(SchemaKind.IDENTITY, name), "added", ""),
				(name, old, now) -> {
					SchemaPlace place = SchemaPlace.of(SchemaKind.IDENTITY, name);
					this.versions.compare(place, old.version(), now.version());
					comparison.compare(place, old, now);
				});
	}

}
