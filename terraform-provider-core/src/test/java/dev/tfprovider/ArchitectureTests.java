/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.operation.Operation;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The import rules of the core.
 */
class ArchitectureTests {

	/**
	 * Percent of the types below {@code internal} that are public.
	 */
	private static final double MOST_SHOWN = 45;

	private static final JavaClasses CLASSES = new ClassFileImporter()
		.withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackagesOf(ProviderDefinition.class, PluginProcess.class);

	@Test
	void onlyProtocolAndPluginKnowGrpcAndProtobuf() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackages("..internal.protocol..", "..internal.plugin..")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("io.grpc..", "com.google.protobuf..", "io.netty.."));
	}

	/**
	 * Two small JSON texts of the host protocol are written beside the codec: log lines
	 * and the reattach configuration.
	 */
	@Test
	void onlyCodecKnowsJacksonAndMessagePack() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackage("..internal.codec..")
			.and()
			.doNotHaveSimpleName("HclogLine")
			.and()
			.doNotHaveSimpleName("ReattachConfiguration")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("tools.jackson..", "com.fasterxml.jackson..", "org.msgpack.."));
	}

	@Test
	void onlyMappingReflects() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackage("..internal.mapping..")
			.and()
			.doNotHaveSimpleName("InterruptSignal")
			.and()
			.doNotHaveSimpleName("BeanConstraintTexts")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("java.lang.reflect..", "java.lang.invoke.."));
	}

	/**
	 * A method of the JDK that Java 17 does not have is called by a handle.
	 */
	@Test
	void modelsAreNotCalledByMethodHandles() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.doNotHaveSimpleName("SequencedSets")
			.should()
			.dependOnClassesThat()
			.haveFullyQualifiedName("java.lang.invoke.MethodHandle"));
	}

	@Test
	void nothingPublicKnowsTheInside() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackage("..internal..")
			.should()
			.dependOnClassesThat()
			.resideInAPackage("..internal.."));
	}

	@Test
	void runtimeKnowsNeitherProtocolNorPluginNorCodec() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.resideInAPackage("..internal.runtime..")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("..internal.protocol..", "..internal.plugin..", "..internal.codec.."));
	}

	/**
	 * Loading them takes a third of the processor time until the handshake line.
	 */
	@Test
	void tlsNeedsNoContextOfNetty() {
		check(ArchRuleDefinition.noClasses()
			.should()
			.dependOnClassesThat()
			.haveNameMatching(".*\\.(SslContextBuilder|GrpcSslContexts|JdkSsl\\w+)"));
	}

	@Test
	void mappingAndCodecKnowNothingAboveThem() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.resideInAnyPackage("..internal.mapping..", "..internal.codec..")
			.should()
			.dependOnClassesThat()
			.resideInAnyPackage("..internal.runtime..", "..internal.protocol..", "..internal.plugin.."));
	}

	@Test
	void onlyPluginKnowsCertificates() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackage("..internal.plugin..")
			.should()
			.dependOnClassesThat()
			.resideInAPackage("org.bouncycastle.."));
	}

	@Test
	void onlyConstraintsAndTheirValidationKnowBeanValidation() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.resideOutsideOfPackages("dev.tfprovider.constraint..", "..internal.validation..")
			.should()
			.dependOnClassesThat()
			.resideInAPackage("jakarta.validation.."));
	}

	@Test
	void nothingKnowsSpring() {
		check(ArchRuleDefinition.noClasses().should().dependOnClassesThat().resideInAPackage("org.springframework.."));
	}

	/**
	 * What authors implement has Terraform's term. A prefix tells more elsewhere: what
	 * concerns the provider as a whole, and what is Terraform's own.
	 */
	@Test
	void contractsAreNamedWithoutPrefix() {
		check(ArchRuleDefinition.classes()
			.that()
			.arePublic()
			.and()
			.areNotAnnotations()
			.and()
			.resideOutsideOfPackages("dev.tfprovider", "dev.tfprovider.value", "..internal..")
			.should()
			.haveSimpleNameNotStartingWith("Terraform")
			.andShould()
			.haveSimpleNameNotStartingWith("Provider"));
		check(ArchRuleDefinition.classes()
			.that()
			.areAnnotations()
			.and()
			.resideOutsideOfPackage("..internal..")
			.should()
			.haveSimpleNameNotStartingWith("Provider"));
	}

	@Test
	void handlesAreNamedForWhatTheyAreAbout() {
		check(ArchRuleDefinition.classes()
			.that()
			.areInterfaces()
			.and()
			.areAssignableTo(Operation.class)
			.and()
			.doNotHaveFullyQualifiedName(Operation.class.getName())
			.should()
			.haveNameMatching(".*\\w(Data|Plan|Query|Request)"));
	}

	@Test
	void packagesHaveNoCycles() {
		SlicesRuleDefinition.slices().matching("dev.tfprovider.(**)").should().beFreeOfCycles().check(CLASSES);
	}

	/**
	 * A package shows what others use, and nothing else. Generated classes do not count.
	 */
	@Test
	void mostOfTheInsideIsSeenByItsOwnPackageAlone() {
		List<JavaClass> inside = CLASSES.stream()
			.filter((type) -> type.getPackageName().contains(".internal.") && Files.exists(source(type)))
			.toList();
		List<String> shown = inside.stream()
			.filter((type) -> type.getModifiers().contains(JavaModifier.PUBLIC))
			.map(JavaClass::getName)
			.toList();
		assertThat(shown).hasSizeGreaterThan(100);
		assertThat(100.0 * shown.size() / inside.size())
			.as("%s of %s types are public: %s", shown.size(), inside.size(), shown)
			.isLessThanOrEqualTo(MOST_SHOWN);
	}

	private static Path source(JavaClass type) {
		return Path.of("src/main/java", type.getName().replace('.', '/') + ".java");
	}

	@Test
	void onlyTheLaunchTouchesTheProcess() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.doNotHaveSimpleName("SystemPluginProcess")
			.should()
			.callMethod(System.class, "getenv")
			.orShould()
			.callMethod(System.class, "getenv", String.class)
			.orShould()
			.callMethod(System.class, "exit", int.class)
			.orShould()
			.callMethod(Runtime.class, "exit", int.class)
			.orShould()
			.callMethod(Runtime.class, "halt", int.class));
	}

	@Test
	void onlyTheGuardTouchesStandardOutput() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.doNotHaveSimpleName("StdoutGuard")
			.should()
			.accessField(System.class, "out"));
	}

	/**
	 * The time to read a number grows with the square of its digits, and a short exponent
	 * fills the memory: length comes first, in the classes named here.
	 */
	@Test
	void onlyWhatLooksAtTheLengthFirstReadsNumbersFromText() {
		check(ArchRuleDefinition.noClasses()
			.that()
			.doNotHaveSimpleName("BoundedNumber")
			.and()
			.doNotHaveSimpleName("DurationText")
			.and()
			.doNotHaveSimpleName("DurationNotation")
			.should()
			.callConstructor(BigDecimal.class, String.class)
			.orShould()
			.callConstructor(BigDecimal.class, char[].class)
			.orShould()
			.callConstructor(BigInteger.class, String.class)
			.orShould()
			.callConstructor(BigInteger.class, String.class, int.class)
			.orShould()
			.callMethod(Duration.class, "parse", CharSequence.class));
	}

	private static void check(ArchRule rule) {
		rule.check(CLASSES);
	}

}
