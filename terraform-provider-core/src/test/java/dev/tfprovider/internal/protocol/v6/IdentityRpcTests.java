/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Map;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Resource identities as Terraform 1.12 and later asks for them.
 */
class IdentityRpcTests {

	private static final String TYPE = "acme_badge";

	private static final String STATE = "{\"id\":\"b0\",\"region\":\"north\",\"account\":7,\"text\":\"x\",\"serial\":1}";

	private static final String IDENTITY = "{\"id\":\"b0\",\"region\":\"north\",\"account\":7}";

	private static final String IDENTITY_TEXT = "{account=7, id=\"b0\", region=\"north\"}";

	private final Badge.Code code = new Badge.Code();

	private final Served served = new Served(ProviderDefinition.builder("acme")
		.resource("badge", Badge.class, this.code)
		.resource("secret", Secret.class, new SecretCode())
		.resource("label", Label.class, new LabelCode())
		.build());

	private final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	@AfterEach
	void close() {
		this.served.close();
	}

	@Test
	void schemasAreThoseOfTheIdentifiers() {
		Map<String, Tfplugin6.ResourceIdentitySchema> schemas = this.client
			.getResourceIdentitySchemas(Tfplugin6.GetResourceIdentitySchemas.Request.getDefaultInstance())
			.getIdentitySchemasMap();
		assertThat(schemas).containsOnlyKeys(TYPE, "acme_label");
		assertThat(schemas.get(TYPE).getVersion()).isEqualTo(1);
		assertThat(schemas.get(TYPE).getIdentityAttributesList())
			.extracting((attribute) -> attribute.getName() + " " + attribute.getType().toStringUtf8() + " "
					+ attribute.getRequiredForImport() + " " + attribute.getOptionalForImport())
			.containsExactly("id \"string\" true false", "region \"string\" true false",
					"account \"number\" false true");
	}

	@Test
	void createPlansNoIdentityThatIsStillUnknown() {
		Tfplugin6.PlanResourceChange.Response response = plan("null", "{\"region\":\"north\",\"text\":\"x\"}", null);
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(response.hasPlannedIdentity()).isFalse();
	}

	@Test
	void createPlansAnIdentityThatTheConfigurationGives() {
		Tfplugin6.PlanResourceChange.Response response = this.client
			.planResourceChange(Tfplugin6.PlanResourceChange.Request.newBuilder()
				.setTypeName("acme_label")
				.setPriorState(this.served.value("acme_label", "null"))
				.setProposedNewState(this.served.value("acme_label", "{\"name\":\"a\"}"))
				.setConfig(this.served.value("acme_label", "{\"name\":\"a\"}"))
				.build());
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(this.served.text("acme_label", response.getPlannedIdentity())).isEqualTo("{name=\"a\"}");
	}

