/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.engine;

import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.stub.StreamObserver;

/**
 * A provider in messages of the protocol that accepts every configuration.
 */
abstract class MessageProvider extends ProviderGrpc.ProviderImplBase {

	@Override
	public void validateProviderConfig(Tfplugin6.ValidateProviderConfig.Request request,
			StreamObserver<Tfplugin6.ValidateProviderConfig.Response> answer) {
		send(answer, Tfplugin6.ValidateProviderConfig.Response.getDefaultInstance());
	}

	@Override
	public void configureProvider(Tfplugin6.ConfigureProvider.Request request,
			StreamObserver<Tfplugin6.ConfigureProvider.Response> answer) {
		send(answer, Tfplugin6.ConfigureProvider.Response.getDefaultInstance());
	}

	@Override
	public void validateResourceConfig(Tfplugin6.ValidateResourceConfig.Request request,
			StreamObserver<Tfplugin6.ValidateResourceConfig.Response> answer) {
		send(answer, Tfplugin6.ValidateResourceConfig.Response.getDefaultInstance());
	}

	static <R> void send(StreamObserver<R> answer, R response) {
		answer.onNext(response);
		answer.onCompleted();
	}

}
