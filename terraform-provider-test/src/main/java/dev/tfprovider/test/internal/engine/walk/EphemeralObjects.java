/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import com.google.protobuf.ByteString;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.check.PlanAssertion;
import dev.tfprovider.test.internal.engine.client.ProviderClient;
import dev.tfprovider.test.internal.engine.config.BlockInstance;
import dev.tfprovider.test.internal.engine.config.ResourceBlock;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * The objects of ephemeral resources in one walk: opened as soon as something needs them,
 * renewed and closed as soon as nothing does.
 */
final class EphemeralObjects {

	private final Walk walk;

	private final Set<ResourceAddress> begun = new HashSet<>();

	private final Deque<Opened> open = new ArrayDeque<>();

	private final EphemeralUsers users;

	private final List<EngineDiagnostic> closing = new ArrayList<>();

	EphemeralObjects(Walk walk) {
		this.walk = walk;
		this.users = new EphemeralUsers(walk.module());
	}

	/**
	 * Return what is to come and needs objects.
	 */
	EphemeralUsers users() {
		return this.users;
	}

	/**
	 * Note that something has come to its end, and close what nothing needs any more.
	 */
	void done(Object user) {
		List<ResourceAddress> unused = this.users.done(user);
		List<Opened> last = this.open.stream()
			.filter((opened) -> unused.contains(opened.address().resource()))
			.toList();
		this.open.removeAll(last);
		last.forEach(this::close);
	}

	/**
	 * Open an object that something refers to, unless that has been tried.
	 */
	void open(ResourceAddress address) {
		if (!this.begun.contains(address)) {
			this.walk.instance(address)
				.ifPresent((instance) -> this.walk.diagnostics().collect((found) -> open(instance, found)));
		}
	}

	/**
	 * Open the objects of a block, unless that has been tried.
	 */
	void open(ResourceBlock block, EngineDiagnostics found) {
		List<BlockInstance> instances = this.walk.instances(block, found);
		if (instances != null) {
			instances.forEach((instance) -> open(instance, found));
		}
	}

	/**
	 * Open an object, unless that has been tried. It stays closed while its configuration
	 * is not known.
	 */
	void open(BlockInstance instance, EngineDiagnostics found) {
		ResourceAddress address = instance.address();
		ResourceSchema schema = this.walk.schema(address).orElse(null);
		if (!this.begun.add(address) || schema == null) {
			return;
		}
		EngineDiagnostics errors = new EngineDiagnostics();
		if (!this.walk.ready(address)) {
			this.walk.fail(address.resource());
			return;
		}
		ObjectValue config = this.walk.decode(instance, schema, errors);
		if (config != null && config.isWhollyKnown() && !this.walk.hasDeferredDependency(instance.block())) {
			open(address, schema, config, errors);
		}
		if (errors.hasErrors()) {
			this.walk.fail(address.resource());
		}
		found.addAll(errors);
	}

	private void open(ResourceAddress address, ResourceSchema schema, ObjectValue config, EngineDiagnostics errors) {
		errors.addAll(this.walk.client(address).validate(address, schema, config), address.toString());
		if (errors.hasErrors()) {
			return;
		}
		ProviderClient.ObjectAnswer answer = this.walk.client(address).open(address.type(), schema, config);
		errors.addAll(answer.diagnostics(), address.toString());
		if (errors.hasErrors()) {
			return;
		}
		if (answer.deferred() != null) {
			if (!this.walk.invocation().options().deferralAllowed()) {
				ProviderBug.refuseDeferral(address, errors);
			}
			this.walk.defer(address);
			return;
		}
		TerraformValue value = answer.value();
		PlanAssertion.problems(schema.block(), schema.nothing(), config, (value != null) ? value : schema.nothing())
			.forEach((problem) -> errors.error("Provider produced invalid ephemeral resource instance",
					"The provider for " + address.type() + " produced an inconsistent result: " + problem.message()
							+ "."));
		this.open.push(new Opened(address, schema, answer));
		if (value != null && !errors.hasErrors()) {
			this.walk.publish(address, value);
		}
	}

	/**
	 * Close what is still open, and tell what has gone wrong with closing.
	 */
	void close() {
		for (Opened last = this.open.poll(); last != null; last = this.open.poll()) {
			close(last);
		}
		this.walk.diagnostics().addAll(this.closing);
		this.closing.clear();
	}

	/**
	 * Renew and close an object.
	 */
	private void close(Opened opened) {
		ResourceAddress address = opened.address();
		ProviderClient client = this.walk.client(address);
		ProviderClient.ObjectAnswer answer = opened.answer();
		EngineDiagnostics found = new EngineDiagnostics();
		for (int i = 0; i < this.walk.invocation().options().renewals() && answer.renewal() != null; i++) {
			answer = client.renew(address.type(), opened.schema(), answer.privateBytes());
			if (this.walk.host().has(HostDifference.SHOWS_FAILED_RENEWALS)) {
				found.addAll(answer.diagnostics(), address.toString());
			}
			if (answer.diagnostics().stream().anyMatch(EngineDiagnostic::error)) {
				break;
			}
		}
		ByteString privateData = (this.walk.host().has(HostDifference.CLOSES_WITH_LATEST_PRIVATE_DATA) ? answer
				: opened.answer())
			.privateBytes();
		found.addAll(client.close(address.type(), privateData), address.toString());
		this.closing.addAll(found.asList());
	}

	/**
	 * An object that is open.
	 *
	 * @param address its address
	 * @param schema schema of its type
	 * @param answer what the provider said as it was opened
	 */
	private record Opened(ResourceAddress address, ResourceSchema schema, ProviderClient.ObjectAnswer answer) {

	}

}
