/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.user;

import java.util.List;
import java.util.stream.IntStream;

import dev.tfprovider.sample.petstore.api.PetstoreApiExtension;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

class UserControllerTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final String ADA = """
			{
			  "username": "ada", "firstName": "Ada", "lastName": "Lovelace", "email": "ada@example.org",
			  "phone": "+44 1", "password": "analytical", "userStatus": 3
			}
			""";

	private static final String CHANGED = """
			{"firstName": "Augusta", "lastName": "King", "email": "king@example.org"}
			""";

	@AfterEach
	void deleteUsers() {
		api.bean(JdbcClient.class).sql("delete from store_user").update();
	}

	private static HttpStatus login(String password) {
		return HttpStatus
			.valueOf(api.post("/api/v3/user/login", "{\"username\": \"ada\", \"password\": \"%s\"}".formatted(password))
				.getExchangeResult()
				.getStatus()
				.value());
	}

	@Test
	void createReturnsTheUserWithoutThePassword() {
		assertThat(api.post("/api/v3/user", ADA)).hasStatus(HttpStatus.CREATED)
			.hasHeader("Location", "http://localhost:%d/api/v3/user/ada".formatted(api.port()))
			.bodyJson()
			.doesNotHavePath("$.password")
			.doesNotHavePath("$.passwordHash")
			.isLenientlyEqualTo("""
					{
					  "username": "ada", "firstName": "Ada", "lastName": "Lovelace", "email": "ada@example.org",
					  "phone": "+44 1", "userStatus": 3
					}
					""")
			.extractingPath("$.id")
			.isInstanceOf(Integer.class);
	}

	@Test
	void getReturnsTheUserWithoutThePassword() {
		api.post("/api/v3/user", ADA);

		assertThat(api.get("/api/v3/user/ada")).hasStatusOk()
			.bodyText()
			.contains("Lovelace")
			.doesNotContain("analytical");
	}

	@Test
	void passwordIsStoredAsSaltedHash() {
		api.post("/api/v3/user", ADA);
		api.post("/api/v3/user", ADA.replace("\"ada\"", "\"bob\""));

		assertThat(api.bean(JdbcClient.class).sql("select password_hash from store_user").query(String.class).list())
			.hasSize(2)
			.doesNotHaveDuplicates()
			.allSatisfy((hash) -> assertThat(hash).startsWith("10000:").doesNotContain("analytical"));
	}

	@Test
	void createWhenUsernameIsTakenConflicts() {
		api.post("/api/v3/user", ADA);

		assertThat(api.post("/api/v3/user", ADA)).hasStatus(HttpStatus.CONFLICT).bodyJson().isLenientlyEqualTo("""
				{"status": 409, "title": "Conflict", "detail": "The username 'ada' is taken."}
				""");
	}

	@Test
	void parallelCreatesOfOneUsernameSucceedOnce() {
		List<Integer> statuses = IntStream.range(0, 20)
			.boxed()
			.toList()
			.parallelStream()
			.map((i) -> api.post("/api/v3/user", ADA).getExchangeResult().getStatus().value())
			.toList();

		assertThat(statuses).containsOnlyOnce(201).containsOnly(201, 409);
	}

	@ParameterizedTest
	@ValueSource(strings = { "ab", "Ada", "1ada", "ada lovelace", "a.da" })
	void createWhenUsernameDoesNotFitThePatternNamesTheField(String username) {
		assertThat(api.post("/api/v3/user", ADA.replace("\"ada\"", '"' + username + '"')))
			.hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
			.bodyJson()
			.extractingPath("$.errors[*].field")
			.isEqualTo(List.of("username"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "abc", "a-b_9", "abcdefghijklmnopqrstuvwxyz012345", "login" })
	void createWhenUsernameFitsThePatternCanBeReadBack(String username) {
		assertThat(api.post("/api/v3/user", ADA.replace("\"ada\"", '"' + username + '"')))
			.hasStatus(HttpStatus.CREATED);

		assertThat(api.get("/api/v3/user/" + username)).hasStatusOk();
	}

	@Test
	void putReplacesEverythingButThePassword() {
		api.post("/api/v3/user", ADA);

		assertThat(api.put("/api/v3/user/ada", CHANGED)).hasStatusOk();

		assertThat(api.get("/api/v3/user/ada")).bodyJson().isLenientlyEqualTo("""
				{
				  "username": "ada", "firstName": "Augusta", "lastName": "King", "email": "king@example.org",
				  "phone": null, "userStatus": 0
				}
				""");
		assertThat(login("analytical")).isEqualTo(HttpStatus.NO_CONTENT);
	}

	@Test
	void putWhenPasswordIsGivenReplacesIt() {
		api.post("/api/v3/user", ADA);

		assertThat(api.put("/api/v3/user/ada", ADA.replace("analytical", "difference"))).hasStatusOk();

		assertThat(login("difference")).isEqualTo(HttpStatus.NO_CONTENT);
		assertThat(login("analytical")).isEqualTo(HttpStatus.UNAUTHORIZED);
	}

	@Test
	void putWhenUsernameDiffersNamesTheField() {
		api.post("/api/v3/user", ADA);

		assertThat(api.put("/api/v3/user/ada", ADA.replace("\"ada\"", "\"bob\"")))
			.hasStatus(HttpStatus.UNPROCESSABLE_CONTENT)
			.bodyJson()
			.isLenientlyEqualTo("{\"errors\": [{\"field\": \"username\", \"message\": \"must not change\"}]}");
	}

	@Test
	void deleteMakesTheUserUnknown() {
		api.post("/api/v3/user", ADA);

		assertThat(api.delete("/api/v3/user/ada")).hasStatus(HttpStatus.NO_CONTENT);

		assertThat(api.get("/api/v3/user/ada")).hasStatus(HttpStatus.NOT_FOUND);
		assertThat(api.put("/api/v3/user/ada", CHANGED)).hasStatus(HttpStatus.NOT_FOUND);
		assertThat(api.delete("/api/v3/user/ada")).hasStatus(HttpStatus.NOT_FOUND);
		assertThat(login("analytical")).isEqualTo(HttpStatus.UNAUTHORIZED);
	}

}
