/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import jakarta.validation.NoProviderFoundException;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.metadata.BeanDescriptor;
import jakarta.validation.metadata.ConstraintDescriptor;
import jakarta.validation.metadata.ContainerDescriptor;
import jakarta.validation.metadata.ElementDescriptor;
import jakarta.validation.metadata.ExecutableDescriptor;
import jakarta.validation.metadata.MethodType;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;

/**
 * Registers hints for the validators of the constraints on models, which Bean Validation
 * creates by their constructors.
 *
 * @param hints hints to add to
 */
public record ConstraintHints(RuntimeHints hints) {

	/**
	 * What is initialized when an executable is made.
	 */
	private static final List<String> STORABLE = List.of("jakarta.validation.", "org.hibernate.validator.",
			"dev.tfprovider.constraint.");

	/**
	 * Add hints for the constraints on records, their components and the elements of
	 * those. Adds none if there is no Bean Validation provider.
	 * @param records the records
	 * @return the records with constraints, of which what is known can be part of an
	 * executable
	 */
	public Set<Class<?>> add(Collection<Class<?>> records) {
		Set<Class<?>> storable = new HashSet<>();
		try (ValidatorFactory factory = Validation.buildDefaultValidatorFactory()) {
			Validator validator = factory.getValidator();
			for (Class<?> record : records) {
				List<ConstraintDescriptor<?>> constraints = constraints(validator.getConstraintsForClass(record))
					.toList();
				constraints.forEach(this::addHints);
				if (!constraints.isEmpty() && constraints.stream().allMatch(ConstraintHints::isStorable)) {
					storable.add(record);
				}
			}
		}
		catch (NoProviderFoundException ex) {
			// nothing will be validated
		}
		return storable;
	}

	/**
	 * Return whether an executable can have the values of an annotation. Constants of
	 * other enums would be made with it, before the application is there.
	 */
	private static boolean isStorable(ConstraintDescriptor<?> constraint) {
		return Arrays.stream(constraint.getAnnotation().annotationType().getDeclaredMethods())
			.map((method) -> method.getReturnType().isArray() ? method.getReturnType().componentType()
					: method.getReturnType())
			.allMatch((type) -> !type.isEnum() && !type.isAnnotation()
					|| STORABLE.stream().anyMatch(type.getName()::startsWith));
	}

	private void addHints(ConstraintDescriptor<?> constraint) {
		this.hints.reflection().registerType(constraint.getAnnotation().annotationType());
		constraint.getConstraintValidatorClasses()
			.forEach((validator) -> this.hints.reflection()
				.registerType(validator, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS));
	}

	/**
	 * Return the constraints on a record, its components, methods and constructors, and
	 * the elements of those, with those that they are made of.
	 * @param record the record
	 * @return the constraints
	 */
	public static Stream<ConstraintDescriptor<?>> constraints(BeanDescriptor record) {
		Stream<ConstraintDescriptor<?>> ofComponents = record.getConstrainedProperties()
			.stream()
			.flatMap(ConstraintHints::ofContainer);
		Stream<ConstraintDescriptor<?>> ofCode = Stream
			.concat(record.getConstrainedConstructors().stream(),
					record.getConstrainedMethods(MethodType.GETTER, MethodType.NON_GETTER).stream())
			.flatMap(ConstraintHints::ofExecutable);
		return Stream.of(ofElement(record), ofComponents, ofCode).flatMap((constraints) -> constraints);
	}

	private static Stream<ConstraintDescriptor<?>> ofExecutable(ExecutableDescriptor executable) {
		return Stream
			.of(ofContainer(executable.getReturnValueDescriptor()), ofElement(executable.getCrossParameterDescriptor()),
					executable.getParameterDescriptors().stream().flatMap(ConstraintHints::ofContainer))
			.flatMap((constraints) -> constraints);
	}

	/**
	 * Return the constraints on what may be a container, and on what it contains.
	 */
	private static <D extends ElementDescriptor & ContainerDescriptor> Stream<ConstraintDescriptor<?>> ofContainer(
			D container) {
		return Stream.concat(ofElement(container),
				container.getConstrainedContainerElementTypes().stream().flatMap(ConstraintHints::ofContainer));
	}

	private static Stream<ConstraintDescriptor<?>> ofElement(ElementDescriptor element) {
		return element.getConstraintDescriptors().stream().flatMap(ConstraintHints::withParts);
	}

	private static Stream<ConstraintDescriptor<?>> withParts(ConstraintDescriptor<?> constraint) {
		Set<ConstraintDescriptor<?>> parts = constraint.getComposingConstraints();
		return Stream.concat(Stream.of(constraint), parts.stream().flatMap(ConstraintHints::withParts));
	}

}
