/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.Architectures;
import org.junit.jupiter.api.Test;

/**
 * The import rules of the generator.
 */
class ArchitectureTests {

	private static final JavaClasses CLASSES = new ClassFileImporter()
		.withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackagesOf(OpenApiGenerator.class);

	private static final String ROOT = "dev.tfprovider.internal.openapi.";

	@Test
	void onlyOnePackageKnowsTheParser() {
		ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackage(ROOT + "description..")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("io.swagger..", "org.yaml..")
			.check(CLASSES);
	}

	@Test
	void nothingOfAProviderIsNeeded() {
		ArchRuleDefinition.noClasses()
			.should()
			.dependOnClassesThat(JavaClass.Predicates.resideInAPackage("dev.tfprovider..")
				.and(DescribedPredicate.not(JavaClass.Predicates.resideInAnyPackage("dev.tfprovider.command",
						"dev.tfprovider.internal.command.line", "dev.tfprovider.internal.command.changes",
						"dev.tfprovider.internal.command.template", "dev.tfprovider.internal.openapi..",
						"dev.tfprovider.internal.redaction"))))
			.check(CLASSES);
	}

	@Test
	void nothingButTheProbeReachesTheNetwork() {
		ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackage(ROOT + "probe")
			.should()
			.dependOnClassesThat()
			.haveNameMatching("java\\.net\\.(URL|Socket|ServerSocket|http\\..*|URLConnection)")
			.check(CLASSES);
	}

	@Test
	void packagesFollowEachOther() {
		Architectures.layeredArchitecture()
			.consideringOnlyDependenciesInLayers()
			.layer("description")
			.definedBy(ROOT + "description")
			.layer("resource")
			.definedBy(ROOT + "resource")
			.layer("mapping")
			.definedBy(ROOT + "mapping")
			.layer("source")
			.definedBy(ROOT + "source")
			.layer("probe")
			.definedBy(ROOT + "probe")
			.layer("command")
			.definedBy("dev.tfprovider.internal.openapi")
			.whereLayer("command")
			.mayNotBeAccessedByAnyLayer()
			.whereLayer("source")
			.mayOnlyBeAccessedByLayers("probe", "command")
			.whereLayer("probe")
			.mayOnlyBeAccessedByLayers("command")
			.whereLayer("mapping")
			.mayOnlyBeAccessedByLayers("source", "probe", "command")
			.whereLayer("resource")
			.mayOnlyBeAccessedByLayers("mapping", "source", "probe", "command")
			.check(CLASSES);
	}

}
