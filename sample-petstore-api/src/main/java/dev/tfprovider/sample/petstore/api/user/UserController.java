/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.user;

import java.net.URI;

import dev.tfprovider.sample.petstore.api.PetstoreApi;
import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.problem.Problems;
import jakarta.validation.Valid;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Serves users and logins over HTTP.
 */
@RestController
@PetstoreApiOnly
@RequestMapping(UserController.PATH)
class UserController {

	static final String PATH = PetstoreApi.BASE_PATH + "/user";

	private final UserRepository users;

	UserController(UserRepository users) {
		this.users = users;
	}

	@PostMapping
	ResponseEntity<User> create(@Valid @RequestBody NewUser request, UriComponentsBuilder uri) {
		User user = this.users.insert(request)
			.orElseThrow(() -> Problems.conflict("The username '%s' is taken.".formatted(request.username())));
		URI location = uri.path(PATH).pathSegment(user.username()).build().toUri();
		return ResponseEntity.created(location).body(user);
	}

	@GetMapping("/{username}")
	User get(@PathVariable String username) {
		return this.users.find(username).orElseThrow(() -> Problems.notFound("user", username));
	}

	@PutMapping("/{username}")
	User replace(@PathVariable String username, @Valid @RequestBody UserChange request) {
		if (request.username() != null && !request.username().equals(username)) {
			throw Problems.invalid("username", "must not change");
		}
		return this.users.update(username, request).orElseThrow(() -> Problems.notFound("user", username));
	}

	@DeleteMapping("/{username}")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void delete(@PathVariable String username) {
		if (!this.users.delete(username)) {
			throw Problems.notFound("user", username);
		}
	}

	@PostMapping("/login")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void login(@Valid @RequestBody LoginRequest login) {
		if (!this.users.isPassword(login.username(), login.password())) {
			throw Problems.unauthorized("Username and password do not belong together.");
		}
	}

}
