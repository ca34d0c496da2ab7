/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import java.time.Duration;
import java.util.function.Supplier;

import dev.tfprovider.boot.OperationRetryPolicy;
import dev.tfprovider.operation.Operation;

import org.springframework.core.retry.RetryPolicy;
import org.springframework.core.retry.RetryTemplate;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.HttpServerErrorException;
import org.springframework.web.client.ResourceAccessException;

/**
 * Repeats calls that do no harm if they have reached the service before.
 */
final class RepeatableCall {

	private static final RetryPolicy POLICY = RetryPolicy.builder()
		.includes(ResourceAccessException.class, HttpServerErrorException.BadGateway.class,
				HttpServerErrorException.ServiceUnavailable.class, HttpServerErrorException.GatewayTimeout.class,
				HttpClientErrorException.TooManyRequests.class)
		.maxRetries(4)
		.delay(Duration.ofMillis(250))
		.multiplier(2)
		.jitter(Duration.ofMillis(100))
		.build();

	private RepeatableCall() {
	}

	static <T> T execute(Operation operation, Supplier<T> call) {
		return new RetryTemplate(OperationRetryPolicy.within(operation, POLICY)).invoke(call);
	}

}
