/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import com.sun.net.httpserver.HttpExchange;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.internal.redaction.ShownText;
import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.restclient.RestTemplateBuilder;
import org.springframework.boot.restclient.autoconfigure.RestTemplateAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchException;
import static org.assertj.core.api.Assertions.tuple;

/**
 * What a practitioner reads when a real HTTP service refuses, breaks or is not there.
 */
@Timeout(60)
class HttpDiagnosticsTests {

	private static final FailedCall CALL = new CreatePet();

	private final ApplicationContextRunner contextRunner = LocalService.clients();

	private final ApplicationContextRunner impatient = this.contextRunner
		.withPropertyValues("spring.http.clients.read-timeout=250ms");

	@RegisterExtension
	private final LocalService service = new LocalService();

	@Test
	void errorsOfFieldsLandOnTheirAttributes() {
		answer(400, "application/problem+json", """
				{"title": "Bad Request", "detail": "Two fields are wrong", "errors": [
				  {"field": "name", "message": "too short"},
				  {"pointer": "#/photoUrls", "detail": "no URL"},
				  {"field": "ghost", "message": "who?"}]}""");
		assertThat(failure("/pets?token=t0ken")).extracting("summary", "detail", "attribute")
			.containsExactly(
					tuple("Could not create petstore_pet",
							"\"name\": too short\n\nPOST %s/pets was answered with status 400 (Bad Request): "
								.formatted(this.service.url()) + "Two fields are wrong",
							AttributePath.root("name")),
					tuple("Could not create petstore_pet",
							"\"photo_urls\": no URL\n\nPOST %s/pets was answered with status 400 (Bad Request): "
								.formatted(this.service.url()) + "Two fields are wrong",
							AttributePath.root("photo_urls")),
					tuple("Could not create petstore_pet",
							"POST %s/pets was answered with status 400 (Bad Request): Two fields are wrong"
								.formatted(this.service.url()) + "\n  - ghost: who?",
							null));
	}

