/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.start.StartRecording;
import dev.tfprovider.internal.command.CommandedProvider;
import dev.tfprovider.internal.command.ResidentUse;

/**
 * The unpacked package: a launcher, the jars, and a runtime if it brings its own.
 *
 * @param name name of the package
 * @param root the folder
 */
record PackageFolder(PackageName name, Path root) {

	/**
	 * Make a package of this very process.
	 * @param call the command that asks for it
	 * @param name name of the package
	 * @param flavour where it takes Java from
	 * @param root a folder, created and filled
	 */
	static PackageFolder create(CommandCall call, PackageName name, Flavour flavour, Path root) throws IOException {
		PackageFolder folder = new PackageFolder(name, root);
		List<String> libraries = Libraries.ofProcess().copyTo(root.resolve("lib"), name);
		CommandedProvider provider = call.provider();
		LauncherScript launcher = new LauncherScript(name, Flavour.THIN, provider.application().getName(), libraries,
				PackageHash.shortNameOf(new FileTree(root).files()), folder.options(provider.application()),
				provider.resident(), !call.line().has("no-prepared-start"));
		folder.write(launcher);
		if (provider.resident() != ResidentUse.NEVER) {
			Files.writeString(root.resolve("lib").resolve("resident.sh"), launcher.residentText());
		}
		if (flavour == Flavour.RUNTIME) {
			boolean wanted = !call.line().has("no-prepared-start");
			boolean recorded = wanted && Runtime.version().feature() >= StartRecording.MOVABLE_SINCE;
			new RuntimeImage(folder, recorded).create(call);
			folder.write(launcher.with(flavour));
			folder.normalize();
			if (recorded) {
				folder.prepare(call);
			}
			else if (wanted) {
				call.err()
					.println("The package starts without preparation: only recordings of JDK %s and later can be moved."
						.formatted(StartRecording.MOVABLE_SINCE));
			}
		}
		Path bill = root.resolve(PackageBill.FILE);
		Files.createDirectories(bill.getParent());
		Files.writeString(bill, new PackageBill(name, provider.application()).text(root, libraries));
		folder.normalize();
		new PackageCheck(name).check(folder.modes());
		return folder;
	}

	/**
	 * Return the file hosts execute.
	 */
	Path launcher() {
		return this.root.resolve(this.name.launcher());
	}

	Map<String, Path> files() throws IOException {
		return new FileTree(this.root).files();
	}

	private Map<String, Integer> modes() throws IOException {
		return files().entrySet()
			.stream()
			.collect(Collectors.toMap(Map.Entry::getKey, (file) -> Files.isExecutable(file.getValue()) ? 0755 : 0644));
	}

	private List<String> options(Class<?> application) {
		boolean processed = application.getClassLoader()
			.getResource(application.getName().replace('.', '/') + "__ApplicationContextInitializer.class") != null;
		return processed ? List.of("-Dspring.aot.enabled=true") : List.of();
	}

	private void write(LauncherScript script) throws IOException {
		Files.writeString(launcher(), script.text());
		if (!launcher().toFile().setExecutable(true, false)) {
			throw new IOException("'%s' cannot be made executable".formatted(launcher()));
		}
	}

	private void normalize() throws IOException {
		FileTree tree = new FileTree(this.root);
		tree.replaceLinks();
		tree.normalize();
		// by which the launcher sees that the jars have the times they were recorded with
		Files.setLastModifiedTime(launcher(), FileTime.from(FileTree.TIME.plus(1, ChronoUnit.DAYS)));
	}

	private void prepare(CommandCall call) throws IOException {
		StartRecording recording = new StartRecording(launcher(), this.name.variablePrefix(), Map.of());
		Path archive = this.root.resolve("lib").resolve("prepared-start.aot");
		Optional<Path> kept = call.line().value("recording").map(call::path);
		if (kept.isPresent() && Files.exists(kept.get())) {
			Files.copy(kept.get(), archive);
			verify(call, recording, kept.get());
			return;
		}
		try {
			recording.write(call, archive);
			recording.verify(call);
		}
		catch (CommandFailedException ex) {
			Files.deleteIfExists(archive);
			call.err()
				.println("The package has no recorded start, and starts without preparation:%n%s"
					.formatted(ex.getMessage()));
			return;
		}
		if (kept.isPresent()) {
			Files.copy(archive, kept.get());
		}
	}

	private static void verify(CommandCall call, StartRecording recording, Path kept) throws IOException {
		try {
			recording.verify(call);
		}
		catch (CommandFailedException ex) {
			throw CommandFailedException.of(("The recording %s was not made of this package by this Java. Remove it to "
					+ "record again.%n%n%s")
				.formatted(kept, ex.getMessage()));
		}
	}

}
