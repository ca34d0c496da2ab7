/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.NoSuchElementException;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link Value}.
 */
class ValueTests {

	@Test
	void knownGivesItsValue() {
		Value<String> value = Value.known("a");
		assertThat(value.get()).isEqualTo("a");
		assertThat(value.orElse("b")).isEqualTo("a");
		assertThat(value.isKnown()).isTrue();
		assertThat(value.isNull()).isFalse();
		assertThat(value.isUnknown()).isFalse();
		assertThat(value.map(String::length)).isEqualTo(Value.known(1));
	}

	@Test
	void nullHasNoValue() {
		Value<String> value = Value.ofNull();
		assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(value::get).withMessage("The value is null");
		assertThat(value.orElse("b")).isEqualTo("b");
		assertThat(value.orElse(null)).isNull();
		assertThat(value.isKnown()).isFalse();
		assertThat(value.isNull()).isTrue();
		assertThat(value.isUnknown()).isFalse();
		assertThat(value.map(String::length)).isEqualTo(Value.ofNull());
	}

	@Test
	void unknownHasNoValueYet() {
		Value<String> value = Value.unknown();
		assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(value::get)
			.withMessage("The value is not known yet");
		assertThat(value.orElse("b")).isEqualTo("b");
		assertThat(value.isKnown()).isFalse();
		assertThat(value.isNull()).isFalse();
		assertThat(value.isUnknown()).isTrue();
		assertThat(value.map(String::length)).isEqualTo(Value.unknown());
	}

	@Test
	void ofNullableTellsNullFromKnown() {
		assertThat(Value.ofNullable("a")).isEqualTo(Value.known("a"));
		assertThat(Value.ofNullable(null)).isEqualTo(Value.ofNull()).isNotEqualTo(Value.unknown());
	}

}
