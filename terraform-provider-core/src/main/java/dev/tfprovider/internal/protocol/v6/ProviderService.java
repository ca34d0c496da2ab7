/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.wire.CodecException;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.message.CachingMarshaller;
import dev.tfprovider.internal.protocol.v6.message.Diagnostics6;
import dev.tfprovider.internal.protocol.v6.message.OutOfMemoryRequests;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.failure.AuthorMistake;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;
import dev.tfprovider.internal.runtime.session.ProviderSession;
import io.grpc.BindableService;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServiceDescriptor;
import io.grpc.Status;
import io.grpc.stub.ServerCalls;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves {@code tfplugin6.Provider}, one {@link Rpc} of the {@link RpcTable} for each
 * method. What is common to them is here: the session, the log, and that nothing but an
 * answer ever comes back, for a gRPC error loses state. Methods without an RPC stay
 * unimplemented.
 */
public final class ProviderService implements BindableService {

	private static final Logger logger = LoggerFactory.getLogger(ProviderService.class);

	private final ProviderRuntime runtime;

	private final ConnectionSessions sessions;

	private final RequestLog log;

	private final ProtocolData protocolData;

	private final OutOfMemoryRequests unreadRequests = new OutOfMemoryRequests();

	private final Map<String, Rpc<?, ?>> rpcs = new HashMap<>();

	/**
	 * Create the service.
	 * @param runtime the provider
	 * @param sessions tells which session a call talks to
	 */
	public ProviderService(ProviderRuntime runtime, ConnectionSessions sessions) {
		this(runtime, sessions, ProtocolData.NONE);
	}

	/**
	 * Create the service.
	 * @param runtime the provider
	 * @param sessions tells which session a call talks to
	 * @param protocolData where to write the values of requests and responses
	 */
	public ProviderService(ProviderRuntime runtime, ConnectionSessions sessions, ProtocolData protocolData) {
		this.runtime = runtime;
		this.sessions = sessions;
		this.protocolData = protocolData;
		this.log = new RequestLog(runtime.address());
		RpcTable.of(runtime, sessions).forEach((rpc) -> this.rpcs.put(rpc.method().getFullMethodName(), rpc));
	}

	@Override
	public ServerServiceDefinition bindService() {
		ServiceDescriptor service = ProviderGrpc.getServiceDescriptor();
		List<? extends ServerMethodDefinition<?, ?>> methods = service.getMethods().stream().map(this::bind).toList();
		ServiceDescriptor.Builder descriptor = ServiceDescriptor.newBuilder(service.getName())
			.setSchemaDescriptor(service.getSchemaDescriptor());
		methods.forEach((method) -> descriptor.addMethod(method.getMethodDescriptor()));
		ServerServiceDefinition.Builder builder = ServerServiceDefinition.builder(descriptor.build());
		methods.forEach(builder::addMethod);
		return builder.build();
	}

	private <Q, R> ServerMethodDefinition<Q, R> bind(MethodDescriptor<Q, R> method) {
		Rpc<Q, R> rpc = find(method);
		return ServerMethodDefinition.create(bytes(method),
				(rpc != null) ? handler(rpc, (request, response) -> response) : unimplemented(method));
	}

	private static <Q, R> ServerCallHandler<Q, R> unimplemented(MethodDescriptor<Q, R> method) {
		String problem = "Method " + method.getFullMethodName() + " is unimplemented";
		return (call, headers) -> {
			call.close(Status.UNIMPLEMENTED.withDescription(problem), new Metadata());
			return new ServerCall.Listener<>() {
			};
		};
	}

	@SuppressWarnings("unchecked")
	private <Q, R> @Nullable Rpc<Q, R> find(MethodDescriptor<Q, R> method) {
		return (Rpc<Q, R>) this.rpcs.get(method.getFullMethodName());
	}

	/**
	 * Returns how the messages of a method become bytes. The schema is the largest of all
	 * answers, and always the same.
	 */
	private <Q, R> MethodDescriptor<Q, R> bytes(MethodDescriptor<Q, R> method) {
		MethodDescriptor<Q, R> reading = this.unreadRequests.in(method);
		return method.equals(ProviderGrpc.getGetProviderSchemaMethod()) ? CachingMarshaller.of(reading) : reading;
	}

