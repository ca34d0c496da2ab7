/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Ephemeral resources as a host sees them.
 */
class EphemeralResourceRpcTests extends EphemeralResourceServed {

	@Test
	void schemasAndMetadataNameTheTypes() {
		Tfplugin6.GetProviderSchema.Response schema = this.client
			.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		assertThat(schema.getEphemeralResourceSchemasMap()).containsOnlyKeys("acme_plain", TOKEN);
		assertThat(schema.getEphemeralResourceSchemasOrThrow(TOKEN).getBlock().getAttributesList())
			.extracting(Tfplugin6.Schema.Attribute::getName, Tfplugin6.Schema.Attribute::getRequired,
					Tfplugin6.Schema.Attribute::getComputed)
			.contains(tuple("name", true, false), tuple("secret", false, true));
		assertThat(schema.getResourceSchemasMap()).isEmpty();
		Tfplugin6.GetMetadata.Response metadata = this.client
			.getMetadata(Tfplugin6.GetMetadata.Request.getDefaultInstance());
		assertThat(metadata.getEphemeralResourcesList())
			.extracting(Tfplugin6.GetMetadata.EphemeralMetadata::getTypeName)
			.containsExactly("acme_plain", TOKEN);
	}

	@Test
	void configurationIsValidated() {
		assertThat(validate("{\"name\":\"ci\",\"secret\":null,\"tags\":null,\"hint\":null,\"timeouts\":null}"))
			.isEmpty();
		assertThat(validate("{\"name\":\"evil\",\"secret\":null,\"tags\":null,\"hint\":null,\"timeouts\":null}"))
			.containsExactly("ERROR No such name: Not evil.");
		assertThat(validate("{\"name\":\"ci\",\"secret\":\"mine\",\"tags\":null,\"hint\":null,\"timeouts\":null}"))
			.singleElement()
			.asString()
			.contains("secret");
		assertThat(validate(
				"{\"name\":\"ci\",\"secret\":null,\"tags\":null,\"hint\":null,\"timeouts\":{\"open\":\"-1s\"}}"))
			.singleElement()
			.asString()
			.startsWith("ERROR Invalid timeout");
	}

	@Test
	void unknownConfigurationIsNotValidatedYet() {
		ObjectType type = type(TOKEN);
		TerraformValue unknown = TerraformValue.unknown(TerraformType.STRING);
		Tfplugin6.DynamicValue config = Values6.write(ValueCodec.of(type),
				ObjectValue.ofNulls(type).with("name", unknown));
		assertThat(this.client
			.validateEphemeralResourceConfig(Tfplugin6.ValidateEphemeralResourceConfig.Request.newBuilder()
				.setTypeName(TOKEN)
				.setConfig(config)
				.build())
			.getDiagnosticsList()).isEmpty();
	}

