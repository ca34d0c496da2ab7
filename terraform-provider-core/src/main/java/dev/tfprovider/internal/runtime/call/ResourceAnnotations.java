/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Optional;
import java.util.OptionalLong;

import dev.tfprovider.resource.ImportId;
import dev.tfprovider.resource.SchemaVersion;

/**
 * Reads the annotations on the class of a resource.
 *
 * @param importId the form of the import id
 * @param schemaVersion the version of the schema
 */
record ResourceAnnotations(Optional<String> importId, OptionalLong schemaVersion) {

	/**
	 * Read the annotations of a class, inherited ones included.
	 * @param implementation the class behind all proxies
	 * @return the annotations
	 */
	static ResourceAnnotations of(Class<?> implementation) {
		Optional<String> importId = Optional.empty();
		OptionalLong version = OptionalLong.empty();
		for (Class<?> type = implementation; type != null; type = type.getSuperclass()) {
			ImportId form = type.getAnnotation(ImportId.class);
			if (form != null && importId.isEmpty()) {
				importId = Optional.of(form.value());
			}
			SchemaVersion schema = type.getAnnotation(SchemaVersion.class);
			if (schema != null && version.isEmpty()) {
				version = OptionalLong.of(schema.value());
			}
		}
		return new ResourceAnnotations(importId, version);
	}

}
