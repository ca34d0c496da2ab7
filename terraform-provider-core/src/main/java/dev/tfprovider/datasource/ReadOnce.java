/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.datasource;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets a {@link DataSourceReader} be asked once for each configuration: data sources of a
 * provider block that say the same have one result, until that provider block is done
 * with or this provider changes something. For what stays as it is while Terraform plans
 * and applies, such as regions or images: what others change meanwhile is not seen.
 * Warnings are those of one of the data sources.
 *
 * @see dev.tfprovider.operation.Operation#readOnce(Object, java.util.concurrent.Callable)
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Documented
public @interface ReadOnce {

}
