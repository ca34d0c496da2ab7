/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;

import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.ReleaseLayout;

/**
 * A folder in a layout that a server or a synchronized bucket serves.
 *
 * @param layout the layout
 * @param folder the folder
 * @param dryRun whether nothing is written
 * @param progress where that is said
 */
record FolderTarget(ReleaseLayout layout, Path folder, boolean dryRun, PrintStream progress) implements PublishTarget {

	/**
	 * Refuse what is no folder.
	 */
	FolderTarget {
		Refusal.when(folder.toFile().isFile(), "'%s' is no directory.", folder);
	}

	@Override
	public String publish(SignedRelease release) throws IOException {
		if (release.signature().isPresent() && this.layout.isSigned() && this.layout != ReleaseLayout.REGISTRY) {
			release.requireKey("The layout '%s'".formatted(this.layout.word()));
		}
		if (this.dryRun) {
			this.progress.printf("Would write %s to %s%n", release.release().platforms(), this.folder);
			return this.folder.toString();
		}
		if (this.layout == ReleaseLayout.STATIC_REGISTRY && release.signature().isEmpty()) {
			this.progress
				.println("Warning: Terraform installs signed releases only from a registry. Run 'sign' first.");
		}
		this.layout.add(release.release(), this.folder, false, release.signer());
		return this.folder.toString();
	}

}
