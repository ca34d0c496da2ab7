/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.function.UnaryOperator;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.internal.mapping.FunctionDocumentation;
import dev.tfprovider.internal.mapping.FunctionSignature;
import dev.tfprovider.internal.mapping.SignatureParameter;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.operation.FunctionFailure;
import dev.tfprovider.value.TerraformType;

/**
 * Converts signatures and errors of functions to messages.
 */
final class Functions6 {

	private Functions6() {
	}

	/**
	 * Write a signature.
	 */
	static Tfplugin6.Function toProto(FunctionSignature signature) {
		FunctionDocumentation documentation = signature.documentation();
		Tfplugin6.Function.Builder builder = Tfplugin6.Function.newBuilder()
			.setReturn(Tfplugin6.Function.Return.newBuilder().setType(type(signature.returnType())));
		Texts6.summary(builder, documentation.summary());
		Texts6.description(builder, documentation.description());
		signature.required().forEach((parameter) -> builder.addParameters(toProto(parameter)));
		SignatureParameter variadic = signature.variadic();
		if (variadic != null) {
			builder.setVariadicParameter(toProto(variadic));
		}
		String deprecation = documentation.deprecation();
		if (deprecation != null) {
			Texts6.deprecationMessage(builder, deprecation);
		}
		return builder.build();
	}

	private static Tfplugin6.Function.Parameter toProto(SignatureParameter parameter) {
		Tfplugin6.Function.Parameter.Builder builder = Tfplugin6.Function.Parameter.newBuilder()
			.setName(parameter.name())
			.setType(type(parameter.type()))
			.setAllowNullValue(parameter.nullAllowed())
			.setAllowUnknownValues(parameter.unknownAllowed());
		Texts6.description(builder, parameter.description());
		return builder.build();
	}

	/**
	 * Write an error, as it may be shown on a terminal.
	 * @param failure the error
	 * @param mask hides secrets in its text
	 */
	static Tfplugin6.FunctionError toProto(FunctionFailure failure, UnaryOperator<String> mask) {
		Tfplugin6.FunctionError.Builder builder = Tfplugin6.FunctionError.newBuilder();
		Texts6.text(builder, failure.text(), mask);
		failure.argument().ifPresent(builder::setFunctionArgument);
		return builder.build();
	}

	private static ByteString type(TerraformType type) {
		return ByteString.copyFrom(TypeJson.write(type));
	}

}
