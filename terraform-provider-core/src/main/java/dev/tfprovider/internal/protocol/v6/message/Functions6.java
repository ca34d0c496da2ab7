/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6.message;

import java.util.function.UnaryOperator;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.TypeJson;
import dev.tfprovider.internal.mapping.function.FunctionDocumentation;
import dev.tfprovider.internal.mapping.function.FunctionSignature;
import dev.tfprovider.internal.mapping.function.SignatureParameter;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.redaction.ShownText;
import dev.tfprovider.internal.runtime.operation.FunctionFailure;
import dev.tfprovider.schema.DescriptionText;
import dev.tfprovider.value.TerraformType;

/**
 * Converts signatures and errors of functions to messages.
 */
public final class Functions6 {

	private Functions6() {
	}

	/**
	 * Write a signature.
	 */
	public static Tfplugin6.Function toProto(FunctionSignature signature) {
		FunctionDocumentation documentation = signature.documentation();
		Tfplugin6.Function.Builder builder = Tfplugin6.Function.newBuilder()
			.setReturn(Tfplugin6.Function.Return.newBuilder().setType(type(signature.returnType())))
			.setSummary(documentation.summary())
			.setDescription(documentation.description().text())
			.setDescriptionKind(kind(documentation.description()));
		signature.required().forEach((parameter) -> builder.addParameters(toProto(parameter)));
		SignatureParameter variadic = signature.variadic();
		if (variadic != null) {
			builder.setVariadicParameter(toProto(variadic));
		}
		String deprecation = documentation.deprecation();
		if (deprecation != null) {
			builder.setDeprecationMessage(deprecation);
		}
		return builder.build();
	}

	private static Tfplugin6.Function.Parameter toProto(SignatureParameter parameter) {
		return Tfplugin6.Function.Parameter.newBuilder()
			.setName(parameter.name())
			.setType(type(parameter.type()))
			.setAllowNullValue(parameter.nullAllowed())
			.setAllowUnknownValues(parameter.unknownAllowed())
			.setDescription(parameter.description().text())
			.setDescriptionKind(kind(parameter.description()))
			.build();
	}

	/**
	 * Write an error, as it may be shown on a terminal.
	 * @param failure the error
	 * @param mask hides secrets in its text
	 */
	public static Tfplugin6.FunctionError toProto(FunctionFailure failure, UnaryOperator<String> mask) {
		Tfplugin6.FunctionError.Builder builder = Tfplugin6.FunctionError.newBuilder()
			.setText(ShownText.of(failure.text(), mask, Diagnostics6.LONGEST));
		failure.argument().ifPresent(builder::setFunctionArgument);
		return builder.build();
	}

	private static ByteString type(TerraformType type) {
		return ByteString.copyFrom(TypeJson.write(type));
	}

	private static Tfplugin6.StringKind kind(DescriptionText description) {
		return description.markdown() ? Tfplugin6.StringKind.MARKDOWN : Tfplugin6.StringKind.PLAIN;
	}

}
