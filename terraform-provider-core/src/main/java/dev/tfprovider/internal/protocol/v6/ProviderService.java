/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.plugin.HostConnectionMark;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.internal.runtime.call.RequestObservation;
import dev.tfprovider.internal.runtime.call.RequestObserver;
import io.grpc.BindableService;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServiceDescriptor;
import io.grpc.Status;
import io.grpc.stub.ServerCallStreamObserver;
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
		this(runtime, sessions, protocolData, ServedKind.all());
	}

	ProviderService(ProviderRuntime runtime, ConnectionSessions sessions, ProtocolData protocolData,
			List<ServedKind> kinds) {
		this.runtime = runtime;
		this.sessions = sessions;
		this.protocolData = protocolData;
		this.log = new RequestLog(runtime.address());
		RpcTable.of(runtime, kinds, sessions).forEach((rpc) -> this.rpcs.put(rpc.method().getFullMethodName(), rpc));
	}

	/**
	 * Return the provider that is served.
	 * @return its types and operations
	 */
	public ProviderRuntime runtime() {
		return this.runtime;
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
		return ServerMethodDefinition.create(bytes(method), (rpc != null) ? handler(rpc) : unimplemented(method));
	}

	private <Q, R> ServerCallHandler<Q, R> handler(Rpc<Q, R> rpc) {
		if (rpc.handler() instanceof ServerStreamingRpc<Q, R> streaming) {
			return handler(rpc, streaming);
		}
		if (rpc.handler() instanceof ClientStreamingRpc<Q, R> streaming) {
			return handler(rpc, streaming);
		}
		return handler(rpc, (UnaryRpc<Q, R>) rpc.handler(), (request, response) -> response);
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
		return handler(require(method), unary(method), conversion);
	}

	private <Q, R, S> ServerCallHandler<Q, S> handler(Rpc<Q, R> rpc, UnaryRpc<Q, R> handler,
			BiFunction<Q, R, S> conversion) {
		return onConnection((connection, version) -> ServerCalls.asyncUnaryCall((request, responses) -> {
			responses.onNext(conversion.apply(request, answer(rpc, handler, connection, request, version)));
			responses.onCompleted();
		}));
	}

	private <Q, R> ServerCallHandler<Q, R> handler(Rpc<Q, R> rpc, ServerStreamingRpc<Q, R> handler) {
		return onConnection((connection, version) -> ServerCalls.asyncServerStreamingCall(
				(request, responses) -> new HostResponseStream<>((ServerCallStreamObserver<R>) responses)
					.write((stream) -> answer(rpc, handler, connection, request, version, stream))));
	}

	private <Q, R> ServerCallHandler<Q, R> handler(Rpc<Q, R> rpc, ClientStreamingRpc<Q, R> handler) {
		return onConnection((connection, version) -> ServerCalls.asyncClientStreamingCall((responses) -> {
			HostRequestStream<Q, R> requests = new HostRequestStream<>((ServerCallStreamObserver<R>) responses);
			requests.answer((first) -> answer(rpc, handler, connection, (first != null) ? first : empty(rpc.method()),
					version, requests));
			return requests;
		}));
	}

	/**
	 * Returns a handler of calls on connections of the host. All others are refused.
	 */
	private <Q, R> ServerCallHandler<Q, R> onConnection(
			BiFunction<ProviderSession, String, ServerCallHandler<Q, R>> handler) {
		return (call, headers) -> {
			ProviderSession connection = this.sessions.of(call.getAttributes());
			return (connection != null)
					? handler.apply(connection, RequestLog.version(call.getMethodDescriptor())).startCall(call, headers)
					: HostConnectionMark.refuse(call);
		};
	}

	@SuppressWarnings("unchecked")
	private static <Q> Q empty(MethodDescriptor<Q, ?> method) {
		return (Q) GenericMessages.empty(method.getRequestMarshaller());
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
		return answer(require(method), unary(method), this.sessions.shared(), request, RequestLog.version(method));
	}

	private <Q, R> Rpc<Q, R> require(MethodDescriptor<Q, R> method) {
		Rpc<Q, R> rpc = find(method);
		if (rpc == null) {
			throw new IllegalArgumentException("This provider has no " + method.getFullMethodName());
		}
		return rpc;
	}

	private <Q, R> UnaryRpc<Q, R> unary(MethodDescriptor<Q, R> method) {
		return (UnaryRpc<Q, R>) require(method).handler();
	}

	private <Q, R> R answer(Rpc<Q, R> rpc, UnaryRpc<Q, R> handler, ProviderSession connection, Q request,
			String version) {
		return answer(rpc, connection, request, version, (scope) -> {
			received(rpc, request);
			return handler.handle(scope, request);
		});
	}

	private <Q, R> void answer(Rpc<Q, R> rpc, ServerStreamingRpc<Q, R> handler, ProviderSession connection, Q request,
			String version, HostResponseStream<R> responses) {
		try (CallScope scope = begin(rpc, connection, request, version);
				RequestObservation.ThreadScope entered = scope.enter();
				RequestLog.Entry<R> entry = this.log.begin(rpc)) {
			responses.onSent((response) -> answered(scope, rpc, entry, response));
			try {
				received(rpc, request);
				handler.handle(scope, request, responses);
			}
			catch (Throwable ex) {
				responses.send(failed(scope, rpc, request, ex));
			}
		}
	}

	private <Q, R> R answer(Rpc<Q, R> rpc, ClientStreamingRpc<Q, R> handler, ProviderSession connection, Q first,
			String version, HostRequestStream<Q, R> requests) {
		return answer(rpc, connection, first, version, (scope) -> {
			requests.onTaken((request) -> received(rpc, request));
			return handler.handle(scope, requests);
		});
	}

	private <Q, R> R answer(Rpc<Q, R> rpc, ProviderSession connection, Q request, String version,
			Function<CallScope, R> handler) {
		try (CallScope scope = begin(rpc, connection, request, version);
				RequestObservation.ThreadScope entered = scope.enter();
				RequestLog.Entry<R> entry = this.log.begin(rpc)) {
			R response;
			try {
				response = handler.apply(scope);
			}
			catch (Throwable ex) {
				response = failed(scope, rpc, request, ex);
			}
			answered(scope, rpc, entry, response);
			return response;
		}
	}

	private <Q> CallScope begin(Rpc<Q, ?> rpc, ProviderSession connection, Q request, String version) {
		CallScope scope = this.runtime.begin(this.sessions.current(connection), connection,
				this.log.fields(rpc, request, version));
		RequestObserver observer = this.runtime.observer();
		if (observer != null) {
			scope.observe(observer.begin(rpc.name(), rpc.typeName(request)));
		}
		return scope;
	}

	private <Q> void received(Rpc<Q, ?> rpc, Q request) {
		this.unreadRequests.check(request);
		this.protocolData.request(rpc.name(), request);
	}

	private <R> void answered(CallScope scope, Rpc<?, R> rpc, RequestLog.Entry<R> entry, R response) {
		try {
			RequestObservation observation = scope.observation();
			if (observation != null) {
				rpc.diagnostics(response)
					.stream()
					.filter((diagnostic) -> diagnostic.getSeverity() == Tfplugin6.Diagnostic.Severity.ERROR)
					.findFirst()
					.ifPresent((error) -> observation.failed(error.getSummary()));
			}
			this.protocolData.response(rpc.name(), response);
			entry.answered(response);
		}
		catch (OutOfMemoryError ex) {
			// the answer must be sent even if it cannot be logged
		}
	}

	private <Q, R> R failed(CallScope scope, Rpc<Q, R> rpc, Q request, Throwable failure) {
		return rpc.failed(request, Diagnostics6.toProto(scope, (failure instanceof DiagnosticException refusal)
				? refusal.diagnostics() : List.of(diagnostic(rpc, failure))));
	}

	private Diagnostic diagnostic(Rpc<?, ?> rpc, Throwable failure) {
		if (failure instanceof CodecException mismatch) {
			logger.error("{} carries a value that does not fit the schema", rpc.name(), mismatch);
			return Diagnostic.error(mismatch.path(), "Value does not fit the schema", mismatch.getMessage()
					+ ". Terraform and the provider disagree about the schema in " + rpc.name() + ".");
		}
		if (failure instanceof UnreadRequestException || this.runtime.heapLimit().isCauseOf(failure)) {
			return this.runtime.heapLimit().exceededBy(rpc.name());
		}
		logger.error("{} failed", rpc.name(), failure);
		return Diagnostic.error("Provider failed in " + rpc.name(),
				failure + "\n\n" + AuthorMistake.NOTE + " Run with TF_LOG_PROVIDER=ERROR to see where.");
	}

}
