/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.TypeKind;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.resource.StateUpgrades;
import dev.tfprovider.resource.StateUpgrades.Step;
import org.jspecify.annotations.Nullable;

/**
 * Upgrades states of earlier versions step by step.
 */
public final class UpgradeChain {

	/**
	 * The chain of something that has never changed.
	 */
	static final UpgradeChain NONE = new UpgradeChain(0, List.of());

	private final long version;

	private final List<Link> links;

	private UpgradeChain(long version, List<Link> links) {
		this.version = version;
		this.links = links;
	}

	/**
	 * Return the chain of something whose earlier versions are gone.
	 */
	static UpgradeChain ofVersion(long version) {
		return new UpgradeChain(version, List.of());
	}

	/**
	 * Return the chain of an author's steps.
	 * @throws InvalidDeclarationException if there are none
	 * @throws SchemaInferenceException if the record of a version cannot become a schema
	 */
	static UpgradeChain of(String typeName, @Nullable StateUpgrades<?> upgrades, ModelMappings mappings) {
		if (upgrades == null) {
			throw new InvalidDeclarationException("The upgrades of " + typeName + " are null",
					"Return the steps, made with StateUpgrades.from, or do not implement the interface.");
		}
		List<Link> links = new ArrayList<>();
		for (Step step : upgrades.steps()) {
			Class<?> model = step.model();
			links.add(new Link((model != null)
					? InferredType.mapping(TypeKind.RESOURCE, typeName + " version " + step.version(), model, mappings)
					: null, step));
		}
		return new UpgradeChain(upgrades.version(), List.copyOf(links));
	}

	long version() {
		return this.version;
	}

	/**
	 * Upgrade an object.
	 * @return the author's object of the current version, {@code null} beside an error
	 */
	@Nullable public Object upgrade(String what, long from, StoredState stored, FailureDiagnostics failures,
			Diagnostics diagnostics) {
		long first = this.version - this.links.size();
		if (from < first) {
			diagnostics.error("State of an unsupported version",
					"The stored " + what + " has schema version " + from
							+ ", but this version of the provider upgrades from version " + first
							+ " only. Use an earlier version of the provider first, which upgrades it.");
			return null;
		}
		Object object = null;
		for (Link link : this.links.subList((int) (from - first), this.links.size())) {
			long version = link.step().version();
			object = (object != null) ? object : link.read(stored);
			try {
				object = link.step().upgrader().upgrade(object);
			}
			catch (Throwable ex) {
				failures.report(ex, "upgrade the stored",
						what + " from schema version " + version + " to " + (version + 1), BlockSchema.of(),
						diagnostics);
				return null;
			}
			if (object == null) {
				diagnostics.error(AuthorMistake.NOTHING_RETURNED, "The upgrade of the stored " + what
						+ " from schema version " + version + " returned null. " + AuthorMistake.NOTE);
				return null;
			}
		}
		return object;
	}

	/**
	 * One step.
	 */
	private record Link(@Nullable ModelMapping<?> mapping, Step step) {

		Object read(StoredState stored) {
			return (this.mapping != null) ? this.mapping.readPartial(stored.read(this.mapping.block())) : stored;
		}

	}

}
