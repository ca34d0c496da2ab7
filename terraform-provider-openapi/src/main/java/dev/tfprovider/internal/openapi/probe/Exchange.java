/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.probe;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.internal.redaction.ShownText;
import org.jspecify.annotations.Nullable;

/**
 * A request and its answer.
 *
 * @param verb method of the request
 * @param path its path
 * @param content its content, {@code null} if it had none
 * @param status code of the answer
 * @param location the header {@code Location} of the answer, maybe empty
 * @param answer content of the answer, missing if it had none
 */
record Exchange(String verb, String path, @Nullable JsonNode content, int status, String location, JsonNode answer) {

	boolean succeeded() {
		return this.status >= 200 && this.status < 300;
	}

	boolean isGone() {
		return this.status == 404 || this.status == 410;
	}

	/**
	 * Return the header {@code Location} without a query, which may have secrets.
	 */
	String place() {
		return this.location.replaceFirst("[?#].*$", "");
	}

	/**
	 * Return the exchange as a record keeps it.
	 */
	ObjectNode record() {
		ObjectNode record = JsonNodeFactory.instance.objectNode();
		record.put("request", this.verb + " " + this.path);
		if (this.content != null) {
			record.set("content", this.content);
		}
		record.put("status", this.status);
		if (!this.location.isEmpty()) {
			record.put("location", place());
		}
		if (!this.answer.isMissingNode()) {
			record.set("answer", this.answer);
		}
		return record;
	}

	@Override
	public String toString() {
		String said = this.answer.isMissingNode() ? "" : ": " + this.answer;
		return "%s %s was answered with %s%s".formatted(this.verb, this.path, this.status, ShownText.cut(said, 200));
	}

}
