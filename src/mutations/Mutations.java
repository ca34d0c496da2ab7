/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Puts deliberate faults into the core, one at a time, and looks whether the tests that
 * run under Terraform in memory notice. Works on copies; run it with {@code ./mutations}.
 * <p>
 * Arguments: the list of faults, the sources of the core, the class path with the compiled
 * core first, a directory to work in, and parts of names of faults to run only those.
 */
public class Mutations {

	private static final int LONGEST_MINUTES = 5;

	private static final Path SUITE = Path.of("src/mutations/Suite.java");

	public static void main(String[] args) throws Exception {
		List<Mutation> mutations = Mutation.read(Path.of(args[0]));
		Path sources = Path.of(args[1], "dev", "tfprovider");
		String classPath = args[2];
		Path scratch = Path.of(args[3]);
		List<String> wanted = List.of(args).subList(4, args.length);
		if (!Outcome.MISSED.equals(run(classPath, scratch.resolve("unchanged.txt")))) {
			throw new IllegalStateException("The tests fail without a fault; see " + scratch.resolve("unchanged.txt"));
		}
		int caught = 0;
		int others = 0;
		for (Mutation mutation : mutations) {
			if (wanted.isEmpty() || wanted.stream().anyMatch(mutation.name()::contains)) {
				Outcome outcome = attempt(mutation, sources, classPath, scratch);
				System.out.printf("%-8s %s%n", outcome.name().toLowerCase(Locale.ROOT), mutation.name());
				caught += (outcome == Outcome.CAUGHT) ? 1 : 0;
				others += (outcome == Outcome.CAUGHT) ? 0 : 1;
			}
		}
		System.out.printf("%s caught, %s not%n", caught, others);
		System.exit((others == 0) ? 0 : 1);
	}

	private static Outcome attempt(Mutation mutation, Path sources, String classPath, Path scratch) throws Exception {
		Path place = Files.createDirectories(scratch.resolve(mutation.name().replaceAll("\\W+", "-")));
		String source = Files.readString(sources.resolve(mutation.file()));
		Matcher site = mutation.site().matcher(source);
		if (!site.find()) {
			return Outcome.STALE;
		}
		String changed = source.substring(0, site.start()) + mutation.replacement() + source.substring(site.end());
		Path file = place.resolve("src").resolve(mutation.file());
		Files.createDirectories(file.getParent());
		Files.writeString(file, changed);
		Path classes = Files.createDirectories(place.resolve("classes"));
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		StringWriter messages = new StringWriter();
		try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
			boolean compiled = compiler.getTask(messages, files, null,
					List.of("-nowarn", "-proc:none", "-parameters", "-cp", classPath, "-d", classes.toString()), null,
					files.getJavaFileObjects(file))
				.call();
			if (!compiled) {
				Files.writeString(place.resolve("compiler.txt"), messages.toString());
				return Outcome.BROKEN;
			}
		}
		return run(classes + System.getProperty("path.separator") + classPath, place.resolve("tests.txt"));
	}

	private static Outcome run(String classPath, Path output) throws Exception {
		Files.createDirectories(output.getParent());
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", classPath, SUITE.toString())
			.redirectErrorStream(true)
			.redirectOutput(output.toFile())
			.start();
		if (!process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)) {
			process.destroyForcibly().waitFor();
			Files.writeString(output, "Killed\n", StandardOpenOption.APPEND);
			return Outcome.CAUGHT;
		}
		return switch (process.exitValue()) {
			case 0 -> Outcome.MISSED;
			case 1 -> Outcome.CAUGHT;
			default -> throw new IllegalStateException("The tests did not run; see " + output);
		};
	}

	/**
	 * What became of a fault.
	 */
	enum Outcome {

		/** A test failed, as it should. */
		CAUGHT,

		/** No test failed. */
		MISSED,

		/** The place of the fault is gone from the source. */
		STALE,

		/** The source with the fault does not compile. */
		BROKEN

	}

	/**
	 * A deliberate fault.
	 *
	 * @param name what goes wrong
	 * @param file source file below the package {@code dev.tfprovider}
	 * @param original code to replace at its first occurrence, however it is broken into
	 * lines
	 * @param replacement code to put there
	 */
	record Mutation(String name, Path file, String original, String replacement) {

		static List<Mutation> read(Path list) throws IOException {
			List<Mutation> mutations = new ArrayList<>();
			for (String paragraph : Files.readString(list).split("\n\\s*\n")) {
				List<String> lines = paragraph.lines().filter((line) -> !line.startsWith("#")).toList();
				if (!lines.isEmpty()) {
					mutations.add(new Mutation(lines.get(0), Path.of(lines.get(1).strip()), code(lines, "- "),
							code(lines, "+ ")));
				}
			}
			return mutations;
		}

		private static String code(List<String> lines, String prefix) {
			return lines.stream()
				.skip(2)
				.filter((line) -> line.startsWith(prefix))
				.map((line) -> line.substring(2).strip())
				.collect(Collectors.joining(" "));
		}

		Pattern site() {
			return Pattern.compile(Stream.of(this.original.split("\\s+"))
				.map(Mutation::loose)
				.collect(Collectors.joining("\\s+")));
		}

		/**
		 * A formatter may break a line before any dot and after an opening parenthesis.
		 */
		private static String loose(String word) {
			return Arrays.stream(word.split("(?=\\.)|(?<=\\()")).map(Pattern::quote).collect(Collectors.joining("\\s*"));
		}

	}

}
