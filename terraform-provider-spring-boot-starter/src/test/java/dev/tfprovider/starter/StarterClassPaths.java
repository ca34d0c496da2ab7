/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Class paths of providers with one starter more each, found by one run of Maven.
 */
final class StarterClassPaths {

	private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	/** What a provider has on its class path besides its own classes. */
	private static final List<String> MODULES = List.of("core", "host", "autoconfigure", "commands", "process",
			"spring-boot-starter");

	private static final Pattern MANAGED = Pattern
		.compile("<artifactId>" + Starter.ARTIFACT + "([\\w-]+)</artifactId>");

	private static final Pattern TEST = Pattern.compile("test|.*-test|test-.*|parent");

	private static final Pattern DEPENDENCY = Pattern
		.compile("(?s)<dependency>.*?<groupId>([^<]+)</groupId>\\s*<artifactId>([^<]+)</artifactId>(.*?)</dependency>");

	/**
	 * Without a faster transport of Linux, which not every repository has.
	 */
	private static final String DEPENDENCY_OF_LAUNCH = "<dependency><groupId>%s</groupId><artifactId>%s</artifactId>"
			+ "<exclusions><exclusion><groupId>io.netty</groupId><artifactId>netty-transport-native-epoll</artifactId>"
			+ "</exclusion></exclusions></dependency>";

	private final Path folder;

	StarterClassPaths(Path folder) {
		this.folder = folder;
	}

	/**
	 * Return the names of all starters that the version of Spring Boot in use manages,
	 * without those of tests.
	 */
	static Set<String> managed() throws IOException {
		Path boot = element("org/springframework/boot/spring-boot/");
		Path version = boot.getParent();
		Path bom = version.getParent()
			.resolveSibling("spring-boot-dependencies")
			.resolve(version.getFileName())
			.resolve("spring-boot-dependencies-" + version.getFileName() + ".pom");
		return MANAGED.matcher(Files.readString(bom))
			.results()
			.map((MatchResult result) -> result.group(1))
			.filter((name) -> !TEST.matcher(name).matches())
			.collect(Collectors.toCollection(TreeSet::new));
	}

	/**
	 * Return the repository that the surrounding build takes its libraries from.
	 */
	private static String repository() {
		String boot = element("org/springframework/boot/spring-boot/").toString();
		return boot.substring(0, boot.indexOf(Path.of("org", "springframework", "boot").toString()));
	}

	private static Path element(String part) {
		return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
			.filter((element) -> element.replace(File.separatorChar, '/').contains(part))
			.map(Path::of)
			.findFirst()
			.orElseThrow();
	}

	/**
	 * Look for all that the starters need. What cannot be had has no class path.
	 */
	void find(List<Starter> starters) throws IOException, InterruptedException {
		StringBuilder modules = new StringBuilder("<packaging>pom</packaging><modules>");
		Set<String> own = own();
		for (Starter starter : starters) {
			modules.append("<module>").append(starter.name()).append("</module>");
			List<String> dependencies = new ArrayList<>(List.of("org.springframework.boot:" + starter.artifact()));
			dependencies.addAll(starter.dependencies());
			dependencies.addAll(own);
			Files.createDirectories(this.folder.resolve(starter.name()));
			write(this.folder.resolve(starter.name()),
					dependencies.stream()
						.map((dependency) -> DEPENDENCY_OF_LAUNCH.formatted((Object[]) dependency.split(":")))
						.collect(Collectors.joining("", "<dependencies>", "</dependencies>")));
		}
		write(this.folder, modules.append("</modules>").toString());
		Path log = this.folder.resolve("maven.log");
		List<String> command = new ArrayList<>(
				List.of("mvn", "-B", "--fail-never", "-T2", "-Dmaven.repo.local=" + repository(),
						"dependency:build-classpath", "-Dmdep.includeScope=runtime", "-Dmdep.outputFile=classpath"));
		if (Boolean.getBoolean("maven.offline")) {
			command.add("-o");
		}
		Process maven = new ProcessBuilder(command).directory(this.folder.toFile())
			.redirectErrorStream(true)
			.redirectOutput(log.toFile())
			.start();
		try {
			assertThat(maven.waitFor(10, TimeUnit.MINUTES)).as("Maven ends").isTrue();
			assertThat(log).content().contains("Reactor Summary");
		}
		finally {
			maven.destroyForcibly();
		}
	}

	private void write(Path module, String content) throws IOException {
		Files.writeString(module.resolve("pom.xml"), """
				<project xmlns="http://maven.apache.org/POM/4.0.0">
					<modelVersion>4.0.0</modelVersion>
					<parent>
						<groupId>dev.tfprovider</groupId>
						<artifactId>terraform-provider-parent</artifactId>
						<version>0.1.0-SNAPSHOT</version>
						<relativePath>%s</relativePath>
					</parent>
					<artifactId>starter-%s</artifactId>
					%s
				</project>
				""".formatted(module.relativize(ROOT.resolve("pom.xml")), module.getFileName(), content));
	}

	/**
	 * Return what the modules of a provider need of others.
	 */
	private static Set<String> own() throws IOException {
		Set<String> dependencies = new LinkedHashSet<>();
		for (String module : MODULES) {
			String pom = Files.readString(ROOT.resolve("terraform-provider-" + module).resolve("pom.xml"));
			DEPENDENCY.matcher(pom.substring(0, pom.indexOf("</dependencies>")))
				.results()
				.filter((result) -> !result.group(1).equals("dev.tfprovider"))
				.filter((result) -> !result.group(3).contains("<scope>") && !result.group(3).contains("<optional>"))
				.forEach((result) -> dependencies.add(result.group(1) + ":" + result.group(2)));
		}
		return dependencies;
	}

	/**
	 * Return the class path of a provider with a starter.
	 * @return the class path, empty if not all of it could be had
	 */
	Optional<String> of(Starter starter) throws IOException {
		Path found = this.folder.resolve(starter.name()).resolve("classpath");
		if (!Files.exists(found)) {
			return Optional.empty();
		}
		return Optional.of(Stream
			.concat(Stream.of(Path.of("target", "test-classes").toAbsolutePath().toString()),
					Stream.concat(MODULES.stream().flatMap(StarterClassPaths::module),
							Stream.of(Files.readString(found).strip())))
			.collect(Collectors.joining(File.pathSeparator)));
	}

	/**
	 * Return the classes of a module as these tests have them.
	 */
	private static Stream<String> module(String name) {
		String folder = File.separator + "terraform-provider-" + name + File.separator;
		return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
			.filter((element) -> element.startsWith(ROOT.toString()) && element.contains(folder)
					&& !element.contains("test-classes"));
	}

}
