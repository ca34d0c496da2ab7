/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

import javax.net.ssl.SSLException;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.FileFailure;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.line.ServerUrl;
import org.jspecify.annotations.Nullable;

/**
 * Speaks to registries: over HTTPS, or to this machine; with credentials for the hosts
 * that they belong to alone, wherever a redirect leads; again after failures that pass.
 */
public final class RegistryClient {

	private static final int MAX_ANSWER = 8 << 20;

	private static final int MAX_REDIRECTS = 5;

	private static final int MAX_PAGES = 1000;

	private static final Set<Integer> PASSING = Set.of(429, 502, 503, 504);

	private static final long SLOWEST_BYTES_PER_SECOND = 20_000;

	private final HttpClient http;

	private final Credentials credentials;

	private final ClientSettings settings;

	private final PrintStream progress;

	private RegistryClient(HttpClient http, Credentials credentials, ClientSettings settings, PrintStream progress) {
		this.http = http;
		this.credentials = credentials;
		this.settings = settings;
		this.progress = progress;
	}

	/**
	 * Create a client.
	 * @param environment variables: SSL_CERT_FILE names certificates that are trusted,
	 * too
	 * @param settings how it tries
	 * @param progress where requests that change something are shown
	 * @return the client, without credentials
	 * @throws IOException if certificates cannot be read
	 */
	public static RegistryClient create(Map<String, String> environment, ClientSettings settings, PrintStream progress)
			throws IOException {
		HttpClient http = HttpClient.newBuilder()
			.version(HttpClient.Version.HTTP_1_1)
			.followRedirects(HttpClient.Redirect.NEVER)
			.connectTimeout(settings.timeout())
			.sslContext(TrustedCertificates.context(environment))
			.build();
		return new RegistryClient(http, Credentials.NONE, settings, progress);
	}

	RegistryClient with(Credentials others) {
		return new RegistryClient(this.http, others, this.settings, this.progress);
	}

	/**
	 * Return a client with the credentials that the login to an OCI registry left.
	 * @param environment variables
	 * @param registry address of the registry
	 * @return another client
	 * @throws IOException if they cannot be read
	 */
	public RegistryClient withDockerCredentials(Map<String, String> environment, URI registry) throws IOException {
		return with(DockerCredentials.of(environment, registry));
	}

	/**
	 * Return a client with the credentials that CLIs have for a host.
	 * @param environment variables: TF_TOKEN_registry_example_com has the token
	 * @param host address of the host
	 * @return another client
	 */
	public RegistryClient withHostToken(Map<String, String> environment, URI host) {
		String variable = "TF_TOKEN_"
				+ String.valueOf(host.getHost()).toLowerCase(Locale.ROOT).replace("-", "__").replace('.', '_');
		String token = environment.getOrDefault(variable, "");
		return with(token.isEmpty() ? Credentials.NONE : Credentials.NONE.withBearer(host, token));
	}

	/**
	 * Return a client without credentials.
	 * @return another client
	 */
	public RegistryClient anonymous() {
		return with(Credentials.NONE);
	}

	boolean isDryRun() {
		return this.settings.dryRun();
	}

	/**
	 * Wait, as between the first two attempts.
	 */
	void pause() {
		sleep(this.settings.pause().toMillis());
	}

	/**
	 * Wait for what others do, as long as for an answer.
	 * @param missing what is not done yet
	 * @return what is not done in the end
	 */
	<T> List<T> await(Supplier<List<T>> missing) {
		long end = System.nanoTime() + this.settings.timeout().toNanos();
		List<T> left = missing.get();
		while (!left.isEmpty() && System.nanoTime() < end) {
			pause();
			left = missing.get();
		}
		return left;
	}

	Credentials credentials() {
		return this.credentials;
	}

	/**
	 * Send a request, and what redirects lead to.
	 * @param request the request
	 * @return the answer, also of failures that do not pass
	 * @throws CommandFailedException if there is no answer
	 */
	public RegistryAnswer send(RegistryRequest request) {
		return send(request, null);
	}

