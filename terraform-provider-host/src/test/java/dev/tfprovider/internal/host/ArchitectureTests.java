/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.host;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.junit.jupiter.api.Test;

/**
 * The import rules of the host.
 */
class ArchitectureTests {

	private static final JavaClasses CLASSES = new ClassFileImporter()
		.withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackages("dev.tfprovider.internal.host");

	/**
	 * What a provider does with values is no concern of a connection.
	 */
	@Test
	void knowsThePluginAndNothingElseOfTheCore() {
		ArchRuleDefinition.noClasses()
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("org.springframework..", "dev.tfprovider.internal.runtime..",
					"dev.tfprovider.internal.mapping..", "dev.tfprovider.internal.codec..",
					"dev.tfprovider.internal.protocol..")
			.check(CLASSES);
	}

}
