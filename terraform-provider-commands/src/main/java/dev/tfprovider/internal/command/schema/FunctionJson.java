/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Function;

/**
 * Writes function signatures as JSON.
 */
final class FunctionJson {

	private final JsonGenerator json;

	FunctionJson(JsonGenerator json) {
		this.json = json;
	}

	void write(Map<String, Function> functions) throws IOException {
		if (functions.isEmpty()) {
			return;
		}
		this.json.writeObjectFieldStart("functions");
		for (Map.Entry<String, Function> function : new TreeMap<>(functions).entrySet()) {
			this.json.writeFieldName(function.getKey());
			write(function.getValue());
		}
		this.json.writeEndObject();
	}

	private void write(Function function) throws IOException {
		this.json.writeStartObject();
		writeText("description", function.getDescription());
		writeText("summary", function.getSummary());
		writeText("deprecation_message", function.getDeprecationMessage());
		this.json.writeFieldName("return_type");
		this.json.writeRawValue(function.getReturn().getType().toStringUtf8());
		if (function.getParametersCount() > 0) {
			this.json.writeArrayFieldStart("parameters");
			for (Function.Parameter parameter : function.getParametersList()) {
				write(parameter);
			}
			this.json.writeEndArray();
		}
		if (function.hasVariadicParameter()) {
			this.json.writeFieldName("variadic_parameter");
			write(function.getVariadicParameter());
		}
		this.json.writeEndObject();
	}

	private void write(Function.Parameter parameter) throws IOException {
		this.json.writeStartObject();
		writeText("name", parameter.getName());
		writeText("description", parameter.getDescription());
		if (parameter.getAllowNullValue()) {
			this.json.writeBooleanField("is_nullable", true);
		}
		this.json.writeFieldName("type");
		this.json.writeRawValue(parameter.getType().toStringUtf8());
		this.json.writeEndObject();
	}

	private void writeText(String name, String text) throws IOException {
		if (!text.isEmpty()) {
			this.json.writeStringField(name, text);
		}
	}

}
