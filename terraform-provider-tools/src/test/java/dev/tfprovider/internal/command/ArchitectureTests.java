/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import dev.tfprovider.fixture.ArchitectureRules;
import org.junit.jupiter.api.Test;

/**
 * What keeps the commands apart from what they are about.
 */
class ArchitectureTests {

	private static final JavaClasses CLASSES = new ClassFileImporter()
		.withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackages("dev.tfprovider.command", "dev.tfprovider.internal.command");

	@Test
	void nothingKnowsSpring() {
		ArchRuleDefinition.noClasses()
			.should()
			.dependOnClassesThat()
			.resideInAPackage("org.springframework..")
			.check(CLASSES);
	}

	@Test
	void onlyThatWhichTalksToAProviderKnowsGrpc() {
		ArchRuleDefinition.noClasses()
			.that()
			.resideInAnyPackage("dev.tfprovider.command", "dev.tfprovider.internal.command.packaging")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("io.grpc..", "io.netty..", "org.bouncycastle..")
			.check(CLASSES);
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
	void nothingReadsNumbersWithoutBounds() {
		ArchitectureRules.NUMBERS_ARE_READ_WITH_BOUNDS.check(CLASSES);
	}

	@Test
	void packagesHaveNoCycles() {
		ArchitectureRules.PACKAGES_HAVE_NO_CYCLES.check(CLASSES);
	}

	@Test
	void onlyWhatReadsOrWritesArchivesKnowsTheirLibrary() {
		ArchRuleDefinition.noClasses()
			.that()
			.doNotHaveSimpleName("ZipArchive")
			.and()
			.doNotHaveSimpleName("ReleaseArchive")
			.should()
			.dependOnClassesThat()
			.resideInAPackage("org.apache.commons..")
			.check(CLASSES);
	}

}
