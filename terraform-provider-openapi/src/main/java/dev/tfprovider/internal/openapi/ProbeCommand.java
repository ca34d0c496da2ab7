/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.command.CommandOption;
import dev.tfprovider.internal.command.line.HeaderValue;
import dev.tfprovider.internal.command.line.JarCommand;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.line.ServerUrl;
import dev.tfprovider.internal.openapi.description.ApiCredential;
import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.probe.SandboxHeaders;
import dev.tfprovider.internal.openapi.probe.SandboxProbe;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.Proposal;
import dev.tfprovider.internal.openapi.resource.ResourceFinder;
import dev.tfprovider.internal.openapi.source.HeaderSettings;

/**
 * Runs {@code openapi probe}, which tries what a sandbox does.
 */
final class ProbeCommand {

	static final String NAME = "probe";

	private static final int MOST_REQUESTS = 200;

	private static final JarCommand COMMAND = new JarCommand(NAME, "FILE",
			"Name the file with the OpenAPI description, such as 'openapi probe petstore.json --endpoint URL'.",
			"creates, reads, changes and deletes objects of a sandbox, and writes what it does as an overlay",
			List.of(CommandOption.value("endpoint", "URL", "base URL of the sandbox; never that of a service in use"),
					CommandOption.value("resource", "NAME=PATH,...", "the resources to try; default: all"),
					CommandOption.value("parameter", "NAME=VALUE,...",
							"values of parameters of paths, for what nothing creates, such as an account"),
					CommandOption.value("provider", "NAME",
							"name of the provider, with which the environment variables of credentials begin"),
					CommandOption.value("overlay", "FILE", "corrections of the description"),
					CommandOption.value("out", "FILE", "the overlay to write; default: probe-overlay.json"),
					CommandOption.value("most-requests", "NUMBER", "requests that may be sent; default: 200"),
					CommandOption.flag("allow-files", "read files below the folder of FILE that it refers to")));

	private final Path directory;

	private final Map<String, String> environment;

	private final PrintStream out;

	/**
	 * Is at zero once nothing more shall be tried.
	 */
	private final CountDownLatch stopped = new CountDownLatch(1);

	/**
	 * Is at zero once everything is cleaned up and told.
	 */
	private final CountDownLatch done = new CountDownLatch(1);

	ProbeCommand(Path directory, Map<String, String> environment, PrintStream out) {
		this.directory = directory;
		this.environment = environment;
		this.out = out;
	}

	/**
	 * Run the command. Where the process is to end, nothing more is tried, and it waits
	 * until what was created is removed and what is left is told.
	 */
	int run(List<String> arguments, PrintStream err) {
		Thread cleaning = new Thread(() -> {
			this.stopped.countDown();
			try {
				this.done.await();
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
		}, "probe-clean-up");
		Runtime.getRuntime().addShutdownHook(cleaning);
		try {
			return COMMAND.run(arguments, this.out, err, this::run);
		}
		finally {
			this.out.flush();
			err.flush();
			this.done.countDown();
			try {
				Runtime.getRuntime().removeShutdownHook(cleaning);
			}
			catch (IllegalStateException ex) {
				// the process is ending, and the hook has seen that this is done
			}
		}
	}

	private void run(String file, CommandLine line, Consumer<String> printer) throws IOException {
		URI endpoint = endpoint(line);
		GenerationRequest request = GenerationRequest.of(file, line, this.directory);
		ApiDescription description = request.read(request.description());
		ResourceFinder finder = new ResourceFinder(description);
		Proposal proposal = finder.named(request.resources());
		List<FoundResource> all = finder.all().resources();
		SandboxHeaders headers = headers(description, ResourceGenerator.provider(request, description),
				Stream.concat(proposal.resources().stream(), all.stream()).toList());
		String mark = UUID.randomUUID().toString().substring(0, 6);
		SandboxProbe.Outcome outcome = new SandboxProbe(endpoint, headers, most(line), 500, mark, parameters(line),
				this.stopped)
			.run(proposal.resources(), all);
		outcome.lines().forEach((each) -> printer.accept(each + System.lineSeparator()));
		Path target = this.directory.resolve(line.value("out").orElse("probe-overlay.json"));
		Files.writeString(target, outcome.overlay());
		printer.accept("%nRequests: %s. What was found out is in %s: give it to 'openapi' with '--overlay'.%n"
			.formatted(outcome.requests(), target));
		if (!outcome.leftovers().isEmpty()) {
			throw CommandFailedException
				.of("These objects could not be removed:\n  " + String.join("\n  ", outcome.leftovers()));
		}
	}

	private static URI endpoint(CommandLine line) {
		String text = line.value("endpoint")
			.orElseThrow(() -> CommandFailedException.usage("Name the sandbox with '--endpoint URL'."));
		return ServerUrl.of("--endpoint", text, "https://sandbox.example.org/v3");
	}

	private static Map<String, String> parameters(CommandLine line) {
		Map<String, String> parameters = new HashMap<>();
		for (String parameter : line.list("parameter")) {
			String[] parts = parameter.split("=", 2);
			Refusal.when(parts.length < 2 || parts[0].isEmpty() || parts[1].isEmpty(),
					"'%s' is no parameter: write its name and its value, such as account=AC1.", parameter);
			parameters.put(parts[0], parts[1]);
		}
		return parameters;
	}

	private static int most(CommandLine line) {
		String text = line.value("most-requests").orElse(String.valueOf(MOST_REQUESTS));
		Refusal.when(!text.matches("[1-9][0-9]{0,4}"), "'%s' is no number of requests.", text);
		return Integer.parseInt(text);
	}

	/**
	 * Values come from the environment variables of the provider, as command lines are
	 * seen by others.
	 */
	private SandboxHeaders headers(ApiDescription description, String provider, List<FoundResource> resources) {
		Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		for (ApiCredential credential : description.credentials()) {
			String token = value(HeaderSettings.variable(provider, "token"));
			String key = value(HeaderSettings.variable(provider, "apiKey"));
			String user = variable(HeaderSettings.variable(provider, "username"));
			switch (credential.kind()) {
				case HEADER -> put(headers, credential.parameter(), key, key);
				case BEARER -> put(headers, "Authorization", token, "Bearer " + token);
				case BASIC -> put(headers, "Authorization", user,
						"Basic " + Base64.getEncoder()
							.encodeToString((user + ":" + variable(HeaderSettings.variable(provider, "password")))
								.getBytes(StandardCharsets.UTF_8)));
			}
		}
		Map<String, String> unset = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		HeaderSettings.of(resources).forEach((setting, header) -> {
			String variable = HeaderSettings.variable(provider, setting);
			String value = value(variable);
			put(headers, header.name(), value, value);
			if (!headers.containsKey(header.name())) {
				unset.put(header.name(), "the environment variable " + variable);
			}
		});
		return new SandboxHeaders(headers, unset);
	}

	private static void put(Map<String, String> headers, String name, String given, String value) {
		if (!given.isEmpty()) {
			headers.putIfAbsent(name, value);
		}
	}

	private String variable(String name) {
		return this.environment.getOrDefault(name, "");
	}

	/**
	 * Return the value of a variable that becomes a header.
	 */
	private String value(String name) {
		return HeaderValue.require(variable(name), "The environment variable " + name);
	}

}
