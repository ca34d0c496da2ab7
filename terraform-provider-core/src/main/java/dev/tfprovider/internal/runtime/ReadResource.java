/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.schema.Block;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Refreshes one object. A failure keeps what Terraform remembers.
 */
public final class ReadResource {

	private static final NullWriteOnly NULL_WRITE_ONLY = new NullWriteOnly();

	private final Failures failures;

	private final RunningCalls runningCalls;

	ReadResource(Failures failures, RunningCalls runningCalls) {
		this.failures = failures;
		this.runningCalls = runningCalls;
	}

	/**
	 * Refresh an object.
	 * @param type the resource type
	 * @param state what Terraform remembers
	 * @param privateState bytes kept beside the state
	 * @param <M> the model
	 * @return the object as it now is
	 */
	public <M> Response read(ResourceType<M> type, TerraformValue state, byte[] privateState) {
		if (state.isNull()) {
			return new Response(state, privateState, List.of());
		}
		Diagnostics diagnostics = new Diagnostics();
		return this.runningCalls.run((cancellation) -> {
			ResourceCall<M> call = new ResourceCall<>(type, type.nothing(), type.nothing(), state, privateState,
					diagnostics, cancellation);
			TerraformValue result = read(type, state, call);
			return new Response(result, call.privateBytes(), diagnostics.asList());
		});
	}

	private <M> TerraformValue read(ResourceType<M> type, TerraformValue state, ResourceCall<M> call) {
		Block block = type.schema().block();
		try {
			Optional<M> model = type.resource().read(call);
			if (model == null) {
				call.diagnostics()
					.add(AuthorMistake.returnedNull("read", type.name(),
							"an Optional; an empty one says that the object is gone."));
				return state;
			}
			if (model.isEmpty()) {
				return type.nothing();
			}
			ObjectValue result = hasGaps(block, state) ? type.mapping().writePartial(model.get())
					: type.mapping().write(model.get());
			result = NULL_WRITE_ONLY.apply(block, type.nothing(), state, result);
			return WithoutUnknown.of(KeepNotation.OF_STATE.apply(block, type.nothing(), state, result));
		}
		catch (Throwable ex) {
			Optional<ProviderNotConfiguredException> postponed = Failures.notConfigured(ex)
				.filter(ProviderNotConfiguredException::isPostponed);
			if (postponed.isPresent()) {
				call.diagnostics()
					.warning("Could not refresh " + type.name(), postponed.get().settingsText()
							+ " of the provider block is not known yet, so the object is planned with what Terraform "
							+ "remembers.");
			}
			else {
				this.failures.report(ex, "read", type.name(), block, call.diagnostics());
			}
		}
		return state;
	}

	/**
	 * Whether a required attribute is null, as it is after an import. What the upstream
	 * never shows stays so until the next apply.
	 */
	private static boolean hasGaps(Block block, TerraformValue state) {
		return block.attributes()
			.stream()
			.filter((attribute) -> attribute.mode().isRequired())
			.anyMatch((attribute) -> Members.attribute(state, attribute.name(), attribute.type()).isNull());
	}

	/**
	 * A refreshed object.
	 *
	 * @param state the object as it now is; null if it is gone
	 * @param privateState bytes to keep beside the state
	 * @param diagnostics errors and warnings
	 */
	public record Response(TerraformValue state, byte[] privateState, List<Diagnostic> diagnostics) {

	}

}
