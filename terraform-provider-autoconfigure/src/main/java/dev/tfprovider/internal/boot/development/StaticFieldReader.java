/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import org.springframework.asm.ClassReader;
import org.springframework.asm.ClassVisitor;
import org.springframework.asm.FieldVisitor;
import org.springframework.asm.Handle;
import org.springframework.asm.Label;
import org.springframework.asm.MethodVisitor;
import org.springframework.asm.Opcodes;
import org.springframework.asm.SpringAsmInfo;
import org.springframework.asm.Type;

/**
 * Reads the static fields of a class file, and those of them that are not constant.
 */
final class StaticFieldReader extends ClassVisitor {

	private final MutableTypes types;

	private final List<StaticField> variable = new ArrayList<>();

	/**
	 * Fields to which the initializer of the class assigns a collection that nobody can
	 * change.
	 */
	private final Set<String> unmodifiable = new HashSet<>();

	private String owner = "";

	private StaticFieldReader(MutableTypes types) {
		super(SpringAsmInfo.ASM_VERSION);
		this.types = types;
	}

	/**
	 * Read a class file.
	 * @param file the class file, closed by the caller
	 * @param types knows what can change
	 * @return its fields that are not constant, in the order of the file
	 */
	static List<StaticField> read(InputStream file, MutableTypes types) throws IOException {
		StaticFieldReader reader = new StaticFieldReader(types);
		new ClassReader(file).accept(reader, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
		return reader.variable.stream()
			.filter((field) -> !field.isFinal() || !reader.unmodifiable.contains(field.name()))
			.toList();
	}

	@Override
	public void visit(int version, int access, String name, @Nullable String signature, @Nullable String superName,
			String @Nullable [] interfaces) {
		this.owner = name;
	}

	@Override
	public @Nullable FieldVisitor visitField(int access, String name, String descriptor, @Nullable String signature,
			@Nullable Object value) {
		boolean isFinal = (access & Opcodes.ACC_FINAL) != 0;
		if ((access & Opcodes.ACC_STATIC) != 0 && (access & Opcodes.ACC_SYNTHETIC) == 0
				&& (!isFinal || this.types.isMutable(Type.getType(descriptor)))) {
			this.variable.add(new StaticField(this.owner.replace('/', '.').replace('$', '.'), name,
					Type.getType(descriptor).getClassName(), isFinal));
		}
		return null;
	}

	@Override
	public @Nullable MethodVisitor visitMethod(int access, String name, String descriptor, @Nullable String signature,
			String @Nullable [] exceptions) {
		return name.equals("<clinit>") ? new Initializer() : null;
	}

	/**
	 * Sees which call gives the value of a field.
	 */
	private final class Initializer extends MethodVisitor {

		private static final Set<String> FACTORIES = Set.of("of", "ofEntries", "copyOf", "entry");

		private boolean made;

		Initializer() {
			super(SpringAsmInfo.ASM_VERSION);
		}

		@Override
		public void visitMethodInsn(int opcode, String type, String name, String descriptor, boolean isInterface) {
			this.made = switch (type) {
				case "java/util/List", "java/util/Set", "java/util/Map" ->
					opcode == Opcodes.INVOKESTATIC && FACTORIES.contains(name);
				case "java/util/Collections" ->
					name.startsWith("unmodifiable") || name.startsWith("empty") || name.startsWith("singleton");
				case "java/util/stream/Stream" -> name.equals("toList");
				default -> false;
			};
		}

		@Override
		public void visitFieldInsn(int opcode, String type, String name, String descriptor) {
			if (this.made && opcode == Opcodes.PUTSTATIC) {
				StaticFieldReader.this.unmodifiable.add(name);
			}
			this.made = false;
		}

		@Override
		public void visitInsn(int opcode) {
			this.made = false;
		}

		@Override
		public void visitVarInsn(int opcode, int variable) {
			this.made = false;
		}

		@Override
		public void visitTypeInsn(int opcode, String type) {
			this.made = this.made && opcode == Opcodes.CHECKCAST;
		}

		@Override
		public void visitJumpInsn(int opcode, Label label) {
			this.made = false;
		}

		@Override
		public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
			this.made = false;
		}

	}

}
