/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.function;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method a function of the provider, which configurations call as
 * {@code provider::petstore::shift("2026-01-01", "24h")}. Terraform 1.8 and OpenTofu 1.7
 * are the first to know functions.
 * <p>
 * Terraform calls functions while it validates and plans, on a provider that is not
 * configured, and compares the results: equal arguments have to give equal results, and a
 * function must change nothing.
 * <p>
 * Parameters and result have the types of model components: simple types, enums, records,
 * lists, sets and maps of them, and types with a {@code TypeCodec}; {@code Object} and
 * {@code TerraformValue} take values of every type.
 * <ul>
 * <li>A plain parameter is never null or unknown: Terraform refuses null, and does not
 * call the function before the argument is known.</li>
 * <li>{@code @Nullable} and {@code Optional} allow null.</li>
 * <li>{@code Value} and {@code TerraformValue} allow unknown, {@code Value} also
 * null.</li>
 * <li>{@code T...} takes any number of arguments.</li>
 * <li>The last parameters may have a {@code @Default}; they may be left out, and null
 * stands for the default.</li>
 * <li>{@code @Sensitive} keeps an argument out of messages and logs.</li>
 * </ul>
 * Constraints of Bean Validation on parameters are checked before the method is called.
 * The Javadoc of the method becomes the documentation. What is thrown becomes the error
 * of the call: {@link FunctionArgumentException} names the argument, and the message of
 * an {@link IllegalArgumentException} is shown as it is.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface TerraformFunction {

	/**
	 * Return the name of the function.
	 * @return lower-case letters, digits and underscores; empty for the name of the
	 * method in snake case
	 */
	String value() default "";

	/**
	 * Return the summary.
	 * @return one sentence without markup, empty for the first sentence of the Javadoc
	 */
	String summary() default "";

	/**
	 * Return the description.
	 * @return Markdown, empty for the Javadoc
	 */
	String description() default "";

	/**
	 * Return what to use instead of the function.
	 * @return a sentence, empty unless the function is deprecated
	 */
	String deprecated() default "";

	/**
	 * Return how long a call may take; its thread is interrupted then.
	 * @return a duration such as {@code 30s}, empty for no limit
	 */
	String timeout() default "";

}
