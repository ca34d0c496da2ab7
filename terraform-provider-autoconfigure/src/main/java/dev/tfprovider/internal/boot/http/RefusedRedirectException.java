/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;

/**
 * Thrown when a response redirects to another origin.
 */
final class RefusedRedirectException extends IOException {

	RefusedRedirectException(String message) {
		super(message);
	}

	static RefusedRedirectException toOtherOrigin(int status, Origin from, Origin to) {
		return new RefusedRedirectException("%s answered with status %s, which points to %s. ".formatted(from, status,
				to) + "That is another origin, and the request was not repeated there, because its credentials and its "
				+ "content would go along. If the service is at " + to
				+ " now, configure that address; otherwise find out who answers in its place. Developers of the "
				+ "provider can allow it with the property \"" + HttpEnvironment.FOLLOW_PROPERTY + "\".");
	}

	static RefusedRedirectException tooMany(int most, Origin origin) {
		return new RefusedRedirectException(
				"%s pointed to another of its addresses more than %s times. ".formatted(origin, most)
						+ "Check that the configured address is that of the service.");
	}

}
