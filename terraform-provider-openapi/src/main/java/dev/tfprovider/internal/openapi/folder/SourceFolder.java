/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.folder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import dev.tfprovider.internal.command.line.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The folder of a project.
 *
 * @param path where it is
 */
public record SourceFolder(Path path) {

	/**
	 * Compare files with those that are there, and write those that are not: all of them
	 * or none.
	 * @param files texts by path relative to the folder
	 * @param write whether to write at all
	 * @return what became of them
	 */
	public List<FileOutcome> write(Map<String, String> files, boolean write) throws IOException {
		Refusal.when(Files.exists(this.path) && !Files.isDirectory(this.path),
				"'%s' is no folder. Name another one with '--dir'.", this.path);
		List<FileOutcome> outcomes = new ArrayList<>();
		Map<Path, String> missing = new LinkedHashMap<>();
		for (Map.Entry<String, String> file : files.entrySet()) {
			Path target = target(file.getKey());
			if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
				outcomes.add(compare(file.getKey(), target, file.getValue()));
			}
			else {
				missing.put(target, file.getValue());
				outcomes.add(new FileOutcome(file.getKey(), FileOutcome.Kind.WRITTEN, ""));
			}
		}
		if (write) {
			write(missing);
		}
		return outcomes;
	}

	/**
	 * Return the place of a file, which is inside the folder whatever its name.
	 */
	private Path target(String file) {
		Path target = this.path.resolve(file).normalize();
		Refusal.when(!target.startsWith(this.path.normalize()), "'%s' would be outside of '%s'.", file, this.path);
		return target;
	}

	private static FileOutcome compare(String name, Path target, String text) throws IOException {
		Refusal.when(!Files.isRegularFile(target), "'%s' is there, and is no file. Move it away.", target);
		String present = new String(Files.readAllBytes(target), StandardCharsets.UTF_8).replace("\r\n", "\n");
		if (present.equals(text)) {
			return new FileOutcome(name, FileOutcome.Kind.SAME, "");
		}
		List<String> before = present.lines().toList();
		List<String> after = text.lines().toList();
		List<String> difference = UnifiedDiffUtils.generateUnifiedDiff("a/" + name, "b/" + name, before,
				DiffUtils.diff(before, after), 3);
		return new FileOutcome(name, FileOutcome.Kind.DIFFERENT, String.join("\n", difference) + "\n");
	}

	private static void write(Map<Path, String> files) throws IOException {
		List<Path> done = new ArrayList<>();
		try {
			for (Map.Entry<Path, String> file : files.entrySet()) {
				createFolders(file.getKey().getParent(), done);
				Files.createFile(file.getKey());
				done.add(file.getKey());
				Files.write(file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
			}
		}
		catch (IOException | RuntimeException ex) {
			for (int i = done.size() - 1; i >= 0; i--) {
				undo(done.get(i), ex);
			}
			throw ex;
		}
	}

	private static void createFolders(@Nullable Path folder, List<Path> done) throws IOException {
		if (folder == null || Files.isDirectory(folder)) {
			return;
		}
		createFolders(folder.getParent(), done);
		Files.createDirectory(folder);
		done.add(folder);
	}

	private static void undo(Path path, Exception reason) {
		try {
			Files.deleteIfExists(path);
		}
		catch (IOException ex) {
			reason.addSuppressed(ex);
		}
	}

}
