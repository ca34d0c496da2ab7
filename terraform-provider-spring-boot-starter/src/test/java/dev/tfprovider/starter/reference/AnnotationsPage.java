/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import javax.lang.model.element.Modifier;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;

/**
 * Lists every annotation for authors: what it may be put on, its members, and where the
 * sample or a test uses it.
 */
final class AnnotationsPage {

	private static final String HEADING = """
			# Annotations

			Every annotation for authors, with what it may be put on, its members, and an example out of the sources. This page is made of
			them.
			""";

	/**
	 * Where examples are taken from, the first first.
	 */
	private static final List<String> EXAMPLES = List.of("sample-petstore-provider/src/main/java",
			"terraform-provider-spring-boot-starter/src/it/notes-provider/src/main/java",
			"sample-petstore-provider/src/test/java", "terraform-provider-test/src/test/java",
			"terraform-provider-autoconfigure/src/test/java", "terraform-provider-core/src/test/java",
			"terraform-provider-process/src/test/java", "terraform-provider-tools/src/test/java",
			"test-fixtures/src/main/java");

	private static final int LONGEST_EXAMPLE = 6;

	private final JavaSources sources;

	private final Map<String, String> entries = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

	private final Map<String, String> examples;

	private AnnotationsPage(Path root) {
		this.sources = JavaSources.ofTheApi(root);
		this.examples = examples(root);
	}

	static String document(Path root) {
		AnnotationsPage page = new AnnotationsPage(root);
		for (CompilationUnitTree unit : page.sources.units()) {
			for (Tree type : unit.getTypeDecls()) {
				if (type.getKind() == Tree.Kind.ANNOTATION_TYPE
						&& ((ClassTree) type).getModifiers().getFlags().contains(Modifier.PUBLIC)) {
					page.add(unit, (ClassTree) type);
				}
			}
		}
		return HEADING + String.join("", page.entries.values());
	}

	private void add(CompilationUnitTree unit, ClassTree annotation) {
		String name = annotation.getSimpleName().toString();
		StringBuilder entry = new StringBuilder("\n## @%s\n\n%s On %s, package `%s`.\n".formatted(name,
				JavadocText.sentence(this.sources.docs(), unit, annotation), targets(annotation),
				unit.getPackageName()));
		List<MethodTree> members = annotation.getMembers()
			.stream()
			.filter(MethodTree.class::isInstance)
			.map(MethodTree.class::cast)
			.filter((member) -> !List.of("groups", "payload").contains(member.getName().toString()))
			.toList();
		if (!members.isEmpty()) {
			entry.append("\n| member | default | meaning |\n|---|---|---|\n");
			members.forEach((member) -> entry.append("| `%s %s` | %s | %s |\n".formatted(member.getReturnType(),
					member.getName(), (member.getDefaultValue() != null) ? "`" + member.getDefaultValue() + "`" : "",
					JavadocText.sentence(this.sources.docs(), unit, member))));
		}
		entry.append(this.examples.getOrDefault(name, ""));
		this.entries.put(name, entry.toString());
	}

	private static String targets(ClassTree annotation) {
		return annotation.getModifiers()
			.getAnnotations()
			.stream()
			.filter((meta) -> meta.getAnnotationType().toString().equals("Target"))
			.map((meta) -> meta.getArguments().toString())
			.findFirst()
			.map((text) -> text.replaceAll(".*?ElementType\\.(\\w+)[^E]*", "$1,").split(","))
			.map((targets) -> List.of(targets)
				.stream()
				.map(AnnotationsPage::target)
				.distinct()
				.collect(Collectors.joining(", ")))
			.orElse("any declaration");
	}

	private static String target(String element) {
		return switch (element) {
			case "TYPE" -> "classes";
			case "METHOD" -> "methods";
			case "FIELD" -> "fields";
			case "RECORD_COMPONENT" -> "record components";
			case "PARAMETER" -> "parameters";
			case "CONSTRUCTOR" -> "constructors";
			case "PACKAGE" -> "packages";
			case "TYPE_USE" -> "types, such as those of elements";
			case "ANNOTATION_TYPE" -> "other annotations";
			default -> element.toLowerCase(Locale.ROOT);
		};
	}

	private static Map<String, String> examples(Path root) {
		Map<String, String> examples = new TreeMap<>();
		for (String folder : EXAMPLES) {
			JavaSources sources = JavaSources.of(root, List.of(folder));
			SourcePositions positions = sources.docs().getSourcePositions();
			for (CompilationUnitTree unit : sources.units()) {
				new TreePathScanner<Void, Void>() {

					@Override
					public Void visitAnnotation(AnnotationTree annotation, Void none) {
						String name = annotation.getAnnotationType().toString();
						if (!examples.containsKey(name)) {
							String lines = lines(unit, positions, annotation, declaration(getCurrentPath()));
							if (lines.lines().count() <= LONGEST_EXAMPLE) {
								examples.put(name, "\n<!-- source: %s -->\n```java\n%s\n```\n"
									.formatted(root.relativize(Path.of(unit.getSourceFile().toUri())), lines));
							}
						}
						return super.visitAnnotation(annotation, none);
					}

				}.scan(unit, null);
			}
		}
		return examples;
	}

	private static Tree declaration(TreePath path) {
		TreePath here = path;
		while (!(here.getLeaf() instanceof VariableTree || here.getLeaf() instanceof MethodTree
				|| here.getLeaf() instanceof ClassTree || here.getParentPath() == null)) {
			here = here.getParentPath();
		}
		return here.getLeaf();
	}

	/**
	 * Returns the whole lines from the annotation to the head of what it is put on.
	 */
	private static String lines(CompilationUnitTree unit, SourcePositions positions, AnnotationTree annotation,
			Tree declaration) {
		try {
			String source = unit.getSourceFile().getCharContent(true).toString();
			int start = (int) positions.getStartPosition(unit, annotation);
			int end = (int) positions.getEndPosition(unit, declaration);
			if (!(declaration instanceof VariableTree)) {
				int body = source.indexOf("{\n", (int) positions.getEndPosition(unit, annotation));
				end = (body < 0 || body > end) ? end : body;
			}
			int first = source.lastIndexOf('\n', start) + 1;
			int last = source.indexOf('\n', Math.max(end, (int) positions.getEndPosition(unit, annotation)));
			return source.substring(first, last).stripIndent();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