	/**
	 * Read a list, of which each answer but the last names the next page.
	 * @param first where it begins
	 * @return the answers, also failures, with which a list ends
	 */
	List<RegistryAnswer> pages(URI first) {
		List<RegistryAnswer> pages = new ArrayList<>();
		Optional<URI> next = Optional.of(first);
		while (next.isPresent() && pages.size() < MAX_PAGES) {
			RegistryAnswer page = send(RegistryRequest.get(next.get()));
			pages.add(page);
			next = page.next();
		}
		return pages;
	}

	/**
	 * Read a file.
	 * @param uri where it is
	 * @param file where it is written
	 * @return the answer, without its body
	 */
	public RegistryAnswer download(URI uri, Path file) {
		return send(RegistryRequest.get(uri), file);
	}

	private RegistryAnswer send(RegistryRequest request, @Nullable Path download) {
		if (!request.isReading()) {
			requireSecure(request.uri());
			this.progress.println((this.settings.dryRun() ? "Would send " : "") + request + size(request.size()));
			if (this.settings.dryRun()) {
				return RegistryAnswer.unsent(request);
			}
		}
		RegistryRequest current = request;
		for (int redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
			RegistryAnswer answer = attempts(current, download);
			String location = answer.header("Location");
			if (answer.status() / 100 != 3 || answer.status() == 304 || location.isEmpty()) {
				return answer;
			}
			if (!current.isReading() && answer.status() != 307 && answer.status() != 308) {
				throw Refusal.of(
						"%s was redirected to %s, where nothing can be sent to. Name the address that it leads to.",
						current, RegistryRequest.shown(current.uri().resolve(location)));
			}
			current = current.to(answer.link(location, "Location"));
		}
		throw Refusal.of("%s was redirected more than %s times.", request, MAX_REDIRECTS);
	}

	private RegistryAnswer attempts(RegistryRequest request, @Nullable Path download) {
		requireSecure(request.uri());
		for (int attempt = 1;; attempt++) {
			boolean last = attempt >= this.settings.attempts();
			long pause = this.settings.pause().toMillis() << (attempt - 1);
			try {
				RegistryAnswer answer = once(request, download);
				if (last || !isPassing(request, answer.status())) {
					return answer;
				}
				pause = Math.max(pause, retryAfter(answer));
				this.progress.printf("%s was answered with status %s. Trying again%s.%n", request, answer.status(),
						(pause < 2000) ? "" : " in " + pause / 1000 + " seconds");
			}
			catch (IOException ex) {
				if (last || !isRepeatable(request, ex)) {
					throw failure(request, ex);
				}
				this.progress.printf("%s failed: %s. Trying again.%n", request, reason(ex));
			}
			sleep(pause);
		}
	}

