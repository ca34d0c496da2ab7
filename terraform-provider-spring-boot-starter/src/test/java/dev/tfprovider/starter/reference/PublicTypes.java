/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

import javax.lang.model.element.Modifier;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;

/**
 * Lists the public types of the modules that authors depend on, each with the first
 * sentence of its Javadoc, as a document in Markdown.
 */
final class PublicTypes {

	private static final String HEADING = """
			# Public types

			Every public type outside of the packages named `internal`, with the first sentence of its Javadoc. The list is made
			of the sources, so that a change of the API is a change of this file:
			`mvn test -pl terraform-provider-spring-boot-starter -am -Dtest=PublicTypesTests -Dpublic-types.write
			-Dsurefire.failIfNoSpecifiedTests=false`.
			""";

	/**
	 * Lines by package.
	 */
	private final Map<String, Map<String, String>> types = new TreeMap<>();

	/**
	 * Read the sources of all modules.
	 * @param root folder of the project
	 * @return the document
	 */
	static String document(Path root) {
		PublicTypes types = new PublicTypes();
		JavaSources sources = JavaSources.ofTheApi(root);
		for (CompilationUnitTree unit : sources.units()) {
			unit.getTypeDecls().forEach((type) -> types.add(unit, type, sources));
		}
		return types.toString();
	}

	private void add(CompilationUnitTree unit, Tree type, JavaSources sources) {
		if (type instanceof ClassTree declaration && declaration.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
			this.types.computeIfAbsent(unit.getPackageName().toString(), (name) -> new TreeMap<>())
				.put(declaration.getSimpleName().toString(), JavadocText.sentence(sources.docs(), unit, type));
		}
	}

	@Override
	public String toString() {
		StringBuilder document = new StringBuilder(HEADING);
		this.types.forEach((name, members) -> {
			document.append("\n## ").append(name).append("\n\n| type | what it is |\n|---|---|\n");
			members.forEach((type,
					sentence) -> document.append("| `").append(type).append("` | ").append(sentence).append(" |\n"));
		});
		return document.toString();
	}

}
