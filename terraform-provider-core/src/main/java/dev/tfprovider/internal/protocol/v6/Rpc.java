/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import io.grpc.MethodDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * One RPC: its method, what answers it, and where in its messages is what is common to
 * all of them.
 *
 * @param method which RPC this is
 * @param handler answers requests
 * @param failure makes an answer that consists of diagnostics only and loses no state
 * @param reported finds the diagnostics of an answer, for the log
 * @param field the field of the log with what a request is about, {@code null} if it is
 * about the provider
 * @param subject finds in a request what it is about
 * @param <Q> the request message
 * @param <R> the response message
 */
record Rpc<Q, R>(MethodDescriptor<Q, R> method, RpcHandler<Q, R> handler,
		BiFunction<Q, List<Tfplugin6.Diagnostic>, R> failure, Function<R, List<Tfplugin6.Diagnostic>> reported,
		@Nullable String field, Function<Q, String> subject) {

	/**
	 * Return an RPC that answers a request with one response, and is about the provider.
	 */
	public static <Q, R> Rpc<Q, R> unary(MethodDescriptor<Q, R> method, UnaryRpc<Q, R> handler,
			Function<List<Tfplugin6.Diagnostic>, R> failure, Function<R, List<Tfplugin6.Diagnostic>> reported) {
		return streaming(method, handler, failure, reported);
	}

	/**
	 * Return an RPC that answers a request with one response. If it fails, the response
	 * keeps what is in the request.
	 */
	public static <Q, R> Rpc<Q, R> keeping(MethodDescriptor<Q, R> method, UnaryRpc<Q, R> handler,
			BiFunction<Q, List<Tfplugin6.Diagnostic>, R> failure, Function<R, List<Tfplugin6.Diagnostic>> reported) {
		return new Rpc<>(method, handler, failure, reported, null, (request) -> "");
	}

	/**
	 * Return an RPC with any number of requests or responses.
	 */
	public static <Q, R> Rpc<Q, R> streaming(MethodDescriptor<Q, R> method, RpcHandler<Q, R> handler,
			Function<List<Tfplugin6.Diagnostic>, R> failure, Function<R, List<Tfplugin6.Diagnostic>> reported) {
		return new Rpc<>(method, handler, (request, diagnostics) -> failure.apply(diagnostics), reported, null,
				(request) -> "");
	}

	/**
	 * Return an RPC that answers with diagnostics and nothing else.
	 */
	public static <Q, R> Rpc<Q, R> reporting(MethodDescriptor<Q, R> method,
			BiFunction<CallScope, Q, List<Tfplugin6.Diagnostic>> handler,
			Function<List<Tfplugin6.Diagnostic>, R> answer, Function<R, List<Tfplugin6.Diagnostic>> reported) {
		return unary(method, (scope, request) -> answer.apply(handler.apply(scope, request)), answer, reported);
	}

	/**
	 * Return the same RPC as one about types.
	 * @param kind the kind of the types
	 * @param subject finds the name of the type that a request is about
	 */
	public Rpc<Q, R> about(TypeKind kind, Function<Q, String> subject) {
		return about(kind.name("_") + "_type", subject);
	}

	/**
	 * Return the same RPC as one about something.
	 * @param kind what it is about, for the log
	 * @param subject finds the name of it in a request
	 */
	public Rpc<Q, R> about(String kind, Function<Q, String> subject) {
		return new Rpc<>(this.method, this.handler, this.failure, this.reported, "tf_" + kind, subject);
	}

	/**
	 * Return the name of the RPC, such as {@code ReadResource}.
	 */
	public String name() {
		return Objects.requireNonNull(this.method.getBareMethodName(), "an RPC has a name");
	}

	/**
	 * Return the answer that consists of diagnostics only and loses no state.
	 */
	public R failed(Q request, List<Tfplugin6.Diagnostic> diagnostics) {
		return this.failure.apply(request, diagnostics);
	}

	/**
	 * Return the type a request is about, for the log; empty if there is none.
	 */
	public String typeName(Q request) {
		return this.subject.apply(request);
	}

	/**
	 * Return the diagnostics of an answer, for the log.
	 */
	public List<Tfplugin6.Diagnostic> diagnostics(R response) {
		return this.reported.apply(response);
	}

}
