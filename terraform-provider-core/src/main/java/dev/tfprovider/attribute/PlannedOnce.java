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

import dev.tfprovider.schema.PlannedValue;

/**
 * Marks a computed component whose value cannot be computed again, such as a random
 * token, a reserved number, a price or a time. It is made once, in the plan, which shows
 * it; the apply gets the same. Where Terraform does not keep what a plan has made, before
 * 1.16, and with OpenTofu, the plan shows that it is known after apply, and it is made
 * right before {@code create} or {@code update} is called. They find it in
 * {@code data.plan()} either way.
 * <p>
 * A value is made where the provider is to decide one: on a create, and on an update that
 * changes something unless the component is also {@link UseStateForUnknown}.
 */
@Target({ ElementType.RECORD_COMPONENT, ElementType.PARAMETER })
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface PlannedOnce {

	/**
	 * Return the class that makes the value. It has a constructor without parameters, or
	 * is a bean.
	 * @return the class
	 */
	Class<? extends PlannedValue<?>> value();

}
