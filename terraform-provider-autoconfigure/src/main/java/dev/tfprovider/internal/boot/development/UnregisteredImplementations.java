/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.statestore.StateStore;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.annotation.AnnotatedBeanDefinition;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfigurationPackages;
import org.springframework.boot.context.TypeExcludeFilter;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.context.annotation.ScannedGenericBeanDefinition;
import org.springframework.core.io.Resource;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.core.type.filter.AssignableTypeFilter;
import org.springframework.core.type.filter.TypeFilter;
import org.springframework.util.ClassUtils;

/**
 * Finds classes in the packages of an application that implement a contract of this
 * framework but are no beans of the right kind, so that the provider does not serve them.
 */
final class UnregisteredImplementations {

	private static final List<String> TEST_CLASSES = List.of("/test-classes/", "/classes/java/test/",
			"/classes/kotlin/test/");

	private final ConfigurableListableBeanFactory beanFactory;

	private final @Nullable ClassLoader classLoader;

	private final Predicate<String> tests;

	UnregisteredImplementations(ConfigurableListableBeanFactory beanFactory) {
		this(beanFactory, (location) -> TEST_CLASSES.stream().anyMatch(location::contains));
	}

	UnregisteredImplementations(ConfigurableListableBeanFactory beanFactory, Predicate<String> tests) {
		this.beanFactory = beanFactory;
		this.classLoader = beanFactory.getBeanClassLoader();
		this.tests = tests;
	}

	/**
	 * Return the packages that are searched, those of the application.
	 */
	List<String> packages() {
		return AutoConfigurationPackages.has(this.beanFactory) ? AutoConfigurationPackages.get(this.beanFactory)
				: List.of();
	}

	/**
	 * Return warnings about classes that are not served, with the remedy.
	 */
	List<String> warnings(ProviderDefinition provider) {
		List<String> warnings = new ArrayList<>();
		Set<String> served = provider.kinds()
			.stream()
			.flatMap((kind) -> provider.types(kind).stream())
			.map((type) -> type.implementation().getName())
			.collect(Collectors.toSet());
		TypeKind.all()
			.stream()
			.filter((kind) -> !kind.experimental())
			.forEach((kind) -> find(kind.contract(), served).forEach((type) -> warnings.add(warning(type, kind))));
		Set<String> functions = provider.functions()
			.stream()
			.map((declaration) -> declaration.implementation().getName())
			.collect(Collectors.toSet());
		candidates(UnregisteredImplementations::hasFunctions).filter((type) -> !functions.contains(type))
			.forEach((type) -> warnings
				.add(type + " has methods with @TerraformFunction that the provider does not serve. "
						+ "Annotate the class, or the method that makes a bean of it, with @TerraformFunctions."));
		return warnings;
	}

	private static boolean hasFunctions(MetadataReader candidate, MetadataReaderFactory factory) {
		return candidate.getAnnotationMetadata().hasAnnotatedMethods(TerraformFunction.class.getName());
	}

	/**
	 * Return warnings about beans that are state stores, and not served because nobody
	 * has asked for what is experimental.
	 */
	List<String> stateStores(ProviderDefinition provider) {
		return provider.types(TypeKind.STATE_STORE).isEmpty() ? Stream
			.of(this.beanFactory.getBeanNamesForType(StateStore.class, true, false))
			.map((bean) -> "The bean '" + bean + "' is a StateStore, which is experimental, so the provider does not "
					+ "serve it. Set terraform.provider.experimental.state-stores=true to serve it.")
			.toList() : List.of();
	}

	private static String warning(String type, TypeKind kind) {
		return "%s implements %s but is no bean, so the provider does not serve it. Annotate it with @%s, or declare a bean of it."
			.formatted(type, kind.contract().getSimpleName(), ClassUtils.getShortName(kind.annotation()));
	}

	private Stream<String> find(Class<?> contract, Set<String> served) {
		return candidates(new AssignableTypeFilter(contract)).filter((name) -> !served.contains(name) && !isBean(name));
	}

	private Stream<String> candidates(TypeFilter filter) {
		ClassPathScanningCandidateComponentProvider scanner = new ClassPathScanningCandidateComponentProvider(false);
		scanner.addIncludeFilter(filter);
		TypeExcludeFilter ofTests = new TypeExcludeFilter();
		ofTests.setBeanFactory(this.beanFactory);
		scanner.addExcludeFilter(ofTests);
		return packages().stream()
			.flatMap((name) -> scanner.findCandidateComponents(name).stream())
			.filter((candidate) -> !isOfTests(candidate))
			.map(UnregisteredImplementations::name)
			.distinct()
			.sorted();
	}

	private boolean isOfTests(BeanDefinition candidate) {
		return candidate instanceof ScannedGenericBeanDefinition scanned && isOfTests(scanned.getResource());
	}

	/**
	 * Tell whether a class file is one of tests, which no package contains.
	 */
	boolean isOfTests(@Nullable Resource file) {
		return this.tests.test(location(file));
	}

	private static String location(@Nullable Resource resource) {
		try {
			return (resource != null) ? resource.getURL().toString() : "";
		}
		catch (IOException ex) {
			return "";
		}
	}

	private static String name(BeanDefinition candidate) {
		return ((AnnotatedBeanDefinition) candidate).getMetadata().getClassName();
	}

	private boolean isBean(String name) {
		try {
			Class<?> type = ClassUtils.forName(name, this.classLoader);
			return this.beanFactory.getBeanNamesForType(type, true, false).length > 0;
		}
		catch (ClassNotFoundException | LinkageError ex) {
			// a class that cannot be loaded cannot be a resource
			return true;
		}
	}

}
