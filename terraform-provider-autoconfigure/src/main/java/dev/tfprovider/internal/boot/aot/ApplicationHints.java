/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import dev.tfprovider.internal.mapping.model.ModelClasses;
import org.jspecify.annotations.Nullable;

import org.springframework.aop.framework.AopProxyUtils;
import org.springframework.aot.hint.BindingReflectionHintsRegistrar;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.annotation.ReflectiveRuntimeHintsRegistrar;
import org.springframework.core.annotation.MergedAnnotation.Adapt;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.util.ClassUtils;

/**
 * Registers hints for what the classes in the packages of an application name, whether or
 * not they are beans:
 * <ul>
 * <li>models of which there are literals, such as those of private state,</li>
 * <li>HTTP service interfaces, of which proxies are made, and what their methods send and
 * receive,</li>
 * <li>types of the application that code which uses an HTTP client or reads and writes
 * JSON mentions.</li>
 * </ul>
 */
public final class ApplicationHints {

	private static final String HTTP_EXCHANGE = "org.springframework.web.service.annotation.HttpExchange";

	private static final String COMPONENT = "org.springframework.stereotype.Component";

	private static final String JSON_SUB_TYPES = "com.fasterxml.jackson.annotation.JsonSubTypes";

	/**
	 * What converts objects to text and back by reflection. Nested types count as well.
	 */
	private static final Set<String> CONVERTERS = Set.of("org.springframework.web.client.RestClient",
			"org.springframework.web.client.RestTemplate", "org.springframework.web.client.RestOperations",
			"org.springframework.web.reactive.function.client.WebClient",
			"org.springframework.core.ParameterizedTypeReference", "tools.jackson.databind.ObjectMapper",
			"tools.jackson.databind.json.JsonMapper", "tools.jackson.core.type.TypeReference",
			"com.fasterxml.jackson.databind.ObjectMapper", "com.fasterxml.jackson.databind.json.JsonMapper",
			"com.fasterxml.jackson.core.type.TypeReference");

	/**
	 * Where no service interface of an application is.
	 */
	private static final List<String> LIBRARIES = List.of("java.", "javax.", "jakarta.", "kotlin.",
			"org.springframework.");

	private final RuntimeHints hints;

	private final ModelHints models;

	private final @Nullable ClassLoader classLoader;

	private final BindingReflectionHintsRegistrar bindings = new BindingReflectionHintsRegistrar();

	private final ReflectiveRuntimeHintsRegistrar annotations = new ReflectiveRuntimeHintsRegistrar();

	/**
	 * Create for an application.
	 * @param hints hints to add to
	 * @param models takes the models that are found
	 * @param classLoader finds the classes
	 */
	public ApplicationHints(RuntimeHints hints, ModelHints models, @Nullable ClassLoader classLoader) {
		this.hints = hints;
		this.models = models;
		this.classLoader = classLoader;
	}

	/**
	 * Add hints for the classes in packages and those below.
	 * @param packages the packages of the application
	 */
	public void addAll(List<String> packages) {
		Predicate<String> own = (name) -> packages.stream().anyMatch((each) -> name.startsWith(each + '.'));
		packages.stream().flatMap(this::classFiles).map(this::read).forEach((code) -> add(code, own));
		addCases();
	}

	/**
	 * Add the cases of all types that are sent or received as one of several.
	 */
	private void addCases() {
		Set<Class<?>> added = new HashSet<>();
		List<? extends Class<?>> cases;
		do {
			List<String> names = this.hints.reflection()
				.typeHints()
				.map((hint) -> hint.getType().getName())
				.filter(ApplicationHints::isOutsideLibraries)
				.toList();
			cases = NamedClasses.find(names.stream(), this.classLoader)
				.flatMap(ApplicationHints::cases)
				.filter(added::add)
				.toList();
			cases.forEach((type) -> this.bindings.registerReflectionHints(this.hints.reflection(), type));
		}
		while (!cases.isEmpty());
	}

	private static Stream<Class<?>> cases(Class<?> type) {
		Stream<Class<?>> permitted = type.isSealed() ? Arrays.stream(type.getPermittedSubclasses()) : Stream.empty();
		Stream<Class<?>> named = MergedAnnotations.from(type)
			.<Annotation>stream(JSON_SUB_TYPES)
			.flatMap((types) -> Arrays
				.stream(types.asAnnotationAttributes(Adapt.ANNOTATION_TO_MAP).getAnnotationArray("value")))
			.map((each) -> each.getClass("value"));
		return Stream.concat(permitted, named);
	}

	private Stream<Resource> classFiles(String packageName) {
		String path = ClassUtils.convertClassNameToResourcePath(packageName);
		try {
			return Arrays.stream(new PathMatchingResourcePatternResolver(this.classLoader)
				.getResources("classpath*:" + path + "/**/*" + ClassUtils.CLASS_FILE_SUFFIX));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Cannot list the classes in " + path, ex);
		}
	}

	private NamedClasses read(Resource file) {
		try (InputStream in = file.getInputStream()) {
			return NamedClasses.of(in);
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Cannot read " + file.getDescription(), ex);
		}
	}

	private void add(NamedClasses code, Predicate<String> own) {
		code.literals(this.classLoader).filter((type) -> own.test(type.getName())).forEach(this.models::add);
		mentioned(code, ApplicationHints::isOutsideLibraries).filter((type) -> type.isInterface() && isService(type))
			.forEach(this::addService);
		if (code.mentions().stream().anyMatch(ApplicationHints::isConverter)) {
			mentioned(code, own).filter(ApplicationHints::isContent)
				.forEach((type) -> this.bindings.registerReflectionHints(this.hints.reflection(), type));
		}
	}

	private Stream<Class<?>> mentioned(NamedClasses code, Predicate<String> wanted) {
		return NamedClasses.find(code.mentions().stream().filter(wanted), this.classLoader);
	}

	private static boolean isOutsideLibraries(String name) {
		return LIBRARIES.stream().noneMatch(name::startsWith);
	}

	private static boolean isConverter(String name) {
		int nested = name.indexOf('$');
		return CONVERTERS.contains((nested < 0) ? name : name.substring(0, nested));
	}

	private static boolean isService(Class<?> type) {
		return Arrays.stream(type.getMethods())
			.anyMatch(
					(method) -> MergedAnnotations.from(method, SearchStrategy.TYPE_HIERARCHY).isPresent(HTTP_EXCHANGE));
	}

	private void addService(Class<?> type) {
		this.annotations.registerRuntimeHints(this.hints, type);
		this.hints.proxies().registerJdkProxy(AopProxyUtils.completeJdkProxyInterfaces(type));
	}

	/**
	 * Return whether a class can be what is sent or received: what Jackson can make, and
	 * no bean.
	 */
	private static boolean isContent(Class<?> type) {
		if (type.isInterface()) {
			return type.isSealed();
		}
		return type.isEnum() || ModelClasses.isModel(type)
				|| (!Throwable.class.isAssignableFrom(type) && !type.isAnonymousClass() && hasDefaultConstructor(type)
						&& !MergedAnnotations.from(type, SearchStrategy.TYPE_HIERARCHY).isPresent(COMPONENT));
	}

	private static boolean hasDefaultConstructor(Class<?> type) {
		return Arrays.stream(type.getDeclaredConstructors())
			.mapToInt(Constructor::getParameterCount)
			.anyMatch((count) -> count == 0);
	}

}
