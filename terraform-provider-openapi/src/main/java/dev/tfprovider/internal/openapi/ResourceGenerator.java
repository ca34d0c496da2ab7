/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.changes.DocumentChanges;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.folder.FileOutcome;
import dev.tfprovider.internal.openapi.folder.SourceFolder;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.NameWords;
import dev.tfprovider.internal.openapi.resource.Proposal;
import dev.tfprovider.internal.openapi.resource.RejectedPath;
import dev.tfprovider.internal.openapi.resource.ResourceFinder;
import dev.tfprovider.internal.openapi.source.ApiWriter;
import dev.tfprovider.internal.openapi.source.ModelSchema;

/**
 * Generates the sources of resources.
 *
 * @param request what is asked for
 */
record ResourceGenerator(GenerationRequest request) {

	/**
	 * The status of the command {@code changes} where something breaks.
	 */
	private static final int BREAKING = 3;

	/**
	 * Stands for the address of the provider, which is the same before and after.
	 */
	private static final String ADDRESS = "registry.terraform.io/generated/provider";

	String run() throws IOException {
		ApiDescription description = this.request.read(this.request.description());
		String provider = provider(this.request, description);
		WrittenResources written = written(description, provider, this.request.address());
		if (!this.request.resources().isEmpty() && !written.rejected().isEmpty()) {
			RejectedPath first = written.rejected().get(0);
			throw Refusal.of("'%s' cannot be written: %s", first.path(), first.reason());
		}
		Map<String, String> files = new LinkedHashMap<>();
		if (!written.models().isEmpty()) {
			new ApiWriter(description, this.request.packageName(), provider).write(written.models())
				.forEach((file) -> files.put(file.path(), file.text()));
		}
		files.putAll(written.files());
		List<FileOutcome> outcomes = new SourceFolder(this.request.folder()).write(files, this.request.write());
		GenerationReport report = new GenerationReport(written.models(), written.rejected(), description.remarks(),
				outcomes, this.request.write());
		Optional<Path> target = this.request.reportFile(report.isShort());
		if (target.isEmpty()) {
			return report.isShort() ? report.text()
					: report.summary() + "%nName a file with '--report' to get it whole.%n".formatted();
		}
		Files.createDirectories(Objects.requireNonNull(target.get().getParent()));
		Files.writeString(target.get(), report.text());
		return (report.isShort() ? report.text() : report.summary())
				+ "%nThe whole report is in %s%n".formatted(target.get());
	}

	/**
	 * Tell what a description changes for users of the provider that was made of an
	 * earlier one. Nothing is written.
	 * @param earlier the file with the earlier description
	 */
	String changes(Path earlier) throws IOException {
		ApiDescription after = this.request.read(this.request.description());
		ApiDescription before = this.request.read(earlier);
		String provider = provider(this.request, after);
		DocumentChanges changes = DocumentChanges.between(earlier.toString(), schema(before, provider),
				schema(after, provider), ADDRESS);
		if (changes.breaking() > 0) {
			throw CommandFailedException.of(changes.text() + "%nBreaking changes: ".formatted() + changes.breaking(),
					BREAKING);
		}
		return changes.text();
	}

	private WrittenResources written(ApiDescription description, String provider, String address) {
		Proposal proposal = new ResourceFinder(description).named(this.request.resources());
		return WrittenResources.of(proposal, this.request.packageName(), provider, address);
	}

	private InputStream schema(ApiDescription description, String provider) {
		List<ResourceModel> models = written(description, provider, "").models();
		return new ByteArrayInputStream(
				ModelSchema.document(models, ADDRESS, provider).toString().getBytes(StandardCharsets.UTF_8));
	}

	/**
	 * Return the name of the provider.
	 */
	static String provider(GenerationRequest request, ApiDescription description) {
		if (!request.provider().isEmpty()) {
			return request.provider();
		}
		String title = NameWords.snakeCase(description.title()).replaceFirst("_(rest_)?api(_v?[0-9_]+)?$", "");
		return (title.isEmpty() || !Character.isLetter(title.charAt(0)) || title.length() > 40) ? "api" : title;
	}

}
