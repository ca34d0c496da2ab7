/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.validation;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.runtime.call.AuthorMistake;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.path.AttributePath;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Path;
import jakarta.validation.ValidationException;
import jakarta.validation.Validator;
import jakarta.validation.metadata.ConstraintDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Validates configurations with Bean Validation and reports violations: of a component on
 * its attribute, down to the element of a collection; of a record on its object. Asks for
 * a validator only when a model has a constraint.
 */
public final class BeanValidation implements ConstraintValidator {

	private final Supplier<@Nullable Validator> validator;

	private final ConstrainedModels models = new ConstrainedModels();

	/**
	 * Create a validator of configurations.
	 * @param validator gives the validator to ask, {@code null} for none
	 */
	public BeanValidation(Supplier<@Nullable Validator> validator) {
		this.validator = validator;
	}

	@Override
	public void validate(AttributePath path, Class<?> model, String component, Object value, Diagnostics diagnostics) {
		for (ConstraintViolation<?> violation : violations(path, model, component, value, diagnostics)) {
			AttributePath place = ViolationMessages.path(path, violation.getPropertyPath());
			String subject = (ViolationMessages.isKey(violation.getPropertyPath()) ? "The key of \"" : "\"") + place
					+ '"';
			report(path, place, subject, ViolationMessages.message(violation), diagnostics);
		}
	}

	@Override
	public void validateSensitive(AttributePath path, Class<?> model, String component, Object value,
			Diagnostics diagnostics) {
		for (ConstraintViolation<?> violation : violations(path, model, component, value, diagnostics)) {
			report(path, path, "\"" + path + '"', ViolationMessages.discreetMessage(violation), diagnostics);
		}
	}

	private Set<? extends ConstraintViolation<?>> violations(AttributePath path, Class<?> model, String component,
			Object value, Diagnostics diagnostics) {
		Validator asked = this.models.haveConstrainedComponents(model) ? this.validator.get() : null;
		if (asked == null) {
			return Set.of();
		}
		try {
			return asked.validateValue(model, component, value);
		}
		catch (ValidationException ex) {
			mistake(path, ex, diagnostics);
			return Set.of();
		}
	}

	@Override
	public void validateObject(AttributePath path, Class<?> model, Map<String, String> names,
			Supplier<@Nullable Object> object, Diagnostics diagnostics) {
		Validator asked = this.models.areConstrained(model) ? this.validator.get() : null;
		Object record = (asked != null) ? object.get() : null;
		if (asked == null || record == null) {
			return;
		}
		try {
			Set<Object> ofObject = annotations(asked.getConstraintsForClass(model).getConstraintDescriptors());
			for (ConstraintViolation<?> violation : asked.validate(record)) {
				Path.Node first = violation.getPropertyPath().iterator().next();
				String attribute = (first.getName() != null) ? names.get(first.getName()) : null;
				if (attribute == null) {
					reportObject(path, violation.getMessage(), diagnostics);
				}
				else if (ofObject.contains(violation.getConstraintDescriptor().getAnnotation())) {
					AttributePath place = path.attribute(attribute);
					report(place, place, "\"" + place + '"', ViolationMessages.message(violation), diagnostics);
				}
			}
		}
		catch (ValidationException ex) {
			mistake(path, ex, diagnostics);
		}
	}

	@Override
	public void validateArguments(FunctionSignature function, Object owner, @Nullable Object[] arguments,
			Diagnostics diagnostics) {
		Validator asked = this.models.haveConstrainedParameters(function.method()) ? this.validator.get() : null;
		if (asked == null) {
			return;
		}
		try {
			for (ConstraintViolation<?> violation : asked.forExecutables()
				.validateParameters(owner, function.method().method(), arguments)) {
				ArgumentPath place = ArgumentPath.of(function, violation.getPropertyPath());
				String message = place.sensitive() ? ViolationMessages.discreetMessage(violation)
						: ViolationMessages.message(violation);
				report(place.path(), place.path(), "\"" + place.path() + '"', message, diagnostics);
			}
		}
		catch (ValidationException ex) {
			mistake(AttributePath.root(), ex, diagnostics);
		}
	}

	private static Set<Object> annotations(Set<ConstraintDescriptor<?>> descriptors) {
		Set<Object> annotations = new HashSet<>();
		for (ConstraintDescriptor<?> descriptor : descriptors) {
			annotations.add(descriptor.getAnnotation());
			annotations.addAll(annotations(descriptor.getComposingConstraints()));
		}
		return annotations;
	}

	private static void reportObject(AttributePath path, String message, Diagnostics diagnostics) {
		String sentence = ViolationMessages.sentence(message);
		if (path.isRoot()) {
			diagnostics.error("Invalid values", Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1));
		}
		else {
			diagnostics.error(path.addressable(), "Invalid values", "\"" + path + "\": " + sentence);
		}
	}

	private static void report(AttributePath component, AttributePath place, String subject, String message,
			Diagnostics diagnostics) {
		diagnostics.error(place.addressable(), "Invalid value for \"" + component + '"',
				subject + ' ' + ViolationMessages.sentence(message));
	}

	private static void mistake(AttributePath path, ValidationException failure, Diagnostics diagnostics) {
		Throwable root = failure;
		while (root.getCause() != null && root.getCause() != root) {
			root = root.getCause();
		}
		String detail = "A constraint of the provider cannot be checked: " + root.getMessage() + "\n\n"
				+ AuthorMistake.NOTE;
		if (path.isRoot()) {
			diagnostics.error("Broken constraint", detail);
		}
		else {
			diagnostics.error(path.addressable(), "Broken constraint", detail);
		}
	}

}
