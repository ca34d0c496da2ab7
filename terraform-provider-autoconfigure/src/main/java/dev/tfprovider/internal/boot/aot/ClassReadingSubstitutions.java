/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.io.FileNotFoundException;
import java.io.IOException;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;

import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.core.type.ClassMetadata;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.util.ClassUtils;
import org.springframework.util.StringUtils;

/**
 * Answers from classes what Spring reads from class files, which executables do not have:
 * the annotations of a configuration that imports another, such as transactions.
 */
final class ClassReadingSubstitutions {

	private ClassReadingSubstitutions() {
	}

	private static MetadataReader read(Resource file) throws IOException {
		if (file instanceof ClassPathResource resource && resource.getPath().endsWith(ClassUtils.CLASS_FILE_SUFFIX)) {
			String path = StringUtils.stripFilenameExtension(resource.getPath());
			String name = ClassUtils.convertResourcePathToClassName(path);
			try {
				return new ClassReader(file, ClassUtils.forName(name, resource.getClassLoader()));
			}
			catch (ClassNotFoundException | LinkageError ex) {
				// No hint names the class
			}
		}
		throw new FileNotFoundException(
				"%s: an executable has no class files, only classes that hints name".formatted(file.getDescription()));
	}

	/**
	 * By the JDK, from version 24 on.
	 */
	@TargetClass(className = "org.springframework.core.type.classreading.ClassFileMetadataReaderFactory",
			onlyWith = TargetPresent.class)
	static final class ClassFileApi {

		@Substitute
		MetadataReader getMetadataReader(Resource resource) throws IOException {
			return read(resource);
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
			return read(resource);
		}

	}

	private record ClassReader(Resource resource, Class<?> type) implements MetadataReader {

		@Override
		public Resource getResource() {
			return this.resource;
		}

		@Override
		public ClassMetadata getClassMetadata() {
			return getAnnotationMetadata();
		}

		@Override
		public AnnotationMetadata getAnnotationMetadata() {
			return AnnotationMetadata.introspect(this.type);
		}

	}

}
