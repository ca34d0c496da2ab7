/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.time.Instant;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.plugin.DaemonThread;
import dev.tfprovider.internal.plugin.ServerCertificate;

/**
 * Serves this machine over HTTPS, with a certificate made for it: CLIs read registries
 * and mirrors in no other way.
 */
public final class LocalServer implements AutoCloseable {

	private static final char[] PASSWORD = "local".toCharArray();

	static {
		// Else headers and body are two packets, the second of which waits 40 ms for the
		// acknowledgement of the first
		System.setProperty("sun.net.httpserver.nodelay", "true");
	}

	private final HttpsServer server;

	private final ExecutorService executor = Executors
		.newCachedThreadPool((task) -> DaemonThread.of("local-server", task));

	private final ServerCertificate certificate;

	private LocalServer(HttpsServer server, ServerCertificate certificate) {
		this.server = server;
		this.certificate = certificate;
	}

	/**
	 * Start a server.
	 * @param handler answers
	 * @return the server, to be closed
	 * @throws IOException if it cannot listen
	 */
	public static LocalServer start(HttpHandler handler) throws IOException {
		ServerCertificate certificate = ServerCertificate.generate(Instant.now());
		HttpsServer https = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		https.setHttpsConfigurator(new HttpsConfigurator(context(certificate)));
		https.createContext("/", handler);
		LocalServer server = new LocalServer(https, certificate);
		https.setExecutor(server.executor);
		https.start();
		return server;
	}

	private static SSLContext context(ServerCertificate certificate) throws IOException {
		try {
			KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
			store.load(null, null);
			store.setKeyEntry("local", certificate.key(), PASSWORD, new Certificate[] { certificate.certificate() });
			KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
			keys.init(store, PASSWORD);
			SSLContext context = SSLContext.getInstance("TLS");
			context.init(keys.getKeyManagers(), null, null);
			return context;
		}
		catch (GeneralSecurityException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Return the address.
	 * @return the address, with a slash at its end
	 */
	public URI uri() {
		return URI.create("https://localhost:" + this.server.getAddress().getPort() + "/");
	}

	/**
	 * Write the certificate for who has to trust it.
	 * @param file the file
	 * @return the file
	 * @throws IOException if it cannot be written
	 */
	public Path writeCertificate(Path file) throws IOException {
		return Files.writeString(file, new HostIdentity(this.certificate.key(), this.certificate.certificate()).pem());
	}

	@Override
	public void close() {
		this.server.stop(0);
		this.executor.shutdownNow();
	}

	/**
	 * Return what serves the files of a folder as web servers do, and image layouts in it
	 * as OCI registries do.
	 * @param root the folder
	 * @return a handler
	 */
	public static HttpHandler folder(Path root) {
		return (exchange) -> {
			String path = exchange.getRequestURI().getPath();
			Path file = path.startsWith("/v2/") ? OciFiles.find(root, path.substring("/v2/".length()))
					: root.resolve("." + path).normalize();
			if (path.equals("/v2/")) {
				answer(exchange, 200, "application/json", "{}".getBytes(StandardCharsets.UTF_8));
			}
			else if (path.endsWith("/tags/list")) {
				answer(exchange, 200, "application/json", OciFiles.tags(root, path).getBytes(StandardCharsets.UTF_8));
			}
			else if (!file.startsWith(root) || !Files.isRegularFile(file)) {
				answer(exchange, 404, "text/plain", "not there".getBytes(StandardCharsets.UTF_8));
			}
			else {
				exchange.getResponseHeaders().set("Content-Type", type(path, file));
				if (path.startsWith("/v2/")) {
					exchange.getResponseHeaders().set("Docker-Content-Digest", "sha256:" + file.getFileName());
				}
				boolean head = exchange.getRequestMethod().equals("HEAD");
				exchange.getResponseHeaders().set("Content-Length", Long.toString(Files.size(file)));
				exchange.sendResponseHeaders(200, head ? -1 : Files.size(file));
				try (OutputStream body = exchange.getResponseBody()) {
					if (!head) {
						Files.copy(file, body);
					}
				}
			}
			exchange.close();
		};
	}

	private static String type(String path, Path file) throws IOException {
		if (path.contains("/manifests/")) {
			return OciFiles.mediaType(file);
		}
		return (path.endsWith(".zip") || path.contains("/blobs/")) ? "application/octet-stream" : "application/json";
	}

	static void answer(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
		exchange.getResponseHeaders().set("Content-Type", type);
		boolean head = exchange.getRequestMethod().equals("HEAD");
		exchange.sendResponseHeaders(status, head ? -1 : body.length);
		if (!head) {
			exchange.getResponseBody().write(body);
		}
	}

}