	@Test
	void errorsByFieldNameLandOnTheirAttributes() {
		answer(422, "application/json", """
				{"title": "Invalid", "errors": {"Name": ["is blank", "is short"]}}""");
		assertThat(failure("/pets")).extracting("detail", "attribute.toString")
			.containsExactly(
					tuple("\"name\": is blank\n\nPOST %s/pets was answered with status 422 (%s): Invalid"
						.formatted(this.service.url(), "Unprocessable Content"), "name"),
					tuple("\"name\": is short\n\nPOST %s/pets was answered with status 422 (%s): Invalid"
						.formatted(this.service.url(), "Unprocessable Content"), "name"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', quoteCharacter = '~', value = {
			"{\"status\": 400, \"error\": \"Bad Request\", \"errors\": [{\"field\": \"name\", \"objectName\": \"pet\", \"defaultMessage\": \"is bad\"}]};name",
			"{\"errors\": [{\"source\": {\"pointer\": \"/data/attributes/name\"}, \"detail\": \"is bad\"}]};name",
			"{\"invalid-params\": [{\"name\": \"name\", \"reason\": \"is bad\"}]};name",
			"{\"violations\": [{\"field\": \"name\", \"message\": \"is bad\"}]};name",
			"{\"detail\": [{\"loc\": [\"body\", \"photoUrls\"], \"msg\": \"is bad\"}]};photo_urls",
			"{\"errors\": [{\"detail\": \"is bad\", \"pointer\": \"#/name\"}]};name",
			"{\"error\": {\"details\": {\"fields\": [{\"name\": \"name\", \"messages\": [\"is bad\"]}]}}};name",
			"{\"error\": {\"details\": [{\"fieldViolations\": [{\"field\": \"name\", \"description\": \"is bad\"}]}]}};name",
			"{\"error\": {\"param\": \"name\", \"message\": \"is bad\", \"code\": \"invalid\"}};name",
			"{\"errors\": {\"name\": \"is bad\"}};name" })
	void commonFormsOfFieldErrorsLandOnTheirAttributes(String body, String attribute) {
		answer(400, "application/json", body);
		assertThat(failure("/pets")).extracting("attribute.toString", "detail")
			.containsExactly(
					tuple(attribute, "\"%s\": is bad\n\nPOST %s/pets was answered with status 400 (Bad Request)."
						.formatted(attribute, this.service.url())));
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', quoteCharacter = '~',
			value = { "application/json;{\"error\": \"Internal Server Error\"};.",
					"application/json;{\"error\": \"Internal Server Error\", \"message\": \"boom\"};: boom",
					"application/problem+json;{\"title\": \"internal server error\", \"detail\": \"boom\"};: boom",
					"application/json;{\"errors\": [\"boom\", \"bang\"]};: boom. bang",
					"application/json;{\"error\": {\"message\": \"boom\", \"code\": 2001}};: boom",
					"application/json;{\"error\": {\"message\": \"boom\", \"errors\": [\"bang\"]}};: boom. bang",
					"application/json;{\"error\": {\"error\": {}}};.",
					"application/json;{\"errors\": [{\"message\": \"boom\"}]};: boom", "text/plain;boom;: boom",
					"text/plain;Internal Server Error;." })
	void statusIsNotRepeated(String type, String body, String text) {
		answer(500, type, body);
		assertThat(failure("/pets")).extracting("detail")
			.containsExactly("POST %s/pets was answered with status 500 (Internal Server Error)%s"
				.formatted(this.service.url(), text));
	}

	@ParameterizedTest
	@CsvSource({ "401,Unauthorized", "404,Not Found", "409,Conflict", "500,Internal Server Error",
			"503,Service Unavailable" })
	void statusAndProblemAreTold(int status, String reason) {
		answer(status, "application/problem+json", "{\"title\": \"No\", \"detail\": \"Not you\"}");
		assertThat(failure("/pets")).extracting("summary", "detail")
			.containsExactly(
					tuple("Could not create petstore_pet", "POST %s/pets was answered with status %s (%s): No. Not you"
						.formatted(this.service.url(), status, reason)));
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', value = { "text/html;<html><h1>Oops</h1></html>", "application/json;{\"title\": ",
			"application/json;[1]", "application/json;null", "application/json;''", "application/json;{\"title\": 1}" })
	void bodyThatIsNoProblemIsLeftOut(String type, String body) {
		answer(500, type, body);
		assertThat(failure("/pets")).extracting("detail")
			.containsExactly(
					"POST %s/pets was answered with status 500 (Internal Server Error).".formatted(this.service.url()));
	}

	@Test
	void templateTellsAlike() {
		answer(404, "application/problem+json", "{\"detail\": \"No such pet\"}");
		Exception[] failure = new Exception[1];
		this.contextRunner.withConfiguration(AutoConfigurations.of(RestTemplateAutoConfiguration.class))
			.run((context) -> {
				RestTemplate template = context.getBean(RestTemplateBuilder.class).build();
				failure[0] = catchException(
						() -> template.getForObject(this.service.url() + "/pets?key=s3cret", String.class));
			});
		assertThat(translate(failure[0])).extracting("detail")
			.containsExactly(
					"GET %s/pets was answered with status 404 (Not Found): No such pet".formatted(this.service.url()));
	}

	@Test
	void longDetailIsCut() {
		answer(500, "application/json", "{\"detail\": \"" + "x".repeat(2000) + "\"}");
		assertThat(failure("/pets").get(0).detail()).endsWith("xxx…").hasSizeLessThan(600);
	}

