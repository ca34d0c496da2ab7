/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.util.Collection;
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
	 * Add hints for the constraints on records, their components and the elements of
	 * those. Adds none if there is no Bean Validation provider.
	 * @param records the records
	 */
	public void add(Collection<Class<?>> records) {
		try (ValidatorFactory factory = Validation.buildDefaultValidatorFactory()) {
			Validator validator = factory.getValidator();
			records.forEach((record) -> add(validator.getConstraintsForClass(record)));
		}
		catch (NoProviderFoundException ex) {
			// nothing will be validated
		}
	}

	private void add(BeanDescriptor record) {
		addConstraints(record);
		record.getConstrainedProperties().forEach((property) -> {
			addConstraints(property);
			addElements(property);
		});
		record.getConstrainedMethods(MethodType.GETTER, MethodType.NON_GETTER).forEach((method) -> {
			addConstraints(method.getReturnValueDescriptor());
			addElements(method.getReturnValueDescriptor());
		});
	}

	private void addElements(ContainerDescriptor container) {
		container.getConstrainedContainerElementTypes().forEach((element) -> {
			addConstraints(element);
			addElements(element);
		});
	}

	private void addConstraints(ElementDescriptor element) {
		element.getConstraintDescriptors().stream().flatMap(ConstraintHints::withParts).forEach((constraint) -> {
			this.hints.reflection().registerType(constraint.getAnnotation().annotationType());
			constraint.getConstraintValidatorClasses()
				.forEach((validator) -> this.hints.reflection()
					.registerType(validator, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS));
		});
	}

	private static Stream<ConstraintDescriptor<?>> withParts(ConstraintDescriptor<?> constraint) {
		Set<ConstraintDescriptor<?>> parts = constraint.getComposingConstraints();
		return Stream.concat(Stream.of(constraint), parts.stream().flatMap(ConstraintHints::withParts));
	}

}
