/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.codec;

import java.math.BigInteger;
import java.util.List;

/**
 * A MessagePack value, decoded without a type.
 */
sealed interface WireValue {

	/**
	 * Nothing.
	 */
	record Nil() implements WireValue {

	}

	/**
	 * True or false.
	 *
	 * @param value which of them
	 */
	record Bool(boolean value) implements WireValue {

	}

	/**
	 * An integer of any length.
	 *
	 * @param value the integer
	 */
	record Int(BigInteger value) implements WireValue {

	}

	/**
	 * A floating point number of either length.
	 *
	 * @param value the number, widened
	 */
	record Real(double value) implements WireValue {

	}

	/**
	 * Text.
	 *
	 * @param value the text
	 * @param binary whether it is written as binary
	 */
	record Text(String value, boolean binary) implements WireValue {

	}

	/**
	 * An array.
	 *
	 * @param elements its elements
	 */
	record Sequence(List<WireValue> elements) implements WireValue {

	}

	/**
	 * A map.
	 *
	 * @param entries its entries, of which several may have the same key
	 */
	record Entries(List<Entry> entries) implements WireValue {

	}

	/**
	 * An entry of a map.
	 *
	 * @param key the key as text
	 * @param textual whether the key is text, and not an integer
	 * @param value the value
	 */
	record Entry(String key, boolean textual, WireValue value) {

	}

	/**
	 * An extension, which is how unknown values travel.
	 *
	 * @param code kind of the extension
	 * @param payload what it says
	 */
	record Extension(byte code, byte[] payload) implements WireValue {

	}

}
