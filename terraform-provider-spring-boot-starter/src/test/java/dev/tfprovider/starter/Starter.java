/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.starter.application.NoteProvider;

/**
 * What one starter of Spring Boot does in a provider, or a module that has no starter.
 *
 * @param name its name without {@code spring-boot-starter-}; that of a module is whole
 * @param verdict what comes of it, in three words or less
 * @param remark what an author has to know; may be empty
 * @param dependencies what it needs on the class path besides, as group and artifact
 * @param properties what it needs to be told
 * @param failure a part of the failure analysis; empty if the provider starts
 */
record Starter(String name, String verdict, String remark, List<String> dependencies, List<String> properties,
		String failure) {

	static final String ARTIFACT = "spring-boot-starter-";

	static Starter works(String name) {
		return works(name, "");
	}

	static Starter works(String name, String remark) {
		return new Starter(name, "works", remark, List.of(), List.of(), "");
	}

	/**
	 * Create one that has no use in a provider, and does no harm.
	 */
	static Starter noUse(String name, String remark) {
		return new Starter(name, "no use", remark, List.of(), List.of(), "");
	}

	/**
	 * Create one that stops the start as it is.
	 */
	static Starter fails(String name, String remark, String failure) {
		return new Starter(name, "does not start", remark, List.of(), List.of(), failure);
	}

	/**
	 * Return the same, which works with more on the class path.
	 */
	Starter with(String... more) {
		return new Starter(this.name, "works with", this.remark, List.of(more), this.properties, "");
	}

	/**
	 * Return the same, which works when it is told something.
	 */
	Starter told(String... more) {
		List<String> all = new ArrayList<>(this.properties);
		all.addAll(List.of(more));
		return new Starter(this.name, "works with", this.remark, this.dependencies, all, "");
	}

	String artifact() {
		return this.name.startsWith("spring-boot-") ? this.name : ARTIFACT + this.name;
	}

	/**
	 * Return what launches a provider that has it.
	 * @param classPath the class path
	 */
	List<String> command(String classPath) {
		List<String> command = new ArrayList<>(
				List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
						"-XX:+UseSerialGC", "-Xshare:auto", "-cp", classPath, "-Dterraform.provider.name=notes",
						"-Dterraform.provider.address=acme/notes"));
		this.properties.forEach((property) -> command.add("-D" + property));
		command.add(NoteProvider.class.getName());
		return command;
	}

	/**
	 * Return the line of the table in the documentation.
	 */
	String line() {
		return "| `%s` | %s | %s |".formatted(artifact(), this.verdict, this.remark);
	}

	@Override
	public String toString() {
		return this.name;
	}

}
