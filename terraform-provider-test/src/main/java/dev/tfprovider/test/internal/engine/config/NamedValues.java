/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.test.internal.Copies;
import dev.tfprovider.test.internal.engine.expression.Expression;

/**
 * The values of a configuration that have a name. Immutable.
 *
 * @param variables what the input variables stand for, without references
 * @param locals local values
 * @param outputs output values
 */
public record NamedValues(Map<String, Expression> variables, Map<String, Expression> locals,
		Map<String, Output> outputs) {

	static final NamedValues NONE = new NamedValues(Map.of(), Map.of(), Map.of());

	public NamedValues {
		variables = Collections.unmodifiableMap(new LinkedHashMap<>(variables));
		locals = Collections.unmodifiableMap(new LinkedHashMap<>(locals));
		outputs = Collections.unmodifiableMap(new LinkedHashMap<>(outputs));
	}

	public NamedValues withVariable(String name, Expression value) {
		return new NamedValues(Copies.with(this.variables, name, value), this.locals, this.outputs);
	}

	public NamedValues withLocal(String name, Expression local) {
		return new NamedValues(this.variables, Copies.with(this.locals, name, local), this.outputs);
	}

	public NamedValues withOutput(String name, Output output) {
		return new NamedValues(this.variables, this.locals, Copies.with(this.outputs, name, output));
	}

}
