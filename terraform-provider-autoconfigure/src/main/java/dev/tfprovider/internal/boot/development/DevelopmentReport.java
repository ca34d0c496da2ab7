/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.internal.mapping.DeclaredFunction;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * Reports the types an application serves, and likely omissions of its author. Scans the
 * class path, which takes longer than a start may.
 *
 * @param provider what is served
 * @param unserved finds what is not
 * @param staticState finds static fields that are not constant
 * @param unknownProperties warns of properties that nothing reads
 */
public record DevelopmentReport(ProviderDefinition provider, UnregisteredImplementations unserved,
		Supplier<List<String>> staticState, Supplier<List<String>> unknownProperties) {

	private static final Logger logger = LoggerFactory.getLogger(DevelopmentReport.class);

	/**
	 * Create a report.
	 * @param provider what is served
	 * @param beanFactory the beans of the application
	 */
	public DevelopmentReport(ProviderDefinition provider, ConfigurableListableBeanFactory beanFactory) {
		this(provider, new UnregisteredImplementations(beanFactory), new StaticState(beanFactory)::fields,
				UnknownProperties.of(beanFactory)::warnings);
	}

	/**
	 * Return whether the provider serves no types.
	 * @param provider what is served
	 * @return {@code true} if it has no types of any kind, and no functions
	 */
	public static boolean isEmpty(ProviderDefinition provider) {
		return provider.functions().isEmpty() && provider.kinds().isEmpty();
	}

	/**
	 * Log the served types as a table, with their attributes.
	 * @param runtime the provider
	 */
	public static void logTable(ProviderRuntime runtime) {
		if (!isEmpty(runtime.definition())) {
			logger.info("What is served, and where it comes from:\n{}", new ServedTable(runtime).text());
		}
	}

	/**
	 * Log the served types and the warnings.
	 */
	public void log() {
		if (!isEmpty(this.provider)) {
			logger.info(served());
		}
		warnings().forEach(logger::warn);
		MissingIdentifiers.of(this.provider).ifPresent(logger::info);
		List<String> shared = this.staticState.get();
		if (!shared.isEmpty()) {
			logger.info(
					"Static fields that are not constant: {}. Packages of this provider have a process for each "
							+ "launch for them, unless the application is marked @SharedProcess.",
					String.join(", ", shared));
		}
	}

	/**
	 * Describe the served types.
	 * @return one sentence
	 */
	String served() {
		List<String> types = Stream
			.of(this.provider.kinds()
				.stream()
				.flatMap((kind) -> this.provider.types(kind)
					.stream()
					.map((type) -> kind + " " + this.provider.typeName(type.name()))),
					this.provider.resources()
						.stream()
						.filter(ResourceDeclaration::isDataSource)
						.map((resource) -> "data source " + this.provider.typeName(resource.name())),
					this.provider.functions()
						.stream()
						.flatMap((functions) -> DeclaredFunction.in(functions.implementation()).stream())
						.map((function) -> "function " + function.name()))
			.flatMap((served) -> served)
			.sorted()
			.toList();
		return "The provider %s serves %s".formatted(this.provider.address(), String.join(", ", types));
	}

	/**
	 * Return warnings about likely mistakes of the author.
	 * @return full sentences, empty if nothing was found
	 */
	public List<String> warnings() {
		List<String> warnings = new ArrayList<>(this.unknownProperties.get());
		if (isEmpty(this.provider)) {
			List<String> packages = this.unserved.packages();
			warnings
				.add("The provider " + this.provider.address() + " serves nothing: no bean is a ManagedResource or a "
						+ "DataSourceReader. Annotate the class of a resource with @TerraformResource, in "
						+ (packages.isEmpty() ? "a package that the application scans"
								: "the package " + String.join(" or ", packages) + " or below")
						+ ".");
		}
		warnings.addAll(this.unserved.warnings(this.provider));
		warnings.addAll(this.unserved.stateStores(this.provider));
		MissingDescriptions.of(this.provider).ifPresent(warnings::add);
		return warnings;
	}

}
