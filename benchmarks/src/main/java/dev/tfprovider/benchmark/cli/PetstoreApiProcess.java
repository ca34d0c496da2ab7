/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.benchmark.launch.JavaHome;

/**
 * Runs the Petstore API in a process of its own.
 */
public final class PetstoreApiProcess implements AutoCloseable {

	private static final int PARALLEL = 10;

	private static final int OK = 200;

	private final Process process;

	private final String endpoint;

	private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

	private PetstoreApiProcess(Process process, String endpoint) {
		this.process = process;
		this.endpoint = endpoint;
	}

	/**
	 * Start the API and wait until it serves.
	 * @param java JDK to run it with
	 * @param jar its executable jar
	 * @param work a folder for its files
	 * @return the API
	 */
	public static PetstoreApiProcess start(JavaHome java, Path jar, Path work) {
		Path port = work.resolve("api-port");
		try {
			Process process = new ProcessBuilder(java.java(), "-jar", jar.toString(), "--server.port=0",
					"--petstore.port-file=" + port, "--petstore.database=" + work.resolve("api-data/petstore"))
				.redirectErrorStream(true)
				.redirectOutput(work.resolve("api.log").toFile())
				.start();
			Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
			while (!Files.exists(port) || Files.size(port) == 0) {
				if (!process.isAlive()) {
					throw new IllegalStateException(Files.readString(work.resolve("api.log")));
				}
				Thread.sleep(50);
			}
			return new PetstoreApiProcess(process,
					"http://127.0.0.1:%s/api/v3".formatted(Files.readString(port).strip()));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	String endpoint() {
		return this.endpoint;
	}

	/**
	 * Return the processor time it has used so far.
	 */
	Duration processor() {
		return this.process.info().totalCpuDuration().orElse(Duration.ZERO);
	}

	/**
	 * Read one pet again and again, ten times at once as Terraform does.
	 * @param times how often
	 * @return the time it took, in nanoseconds
	 */
	long read(int times) {
		try {
			String pet = this.http
				.send(HttpRequest.newBuilder(URI.create(this.endpoint + "/pet"))
					.header("Content-Type", "application/json")
					.POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Rex\",\"status\":\"available\"}"))
					.build(), HttpResponse.BodyHandlers.ofString())
				.body();
			Matcher id = Pattern.compile("\"id\":(\\d+)").matcher(pet);
			if (!id.find()) {
				throw new IllegalStateException(pet);
			}
			HttpRequest request = HttpRequest.newBuilder(URI.create(this.endpoint + "/pet/" + id.group(1))).build();
			Semaphore permits = new Semaphore(PARALLEL);
			long start = System.nanoTime();
			List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
			for (int i = 0; i < times; i++) {
				permits.acquire();
				answers.add(this.http.sendAsync(request, HttpResponse.BodyHandlers.ofString())
					.whenComplete((response, failure) -> permits.release()));
			}
			for (CompletableFuture<HttpResponse<String>> answer : answers) {
				if (answer.join().statusCode() != OK) {
					throw new IllegalStateException(answer.join().body());
				}
			}
			return System.nanoTime() - start;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	@Override
	public void close() {
		this.process.destroy();
	}

}
