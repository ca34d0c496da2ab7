/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.internal.mapping.mapper.Slot;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.ModelClasses;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.ModelReflection;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.SchemaMistakes;
import dev.tfprovider.internal.mapping.model.SlotRules;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.internal.mapping.model.ValueHolder;

/**
 * Infers the signatures of functions from methods.
 *
 * @param mappers finds the mappers of parameters and results
 */
record FunctionSignatureFactory(Mappers mappers) {

	/**
	 * Infer a signature.
	 * @throws SchemaInferenceException if the method cannot become a function
	 */
	public FunctionSignature create(Class<?> implementation, DeclaredFunction function) {
		Method method = function.method();
		InferenceScope scope = InferenceScope.of(implementation, ModelKind.FUNCTION)
			.with(InheritedProperty.ROOT, false)
			.with(InheritedProperty.BLOCK_BODY, false);
		try {
			checkMethod(method, scope);
			MethodDocumentation documentation = MethodDocumentation.of(method);
			SchemaMistakes mistakes = new SchemaMistakes();
			List<MethodParameter> parameters = new ArrayList<>();
			Set<String> names = new HashSet<>();
			for (int i = 0; i < method.getParameterCount(); i++) {
				int position = i;
				MethodParameter parameter = mistakes
					.attempt(() -> parameter(method, position, names, documentation, scope));
				if (parameter != null) {
					parameters.add(parameter);
				}
			}
			Slot result = mistakes.attempt(() -> result(method, scope));
			mistakes.check();
			return FunctionSignature.of(function.name(), new FunctionMethod(ModelReflection.method(method, scope)),
					parameters, Objects.requireNonNull(result), documentation.function());
		}
		catch (SchemaInferenceException ex) {
			throw ex.withRoot("function " + function.name());
		}
	}

	private static void checkMethod(Method method, InferenceScope scope) {
		String name = "the method '" + method.getName() + "'";
		if (Modifier.isStatic(method.getModifiers())) {
			throw scope.refuse(name + " is static", "Make it a method of the object: remove static");
		}
		if (Modifier.isPrivate(method.getModifiers())) {
			throw scope.refuse(name + " is private, so a proxy of its object would miss it",
					"Remove private; it need not be public");
		}
		if (method.getTypeParameters().length > 0) {
			throw scope.refuse(name + " has type parameters", "Name the types, or use Object");
		}
		if (method.getReturnType() == void.class || method.getReturnType() == Void.class) {
			throw scope.refuse(name + " returns nothing",
					"Return what the function is called for: Terraform wants no other effect of it");
		}
	}

	private Slot result(Method method, InferenceScope scope) {
		TypeRef type = ModelClasses.typeOf(method, -1, TypeRef.of(method.getAnnotatedReturnType(), Map.of()));
		InferenceScope here = scope.into("result", type);
		boolean nullable = type.nullable() || TypeRef.isNullable(method.getAnnotations());
		return slot(type, nullable, "the result of " + method.getName(), here);
	}

	private Slot slot(TypeRef type, boolean nullable, String owner, InferenceScope scope) {
		ValueHolder holder = ValueHolder.of(type);
		TypeRef payload = holder.payload(type, scope);
		boolean empty = nullable || holder == ValueHolder.OPTIONAL || payload.nullable();
		ValueMapper mapper = this.mappers.mapper(payload, scope);
		return new Slot(mapper, holder, payload, owner,
				new SlotRules(empty, empty || holder == ValueHolder.VALUE, false, false, false, null));
	}

	private MethodParameter parameter(Method method, int position, Set<String> names, MethodDocumentation documentation,
			InferenceScope scope) {
		Parameter parameter = method.getParameters()[position];
		boolean variadic = parameter.isVarArgs();
		TypeRef type = ModelClasses.typeOf(method, position, TypeRef.of(type(parameter), Map.of()));
		ParameterFlags flags = ParameterFlags.of(parameter, scope);
		InferenceScope here = scope.into(flags.javaName(), type).with(InheritedProperty.SENSITIVE, flags.sensitive());
		flags.checkName(names, here);
		boolean nullable = type.nullable() || !variadic && TypeRef.isNullable(parameter.getAnnotations());
		if (nullable && type.primitive() != null) {
			throw here.refuse("a primitive cannot be null", "Declare the parameter as " + type.boxedText());
		}
		Slot slot = slot(type, nullable, "parameter '" + flags.javaName() + "' of " + method.getName(), here);
		DeclaredDefault fallback = DeclaredDefault.NONE;
		if (flags.defaults() != null) {
			checkDefault(method, position, slot, here);
			fallback = DeclaredDefault.of(flags.defaults(), method.getDeclaringClass(), slot, here);
		}
		return new MethodParameter(flags.javaName(), flags.name(), slot, slot.rules().nullWhenRead(),
				variadic ? parameter.getType().getComponentType() : null, fallback.value(),
				flags.attribute(slot.mapper(), variadic),
				documentation.of(flags.javaName(), parameter, slot.mapper(), flags, fallback));
	}

	/**
	 * Return the type of the arguments.
	 */
	private static AnnotatedType type(Parameter parameter) {
		return (parameter.isVarArgs() && parameter.getAnnotatedType() instanceof AnnotatedArrayType array)
				? array.getAnnotatedGenericComponentType() : parameter.getAnnotatedType();
	}

	private static void checkDefault(Method method, int position, Slot slot, InferenceScope scope) {
		Parameter[] parameters = method.getParameters();
		scope.refuseIf(parameters[position].isVarArgs(),
				"@Default is on a parameter that takes any number of arguments",
				"Remove it: without arguments the array is empty");
		scope.refuseIf(slot.rules().nullWhenRead(),
				"@Default is on a parameter that may be null, but null stands for the default",
				"Remove @Nullable, Optional or @Default");
		for (int i = position + 1; i < parameters.length; i++) {
			scope.refuseIf(parameters[i].isVarArgs(),
					"@Default is on a parameter before one that takes any number of arguments",
					"Remove it: Terraform could not tell which of them is left out");
			scope.refuseIf(!parameters[i].isAnnotationPresent(Default.class),
					"@Default is on a parameter before one that is required",
					"Move it behind the required ones: arguments have positions and no names");
		}
	}

}
