/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.diagnostic.DeferredException;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.ObjectType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Objects that have to wait, where Terraform allows it and where not; and what modules
 * say to the provider.
 */
class DeferralRpcTests {

	private static final String TYPE = "acme_lamp";

	private static final String STATE = "{\"id\":1,\"name\":\"a\",\"watts\":40,\"serial\":1,\"bulbs\":[]}";

	private static final String CONFIG = "{\"name\":\"b\",\"bulbs\":[]}";

	private final Lamp.Code code = new Lamp.Code();

	private Supplier<@Nullable Integer> level = () -> 3;

	private final Served served = new Served(ProviderDefinition.builder("acme")
		.settings(Settings.class)
		.meta(Meta.class)
		.resource("lamp", Lamp.class, this.code)
		.dataSource("level", Level.class, this::level)
		.build());

	private final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	private Level level(DataSourceData<Level> data) {
		String team = data.providerMeta(Meta.class).map(Meta::team).orElse("nobody");
		return new Level(data.config().place(), this.level.get(), team);
	}

	@AfterEach
	void close() {
		this.served.close();
	}

	@ParameterizedTest
	@EnumSource(DeferredException.Reason.class)
	void readThatHasToWaitIsDeferred(DeferredException.Reason reason) {
		this.code.read = (data) -> {
			throw new DeferredException(reason, "The house is not built yet.");
		};
		Tfplugin6.ReadResource.Response response = read(true);
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(response.getDeferred().getReasonValue()).isEqualTo(reason.ordinal() + 1);
		assertThat(this.served.text(TYPE, response.getNewState())).contains("name=\"a\"");
	}

