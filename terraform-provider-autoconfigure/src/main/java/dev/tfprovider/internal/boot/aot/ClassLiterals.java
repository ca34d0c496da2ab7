/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import org.springframework.asm.ClassReader;
import org.springframework.asm.ClassVisitor;
import org.springframework.asm.MethodVisitor;
import org.springframework.asm.SpringAsmInfo;
import org.springframework.asm.Type;
import org.springframework.util.ClassUtils;

/**
 * Collects the class literals in bytecode.
 */
final class ClassLiterals extends ClassVisitor {

	private final ClassLoader classLoader;

	private final Set<Class<?>> found = new LinkedHashSet<>();

	private ClassLiterals(ClassLoader classLoader) {
		super(SpringAsmInfo.ASM_VERSION);
		this.classLoader = classLoader;
	}

	/**
	 * Return the classes that are named in the methods of a class and of those it
	 * extends.
	 */
	static Set<Class<?>> in(Class<?> code) {
		Set<Class<?>> found = new LinkedHashSet<>();
		for (Class<?> type = code; type != null && type.getClassLoader() != null; type = type.getSuperclass()) {
			ClassLiterals literals = new ClassLiterals(type.getClassLoader());
			literals.read(type);
			found.addAll(literals.found);
		}
		return found;
	}

	private void read(Class<?> type) {
		String file = ClassUtils.convertClassNameToResourcePath(type.getName()) + ClassUtils.CLASS_FILE_SUFFIX;
		try (InputStream in = this.classLoader.getResourceAsStream(file)) {
			if (in != null) {
				new ClassReader(in).accept(this, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Cannot read " + file, ex);
		}
	}

	@Override
	public MethodVisitor visitMethod(int access, String name, String descriptor, @Nullable String signature,
			String @Nullable [] exceptions) {
		return new MethodVisitor(this.api) {

			@Override
			public void visitLdcInsn(Object value) {
				if (value instanceof Type type && type.getSort() == Type.OBJECT) {
					add(type.getClassName());
				}
			}

		};
	}

	private void add(String name) {
		if (ClassUtils.isPresent(name, this.classLoader)) {
			this.found.add(ClassUtils.resolveClassName(name, this.classLoader));
		}
	}

}
