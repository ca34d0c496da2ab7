/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.util.List;

import dev.tfprovider.internal.mapping.FunctionDocumentation;
import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.mapping.SignatureParameter;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Describes a function.
 *
 * @param documentation texts about it
 * @param parameters parameters in order
 * @param variadic parameter for all further arguments, {@code null} if there is none
 * @param returnType type of the result
 */
public record DescribedFunction(FunctionDocumentation documentation, List<SignatureParameter> parameters,
		@Nullable SignatureParameter variadic, TerraformType returnType) {

	static DescribedFunction of(FunctionSignature signature) {
		return new DescribedFunction(signature.documentation(), signature.required(), signature.variadic(),
				signature.returnType());
	}

}
