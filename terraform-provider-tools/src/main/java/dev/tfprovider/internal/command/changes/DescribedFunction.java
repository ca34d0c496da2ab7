/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.Optional;

/**
 * A function as a schema document describes it.
 *
 * @param parameters parameters in order
 * @param variadic parameter for all further arguments, if there is one
 * @param returnType type of the result
 * @param deprecated whether a warning is given where it is called
 */
record DescribedFunction(List<DescribedParameter> parameters, Optional<DescribedParameter> variadic, String returnType,
		boolean deprecated) {

	static DescribedFunction of(DocumentValue node) {
		DocumentValue variadic = node.member("variadic_parameter");
		return new DescribedFunction(node.member("parameters").elements(DescribedParameter::of),
				variadic.isMissing() ? Optional.empty() : Optional.of(DescribedParameter.of(variadic)),
				TypeConstraintText.of(node.member("return_type")), !node.text("deprecation_message").isEmpty());
	}

	/**
	 * A parameter.
	 *
	 * @param name its name, which calls do not write
	 * @param type its type
	 * @param nullable whether null may be given
	 */
	record DescribedParameter(String name, String type, boolean nullable) {

		static DescribedParameter of(DocumentValue node) {
			return new DescribedParameter(node.word("name"), TypeConstraintText.of(node.member("type")),
					node.flag("is_nullable"));
		}

		boolean isAny() {
			return this.type.equals("any");
		}

	}

}
