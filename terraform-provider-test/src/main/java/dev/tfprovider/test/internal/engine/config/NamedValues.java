/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

import dev.tfprovider.test.internal.engine.expression.Expression;

/**
 * The values of a configuration that have a name. Immutable.
 *
 * @param variables input variables
 * @param locals local values
 * @param outputs output values
 */
public record NamedValues(Map<String, Variable> variables, Map<String, Expression> locals,
		Map<String, Output> outputs) {

	static final NamedValues NONE = new NamedValues(Map.of(), Map.of(), Map.of());

	public NamedValues {
		variables = Collections.unmodifiableMap(new LinkedHashMap<>(variables));
		locals = Collections.unmodifiableMap(new LinkedHashMap<>(locals));
		outputs = Collections.unmodifiableMap(new LinkedHashMap<>(outputs));
	}

	NamedValues withVariable(String name, Variable variable) {
		return new NamedValues(changed(this.variables, (map) -> map.put(name, variable)), this.locals, this.outputs);
	}

	NamedValues withLocal(String name, Expression local) {
		return new NamedValues(this.variables, changed(this.locals, (map) -> map.put(name, local)), this.outputs);
	}

	NamedValues withOutput(String name, Output output) {
		return new NamedValues(this.variables, this.locals, changed(this.outputs, (map) -> map.put(name, output)));
	}

	private static <V> Map<String, V> changed(Map<String, V> map, Consumer<Map<String, V>> change) {
		Map<String, V> changed = new LinkedHashMap<>(map);
		change.accept(changed);
		return changed;
	}

}
