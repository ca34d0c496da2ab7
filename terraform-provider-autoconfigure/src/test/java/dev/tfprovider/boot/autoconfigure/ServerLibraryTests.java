/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

import org.springframework.util.ClassUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The library of the gRPC server was made for an earlier Spring Boot: what a provider
 * loads of it needs nothing that this one does not have.
 */
class ServerLibraryTests {

	private static final String LIBRARY = "net.devh";

	private final JavaClasses library = new ClassFileImporter().importPackages(LIBRARY);

	@Test
	void whatIsUsedNeedsOnlyClassesOfSpringThatAreThere() {
		Set<String> missing = new TreeSet<>();
		for (JavaClass type : used()) {
			type.getDirectDependenciesFromSelf()
				.stream()
				.map((dependency) -> dependency.getTargetClass().getBaseComponentType().getName())
				.filter((name) -> name.startsWith("org.springframework."))
				.filter((name) -> !ClassUtils.isPresent(name, getClass().getClassLoader()))
				.forEach((name) -> missing.add(type.getSimpleName() + " needs " + name));
		}
		assertThat(missing).isEmpty();
	}

	@Test
	void fewClassesAreUsed() {
		assertThat(used()).extracting(JavaClass::getSimpleName)
			.contains("NettyGrpcServerFactory", "GrpcServerLifecycle", "GrpcServerProperties")
			.hasSizeLessThan(this.library.size() / 2);
	}

	/**
	 * Return the classes of the library that ours use, and those that they use.
	 */
	private Set<JavaClass> used() {
		Deque<JavaClass> open = new ArrayDeque<>();
		new ClassFileImporter().importPackages("dev.tfprovider.boot.autoconfigure")
			.stream()
			.filter((type) -> !type.getName().contains("Test"))
			.flatMap((type) -> type.getDirectDependenciesFromSelf().stream())
			.map((dependency) -> dependency.getTargetClass())
			.filter(ServerLibraryTests::isOfLibrary)
			.forEach(open::add);
		assertThat(open).isNotEmpty();
		Set<JavaClass> used = new LinkedHashSet<>();
		while (!open.isEmpty()) {
			JavaClass type = this.library.get(open.pop().getName());
			if (used.add(type)) {
				type.getDirectDependenciesFromSelf()
					.stream()
					.map((dependency) -> dependency.getTargetClass().getBaseComponentType())
					.filter(ServerLibraryTests::isOfLibrary)
					.forEach(open::add);
			}
		}
		return used;
	}

	private static boolean isOfLibrary(JavaClass type) {
		return type.getPackageName().startsWith(LIBRARY);
	}

}
