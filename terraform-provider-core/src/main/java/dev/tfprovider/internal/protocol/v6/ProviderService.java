/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.codec.CodecException;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.runtime.AuthorMistake;
import dev.tfprovider.internal.runtime.CurrentSession;
import dev.tfprovider.internal.runtime.HeapLimit;
import dev.tfprovider.internal.runtime.KnownSecrets;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.ProviderSession;
import io.grpc.BindableService;
import io.grpc.MethodDescriptor;
import io.grpc.ServerServiceDefinition;
import io.grpc.stub.StreamObserver;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves {@code tfplugin6.Provider}. Each RPC has a class of its own; what is common to
 * them is here: the session, the log, and that nothing but an answer ever comes back, for
 * a gRPC error loses state. RPCs of kinds this provider does not declare stay
 * unimplemented.
 */
public final class ProviderService implements ProviderGrpc.AsyncService, BindableService {

	private static final Logger logger = LoggerFactory.getLogger(ProviderService.class);

	private final ConnectionSessions sessions;

	private final CurrentSession currentSession;

	private final KnownSecrets secrets;

	private final RequestLog log;

	private final ProtocolData protocolData;

	private final HeapLimit heapLimit;

	private final UnreadRequests unreadRequests = new UnreadRequests();

	private final GetMetadataRpc getMetadata;

	private final GetProviderSchemaRpc getProviderSchema;

	private final ValidateProviderConfigRpc validateProviderConfig;

	private final ConfigureProviderRpc configureProvider;

	private final ValidateResourceConfigRpc validateResourceConfig;

	private final ValidateDataResourceConfigRpc validateDataResourceConfig;

	private final UpgradeResourceStateRpc upgradeResourceState;

	private final ReadResourceRpc readResource;

	private final PlanResourceChangeRpc planResourceChange;

	private final ApplyResourceChangeRpc applyResourceChange;

	private final ImportResourceStateRpc importResourceState;

	private final ReadDataSourceRpc readDataSource;

	private final MoveResourceStateRpc moveResourceState;

	private final UpgradeResourceIdentityRpc upgradeResourceIdentity;

	private final GenerateResourceConfigRpc generateResourceConfig;

	private final GetResourceIdentitySchemasRpc getResourceIdentitySchemas;

