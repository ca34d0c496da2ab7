/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.time.Duration;
import java.util.Optional;

/**
 * Handles the requests that authenticated callers send to a shared process.
 */
interface ControlHandler {

	/**
	 * Find or make the launch for a request.
	 * @param request the launch that a launcher hands over
	 * @return how long the launcher should wait for the handshake line; empty if this
	 * process takes no more launches
	 */
	Optional<Duration> accept(LaunchRequest request);

	/**
	 * Serve a launch that was accepted. Returns soon.
	 * @param request the launch
	 * @param relay where its handshake line and its log go
	 * @return the launch, begun
	 */
	LaterLaunch serve(LaunchRequest request, LaunchRelay relay);

	/**
	 * Describe the process to a person.
	 * @return lines, every one ended
	 */
	String status();

	/**
	 * End the process once its launches have ended. Returns at once.
	 */
	void stop();

}
