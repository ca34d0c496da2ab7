/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.description.DescriptionFile;
import dev.tfprovider.internal.openapi.folder.FileOutcome;
import dev.tfprovider.internal.openapi.folder.SourceFolder;
import dev.tfprovider.internal.openapi.mapping.ResourceMapping;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.Proposal;
import dev.tfprovider.internal.openapi.resource.ResourceFinder;
import dev.tfprovider.internal.openapi.resource.Words;
import dev.tfprovider.internal.openapi.source.ApiWriter;
import dev.tfprovider.internal.openapi.source.ExampleConfiguration;
import dev.tfprovider.internal.openapi.source.ResourceSources;

/**
 * Generates the sources of resources.
 */
final class ResourceGenerator {

	private final GenerationRequest request;

	ResourceGenerator(GenerationRequest request) {
		this.request = request;
	}

	GenerationReport run() throws IOException {
		ApiDescription description = DescriptionFile.read(this.request.description(), this.request.allowFiles());
		ResourceFinder finder = new ResourceFinder(description);
		Proposal proposal = this.request.resources().isEmpty() ? finder.all() : finder.named(this.request.resources());
		String provider = provider(description);
		List<ResourceModel> models = models(proposal, this.request.packageName(), provider);
		Map<String, String> files = new LinkedHashMap<>();
		if (!models.isEmpty()) {
			new ApiWriter(description, this.request.packageName(), provider).write(models)
				.forEach((file) -> files.put(file.path(), file.text()));
		}
		models.stream()
			.flatMap((model) -> ResourceSources.write(model, provider).stream())
			.forEach((file) -> files.put(file.path(), file.text()));
		if (!this.request.address().isEmpty()) {
			models.stream()
				.flatMap((model) -> ExampleConfiguration.of(model, this.request.address()).stream())
				.forEach((example) -> files.put(example.path(), example.text()));
		}
		List<FileOutcome> outcomes = new SourceFolder(this.request.folder()).write(files, this.request.write());
		return new GenerationReport(models, proposal.rejected(), outcomes, this.request.write());
	}

	static List<ResourceModel> models(Proposal proposal, String packageName, String provider) {
		ClassNames classes = new ClassNames(packageName, provider);
		return proposal.resources()
			.stream()
			.map((found) -> ResourceMapping.map(found, classes.model(found.name())))
			.toList();
	}

	private String provider(ApiDescription description) {
		if (!this.request.provider().isEmpty()) {
			return this.request.provider();
		}
		String title = Words.snakeCase(description.title()).replaceFirst("_(rest_)?api(_v?[0-9_]+)?$", "");
		return (title.isEmpty() || !Character.isLetter(title.charAt(0)) || title.length() > 40) ? "api" : title;
	}

}
