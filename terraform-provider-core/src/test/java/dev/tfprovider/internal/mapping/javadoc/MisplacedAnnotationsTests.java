/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class MisplacedAnnotationsTests {

	private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

	/**
	 * Open for as long as the process, so that the libraries are read once.
	 */
	private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null,
			StandardCharsets.UTF_8);

	@TempDir
	private Path output;

	@ParameterizedTest
	@ValueSource(strings = { "class Pets { void add(@Computed String name) { } }",
			"class Pets { class Inner { Inner(@Id String name) { } } }",
			"record Pet(String name) { Pet(@Description(\"x\") String name) { this.name = name; } }",
			"record Pet(String name) { Pet(int size, @Block String other) { this(other); } }",
			"interface Pets { void add(@ConflictsWith(\"x\") String name); }",
			"interface Pets { void add(@ConflictsWith(\"x\") @ConflictsWith(\"y\") String name); }" })
	void annotationOfComponentsOnParameterIsAnError(String source) {
		assertThat(errors(source)).singleElement()
			.asString()
			.contains("does nothing on a parameter. Put it on the component of a record");
	}

	@ParameterizedTest
	@ValueSource(strings = { "record Pet(@Computed String name) { }",
			"record Pet(@Computed String name) { Pet { name = name.strip(); } }",
			"record Pet(@Computed String name) { Pet(@Computed String name) { this.name = name; } }",
			"record Pet(@ConflictsWith(\"b\") @ConflictsWith(\"c\") String a, String b, String c) { }",
			"class Pets { void add(@Sensitive @Default(\"x\") String name, @Deprecated String other) { } }",
			"class Pets { void add(@dev.tfprovider.constraint.Port int port) { } }" })
	void othersAreNone(String source) {
		assertThat(errors(source)).isEmpty();
	}

	@Test
	void eachParameterIsNamed() {
		assertThat(errors("class Pets { void add(@Computed String a, @Id String b) { } }")).hasSize(2)
			.anyMatch((error) -> error.contains("@Computed does nothing"))
			.anyMatch((error) -> error.contains("@Id does nothing"));
	}

	private List<String> errors(String source) {
		DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
		COMPILER
			.getTask(null, FILES, diagnostics,
					List.of("-d", this.output.toString(), "-processor", DescriptionProcessor.class.getName()), null,
					List.of(new Source(source)))
			.call();
		return diagnostics.getDiagnostics()
			.stream()
			.filter((diagnostic) -> diagnostic.getKind() == javax.tools.Diagnostic.Kind.ERROR)
			.map((diagnostic) -> diagnostic.getMessage(Locale.ROOT))
			.toList();
	}

	private static final class Source extends SimpleJavaFileObject {

		private final String content;

		Source(String content) {
			super(URI.create("string:///Unit.java"), Kind.SOURCE);
			this.content = "package acme;\nimport dev.tfprovider.attribute.*;\nimport dev.tfprovider.constraint.*;\n"
					+ content;
		}

		@Override
		public CharSequence getCharContent(boolean ignoreEncodingErrors) {
			return this.content;
		}

	}

}
