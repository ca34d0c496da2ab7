/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.List;
import java.util.Map;

import com.google.protobuf.ByteString;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.statestore.StateLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * State stores as a host sees them, but for the transfer of states.
 */
class StateStoreRpcTests extends StateStoreServed {

	@Test
	void schemasAndMetadataNameTheTypes() {
		Tfplugin6.GetProviderSchema.Response schema = this.client
			.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		assertThat(schema.getStateStoreSchemasMap()).containsOnlyKeys(BUCKET, PLAIN);
		assertThat(schema.getStateStoreSchemasOrThrow(BUCKET).getBlock().getAttributesList())
			.extracting(Tfplugin6.Schema.Attribute::getName, Tfplugin6.Schema.Attribute::getRequired,
					Tfplugin6.Schema.Attribute::getOptional, Tfplugin6.Schema.Attribute::getComputed,
					Tfplugin6.Schema.Attribute::getSensitive)
			.containsExactlyInAnyOrder(tuple("name", true, false, false, false),
					tuple("token", true, false, false, true), tuple("region", false, true, false, false));
		Tfplugin6.GetMetadata.Response metadata = this.client
			.getMetadata(Tfplugin6.GetMetadata.Request.getDefaultInstance());
		assertThat(metadata.getStateStoresList()).extracting(Tfplugin6.GetMetadata.StateStoreMetadata::getTypeName)
			.containsExactly(BUCKET, PLAIN);
	}

	@Test
	void configurationIsValidated() {
		assertThat(validate(CONFIG)).isEmpty();
		assertThat(validate("{\"name\":\"evil\",\"token\":\"t\",\"region\":null}"))
			.containsExactly("ERROR No such bucket: Not evil.");
		assertThat(validate("{\"name\":null,\"token\":\"t\",\"region\":null}")).singleElement()
			.asString()
			.contains("name");
		assertThat(this.bucket.calls).isEmpty();
	}

	private List<String> validate(String config) {
		return summaries(this.client
			.validateStateStoreConfig(Tfplugin6.ValidateStateStore.Request.newBuilder()
				.setTypeName(BUCKET)
				.setConfig(Served.value(
						this.served.runtime().types(TypeKind.STATE_STORE).get(BUCKET).schema().block().impliedType(),
						config))
				.build())
			.getDiagnosticsList());
	}

	@ParameterizedTest
	@CsvSource({ "8388608, 8388608", "1, 1", "0, 8388608", "-1, 8388608", "134217728, 134217728",
			"134217729, 134217728", "9223372036854775807, 134217728" })
	void chunkSizeIsWhatTheHostProposesWithinLimits(long proposed, long agreed) {
		Tfplugin6.ConfigureStateStore.Response response = configure(BUCKET, CONFIG, proposed);
		assertThat(response.getDiagnosticsList()).isEmpty();
		assertThat(response.getCapabilities().getChunkSize()).isEqualTo(agreed);
		assertThat(this.bucket.calls).containsExactly("configure ci in eu");
	}

