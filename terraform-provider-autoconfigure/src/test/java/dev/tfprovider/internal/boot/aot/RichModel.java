/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Flatten;
import dev.tfprovider.attribute.PlainObject;
import dev.tfprovider.attribute.PlanModifiedBy;
import dev.tfprovider.attribute.PlannedOnce;
import dev.tfprovider.attribute.SemanticallyEqual;
import dev.tfprovider.resource.ResourceTimeouts;
import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.schema.PlannedValue;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * A model with one of everything that takes reflection.
 */
record RichModel(@Size(max = 9) String name, Plain plain, List<Listed> listed, Set<@Even Integer> even,
		@PlainObject Map<String, List<Deep>> deep, Value<Wrapped> wrapped, Optional<Chosen> chosen,
		@Block List<Blocked> blocked, @Flatten Common common, Shape shape, TimeUnit unit, Generic<Argument> generic,
		@Nullable ResourceTimeouts timeouts, @Default(from = "usualSize") int size,
		@PlanModifiedBy(Modifier.class) @PlanModifiedBy(OtherModifier.class) String planned,
		@SemanticallyEqual(Equality.class) String equal, @PlannedOnce(Maker.class) @Computed String made) {

	static int usualSize() {
		return 1;
	}

	record Plain(boolean flag) {

	}

	record Listed(int number) {

	}

	record Deep(long number) {

	}

	record Wrapped(String text) {

	}

	enum Chosen {

		THIS, THAT

	}

	record Blocked(@Computed String text) {

	}

	record Common(Inner inner) {

		record Inner(String text) {

		}

	}

	record Generic<T>(T value) {

	}

	record Argument(String text) {

	}

	sealed interface Shape {

		record Circle(double radius) implements Shape {

		}

		sealed interface Polygon extends Shape {

		}

		record Square(Side side) implements Polygon {

		}

		record Side(double length) {

		}

	}

	static class Modifier implements PlanModifier {

		@Override
		public void modify(AttributePlan plan) {
		}

	}

	static class Maker implements PlannedValue<String> {

		@Override
		public Value<String> make(ObjectView plan) {
			return Value.known("made");
		}

	}

	static class OtherModifier extends Modifier {

	}

	static class Equality implements SemanticEquality {

		@Override
		public boolean test(TerraformValue first, TerraformValue second) {
			return true;
		}

	}

	@Target(ElementType.TYPE_USE)
	@Retention(RetentionPolicy.RUNTIME)
	@Constraint(validatedBy = EvenValidator.class)
	@interface Even {

		String message() default "must be even";

		Class<?>[] groups() default {};

		Class<? extends Payload>[] payload() default {};

	}

	static class EvenValidator implements ConstraintValidator<Even, Integer> {

		@Override
		public boolean isValid(Integer value, ConstraintValidatorContext context) {
			return value % 2 == 0;
		}

	}

}
