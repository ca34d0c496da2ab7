/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.restart;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.CRC32;

import dev.tfprovider.internal.plugin.ProviderTransport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Chooses the port of a provider in development. It follows from the directory and the
 * source address, so that it is the same at every start and nothing has to be stored.
 */
public final class DevelopmentPort {

	/**
	 * Below the ports that systems give to clients.
	 */
	static final int FIRST = 24_000;

	static final int COUNT = 8_000;

	private static final int ATTEMPTS = 8;

	private static final Logger logger = LoggerFactory.getLogger(DevelopmentPort.class);

	private DevelopmentPort() {
	}

	/**
	 * Choose the port of a project, or one of the next if another process has it.
	 * @param directory directory of the project
	 * @param address source address of the provider
	 * @return a port that is free, or 0 if there is none nearby
	 */
	public static int of(Path directory, String address) {
		int usual = usual(directory, address);
		for (int i = 0; i < ATTEMPTS; i++) {
			int port = FIRST + (usual - FIRST + i) % COUNT;
			if (isFree(port)) {
				return port;
			}
			logger.warn("The port {} of this project is in use; maybe the provider runs already", port);
		}
		return 0;
	}

	static int usual(Path directory, String address) {
		CRC32 checksum = new CRC32();
		checksum.update((directory.toAbsolutePath().normalize() + "\n" + address).getBytes(StandardCharsets.UTF_8));
		return FIRST + (int) (checksum.getValue() % COUNT);
	}

	private static boolean isFree(int port) {
		try (ServerSocket socket = new ServerSocket(port, 1, ProviderTransport.address())) {
			return socket.isBound();
		}
		catch (IOException ex) {
			return false;
		}
	}

}