	@Test
	void capabilitiesAreThereBesideErrors() {
		this.bucket.configuring = (data) -> {
			throw new IllegalStateException("no route for " + data.config().token());
		};
		Tfplugin6.ConfigureStateStore.Response failed = configure(BUCKET, CONFIG, 0);
		assertThat(failed.hasCapabilities()).isTrue();
		assertThat(failed.getCapabilities().getChunkSize()).isEqualTo(8_388_608);
		assertThat(summaries(failed.getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR Could not configure acme_bucket")
			.contains("no route for ***");
		assertThat(summaries(list(BUCKET).getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR State store is not configured: Terraform asks to list with acme_bucket");
		Tfplugin6.ConfigureStateStore.Response unread = this.client
			.configureStateStore(Tfplugin6.ConfigureStateStore.Request.newBuilder()
				.setTypeName(BUCKET)
				.setConfig(Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFromUtf8("?")))
				.build());
		assertThat(unread.hasCapabilities()).isTrue();
		assertThat(summaries(unread.getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR Value does not fit the schema");
	}

	@Test
	void unknownTypeIsADiagnosticOfEachCall() throws Exception {
		String nothing = "acme_nothing";
		String expected = "This provider has no state store type \"acme_nothing\"";
		Tfplugin6.ConfigureStateStore.Response configured = this.client
			.configureStateStore(Tfplugin6.ConfigureStateStore.Request.newBuilder().setTypeName(nothing).build());
		assertThat(configured.hasCapabilities()).isTrue();
		List<Tfplugin6.ReadStateBytes.Response> read = read(nothing, "default");
		assertThat(read).singleElement().matches(Tfplugin6.ReadStateBytes.Response::hasRange);
		assertThat(List.of(summaries(configured.getDiagnosticsList()), summaries(read.get(0).getDiagnosticsList()),
				summaries(this.client
					.validateStateStoreConfig(
							Tfplugin6.ValidateStateStore.Request.newBuilder().setTypeName(nothing).build())
					.getDiagnosticsList()),
				write(first("default", "x", 1)
					.setMeta(Tfplugin6.RequestChunkMeta.newBuilder().setTypeName(nothing).setStateId("default"))),
				summaries(lock(nothing, "default").getDiagnosticsList()), unlock(nothing, "default", "1"),
				summaries(list(nothing).getDiagnosticsList()), delete(nothing, "default")))
			.allSatisfy((diagnostics) -> assertThat(diagnostics).singleElement().asString().contains(expected));
	}

	@Test
	void callsBeforeConfigureAreDiagnostics() throws Exception {
		String expected = "ERROR State store is not configured: ";
		List<Tfplugin6.ReadStateBytes.Response> read = read("default");
		assertThat(read).singleElement().matches(Tfplugin6.ReadStateBytes.Response::hasRange);
		assertThat(List.of(summaries(read.get(0).getDiagnosticsList()), write(first("default", "x", 1)),
				summaries(lock(BUCKET, "default").getDiagnosticsList()), unlock(BUCKET, "default", "1"),
				summaries(list(BUCKET).getDiagnosticsList()), delete(BUCKET, "default")))
			.allSatisfy((diagnostics) -> assertThat(diagnostics).singleElement().asString().startsWith(expected));
		assertThat(this.bucket.states).isEmpty();
	}

	@Test
	void statesAreListedAndDeleted() {
		configure(8);
		assertThat(list(BUCKET).getStateIdList()).isEmpty();
		this.bucket.states.putAll(Map.of("prod", new byte[1], "default", new byte[1]));
		assertThat(list(BUCKET).getStateIdList()).containsExactly("default", "prod");
		assertThat(delete(BUCKET, "prod")).isEmpty();
		assertThat(list(BUCKET).getStateIdList()).containsExactly("default");
		this.bucket.states.put("a\u001b[31m\u202Eb", new byte[1]);
		assertThat(list(BUCKET).getStateIdList()).containsExactly("default");
		assertThat(summaries(list(BUCKET).getDiagnosticsList())).singleElement()
			.asString()
			.isEqualTo("WARNING State left out: The name \"a?[31m\\u202eb\" of a state in acme_bucket has control "
					+ "characters, so that no workspace can have it.");
		assertThat(delete(BUCKET, "prod")).containsExactly(
				"WARNING State does not exist: There is no state \"prod\" in acme_bucket, so nothing was deleted.");
	}

	@Test
	void aHeldLockIsNamed() {
		configure(8);
		Tfplugin6.LockState.Response first = lock(BUCKET, "prod");
		assertThat(first.getDiagnosticsList()).isEmpty();
		StateLock held = this.bucket.locks.get("prod");
		assertThat(held.id()).isEqualTo(first.getLockId()).isNotEmpty();
		assertThat(held.operation()).isEqualTo("OperationTypeApply");
		assertThat(held.who()).startsWith(System.getProperty("user.name") + "@");
		Tfplugin6.LockState.Response second = lock(BUCKET, "prod");
		assertThat(second.getLockId()).isEmpty();
		assertThat(summaries(second.getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR State is locked: The state \"prod\" of acme_bucket is locked already:")
			.contains("ID:        " + held.id(), "Operation: OperationTypeApply", "Who:       " + held.who(),
					"Created:   " + held.created(), "terraform force-unlock " + held.id());
		assertThat(lock(BUCKET, "default").getDiagnosticsList()).isEmpty();
		assertThat(unlock(BUCKET, "prod", held.id())).isEmpty();
		assertThat(lock(BUCKET, "prod").getDiagnosticsList()).isEmpty();
	}

	@Test
	void onlyTheHolderReleasesALock() {
		configure(8);
		String id = lock(BUCKET, "prod").getLockId();
		assertThat(unlock(BUCKET, "prod", "other")).singleElement()
			.asString()
			.startsWith("ERROR State is locked by another: The state \"prod\" of acme_bucket is not locked with the "
					+ "id \"other\", so nothing was released.")
			.contains(id);
		assertThat(this.bucket.locks).containsKey("prod");
		assertThat(unlock(BUCKET, "prod", id)).isEmpty();
		assertThat(unlock(BUCKET, "prod", id)).singleElement()
			.asString()
			.startsWith("ERROR State is not locked: The state \"prod\" of acme_bucket has no lock, neither \"" + id);
	}

	@Test
	void aStoreThatCannotLockIsNotAsked() {
		assertThat(configure(PLAIN, CONFIG, 0).getDiagnosticsList()).isEmpty();
		Tfplugin6.LockState.Response lock = lock(PLAIN, "prod");
		assertThat(lock.getDiagnosticsList()).isEmpty();
		assertThat(lock.getLockId()).isNotEmpty();
		assertThat(lock(PLAIN, "prod").getDiagnosticsList()).isEmpty();
		assertThat(unlock(PLAIN, "prod", lock.getLockId())).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "a/b", "..", "../../etc/passwd", "ü \uD83D\uDE00", ".", "C:\\x" })
	void anyOtherNameReachesTheStore(String id) throws Exception {
		configure(8);
		assertThat(write(first(id, "state", 5))).isEmpty();
		assertThat(list(BUCKET).getStateIdList()).containsExactly(id);
		assertThat(read(id)).singleElement().extracting((chunk) -> chunk.getBytes().toStringUtf8()).isEqualTo("state");
		assertThat(delete(BUCKET, id)).isEmpty();
	}

	@Test
	void namesThatNoStoreCouldKeepAreRefused() throws Exception {
		configure(8);
		for (String id : List.of("", "x".repeat(256), "a\u0000b", "a\nb")) {
			List<Tfplugin6.ReadStateBytes.Response> read = read(id);
			assertThat(read).singleElement().matches(Tfplugin6.ReadStateBytes.Response::hasRange);
			assertThat(List.of(summaries(read.get(0).getDiagnosticsList()), write(first(id, "x", 1)),
					summaries(lock(BUCKET, id).getDiagnosticsList()), unlock(BUCKET, id, "1"), delete(BUCKET, id)))
				.allSatisfy((diagnostics) -> assertThat(diagnostics).singleElement()
					.asString()
					.startsWith("ERROR Invalid name of a state: "));
		}
		assertThat(this.bucket.states).isEmpty();
		assertThat(this.bucket.locks).isEmpty();
	}

	@Test
	void nameThatIsTooLongIsShownInPart() {
		configure(8);
		assertThat(delete(BUCKET, "x".repeat(19) + "\uD83D\uDE00".repeat(200))).singleElement()
			.asString()
			.isEqualTo(
					"ERROR Invalid name of a state: The name has 419 characters, starting with \"xxxxxxxxxxxxxxxxxxx\". "
							+ "Choose a name of the workspace of at most 255 characters.");
	}

	@Test
	void configuringAnewReplacesTheConfiguration() {
		configure(8);
		this.bucket.states.put("default", new byte[5]);
		assertThat(read("default")).hasSize(1);
		configure(2);
		assertThat(read("default")).hasSize(3);
		this.bucket.configuring = (data) -> data.diagnostics().error("Closed", "For today.");
		assertThat(summaries(configure(BUCKET, CONFIG, 4).getDiagnosticsList()))
			.containsExactly("ERROR Closed: For today.");
		assertThat(summaries(read("default").get(0).getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR State store is not configured");
	}

}
