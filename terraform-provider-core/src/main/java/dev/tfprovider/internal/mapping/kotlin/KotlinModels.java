/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.kotlin;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.mapping.model.ModelClass;
import dev.tfprovider.internal.mapping.model.ModelClassProvider;
import dev.tfprovider.internal.mapping.model.TypeRef;
import kotlin.Metadata;
import kotlin.metadata.Attributes;
import kotlin.metadata.KmClass;
import kotlin.metadata.KmFunction;
import kotlin.metadata.KmType;
import kotlin.metadata.KmValueParameter;
import kotlin.metadata.jvm.JvmExtensionsKt;
import kotlin.metadata.jvm.JvmMethodSignature;
import kotlin.metadata.jvm.KotlinClassMetadata;
import org.jspecify.annotations.Nullable;

/**
 * Finds data classes, and the types that functions of classes declare.
 */
public final class KotlinModels implements ModelClassProvider {

	private static final ClassValue<Optional<ModelClass>> FOUND = new ClassValue<>() {

		@Override
		protected Optional<ModelClass> computeValue(Class<?> type) {
			return read(type).filter(Attributes::isData).flatMap((metadata) -> DataClass.of(type, metadata));
		}

	};

	@Override
	public @Nullable ModelClass find(Class<?> type) {
		return FOUND.get(type).orElse(null);
	}

	@Override
	public TypeRef typeOf(Method method, int parameter, TypeRef type) {
		String descriptor = MethodType.methodType(method.getReturnType(), method.getParameterTypes())
			.toMethodDescriptorString();
		return read(method.getDeclaringClass())
			.flatMap((metadata) -> metadata.getFunctions()
				.stream()
				.filter((function) -> is(JvmExtensionsKt.getSignature(function), method.getName(), descriptor))
				.findFirst())
			.flatMap((function) -> described(function, parameter))
			.map((described) -> KotlinTypes.withNulls(type, described))
			.orElse(type);
	}

	private static boolean is(@Nullable JvmMethodSignature signature, String name, String descriptor) {
		return signature != null && signature.getName().equals(name) && signature.getDescriptor().equals(descriptor);
	}

	private static Optional<KmType> described(KmFunction function, int parameter) {
		if (parameter < 0) {
			return Optional.of(function.getReturnType());
		}
		List<KmValueParameter> parameters = function.getValueParameters();
		if (parameter >= parameters.size()) {
			return Optional.empty();
		}
		KmType element = parameters.get(parameter).getVarargElementType();
		return Optional.of((element != null) ? element : parameters.get(parameter).getType());
	}

	/**
	 * Return what the compiler says of a class, nothing if it is not one of Kotlin.
	 */
	static Optional<KmClass> read(Class<?> type) {
		Metadata metadata = type.getAnnotation(Metadata.class);
		return (metadata != null && KotlinClassMetadata.readLenient(metadata) instanceof KotlinClassMetadata.Class read)
				? Optional.of(read.getKmClass()) : Optional.empty();
	}

}
