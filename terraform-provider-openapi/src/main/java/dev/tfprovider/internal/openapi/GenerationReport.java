/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.util.List;

import dev.tfprovider.internal.openapi.folder.FileOutcome;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.RejectedPath;

/**
 * Tells which resources were proposed and why, what could not be mapped, and what became
 * of each file.
 *
 * @param models the resources
 * @param rejected paths that are none
 * @param files what became of the files
 * @param written whether files were written at all
 */
record GenerationReport(List<ResourceModel> models, List<RejectedPath> rejected, List<FileOutcome> files,
		boolean written) {

	String text() {
		StringBuilder text = new StringBuilder();
		text.append("Resources: %s%n".formatted(this.models.size()));
		for (ResourceModel model : this.models) {
			text.append("%n  %s (%s)%n".formatted(model.found().name(), model.found().itemPath()));
			model.found().reasons().forEach((reason) -> text.append("    %s%n".formatted(reason)));
			if (!model.notes().isEmpty()) {
				text.append("    to look at:%n".formatted());
				model.notes().forEach((note) -> text.append("      %s%n".formatted(note)));
			}
		}
		if (!this.rejected.isEmpty()) {
			text.append("%nPaths that are no resources: %s%n%n".formatted(this.rejected.size()));
			this.rejected.forEach((path) -> text.append("  %s: %s%n".formatted(path.path(), path.reason())));
		}
		files(text);
		return text.toString();
	}

	private void files(StringBuilder text) {
		text.append("%nFiles: %s%n%n".formatted(this.files.size()));
		for (FileOutcome file : this.files) {
			text.append("  %-9s %s%n".formatted(word(file.kind()), file.path()));
		}
		List<FileOutcome> different = this.files.stream()
			.filter((file) -> file.kind() == FileOutcome.Kind.DIFFERENT)
			.toList();
		if (!different.isEmpty()) {
			text.append("%nFiles that differ were left as they are. What they lack:%n%n".formatted());
			different.forEach((file) -> text.append(file.difference()).append('\n'));
		}
	}

	private String word(FileOutcome.Kind kind) {
		return switch (kind) {
			case WRITTEN -> this.written ? "written" : "new";
			case SAME -> "same";
			case DIFFERENT -> "differs";
		};
	}

}
