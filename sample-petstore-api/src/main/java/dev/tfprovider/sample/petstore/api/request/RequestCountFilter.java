/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.request;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerMapping;

/**
 * Counts requests by method and pattern of the path. Comes after the check of the key, so
 * that only calls count which were let in.
 */
@Component
@PetstoreApiOnly
@Order(Ordered.HIGHEST_PRECEDENCE + 15)
class RequestCountFilter extends OncePerRequestFilter {

	private final Map<String, Integer> counts = new TreeMap<>();

	synchronized Map<String, Integer> counts() {
		return new TreeMap<>(this.counts);
	}

	synchronized void clear() {
		this.counts.clear();
	}

	private synchronized void count(String request) {
		this.counts.merge(request, 1, Integer::sum);
	}

	@Override
	protected boolean shouldNotFilter(HttpServletRequest request) {
		return request.getRequestURI().startsWith("/admin/");
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		try {
			chain.doFilter(request, response);
		}
		finally {
			Object pattern = request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
			count(request.getMethod() + ' ' + ((pattern != null) ? pattern : request.getRequestURI()));
		}
	}

}
