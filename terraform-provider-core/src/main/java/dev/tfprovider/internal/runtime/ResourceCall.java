/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.internal.runtime.RunningCalls.Cancellation;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * What one call of a resource method is given, and what it leaves behind besides its
 * result.
 *
 * @param <M> the model
 */
final class ResourceCall<M> implements ResourceData<M> {

	private final ResourceType<M> type;

	private final TerraformValue config;

	private final TerraformValue plan;

	private final TerraformValue state;

	private final Diagnostics diagnostics;

	private final Cancellation cancellation;

	private byte[] privateState;

	private @Nullable ObjectValue saved;

	ResourceCall(ResourceType<M> type, TerraformValue config, TerraformValue plan, TerraformValue state,
			byte[] privateState, Diagnostics diagnostics, Cancellation cancellation) {
		this.type = type;
		this.config = config;
		this.plan = plan;
		this.state = state;
		this.privateState = privateState;
		this.diagnostics = diagnostics;
		this.cancellation = cancellation;
	}

	@Override
	public M config() {
		return this.type.mapping().read(known(this.config, "configuration"));
	}

	@Override
	public M plan() {
		return this.type.mapping().read(known(this.plan, "plan"));
	}

	@Override
	public M state() {
		return this.type.mapping().readPartial(known(this.state, "prior state"));
	}

	@Override
	public boolean changed(String path) {
		AttributePath place = AttributePath.parse(path);
		return !this.type.mapping()
			.view(this.state)
			.value(place)
			.equals(this.type.mapping().view(this.plan).value(place));
	}

	@Override
	public List<AttributePath> changes() {
		return this.plan.isNull() ? List.of() : ChangedPaths.between(this.type.schema().block(), this.state, this.plan);
	}

	@Override
	public void save(M model) {
		this.saved = this.type.mapping().writePartial(model);
	}

	@Override
	public Optional<byte[]> privateState() {
		return (this.privateState.length > 0) ? Optional.of(this.privateState.clone()) : Optional.empty();
	}

	@Override
	public void setPrivateState(byte[] bytes) {
		this.privateState = bytes.clone();
	}

	@Override
	public Diagnostics diagnostics() {
		return this.diagnostics;
	}

	@Override
	public boolean cancelled() {
		return this.cancellation.isCancelled();
	}

	byte[] privateBytes() {
		return this.privateState;
	}

	@Nullable ObjectValue saved() {
		return this.saved;
	}

	private static ObjectValue known(TerraformValue value, String what) {
		if (value instanceof ObjectValue object) {
			return object;
		}
		throw new IllegalStateException("Terraform gives no " + what + " for this operation");
	}

}
