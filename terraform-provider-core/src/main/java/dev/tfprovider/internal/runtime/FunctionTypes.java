/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.DeclaredFunction;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.AttributeNaming;
import dev.tfprovider.internal.mapping.model.SchemaMistakes;
import dev.tfprovider.internal.runtime.call.FunctionType;

/**
 * Collects the functions of a provider, and the mistakes in them.
 */
final class FunctionTypes {

	private final ModelMappings mappings;

	private final SchemaMistakes mistakes;

	private final Map<String, FunctionType> types = new TreeMap<>();

	private final Map<String, String> origins = new HashMap<>();

	private FunctionTypes(ModelMappings mappings, SchemaMistakes mistakes) {
		this.mappings = mappings;
		this.mistakes = mistakes;
	}

	/**
	 * Return the functions that are declared.
	 * @param mappings infers signatures
	 * @param mistakes takes the mistakes
	 * @return the functions by name, ascending
	 */
	static Map<String, FunctionType> of(List<ProviderDefinition.Functions> declarations, ModelMappings mappings,
			SchemaMistakes mistakes) {
		FunctionTypes functions = new FunctionTypes(mappings, mistakes);
		declarations.forEach(functions::addAll);
		return functions.types;
	}

	private void addAll(ProviderDefinition.Functions declaration) {
		List<DeclaredFunction> functions = DeclaredFunction.in(declaration.implementation());
		if (functions.isEmpty()) {
			refuse("'" + declaration.origin() + "' has no functions", "Add @TerraformFunction to the methods of "
					+ declaration.implementation().getName() + " that configurations are to call.");
		}
		functions.forEach((function) -> add(declaration, function));
	}

	private void add(ProviderDefinition.Functions declaration, DeclaredFunction function) {
		String name = function.name();
		String origin = function.methodName() + " of '" + declaration.origin() + "'";
		if (!AttributeNaming.isLegal(name)) {
			refuse("The function name '" + name + "' of '" + declaration.origin() + "' is not valid",
					"Start with a lower-case letter and go on with lower-case letters, digits and underscores.");
			return;
		}
		String other = this.origins.putIfAbsent(name, origin);
		if (other != null) {
			refuse("The function '%s' is declared twice: by %s and by %s".formatted(name, other, origin),
					"Give one of them another name with @TerraformFunction; Terraform knows no overloading.");
			return;
		}
		FunctionType type = this.mistakes.attempt(() -> FunctionType.of(declaration, function, this.mappings));
		if (type != null) {
			this.types.put(name, type);
		}
	}

	private void refuse(String problem, String remedy) {
		this.mistakes.attempt(() -> {
			throw new InvalidDeclarationException(problem, remedy);
		});
	}

}
