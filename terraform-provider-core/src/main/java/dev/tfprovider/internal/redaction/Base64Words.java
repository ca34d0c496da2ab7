/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

/**
 * Decodes the parts of a text that may be Base64, in the standard and the URL alphabet.
 * Three bytes are four characters, and a secret may start anywhere within a longer text.
 * So each word is decoded at all four offsets, one of which is right.
 */
final class Base64Words {

	static final int ALIGNMENTS = 4;

	private static final int SHORTEST = 6;

	private final DecodedText text;

	private final int alignment;

	private final DecodedText decoded;

	/**
	 * The bytes of a word, and for each the character it begins in.
	 */
	private final int[] bytes;

	private final int[] places;

	private final int[] letters;

	private Base64Words(DecodedText text, int alignment) {
		this.text = text;
		this.alignment = alignment;
		this.decoded = new DecodedText(text.length());
		this.letters = new int[text.length()];
		this.bytes = new int[text.length()];
		this.places = new int[text.length()];
	}

	/**
	 * Return the words as texts.
	 * @param alignment how many characters of each word to skip
	 */
	static DecodedText decode(DecodedText text, int alignment) {
		Base64Words words = new Base64Words(text, alignment);
		words.decode();
		return words.decoded;
	}

	private void decode() {
		int count = 0;
		for (int index = 0; index <= this.text.length(); index++) {
			char letter = this.text.peek(index);
			if (value(letter) >= 0) {
				this.letters[count++] = index;
			}
			else if (letter != '\n' || index == this.text.length()) {
				if (count - this.alignment >= SHORTEST) {
					decode(count);
				}
				if (count > 0) {
					separate(index);
				}
				count = 0;
			}
		}
	}

	/**
	 * NameWords of a text that was cut must be seen to end there.
	 */
	private void separate(int index) {
		boolean cut = index < this.text.length() && TruncationMark.isAt(this.text, index);
		int place = (index < this.text.length()) ? this.text.start(index) : 0;
		this.decoded.add(cut ? TruncationMark.SHORT : '\0', place, place);
	}

	private void decode(int letterCount) {
		int count = 0;
		int bits = 0;
		int collected = 0;
		for (int index = this.alignment; index < letterCount; index++) {
			collected = collected << 6 | value(this.text.charAt(this.letters[index]));
			bits += 6;
			if (bits >= Byte.SIZE) {
				bits -= Byte.SIZE;
				this.bytes[count] = collected >> bits & 0xFF;
				this.places[count++] = index - 1;
			}
		}
		int size = count;
		for (int index = 0; index < size;) {
			int first = index;
			long read = Utf8.read((offset) -> (first + offset < size) ? this.bytes[first + offset] : -1);
			int last = first + Utf8.count(read) - 1;
			this.decoded.addCodePoint(Utf8.codePoint(read), this.text.start(this.letters[this.places[first]]),
					this.text.end(this.letters[this.places[last] + 1]));
			index = last + 1;
		}
	}

	private static int value(char letter) {
		if (letter >= 'A' && letter <= 'Z') {
			return letter - 'A';
		}
		if (letter >= 'a' && letter <= 'z') {
			return letter - 'a' + 26;
		}
		if (letter >= '0' && letter <= '9') {
			return letter - '0' + 52;
		}
		return switch (letter) {
			case '+', '-' -> 62;
			case '/', '_' -> 63;
			default -> -1;
		};
	}

}
