/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ServiceLoader;
import java.util.function.Function;

import dev.tfprovider.InvalidDeclarationException;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which classes are models: records, and data classes of Kotlin.
 */
public final class ModelClasses {

	private static final String KOTLIN = "kotlin.Metadata";

	private ModelClasses() {
	}

	/**
	 * Return whether a class can be a model.
	 */
	public static boolean isModel(Class<?> type) {
		return isKotlin(type) ? find(type) != null : type.isRecord();
	}

	/**
	 * Return a model.
	 * @throws IllegalArgumentException if the class is none
	 */
	public static ModelClass of(Class<?> type) {
		ModelClass model = find(type);
		if (model == null) {
			throw new IllegalArgumentException(type.getName() + " is neither a record nor a data class of Kotlin");
		}
		return model;
	}

	/**
	 * Return the type of a parameter or result, with what the language says of null.
	 * @param parameter the position of the parameter, negative for the result
	 * @param type the type as Java sees it
	 */
	public static TypeRef typeOf(Method method, int parameter, TypeRef type) {
		Class<?> owner = method.getDeclaringClass();
		return isKotlin(owner) ? Kotlin.read(owner, (provider) -> provider.typeOf(method, parameter, type)) : type;
	}

	private static @Nullable ModelClass find(Class<?> type) {
		if (isKotlin(type)) {
			return Kotlin.read(type, (provider) -> provider.find(type));
		}
		return type.isRecord() ? RecordModelClass.of(type) : null;
	}

	/**
	 * Return whether a class is written in Kotlin. The annotations of a model are read
	 * anyway, so for a record the question costs nothing.
	 */
	private static boolean isKotlin(Class<?> type) {
		for (Annotation annotation : type.getDeclaredAnnotations()) {
			if (annotation.annotationType().getName().equals(KOTLIN)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Loaded with the first class of Kotlin.
	 */
	private static final class Kotlin {

		private static final ModelClassProvider PROVIDER = ServiceLoader
			.load(ModelClassProvider.class, ModelClassProvider.class.getClassLoader())
			.findFirst()
			.orElseThrow();

		private static <T extends @Nullable Object> T read(Class<?> type, Function<ModelClassProvider, T> question) {
			try {
				return question.apply(PROVIDER);
			}
			catch (NoClassDefFoundError ex) {
				throw new InvalidDeclarationException(
						"What Kotlin says of %s cannot be read: there is no class %s".formatted(type.getName(),
								String.valueOf(ex.getMessage()).replace('/', '.')),
						"Add the dependency org.jetbrains.kotlin:kotlin-metadata-jvm in the version of Kotlin.");
			}
		}

	}

}
