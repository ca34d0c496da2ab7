/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Test;

/**
 * What keeps the kit of use without Spring.
 */
class ArchitectureTests {

	private static final JavaClasses CLASSES = new ClassFileImporter()
		.withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackages("dev.tfprovider.test");

	@Test
	void onlyOnePackageKnowsSpring() {
		ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackage("dev.tfprovider.test.spring..")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("org.springframework..", "dev.tfprovider.boot..", "net.devh..")
			.check(CLASSES);
	}

	@Test
	void packagesHaveNoCycles() {
		SlicesRuleDefinition.slices().matching("dev.tfprovider.(**)").should().beFreeOfCycles().check(CLASSES);
	}

	@Test
	void onlyTheHostKnowsHowToConnect() {
		ArchRuleDefinition.noClasses()
			.should()
			.dependOnClassesThat()
			.haveNameMatching(".*\\.(NettyChannelBuilder|SslContextBuilder|GrpcSslContexts)")
			.check(CLASSES);
	}

	@Test
	void nothingKnowsTheSpringPackage() {
		ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackage("dev.tfprovider.test.spring..")
			.should()
			.dependOnClassesThat()
			.resideInAPackage("dev.tfprovider.test.spring..")
			.check(CLASSES);
	}

	/**
	 * Terraform in memory judges what the codec of the provider writes, so it may not
	 * share mistakes with it.
	 */
	@Test
	void nothingKnowsTheCodecOfTheProvider() {
		ArchRuleDefinition.noClasses()
			.should()
			.dependOnClassesThat()
			.resideInAPackage("dev.tfprovider.internal.codec..")
			.check(CLASSES);
	}

}
