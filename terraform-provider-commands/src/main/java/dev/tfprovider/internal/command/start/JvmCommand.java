/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.start;

import dev.tfprovider.command.ProviderCommand;

/**
 * A command that makes launches on a JVM quicker. Executables that {@code native-image}
 * has made do not have it: they are as quick as they will be, and serve each launch by a
 * process of its own.
 */
public interface JvmCommand extends ProviderCommand {

}
