/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.attribute;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a component of which only some changes require a replacement. A method of the
 * record tells whether a change destroys the object and creates another:
 *
 * <pre class="code">
 * public record Disk(&#64;RequiresReplaceIf("shrinks") int size) {
 *
 * 	static boolean shrinks(int before, int after) {
 * 		return after &lt; before;
 * 	}
 *
 * }
 * </pre>
 *
 * It is only asked about values that differ. A new value that is not known yet requires
 * replacement, since Terraform lets no update become a replacement later.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface RequiresReplaceIf {

	/**
	 * Return the name of a static method of the record that takes the value before and
	 * the value after, both of the component's type, and returns a {@code boolean}. Where
	 * there is no value it is given {@code null}, or not asked at all if the parameter is
	 * a primitive: nothing is replaced then.
	 * @return the name of the method
	 */
	String value();

}
