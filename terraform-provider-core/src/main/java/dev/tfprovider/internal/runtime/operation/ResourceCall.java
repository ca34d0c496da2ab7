/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.mapping.model.RecordCopy;
import dev.tfprovider.internal.runtime.call.AuthorCall;
import dev.tfprovider.internal.runtime.call.OutOfMemoryRetry;
import dev.tfprovider.internal.runtime.call.PrivateState;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * One call of a resource method: its input, and its output besides the result. Author
 * code that ignores its deadline may still be using it later.
 *
 * @param <M> the model
 */
final class ResourceCall<M> extends AuthorCall implements ResourceData<M> {

	private final ResourceType<M> type;

	private final TerraformValue config;

	private volatile TerraformValue plan;

	private final TerraformValue state;

	private final PrivateState privateState;

	private final AuthorCallChecks mistakes = new AuthorCallChecks();

	private volatile @Nullable ObjectValue saved;

	ResourceCall(ResourceType<M> type, TerraformValue config, TerraformValue plan, TerraformValue state,
			PrivateState privateState, RunningCall running) {
		super(running);
		this.type = type;
		this.config = config;
		this.plan = plan;
		this.state = state;
		this.privateState = privateState;
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
		return this.plan.isNull() ? List.of()
				: ChangedPaths.between(this.type.schema().block(), this.state, this.plan)
					.stream()
					.filter((path) -> !this.type.limits().hold(path))
					.toList();
	}

	@Override
	public <T> Optional<T> newSecret(String name, Class<T> type) {
		ObjectView config = this.type.mapping().view(known(this.config, "configuration"));
		VersionedSecret secret = VersionedSecret.of(this.type.mapping().mapper(), name);
		String kept = secret.kept();
		if (kept != null && !config.isNull(kept)) {
			return changed(kept) ? value(config, kept, type) : Optional.empty();
		}
		return (this.state.isNull() || changed(secret.version())) ? value(config, name, type) : Optional.empty();
	}

	private static <T> Optional<T> value(ObjectView config, String name, Class<T> type) {
		return Optional.ofNullable(config.get(name, type).orElse(null));
	}

	@Override
	public void save(M model) {
		if (model == null) {
			this.mistakes.add(this.type, "save", new IllegalArgumentException("null is no object"));
			return;
		}
		try {
			this.saved = OutOfMemoryRetry.on(() -> this.type.mapping().writePartial(model));
		}
		catch (RuntimeException ex) {
			this.saved = this.type.mapping().salvage(model, lastKnown());
			this.mistakes.add(this.type, "save", ex);
		}
	}

	@Override
	public void saveId(Object... id) {
		try {
			if (!this.state.isNull()) {
				throw new IllegalStateException("The object has its identifier since it was created");
			}
			this.saved = withIdentifiers(known(this.plan, "plan"), id);
		}
		catch (RuntimeException ex) {
			this.mistakes.add(this.type, "saveId", ex);
		}
	}

	private ObjectValue withIdentifiers(ObjectValue planned, Object... id) {
		Identifiers identifiers = Identifiers.of(this.type);
		try {
			ObjectValue named = OutOfMemoryRetry.on(() -> this.type.mapping().withIdentifiers(planned, id));
			identifiers.firstOther(planned, named)
				.ifPresent((name) -> this.mistakes.add(this.type, "saveId",
						new IllegalArgumentException(identifiers.difference(name, planned, named))));
			return named;
		}
		catch (IllegalArgumentException ex) {
			if (!identifiers.areKnownOf(planned)) {
				throw ex;
			}
			this.mistakes.add(this.type, "saveId", ex);
			return planned;
		}
	}

	@Override
	public <R extends Record, T extends @Nullable Object> R with(R record, Function<R, T> component, T value) {
		return RecordCopy.with(record, component, value);
	}

	@Override
	public <P> Optional<P> privateState(Class<P> type) {
		return this.privateState.read(type);
	}

	@Override
	public void setPrivateState(@Nullable Object state) {
		try {
			OutOfMemoryRetry.on(() -> this.privateState.write(state));
		}
		catch (RuntimeException ex) {
			this.mistakes.add(this.type, "setPrivateState", ex);
		}
	}

	@Override
	public <T> Optional<T> providerMeta(Class<T> type) {
		return meta().read(type);
	}

	/**
	 * Complete the plan by what is made once and has not been yet, since Terraform keeps
	 * no such values or they depended on something unknown.
	 * @throws Exception what the author's code throws
	 */
	void makePlannedOnce() throws Exception {
		if (this.plan instanceof ObjectValue planned && MakePlannedOnce.concerns(this.type)) {
			this.plan = MakePlannedOnce.complete(this.type, this.config, this.state, planned, new TreeMap<>())
				.planned();
		}
	}

	/**
	 * Return what is planned by now.
	 */
	TerraformValue planned() {
		return this.plan;
	}

	byte[] privateBytes() {
		return this.privateState.bytes();
	}

	@Nullable ObjectValue saved() {
		return this.saved;
	}

	/**
	 * Return what is known of the object besides what the author's code returns: what it
	 * has saved, else what there was before, else what is planned.
	 */
	ObjectValue lastKnown() {
		ObjectValue saved = this.saved;
		return (saved != null) ? saved : known(this.state.isNull() ? this.plan : this.state, "object");
	}

	/**
	 * Return what the state holds of the object if the author's code is cut off now, in a
	 * sentence after a space.
	 */
	String remains() {
		boolean held = !this.state.isNull() || this.saved != null;
		return held ? " The state holds what is known of the object."
				: " The state holds nothing of the object: look whether it exists.";
	}

	/**
	 * Return what the author's code did wrong in calls of this, and has not been told.
	 */
	List<Diagnostic> mistakes() {
		return this.mistakes.asList();
	}

	private static ObjectValue known(TerraformValue value, String what) {
		if (value instanceof ObjectValue object) {
			return object;
		}
		throw new IllegalStateException("Terraform gives no " + what + " for this operation");
	}

}
