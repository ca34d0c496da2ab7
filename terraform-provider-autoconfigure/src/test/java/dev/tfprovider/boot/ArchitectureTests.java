/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot;

import java.util.stream.Stream;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.fixture.ArchitectureRules;
import dev.tfprovider.internal.boot.launch.LaunchServer;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.plugin.HandshakeLine;
import dev.tfprovider.internal.plugin.ProviderServer;
import dev.tfprovider.internal.plugin.ReattachConfiguration;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What keeps the wiring replaceable.
 */
class ArchitectureTests {

	private static final JavaClasses CLASSES = new ClassFileImporter()
		.withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackages("dev.tfprovider.boot", "dev.tfprovider.internal.boot");

	@Test
	void autoConfigurationsArePackagePrivateAndFinal() {
		ArchRuleDefinition.classes()
			.that()
			.areAnnotatedWith(AutoConfiguration.class)
			.should()
			.bePackagePrivate()
			.andShould()
			.haveModifier(JavaModifier.FINAL)
			.andShould()
			.haveSimpleNameEndingWith("AutoConfiguration")
			.check(CLASSES);
	}

	@Test
	void beanMethodsArePackagePrivate() {
		ArchRuleDefinition.methods().that().areAnnotatedWith(Bean.class).should().bePackagePrivate().check(CLASSES);
	}

	@Test
	void conditionsOnClassesAreNotOnBeanMethods() {
		ArchRuleDefinition.noMethods()
			.that()
			.areAnnotatedWith(Bean.class)
			.should()
			.beAnnotatedWith(ConditionalOnClass.class)
			.check(CLASSES);
	}

	@Test
	void onlyAutoConfigurationKnowsTheServer() {
		ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackage("dev.tfprovider.boot.autoconfigure")
			.should()
			.dependOnClassesThat()
			.resideInAPackage("net.devh..")
			.check(CLASSES);
	}

	@Test
	void onlyOneClassMakesTheServer() {
		ArchRuleDefinition.classes()
			.that(DescribedPredicate.describe("make servers",
					(type) -> type.getMethodCallsFromSelf()
						.stream()
						.anyMatch((call) -> call.getTargetOwner().isEquivalentTo(ProviderServer.class)
								&& call.getTarget().getName().startsWith("on"))))
			.should()
			.haveSimpleName("LaunchServer")
			.check(CLASSES);
		ArchRuleDefinition.classes()
			.that(DescribedPredicate.describe("depend on the server", (type) -> dependsOn(type, ProviderServer.class)))
			.should()
			.beAssignableTo(LaunchServer.class)
			.check(CLASSES);
	}

	@Test
	void onlyOneClassTellsTheHostOfTheServer() {
		ArchRuleDefinition.classes()
			.that(DescribedPredicate.describe("print where the server listens",
					(type) -> dependsOn(type, ReattachConfiguration.class) || type.getMethodCallsFromSelf()
						.stream()
						.anyMatch((call) -> call.getTargetOwner().isEquivalentTo(HandshakeLine.class))))
			.should()
			.haveSimpleName("ServerAnnouncement")
			.check(CLASSES);
	}

	private static boolean dependsOn(JavaClass type, Class<?> target) {
		return type.getDirectDependenciesFromSelf()
			.stream()
			.anyMatch((dependency) -> dependency.getTargetClass().isAssignableTo(target));
	}

	@Test
	void whatServesALaunchDoesNotKnowIt() {
		ArchRuleDefinition.noClasses()
			.that()
			.areAssignableTo(LaunchServer.class)
			.or()
			.haveSimpleName("ServerAnnouncement")
			.or()
			.haveSimpleName("StartFailureListener")
			.should()
			.dependOnClassesThat()
			.areAssignableTo(ProviderLaunch.class)
			.check(CLASSES);
	}

	@Test
	void launchKnowsNoResources() {
		ArchRuleDefinition.noClasses()
			.that()
			.resideInAPackage("dev.tfprovider.internal.boot.launch")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("dev.tfprovider.internal.runtime..", "dev.tfprovider.internal.mapping..",
					"dev.tfprovider.resource..", "dev.tfprovider.datasource..", "dev.tfprovider.schema..",
					"dev.tfprovider.boot.autoconfigure..", "dev.tfprovider.internal.boot.discovery..")
			.check(CLASSES);
	}

	/**
	 * The main method begins the launch.
	 */
	@Test
	void whatAuthorsImportKnowsNoInternals() {
		ArchRuleDefinition.noClasses()
			.that()
			.resideInAPackage("dev.tfprovider.boot")
			.and()
			.doNotBelongToAnyOf(TerraformProvider.class)
			.should()
			.dependOnClassesThat()
			.resideInAPackage("dev.tfprovider.internal..")
			.check(CLASSES);
	}

	@Test
	void nothingReadsNumbersWithoutBounds() {
		ArchitectureRules.NUMBERS_ARE_READ_WITH_BOUNDS.check(CLASSES);
	}

	/**
	 * Terraform has names for types and functions; the provider has one block of each
	 * other kind.
	 */
	@Test
	void annotationsThatFindBeansAreNamedForWhatTerraformCallsThem() {
		assertThat(
				CLASSES.stream()
					.filter((type) -> type.isAnnotation() && type.isAnnotatedWith(Component.class))
					.map(JavaClass::getName))
			.containsExactlyInAnyOrderElementsOf(Stream
				.concat(TypeKind.all().stream().map(TypeKind::annotation),
						Stream.of(TerraformFunctions.class, ProviderConfiguration.class, ProviderMeta.class)
							.map(Class::getName))
				.toList())
			.filteredOn((name) -> !name.startsWith("dev.tfprovider.boot.Terraform"))
			.hasSize(2);
	}

	@Test
	void packagesHaveNoCycles() {
		ArchitectureRules.PACKAGES_HAVE_NO_CYCLES.check(CLASSES);
	}

}
