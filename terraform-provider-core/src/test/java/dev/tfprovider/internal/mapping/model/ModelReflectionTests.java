/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.model;

import java.io.FileNotFoundException;
import java.io.IOException;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * Tests for {@link ModelReflection}.
 */
class ModelReflectionTests {

	private static final InferenceScope SCOPE = InferenceScope.of(Part.class, ModelKind.RESOURCE);

	@Test
	void createsAndReadsRecords() {
		Object part = ModelReflection.constructor(Part.class, SCOPE).create(new @Nullable Object[] { "a", 2 });
		assertThat(part).isEqualTo(new Part("a", 2));
		assertThat(read(part, 0)).isEqualTo("a");
		assertThat(read(part, 1)).isEqualTo(2);
	}

	@Test
	void whatConstructorsThrowComesAsItIs() {
		Creator creator = ModelReflection.constructor(Part.class, SCOPE);
		assertThatIllegalArgumentException().isThrownBy(() -> creator.create(new @Nullable Object[] { "", 1 }))
			.withMessage("no name")
			.withNoCause();
		assertThatExceptionOfType(StackOverflowError.class)
			.isThrownBy(() -> creator.create(new @Nullable Object[] { "deep", 1 }));
	}

	@Test
	void nullIsNoNumber() {
		Creator creator = ModelReflection.constructor(Part.class, SCOPE);
		assertThatExceptionOfType(RuntimeException.class)
			.isThrownBy(() -> creator.create(new @Nullable Object[] { "a", null }));
	}

	@Test
	void accessorThatFailsIsToldWithItsReason() {
		assertThatExceptionOfType(ValueMappingException.class).isThrownBy(() -> read(new Part("shy", 1), 0))
			.withMessageContaining("The accessor failed: java.lang.UnsupportedOperationException: shy.")
			.withCauseExactlyInstanceOf(UnsupportedOperationException.class);
	}

	@Test
	void readsFields() throws Exception {
		Accessor accessor = ModelReflection.accessor(Part.class.getDeclaredField("count"));
		assertThat(accessor.get(new Part("shy", 5))).isEqualTo(5);
	}

	@Test
	void checkedExceptionsComeAsTheyAreOrAsOthersWithTheSameMessage() throws Exception {
		var method = ModelReflection.method(ModelReflectionTests.class.getDeclaredMethod("missing"), SCOPE);
		assertThatExceptionOfType(FileNotFoundException.class)
			.isThrownBy(() -> ModelReflection.call(() -> method.invoke(null)))
			.withMessage("gone");
		assertThatIllegalStateException().isThrownBy(() -> ModelReflection.unchecked(() -> method.invoke(null)))
			.withMessage("gone")
			.withCauseExactlyInstanceOf(FileNotFoundException.class);
	}

	private static @Nullable Object read(Object part, int position) {
		return ModelReflection.accessor(Part.class.getRecordComponents()[position], SCOPE).get(part);
	}

	static void missing() throws IOException {
		throw new FileNotFoundException("gone");
	}

	private record Part(String name, int count) {

		Part {
			if (name.isEmpty()) {
				throw new IllegalArgumentException("no name");
			}
			if (name.equals("deep")) {
				throw new StackOverflowError();
			}
		}

		@Override
		public String name() {
			if (this.name.equals("shy")) {
				throw new UnsupportedOperationException(this.name);
			}
			return this.name;
		}

	}

}
