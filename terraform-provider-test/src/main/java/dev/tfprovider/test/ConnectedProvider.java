/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.host.HostEnvironment;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.protocol.v6.ServedKind;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import io.grpc.ConnectivityState;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A provider process with a connection, shared by checks that do not alter it.
 */
final class ConnectedProvider implements AutoCloseable {

	private final LaunchedProvider process;

	private final ProviderConnection connection;

	private final Tfplugin6.GetProviderSchema.Response schema;

	private final AtomicBoolean disconnected = new AtomicBoolean();

	ConnectedProvider(ProviderLauncher launcher) {
		HostIdentity own = HostIdentity.create();
		this.process = launcher
			.launch(Map.of(HostEnvironment.CLIENT_CERTIFICATE, own.pem(), HostEnvironment.PROTOCOL_VERSIONS, "6"));
		try {
			this.connection = ProviderConnection.open(this.process.handshake(), own);
			this.schema = this.connection.schema();
			this.connection.channel()
				.notifyWhenStateChanged(ConnectivityState.READY, () -> this.disconnected.set(true));
		}
		catch (Throwable ex) {
			this.process.close();
			throw ex;
		}
	}

	LaunchedProvider process() {
		return this.process;
	}

	ProviderConnection connection() {
		return this.connection;
	}

	ProviderGrpc.ProviderBlockingStub client() {
		return this.connection.provider();
	}

	Tfplugin6.GetProviderSchema.Response schema() {
		return this.schema;
	}

	ServedType providerBlock() {
		return ServedType.of("", this.schema.getProvider());
	}

	/**
	 * Return the types of a kind by their names.
	 */
	Map<String, ServedType> types(TypeKind kind) {
		return ServedKind.all()
			.stream()
			.filter((served) -> served.kind().equals(kind))
			.findFirst()
			.map((served) -> ServedType.of(served.schemas().apply(this.schema)))
			.orElse(Map.of());
	}

	/**
	 * Do something with each type of each kind.
	 */
	void forEachType(BiConsumer<TypeKind, ServedType> action) {
		TypeKind.all().forEach((kind) -> types(kind).values().forEach((type) -> action.accept(kind, type)));
	}

	/**
	 * Return what the report calls a type.
	 */
	static String label(TypeKind kind, ServedType type) {
		return kind.equals(TypeKind.RESOURCE) ? type.name() : kind + " " + type.name();
	}

	/**
	 * Verify that whatever happened before did no harm.
	 */
	void assertServes() {
		assertThat(this.process.isAlive()).as("the process lives").isTrue();
		assertThat(this.connection.schema()).as("the schema is what it was").isEqualTo(this.schema);
		assertThat(this.disconnected).as("the connection was lost").isFalse();
	}

	@Override
	public void close() {
		this.connection.close();
		this.process.close();
	}

}
