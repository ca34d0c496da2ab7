/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.problem;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

import dev.tfprovider.sample.petstore.api.PetstoreApiExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

class ProblemAdviceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	@ParameterizedTest
	@ValueSource(strings = { "{", "nonsense", "", "{\"name\": \"Rex\", }", "{\"name\": \"Rex", "[]", "\"Rex\"" })
	void bodyThatIsNoJsonObjectIsABadRequest(String body) {
		assertThat(api.post("/api/v3/pet", body)).hasStatus(HttpStatus.BAD_REQUEST)
			.hasContentType(MediaType.APPLICATION_PROBLEM_JSON)
			.bodyJson()
			.isLenientlyEqualTo("""
					{
					  "title": "Bad Request", "status": 400, "detail": "The request body is not valid JSON.",
					  "instance": "/api/v3/pet"
					}
					""");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '\0', textBlock = """
			{}                                                | name          | must not be blank
			{"name": null}                                    | name          | must not be blank
			{"name": " "}                                     | name          | must not be blank
			{"name": "R", "weightGrams": 0}                   | weightGrams   | must be greater than 0
			{"name": "R", "weightGrams": "x"}                 | weightGrams   | has a value of the wrong type or format
			{"name": "R", "weightGrams": 3000000000}          | weightGrams   | has a value of the wrong type or format
			{"name": "R", "status": "lost"}                   | status        | must be one of available, pending, sold
			{"name": "R", "category": {}}                     | category.name | must not be blank
			{"name": "R", "tags": [{"name": "a"}, {}]}        | tags[1].name  | must not be blank
			{"name": "R", "tags": [null]}                     | tags[0]       | must not be null
			{"name": "R", "tags": ["a"]}                      | tags[0]       | has a value of the wrong type or format
			{"name": "R", "photos": [{"url": "a"}, null]}     | photos[1]     | must not be null
			{"name": "R", "photos": {}}                       | photos        | has a value of the wrong type or format
			""")
	void petWhoseFieldDoesNotFitIsUnprocessable(String body, String field, String message) {
		assertThat(api.post("/api/v3/pet", body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
			.hasContentType(MediaType.APPLICATION_PROBLEM_JSON)
			.bodyJson()
			.isLenientlyEqualTo("""
					{
					  "title": "Unprocessable Content", "status": 422, "detail": "The request has invalid fields.",
					  "errors": [{"field": "%s", "message": "%s"}]
					}
					""".formatted(field, message));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '\0', textBlock = """
			{"quantity": 1}                                   | petId    | must not be null
			{"petId": 1}                                      | quantity | must not be null
			{"petId": 1, "quantity": 0}                       | quantity | must be greater than or equal to 1
			{"petId": 1, "quantity": 1001}                    | quantity | must be less than or equal to 1000
			{"petId": 1, "quantity": 1, "shipDate": "soon"}   | shipDate | has a value of the wrong type or format
			{"petId": 1, "quantity": 1, "status": "lost"}     | status   | must be one of placed, approved, delivered
			{"petId": 1, "quantity": 1, "complete": "maybe"}  | complete | has a value of the wrong type or format
			""")
	void orderWhoseFieldDoesNotFitIsUnprocessable(String body, String field, String message) {
		assertThat(api.post("/api/v3/store/order", body)).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
			.bodyJson()
			.isLenientlyEqualTo("""
					{"errors": [{"field": "%s", "message": "%s"}]}
					""".formatted(field, message));
	}

	@Test
	void everyFieldThatDoesNotFitIsNamedInOrder() {
		assertThat(api.post("/api/v3/user", "{\"username\": \"A\", \"phone\": \"%s\"}".formatted("1".repeat(33))))
			.hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
			.bodyJson()
			.isLenientlyEqualTo("""
					{
					  "errors": [
					    {"field": "email", "message": "must not be blank"},
					    {"field": "firstName", "message": "must not be blank"},
					    {"field": "lastName", "message": "must not be blank"},
					    {"field": "password", "message": "must not be blank"},
					    {"field": "phone", "message": "size must be between 0 and 32"},
					    {"field": "username", "message": "must match \\"[a-z][a-z0-9_-]{2,31}\\""}
					  ]
					}
					""");
	}

	@Test
	void nameOfSixtyFourCharactersFitsAndOneMoreDoesNot() {
		String json = "{\"name\": \"%s\"}";

		assertThat(api.post("/api/v3/pet", json.formatted("x".repeat(64)))).hasStatus(HttpStatus.CREATED);
		assertThat(api.post("/api/v3/pet", json.formatted("x".repeat(65)))).hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
			.bodyJson()
			.isLenientlyEqualTo(
					"{\"errors\": [{\"field\": \"name\", \"message\": \"size must be between 0 and 64\"}]}");
	}

	@ParameterizedTest
	@CsvSource({ "/api/v3/pet/987654321,There is no pet '987654321'.",
			"/api/v3/store/order/987654321,There is no order '987654321'.",
			"/api/v3/user/nobody,There is no user 'nobody'.", "/api/v3/unicorn,No static resource api/v3/unicorn.",
			"/,No static resource ." })
	void whatDoesNotExistIsNotFound(String path, String detail) {
		assertThat(api.get(path)).hasStatus(HttpStatus.NOT_FOUND)
			.hasContentType(MediaType.APPLICATION_PROBLEM_JSON)
			.bodyJson()
			.isLenientlyEqualTo("{\"title\": \"Not Found\", \"status\": 404, \"instance\": \"%s\"}".formatted(path))
			.extractingPath("$.detail")
			.asString()
			.startsWith(detail.substring(0, detail.length() - 1));
	}

	@ParameterizedTest
	@ValueSource(strings = { "/api/v3/pet/rex", "/api/v3/pet?status=lost" })
	void pathOrQueryOfTheWrongTypeIsABadRequest(String uri) {
		assertThat(api.get(uri)).hasStatus(HttpStatus.BAD_REQUEST)
			.hasContentType(MediaType.APPLICATION_PROBLEM_JSON)
			.bodyJson()
			.extractingPath("$.title")
			.isEqualTo("Bad Request");
	}

	@Test
	void methodThatIsNotSupportedIsAProblem() {
		assertThat(api.delete("/api/v3/pet")).hasStatus(HttpStatus.METHOD_NOT_ALLOWED)
			.hasContentType(MediaType.APPLICATION_PROBLEM_JSON);
	}

	@Test
	void contentTypeThatIsNotSupportedIsAProblem() throws Exception {
		HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:%d/api/v3/pet".formatted(api.port())))
			.header("Content-Type", "text/plain")
			.POST(BodyPublishers.ofString("Rex"))
			.build();

		HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());

		assertThat(response.statusCode()).isEqualTo(415);
		assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
	}

	@Test
	void callerWhoAcceptsOnlyJsonGetsAProblemToo() {
		assertThat(api.get("/api/v3/pet/987654321", "Accept", "application/json")).hasStatus(HttpStatus.NOT_FOUND)
			.hasContentType(MediaType.APPLICATION_PROBLEM_JSON);
	}

	@Test
	void failureOfTheServiceIsAProblemThatTellsNothingOfItsInside() {
		api.bean(JdbcClient.class).sql("alter table store_user rename to hidden").update();
		try {
			assertThat(api.get("/api/v3/user/ada")).hasStatus(HttpStatus.INTERNAL_SERVER_ERROR)
				.hasContentType(MediaType.APPLICATION_PROBLEM_JSON)
				.bodyJson()
				.isStrictlyEqualTo("""
						{
						  "title": "Internal Server Error", "status": 500,
						  "detail": "The reason is in the log of the service.", "instance": "/api/v3/user/ada"
						}
						""");
		}
		finally {
			api.bean(JdbcClient.class).sql("alter table hidden rename to store_user").update();
		}
	}

}
