/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.tfprovider.internal.command.SimilarNames;

import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.EnumerablePropertySource;
import org.springframework.core.env.PropertySource;
import org.springframework.core.env.StandardEnvironment;

/**
 * Finds properties below {@code terraform.provider} that nothing reads, by the metadata
 * of those that are read.
 */
final class UnknownProperties {

	private static final String PREFIX = "terraform.provider.";

	private static final String METADATA = "META-INF/spring-configuration-metadata.json";

	private UnknownProperties() {
	}

	/**
	 * Return warnings about the properties of an environment. Variables of the system and
	 * of the JVM are passed over: launchers set some that no author sees.
	 */
	static List<String> warnings(ConfigurableEnvironment environment, ClassLoader classLoader) {
		Map<String, String> known = new TreeMap<>();
		known(classLoader).forEach((name) -> known.put(uniform(name), name));
		List<String> warnings = new ArrayList<>();
		if (known.isEmpty()) {
			return warnings;
		}
		for (PropertySource<?> source : environment.getPropertySources()) {
			boolean ofSystem = Set
				.of(StandardEnvironment.SYSTEM_PROPERTIES_PROPERTY_SOURCE_NAME,
						StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME)
				.contains(source.getName());
			if (ofSystem || !(source instanceof EnumerablePropertySource<?> names)) {
				continue;
			}
			for (String name : names.getPropertyNames()) {
				String plain = name.replaceAll("\\[.*", "");
				if (plain.startsWith(PREFIX) && !known.containsKey(uniform(plain))) {
					warnings.add("There is no property '%s' (%s).%s".formatted(name, source.getName(),
							suggestion(plain, known.values())));
				}
			}
		}
		return warnings;
	}

	private static String suggestion(String name, Collection<String> known) {
		List<String> rests = known.stream().map((each) -> each.substring(PREFIX.length())).toList();
		return SimilarNames.suggestion(name.substring(PREFIX.length()), rests).replace(" mean '", " mean '" + PREFIX);
	}

	/**
	 * Spring reads names in several spellings.
	 */
	private static String uniform(String name) {
		return name.replace("-", "").replace("_", "").toLowerCase(Locale.ROOT);
	}

	private static Set<String> known(ClassLoader classLoader) {
		Set<String> names = new TreeSet<>();
		try {
			for (URL metadata : Collections.list(classLoader.getResources(METADATA))) {
				try (InputStream content = metadata.openStream();
						JsonParser parser = new JsonFactory().createParser(content)) {
					read(parser, names);
				}
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return names;
	}

	/**
	 * Read the names of the members of the array {@code properties}.
	 */
	private static void read(JsonParser parser, Set<String> names) throws IOException {
		String list = "";
		int depth = 0;
		for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
			if (token.isStructStart()) {
				depth++;
			}
			else if (token.isStructEnd()) {
				depth--;
			}
			else if (token == JsonToken.FIELD_NAME && depth == 1) {
				list = parser.currentName();
			}
			else if (token == JsonToken.VALUE_STRING && depth == 3 && list.equals("properties")
					&& "name".equals(parser.currentName()) && parser.getText().startsWith(PREFIX)) {
				names.add(parser.getText());
			}
		}
	}

}
