/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.ephemeral.CloseableEphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResourceData;
import dev.tfprovider.ephemeral.EphemeralResourceTimeouts;
import dev.tfprovider.ephemeral.OpenEphemeralResourceData;
import dev.tfprovider.ephemeral.RenewableEphemeralResource;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;

/**
 * Serves a provider with ephemeral resources, and sends it their messages.
 */
abstract class EphemeralResourceServed {

	static final String TOKEN = "acme_token";

	static final String SECRET = "tok-4711-secret";

	static final String CONFIG = "{\"name\":\"ci\",\"secret\":null,\"tags\":null,\"hint\":null,\"timeouts\":null}";

	final TokenCode code = new TokenCode();

	final Served served = served(this.code);

	final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	static Served served(TokenCode code) {
		return new Served(ProviderDefinition.builder("acme")
			.ephemeralResource("token", Token.class, code)
			.ephemeralResource("plain", Plain.class, (data) -> new Plain("pong"))
			.build());
	}

	@AfterEach
	void close() {
		this.served.close();
	}

	final Tfplugin6.OpenEphemeralResource.Response open() {
		return open(TOKEN, CONFIG);
	}

	final Tfplugin6.OpenEphemeralResource.Response open(String type, String config) {
		return this.client.openEphemeralResource(request(type, config).build());
	}

	final Tfplugin6.OpenEphemeralResource.Request.Builder request(String type, String config) {
		return Tfplugin6.OpenEphemeralResource.Request.newBuilder()
			.setTypeName(type)
			.setConfig(Served.value(type(type), config));
	}

	final Tfplugin6.RenewEphemeralResource.Response renew(ByteString data) {
		return this.client.renewEphemeralResource(
				Tfplugin6.RenewEphemeralResource.Request.newBuilder().setTypeName(TOKEN).setPrivate(data).build());
	}

	final List<String> closing(ByteString data) {
		return closing(this.client, data);
	}

	static List<String> closing(ProviderGrpc.ProviderBlockingStub client, ByteString data) {
		return summaries(client
			.closeEphemeralResource(
					Tfplugin6.CloseEphemeralResource.Request.newBuilder().setTypeName(TOKEN).setPrivate(data).build())
			.getDiagnosticsList());
	}

	final List<String> validate(String config) {
		return summaries(this.client
			.validateEphemeralResourceConfig(Tfplugin6.ValidateEphemeralResourceConfig.Request.newBuilder()
				.setTypeName(TOKEN)
				.setConfig(Served.value(type(TOKEN), config))
				.build())
			.getDiagnosticsList());
	}

	static List<String> summaries(List<Tfplugin6.Diagnostic> diagnostics) {
		return diagnostics.stream()
			.map((diagnostic) -> diagnostic.getSeverity() + " " + diagnostic.getSummary() + ": "
					+ diagnostic.getDetail())
			.toList();
	}

	final ObjectType type(String name) {
		return this.served.runtime().types(TypeKind.EPHEMERAL_RESOURCE).get(name).schema().block().impliedType();
	}

	final String text(String name, Tfplugin6.DynamicValue value) {
		return Values6.read(ValueCodec.of(type(name)), value).toString();
	}

	record Token(String name, @Computed String secret, @Nullable List<String> tags, @Computed Value<String> hint,
			@Nullable EphemeralResourceTimeouts timeouts) {

	}

	record Plain(@Computed String reply) {

	}

	record Lease(String id, int renewals) {

		@Override
		public String toString() {
			return this.id + "." + this.renewals;
		}

	}

	@Timeouts(renew = "1m", close = "1m")
	static final class TokenCode implements EphemeralResource<Token>, RenewableEphemeralResource,
			CloseableEphemeralResource, ConfigValidator<Token> {

		final List<String> calls = new CopyOnWriteArrayList<>();

		private final CountDownLatch interruption = new CountDownLatch(1);

		private int opened;

		@Nullable EphemeralResource<Token> opening;

		@Nullable RenewableEphemeralResource renewing;

		@Nullable Supplier<Exception> closing;

		@Nullable Consumer<OpenEphemeralResourceData> closeWith;

		@Override
		public Token open(EphemeralResourceData<Token> data) throws Exception {
			if (this.opening != null) {
				return this.opening.open(data);
			}
			this.calls.add("open " + data.config().name());
			this.opened++;
			data.setPrivateState(new Lease("lease-" + this.opened, 0));
			data.renewAfter(Duration.ofMinutes(10));
			return new Token(data.config().name(), SECRET, data.config().tags(), Value.known(""), null);
		}

		@Override
		public void renew(OpenEphemeralResourceData data) throws Exception {
			if (this.renewing != null) {
				this.renewing.renew(data);
				return;
			}
			Lease lease = data.privateState(Lease.class).orElseThrow();
			this.calls.add("renew " + lease);
			data.setPrivateState(new Lease(lease.id(), lease.renewals() + 1));
			if (lease.renewals() == 0) {
				data.renewAt(Instant.now().plusSeconds(600));
			}
		}

		@Override
		public void close(OpenEphemeralResourceData data) throws Exception {
			this.calls.add("close " + data.privateState(Lease.class).map(Lease::toString).orElse("nothing"));
			if (this.closeWith != null) {
				this.closeWith.accept(data);
			}
			if (this.closing != null) {
				Exception failure = this.closing.get();
				if (failure instanceof InterruptedException) {
					this.interruption.countDown();
				}
				throw failure;
			}
		}

		boolean interrupted() {
			try {
				return this.interruption.await(10, TimeUnit.SECONDS);
			}
			catch (InterruptedException ex) {
				throw new IllegalStateException(ex);
			}
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			if (config.value("name").equals(TerraformValue.string("evil"))) {
				diagnostics.error(AttributePath.root("name"), "No such name", "Not evil.");
			}
		}

	}

}
