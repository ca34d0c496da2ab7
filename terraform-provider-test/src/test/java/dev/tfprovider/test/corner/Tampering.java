/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;

import io.grpc.ForwardingServerCall;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.Status;
import org.jspecify.annotations.Nullable;

/**
 * Puts words into the provider's mouth, so that both engines meet the answers of a
 * provider with mistakes. Notes all calls on the way.
 */
public class Tampering implements ServerInterceptor {

	/**
	 * Names of protocol 6 by those of protocol 5.
	 */
	private static final Map<String, String> PROTOCOL_5 = Map.of("GetSchema", "GetProviderSchema",
			"PrepareProviderConfig", "ValidateProviderConfig", "ValidateResourceTypeConfig", "ValidateResourceConfig",
			"ValidateDataSourceConfig", "ValidateDataResourceConfig", "Configure", "ConfigureProvider", "Stop",
			"StopProvider");

	private final Map<String, UnaryOperator<Object>> answers = new ConcurrentHashMap<>();

	private final Map<String, Status> failures = new ConcurrentHashMap<>();

	private final List<String> calls = new CopyOnWriteArrayList<>();

	public void clear() {
		this.answers.clear();
		this.failures.clear();
		this.calls.clear();
	}

	public <R> void answer(Class<R> type, String method, UnaryOperator<R> change) {
		this.answers.put(method, (message) -> change.apply(type.cast(message)));
	}

	public void fail(String method, Status status) {
		this.failures.put(method, status);
	}

	public void stop() {
		this.answers.clear();
		this.failures.clear();
	}

	/**
	 * Return the calls so far and forget them.
	 */
	public List<String> takeCalls() {
		List<String> taken = List.copyOf(this.calls);
		this.calls.clear();
		return taken;
	}

	@Override
	public <Q, R> ServerCall.Listener<Q> interceptCall(ServerCall<Q, R> call, Metadata headers,
			ServerCallHandler<Q, R> next) {
		String name = String.valueOf(call.getMethodDescriptor().getBareMethodName());
		String method = PROTOCOL_5.getOrDefault(name, name);
		this.calls.add(method);
		Status failure = this.failures.get(method);
		if (failure != null) {
			call.close(failure, new Metadata());
			return new ServerCall.Listener<>() {
			};
		}
		UnaryOperator<Object> change = this.answers.get(method);
		return next.startCall((change != null) ? new TamperedCall<>(call, change) : call, headers);
	}

	private static final class TamperedCall<Q, R> extends ForwardingServerCall.SimpleForwardingServerCall<Q, R> {

		private final UnaryOperator<Object> change;

		TamperedCall(ServerCall<Q, R> call, UnaryOperator<Object> change) {
			super(call);
			this.change = change;
		}

		@Override
		@SuppressWarnings("unchecked")
		public void sendMessage(@Nullable R message) {
			super.sendMessage((R) this.change.apply(message));
		}

	}

}