	@Test
	void unknownStatusIsTold() {
		answer(599, "text/plain", "?");
		assertThat(failure("/pets")).extracting("detail")
			.containsExactly("POST %s/pets was answered with status 599: ?".formatted(this.service.url()));
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';',
			value = { "application/json;{nonsense", "text/html;<html>Login</html>", "application/json;[]" })
	void answerThatCannotBeReadIsTold(String type, String body) {
		answer(200, type, body);
		assertThat(failure("/pets")).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Could not create petstore_pet");
			assertThat(diagnostic.detail())
				.startsWith("POST %s/pets got an answer that cannot be read: ".formatted(this.service.url()))
				.endsWith("Check that the configured address is that of the service.");
		});
	}

	@Test
	void timeOutIsTold() {
		this.service.answer("/", (exchange) -> this.service.awaitEnd());
		assertThat(failure(this.impatient, this.service.url(), "/pets")).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.detail())
				.startsWith("POST %s/pets got no answer: ".formatted(this.service.url()))
				.containsIgnoringCase("timed out")
				.endsWith("Check that the service is up and reachable from here."));
	}

	@Test
	void timeOutInTheMiddleOfAnAnswerIsTold() {
		this.service.answer("/", (exchange) -> {
			exchange.getResponseHeaders().add("Content-Type", "application/json");
			exchange.sendResponseHeaders(200, 100);
			exchange.getResponseBody().write('{');
			exchange.getResponseBody().flush();
			this.service.awaitEnd();
		});
		assertThat(failure(this.contextRunner.withPropertyValues("spring.http.clients.read-timeout=3s"),
				this.service.url(), "/pets"))
			.singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.detail())
				.startsWith("POST %s/pets was answered, but ".formatted(this.service.url())));
	}

	@Test
	void refusedConnectionIsTold() {
		this.service.stop();
		assertThat(failure("/pets")).extracting("detail")
			.containsExactly("POST %s/pets got no answer: connection refused. Check that the service is up and "
				.formatted(this.service.url()) + "reachable from here.");
	}

	@Test
	void closedConnectionIsTold() throws Exception {
		try (ServerSocket socket = new ServerSocket(0)) {
			Thread closing = new Thread(() -> closeConnections(socket), "closing");
			closing.setDaemon(true);
			closing.start();
			String url = "http://127.0.0.1:" + socket.getLocalPort();
			assertThat(failure(url, "/pets")).singleElement()
				.satisfies((diagnostic) -> assertThat(diagnostic.detail())
					.startsWith("POST %s/pets got no answer: ".formatted(url)));
		}
	}

	@Test
	void unknownHostIsTold() {
		assertThat(failure("http://petstore.invalid", "/pets")).singleElement()
			.satisfies((diagnostic) -> assertThat(diagnostic.detail())
				.startsWith("POST http://petstore.invalid/pets got no answer: unknown host"));
	}

	@Test
	void secretsInTheUrlAreNotTold() {
		answer(401, "text/plain", "");
		String url = "http://user:s3cret@127.0.0.1:" + this.service.port();
		assertThat(failure(url, "/pets?api_key=s3cret#s3cret").toString())
			.contains("POST " + this.service.url() + "/pets was")
			.doesNotContain("s3cret")
			.doesNotContain("user");
	}

	@Test
	void failureOnAnotherThreadIsTold() {
		answer(500, "text/plain", "");
		Exception failure = exception(this.contextRunner,
				(client) -> CompletableFuture.supplyAsync(() -> post(client, this.service.url(), "/async")).join());
		assertThat(translate(failure)).extracting("detail")
			.containsExactly("POST %s/async was answered with status 500 (Internal Server Error)."
				.formatted(this.service.url()));
	}

	@Test
	void requestOfAnotherClientIsNotMistakenForTheFailedOne() {
		answer(200, "application/json", "{}");
		this.service.answer("/gone", (exchange) -> send(exchange, 404, "text/plain", new byte[0]));
		Exception failure = exception(this.contextRunner, (client) -> {
			post(client, this.service.url(), "/fine");
			return post(RestClient.create(), this.service.url(), "/gone");
		});
		assertThat(translate(failure)).extracting("detail")
			.containsExactly("The request was answered with status 404 (Not Found).");
	}

	@Test
	void credentialsThatAreRefusedHaveAPlace() {
		answer(401, "application/json", "{\"message\": \"Who are you?\"}");
		Exception failure = exception(this.contextRunner, (client) -> post(client, this.service.url(), "/"));
		Diagnostics diagnostics = new Diagnostics();
		new RestClientExceptionTranslator(new SentRequestInterceptor(() -> null), () -> "the argument 'token'")
			.translate(failure, CALL, diagnostics);
		assertThat(diagnostics.asList()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.endsWith("status 401 (Unauthorized): Who are you?\n\nCredentials come from the argument 'token'.");
	}

	@Test
	void addressThatIsNoneIsToldWithoutWordsOfJava() {
		Exception failure = catchException(
				() -> RestClient.create("service.example.org").get().retrieve().body(Map.class));
		assertThat(translate(failure)).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.startsWith("The configured address of the service is no URL that begins with http:// or https://.");
	}

	@Test
	void failureThatCausesItselfIsLeftToOthers() {
		Exception failure = new IllegalStateException("first");
		failure.initCause(new IllegalStateException("second", failure));
		assertThat(SentRequest.of(failure)).isEmpty();
		assertThat(translate(failure)).isEmpty();
	}

	@Test
	void failureOfAnotherKindIsLeftToOthers() {
		assertThat(translate(new IllegalStateException(new IOException("disk full")))).isEmpty();
	}

	@Test
	void customTranslatorAndInterceptorReplaceOurs() {
		RestClientExceptionTranslator translator = new RestClientExceptionTranslator(
				new SentRequestInterceptor(() -> null), () -> "");
		SentRequestInterceptor interceptor = new SentRequestInterceptor(() -> null);
		this.contextRunner.withBean("own", RestClientExceptionTranslator.class, () -> translator)
			.withBean("ownInterceptor", SentRequestInterceptor.class, () -> interceptor)
			.run((context) -> {
				assertThat(context).getBean(ExceptionTranslator.class).isSameAs(translator);
				assertThat(context).getBean(SentRequestInterceptor.class).isSameAs(interceptor);
			});
	}

	private void answer(int status, String type, String body) {
		byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
		this.service.answer("/", (exchange) -> send(exchange, status, type, bytes));
	}

	private static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
		try (InputStream request = exchange.getRequestBody()) {
			request.readAllBytes();
		}
		exchange.getResponseHeaders().add("Content-Type", type);
		exchange.sendResponseHeaders(status, (body.length > 0) ? body.length : -1);
		exchange.getResponseBody().write(body);
		exchange.close();
	}

	private static void closeConnections(ServerSocket socket) {
		try {
			while (true) {
				try (Socket connection = socket.accept()) {
					connection.getInputStream().read();
				}
			}
		}
		catch (IOException ex) {
			// the test is over
		}
	}

	private List<Diagnostic> failure(String path) {
		return failure(this.service.url(), path);
	}

	private List<Diagnostic> failure(String url, String path) {
		return failure(this.contextRunner, url, path);
	}

	private static List<Diagnostic> failure(ApplicationContextRunner runner, String url, String path) {
		return translate(exception(runner, (client) -> post(client, url, path)));
	}

	private static Exception exception(ApplicationContextRunner runner, Call call) {
		Exception[] failure = new Exception[1];
		runner.run((context) -> {
			RestClient client = context.getBean(RestClient.Builder.class).build();
			failure[0] = catchException(() -> call.run(client));
		});
		return failure[0];
	}

	private static Map<?, ?> post(RestClient client, String url, String path) {
		return client.post().uri(URI.create(url + path)).body(Map.of("a", "b")).retrieve().body(Map.class);
	}

	private static List<Diagnostic> translate(Exception failure) {
		Diagnostics diagnostics = new Diagnostics();
		new RestClientExceptionTranslator(new SentRequestInterceptor(() -> null), () -> "").translate(failure, CALL,
				diagnostics);
		return diagnostics.asList();
	}

	interface Call {

		Object run(RestClient client);

	}

	static class CreatePet implements FailedCall {

		@Override
		public String operation() {
			return "create";
		}

		@Override
		public String typeName() {
			return "petstore_pet";
		}

		@Override
		public Optional<AttributePath> attribute(String field) {
			return Optional.ofNullable(Map.of("name", "name", "Name", "name", "photoUrls", "photo_urls").get(field))
				.map(AttributePath::root);
		}

		@Override
		public String excerpt(String text, int longest) {
			return ShownText.cut(text, longest);
		}

	}

}
