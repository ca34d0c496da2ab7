/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.NamedCommand;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.line.SourceAddressPart;
import dev.tfprovider.internal.command.release.ChecksumSigner;
import dev.tfprovider.internal.command.signing.Signers;
import dev.tfprovider.internal.command.start.StartRecording;

/**
 * Builds the files of a release.
 */
public final class PackageCommand extends NamedCommand {

	private static final List<CommandOption> COMMON = List.of(
			CommandOption.flag("thin", "use the Java of the machine it runs on (default)"),
			CommandOption.flag("runtime", "contain a Java runtime, made of the JDK that runs this command"),
			CommandOption.flag("no-prepared-start", "do not record a start to make later ones quick"),
			StartRecording.TIMEOUT,
			CommandOption.value("version", "VERSION", "version to package, no leading v (default: the provider's)"));

	/**
	 * Create the command.
	 */
	public PackageCommand() {
		super("package", "makes what registries and mirrors expect", withCommon(
				CommandOption.value("os", "NAMES", "linux,darwin,... (default: this one)"),
				CommandOption.value("arch", "NAMES", "amd64,arm64,... (default: this one)"),
				CommandOption.value(RuntimeOptions.JDK, "DIRECTORY",
						"make the runtime of this JDK for another platform, with its jmods"),
				CommandOption.value(RuntimeImage.MUSL, "JDK",
						"contain a second runtime, made of this JDK for musl (Alpine Linux)"),
				CommandOption
					.value(RuntimeOptions.ADD_MODULES, "NAMES", "further modules of the runtime, jdk.localedata,..."),
				NativeExecutable.OPTION,
				CommandOption.value("layout", "NAMES",
						"registry, folder, packed, unpacked, network, static-registry, oci, boring-registry (default: registry)"),
				CommandOption.value("out", "DIRECTORY", "where to write (default: dist)"),
				CommandOption.value("recording", "FILE",
						"keep the recorded start there, or take it from there to get the same bytes again"),
				CommandOption.value("sign", "KEY",
						"sign the checksums with this key of gpg, or with MAVEN_GPG_KEY: the key in that variable")));
	}

	/**
	 * Return what makes packages and what installs them have in common, and then what one
	 * of them has besides.
	 */
	static CommandOption[] withCommon(CommandOption... own) {
		return Stream.concat(COMMON.stream(), Stream.of(own)).toArray(CommandOption[]::new);
	}

