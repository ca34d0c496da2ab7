/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import dev.tfprovider.internal.schema.DescriptionText;
import org.jspecify.annotations.Nullable;

/**
 * The documentation of a function.
 *
 * @param summary one sentence, maybe empty
 * @param description its description
 * @param deprecation what to use instead, {@code null} unless deprecated
 */
public record FunctionDocumentation(String summary, DescriptionText description, @Nullable String deprecation) {

}
