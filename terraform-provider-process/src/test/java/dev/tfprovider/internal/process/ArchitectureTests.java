/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.Temporal;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import dev.tfprovider.fixture.ArchitectureRules;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What keeps the shared process apart from what it serves, and from what is around it.
 */
class ArchitectureTests {

	private static final JavaClasses CLASSES = new ClassFileImporter()
		.withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackages("dev.tfprovider.internal.process");

	/**
	 * The launcher names the first two, and a service the third.
	 */
	@Test
	void nothingIsShownButWhatIsNamedOutside() {
		assertThat(CLASSES.stream()
			.filter((type) -> type.getModifiers().contains(JavaModifier.PUBLIC) && type.isTopLevelClass())
			.map(JavaClass::getSimpleName))
			.containsExactlyInAnyOrder("PackageProcessSharing", "ResidentProvider", "ResidentCommand");
	}

	@Test
	void onlyTheCommandKnowsCommands() {
		ArchRuleDefinition.noClasses()
			.that()
			.doNotHaveSimpleName("ResidentCommand")
			.should()
			.dependOnClassesThat()
			.resideInAPackage("dev.tfprovider.command..")
			.check(CLASSES);
	}

	@Test
	void knowsNothingOfResourcesAndOfTheServer() {
		ArchRuleDefinition.noClasses()
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("dev.tfprovider.resource..", "dev.tfprovider.datasource..", "dev.tfprovider.schema..",
					"dev.tfprovider.internal.mapping..", "dev.tfprovider.internal.protocol..",
					"dev.tfprovider.boot.autoconfigure..", "net.devh..", "io.grpc..", "io.netty..")
			.check(CLASSES);
	}

	/**
	 * Files have times of a clock that may be set. Nothing else may depend on it.
	 */
	@Test
	void settingTheClockChangesNothing() {
		ArchRuleDefinition.noClasses()
			.that()
			.doNotHaveSimpleName("ProcessFolder")
			.should()
			.callMethod(System.class, "currentTimeMillis")
			.orShould()
			.callMethod(Duration.class, "between", Temporal.class, Temporal.class)
			.orShould()
			.callMethod(Instant.class, "isBefore", Instant.class)
			.orShould()
			.callMethod(Instant.class, "isAfter", Instant.class)
			.orShould()
			.callMethod(Instant.class, "toEpochMilli")
			.check(CLASSES);
	}

	@Test
	void environmentAndStandardOutputAreThoseOfTheLaunch() {
		ArchRuleDefinition.noClasses()
			.should()
			.callMethod(System.class, "getenv")
			.orShould()
			.callMethod(System.class, "getenv", String.class)
			.orShould()
			.accessField(System.class, "out")
			.orShould()
			.callMethod(System.class, "exit", int.class)
			.check(CLASSES);
	}

	@Test
	void nothingReadsNumbersWithoutBounds() {
		ArchitectureRules.NUMBERS_ARE_READ_WITH_BOUNDS.check(CLASSES);
	}

}