	@Override
	public void run(CommandCall call) throws IOException {
		call.warn();
		CommandLine line = call.line();
		PackageName name = PackageName.of(call);
		SourceAddressPart.note(name.namespace()).ifPresent((note) -> call.err().println("Note: " + note));
		RuntimeOptions java = RuntimeOptions.of(call);
		List<NativeExecutable> executables = NativeExecutable.of(call);
		List<Platform> platforms = platforms(line, java, executables);
		List<PackageLayout> layouts = line.has("layout") ? line.list("layout").stream().map(PackageLayout::of).toList()
				: List.of(PackageLayout.REGISTRY);
		if (!layouts.equals(List.of(PackageLayout.FOLDER))) {
			name.findable();
		}
		Refusal.usageWhen(line.has("sign") && layouts.stream().noneMatch(PackageLayout::isSigned),
				"'--sign' is for the layouts %s.",
				Stream.of(PackageLayout.values())
					.filter(PackageLayout::isSigned)
					.map(PackageLayout::word)
					.collect(Collectors.joining(", ")));
		Refusal.usageWhen(
				line.has("recording") && (java.flavour() != RuntimeFlavour.RUNTIME || line.has("no-prepared-start")),
				"'--recording' is for packages with a runtime and a prepared start.");
		Refusal.usageWhen(line.has("recording") && !java.isRunnable(),
				"'--recording' and '--jdk' exclude each other: a start is recorded on the platform itself.");
		line.value("recording").map(call::path).ifPresent(PackageCommand::requireFile);
		Map<LauncherKind, List<Platform>> kinds = platforms.stream()
			.collect(Collectors.groupingBy(LauncherKind::of, TreeMap::new, Collectors.toList()));
		Refusal.usageWhen(layouts.contains(PackageLayout.FOLDER) && kinds.size() + executables.size() > 1,
				"The layout 'folder' holds one package, and that for Windows is not the "
						+ "one for other systems, nor that of an executable the one for others: package them one after "
						+ "the other.");
		List<Platform> all = Stream.concat(executables.stream().map(NativeExecutable::platform), platforms.stream())
			.sorted(Comparator.comparing(Platform::toString))
			.toList();
		Path out = call.path(line.value("out").orElse("dist"));
		PackageLayout.checkAll(layouts, name, all, out);
		Optional<ChecksumSigner> signer = line.has("sign")
				? Optional.of(Signers.of(call, line.value("sign").orElseThrow())) : Optional.empty();
		try (TemporaryFolder staging = TemporaryFolder.create()) {
			for (Map.Entry<LauncherKind, List<Platform>> kind : kinds.entrySet()) {
				Path root = staging.resolve(kind.getKey().name()).resolve("package");
				PackageLayout.writeAll(layouts,
						new BuiltPackage(name, kind.getValue(),
								PackageFolder.create(call, name, java, kind.getKey(), root),
								call.provider().definition().protocols()),
						out, signer);
			}
			for (NativeExecutable executable : executables) {
				Path root = staging.resolve(executable.platform().toString()).resolve("package");
				PackageLayout.writeAll(layouts, new BuiltPackage(name, List.of(executable.platform()),
						PackageFolder.create(call, name, executable, root), call.provider().definition().protocols()),
						out, signer);
			}
		}
		call.out()
			.printf("Packaged %s %s for %s in %s%n", name.address(), name.version(),
					String.join(", ", all.stream().map(Platform::toString).toList()), out);
	}

	/**
	 * Require that a recording can be read or written.
	 */
	private static void requireFile(Path recording) {
		Refusal.when(Files.isDirectory(recording), "'%s' is no file: '--recording' names the file of a recorded start.",
				recording);
		if (!Files.exists(recording)) {
			PackageTarget.requireFolder(recording.resolve("..").normalize());
		}
	}

	/**
	 * Return the platforms of packages with a JVM: none if there are executables and
	 * nothing else is asked for.
	 */
	private static List<Platform> platforms(CommandLine line, RuntimeOptions java, List<NativeExecutable> executables) {
		if (!executables.isEmpty() && !line.has("os") && !line.has("arch")) {
			return List.of();
		}
		Map<String, Platform> platforms = new TreeMap<>();
		List<String> systems = line.has("os") ? line.list("os") : List.of(java.platform().os());
		List<String> processors = line.has("arch") ? line.list("arch") : List.of(java.platform().arch());
		for (String os : systems) {
			for (String arch : processors) {
				Platform platform = new Platform(os, arch);
				platforms.put(platform.toString(), platform);
			}
		}
		executables.forEach((executable) -> platforms.remove(executable.platform().toString()));
		Refusal.usageWhen(
				java.flavour() == RuntimeFlavour.RUNTIME && !platforms.isEmpty()
						&& !List.copyOf(platforms.values()).equals(List.of(java.platform())),
				"A package with a runtime can be made for %s only, the platform of the JDK %s. Name the JDK of "
						+ "another platform with '--jdk'.",
				java.platform(), java.jdk().map((jdk) -> "in " + jdk.home()).orElse("that runs this command"));
		Refusal.usageWhen(
				java.flavour() == RuntimeFlavour.RUNTIME && java.platform().isWindows()
						&& !java.platform().arch().equals("amd64"),
				"A package with a runtime for Windows can be made for amd64 only: that "
						+ "is what its launcher is compiled for. Make a thin one, or one of a JDK for amd64.");
		return List.copyOf(platforms.values());
	}

}
