/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.fault;

import java.io.IOException;
import java.util.Optional;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import dev.tfprovider.sample.petstore.api.fault.Faults.Failure;
import dev.tfprovider.sample.petstore.api.problem.Problems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.util.ContentCachingResponseWrapper;

/**
 * Injects the configured {@link Faults} into calls. Comes after the check of the key, so
 * that only calls count which would otherwise have been served; the calls that set the
 * faults never fail.
 */
@Component
@PetstoreApiOnly
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
class FaultFilter extends OncePerRequestFilter {

	private final HandlerExceptionResolver problems;

	private Faults faults = Faults.NONE;

	FaultFilter(@Qualifier("handlerExceptionResolver") HandlerExceptionResolver problems) {
		this.problems = problems;
	}

	synchronized Faults faults() {
		return this.faults;
	}

	synchronized void use(Faults faults) {
		this.faults = faults;
	}

	private synchronized Optional<Failure> take(HttpServletRequest request) {
		Optional<Failure> failure = this.faults.match(request.getMethod(), request.getRequestURI());
		failure.ifPresent((happened) -> this.faults = this.faults.without(happened));
		return failure;
	}

	@Override
	protected boolean shouldNotFilter(HttpServletRequest request) {
		return request.getRequestURI().startsWith(FaultController.PATH);
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		sleep(faults().latencyMillis());
		Optional<Failure> failure = take(request);
		if (failure.isEmpty()) {
			chain.doFilter(request, response);
			return;
		}
		if (failure.get().afterOperation()) {
			chain.doFilter(request, new ContentCachingResponseWrapper(response));
			response.reset();
		}
		fail(failure.get(), request, response);
	}

	private void fail(Failure failure, HttpServletRequest request, HttpServletResponse response) throws IOException {
		if (failure.hangMillis() != null) {
			sleep(failure.hangMillis());
			ConnectionCloser.close(request);
		}
		else if (failure.garbageBody()) {
			response.setStatus(failure.status());
			response.setContentType(MediaType.APPLICATION_JSON_VALUE);
			response.getOutputStream().print("<html>This is no JSON</html>");
		}
		else {
			this.problems.resolveException(request, response, null,
					Problems.of(HttpStatusCode.valueOf(failure.status()), "This failure was asked for."));
		}
	}

	private static void sleep(long millis) {
		try {
			Thread.sleep(millis);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
