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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.asm.ClassReader;
import org.springframework.asm.ClassVisitor;
import org.springframework.asm.FieldVisitor;
import org.springframework.asm.Handle;
import org.springframework.asm.MethodVisitor;
import org.springframework.asm.SpringAsmInfo;
import org.springframework.asm.Type;
import org.springframework.util.ClassUtils;

/**
 * The classes that the bytecode of a class names: those it has literals of, such as
 * {@code Pet.class}, and all that it mentions in whatever way.
 */
final class NamedClasses extends ClassVisitor {

	private static final Pattern IN_SIGNATURE = Pattern.compile("L([^;<>]+)");

	private final Set<String> literals = new LinkedHashSet<>();

	private final Set<String> mentions = new LinkedHashSet<>();

	private NamedClasses(InputStream file) throws IOException {
		super(SpringAsmInfo.ASM_VERSION);
		new ClassReader(file).accept(this, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
	}

	/**
	 * Read a class file.
	 */
	static NamedClasses of(InputStream file) throws IOException {
		return new NamedClasses(file);
	}

	/**
	 * Return the classes that a class and those it extends have literals of.
	 */
	static Stream<Class<?>> literals(Class<?> code) {
		Stream<Class<?>> found = Stream.empty();
		for (Class<?> type = code; type != null && type.getClassLoader() != null; type = type.getSuperclass()) {
			found = Stream.concat(found, read(type, type.getClassLoader()));
		}
		return found.distinct();
	}

	private static Stream<Class<?>> read(Class<?> type, ClassLoader classLoader) {
		String file = ClassUtils.convertClassNameToResourcePath(type.getName()) + ClassUtils.CLASS_FILE_SUFFIX;
		try (InputStream in = classLoader.getResourceAsStream(file)) {
			return (in != null) ? of(in).literals(classLoader) : Stream.empty();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Cannot read " + file, ex);
		}
	}

	/**
	 * Return the classes with literals.
	 * @param classLoader finds them; what it does not is left out
	 */
	Stream<Class<?>> literals(@Nullable ClassLoader classLoader) {
		return find(this.literals.stream(), classLoader);
	}

	/**
	 * Return the names of all classes that are mentioned.
	 */
	Set<String> mentions() {
		return this.mentions;
	}

	/**
	 * Return the classes of that name.
	 */
	static Stream<Class<?>> find(Stream<String> names, @Nullable ClassLoader classLoader) {
		return names.filter((name) -> ClassUtils.isPresent(name, classLoader))
			.map((name) -> ClassUtils.resolveClassName(name, classLoader));
	}

	@Override
	public void visit(int version, int access, String name, @Nullable String signature, @Nullable String superName,
			String @Nullable [] interfaces) {
		mention(superName);
		addAll(signature);
		if (interfaces != null) {
			Stream.of(interfaces).forEach(this::mention);
		}
	}

	@Override
	public @Nullable FieldVisitor visitField(int access, String name, String descriptor, @Nullable String signature,
			@Nullable Object value) {
		addAll(descriptor);
		addAll(signature);
		return null;
	}

	@Override
	public MethodVisitor visitMethod(int access, String name, String descriptor, @Nullable String signature,
			String @Nullable [] exceptions) {
		addAll(descriptor);
		addAll(signature);
		return new Code(this.api);
	}

	private void mention(@Nullable String internalName) {
		if (internalName != null) {
			if (internalName.startsWith("[")) {
				addAll(internalName);
			}
			else {
				this.mentions.add(internalName.replace('/', '.'));
			}
		}
	}

	private void addAll(@Nullable String signature) {
		if (signature != null) {
			Matcher names = IN_SIGNATURE.matcher(signature);
			while (names.find()) {
				mention(names.group(1));
			}
		}
	}

	private final class Code extends MethodVisitor {

		Code(int api) {
			super(api);
		}

		@Override
		public void visitLdcInsn(Object value) {
			if (value instanceof Type type && type.getSort() == Type.OBJECT) {
				NamedClasses.this.literals.add(type.getClassName());
				mention(type.getInternalName());
			}
		}

		@Override
		public void visitTypeInsn(int opcode, String type) {
			mention(type);
		}

		@Override
		public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
			mention(owner);
			addAll(descriptor);
		}

		@Override
		public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
			mention(owner);
			addAll(descriptor);
		}

		@Override
		public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
			addAll(descriptor);
			for (Object argument : arguments) {
				if (argument instanceof Handle handle) {
					mention(handle.getOwner());
					addAll(handle.getDesc());
				}
			}
		}

	}

}
