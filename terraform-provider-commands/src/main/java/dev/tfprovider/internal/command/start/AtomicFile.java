/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Moves a completely written file to its final name, in one step and after its content is
 * on the disk, so that not even a power failure leaves a partial file there.
 */
public final class AtomicFile {

	private AtomicFile() {
	}

	/**
	 * Write the file to the disk and give it its name in one step.
	 * @param made what was written, in the same folder
	 * @param target its name, which may be taken
	 * @throws IOException if it cannot be written; what has the name keeps it then
	 */
	public static void move(Path made, Path target) throws IOException {
		try (FileChannel content = FileChannel.open(made, StandardOpenOption.WRITE)) {
			content.force(true);
		}
		Files.move(made, target, StandardCopyOption.ATOMIC_MOVE);
	}

}
