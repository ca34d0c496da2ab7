/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.StateStoreTester;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.test.run.EngineRun;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Configurations in memory whose state is in a state store.
 */
class StateStoreBlockTests {

	private static final String A = "corner_box.a";

	@TempDir
	private Path temporary;

	private final Boxes boxes = new Boxes();

	private final InMemoryTerraform terraform = InMemoryTerraform.of(definition());

	@AfterEach
	void close() {
		this.terraform.close();
	}

	private ProviderDefinition definition() {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.settings(Settings.class)
			.resource("box", Box.class, this.boxes)
			.stateStore("files", FileStateStore.Directory.class, new FileStateStore())
			.build();
	}

	@Test
	void stateIsReadAndWrittenUnderALock() throws IOException {
		EngineRun applied = this.terraform.apply(box("one"));
		assertThat(applied).succeeded()
			.calls("ValidateStateStoreConfig", 1)
			.calls("ConfigureStateStore", 1)
			.calls("LockState", 1)
			.calls("ReadStateBytes", 1)
			.calls("WriteStateBytes", 1)
			.calls("UnlockState", 1);
		JsonNode state = state("default");
		assertThat(state.path("version").asInt()).isEqualTo(4);
		assertThat(state.path("serial").asInt()).isEqualTo(1);
		assertThat(state.path("lineage").asText()).hasSize(36);
		JsonNode resource = state.path("resources").path(0);
		assertThat(resource.path("provider").asText()).isEqualTo("provider[\"registry.terraform.io/acme/corner\"]");
		assertThat(resource.at("/instances/0/attributes/label").asText()).isEqualTo("one");
		assertThat(this.temporary.resolve("states")).isDirectoryNotContaining("glob:**.lock");
		EngineRun planned = this.terraform.plan(box("one"));
		assertThat(planned).succeeded().hasNoChanges().calls("LockState", 1).calls("WriteStateBytes", 0);
		assertThat(this.terraform.validate(box("one"))).succeeded().calls("ConfigureStateStore", 0);
		assertThat(this.terraform.show()).hasAttribute(A, "label", "one")
			.calls("LockState", 0)
			.calls("ReadStateBytes", 1);
	}

	@Test
	void anotherTerraformGoesOnWithWhatIsStored() throws IOException {
		Configuration two = box("one").with("corner_box.b",
				Map.of("count", 2, "label", Configuration.unknown("later"), "depends_on", List.of(A)));
		this.terraform.apply(two.withOutput("label", Configuration.ref(A, "label"))
			.withOutput("none", null)
			.withSensitiveOutput("id", Configuration.expression("corner_box.b[1].id")));
		String first = Files.readString(file("default"));
		try (InMemoryTerraform other = InMemoryTerraform.of(definition())) {
			EngineRun plan = other.plan(two.withOutput("label", Configuration.ref(A, "label"))
				.withOutput("none", null)
				.withSensitiveOutput("id", Configuration.expression("corner_box.b[1].id")));
			assertThat(plan).succeeded().hasNoChanges();
			assertThat(Files.readString(file("default"))).isEqualTo(first);
			other.taint(A);
			assertThat(state("default").at("/resources/0/instances/0/status").asText()).isEqualTo("tainted");
			assertThat(state("default").path("serial").asInt()).isEqualTo(2);
			other.untaint(A);
			other.stateRemove("corner_box.b[0]");
			assertThat(other.show().attribute("corner_box.b[1]", "label")).isEqualTo("later");
			other.importResource("corner_box.b[0]", "2");
			assertThat(other.plan(two)).succeeded();
		}
		assertThat(this.terraform.plan(two)).succeeded();
		assertThat(this.terraform.destroy()).succeeded();
		assertThat(state("default").path("resources")).isEmpty();
		assertThat(state("default").path("serial").asInt()).isEqualTo(6);
		assertThat(this.boxes.objects).isEmpty();
	}

	@Test
	void whatFailsHalfWayIsStored() throws IOException {
		Configuration broken = box("one").with("corner_box.z", Map.of("label", "broken", "depends_on", List.of(A)));
		assertThat(this.terraform.apply(broken)).failed().hasError("Could not create corner_box");
		assertThat(state("default").path("resources")).hasSize(1);
		assertThat(this.temporary.resolve("states")).isDirectoryNotContaining("glob:**.lock");
		assertThat(this.terraform.plan(box("one"))).hasNoChanges();
	}

	@Test
	void eachWorkspaceHasItsState() throws IOException {
		this.terraform.apply(box("one"));
		InMemoryTerraform prod = this.terraform.workspace("prod");
		prod.apply(box("two"));
		assertThat(state("default").at("/resources/0/instances/0/attributes/label").asText()).isEqualTo("one");
		assertThat(state("prod").at("/resources/0/instances/0/attributes/label").asText()).isEqualTo("two");
		assertThat(state("prod").path("lineage")).isNotEqualTo(state("default").path("lineage"));
		prod.destroy();
		assertThat(this.terraform.plan(box("one"))).hasNoChanges();
	}

	@Test
	void workspacesNeedNoStateStore() {
		Configuration configuration = Configuration.of(A, Map.of("label", "one"));
		this.terraform.apply(configuration);
		assertThat(this.terraform.workspace("prod").plan(configuration).hasChanges()).isTrue();
		assertThat(this.terraform.plan(configuration)).hasNoChanges();
	}