	@Test
	void readThatHasToWaitKeepsTheStateWhereTerraformCannotWait() {
		this.code.read = (data) -> {
			throw new IllegalStateException(
					new DeferredException(DeferredException.Reason.ABSENT_PREREQUISITE, "The house is not built yet."));
		};
		Tfplugin6.ReadResource.Response response = read(false);
		assertThat(response.hasDeferred()).isFalse();
		assertThat(response.getDiagnosticsList()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.getSeverity()).isEqualTo(Tfplugin6.Diagnostic.Severity.WARNING);
			assertThat(diagnostic.getDetail())
				.isEqualTo("The house is not built yet. The object is planned with what Terraform remembers.");
		});
		assertThat(this.served.text(TYPE, response.getNewState())).contains("name=\"a\"");
	}

	@Test
	void planThatHasToWaitIsDeferred() {
		this.code.planning = () -> {
			throw new DeferredException(DeferredException.Reason.RESOURCE_CONFIG_UNKNOWN, "The name is not known yet.");
		};
		Tfplugin6.PlanResourceChange.Response response = plan(STATE, CONFIG, true);
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(response.getDeferred().getReason()).isEqualTo(Tfplugin6.Deferred.Reason.RESOURCE_CONFIG_UNKNOWN);
		assertThat(this.served.text(TYPE, response.getPlannedState())).contains("name=\"b\"");
	}

	@Test
	void planThatHasToWaitFailsWhereTerraformCannotWait() {
		this.code.planning = () -> {
			throw new DeferredException(DeferredException.Reason.RESOURCE_CONFIG_UNKNOWN, "The name is not known yet.");
		};
		Tfplugin6.PlanResourceChange.Response response = plan(STATE, CONFIG, false);
		assertThat(response.hasDeferred()).isFalse();
		assertThat(response.getDiagnosticsList()).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.getSummary() + ": " + diagnostic.getDetail())
				.isEqualTo("Could not plan acme_lamp yet: The name is not known yet."));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			null    | create
			update  | update
			destroy | destroy
			""")
	void changesWaitForUnknownSettings(String kind) {
		configure(this.served.unknownSettings("{}", "endpoint"));
		assertThat(change(kind, true).getDeferred().getReason())
			.isEqualTo(Tfplugin6.Deferred.Reason.PROVIDER_CONFIG_UNKNOWN);
		assertThat(change(kind, false).hasDeferred()).isFalse();
		configure(this.served.settings("{\"endpoint\":\"x\"}"));
		assertThat(change(kind, true).hasDeferred()).isFalse();
	}

	@Test
	void readThatNeedsNoSettingsDoesNotWaitForThem() {
		configure(this.served.unknownSettings("{}", "endpoint"));
		assertThat(read(true).hasDeferred()).isFalse();
	}

	@ParameterizedTest
	@CsvSource({ "true, 1", "false, 0" })
	void importThatHasToWaitIsDeferredOrFails(boolean allowed, int deferred) {
		this.code.importing = (request) -> {
			throw new DeferredException(DeferredException.Reason.ABSENT_PREREQUISITE, "The house is not built yet.");
		};
		Tfplugin6.ImportResourceState.Response response = this.client
			.importResourceState(Tfplugin6.ImportResourceState.Request.newBuilder()
				.setTypeName(TYPE)
				.setId("7")
				.setClientCapabilities(Served.deferral(allowed))
				.build());
		assertThat(response.getImportedResourcesCount()).isZero();
		assertThat(response.hasDeferred()).isEqualTo(deferred == 1);
		assertThat(response.getDiagnosticsCount()).isEqualTo(1 - deferred);
	}

	@Test
	void dataSourceThatHasToWaitIsDeferredWithWhatIsKnown() {
		this.level = () -> {
			throw new DeferredException(DeferredException.Reason.ABSENT_PREREQUISITE, "The house is not built yet.");
		};
		Tfplugin6.ReadDataSource.Response response = readLevel(true, "null");
		assertThat(response.getDeferred().getReason()).isEqualTo(Tfplugin6.Deferred.Reason.ABSENT_PREREQ);
		assertThat(Values6.read(Level.CODEC, response.getState()))
			.hasToString("{degrees=(known after apply), place=\"attic\", team=(known after apply)}");
	}

	@Test
	void dataSourceThatHasToWaitFailsWhereTerraformCannotWait() {
		this.level = () -> {
			throw new DeferredException(DeferredException.Reason.ABSENT_PREREQUISITE, "The house is not built yet.");
		};
		Tfplugin6.ReadDataSource.Response response = readLevel(false, "null");
		assertThat(response.hasDeferred()).isFalse();
		assertThat(Acme.summaries(response.getDiagnosticsList()))
			.containsExactly("ERROR Could not read acme_level yet");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			null            | nobody
			{"team":"web"}  | web
			""")
	void moduleSpeaksToTheProvider(String meta, String team) {
		Tfplugin6.ReadDataSource.Response response = readLevel(true, meta);
		assertThat(Values6.read(Level.CODEC, response.getState()))
			.hasToString("{degrees=3, place=\"attic\", team=\"" + team + "\"}");
	}

	@Test
	void moduleThatSpeaksNonsenseIsToldSo() {
		Tfplugin6.ReadDataSource.Response response = readLevel(true, "{\"edition\":1}");
		assertThat(response.getDiagnosticsList()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.getSummary()).isEqualTo("Invalid provider_meta block");
			assertThat(diagnostic.getDetail())
				.startsWith("Missing value for \"team\" in the provider_meta block of the module: ");
			assertThat(diagnostic.hasAttribute()).isFalse();
		});
	}

	@Test
	void providerMetaOfAnotherRecordIsTheAuthorsMistake() {
		this.code.read = (data) -> {
			data.providerMeta(String.class);
			return Optional.empty();
		};
		assertThat(read(true).getDiagnostics(0).getDetail())
			.contains("java.lang.String is not the record of the provider_meta block; that is " + Meta.class.getName());
	}

	@Test
	void schemaTellsOfProviderMetaAndCapabilities() {
		Tfplugin6.GetProviderSchema.Response schema = this.client
			.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		assertThat(schema.getProviderMeta().getBlock().getAttributesList())
			.extracting((attribute) -> attribute.getName() + " " + attribute.getRequired())
			.containsExactly("team true", "edition false");
		assertThat(schema.getServerCapabilities().getMoveResourceState()).isTrue();
		assertThat(schema.getServerCapabilities().getGenerateResourceConfig()).isTrue();
		assertThat(schema.getResourceSchemasOrThrow(TYPE).getVersion()).isEqualTo(3);
	}

	private void configure(Tfplugin6.DynamicValue settings) {
		assertThat(this.client
			.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder().setConfig(settings).build())
			.getDiagnosticsList()).isEmpty();
	}

	private Tfplugin6.ReadResource.Response read(boolean deferral) {
		return this.client.readResource(Tfplugin6.ReadResource.Request.newBuilder()
			.setTypeName(TYPE)
			.setCurrentState(this.served.value(TYPE, STATE))
			.setClientCapabilities(Served.deferral(deferral))
			.build());
	}

	private Tfplugin6.PlanResourceChange.Response change(String kind, boolean deferral) {
		String prior = kind.equals("null") ? "null" : STATE;
		return plan(prior, kind.equals("destroy") ? "null" : CONFIG, deferral);
	}

	private Tfplugin6.PlanResourceChange.Response plan(String prior, String config, boolean deferral) {
		return this.client.planResourceChange(Tfplugin6.PlanResourceChange.Request.newBuilder()
			.setTypeName(TYPE)
			.setPriorState(this.served.value(TYPE, prior))
			.setProposedNewState(this.served.value(TYPE, config))
			.setConfig(this.served.value(TYPE, config))
			.setClientCapabilities(Served.deferral(deferral))
			.build());
	}

	private Tfplugin6.ReadDataSource.Response readLevel(boolean deferral, String meta) {
		return this.client.readDataSource(Tfplugin6.ReadDataSource.Request.newBuilder()
			.setTypeName("acme_level")
			.setConfig(Served.value((ObjectType) Level.CODEC.type(), "{\"place\":\"attic\"}"))
			.setProviderMeta(this.served.meta(meta))
			.setClientCapabilities(Served.deferral(deferral))
			.build());
	}

	record Settings(String endpoint) {

	}

	record Meta(String team, @Nullable Integer edition) {

	}

}
