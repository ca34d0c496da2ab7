/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.command.NearestName;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.context.properties.source.ConfigurationPropertySource;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.boot.context.properties.source.IterableConfigurationPropertySource;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * Finds properties below {@code terraform.provider} that do not exist, such as misspelled
 * ones. Spring ignores them.
 */
final class UnknownProperties {

	private static final ConfigurationPropertyName PREFIX = ConfigurationPropertyName.of("terraform.provider");

	private static final String METADATA = "classpath*:META-INF/spring-configuration-metadata.json";

	/**
	 * What launchers pass to a process; nobody else may set it.
	 */
	private static final List<ConfigurationPropertyName> INTERNAL = Stream
		.of("terraform.provider.command", "terraform.provider.deferred-logging", "terraform.provider.start.mark",
				"terraform.provider.start.recording")
		.map(ConfigurationPropertyName::of)
		.toList();

	private final ConfigurableEnvironment environment;

	private final Set<ConfigurationPropertyName> known = new TreeSet<>();

	private UnknownProperties(ConfigurableEnvironment environment, @Nullable ClassLoader classLoader) {
		this.environment = environment;
		try {
			for (Resource metadata : new PathMatchingResourcePatternResolver(classLoader).getResources(METADATA)) {
				this.known.addAll(names(metadata));
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	static UnknownProperties of(ConfigurableListableBeanFactory beanFactory) {
		return new UnknownProperties(beanFactory.getBean(ConfigurableEnvironment.class),
				beanFactory.getBeanClassLoader());
	}

	/**
	 * Return a sentence for each wrong property that somebody has set.
	 */
	List<String> warnings() {
		if (this.known.isEmpty()) {
			// a jar whose packager has dropped what is not code
			return List.of();
		}
		List<String> warnings = new ArrayList<>();
		for (ConfigurationPropertySource source : ConfigurationPropertySources.get(this.environment)) {
			if (source instanceof IterableConfigurationPropertySource properties) {
				boolean variables = source.getUnderlyingSource() instanceof SystemEnvironmentPropertySource;
				properties.stream()
					.filter((name) -> PREFIX.isAncestorOf(name) && !isKnown(name))
					.map((name) -> warning(source, name, variables))
					.flatMap(Optional::stream)
					.forEach(warnings::add);
			}
		}
		return warnings;
	}

	private Optional<String> warning(ConfigurationPropertySource source, ConfigurationPropertyName name,
			boolean variable) {
		Optional<String> meant = NearestName
			.find(withoutPrefix(name), this.known.stream().map(UnknownProperties::withoutPrefix).toList())
			.map((other) -> PREFIX.append(other).toString());
		if (variable && meant.isEmpty()) {
			// other programs have variables with this prefix, too
			return Optional.empty();
		}
		String origin = Optional.ofNullable(source.getConfigurationProperty(name))
			.map((property) -> property.getOrigin())
			.map((place) -> " (" + place + ")")
			.orElse("");
		return Optional.of("There is no property '%s'%s.%s".formatted(name, origin,
				meant.map((other) -> " Did you mean '" + other + "'?").orElse("")));
	}

	private static String withoutPrefix(ConfigurationPropertyName name) {
		return name.subName(PREFIX.getNumberOfElements()).toString();
	}

	private boolean isKnown(ConfigurationPropertyName name) {
		return Stream.concat(this.known.stream(), INTERNAL.stream())
			.anyMatch((other) -> other.equals(name) || other.isAncestorOf(name));
	}

	private static List<ConfigurationPropertyName> names(Resource metadata) throws IOException {
		byte[] json = metadata.getContentAsByteArray();
		if (!new String(json, StandardCharsets.UTF_8).contains(PREFIX + ".")) {
			// most are large, and of libraries
			return List.of();
		}
		Object properties = JsonTree.readObject(json).get("properties");
		return (properties instanceof List<?> list) ? list.stream()
			.map((property) -> ((Map<?, ?>) property).get("name"))
			.map(String::valueOf)
			.filter((name) -> name.startsWith(PREFIX + "."))
			.map(ConfigurationPropertyName::of)
			.toList() : List.of();
	}

}
