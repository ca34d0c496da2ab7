/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.security;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.PetstoreApiProperties;
import dev.tfprovider.sample.petstore.api.problem.Problems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.util.StringUtils;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerExceptionResolver;

/**
 * Rejects every call with neither the configured API key nor an access token in its
 * place, including those to the faults.
 */
@Component
@PetstoreApiOnly
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
class ApiKeyFilter extends OncePerRequestFilter {

	static final String HEADER = "X-API-Key";

	private final @Nullable String apiKey;

	private final AccessTokens tokens;

	private final HandlerExceptionResolver problems;

	ApiKeyFilter(PetstoreApiProperties properties, AccessTokens tokens,
			@Qualifier("handlerExceptionResolver") HandlerExceptionResolver problems) {
		this.apiKey = properties.apiKey();
		this.tokens = tokens;
		this.problems = problems;
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		if (accepts(request.getHeader(HEADER))) {
			chain.doFilter(request, response);
		}
		else {
			this.problems.resolveException(request, response, null,
					Problems.unauthorized("This call needs a valid " + HEADER + " header."));
		}
	}

	private boolean accepts(@Nullable String given) {
		if (!StringUtils.hasLength(this.apiKey)) {
			return true;
		}
		return given != null && (MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8),
				this.apiKey.getBytes(StandardCharsets.UTF_8)) || this.tokens.isGood(given));
	}

}
