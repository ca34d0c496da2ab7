/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import dev.tfprovider.internal.number.BoundedNumber;
import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Converts arguments to the types of their parameters. Terraform does that by itself,
 * except for optional parameters of different types, which it knows as one.
 */
final class ArgumentConversion {

	private ArgumentConversion() {
	}

	/**
	 * Convert an argument.
	 * @return a value of the type, {@code null} if there is none
	 */
	static @Nullable TerraformValue convert(TerraformValue argument, TerraformType type) {
		if (type == TerraformType.DYNAMIC) {
			return argument;
		}
		if (argument.isUnknown()) {
			return argument.type().equals(type) ? argument : TerraformValue.unknown(type);
		}
		TerraformValue converted = TypeConversion.convert(argument, type);
		if (type instanceof TerraformType.Primitive && !converted.isNull()) {
			converted = primitive(converted, type);
		}
		return (converted != null && TypeConversion.conforms(TypeConversion.typeOf(converted), type)) ? converted
				: null;
	}

	private static @Nullable TerraformValue primitive(TerraformValue value, TerraformType type) {
		String text = (value instanceof StringValue string) ? string.text() : null;
		if (type == TerraformType.STRING && value instanceof NumberValue number) {
			return TerraformValue.string(number.number().toPlainString());
		}
		if (type == TerraformType.STRING && value instanceof BoolValue bool) {
			return TerraformValue.string(String.valueOf(bool.value()));
		}
		if (type == TerraformType.BOOL && text != null) {
			return (text.equals("true") || text.equals("false")) ? TerraformValue.bool(text.equals("true")) : null;
		}
		return (type == TerraformType.NUMBER && text != null) ? number(text) : value;
	}

	private static @Nullable TerraformValue number(String text) {
		try {
			return TerraformValue.number(BoundedNumber.decimal(text));
		}
		catch (NumberFormatException ex) {
			return null;
		}
	}

	/**
	 * Return a type as Terraform names it to practitioners.
	 */
	static String required(TerraformType type) {
		if (type instanceof TerraformType.ListType) {
			return "list";
		}
		if (type instanceof TerraformType.SetType) {
			return "set";
		}
		if (type instanceof TerraformType.MapType) {
			return "map";
		}
		return (type instanceof ObjectType object) ? "object with the attributes " + String.join(", ", object.names())
				: type.toString();
	}

}
