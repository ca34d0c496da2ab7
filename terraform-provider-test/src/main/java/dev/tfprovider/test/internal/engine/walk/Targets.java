/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.state.StoredObject;

/**
 * The resources that a command is restricted to, with their dependencies; on a destroy,
 * with their dependents.
 */
final class Targets {

	static final String SUMMARY = "Resource targeting is in effect";

	static final String DETAIL = "You are creating a plan with the -target option, which means that the result of this "
			+ "plan may not represent all of the changes requested by the current configuration.\n\nThe -target option "
			+ "is not for routine use, and is provided only for exceptional situations such as recovering from errors "
			+ "or mistakes, or when Terraform specifically suggests to use it as part of an error message.";

	static final String APPLY_SUMMARY = "Applied changes may be incomplete";

	static final String APPLY_DETAIL = "The plan was created with the -target option in effect, so some changes requested "
			+ "in the configuration may have been ignored and the output values may not be fully updated. Run the "
			+ "following command to verify that no other changes are pending:\n    terraform plan\n\nNote that the "
			+ "-target option is not suitable for routine use, and is provided only for exceptional situations such as "
			+ "recovering from errors or mistakes, or when Terraform specifically suggests to use it as part of an "
			+ "error message.";

	private final List<ResourceAddress> named;

	private final Set<ResourceAddress> drawnIn = new HashSet<>();

	Targets(CommandInput invocation, Map<ResourceAddress, StoredObject> state, boolean destroy) {
		this.named = invocation.options().targets().stream().map(ResourceAddress::parse).toList();
		if (destroy) {
			this.named.forEach((target) -> addDependents(target.resource(), state));
		}
		else {
			invocation.module().blocks().values().forEach((block) -> {
				if (this.named.stream().anyMatch((target) -> target.resource().equals(block.address()))) {
					this.drawnIn.addAll(invocation.module().allDependencies(block));
				}
			});
		}
	}

	private void addDependents(ResourceAddress resource, Map<ResourceAddress, StoredObject> state) {
		state.forEach((address, object) -> {
			ResourceAddress dependent = address.resource();
			if (object.dependencies().contains(resource.toString()) && this.drawnIn.add(dependent)) {
				addDependents(dependent, state);
			}
		});
	}

	/**
	 * Return whether the command is restricted at all.
	 */
	boolean any() {
		return !this.named.isEmpty();
	}

	/**
	 * Return whether a resource, or some instance of it, is to be worked on.
	 */
	boolean touch(ResourceAddress resource) {
		return !any() || this.drawnIn.contains(resource)
				|| this.named.stream().anyMatch((target) -> target.resource().equals(resource));
	}

	/**
	 * Return whether an instance is to be worked on.
	 */
	boolean include(ResourceAddress instance) {
		return !any() || this.drawnIn.contains(instance.resource())
				|| this.named.stream().anyMatch((target) -> target.contains(instance));
	}

}
