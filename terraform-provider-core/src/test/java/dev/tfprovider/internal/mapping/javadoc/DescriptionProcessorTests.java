/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;

import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

class DescriptionProcessorTests {

	private static final String PET = """
			package acme;
			/**
			 * A {@code pet} on sale.
			 *
			 * @param name its name
			 * @param tags what it is known for
			 */
			public record Pet(String name, java.util.List<Tag> tags, Source source) {
				/** A tag. @see Pet */
				public record Tag(String key) { }
			}
			""";

	private static final String SOURCE = """
			package acme;
			/** Where it comes from. */
			public sealed interface Source {
				/**
				 * Bred.
				 * @param by the breeder
				 */
				record Bred(String by) implements Source { }
				record Found() implements Source { }
			}
			""";

	private static final String RESOURCE = """
			package acme;
			abstract class Base<A, M> implements dev.tfprovider.resource.ManagedResource<M> { }
			abstract class PetResource extends Base<String, Pet> { }
			""";

	@TempDir
	private Path output;

	@Test
	void modelsOfResourcesAndWhatTheyAreMadeOfAreKept() throws IOException {
		compile(PET, SOURCE, RESOURCE);
		assertThat(kept()).containsOnlyKeys("acme.Pet", "acme.Pet$Tag", "acme.Source", "acme.Source$Bred");
		assertThat(kept().get("acme.Pet")).containsOnly(entry("description", "A `pet` on sale."),
				entry("param.name", "its name"), entry("param.tags", "what it is known for"));
		assertThat(kept().get("acme.Source$Bred")).containsEntry("param.by", "the breeder");
	}

	@Test
	void modelsOfDataSourcesAreKept() throws IOException {
		compile(PET, SOURCE, """
				package acme;
				class Outer {
					abstract static class Reader implements dev.tfprovider.datasource.DataSourceReader<Pet> { }
				}
				""");
		assertThat(kept()).containsKey("acme.Pet");
	}

	@Test
	void providerSettingsAreKept() throws IOException {
		compile("""
				package acme;
				/**
				 * Settings.
				 * @param url größe
				 */
				@ProviderConfiguration
				record Settings(String url, Page<Inner> page) { }
				/** A page. */
				record Page<T>(T item) { }
				/** Inside. */
				record Inner(String text) { }
				@interface ProviderConfiguration { }
				""");
		assertThat(kept()).containsOnlyKeys("acme.Settings", "acme.Page", "acme.Inner");
		assertThat(kept().get("acme.Settings")).containsEntry("param.url", "größe");
	}

	@Test
	void modelWithoutJavadocIsKnownToHaveBeenRead() throws IOException {
		compile("""
				package acme;
				record Bare(String name, Part part) { }
				record Part(String name) { }
				abstract class BareResource implements dev.tfprovider.resource.ManagedResource<Bare> { }
				""");
		assertThat(kept()).isEqualTo(Map.of("acme.Bare", Map.of()));
	}

	@Test
	void otherRecordsAreNot() throws IOException {
		compile(PET, SOURCE, "package acme; abstract class Other implements java.util.function.Supplier<Pet> { }");
		assertThat(kept()).isEmpty();
	}

	@Test
	void recursiveRecordsEnd() throws IOException {
		compile("""
				package acme;
				/** A tree. */
				@ProviderConfiguration
				record Tree(java.util.List<Tree> children) { }
				@interface ProviderConfiguration { }
				""");
		assertThat(kept()).containsOnlyKeys("acme.Tree");
	}

	@Test
	void functionsAreKeptWithTheClassTheyAreIn() throws IOException {
		compile("""
				package acme;
				class Dates {
					/**
					 * Shifts a {@code date}. Twice, if asked to.
					 * @param date the date
					 * @param by how far,
					 *   at most a year
					 * @return not kept
					 * @deprecated Write the {@code date}.
					 */
					@Deprecated
					@dev.tfprovider.function.TerraformFunction
					String shift(Day date, String... by) { return ""; }
					/** Is no function. */
					String other() { return ""; }
					@dev.tfprovider.function.TerraformFunction
					java.util.List<Week> silent() { return null; }
					/** A day. */
					record Day(int number) { }
					/** A week. */
					record Week(int number) { }
					/** Not used. */
					record Year(int number) { }
				}
				""");
		assertThat(kept()).containsOnlyKeys("acme.Dates", "acme.Dates$Day", "acme.Dates$Week");
		assertThat(kept().get("acme.Dates")).containsOnly(
				entry("function.shift/2.description", "Shifts a `date`. Twice, if asked to."),
				entry("function.shift/2.param.date", "the date"),
				entry("function.shift/2.param.by", "how far, at most a year"),
				entry("function.shift/2.deprecated", "Write the `date`."));
	}

	@Test
	void sameInputGivesTheSameBytes(@TempDir Path again) throws IOException {
		compile(PET, SOURCE, RESOURCE);
		List<byte[]> first = bytes();
		this.output = again;
		compile(PET, SOURCE, RESOURCE);
		assertThat(bytes()).usingElementComparator(Arrays::compare).containsExactlyElementsOf(first);
		assertThat(first).hasSize(4);
	}

	@Test
	void compilerHasNothingToSay() {
		assertThat(compile(PET, SOURCE, RESOURCE)).isEmpty();
	}

	/**
	 * Compile with every lint and warnings as errors.
	 */
	private List<String> compile(String... sources) {
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
		try (StandardJavaFileManager files = compiler.getStandardFileManager(diagnostics, Locale.ROOT,
				StandardCharsets.UTF_8)) {
			files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(this.output));
			List<Source> units = new ArrayList<>();
			for (String source : sources) {
				units.add(new Source("Unit" + units.size(), source));
			}
			List<String> options = List.of("-Xlint:all,-processing", "-Werror", "-processor",
					DescriptionProcessor.class.getName());
			boolean success = compiler.getTask(null, files, diagnostics, options, null, units).call();
			assertThat(success).as(diagnostics.getDiagnostics().toString()).isTrue();
			return diagnostics.getDiagnostics().stream().map(Diagnostic::toString).toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private Map<String, Map<String, String>> kept() throws IOException {
		Map<String, Map<String, String>> kept = new TreeMap<>();
		for (Path file : files()) {
			Properties properties = new Properties();
			properties.load(new StringReader(Files.readString(file)));
			Map<String, String> texts = new TreeMap<>();
			properties.forEach((key, value) -> texts.put((String) key, (String) value));
			kept.put(file.getFileName().toString().replace(".properties", ""), texts);
		}
		return kept;
	}

	private List<byte[]> bytes() throws IOException {
		List<byte[]> bytes = new ArrayList<>();
		for (Path file : files()) {
			bytes.add(Files.readAllBytes(file));
		}
		return bytes;
	}

	private List<Path> files() throws IOException {
		Path folder = this.output.resolve("META-INF/terraform-provider/descriptions");
		if (!Files.exists(folder)) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(folder)) {
			return files.sorted().toList();
		}
	}

	private static final class Source extends SimpleJavaFileObject {

		private final String content;

		Source(String name, String content) {
			super(URI.create("string:///" + name(content, name) + ".java"), Kind.SOURCE);
			this.content = content;
		}

		private static String name(String content, String otherwise) {
			return content.contains("public record Pet") ? "Pet"
					: content.contains("public sealed interface Source") ? "Source" : otherwise;
		}

		@Override
		public CharSequence getCharContent(boolean ignoreEncodingErrors) {
			return this.content;
		}

	}

}
