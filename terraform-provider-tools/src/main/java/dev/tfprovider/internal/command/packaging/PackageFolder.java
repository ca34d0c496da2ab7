/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.command.bom.BillOfMaterials;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.PackageHash;
import dev.tfprovider.internal.command.schema.PackagedSchema;
import dev.tfprovider.internal.command.start.StartRecording;
import dev.tfprovider.internal.file.FilePermissions;

/**
 * An unpacked package: a launcher, the jars, and optionally a Java runtime.
 *
 * @param name name of the package
 * @param kind what hosts execute
 * @param root the folder
 */
record PackageFolder(PackageName name, LauncherKind kind, Path root) {

	private static final String STATIC_STATE = """
			Each launch of the package has a process of its own, which makes commands slower: launches of one command \
			would share these static fields, which are not constant:
			  %s
			If they may be shared, mark the application class with @SharedProcess, or set the property \
			terraform.provider.process.scope to command. If not, set it to launch, or mark the class with @NotResident.""";

	/**
	 * Create a package of the application of this process.
	 * @param call the command that asks for it
	 * @param name name of the package
	 * @param java where it takes Java from
	 * @param kind what hosts execute
	 * @param root a folder, created and filled
	 */
	static PackageFolder create(CommandCall call, PackageName name, RuntimeOptions java, LauncherKind kind, Path root)
			throws IOException {
		PackageFolder folder = new PackageFolder(name, kind, root);
		Path lib = root.resolve("lib");
		List<String> libraries = new ArrayList<>(ClassPathLibraries.ofProcess().copyTo(lib, name));
		List<String> unused = new UnusedLibraries().deleteFrom(lib, libraries);
		libraries.removeAll(unused);
		ProviderApplication provider = call.provider();
		LauncherScript launcher = new LauncherScript(name, RuntimeFlavour.THIN, provider.application().getName(),
				libraries, PackageHash.shortNameOf(new FileTree(root).files()), folder.options(provider.application()),
				scope(provider, call.err()), !call.line().has("no-prepared-start"));
		if (java.flavour() == RuntimeFlavour.THIN) {
			kind.write(launcher, root);
		}
		else {
			boolean wanted = !call.line().has("no-prepared-start");
			boolean recorded = wanted && java.isRunnable() && kind == LauncherKind.SCRIPT
					&& Runtime.version().feature() >= StartRecording.MOVABLE_SINCE;
			folder.addRuntimes(call, java, launcher, recorded);
			kind.write(launcher.with(java.flavour()), root);
			folder.normalize();
			if (recorded) {
				folder.prepare(call);
			}
			else if (wanted) {
				call.err().println("The package starts without preparation: " + whyUnprepared(java, kind));
			}
		}
		folder.complete(call, unused);
		return folder;
	}

	/**
	 * Create a package of an executable, which needs nothing besides.
	 * @param call the command that asks for it
	 * @param name name of the package
	 * @param executable what hosts execute
	 * @param root a folder, created and filled
	 */
	static PackageFolder create(CommandCall call, PackageName name, NativeExecutable executable, Path root)
			throws IOException {
		executable.check(call, name);
		PackageFolder folder = new PackageFolder(name, LauncherKind.of(executable.platform()), root);
		Files.createDirectories(root);
		Files.copy(executable.file(), folder.launcher());
		FilePermissions.set(folder.launcher(), "rwxr-xr-x");
		folder.complete(call, List.of());
		return folder;
	}

	/**
	 * Add what every package has, and check it.
	 * @param unused file names of libraries that the build has and the package has not
	 */
	private void complete(CommandCall call, List<String> unused) throws IOException {
		PackagedSchema.write(call.provider(), this.root);
		if (!writeBillOfMaterials(call.provider().application(), unused)) {
			call.err().println("The package has no bill of materials: the build makes none. " + BillOfMaterials.ADVICE);
		}
		normalize();
		new PackageCheck(this.name, this.kind).check(modes());
	}

	/**
	 * Return which launches share a process. What authors keep in static fields is not
	 * shared unless they say so.
	 */
	static Optional<ProcessScope> scope(ProviderApplication provider, PrintStream err) {
		Optional<ProcessScope> scope = provider.scope().get();
		if (scope.equals(Optional.of(ProcessScope.COMMAND))) {
			List<String> fields = provider.staticState().get();
			if (!fields.isEmpty()) {
				err.println(STATIC_STATE.formatted(String.join("%n  ".formatted(), fields)));
				return Optional.of(ProcessScope.LAUNCH);
			}
		}
		return scope;
	}

