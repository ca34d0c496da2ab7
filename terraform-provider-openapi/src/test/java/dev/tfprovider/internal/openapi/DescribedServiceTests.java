/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.description.DescriptionFile;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.Proposal;
import dev.tfprovider.internal.openapi.resource.ResourceFinder;
import dev.tfprovider.internal.openapi.source.Configurations;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Providers that were generated for descriptions as real services have them, each against
 * a service that does what the description says: no object is tainted, and nothing is
 * left to do after the first apply.
 */
class DescribedServiceTests {

	@TempDir
	Path folder;

	static Stream<Arguments> services() {
		return Stream.of(Arguments.of("filled-in", 1), Arguments.of("envelopes", 3), Arguments.of("ids", 5),
				Arguments.of("secrets", 2), Arguments.of("alternatives", 3), Arguments.of("odd-names", 2),
				Arguments.of("long-operations", 2), Arguments.of("names", 13), Arguments.of("swagger", 2),
				Arguments.of("forms", 2), Arguments.of("elsewhere", 12), Arguments.of("odd-paths", 5),
				Arguments.of("half-promised", 1), Arguments.of("assigned", 5), Arguments.of("held-names", 1));
	}

	@ParameterizedTest
	@MethodSource("services")
	void objectsAreNotTaintedAndTheSecondPlanIsEmpty(String name, int resources) throws Exception {
		live(name, resources, true, 1);
	}

	@ParameterizedTest
	@MethodSource("services")
	@Tag("thorough")
	void objectsOfServicesThatFillInOtherwiseAreNotTainted(String name, int resources) throws Exception {
		live(name, resources, false, resources);
	}

	/**
	 * Let one object of each resource live.
	 * @param smallestIsFilledIn whether the service fills in what the smallest
	 * configuration leaves out; if so it keeps the fullest as it is, else the other way
	 * @param tested how many resources have their generated tests run, each in a context
	 * of its own
	 */
	private void live(String name, int resources, boolean smallestIsFilledIn, int tested) throws Exception {
		Path description = copy(name);
		ApiDescription read = DescriptionFile.read(description, null, false);
		Proposal proposal = new ResourceFinder(read).all();
		List<ResourceModel> models = WrittenResources.of(proposal, "com.acme", "acme", "").models();
		assertThat(models).hasSize(resources);
		Path project = Files.createDirectory(this.folder.resolve("project"));
		try (CompiledProvider provider = CompiledProvider.generate(project, "acme", description.toString())) {
			for (ResourceModel model : models) {
				for (boolean fillsIn : new boolean[] { true, false }) {
					try (DescribedService service = new DescribedService(read, proposal.resources(), fillsIn)) {
						lives(provider, service, model, (fillsIn == smallestIsFilledIn) ? Configurations.smallest(model)
								: Configurations.fullest(model));
					}
				}
			}
			assertThat(provider
				.test(models.stream().limit(tested).map((model) -> model.type().simpleName()).toArray(String[]::new))
				.getFailures()).isEmpty();
			provider.document(project);
			for (ResourceModel model : models) {
				assertThat(project.resolve("docs/resources/" + model.found().name() + ".md")).content()
					.contains("## Example Usage", "resource \"acme_" + model.found().name() + "\" \"example\" {");
			}
		}
	}

	private static void lives(CompiledProvider provider, DescribedService service, ResourceModel model,
			Optional<Map<String, Object>> values) {
		String address = "acme_" + model.found().name() + ".one";
		InMemoryTerraform terraform = provider.terraform().withProvider(Map.of("endpoint", service.endpoint()));
		TerraformRun run = terraform.apply(Configuration.of(address, values.orElseThrow()));
		assertThat(run).as(() -> service.requests().toString()).succeeded();
		assertThat(run.isTainted(address)).isFalse();
		assertThat(run.stateJson().toString()).doesNotContain("PROVISIONING", "pending");
		assertThat(terraform.plan().hasChanges()).isFalse();
		assertThat(service.paths()).isNotEmpty();
		assertThat(terraform.destroy()).succeeded();
		assertThat(service.paths()).isEmpty();
	}

	private Path copy(String name) throws IOException {
		Path copy = this.folder.resolve(name + ".yaml");
		try (InputStream text = DescribedServiceTests.class.getResourceAsStream("services/" + name + ".yaml")) {
			Files.copy(Objects.requireNonNull(text), copy);
		}
		return copy;
	}

}
