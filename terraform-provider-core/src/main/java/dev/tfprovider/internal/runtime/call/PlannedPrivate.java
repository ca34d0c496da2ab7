/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import dev.tfprovider.internal.stored.UnreadableRecordException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a plan keeps for its apply: the author's private state, and values that are made
 * once. Without such values it is the private state as it is. What is kept beside a state
 * never has any.
 *
 * @param privateState bytes of the author's private state, may be empty
 * @param once the values by their paths, in MessagePack
 */
public record PlannedPrivate(byte[] privateState, SortedMap<String, byte[]> once) {

	/**
	 * Begins what has values. Private state is JSON, which begins with none of this.
	 */
	private static final byte[] MARK = { 'o', 'n', 'c', 'e', 1 };

	private static final Logger logger = LoggerFactory.getLogger(PlannedPrivate.class);

	/**
	 * Read what a plan has kept.
	 * @throws UnreadableRecordException if it is damaged
	 */
	public static PlannedPrivate read(byte[] bytes) {
		SortedMap<String, byte[]> once = new TreeMap<>();
		if (!isMarked(bytes)) {
			return new PlannedPrivate(bytes, once);
		}
		try (DataInputStream input = new DataInputStream(new ByteArrayInputStream(bytes))) {
			input.skipNBytes(MARK.length);
			byte[] privateState = readBytes(input);
			while (input.available() > 0) {
				once.put(input.readUTF(), readBytes(input));
			}
			return new PlannedPrivate(privateState, once);
		}
		catch (IOException ex) {
			throw new UnreadableRecordException("What the plan has kept is damaged", ex);
		}
	}

	/**
	 * Return the author's private state of what a plan may have kept. What cannot be read
	 * is as good as nothing, as for {@link PrivateState#read}.
	 */
	public static byte[] privateState(byte[] bytes) {
		try {
			return read(bytes).privateState();
		}
		catch (UnreadableRecordException ex) {
			logger.warn("Private state that is damaged is left out of account", ex);
			return new byte[0];
		}
	}

	private static boolean isMarked(byte[] bytes) {
		return bytes.length >= MARK.length && Arrays.equals(bytes, 0, MARK.length, MARK, 0, MARK.length);
	}

	private static byte[] readBytes(DataInputStream input) throws IOException {
		int length = input.readInt();
		if (length < 0 || length > input.available()) {
			throw new IOException("There are not %s bytes".formatted(length));
		}
		return input.readNBytes(length);
	}

	/**
	 * Return the bytes to keep.
	 */
	public byte[] bytes() {
		if (this.once.isEmpty()) {
			return this.privateState;
		}
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (DataOutputStream output = new DataOutputStream(bytes)) {
			output.write(MARK);
			write(output, this.privateState);
			for (Map.Entry<String, byte[]> value : this.once.entrySet()) {
				output.writeUTF(value.getKey());
				write(output, value.getValue());
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return bytes.toByteArray();
	}

	private static void write(DataOutputStream output, byte[] bytes) throws IOException {
		output.writeInt(bytes.length);
		output.write(bytes);
	}

}