	/**
	 * Write what the package is made of, as far as the build of the application tells.
	 * @param unused file names of libraries that the build has and the package has not
	 * @return whether it does
	 */
	boolean writeBillOfMaterials(Class<?> application, List<String> unused) throws IOException {
		Optional<BillOfMaterials> bill = BillOfMaterials.of(application);
		if (bill.isEmpty()) {
			return false;
		}
		unused.forEach(bill.get()::removeLibrary);
		Path program = this.root.resolve(LauncherKind.WINDOWS.fileName(this.name));
		if (Files.exists(program) && Files.exists(this.root.resolve(WindowsLauncher.CONFIGURATION))) {
			bill.get().addLauncher(program.getFileName().toString(), PackageHash.ofFile(program));
		}
		for (String runtime : List.of(RuntimeImage.FOLDER, RuntimeImage.MUSL)) {
			if (Files.exists(this.root.resolve(runtime))) {
				bill.get().addRuntime(runtime, this.root.resolve(runtime));
			}
		}
		Path file = this.root.resolve(BillOfMaterials.FILE);
		Files.createDirectories(file.getParent());
		Files.writeString(file, bill.get().text());
		return true;
	}

	private static String whyUnprepared(RuntimeOptions java, LauncherKind kind) {
		if (kind == LauncherKind.WINDOWS) {
			return "no start is recorded for Windows.";
		}
		return java.isRunnable()
				? "only recordings of JDK %s and later can be moved.".formatted(StartRecording.MOVABLE_SINCE)
				: "a runtime made of another JDK is not run here.";
	}

	/**
	 * Return the file hosts execute.
	 */
	Path launcher() {
		return this.root.resolve(this.kind.fileName(this.name));
	}

	Map<String, Path> files() throws IOException {
		return new FileTree(this.root).files();
	}

	private Map<String, Integer> modes() throws IOException {
		return files().entrySet()
			.stream()
			.collect(Collectors.toMap(Map.Entry::getKey,
					(file) -> FileTree.isExecutable(file.getKey(), file.getValue()) ? 0755 : 0644));
	}

	private List<String> options(Class<?> application) {
		boolean processed = application.getClassLoader()
			.getResource(application.getName().replace('.', '/') + "__ApplicationContextInitializer.class") != null;
		return processed ? List.of("-Dspring.aot.enabled=true") : List.of();
	}

	/**
	 * Add the runtimes, of the modules that a run by the Java of this command was seen to
	 * need.
	 */
	private void addRuntimes(CommandCall call, RuntimeOptions java, LauncherScript launcher, boolean recorded)
			throws IOException {
		PackageFolder rehearsed = new PackageFolder(this.name, LauncherKind.of(Platform.current()), this.root);
		rehearsed.kind.write(launcher, this.root);
		new RuntimeImage(rehearsed, recorded).create(call, java);
		rehearsed.kind.delete(this.name, this.root);
	}

	private void normalize() throws IOException {
		FileTree tree = new FileTree(this.root);
		tree.replaceLinks();
		tree.normalize();
		// by which the launcher sees that the jars have the times they were recorded with
		Files.setLastModifiedTime(launcher(), FileTime.from(FileTree.TIME.plus(1, ChronoUnit.DAYS)));
	}

	/**
	 * Record a start, or take the recording that was kept, and pack it. Without one the
	 * package starts more slowly.
	 */
	void prepare(CommandCall call) throws IOException {
		StartRecording recording = new StartRecording(launcher(), this.name.variablePrefix(), Map.of());
		PackedRecording packed = PackedRecording.in(this.root);
		Optional<Path> kept = call.line().value("recording").map(call::path);
		boolean given = kept.isPresent() && Files.exists(kept.get());
		try (TemporaryFolder temporary = TemporaryFolder.create()) {
			Path archive = given ? kept.get() : temporary.resolve("start.aot");
			if (!given) {
				recording.write(call, archive);
			}
			packed.write(archive);
			recording.verify(call, temporary.path());
			if (!given && kept.isPresent()) {
				Files.createDirectories(kept.get().resolve("..").normalize());
				Files.copy(archive, kept.get());
			}
		}
		catch (CommandFailedException ex) {
			if (given) {
				throw Refusal.of(
						"The recording %s was not made of this package by this Java. Remove it to record again.%n%n%s",
						kept.get(), ex.getMessage());
			}
			packed.delete();
			call.err()
				.printf("The package has no recorded start, and starts without preparation:%n%s%n", ex.getMessage());
		}
	}

}
