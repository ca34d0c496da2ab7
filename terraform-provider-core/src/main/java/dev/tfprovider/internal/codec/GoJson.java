/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import java.io.IOException;
import java.io.OutputStream;

import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Writes JSON byte for byte as Go's {@code encoding/json} does, for documents compared
 * with those of Terraform.
 */
public final class GoJson {

	private GoJson() {
	}

	/**
	 * Return a generator that escapes what Go escapes.
	 * @param out where to, in UTF-8; not closed with the generator
	 * @return the generator
	 * @throws IOException if nothing can be written
	 */
	public static JsonGenerator generator(OutputStream out) throws IOException {
		return JsonFormat.generator(out).disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
	}

}
