/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Holds the edges between the rooms of the test kit.
 */
class RoomsTests {

	private static final String INTERNAL = "dev.tfprovider.test.internal";

	private static final List<String> FOR_AUTHORS = List.of("dev.tfprovider.test", "dev.tfprovider.test.spring");

	private static final String ENGINE = INTERNAL + ".engine";

	/**
	 * The rooms of the engine: each knows only those before it.
	 */
	private static final List<String> ROOMS = List.of("value", "codec", "host", "address", "schema", "expression",
			"config", "state", "client", "check", "plan", "walk");

	private static final int MOST_CLASSES = 40;

	private static final JavaClasses CLASSES = new ClassFileImporter()
		.withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackages("dev.tfprovider.test");

	@Test
	void packagesHaveNoCycles() {
		SlicesRuleDefinition.slices().matching("dev.tfprovider.(**)").should().beFreeOfCycles().check(CLASSES);
	}

	@Test
	void roomsOfTheEngineKnowOnlyThoseBeforeThem() {
		for (int i = 0; i < ROOMS.size(); i++) {
			List<String> later = new ArrayList<>(List.of(ENGINE));
			ROOMS.subList(i + 1, ROOMS.size()).forEach((room) -> later.add(ENGINE + "." + room));
			ArchRuleDefinition.noClasses()
				.that()
				.resideInAPackage(ENGINE + "." + ROOMS.get(i))
				.should()
				.dependOnClassesThat()
				.resideInAnyPackage(later.toArray(String[]::new))
				.check(CLASSES);
		}
	}

	@Test
	void everyRoomOfTheEngineHasItsPlace() {
		assertThat(CLASSES.stream().map(JavaClass::getPackageName).filter((name) -> name.startsWith(ENGINE + ".")))
			.map((name) -> name.substring(ENGINE.length() + 1))
			.hasSameElementsAs(ROOMS);
	}

	@Test
	void internalRoomsKnowNothingOfWhatAuthorsUse() {
		ArchRuleDefinition.noClasses()
			.that()
			.resideInAPackage(INTERNAL + "..")
			.should()
			.dependOnClassesThat(DescribedPredicate.describe("authors use",
					(type) -> type.getPackageName().startsWith("dev.tfprovider.test")
							&& !type.getPackageName().startsWith(INTERNAL)))
			.check(CLASSES);
	}

	@Test
	void internalRoomsAreSmall() {
		Map<String, Long> sizes = CLASSES.stream()
			.filter((type) -> type.isTopLevelClass() && type.getPackageName().startsWith(INTERNAL))
			.collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
		assertThat(sizes).hasSizeGreaterThan(ROOMS.size())
			.allSatisfy((room, size) -> assertThat(size).as(room).isLessThanOrEqualTo(MOST_CLASSES));
	}

	@Test
	void whatAuthorsUseDoesNotNameInternalTypes() {
		List<String> named = CLASSES.stream()
			.filter(RoomsTests::isForAuthors)
			.flatMap((type) -> type.getMembers().stream())
			.filter((member) -> member.getModifiers().contains(JavaModifier.PUBLIC)
					|| member.getModifiers().contains(JavaModifier.PROTECTED))
			.flatMap((member) -> types(member).stream()
				.flatMap((type) -> type.getAllInvolvedRawTypes().stream())
				.filter((type) -> type.getPackageName().startsWith(INTERNAL))
				.map((type) -> member.getFullName() + " names " + type.getName()))
			.distinct()
			.toList();
		assertThat(named).isEmpty();
	}

	@Test
	void whatAuthorsUseExtendsNoInternalTypes() {
		assertThat(CLASSES.stream().filter(RoomsTests::isForAuthors)).isNotEmpty()
			.allSatisfy((type) -> assertThat(type.getAllRawInterfaces()).as(type.getName())
				.noneMatch((other) -> other.getPackageName().startsWith(INTERNAL)))
			.allSatisfy((type) -> assertThat(type.getAllRawSuperclasses()).as(type.getName())
				.noneMatch((other) -> other.getPackageName().startsWith(INTERNAL)));
	}

	private static boolean isForAuthors(JavaClass type) {
		return type.getModifiers().contains(JavaModifier.PUBLIC) && FOR_AUTHORS.contains(type.getPackageName())
				&& type.getEnclosingClass().map(RoomsTests::isForAuthors).orElse(true);
	}

	private static List<JavaType> types(JavaMember member) {
		if (member instanceof JavaField field) {
			return List.of(field.getType());
		}
		JavaCodeUnit unit = (JavaCodeUnit) member;
		List<JavaType> types = new ArrayList<>(unit.getParameterTypes());
		types.add(unit.getReturnType());
		return types;
	}

}