	private final StopProviderRpc stopProvider;

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
		this.protocolData = protocolData;
		this.sessions = sessions;
		this.currentSession = runtime.currentSession();
		this.secrets = runtime.secrets();
		this.heapLimit = runtime.heapLimit();
		this.log = new RequestLog(runtime.address());
		ServedTypes types = new ServedTypes(runtime);
		this.getMetadata = new GetMetadataRpc(runtime);
		this.getProviderSchema = new GetProviderSchemaRpc(runtime);
		this.validateProviderConfig = new ValidateProviderConfigRpc(runtime, types);
		this.configureProvider = new ConfigureProviderRpc(runtime, types, sessions);
		this.validateResourceConfig = new ValidateResourceConfigRpc(runtime.validateConfig(), types);
		this.validateDataResourceConfig = new ValidateDataResourceConfigRpc(runtime.validateConfig(), types);
		this.upgradeResourceState = new UpgradeResourceStateRpc(runtime.upgradeResourceState(), types);
		this.readResource = new ReadResourceRpc(runtime.readResource(), types);
		this.planResourceChange = new PlanResourceChangeRpc(runtime.planResourceChange(), types);
		this.applyResourceChange = new ApplyResourceChangeRpc(runtime.applyResourceChange(), types,
				runtime.heapLimit());
		this.importResourceState = new ImportResourceStateRpc(runtime.importResourceState(), types);
		this.readDataSource = new ReadDataSourceRpc(runtime.readDataSource(), types);
		this.moveResourceState = new MoveResourceStateRpc(runtime.moveResourceState(), types);
		this.upgradeResourceIdentity = new UpgradeResourceIdentityRpc(runtime.upgradeResourceState(), types);
		this.generateResourceConfig = new GenerateResourceConfigRpc(runtime.generateResourceConfig(), types);
		this.getResourceIdentitySchemas = new GetResourceIdentitySchemasRpc(runtime);
		this.stopProvider = new StopProviderRpc(runtime);
	}

	/**
	 * {@inheritDoc}
	 * <p>
	 * The schema is the largest of all answers, and always the same.
	 */
	@Override
	public ServerServiceDefinition bindService() {
		return ReboundMethods.in(ProviderGrpc.bindService(this), this::rebind);
	}

	private MethodDescriptor<?, ?> rebind(MethodDescriptor<?, ?> method) {
		MethodDescriptor<?, ?> reading = this.unreadRequests.in(method);
		return (method == ProviderGrpc.getGetProviderSchemaMethod()) ? EncodedOnce.of(reading) : reading;
	}

	@Override
	public void getMetadata(Tfplugin6.GetMetadata.Request request,
			StreamObserver<Tfplugin6.GetMetadata.Response> responses) {
		answer("GetMetadata", this.getMetadata, request, responses);
	}

	@Override
	public void getProviderSchema(Tfplugin6.GetProviderSchema.Request request,
			StreamObserver<Tfplugin6.GetProviderSchema.Response> responses) {
		answer("GetProviderSchema", this.getProviderSchema, request, responses);
	}

	@Override
	public void validateProviderConfig(Tfplugin6.ValidateProviderConfig.Request request,
			StreamObserver<Tfplugin6.ValidateProviderConfig.Response> responses) {
		answer("ValidateProviderConfig", this.validateProviderConfig, request, responses);
	}

	@Override
	public void configureProvider(Tfplugin6.ConfigureProvider.Request request,
			StreamObserver<Tfplugin6.ConfigureProvider.Response> responses) {
		answer("ConfigureProvider", this.configureProvider, request, responses);
	}

	@Override
	public void validateResourceConfig(Tfplugin6.ValidateResourceConfig.Request request,
			StreamObserver<Tfplugin6.ValidateResourceConfig.Response> responses) {
		answer("ValidateResourceConfig", this.validateResourceConfig, request, responses);
	}

	@Override
	public void validateDataResourceConfig(Tfplugin6.ValidateDataResourceConfig.Request request,
			StreamObserver<Tfplugin6.ValidateDataResourceConfig.Response> responses) {
		answer("ValidateDataResourceConfig", this.validateDataResourceConfig, request, responses);
	}

	@Override
	public void upgradeResourceState(Tfplugin6.UpgradeResourceState.Request request,
			StreamObserver<Tfplugin6.UpgradeResourceState.Response> responses) {
		answer("UpgradeResourceState", this.upgradeResourceState, request, responses);
	}

	@Override
	public void readResource(Tfplugin6.ReadResource.Request request,
			StreamObserver<Tfplugin6.ReadResource.Response> responses) {
		answer("ReadResource", this.readResource, request, responses);
	}

	@Override
	public void planResourceChange(Tfplugin6.PlanResourceChange.Request request,
			StreamObserver<Tfplugin6.PlanResourceChange.Response> responses) {
		answer("PlanResourceChange", this.planResourceChange, request, responses);
	}

	@Override
	public void applyResourceChange(Tfplugin6.ApplyResourceChange.Request request,
			StreamObserver<Tfplugin6.ApplyResourceChange.Response> responses) {
		answer("ApplyResourceChange", this.applyResourceChange, request, responses);
	}

	@Override
	public void importResourceState(Tfplugin6.ImportResourceState.Request request,
			StreamObserver<Tfplugin6.ImportResourceState.Response> responses) {
		answer("ImportResourceState", this.importResourceState, request, responses);
	}

	@Override
	public void readDataSource(Tfplugin6.ReadDataSource.Request request,
			StreamObserver<Tfplugin6.ReadDataSource.Response> responses) {
		answer("ReadDataSource", this.readDataSource, request, responses);
	}

	@Override
	public void moveResourceState(Tfplugin6.MoveResourceState.Request request,
			StreamObserver<Tfplugin6.MoveResourceState.Response> responses) {
		answer("MoveResourceState", this.moveResourceState, request, responses);
	}

	@Override
	public void upgradeResourceIdentity(Tfplugin6.UpgradeResourceIdentity.Request request,
			StreamObserver<Tfplugin6.UpgradeResourceIdentity.Response> responses) {
		answer("UpgradeResourceIdentity", this.upgradeResourceIdentity, request, responses);
	}

	@Override
	public void generateResourceConfig(Tfplugin6.GenerateResourceConfig.Request request,
			StreamObserver<Tfplugin6.GenerateResourceConfig.Response> responses) {
		answer("GenerateResourceConfig", this.generateResourceConfig, request, responses);
	}

	@Override
	public void getResourceIdentitySchemas(Tfplugin6.GetResourceIdentitySchemas.Request request,
			StreamObserver<Tfplugin6.GetResourceIdentitySchemas.Response> responses) {
		answer("GetResourceIdentitySchemas", this.getResourceIdentitySchemas, request, responses);
	}

	@Override
	public void stopProvider(Tfplugin6.StopProvider.Request request,
			StreamObserver<Tfplugin6.StopProvider.Response> responses) {
		answer("StopProvider", this.stopProvider, request, responses);
	}

	private <Q, R> void answer(String name, Rpc<Q, R> rpc, Q request, StreamObserver<R> responses) {
		ProviderSession session = this.sessions.current();
		try (KnownSecrets.Call call = this.secrets.begin(session);
				RequestLog.Entry<Q, R> entry = this.log.begin(name, rpc, request)) {
			R response = this.currentSession.with(session, () -> handle(name, rpc, request));
			try {
				this.protocolData.response(name, response);
				entry.answered(response);
			}
			catch (OutOfMemoryError ex) {
				// what there is to tell Terraform matters more than what is told of it
			}
			responses.onNext(response);
			responses.onCompleted();
		}
	}

	private <Q, R> R handle(String name, Rpc<Q, R> rpc, Q request) {
		if (this.unreadRequests.remove(request)) {
			return rpc.failed(request, List.of(this.heapLimit.exceededBy(name)));
		}
		try {
			this.protocolData.request(name, request);
			return rpc.handle(request);
		}
		catch (CodecException ex) {
			logger.error("{} carries a value that does not fit the schema", name, ex);
			return rpc.failed(request, List.of(Diagnostic.error(ex.path(), "Value does not fit the schema",
					ex.getMessage() + ". Terraform and the provider disagree about the schema in " + name + ".")));
		}
		catch (Throwable ex) {
			if (this.heapLimit.isCauseOf(ex)) {
				return rpc.failed(request, List.of(this.heapLimit.exceededBy(name)));
			}
			logger.error("{} failed", name, ex);
			return rpc.failed(request, List.of(Diagnostic.error("Provider failed in " + name,
					ex + "\n\n" + AuthorMistake.NOTE + " Run with TF_LOG_PROVIDER=ERROR to see where.")));
		}
	}

}
