/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

import jakarta.annotation.PostConstruct;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Publishes the port in the log and in a file once the service is ready. The file appears
 * with its whole content or not at all.
 */
@Component
@PetstoreApiOnly
class PortFile {

	private static final Logger logger = LoggerFactory.getLogger(PortFile.class);

	private final @Nullable Path path;

	PortFile(PetstoreApiProperties properties) {
		this.path = properties.portFile();
	}

	/**
	 * Delete the file of an earlier start, so that its port is not taken for ours.
	 */
	@PostConstruct
	void clear() throws IOException {
		if (this.path != null) {
			Files.deleteIfExists(this.path);
		}
	}

	@EventListener
	void write(ApplicationReadyEvent event) throws IOException {
		String port = event.getApplicationContext().getEnvironment().getRequiredProperty("local.server.port");
		logger.info("Serving pets at http://localhost:{}{}", port, PetstoreApi.BASE_PATH);
		if (this.path != null) {
			writeAtomically(this.path.toAbsolutePath(), port);
		}
	}

	private static void writeAtomically(Path path, String port) throws IOException {
		Path draft = Files.createTempFile(Files.createDirectories(path.getParent()), "port", ".draft");
		Files.writeString(draft, port);
		Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
	}

}
