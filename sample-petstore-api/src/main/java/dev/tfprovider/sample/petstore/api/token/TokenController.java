/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.token;

import java.net.URI;
import java.util.List;

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
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Serves access tokens over HTTP: they are created, renewed and revoked.
 */
@RestController
@PetstoreApiOnly
@RequestMapping(TokenController.PATH)
class TokenController {

	static final String PATH = PetstoreApi.BASE_PATH + "/token";

	private final TokenRepository tokens;

	TokenController(TokenRepository tokens) {
		this.tokens = tokens;
	}

	@PostMapping
	ResponseEntity<Token> create(@Valid @RequestBody TokenRequest request, UriComponentsBuilder uri) {
		Token token = this.tokens.insert(request);
		URI location = uri.path(PATH).pathSegment(String.valueOf(token.id())).build().toUri();
		return ResponseEntity.created(location).body(token);
	}

	@GetMapping
	List<Token> getAll() {
		return this.tokens.findAll();
	}

	@GetMapping("/{id}")
	Token get(@PathVariable long id) {
		return this.tokens.find(id).orElseThrow(() -> Problems.notFound("token", id));
	}

	@PostMapping("/{id}/renew")
	Token renew(@PathVariable long id) {
		return this.tokens.renew(id).orElseThrow(() -> Problems.notFound("token", id));
	}

	@DeleteMapping("/{id}")
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void delete(@PathVariable long id) {
		if (!this.tokens.delete(id)) {
			throw Problems.notFound("token", id);
		}
	}

}
