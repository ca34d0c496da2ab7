/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.asm.ClassReader;
import org.springframework.asm.ClassVisitor;
import org.springframework.asm.FieldVisitor;
import org.springframework.asm.Opcodes;
import org.springframework.asm.SpringAsmInfo;
import org.springframework.asm.Type;

/**
 * Tells from class files whether objects of a type can change. A class can if it, or one
 * it extends, has a field that is not final. What is behind an interface is unknown and
 * counts as constant, but for collections and maps.
 */
final class MutableTypes {

	/**
	 * Types whose fields are not final, and whose behaviour does not show it; and
	 * loggers, which are kept apart by launch.
	 */
	private static final Set<String> CONSTANT = Set.of("java/lang/Object", "java/lang/String", "java/lang/Class",
			"java/lang/Record", "java/lang/Enum", "java/math/BigDecimal", "java/math/BigInteger", "java/net/URI",
			"java/net/URL", "java/util/Locale", "java/util/regex/Pattern", "java/nio/charset/Charset",
			"java/time/ZoneId", "java/time/ZoneOffset", "java/security/SecureRandom", "java/lang/invoke/MethodHandle",
			"java/lang/invoke/VarHandle", "java/util/logging/Logger", "org/slf4j/Logger",
			"ch/qos/logback/classic/Logger");

	private static final Set<String> MUTABLE = Set.of("java/util/Collection", "java/util/Map", "java/util/Iterator",
			"java/util/Enumeration", "java/lang/ThreadLocal", "java/lang/Appendable", "java/lang/ref/Reference",
			"java/util/concurrent/Future", "java/util/concurrent/ExecutorService",
			"java/util/concurrent/locks/Condition", "java/util/concurrent/Semaphore",
			"java/util/concurrent/CountDownLatch", "java/util/concurrent/atomic/AtomicBoolean",
			"java/util/concurrent/atomic/AtomicInteger", "java/util/concurrent/atomic/AtomicLong",
			"java/util/concurrent/atomic/AtomicReference");

	private final @Nullable ClassLoader classLoader;

	private final Map<String, Boolean> known = new HashMap<>();

	MutableTypes(@Nullable ClassLoader classLoader) {
		this.classLoader = classLoader;
		CONSTANT.forEach((name) -> this.known.put(name, false));
		MUTABLE.forEach((name) -> this.known.put(name, true));
	}

	/**
	 * Tell whether objects of a declared type can change.
	 */
	boolean isMutable(Type type) {
		return switch (type.getSort()) {
			case Type.ARRAY -> true;
			case Type.OBJECT -> isMutable(type.getInternalName());
			default -> false;
		};
	}

	private boolean isMutable(String name) {
		Boolean answer = this.known.get(name);
		if (answer == null) {
			// what refers to itself is decided by the rest of it
			this.known.put(name, false);
			answer = read(name);
			this.known.put(name, answer);
		}
		return answer;
	}

	private boolean read(String name) {
		try (InputStream file = open(name + ".class")) {
			if (file == null) {
				return false;
			}
			Shape shape = new Shape();
			new ClassReader(file).accept(shape, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
			return shape.mutable;
		}
		catch (IOException ex) {
			return false;
		}
	}

	private @Nullable InputStream open(String file) {
		return (this.classLoader != null) ? this.classLoader.getResourceAsStream(file)
				: ClassLoader.getSystemResourceAsStream(file);
	}

	private final class Shape extends ClassVisitor {

		private boolean mutable;

		Shape() {
			super(SpringAsmInfo.ASM_VERSION);
		}

		@Override
		public void visit(int version, int access, String name, @Nullable String signature, @Nullable String superName,
				String @Nullable [] interfaces) {
			this.mutable = Stream
				.concat(Stream.ofNullable(superName), Stream.ofNullable(interfaces).flatMap(Stream::of))
				.anyMatch(MutableTypes.this::isMutable);
		}

		@Override
		public @Nullable FieldVisitor visitField(int access, String name, String descriptor, @Nullable String signature,
				@Nullable Object value) {
			if ((access & (Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC)) == 0) {
				this.mutable = true;
			}
			return null;
		}

	}

}
