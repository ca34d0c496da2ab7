/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourcePlan;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Shows one change to the author's plan modification, and records its decisions.
 *
 * @param <M> the model
 */
final class PlannedResource<M> implements ResourcePlan<M> {

	private final ModelMapping<M> mapping;

	private final TerraformValue config;

	private final TerraformValue prior;

	private final PrivateState privateState;

	private final CallScope scope;

	private final Set<AttributePath> replace = new LinkedHashSet<>();

	private TerraformValue planned;

	PlannedResource(ModelMapping<M> mapping, TerraformValue config, TerraformValue prior, TerraformValue planned,
			PrivateState privateState, CallScope scope) {
		this.mapping = mapping;
		this.config = config;
		this.prior = prior;
		this.planned = planned;
		this.privateState = privateState;
		this.scope = scope;
	}

	@Override
	public boolean isCreate() {
		return this.prior.isNull() && !isDestroy();
	}

	@Override
	public boolean isUpdate() {
		return !this.prior.isNull() && !isDestroy();
	}

	@Override
	public boolean isDestroy() {
		return this.planned.isNull();
	}

	@Override
	public ObjectView config() {
		return this.mapping.view(this.config);
	}

	@Override
	public ObjectView plan() {
		return this.mapping.view(this.planned);
	}

	@Override
	public ObjectView state() {
		return this.mapping.view(this.prior);
	}

	@Override
	public Optional<M> priorState() {
		return (this.prior instanceof ObjectValue object) ? Optional.of(this.mapping.readPartial(object))
				: Optional.empty();
	}

	@Override
	public boolean changed(String path) {
		return !state().value(path).equals(plan().value(path));
	}

	@Override
	public void set(String path, @Nullable Object value) {
		if (value instanceof Value.Unknown) {
			setUnknown(path);
			return;
		}
		AttributePath place = AttributePath.parse(path);
		replace(place, this.mapping.write(place, (value instanceof Value<?> held) ? held.orElse(null) : value));
	}

	@Override
	public void setUnknown(String path) {
		AttributePath place = AttributePath.parse(path);
		replace(place, TerraformValue.unknown(this.mapping.write(place, null).type()));
	}

	private void replace(AttributePath place, TerraformValue value) {
		if (isDestroy()) {
			throw new IllegalStateException("On a destroy nothing can be planned; see isDestroy()");
		}
		try {
			this.planned = this.planned.with(place, value);
		}
		catch (IllegalArgumentException ex) {
			throw new IllegalArgumentException("'%s' cannot be planned: %s".formatted(place, ex.getMessage()), ex);
		}
	}

	@Override
	public void requireReplace(String path) {
		AttributePath place = AttributePath.parse(path);
		plan().value(place);
		if (isUpdate()) {
			this.replace.add(place);
		}
	}

	@Override
	public <P> Optional<P> privateState(Class<P> type) {
		return this.privateState.read(type);
	}

	@Override
	public void setPrivateState(@Nullable Object state) {
		try {
			this.privateState.write(state);
		}
		catch (ValueMappingException ex) {
			throw new IllegalArgumentException(
					"The private state cannot be stored: %s %s".formatted(ex.summary(), ex.detail()), ex);
		}
	}

	@Override
	public <T> Optional<T> providerMeta(Class<T> type) {
		return this.scope.providerMeta().read(type);
	}

	@Override
	public Diagnostics diagnostics() {
		return this.scope.diagnostics();
	}

	TerraformValue planned() {
		return this.planned;
	}

	byte[] plannedPrivate() {
		return this.privateState.bytes();
	}

	Set<AttributePath> replacePaths() {
		return this.replace;
	}

}
