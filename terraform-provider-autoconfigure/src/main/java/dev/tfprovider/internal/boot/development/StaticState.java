/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * Finds the static fields in the packages of an application that several launches in one
 * process would share, and that are not constant. Reads class files, and loads no class.
 */
public final class StaticState {

	private final UnregisteredImplementations application;

	private final @Nullable ClassLoader classLoader;

	/**
	 * Create a search.
	 * @param beanFactory the beans of the application
	 */
	public StaticState(ConfigurableListableBeanFactory beanFactory) {
		this.application = new UnregisteredImplementations(beanFactory);
		this.classLoader = beanFactory.getBeanClassLoader();
	}

	/**
	 * Search the packages of the application.
	 * @return class, name and type of each field, in the order of the names; empty if
	 * there are none
	 */
	public List<String> fields() {
		MutableTypes types = new MutableTypes(this.classLoader);
		PathMatchingResourcePatternResolver resources = new PathMatchingResourcePatternResolver(this.classLoader);
		List<String> fields = new ArrayList<>();
		for (String name : this.application.packages()) {
			try {
				for (Resource file : resources.getResources("classpath*:" + name.replace('.', '/') + "/**/*.class")) {
					if (isWritten(file) && !this.application.isOfTests(file)) {
						read(file, types, fields);
					}
				}
			}
			catch (IOException ex) {
				// a package that cannot be read has no classes that run
			}
		}
		return fields.stream().distinct().sorted().toList();
	}

	private static void read(Resource file, MutableTypes types, List<String> fields) throws IOException {
		try (InputStream stream = file.getInputStream()) {
			StaticFieldReader.read(stream, types).forEach((field) -> fields.add(field.toString()));
		}
	}

	/**
	 * Tell whether somebody has written the class: those made ahead of time have two
	 * underscores in their names.
	 */
	private static boolean isWritten(Resource file) {
		String name = file.getFilename();
		return name != null && !name.contains("__") && !name.contains("$$");
	}

}
