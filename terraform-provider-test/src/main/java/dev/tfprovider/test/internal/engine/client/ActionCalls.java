/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import com.google.protobuf.Message;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.schema.ResourceSchema;
import dev.tfprovider.value.TerraformValue;
import io.grpc.MethodDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Calls to a provider about actions.
 *
 * @param calls makes the calls
 * @param capabilities what the host can do, {@code null} if it does not tell
 */
public record ActionCalls(ProviderCalls calls, Tfplugin6.@Nullable ClientCapabilities capabilities) {

	/**
	 * Plan an invocation. No release of Terraform allows actions to be put off.
	 */
	public Plan plan(String type, ResourceSchema schema, TerraformValue config) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		Tfplugin6.PlanAction.Response response = this.calls.call(request(ProviderGrpc.getPlanActionMethod(), type,
				schema, config,
				(this.capabilities != null) ? this.capabilities.toBuilder().setDeferralAllowed(false).build() : null),
				diagnostics);
		return new Plan(response != null && response.hasDeferred(), diagnostics);
	}

	/**
	 * Invoke an action and wait for its end.
	 */
	public Invocation invoke(String type, ResourceSchema schema, TerraformValue config) {
		List<EngineDiagnostic> diagnostics = new ArrayList<>();
		List<String> progress = new ArrayList<>();
		Tfplugin6.InvokeAction.Request request = request(ProviderGrpc.getInvokeActionMethod(), type, schema, config,
				this.capabilities)
			.build();
		this.calls.attempt("InvokeAction", diagnostics, () -> {
			read(this.calls.provider().invokeAction(request), progress, diagnostics);
			return progress;
		});
		return new Invocation(progress, diagnostics);
	}

	private static <Q, R extends Message> RequestMessage<Q, R> request(MethodDescriptor<Q, R> method, String type,
			ResourceSchema schema, TerraformValue config, Tfplugin6.@Nullable ClientCapabilities capabilities) {
		return RequestMessage.of(method)
			.with("action_type", type)
			.with("config", schema.codec().write(config))
			.with("client_capabilities", capabilities);
	}

	private static void read(Iterator<Tfplugin6.InvokeAction.Event> events, List<String> progress,
			List<EngineDiagnostic> diagnostics) {
		int completed = 0;
		while (events.hasNext()) {
			Tfplugin6.InvokeAction.Event event = events.next();
			switch (event.getTypeCase()) {
				case PROGRESS -> progress.add(event.getProgress().getMessage());
				case COMPLETED -> {
					completed++;
					diagnostics.addAll(ProtocolMessages.diagnostics(event.getCompleted().getDiagnosticsList()));
				}
				case TYPE_NOT_SET -> throw new AssertionError(
						"The provider has sent an event that is neither progress nor the completion, which crashes "
								+ "Terraform");
			}
			if (completed > 1 || completed == 1 && event.hasProgress()) {
				throw new AssertionError("The provider has sent an event after the completion of an action: " + event);
			}
		}
		if (completed == 0) {
			throw new AssertionError("The provider has ended an action without an event of its completion");
		}
	}

	/**
	 * What a provider says of a planned invocation.
	 *
	 * @param deferred whether it puts the invocation off
	 * @param diagnostics errors and warnings
	 */
	public record Plan(boolean deferred, List<EngineDiagnostic> diagnostics) {

	}

	/**
	 * What a provider says of an invocation.
	 *
	 * @param progress the messages, in order
	 * @param diagnostics errors and warnings
	 */
	public record Invocation(List<String> progress, List<EngineDiagnostic> diagnostics) {

	}

}
