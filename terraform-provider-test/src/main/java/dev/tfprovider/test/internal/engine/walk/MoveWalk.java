/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.Copies;
import dev.tfprovider.test.internal.engine.address.DependencyOrder;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.check.StateEncodingCheck;
import dev.tfprovider.test.internal.engine.check.WriteOnlyAttributes;
import dev.tfprovider.test.internal.engine.client.LiveObject;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.config.MoveStatement;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.test.internal.engine.state.StoredObject;
import dev.tfprovider.test.internal.engine.value.GoString;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Brings objects of the state to the addresses that {@code moved} blocks give them, those
 * of another type with the provider's help.
 */
final class MoveWalk {

	private static final String BUG = "This is a bug in the relevant provider; Please report it.";

	private final Walk walk;

	private final Map<ResourceAddress, ResourceAddress> moved = new LinkedHashMap<>();

	private final List<MoveStatement> blocked = new ArrayList<>();

	MoveWalk(Walk walk) {
		this.walk = walk;
	}

	/**
	 * Move.
	 * @return where each moved object was, by where it is now
	 */
	Map<ResourceAddress, ResourceAddress> run() {
		if (!this.walk.host().has(HostDifference.MOVES_BETWEEN_TYPES)) {
			this.walk.module().moves().forEach(this::refuseOtherType);
		}
		if (this.walk.diagnostics().hasErrors()) {
			return this.moved;
		}
		ordered(Copies.with(this.walk.module().moves(), implied())).forEach(this::move);
		if (!this.blocked.isEmpty()) {
			StringBuilder list = new StringBuilder();
			this.blocked.forEach((
					move) -> list.append("\n  - ").append(move.from()).append(" could not move to ").append(move.to()));
			this.walk.diagnostics()
				.add(EngineDiagnostic.warning("Unresolved resource instance address changes",
						"Terraform tried to adjust resource instance addresses in the prior state based on change "
								+ "information recorded in the configuration, but some adjustments did not succeed due "
								+ "to existing objects already at the intended addresses:" + list
								+ "\n\nTerraform has planned to destroy these objects. If Terraform's proposed changes "
								+ "aren't appropriate, you must first resolve the conflicts using the \"terraform "
								+ "state\" subcommands and then create a new plan."));
		}
		return this.moved;
	}

	private void refuseOtherType(MoveStatement move) {
		if (!move.from().type().equals(move.to().type())) {
			String kind = (move.to().key() != null) ? "resource instance" : "resource";
			this.walk.diagnostics()
				.error("Resource type mismatch", "This statement declares a move from " + move.from() + " to "
						+ move.to() + ", which is a " + kind + " of a different type.");
		}
	}

	/**
	 * Return the moves that go without saying: the only instance becomes the first one of
	 * several, or the other way round.
	 */
	private List<MoveStatement> implied() {
		List<MoveStatement> statements = new ArrayList<>();
		for (ResourceBlock block : this.walk.module().blocks().values()) {
			ResourceAddress only = block.address();
			boolean counted = block.repetition() != null && !block.repetition().forEach();
			boolean explicit = this.walk.module().moves().stream().anyMatch((move) -> move.to().contains(only));
			if (explicit || only.data()) {
				continue;
			}
			if (counted) {
				statements.add(new MoveStatement(only, only.instance(0L)));
			}
			else if (block.repetition() == null) {
				statements.add(new MoveStatement(only.instance(0L), only));
			}
		}
		return statements;
	}

	/**
	 * Return the statements so that a move that goes on from another comes after it.
	 */
	private static List<MoveStatement> ordered(List<MoveStatement> statements) {
		DependencyOrder<MoveStatement> order = new DependencyOrder<>();
		statements.forEach(order::add);
		statements.forEach((later) -> statements.stream()
			.filter((earlier) -> earlier.to().contains(later.from()) || later.from().contains(earlier.to()))
			.forEach((earlier) -> order.need(later, earlier)));
		return order.sorted();
	}

	private void move(MoveStatement move) {
		Map<ResourceAddress, StoredObject> objects = this.walk.state().toState().current();
		boolean whole = move.from().key() == null && move.to().key() == null;
		for (ResourceAddress from : objects.keySet()) {
			boolean matches = whole ? from.resource().equals(move.from()) : from.equals(move.from());
			ResourceAddress to = whole ? move.to().instance(from.key()) : move.to();
			if (!matches || from.equals(to)) {
				continue;
			}
			if (objects.containsKey(to)) {
				if (this.walk.module().moves().contains(move)) {
					this.blocked.add(new MoveStatement(from, to));
				}
				continue;
			}
			if (from.type().equals(to.type()) || translate(from, to, objects.get(from))) {
				this.walk.state().move(from, to);
				this.moved.put(to, this.moved.getOrDefault(from, from));
				this.moved.remove(from);
			}
		}
	}

	/**
	 * Have the provider make an object of the new type out of one of the old.
	 * @return whether that went well
	 */
	private boolean translate(ResourceAddress from, ResourceAddress to, @Nullable StoredObject source) {
		EngineDiagnostics found = this.walk.diagnostics();
		ResourceSchema schema = this.walk.schema(to).orElse(null);
		if (schema == null || source == null) {
			return false;
		}
		if (!this.walk.schemas().moves()) {
			found.error("Unsupported `moved` across resource types",
					"The provider " + GoString.quote(this.walk.provider())
							+ " does not support moved operations across resource types and providers.");
			return false;
		}
		Tfplugin6.MoveResourceState.Request.Builder request = Tfplugin6.MoveResourceState.Request.newBuilder()
			.setSourceProviderAddress(this.walk.provider())
			.setSourceTypeName(from.type())
			.setSourceSchemaVersion(source.schemaVersion())
			.setSourceState(Tfplugin6.RawState.newBuilder().setJson(source.json()))
			.setSourcePrivate(source.privateBytes())
			.setTargetTypeName(to.type());
		if (source.identity() != null) {
			request.setSourceIdentity(Tfplugin6.RawState.newBuilder().setJson(source.identity().json()));
		}
		boolean instead = this.walk.host().has(HostDifference.MOVES_INSTEAD_OF_UPGRADE);
		if (instead && !this.walk.ready(to)) {
			return false;
		}
		ProviderClient.ObjectAnswer answer;
		try (ProviderClient client = this.walk.connections().unconfigured()) {
			answer = client.move(request.build(), schema);
		}
		found.addAll(answer.diagnostics(), instead ? to.toString() : null);
		TerraformValue value = answer.value();
		if (value == null || answer.diagnostics().stream().anyMatch(EngineDiagnostic::error)) {
			return false;
		}
		if (!StateEncodingCheck.check(to, value, found)) {
			return false;
		}
		if (value.isNull() || !value.isWhollyKnown()) {
			found.error("Provider returned invalid value",
					"The provider returned an invalid value during an across type move operation to " + to + ". "
							+ BUG);
			return false;
		}
		WriteOnlyAttributes.paths(schema.block(), value)
			.forEach((path) -> found.error("Provider returned invalid value",
					"The provider " + GoString.quote(this.walk.provider())
							+ ProviderBug.writeOnly(to, path, " during an across type move operation to " + to) + BUG));
		this.walk.state()
			.put(from, new LiveObject(value, answer.privateBytes(), answer.identity(), source.tainted(),
					source.dependencies())
				.store(schema, source.provider()));
		if (instead) {
			this.walk.markCurrent(to);
		}
		return !found.hasErrors();
	}

}
