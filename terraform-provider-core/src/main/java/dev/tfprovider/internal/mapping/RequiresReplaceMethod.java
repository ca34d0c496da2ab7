/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.ModelReflection;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Requires a replacement where a method of the record, named by
 * {@code @RequiresReplaceIf}, returns true.
 *
 * @param method the method, static
 * @param primitive whether it takes no null
 * @param mapper reads the values of the component
 */
record RequiresReplaceMethod(Method method, boolean primitive, ValueMapper mapper) implements PlanModifier {

	static RequiresReplaceMethod of(String name, Owner owner, InferenceScope scope) {
		Class<?> type = ModelReflection.box(owner.type());
		Method method = Arrays.stream(owner.record().getDeclaredMethods())
			.filter((candidate) -> candidate.getName().equals(name) && fits(candidate, type))
			.findFirst()
			.orElseThrow(
					() -> scope.refuse("@RequiresReplaceIf names the method '%s', which is not there".formatted(name),
							"Declare in %s: static boolean %s(%s before, %3$s after)"
								.formatted(owner.record().getSimpleName(), name, owner.type().getSimpleName())));
		boolean primitive = Arrays.stream(method.getParameterTypes()).anyMatch(Class::isPrimitive);
		return new RequiresReplaceMethod(ModelReflection.method(method, scope), primitive, owner.mapper());
	}

	private static boolean fits(Method method, Class<?> type) {
		return Modifier.isStatic(method.getModifiers()) && method.getReturnType() == boolean.class
				&& method.getParameterCount() == 2 && Arrays.stream(method.getParameterTypes())
					.allMatch((parameter) -> ModelReflection.box(parameter).isAssignableFrom(type));
	}

	@Override
	public void modify(AttributePlan plan) {
		if (!plan.exists() || plan.plan().equals(plan.state())) {
			return;
		}
		if (!plan.plan().isWhollyKnown() || replaces(read(plan.state()), read(plan.plan()))) {
			plan.requireReplace();
		}
	}

	@Override
	public String description() {
		return "Some changes of it force a new object.";
	}

	private @Nullable Object read(TerraformValue value) {
		return value.isNull() ? null : this.mapper.read(value, NullOnRead.PARTIAL);
	}

	private boolean replaces(@Nullable Object before, @Nullable Object after) {
		if (this.primitive && (before == null || after == null)) {
			return false;
		}
		return Boolean.TRUE.equals(ModelReflection.unchecked(() -> this.method.invoke(null, before, after)));
	}

	/**
	 * The component that names the method.
	 *
	 * @param record the record around it
	 * @param type its Java type
	 * @param mapper reads its values
	 */
	record Owner(Class<?> record, Class<?> type, ValueMapper mapper) {

	}

}
