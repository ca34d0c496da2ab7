/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import dev.tfprovider.internal.plugin.ServerAddress;
import io.grpc.Server;

/**
 * A server that has been started.
 *
 * @param server the server
 * @param address where it listens
 * @param close stops it and lets go of its threads
 */
public record ListeningServer(Server server, ServerAddress address, Runnable close) {

}