	@Test
	void heldLockIsAnErrorThatLeavesEverything() throws IOException {
		this.terraform.apply(box("one"));
		String lock;
		try (StateStoreTester store = this.terraform.stateStore("corner_files", config())) {
			lock = store.lock("default", "OperationTypeApply").result().orElseThrow();
			EngineRun refused = this.terraform.plan(box("two"));
			assertThat(refused).failed().hasError("Error acquiring the state lock");
			assertThat(refused.diagnostics().get(0).detail())
				.startsWith("Error message: State is locked: The state \"default\" of corner_files is locked already:")
				.contains(lock)
				.endsWith("flag, but this is not recommended.");
			assertThat(refused).calls("ReadStateBytes", 0).calls("UnlockState", 0).calls("PlanResourceChange", 0);
			store.unlock("default", lock).result();
		}
		assertThat(this.terraform.plan(box("one"))).hasNoChanges();
		assertThat(this.boxes.objects).hasSize(1);
	}

	@Test
	void whatIsWrongWithStateOrStoreIsTold() throws IOException {
		this.terraform.apply(box("one"));
		assertThatIllegalArgumentException().isThrownBy(() -> this.terraform.taint("corner_box.x"))
			.withMessage("'taint corner_box.x': there is no such object in the state");
		Files.writeString(file("default"), "{\"version\": 3}");
		assertThat(this.terraform.plan(box("one"))).failed()
			.hasError("error loading state: The state is not of version 4 but 3");
		Files.writeString(file("default"), "nonsense");
		assertThat(this.terraform.plan(box("one"))).failed().hasError("error loading state: Not JSON: nonsense");
		assertThat(this.temporary.resolve("states")).isDirectoryNotContaining("glob:**.lock");
		Path file = Files.writeString(this.temporary.resolve("file"), "");
		assertThat(this.terraform.plan(Configuration.of(A, Map.of("label", "one"))
			.withStateStore("corner_files", Map.of("path", file.toString())))).failed()
			.hasError("Could not configure corner_files");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> this.terraform.plan(Configuration.empty().withStateStore("corner_bucket", Map.of())))
			.withMessage("The provider has no state store type \"corner_bucket\", but [corner_files]");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> this.terraform.behaveAs(TerraformHost.OPENTOFU_1_12).plan(box("one")))
			.withMessage("OpenTofu 1.12.6 has no state stores; builds of Terraform 1.15 and newer do that have "
					+ "experiments");
	}

	@Test
	void stateThatCannotBeWrittenIsToldAndTheLockReleased() {
		this.boxes.sabotage = () -> {
			Path states = this.temporary.resolve("states");
			Files.createDirectories(states.resolve("default.tfstate").resolve("full"));
		};
		assertThat(this.terraform.apply(box("one"))).failed().hasError("Failed to save state");
		assertThat(this.temporary.resolve("states")).isDirectoryNotContaining("glob:**.lock");
	}

	@Test
	void blockIsWrittenForTheCli() {
		Configuration configuration = Configuration.empty()
			.withProviderMeta(Map.of("team", "a"))
			.withStateStore("corner_files", Map.of("path", "/tmp", "provider", Map.of("region", "eu")));
		String json = configuration.toJson("corner");
		assertThat(json).isEqualToIgnoringWhitespace("""
				{
				  "terraform": {
				    "provider_meta": { "corner": { "team": "a" } },
				    "state_store": { "corner_files": {
				      "provider": { "corner": { "region": "eu" } },
				      "path": "/tmp"
				    } }
				  }
				}""");
		assertThat(Configuration.json(json).toJson("corner")).isEqualTo(json);
	}

	private Configuration box(String label) {
		return Configuration.of(A, Map.of("label", label)).withStateStore("corner_files", config());
	}

	private Map<String, ?> config() {
		return Map.of("path", this.temporary.resolve("states").toString());
	}

	private Path file(String workspace) {
		return this.temporary.resolve("states").resolve(workspace + ".tfstate");
	}

	private JsonNode state(String workspace) throws IOException {
		return JsonMapper.builder().build().readTree(Files.readString(file(workspace), StandardCharsets.UTF_8));
	}

	/**
	 * Settings.
	 *
	 * @param region a region
	 */
	record Settings(@Nullable String region) {

	}

	/**
	 * A box.
	 *
	 * @param id number
	 * @param label what is on it
	 */
	record Box(@Id @Computed Long id, String label) {

	}

	/**
	 * Keeps boxes.
	 */
	private static final class Boxes implements UpdatableResource<Box> {

		private final Map<Long, Box> objects = new LinkedHashMap<>();

		private Sabotage sabotage = () -> {
		};

		private long last;

		@Override
		public Box create(ResourceData<Box> data) throws IOException {
			if (data.plan().label().equals("broken")) {
				throw new IllegalStateException("broken");
			}
			this.sabotage.run();
			Box box = new Box(++this.last, data.plan().label());
			this.objects.put(box.id(), box);
			return box;
		}

		@Override
		public Optional<Box> read(ResourceData<Box> data) {
			return Optional.ofNullable(this.objects.get(data.state().id()));
		}

		@Override
		public Box update(ResourceData<Box> data) {
			Box box = new Box(data.state().id(), data.plan().label());
			this.objects.put(box.id(), box);
			return box;
		}

		@Override
		public void delete(ResourceData<Box> data) {
			this.objects.remove(data.state().id());
		}

	}

	@FunctionalInterface
	private interface Sabotage {

		void run() throws IOException;

	}

}