	/**
	 * Return what handles the calls of another protocol version.
	 * @param method the RPC of this version
	 * @param conversion makes the response of the other version of request and response
	 * @param <Q> the request message
	 * @param <R> the response message
	 * @param <S> the response message of the other version
	 * @return the handler
	 * @throws IllegalArgumentException if the provider does not answer such requests
	 */
	public <Q, R, S> ServerCallHandler<Q, S> handler(MethodDescriptor<Q, R> method, BiFunction<Q, R, S> conversion) {
		return handler(require(method), conversion);
	}

	private <Q, R, S> ServerCallHandler<Q, S> handler(Rpc<Q, R> rpc, BiFunction<Q, R, S> conversion) {
		return (call, headers) -> {
			ProviderSession connection = this.sessions.of(call.getAttributes());
			String version = RequestLog.version(call.getMethodDescriptor());
			return ServerCalls.<Q, S>asyncUnaryCall((request, responses) -> {
				responses.onNext(conversion.apply(request, answer(rpc, connection, request, version)));
				responses.onCompleted();
			}).startCall(call, headers);
		};
	}

	/**
	 * Answer a request that came on no connection.
	 * @param method the RPC
	 * @param request the request
	 * @param <Q> the request message
	 * @param <R> the response message
	 * @return the answer
	 * @throws IllegalArgumentException if the provider does not answer such requests
	 */
	public <Q, R> R answer(MethodDescriptor<Q, R> method, Q request) {
		return answer(require(method), this.sessions.shared(), request, RequestLog.version(method));
	}

	private <Q, R> Rpc<Q, R> require(MethodDescriptor<Q, R> method) {
		Rpc<Q, R> rpc = find(method);
		if (rpc == null) {
			throw new IllegalArgumentException("This provider has no " + method.getFullMethodName());
		}
		return rpc;
	}

	private <Q, R> R answer(Rpc<Q, R> rpc, ProviderSession connection, Q request, String version) {
		try (CallScope scope = this.runtime.begin(this.sessions.current(connection), connection,
				this.log.fields(rpc, request, version)); CallScope.Entered entered = scope.enter()) {
			return logged(scope, rpc, request);
		}
	}

	private <Q, R> R logged(CallScope scope, Rpc<Q, R> rpc, Q request) {
		try (RequestLog.Entry<R> entry = this.log.begin(rpc)) {
			R response = handle(scope, rpc, request);
			try {
				this.protocolData.response(rpc.name(), response);
				entry.answered(response);
			}
			catch (OutOfMemoryError ex) {
				// the answer must be sent even if it cannot be logged
			}
			return response;
		}
	}

	private <Q, R> R handle(CallScope scope, Rpc<Q, R> rpc, Q request) {
		if (this.unreadRequests.remove(request)) {
			return failed(scope, rpc, request, this.runtime.heapLimit().exceededBy(rpc.name()));
		}
		try {
			this.protocolData.request(rpc.name(), request);
			return rpc.handle(scope, request);
		}
		catch (CodecException ex) {
			logger.error("{} carries a value that does not fit the schema", rpc.name(), ex);
			return failed(scope, rpc, request, Diagnostic.error(ex.path(), "Value does not fit the schema",
					ex.getMessage() + ". Terraform and the provider disagree about the schema in " + rpc.name() + "."));
		}
		catch (Throwable ex) {
			if (this.runtime.heapLimit().isCauseOf(ex)) {
				return failed(scope, rpc, request, this.runtime.heapLimit().exceededBy(rpc.name()));
			}
			logger.error("{} failed", rpc.name(), ex);
			return failed(scope, rpc, request, Diagnostic.error("Provider failed in " + rpc.name(),
					ex + "\n\n" + AuthorMistake.NOTE + " Run with TF_LOG_PROVIDER=ERROR to see where."));
		}
	}

	private static <Q, R> R failed(CallScope scope, Rpc<Q, R> rpc, Q request, Diagnostic diagnostic) {
		return rpc.failed(request, Diagnostics6.toProto(scope, List.of(diagnostic)));
	}

}
