/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.MethodDescriptor;

/**
 * Notes the name of every RPC that is called.
 */
public final class CallRecorder implements ClientInterceptor {

	private final List<String> calls = new CopyOnWriteArrayList<>();

	@Override
	public <Q, R> ClientCall<Q, R> interceptCall(MethodDescriptor<Q, R> method, CallOptions options, Channel next) {
		this.calls.add(Objects.requireNonNull(method.getBareMethodName()));
		return next.newCall(method, options);
	}

	public List<String> calls() {
		return new ArrayList<>(this.calls);
	}

}
