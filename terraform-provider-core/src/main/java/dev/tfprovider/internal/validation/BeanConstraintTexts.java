/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import jakarta.validation.MessageInterpolator;
import jakarta.validation.NoProviderFoundException;
import jakarta.validation.Validation;
import jakarta.validation.ValidationException;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.metadata.BeanDescriptor;
import jakarta.validation.metadata.ContainerDescriptor;
import jakarta.validation.metadata.ContainerElementTypeDescriptor;
import jakarta.validation.metadata.ElementDescriptor;
import jakarta.validation.metadata.MethodDescriptor;
import jakarta.validation.metadata.ParameterDescriptor;
import jakarta.validation.metadata.PropertyDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Describes constraints with the metadata and the messages of Bean Validation. Without an
 * implementation of it there are no constraints.
 */
final class BeanConstraintTexts implements ConstraintTexts {

	private static final String PARAMETERS_ONLY = "org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator";

	private final @Nullable ValidatorFactory factory;

	private BeanConstraintTexts(@Nullable ValidatorFactory factory) {
		this.factory = factory;
	}

	/**
	 * Find an implementation.
	 */
	static BeanConstraintTexts open() {
		try {
			return new BeanConstraintTexts(Validation.buildDefaultValidatorFactory());
		}
		catch (NoProviderFoundException | NoClassDefFoundError ex) {
			return new BeanConstraintTexts(null);
		}
		catch (ValidationException ex) {
			return new BeanConstraintTexts(withoutExpressions(ex));
		}
	}

	/**
	 * Return Hibernate Validator without an expression language, as Spring Boot runs it
	 * where there is none.
	 */
	private static ValidatorFactory withoutExpressions(ValidationException failure) {
		try {
			Class<?> interpolator = Class.forName(PARAMETERS_ONLY);
			return Validation.byDefaultProvider()
				.configure()
				.messageInterpolator((MessageInterpolator) interpolator.getDeclaredConstructor().newInstance())
				.buildValidatorFactory();
		}
		catch (ReflectiveOperationException ex) {
			failure.addSuppressed(ex);
			throw failure;
		}
	}

	@Override
	public List<String> of(Class<?> model, String component) {
		BeanDescriptor bean = (this.factory != null) ? descriptor(this.factory, model) : null;
		PropertyDescriptor property = (bean != null) ? bean.getConstraintsForProperty(component) : null;
		List<String> sentences = new ArrayList<>();
		if (this.factory != null && property != null) {
			add(this.factory, "It", property, sentences);
			addElements(this.factory, property, sentences);
		}
		return sentences;
	}

	@Override
	public List<String> of(Class<?> model) {
		BeanDescriptor bean = (this.factory != null) ? descriptor(this.factory, model) : null;
		List<String> sentences = new ArrayList<>();
		if (this.factory != null && bean != null) {
			add(this.factory, "It", bean, sentences);
		}
		return sentences;
	}

	@Override
	public List<String> of(Class<?> owner, String method, Class<?>[] parameters, int index) {
		MethodDescriptor constrained = (this.factory != null)
				? descriptor(this.factory, owner).getConstraintsForMethod(method, parameters) : null;
		List<String> sentences = new ArrayList<>();
		if (this.factory != null && constrained != null) {
			ParameterDescriptor parameter = constrained.getParameterDescriptors().get(index);
			add(this.factory, "It", parameter, sentences);
			addElements(this.factory, parameter, sentences);
		}
		return sentences;
	}

	@Override
	public boolean allow(Class<?> model, String component, @Nullable Object value) {
		return this.factory == null || this.factory.getValidator().validateValue(model, component, value).isEmpty();
	}

	private static BeanDescriptor descriptor(ValidatorFactory factory, Class<?> model) {
		Validator validator = factory.getValidator();
		return validator.getConstraintsForClass(model);
	}

	private static void addElements(ValidatorFactory factory, ContainerDescriptor container, List<String> sentences) {
		container.getConstrainedContainerElementTypes()
			.stream()
			.sorted((left, right) -> Integer.compare(left.getTypeArgumentIndex(), right.getTypeArgumentIndex()))
			.forEach((element) -> {
				add(factory, subject(element), element, sentences);
				addElements(factory, element, sentences);
			});
	}

	private static String subject(ContainerElementTypeDescriptor element) {
		if (Map.class.isAssignableFrom(element.getContainerClass())) {
			return (element.getTypeArgumentIndex() == 0) ? "Each key" : "Each value";
		}
		return Iterable.class.isAssignableFrom(element.getContainerClass()) ? "Each element" : "It";
	}

	private static void add(ValidatorFactory factory, String subject, ElementDescriptor element,
			List<String> sentences) {
		boolean text = CharSequence.class.isAssignableFrom(element.getElementClass());
		element.getConstraintDescriptors()
			.stream()
			.flatMap((constraint) -> DescribedConstraint.of(constraint).stream())
			.map((constraint) -> constraint.sentence(subject, text, factory.getMessageInterpolator()))
			.sorted()
			.distinct()
			.forEach(sentences::add);
	}

	@Override
	public void close() {
		if (this.factory != null) {
			this.factory.close();
		}
	}

}
