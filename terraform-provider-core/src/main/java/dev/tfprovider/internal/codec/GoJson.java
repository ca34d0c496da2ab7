/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Consumer;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;

/**
 * Writes JSON byte for byte as Go's {@code encoding/json} does, for documents compared
 * with those of Terraform.
 */
public final class GoJson {

	private GoJson() {
	}

	/**
	 * Write a document, in which is escaped what Go escapes.
	 * @param out where to, in UTF-8; not closed
	 * @param content writes the document
	 * @throws IOException if the stream fails
	 */
	public static void write(OutputStream out, Consumer<JsonGenerator> content) throws IOException {
		try (JsonGenerator json = JsonFormat.generator(out).configure(StreamWriteFeature.AUTO_CLOSE_TARGET, false)) {
			content.accept(json);
		}
		catch (JacksonIOException ex) {
			throw ex.getCause();
		}
	}

}