	@Test
	void updatePlansTheIdentityItHas() {
		Tfplugin6.PlanResourceChange.Response response = plan(STATE,
				"{\"id\":\"b0\",\"region\":\"north\",\"account\":7,\"text\":\"y\",\"serial\":1}", IDENTITY);
		assertThat(this.served.text(TYPE, response.getPlannedIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void updateOfAStateOfAnOlderTerraformTakesTheIdentityFromTheState() {
		Tfplugin6.PlanResourceChange.Response response = plan(STATE, STATE, null);
		assertThat(this.served.text(TYPE, response.getPlannedIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void replacementPlansTheIdentityOfWhatIsReplaced() {
		Tfplugin6.PlanResourceChange.Response response = plan(STATE,
				"{\"id\":\"b0\",\"region\":\"south\",\"account\":7,\"text\":\"x\",\"serial\":1}", IDENTITY);
		assertThat(response.getRequiresReplaceList()).hasSize(1);
		assertThat(this.served.text(TYPE, response.getPlannedIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void destroyPlansTheIdentityThatGoes() {
		assertThat(this.served.text(TYPE, plan(STATE, "null", IDENTITY).getPlannedIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void createAnswersWithTheIdentity() {
		Tfplugin6.ApplyResourceChange.Response response = apply("null",
				"{\"region\":\"north\",\"text\":\"x\",\"serial\":1}", null);
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(this.served.text(TYPE, response.getNewIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void createThatLeavesAPartOutKeepsTheObjectWithAnError() {
		this.code.mistake = (badge) -> new Badge(null, badge.region(), badge.account(), badge.text(), badge.serial());
		Tfplugin6.ApplyResourceChange.Response response = apply("null", "{\"region\":\"north\"}", null);
		assertThat(Acme.summaries(response.getDiagnosticsList())).contains("ERROR Missing resource identity");
		assertThat(response.getDiagnosticsList()).anySatisfy((error) -> assertThat(error.getDetail())
			.contains("returned could not be found again: \"id\" is null. Every @Id component must be set."));
		assertThat(this.served.text(TYPE, response.getNewState())).contains("region=\"north\"");
		assertThat(response.hasNewIdentity()).isFalse();
	}

	@Test
	void createWhoseIdentifierCannotBeWrittenKeepsTheRest() {
		this.code.mistake = (badge) -> new Badge("\ud800", badge.region(), badge.account(), badge.text(),
				badge.serial());
		Tfplugin6.ApplyResourceChange.Response response = apply("null", "{\"region\":\"north\",\"text\":\"x\"}", null);
		assertThat(Acme.summaries(response.getDiagnosticsList()))
			.containsExactly("ERROR Provider returned an invalid value");
		assertThat(this.served.text(TYPE, response.getNewState())).contains("id=null", "region=\"north\"", "account=7",
				"text=\"x\"");
		assertThat(response.hasNewIdentity()).isFalse();
	}

	@Test
	void createThatFailsHasNoIdentity() {
		this.code.mistake = (badge) -> {
			throw new IllegalStateException("refused");
		};
		Tfplugin6.ApplyResourceChange.Response response = apply("null", "{\"region\":\"north\"}", null);
		assertThat(response.getDiagnosticsList()).hasSize(1);
		assertThat(response.hasNewIdentity()).isFalse();
	}

	@Test
	void updateThatBecomesAnotherObjectIsRefused() {
		this.code.mistake = (badge) -> new Badge(badge.id(), badge.region(), 8L, badge.text(), badge.serial());
		Tfplugin6.ApplyResourceChange.Response response = apply(STATE,
				"{\"id\":\"b0\",\"region\":\"north\",\"text\":\"y\"}", IDENTITY);
		assertThat(response.getDiagnosticsList()).singleElement()
			.extracting(Tfplugin6.Diagnostic::getSeverity)
			.isEqualTo(Tfplugin6.Diagnostic.Severity.ERROR);
		assertThat(response.hasNewIdentity()).isTrue();
	}

	@Test
	void deleteAnswersWithoutIdentityAndKeepsItOnFailure() {
		this.code.badges.put("b0", new Badge("b0", "north", 7L, "x", 1));
		assertThat(apply(STATE, "null", IDENTITY).hasNewIdentity()).isFalse();
		Tfplugin6.ApplyResourceChange.Response failed = apply(STATE, "null", IDENTITY);
		assertThat(failed.getDiagnosticsList()).hasSize(1);
		assertThat(this.served.text(TYPE, failed.getNewIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void readAnswersWithTheIdentity() {
		this.code.badges.put("b0", new Badge("b0", "north", 7L, "x", 1));
		assertThat(this.served.text(TYPE, read(null).getNewIdentity())).isEqualTo(IDENTITY_TEXT);
		assertThat(this.served.text(TYPE, read(IDENTITY).getNewIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void readCompletesAnIdentity() {
		this.code.badges.put("b0", new Badge("b0", "north", 7L, "x", 1));
		Tfplugin6.ReadResource.Response response = read("{\"id\":\"b0\",\"region\":\"north\"}");
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(this.served.text(TYPE, response.getNewIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void readOfAnotherObjectIsRefusedAndLosesNothing() {
		this.code.badges.put("b0", new Badge("b0", "south", 7L, "x", 1));
		Tfplugin6.ReadResource.Response response = read(IDENTITY);
		assertThat(Acme.summaries(response.getDiagnosticsList())).containsExactly("ERROR Unexpected identity change");
		assertThat(this.served.text(TYPE, response.getNewState())).contains("region=\"north\"");
		assertThat(this.served.text(TYPE, response.getNewIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void readOfAnotherObjectIsRefusedByHostsThatKeepNoIdentityToo() {
		this.code.badges.put("b0", new Badge("b0", "south", 7L, "x", 1));
		Tfplugin6.ReadResource.Response response = read(null);
		assertThat(Acme.summaries(response.getDiagnosticsList())).containsExactly("ERROR Unexpected identity change");
		assertThat(this.served.text(TYPE, response.getNewState())).contains("region=\"north\"");
		assertThat(this.served.text(TYPE, response.getNewIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@ParameterizedTest
	@ValueSource(strings = { IDENTITY, "" })
	void updateOfAnotherObjectIsRefusedAndKeepsTheIdentifiers(String identity) {
		this.code.badges.put("b0", new Badge("b0", "north", 7L, "x", 1));
		this.code.mistake = (badge) -> new Badge("b9", "south", 8L, badge.text(), badge.serial());
		Tfplugin6.ApplyResourceChange.Response response = apply(STATE, STATE.replace("\"x\"", "\"y\""),
				identity.isEmpty() ? null : identity);
		assertThat(Acme.summaries(response.getDiagnosticsList())).isNotEmpty()
			.allMatch((summary) -> summary.startsWith("ERROR "));
		assertThat(this.served.text(TYPE, response.getNewState())).contains("id=\"b0\"", "region=\"north\"",
				"account=7", "text=\"y\"");
		assertThat(this.served.text(TYPE, response.getNewIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void readOfWhatIsGoneHasNoIdentity() {
		Tfplugin6.ReadResource.Response response = read(IDENTITY);
		assertThat(this.served.text(TYPE, response.getNewState())).isEqualTo("null");
		assertThat(response.hasNewIdentity()).isFalse();
	}

	@Test
	void readThatFailsKeepsTheIdentity() {
		this.code.badges.put("b0", new Badge("b0", "north", 7L, "x", 1));
		this.code.mistake = (badge) -> {
			throw new IllegalStateException("refused");
		};
		Tfplugin6.ReadResource.Response response = read(IDENTITY);
		assertThat(response.getDiagnosticsList()).hasSize(1);
		assertThat(this.served.text(TYPE, response.getNewIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@Test
	void importByIdentitySetsItsParts() {
		Tfplugin6.ImportResourceState.Response response = importIdentity("{\"id\":\"b0\",\"region\":\"north\"}");
		assertThat(response.getDiagnosticsList()).isEmpty();
		Tfplugin6.ImportResourceState.ImportedResource imported = response.getImportedResources(0);
		assertThat(this.served.text(TYPE, imported.getState()))
			.isEqualTo("{account=null, id=\"b0\", region=\"north\", serial=null, text=null}");
		assertThat(this.served.text(TYPE, imported.getIdentity()))
			.isEqualTo("{account=null, id=\"b0\", region=\"north\"}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"id\":\"b0\"}", "{\"region\":\"north\",\"account\":7}" })
	void importByIdentityWithoutARequiredPartIsRefused(String identity) {
		assertThat(importIdentity(identity).getDiagnosticsList()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.getSummary()).isEqualTo("Invalid import identity");
			assertThat(diagnostic.getDetail()).startsWith("The identity of acme_badge needs \"");
		});
	}

	@Test
	void importByIdAnswersWithTheIdentityToo() {
		Tfplugin6.ImportResourceState.Response response = this.client.importResourceState(
				Tfplugin6.ImportResourceState.Request.newBuilder().setTypeName(TYPE).setId("b0/north/7").build());
		assertThat(this.served.text(TYPE, response.getImportedResources(0).getIdentity())).isEqualTo(IDENTITY_TEXT);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			0 | {"id":"b9","gone":1}                            | {account=1, id="b9", region="north"}
			1 | {"id":"b0","region":"north","account":7}        | {account=7, id="b0", region="north"}
			1 | {"id":"b0","region":"north"}                    | {account=null, id="b0", region="north"}
			""")
	void identityIsUpgraded(long version, String stored, String upgraded) {
		Tfplugin6.UpgradeResourceIdentity.Response response = upgrade(TYPE, version, stored);
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(this.served.text(TYPE, response.getUpgradedIdentity())).isEqualTo(upgraded);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			acme_badge  | 0 | {}               | Provider returned no identity
			acme_badge  | 0 | {"id":[1]}       | Stored state cannot be read
			acme_badge  | 1 | []               | Stored state cannot be read
			acme_secret | 0 | {"id":"b9"}      | Resource without identity
			""")
	void identityThatCannotBeUpgradedIsAnError(String type, long version, String stored, String summary) {
		Tfplugin6.UpgradeResourceIdentity.Response response = upgrade(type, version, stored);
		assertThat(Acme.summaries(response.getDiagnosticsList())).containsExactly("ERROR " + summary);
		assertThat(response.hasUpgradedIdentity()).isFalse();
	}

	private Tfplugin6.PlanResourceChange.Response plan(String prior, String proposed, @Nullable String identity) {
		Tfplugin6.PlanResourceChange.Request.Builder request = Tfplugin6.PlanResourceChange.Request.newBuilder()
			.setTypeName(TYPE)
			.setPriorState(this.served.value(TYPE, prior))
			.setProposedNewState(this.served.value(TYPE, proposed))
			.setConfig(this.served.value(TYPE, configOf(proposed)));
		if (identity != null) {
			request.setPriorIdentity(this.served.identity(TYPE, identity));
		}
		return this.client.planResourceChange(request.build());
	}

	/**
	 * Return what is configurable of an object.
	 */
	private static String configOf(String object) {
		return object.replaceAll("\"(id|account|serial)\":[^,}]+,?", "").replace(",}", "}");
	}

	private Tfplugin6.ApplyResourceChange.Response apply(String prior, String planned, @Nullable String identity) {
		Tfplugin6.ApplyResourceChange.Request.Builder request = Tfplugin6.ApplyResourceChange.Request.newBuilder()
			.setTypeName(TYPE)
			.setPriorState(this.served.value(TYPE, prior))
			.setPlannedState(this.served.plannedValue(TYPE, planned, "id", "account", "serial"))
			.setConfig(this.served.value(TYPE, configOf(planned)));
		if (identity != null) {
			request.setPlannedIdentity(this.served.identity(TYPE, identity));
		}
		return this.client.applyResourceChange(request.build());
	}

	private Tfplugin6.ReadResource.Response read(@Nullable String identity) {
		Tfplugin6.ReadResource.Request.Builder request = Tfplugin6.ReadResource.Request.newBuilder()
			.setTypeName(TYPE)
			.setCurrentState(this.served.value(TYPE, STATE));
		if (identity != null) {
			request.setCurrentIdentity(this.served.identity(TYPE, identity));
		}
		return this.client.readResource(request.build());
	}

	private Tfplugin6.ImportResourceState.Response importIdentity(String identity) {
		return this.client.importResourceState(Tfplugin6.ImportResourceState.Request.newBuilder()
			.setTypeName(TYPE)
			.setIdentity(this.served.identity(TYPE, identity))
			.build());
	}

	private Tfplugin6.UpgradeResourceIdentity.Response upgrade(String type, long version, String stored) {
		return this.client.upgradeResourceIdentity(Tfplugin6.UpgradeResourceIdentity.Request.newBuilder()
			.setTypeName(type)
			.setVersion(version)
			.setRawIdentity(Served.raw(stored))
			.build());
	}

	/**
	 * An object whose identifier must not be shown.
	 */
	record Secret(@Id @Sensitive String id) {

	}

	private static final class SecretCode implements ManagedResource<Secret> {

		@Override
		public Secret create(ResourceData<Secret> data) {
			return new Secret("s");
		}

		@Override
		public Optional<Secret> read(ResourceData<Secret> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Secret> data) {
		}

	}

	/**
	 * An object that is named by its configuration.
	 */
	record Label(@Id(configured = true) String name) {

	}

	private static final class LabelCode implements ManagedResource<Label> {

		@Override
		public Label create(ResourceData<Label> data) {
			return data.plan();
		}

		@Override
		public Optional<Label> read(ResourceData<Label> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Label> data) {
		}

	}

}
