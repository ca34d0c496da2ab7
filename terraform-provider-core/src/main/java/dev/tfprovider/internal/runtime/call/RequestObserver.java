/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

/**
 * Observes requests, such as to measure or to trace them. Without one nothing is
 * observed, and nothing is done for it.
 */
@FunctionalInterface
public interface RequestObserver {

	/**
	 * Begin to observe a request, on the thread that serves it.
	 * @param rpc name of the RPC, such as {@code ReadResource}
	 * @param type full name of the type it is about, empty if there is none
	 * @return the observation, which ends with the request
	 */
	RequestObservation begin(String rpc, String type);

}
