/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.web.client.RestClient;

/**
 * Gets one URL in a virtual machine of its own, whose first HTTP client it makes: proxy,
 * certificate file, URL, file for the answer.
 */
public final class TunnelClient {

	private TunnelClient() {
	}

	public static void main(String[] arguments) throws IOException {
		Map<String, String> environment = Map.of("HTTPS_PROXY", arguments[0], "SSL_CERT_FILE", arguments[1]);
		RestClient client = RestClient.builder()
			.requestFactory(new HttpEnvironment(environment, Path.of(""), false, null, null)
				.bridge(ClientHttpRequestFactoryBuilder.jdk())
				.build())
			.build();
		Files.writeString(Path.of(arguments[3]), client.get().uri(arguments[2]).retrieve().requiredBody(String.class));
	}

}
