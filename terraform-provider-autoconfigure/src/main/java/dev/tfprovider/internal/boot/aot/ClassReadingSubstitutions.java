/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.io.FileNotFoundException;
import java.io.IOException;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;

import org.springframework.core.io.Resource;
import org.springframework.core.type.classreading.MetadataReader;

/**
 * Leaves what reads class files for Spring out of executables, which have none.
 */
final class ClassReadingSubstitutions {

	private ClassReadingSubstitutions() {
	}

	private static IOException noClassFile(Resource resource) {
		return new FileNotFoundException("%s: an executable has no class files".formatted(resource.getDescription()));
	}

	/**
	 * By the JDK, from version 24 on.
	 */
	@TargetClass(className = "org.springframework.core.type.classreading.ClassFileMetadataReaderFactory",
			onlyWith = TargetPresent.class)
	static final class ClassFileApi {

		@Substitute
		MetadataReader getMetadataReader(Resource resource) throws IOException {
			throw noClassFile(resource);
		}

	}

	/**
	 * By ASM.
	 */
	@TargetClass(className = "org.springframework.core.type.classreading.SimpleMetadataReaderFactory",
			onlyWith = TargetPresent.class)
	static final class Asm {

		@Substitute
		MetadataReader getMetadataReader(Resource resource) throws IOException {
			throw noClassFile(resource);
		}

	}

}
