/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Descriptions of real services, which are no part of the project: all that is found in
 * them is compiled, started and tested, and each resource is put before a
 * {@link DescribedService}. Only with {@code -Dcorpus}, a folder with descriptions; what
 * came of each is added to {@code target/corpus.txt}.
 */
@EnabledIfSystemProperty(named = "corpus", matches = ".+")
class CorpusTests {

	@TempDir
	Path folder;

	private final List<String> failures = new ArrayList<>();

	private int tests;

	private int runs;

	@ParameterizedTest
	@MethodSource("descriptions")
	void everythingThatIsFoundIsManaged(Path file) throws Exception {
		long start = System.nanoTime();
		String name = file.getFileName().toString().replaceFirst("\\..*$", "");
		ApiDescription description = DescriptionFile.read(file, null, true);
		Proposal proposal = new ResourceFinder(description).all();
		List<ResourceModel> models = WrittenResources.of(proposal, "com.acme", name, "").models();
		try (CompiledProvider provider = CompiledProvider.generate(this.folder, name, file.toString(),
				"--allow-files")) {
			for (ResourceModel model : models) {
				test(provider, model.type().simpleName());
				for (boolean fillsIn : new boolean[] { true, false }) {
					try (DescribedService service = new DescribedService(description, proposal.resources(), fillsIn)) {
						lives(provider, service, model, "smallest", Configurations.smallest(model));
						lives(provider, service, model, "fullest", Configurations.fullest(model));
					}
				}
			}
		}
		Files.writeString(Path.of("target/corpus.txt"),
				"%s: %s resources, %s tests, %s runs, %s failures, %s s%n".formatted(name, models.size(), this.tests,
						this.runs, this.failures.size(), (System.nanoTime() - start) / 1_000_000_000),
				StandardOpenOption.CREATE, StandardOpenOption.APPEND);
		assertThat(this.failures).isEmpty();
	}

	private static List<Path> descriptions() throws IOException {
		try (Stream<Path> files = Files.list(Path.of(System.getProperty("corpus")))) {
			return files.filter(Files::isRegularFile).sorted().toList();
		}
	}

	private void test(CompiledProvider provider, String model) throws ClassNotFoundException {
		TestExecutionSummary summary = provider.testAlone(model);
		this.tests += (int) summary.getTestsFoundCount();
		summary.getFailures()
			.forEach((failure) -> this.failures
				.add(failure.getTestIdentifier().getUniqueId() + ": " + failure.getException()));
	}

	private void lives(CompiledProvider provider, DescribedService service, ResourceModel model, String way,
			Optional<Map<String, Object>> values) {
		if (values.isEmpty()) {
			return;
		}
		this.runs++;
		String address = provider.definition().name() + "_" + model.found().name() + ".one";
		service.requests().clear();
		try {
			InMemoryTerraform terraform = provider.terraform(model.found().name())
				.withProvider(Map.of("endpoint", service.endpoint()));
			TerraformRun run = terraform.apply(Configuration.of(address, values.get()));
			assertThat(run).succeeded();
			assertThat(run.isTainted(address)).isFalse();
			assertThat(terraform.plan().hasChanges()).isFalse();
			assertThat(terraform.destroy()).succeeded();
			assertThat(service.paths()).isEmpty();
		}
		catch (RuntimeException | AssertionError | StackOverflowError ex) {
			this.failures.add("%s %s: %s %s".formatted(address, way, ex, service.requests()));
		}
	}

}
