/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import javax.lang.model.element.Modifier;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;

/**
 * The names that sources of an author may use: types, nested ones too, and their methods.
 *
 * @param methods names of methods by the name of their type, as in a class file
 */
record ApiNames(Map<String, Set<String>> methods) {

	/**
	 * Read the sources of all modules.
	 * @param root folder of the project
	 */
	static ApiNames of(Path root) {
		ApiNames names = new ApiNames(new TreeMap<>());
		List<CompilationUnitTree> units = JavaSources.ofTheApi(root).units();
		units.forEach(
				(unit) -> unit.getTypeDecls().forEach((type) -> names.add(unit.getPackageName() + ".", type, false)));
		units.forEach((unit) -> unit.getTypeDecls()
			.forEach((type) -> names.inherit(unit.getPackageName() + ".", (ClassTree) type)));
		return names;
	}

	/**
	 * Read what {@link #toString()} has written.
	 */
	static ApiNames read(Path file) throws IOException {
		return new ApiNames(Files.readAllLines(file)
			.stream()
			.map((line) -> List.of(line.split(" ")))
			.collect(Collectors.toMap((words) -> words.get(0), (words) -> new TreeSet<>(words.subList(1, words.size())),
					(first, second) -> first, TreeMap::new)));
	}

	Set<String> types() {
		return this.methods.keySet();
	}

	boolean has(String type, String method) {
		return this.methods.getOrDefault(type, Set.of()).contains(method);
	}

	private void add(String prefix, Tree tree, boolean inInterface) {
		if (!(tree instanceof ClassTree type)
				|| !(inInterface || type.getModifiers().getFlags().contains(Modifier.PUBLIC))) {
			return;
		}
		String name = prefix + type.getSimpleName();
		boolean open = type.getKind() == Tree.Kind.INTERFACE || type.getKind() == Tree.Kind.ANNOTATION_TYPE;
		Set<String> methods = this.methods.computeIfAbsent(name, (key) -> new TreeSet<>());
		for (Tree member : type.getMembers()) {
			if (member instanceof MethodTree method && isVisible(method.getModifiers().getFlags(), open)
					&& method.getReturnType() != null) {
				methods.add(method.getName().toString());
			}
			else if (member instanceof VariableTree component && type.getKind() == Tree.Kind.RECORD
					&& !component.getModifiers().getFlags().contains(Modifier.STATIC)) {
				methods.add(component.getName().toString());
			}
			add(name + "$", member, open);
		}
	}

	/**
	 * Add what a class has from another of its package.
	 */
	private void inherit(String prefix, ClassTree type) {
		Set<String> own = this.methods.get(prefix + type.getSimpleName());
		if (own != null && type.getExtendsClause() != null) {
			own.addAll(this.methods.getOrDefault(prefix + type.getExtendsClause(), Set.of()));
		}
	}

	private static boolean isVisible(Set<Modifier> flags, boolean open) {
		return flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.PROTECTED)
				|| open && !flags.contains(Modifier.PRIVATE);
	}

	@Override
	public String toString() {
		return this.methods.entrySet()
			.stream()
			.map((type) -> (type.getKey() + " " + String.join(" ", type.getValue())).strip() + "\n")
			.collect(Collectors.joining());
	}

}
