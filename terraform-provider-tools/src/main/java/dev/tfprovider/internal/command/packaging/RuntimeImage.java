/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.start.StartRecording;

/**
 * Links a Java runtime into a package: the modules of the running JDK that the provider
 * needs. They are those its jars refer to, and those loaded in a run under a host.
 *
 * @param folder the package
 * @param recorded whether the package will have a recorded start. Classes are then read
 * from that, and the others may be small rather than quick: hosts read the whole package
 * at each command, to compare its hash
 */
record RuntimeImage(PackageFolder folder, boolean recorded) {

	private static final Pattern LOADED = Pattern.compile("source: jrt:/([a-z0-9.]+)");

	/**
	 * Offer their consoles to every process that asks whether it has one, and would bring
	 * the compiler along.
	 */
	private static final Set<String> CONSOLES = Set.of("jdk.jshell", "jdk.internal.le");

	/**
	 * NameWords of other languages for dates and numbers. It is loaded wherever it is
	 * there, and is an eighth of the runtime.
	 */
	private static final String LANGUAGES = "jdk.localedata";

	/**
	 * Libraries for screens and loudspeakers: a provider has neither.
	 */
	private static final String UNUSED = Stream.of("libawt_xawt", "libsplashscreen", "libjsound")
		.map((library) -> "glob:/java.desktop/lib/" + library + ".*")
		.collect(Collectors.joining(","));

	/**
	 * Folder of the runtime in a package.
	 */
	static final String FOLDER = "runtime";

	/**
	 * Folder of the runtime for systems with musl, and the option that asks for it.
	 */
	static final String MUSL = "runtime-musl";

	/**
	 * Link the runtimes of the package.
	 * @param java the JDKs to link them of
	 */
	void create(CommandCall call, RuntimeOptions java) throws IOException {
		Set<String> modules = new TreeSet<>(referred());
		modules.addAll(loaded(call));
		modules.removeAll(CONSOLES);
		modules.remove(LANGUAGES);
		modules.addAll(call.line().list(RuntimeOptions.ADD_MODULES));
		call.err().printf("Making a runtime of Java %s with %s modules%n", Runtime.version(), modules.size());
		List<String> options = this.recorded ? List.of("--compress=zip-6") : List.of();
		link(java.jdk(), modules, this.folder.root().resolve(FOLDER), options);
		if (java.musl().isPresent()) {
			link(java.musl(), modules, this.folder.root().resolve(MUSL), options);
		}
	}

	/**
	 * Link a runtime.
	 * @param jdk the JDK to link it of; empty for the one that runs this command
	 * @param modules names of the modules it must have
	 * @param image folder to create
	 * @param options further options of jlink
	 */
	static void link(Optional<TargetJdk> jdk, Set<String> modules, Path image, List<String> options)
			throws IOException {
		List<String> arguments = new ArrayList<>(List.of("--add-modules", String.join(",", modules), "--output",
				image.toString(), "--no-header-files", "--no-man-pages", "--exclude-files", UNUSED));
		jdk.ifPresent((target) -> arguments.addAll(List.of("--module-path", target.modules().toString())));
		arguments.addAll(options);
		run("jlink", arguments);
		new FileTree(image).replaceLinks();
	}

	/**
	 * Return the modules that the jars refer to. Many refer to what is optional and not
	 * there.
	 */
	Set<String> referred() throws IOException {
		List<Path> libraries;
		try (Stream<Path> files = Files.list(this.folder.root().resolve("lib"))) {
			libraries = files.filter((file) -> file.toString().endsWith(".jar")).sorted().toList();
		}
		List<String> arguments = new ArrayList<>(List.of("--print-module-deps", "--ignore-missing-deps",
				"--multi-release", Integer.toString(Runtime.version().feature()), "--class-path",
				libraries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))));
		withoutIncomplete(libraries).forEach((file) -> arguments.add(file.toString()));
		String[] lines = run("jdeps", arguments).strip().split("\\R");
		return Set.of(lines[lines.length - 1].split(","));
	}

	/**
	 * Return the jars without modules that require one which the package has not. They
	 * are asked by way of the class path, as far as others refer to them.
	 */
	private static List<Path> withoutIncomplete(List<Path> jars) {
		Map<Path, ModuleDescriptor> modules = new HashMap<>();
		jars.forEach((jar) -> descriptor(jar).ifPresent((module) -> modules.put(jar, module)));
		Set<Path> modular = Set.copyOf(modules.keySet());
		boolean removed = true;
		while (removed) {
			Set<String> present = names(ModuleFinder.ofSystem().findAll().stream().map(ModuleReference::descriptor));
			present.addAll(names(modules.values().stream()));
			// others may have required what is removed
			removed = modules.values().removeIf((module) -> !isComplete(module, present));
		}
		return jars.stream().filter((jar) -> modules.containsKey(jar) || !modular.contains(jar)).toList();
	}

	private static Set<String> names(Stream<ModuleDescriptor> modules) {
		return modules.map(ModuleDescriptor::name).collect(Collectors.toCollection(TreeSet::new));
	}

	private static Optional<ModuleDescriptor> descriptor(Path jar) {
		try {
			return ModuleFinder.of(jar).findAll().stream().map(ModuleReference::descriptor).findFirst();
		}
		catch (FindException ex) {
			// no name can be made of that of the file
			return Optional.empty();
		}
	}

	private static boolean isComplete(ModuleDescriptor module, Set<String> present) {
		return module.requires()
			.stream()
			.filter((required) -> !required.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
			.allMatch((required) -> present.contains(required.name()));
	}

	/**
	 * Return the modules whose classes a run loads.
	 */
	Set<String> loaded(CommandCall call) throws IOException {
		Path log = Files.createTempFile("class-load", ".log");
		try {
			String variable = this.folder.name().variablePrefix();
			new StartRecording(this.folder.launcher(), variable,
					Map.of(variable + "_JAVA_HOME", System.getProperty("java.home"), variable + "_JAVA_OPTS",
							"-Dterraform.provider.start.recording=true -Xshare:off " + classLoadLog(log)))
				.rehearse(call);
			Set<String> modules = new TreeSet<>();
			try (Stream<String> lines = Files.lines(log)) {
				lines.map(LOADED::matcher).filter(Matcher::find).forEach((match) -> modules.add(match.group(1)));
			}
			return modules;
		}
		finally {
			Files.deleteIfExists(log);
		}
	}

	/**
	 * Return the option that logs which classes are loaded from where. Unless told not to
	 * keep earlier logs, Java renames a file that is there, and one of 20 MB.
	 */
	static String classLoadLog(Path file) {
		return "-Xlog:class+load=info:file=" + file + "::filecount=0";
	}

	private static String run(String name, List<String> arguments) {
		ToolProvider tool = ToolProvider.findFirst(name)
			.orElseThrow(() -> Refusal.of(
					"This Java (%s) has no '%s'. Run the command with a whole JDK, or make "
							+ "a package that finds Java where it runs: --thin.",
					System.getProperty("java.home"), name));
		StringWriter out = new StringWriter();
		StringWriter err = new StringWriter();
		int status = tool.run(new PrintWriter(out), new PrintWriter(err), arguments.toArray(String[]::new));
		Refusal.when(status != 0, "'%s' failed: %s%s", name, out, err);
		return out.toString();
	}

}
