/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SimpleDocTreeVisitor;
import com.sun.source.util.TreePath;

/**
 * Lists the public types of the modules that authors depend on, each with the first
 * sentence of its Javadoc, as a document in Markdown.
 */
final class PublicTypes {

	private static final List<String> MODULES = List.of("terraform-provider-core", "terraform-provider-autoconfigure",
			"terraform-provider-commands", "terraform-provider-test");

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
		for (String module : MODULES) {
			types.read(root.resolve(module).resolve("src/main/java"));
		}
		return types.toString();
	}

	private void read(Path sources) {
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
				Stream<Path> paths = Files.walk(sources)) {
			List<Path> units = paths.filter(PublicTypes::isOfTheApi).toList();
			Iterable<? extends JavaFileObject> objects = files.getJavaFileObjectsFromPaths(units);
			JavacTask task = (JavacTask) compiler.getTask(null, files, null, List.of("-proc:none"), null, objects);
			DocTrees docs = DocTrees.instance(task);
			for (CompilationUnitTree unit : task.parse()) {
				unit.getTypeDecls().forEach((type) -> add(unit, type, docs));
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static boolean isOfTheApi(Path source) {
		return source.toString().endsWith(".java") && !source.toString().contains("/internal/")
				&& !source.endsWith("package-info.java");
	}

	private void add(CompilationUnitTree unit, Tree type, DocTrees docs) {
		if (type instanceof ClassTree declaration && declaration.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
			DocCommentTree comment = docs.getDocCommentTree(TreePath.getPath(unit, type));
			this.types.computeIfAbsent(unit.getPackageName().toString(), (name) -> new TreeMap<>())
				.put(declaration.getSimpleName().toString(), sentence(comment));
		}
	}

	private static String sentence(DocCommentTree comment) {
		StringBuilder sentence = new StringBuilder();
		for (DocTree part : comment.getFirstSentence()) {
			sentence.append(part.accept(new MarkdownPart(), null));
		}
		return sentence.toString().replaceAll("\\s+", " ").strip();
	}

	@Override
	public String toString() {
		StringBuilder document = new StringBuilder(HEADING);
		this.types.forEach((name, members) -> {
			document.append("\n## ").append(name).append("\n\n| type | what it is |\n|---|---|\n");
			members.forEach((type, sentence) -> document.append("| `")
				.append(type)
				.append("` | ")
				.append(sentence.replace("|", "\\|"))
				.append(" |\n"));
		});
		return document.toString();
	}

	/**
	 * Writes the parts of a sentence in Markdown.
	 */
	private static final class MarkdownPart extends SimpleDocTreeVisitor<String, Void> {

		@Override
		public String visitText(TextTree text, Void none) {
			return text.getBody();
		}

		@Override
		public String visitLiteral(LiteralTree literal, Void none) {
			return "`" + literal.getBody().getBody() + "`";
		}

		@Override
		public String visitLink(LinkTree link, Void none) {
			String text = link.getLabel().isEmpty() ? link.getReference().getSignature().replaceFirst("\\(.*", "")
					: link.getLabel().get(0).toString();
			return "`" + text.substring(text.lastIndexOf(text.contains("#") ? '#' : '.') + 1) + "`";
		}

		@Override
		protected String defaultAction(DocTree other, Void none) {
			return other.toString();
		}

	}

}