	@Test
	void openRenewAndCloseShareThePrivateState() {
		Tfplugin6.OpenEphemeralResource.Response opened = open();
		assertThat(opened.getDiagnosticsList()).isEmpty();
		assertThat(text(TOKEN, opened.getResult())).contains("name=\"ci\"").contains("secret=\"" + SECRET + "\"");
		assertThat(opened.hasDeferred()).isFalse();
		assertThat(Instant.ofEpochSecond(opened.getRenewAt().getSeconds())).isBetween(Instant.now().plusSeconds(500),
				Instant.now().plusSeconds(700));
		Tfplugin6.RenewEphemeralResource.Response renewed = renew(opened.getPrivate());
		assertThat(renewed.getDiagnosticsList()).isEmpty();
		assertThat(renewed.hasRenewAt()).isTrue();
		assertThat(renewed.getPrivate()).isNotEqualTo(opened.getPrivate());
		Tfplugin6.RenewEphemeralResource.Response again = renew(renewed.getPrivate());
		assertThat(again.hasRenewAt()).isFalse();
		assertThat(closing(again.getPrivate())).isEmpty();
		assertThat(this.code.calls).containsExactly("open ci", "renew lease-1.0", "renew lease-1.1", "close lease-1.2");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "x", "{\"lease\":\"mine\"}" })
	void renewAndCloseOfSomethingNeverOpenedAreDiagnostics(String data) {
		ByteString bytes = ByteString.copyFromUtf8(data);
		assertThat(closing(bytes)).singleElement()
			.asString()
			.startsWith(
					"ERROR Could not close acme_token: Terraform asks to close an object that this provider has not");
		Tfplugin6.RenewEphemeralResource.Response renewed = renew(bytes);
		assertThat(summaries(renewed.getDiagnosticsList())).singleElement()
			.asString()
			.startsWith(
					"ERROR Could not renew acme_token: Terraform asks to renew an object that this provider has not");
		assertThat(renewed.getPrivate()).isEqualTo(bytes);
		assertThat(this.code.calls).isEmpty();
	}

	@Test
	void unknownTypeAndUndecodableConfigurationAreDiagnostics() {
		Tfplugin6.OpenEphemeralResource.Request.Builder request = Tfplugin6.OpenEphemeralResource.Request.newBuilder();
		assertThat(summaries(
				this.client.openEphemeralResource(request.setTypeName("acme_nothing").build()).getDiagnosticsList()))
			.singleElement()
			.asString()
			.startsWith("ERROR Provider failed in OpenEphemeralResource")
			.contains("This provider has no ephemeral resource type \"acme_nothing\"");
		assertThat(summaries(this.client
			.openEphemeralResource(request.setTypeName(TOKEN)
				.setConfig(Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFromUtf8("?")))
				.build())
			.getDiagnosticsList())).singleElement().asString().startsWith("ERROR Value does not fit the schema");
		assertThat(this.code.calls).isEmpty();
	}

	@Test
	void openThatReturnsNothingIsAMistake() {
		this.code.opening = (data) -> null;
		assertThat(summaries(open().getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR Provider returned nothing: The open method of acme_token returned null");
		assertThat(this.code.calls).isEmpty();
	}

	@Test
	void resultThatIsNotAsConfiguredIsRefusedAndClosed() {
		this.code.opening = (data) -> {
			data.setPrivateState(new Lease("lease-1", 0));
			return new Token("other", SECRET, List.of("a"), Value.known(""), null);
		};
		assertThat(summaries(open().getDiagnosticsList())).satisfiesExactlyInAnyOrder(
				(name) -> assertThat(name)
					.startsWith("ERROR Provider opened an inconsistent object: acme_token.name: "
							+ "configured a string of 2 characters, returned one of 5 characters")
					.contains("What is configured must come back as it is configured."),
				(tags) -> assertThat(tags).contains("acme_token.tags: configured null, returned"));
		assertThat(this.code.calls).containsExactly("close lease-1.0");
	}

	@Test
	void resultThatIsNotKnownIsRefusedAndClosed() {
		this.code.opening = (data) -> new Token("ci", SECRET, null, Value.unknown(), null);
		assertThat(summaries(open().getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR Provider opened an inconsistent object: acme_token.hint: returned an unknown value.")
			.contains("What is opened must be wholly known.");
		assertThat(this.code.calls).containsExactly("close nothing");
	}

	@Test
	void resultIsSecretInDiagnosticsOfTheSession() {
		this.code.opening = (data) -> {
			data.diagnostics().warning("Got " + SECRET, "It is " + SECRET + ".");
			data.setPrivateState(new Lease("lease-1", 0));
			return new Token("ci", SECRET, null, Value.known("hint-0815"), null);
		};
		Tfplugin6.OpenEphemeralResource.Response opened = open();
		assertThat(summaries(opened.getDiagnosticsList())).containsExactly("WARNING Got ***: It is ***.");
		this.code.closing = () -> new IllegalStateException("cannot revoke " + SECRET + " with hint-0815");
		assertThat(closing(opened.getPrivate())).singleElement()
			.asString()
			.contains("cannot revoke *** with ***")
			.doesNotContain(SECRET);
		assertThat(this.served.runtime().secrets().hide("log " + SECRET)).isEqualTo("log ***");
	}

	@Test
	void renewalFarAwayIsTheLastTimeThereIs() {
		this.code.opening = (data) -> {
			data.renewAfter(Duration.ofSeconds(Long.MAX_VALUE));
			return new Token("ci", SECRET, null, Value.known(""), null);
		};
		assertThat(Instant.ofEpochSecond(open().getRenewAt().getSeconds())).isEqualTo("9999-12-31T23:59:59Z");
	}

	@Test
	void renewalWithoutTheAbilityIsAMistake() {
		try (Served plain = new Served(
				ProviderDefinition.builder("acme").ephemeralResource("plain", Plain.class, (data) -> {
					data.renewAfter(Duration.ofMinutes(1));
					return new Plain("pong");
				}).build())) {
			Tfplugin6.OpenEphemeralResource.Response opened = plain.client()
				.openEphemeralResource(Tfplugin6.OpenEphemeralResource.Request.newBuilder()
					.setTypeName("acme_plain")
					.setConfig(Served.value(type("acme_plain"), "{\"reply\":null}"))
					.build());
			assertThat(summaries(opened.getDiagnosticsList())).singleElement()
				.asString()
				.contains("does not implement RenewableEphemeralResource");
		}
	}

	@Test
	void plainResourceIsClosedWithoutCode() {
		Tfplugin6.OpenEphemeralResource.Response opened = open("acme_plain", "{\"reply\":null}");
		assertThat(text("acme_plain", opened.getResult())).isEqualTo("{reply=\"pong\"}");
		assertThat(opened.hasRenewAt()).isFalse();
		assertThat(this.client
			.closeEphemeralResource(Tfplugin6.CloseEphemeralResource.Request.newBuilder()
				.setTypeName("acme_plain")
				.setPrivate(opened.getPrivate())
				.build())
			.getDiagnosticsList()).isEmpty();
		assertThat(summaries(this.client
			.renewEphemeralResource(Tfplugin6.RenewEphemeralResource.Request.newBuilder()
				.setTypeName("acme_plain")
				.setPrivate(opened.getPrivate())
				.build())
			.getDiagnosticsList())).singleElement().asString().contains("It cannot be renewed");
	}

	@Test
	void deferralIsPassedOnWhereItIsAllowed() {
		this.code.opening = (data) -> {
			data.setPrivateState(new Lease("lease-1", 0));
			throw new DeferredException(DeferredException.Reason.ABSENT_PREREQUISITE, "There is no service yet.");
		};
		Tfplugin6.OpenEphemeralResource.Request.Builder request = request(TOKEN, CONFIG);
		Tfplugin6.OpenEphemeralResource.Response deferred = this.client
			.openEphemeralResource(request.setClientCapabilities(Served.deferral(true)).build());
		assertThat(deferred.getDiagnosticsList()).isEmpty();
		assertThat(deferred.getDeferred().getReason()).isEqualTo(Tfplugin6.Deferred.Reason.ABSENT_PREREQ);
		assertThat(text(TOKEN, deferred.getResult())).contains("name=\"ci\"").contains("secret=(known after apply)");
		Tfplugin6.OpenEphemeralResource.Response refused = this.client
			.openEphemeralResource(request.setClientCapabilities(Served.deferral(false)).build());
		assertThat(refused.hasDeferred()).isFalse();
		assertThat(summaries(refused.getDiagnosticsList())).singleElement().asString().contains("no service yet");
		assertThat(this.code.calls).containsExactly("close lease-1.0", "close lease-1.0");
	}

	@Test
	void hugeResultComesThrough() {
		String huge = "x".repeat(3_000_000);
		this.code.opening = (data) -> new Token("ci", huge, null, Value.known(""), null);
		assertThat(text(TOKEN, open().getResult())).contains("secret=\"" + huge + "\"");
	}

}