	private RegistryAnswer once(RegistryRequest request, @Nullable Path download) throws IOException {
		HttpRequest.Builder builder = HttpRequest.newBuilder(request.uri())
			.timeout(timeout(request))
			.header("User-Agent", "terraform-provider-tools")
			.method(request.method(), request.body());
		request.headers().forEach(builder::header);
		this.credentials.headers(request.uri()).forEach(builder::header);
		HttpResponse.BodyHandler<byte[]> handler = (
				info) -> (download != null && info.statusCode() == 200)
						? HttpResponse.BodySubscribers.mapping(
								HttpResponse.BodySubscribers.ofFile(download, StandardOpenOption.CREATE,
										StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING),
								(file) -> new byte[0])
						: new BoundedBody(MAX_ANSWER);
		CompletableFuture<HttpResponse<byte[]>> sent = this.http.sendAsync(builder.build(), handler);
		try {
			HttpResponse<byte[]> response = sent.get(
					timeout(request).toMillis() + ((download != null) ? TimeUnit.MINUTES.toMillis(10) : 0),
					TimeUnit.MILLISECONDS);
			return new RegistryAnswer(request, response.statusCode(), response.headers(), response.body());
		}
		catch (TimeoutException ex) {
			sent.cancel(true);
			throw new IOException("no answer within %s seconds".formatted(timeout(request).toSeconds()), ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw Refusal.of("Interrupted while waiting for %s.", request);
		}
		catch (ExecutionException ex) {
			Throwable cause = ex.getCause();
			throw (cause instanceof IOException io) ? io : new IOException(String.valueOf(cause), cause);
		}
	}

	private Duration timeout(RegistryRequest request) {
		return this.settings.timeout().plusSeconds(request.size() / SLOWEST_BYTES_PER_SECOND);
	}

	/**
	 * What was perhaps done is not done a second time, unless that comes to the same.
	 */
	private static boolean isPassing(RegistryRequest request, int status) {
		return PASSING.contains(status) && (!request.method().equals("POST") || status == 429 || status == 503)
				|| status == 500 && request.isReading();
	}

	private static boolean isRepeatable(RegistryRequest request, IOException failure) {
		return !(failure instanceof SSLException) && !(failure instanceof FileNotFoundException)
				&& (!request.method().equals("POST") || failure instanceof ConnectException);
	}

	private static long retryAfter(RegistryAnswer answer) {
		String seconds = answer.header("Retry-After");
		return seconds.matches("\\d{1,3}") ? TimeUnit.SECONDS.toMillis(Long.parseLong(seconds)) : 0;
	}

	static void sleep(long millis) {
		try {
			Thread.sleep(millis);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw CommandFailedException.of("Interrupted.");
		}
	}

	private static void requireSecure(URI uri) {
		Refusal.when(!ServerUrl.isServer(uri), "'%s' is no address of a server such as https://registry.example.com.",
				uri);
		Refusal.when(uri.getScheme().equalsIgnoreCase("http") && !isLoopback(uri.getHost()),
				"Nothing is sent to %s without encryption: use https.", RegistryRequest.shown(uri));
	}

	/**
	 * Names are not looked up, as who answers for them could send the request elsewhere.
	 */
	private static boolean isLoopback(String host) {
		try {
			return host.equals("localhost")
					|| host.matches("[0-9.]+|\\[[0-9a-fA-F:.]+\\]") && InetAddress.getByName(host).isLoopbackAddress();
		}
		catch (UnknownHostException ex) {
			return false;
		}
	}

	private static CommandFailedException failure(RegistryRequest request, IOException failure) {
		if (failure instanceof FileNotFoundException) {
			return Refusal.of("The file %s is not there any more.", failure.getMessage());
		}
		return Refusal.of("%s failed: %s. Check address and network, and try again.", request, reason(failure));
	}

	private static String reason(IOException failure) {
		for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
			if (cause instanceof SSLException) {
				return "the certificate of the server is not trusted, or TLS fails otherwise (%s). "
					.formatted(cause.getMessage()) + "SSL_CERT_FILE names a file of certificates to trust";
			}
			if (cause instanceof HttpConnectTimeoutException || cause instanceof ConnectException) {
				return "the server cannot be reached"
						+ ((cause.getMessage() != null) ? " (" + cause.getMessage() + ")" : "");
			}
			if (cause instanceof UnresolvedAddressException || cause instanceof UnknownHostException) {
				return "there is no such host";
			}
			if (cause instanceof java.nio.file.FileSystemException file) {
				return FileFailure.of(file).replaceAll("\\.$", "");
			}
			if (cause instanceof EOFException || cause instanceof SocketException
					|| cause instanceof ClosedChannelException) {
				return "the server has closed the connection without an answer";
			}
		}
		return (failure.getMessage() != null) ? failure.getMessage() : failure.toString();
	}

	private static String size(long bytes) {
		return (bytes < 100_000) ? "" : String.format(Locale.ROOT, " (%.1f MB)", bytes / 1e6);
	}

}
