/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import jakarta.validation.MessageInterpolator;
import jakarta.validation.NoProviderFoundException;
import jakarta.validation.Validation;
import jakarta.validation.ValidationException;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.metadata.BeanDescriptor;
import jakarta.validation.metadata.ConstraintDescriptor;
import jakarta.validation.metadata.ContainerDescriptor;
import jakarta.validation.metadata.ContainerElementTypeDescriptor;
import jakarta.validation.metadata.ElementDescriptor;
import jakarta.validation.metadata.MethodDescriptor;
import jakarta.validation.metadata.PropertyDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Describes constraints with the metadata and the messages of Bean Validation.
 *
 * @param factory has both
 */
record BeanConstraintTexts(ValidatorFactory factory) implements ConstraintTexts {

	private static final String PARAMETERS_ONLY = "org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator";

	/**
	 * Find an implementation. Without one there are no constraints.
	 */
	static ConstraintTexts open() {
		try {
			return new BeanConstraintTexts(Validation.buildDefaultValidatorFactory());
		}
		catch (NoProviderFoundException | NoClassDefFoundError ex) {
			return NONE;
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
	public List<ConstraintFact> facts(Class<?> model, String component) {
		PropertyDescriptor property = descriptor(model).getConstraintsForProperty(component);
		return (property != null) ? facts(property) : List.of();
	}

	private <D extends ElementDescriptor & ContainerDescriptor> List<ConstraintFact> facts(D descriptor) {
		List<ConstraintFact> facts = new ArrayList<>();
		addFacts("It", descriptor, facts);
		addElementFacts(descriptor, facts);
		return facts;
	}

	private void addElementFacts(ContainerDescriptor container, List<ConstraintFact> facts) {
		container.getConstrainedContainerElementTypes()
			.stream()
			.sorted(Comparator.comparing(ContainerElementTypeDescriptor::getTypeArgumentIndex))
			.forEach((element) -> {
				addFacts(subject(element), element, facts);
				addElementFacts(element, facts);
			});
	}

	private void addFacts(String subject, ElementDescriptor element, List<ConstraintFact> facts) {
		element.getConstraintDescriptors()
			.stream()
			.map((constraint) -> new ConstraintFact(ConstraintFacts.name(constraint), subject,
					ConstraintFacts.limits(constraint), sentences(subject, element, Stream.of(constraint))))
			.sorted(Comparator.comparing(ConstraintFact::name).thenComparing((fact) -> fact.limits().toString()))
			.forEach(facts::add);
	}

	@Override
	public List<String> of(Class<?> model) {
		BeanDescriptor descriptor = descriptor(model);
		return sentences("It", descriptor, descriptor.getConstraintDescriptors().stream());
	}

	@Override
	public List<String> of(Class<?> owner, String method, Class<?>[] parameters, int index) {
		MethodDescriptor constrained = descriptor(owner).getConstraintsForMethod(method, parameters);
		return (constrained != null) ? ConstraintFact.sentences(facts(constrained.getParameterDescriptors().get(index)))
				: List.of();
	}

	@Override
	public boolean allow(Class<?> model, String component, @Nullable Object value) {
		return this.factory.getValidator().validateValue(model, component, value).isEmpty();
	}

	private BeanDescriptor descriptor(Class<?> model) {
		return this.factory.getValidator().getConstraintsForClass(model);
	}

	private static String subject(ContainerElementTypeDescriptor element) {
		if (Map.class.isAssignableFrom(element.getContainerClass())) {
			return (element.getTypeArgumentIndex() == 0) ? "Each key" : "Each value";
		}
		return Iterable.class.isAssignableFrom(element.getContainerClass()) ? "Each element" : "It";
	}

	private List<String> sentences(String subject, ElementDescriptor element,
			Stream<ConstraintDescriptor<?>> constraints) {
		boolean text = CharSequence.class.isAssignableFrom(element.getElementClass());
		return constraints.flatMap((constraint) -> DescribedConstraint.of(constraint).stream())
			.map((constraint) -> constraint.sentence(subject, text, this.factory.getMessageInterpolator()))
			.sorted()
			.distinct()
			.toList();
	}

	@Override
	public void close() {
		this.factory.close();
	}

}
