/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/**
 * The packages of the product and the dependencies between them, read from the compiled
 * classes.
 */
final class House {

	private static final String ROOT = "dev.tfprovider";

	/**
	 * Modules in the order of their dependencies.
	 */
	private static final List<String> MODULES = List.of("terraform-provider-core", "terraform-provider-host",
			"terraform-provider-autoconfigure", "terraform-provider-commands", "terraform-provider-process",
			"terraform-provider-tools", "terraform-provider-test");

	/**
	 * All classes of the product, whatever their module.
	 */
	static final JavaClasses CLASSES = new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackages(ROOT);

	private static final Pattern SENTENCE = Pattern.compile("/\\*\\*(.*?\\.)(?:\\s|\\*)", Pattern.DOTALL);

	private final Path project;

	/**
	 * Top-level classes by package, but for generated ones.
	 */
	private final Map<String, Set<String>> classes = new TreeMap<>();

	/**
	 * Packages that a package uses.
	 */
	private final Map<String, Set<String>> uses = new TreeMap<>();

	private House(Path project) {
		this.project = project;
	}

	/**
	 * Read the classes of the class path.
	 * @param project folder of the project, for the sentences about packages
	 */
	static House of(Path project) {
		House house = new House(project);
		CLASSES.stream().filter((type) -> house.module(type.getPackageName()) != null).forEach(house::add);
		return house;
	}

	private void add(JavaClass type) {
		String name = type.getPackageName();
		Set<String> used = this.uses.computeIfAbsent(name, (key) -> new TreeSet<>());
		Set<String> members = this.classes.computeIfAbsent(name, (key) -> new TreeSet<>());
		if (!type.getSimpleName().equals("package-info") && Files.exists(source(name, type.getSimpleName()))) {
			members.add(type.getSimpleName());
		}
		for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
			String target = dependency.getTargetClass().getBaseComponentType().getPackageName();
			if (!target.equals(name) && module(target) != null) {
				used.add(target);
			}
		}
	}

	/**
	 * Return where the source of a class is that was not generated.
	 */
	private Path source(String room, String type) {
		return this.project.resolve(module(room))
			.resolve("src/main/java")
			.resolve(room.replace('.', '/'))
			.resolve(type + ".java");
	}

	private String module(String name) {
		return MODULES.stream()
			.filter((module) -> Files.exists(this.project.resolve(module)
				.resolve("src/main/java")
				.resolve(name.replace('.', '/'))
				.resolve("package-info.java")))
			.findFirst()
			.orElse(null);
	}

	/**
	 * Return the number of top-level classes in each package.
	 */
	Map<String, Integer> sizes() {
		return this.classes.entrySet()
			.stream()
			.collect(Collectors.toMap(Map.Entry::getKey, (room) -> room.getValue().size(), (a, b) -> a, TreeMap::new));
	}

	/**
	 * Return the simple names that several top-level classes have, with their packages.
	 */
	Map<String, Set<String>> sharedNames() {
		Map<String, Set<String>> rooms = new TreeMap<>();
		this.classes.forEach((room, types) -> types
			.forEach((type) -> rooms.computeIfAbsent(type, (key) -> new TreeSet<>()).add(room)));
		rooms.values().removeIf((places) -> places.size() < 2);
		return rooms;
	}

	/**
	 * Return the packages that use each other, directly or through others.
	 */
	Set<String> cycles() {
		Map<String, Set<String>> reached = reached(this.uses);
		return this.uses.keySet()
			.stream()
			.filter((room) -> reached.get(room).contains(room))
			.collect(Collectors.toCollection(TreeSet::new));
	}

	private static Map<String, Set<String>> reached(Map<String, Set<String>> edges) {
		Map<String, Set<String>> reached = new TreeMap<>();
		edges.forEach((from, to) -> reached.put(from, new TreeSet<>(to)));
		for (String middle : edges.keySet()) {
			for (Set<String> targets : reached.values()) {
				if (targets.contains(middle)) {
					targets.addAll(reached.get(middle));
				}
			}
		}
		return reached;
	}

	/**
	 * Return the drawing of the areas, in the language of Mermaid. An arrow that follows
	 * from others is left out.
	 */
	String drawing() {
		Map<String, Set<String>> areas = new TreeMap<>();
		this.uses.forEach((from, targets) -> {
			Set<String> used = areas.computeIfAbsent(area(from), (key) -> new TreeSet<>());
			targets.stream().map(House::area).filter((target) -> !target.equals(area(from))).forEach(used::add);
		});
		Map<String, Set<String>> reached = reached(areas);
		StringBuilder drawing = new StringBuilder("```mermaid\ngraph TD\n");
		areas.forEach((from, targets) -> targets.stream()
			.filter((target) -> targets.stream().noneMatch((other) -> reached.get(other).contains(target)))
			.forEach((target) -> drawing.append("    %s[%s] --> %s[%s]\n".formatted(from, from, target, target))));
		return drawing.append("```\n").toString();
	}

	/**
	 * An area is the first part of a name after the root, the second one below
	 * {@code internal}; what authors of providers use is one area.
	 */
	private static String area(String room) {
		String[] parts = room.substring(ROOT.length()).split("\\.");
		if (parts.length > 2 && parts[1].equals("internal")) {
			return parts[2];
		}
		return (parts.length > 1 && Set.of("boot", "command", "test").contains(parts[1])) ? parts[1] : "api";
	}

	/**
	 * Return tables with a line for each package.
	 */
	String rooms() {
		Map<String, StringBuilder> tables = new LinkedHashMap<>();
		MODULES.forEach((module) -> tables.put(module,
				new StringBuilder("| room | classes | what it is | uses |\n" + "|---|---|---|---|\n")));
		sizes().forEach((room, size) -> tables.get(module(room))
			.append("| `%s` | %s | %s | %s |\n".formatted(shortName(room), size, sentence(room),
					this.uses.get(room).stream().map(House::shortName).collect(Collectors.joining(", ")))));
		return tables.entrySet()
			.stream()
			.map((table) -> "### " + table.getKey() + "\n\n" + table.getValue())
			.collect(Collectors.joining("\n"));
	}

	private static String shortName(String room) {
		return room.equals(ROOT) ? ROOT : room.substring(ROOT.length() + 1);
	}

	private String sentence(String room) {
		Path source = source(room, "package-info");
		try {
			Matcher sentence = SENTENCE.matcher(Files.readString(source).replaceFirst("/\\*.*?\\*/", ""));
			String text = sentence.find() ? sentence.group(1) : "";
			return text.replaceAll("\\s*\\n\\s*\\*\\s?", " ")
				.replaceAll("\\{@\\w+ (?:[\\w.]*\\.)?([^}]*)}", "`$1`")
				.replace("|", "\\|")
				.strip();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
