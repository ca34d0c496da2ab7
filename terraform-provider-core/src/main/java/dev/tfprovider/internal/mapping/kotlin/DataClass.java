/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.mapping.model.Creator;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.ModelClass;
import dev.tfprovider.internal.mapping.model.ModelComponent;
import kotlin.metadata.Attributes;
import kotlin.metadata.KmClass;
import kotlin.metadata.KmConstructor;
import kotlin.metadata.KmProperty;
import kotlin.metadata.KmValueParameter;
import kotlin.metadata.jvm.JvmExtensionsKt;
import kotlin.metadata.jvm.JvmMethodSignature;
import org.jspecify.annotations.Nullable;

/**
 * Describes a data class: its components are the properties that its primary constructor
 * declares.
 *
 * @param type the class
 * @param primary its primary constructor
 * @param parts its components
 * @param problem why it cannot be a model, {@code null} if it can
 */
record DataClass(Class<?> type, Constructor<?> primary, List<Property> parts,
		@Nullable Problem problem) implements ModelClass {

	static Optional<ModelClass> of(Class<?> type, KmClass metadata) {
		KmConstructor declared = metadata.getConstructors()
			.stream()
			.filter((constructor) -> !Attributes.isSecondary(constructor))
			.findFirst()
			.orElse(null);
		JvmMethodSignature signature = (declared != null) ? JvmExtensionsKt.getSignature(declared) : null;
		return (declared != null && signature != null) ? Optional.of(of(type, metadata, declared, signature))
				: Optional.empty();
	}

	private static DataClass of(Class<?> type, KmClass metadata, KmConstructor declared, JvmMethodSignature signature) {
		try {
			Class<?>[] types = MethodType.fromMethodDescriptorString(signature.getDescriptor(), type.getClassLoader())
				.parameterArray();
			Constructor<?> primary = type.getDeclaredConstructor(types);
			List<KmValueParameter> described = declared.getValueParameters();
			Optional<KmValueParameter> unboxed = described.stream()
				.filter((parameter) -> KotlinTypes.isValueClass(parameter.getType(), type.getClassLoader()))
				.findFirst();
			if (unboxed.isPresent()) {
				return new DataClass(type, primary, List.of(),
						new Problem(
								"the type of '%s' is a value class, which is not there when the program runs"
									.formatted(unboxed.get().getName()),
								"Declare the property with the type that the value class holds"));
			}
			DefaultArguments defaults = new DefaultArguments(primary, described);
			List<Property> parts = new ArrayList<>();
			for (int i = 0; i < types.length; i++) {
				KmValueParameter parameter = described.get(i);
				Field field = type.getDeclaredField(parameter.getName());
				parts.add(new Property(field, getter(type, metadata, parameter.getName()), primary.getParameters()[i],
						parameter, i, defaults));
			}
			return new DataClass(type, primary, List.copyOf(parts), Problem.find(type, parts));
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException(type.getName() + " is not as its compiler describes it", ex);
		}
	}

	private static @Nullable Method getter(Class<?> type, KmClass metadata, String name)
			throws ReflectiveOperationException {
		for (KmProperty property : metadata.getProperties()) {
			JvmMethodSignature signature = property.getName().equals(name)
					? JvmExtensionsKt.getGetterSignature(property) : null;
			if (signature != null) {
				return type.getDeclaredMethod(signature.getName());
			}
		}
		return null;
	}

	@Override
	public List<ModelComponent> components() {
		return List.copyOf(this.parts);
	}

	@Override
	public void check(InferenceScope scope) {
		if (this.problem != null) {
			throw scope.refuse(this.problem.text(), this.problem.remedy());
		}
	}

	@Override
	public Creator constructor(InferenceScope scope) {
		try {
			return this.parts.isEmpty() ? object() : DataClassConstructor.of(this);
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			throw inaccessible(this.type, scope);
		}
	}

	/**
	 * Return what gives the one instance of an object of Kotlin, such as a case of a
	 * sealed interface that has no properties.
	 */
	private Creator object() throws ReflectiveOperationException {
		Field field = this.type.getDeclaredField("INSTANCE");
		field.setAccessible(true);
		Object instance = field.get(null);
		return (arguments) -> instance;
	}

	static RuntimeException inaccessible(Class<?> type, InferenceScope scope) {
		return scope.refuse("the data class " + type.getName() + " cannot be reached by reflection",
				"Open the package " + type.getPackageName() + " to this framework in its module-info");
	}

}
