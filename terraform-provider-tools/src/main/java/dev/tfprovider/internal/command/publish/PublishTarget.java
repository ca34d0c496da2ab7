/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;

/**
 * A place that releases are published in. Publishing twice changes nothing.
 */
@FunctionalInterface
interface PublishTarget {

	/**
	 * Publish a release, or what is missing of it.
	 * @param release the release
	 * @return where it is then, for people
	 * @throws dev.tfprovider.command.CommandFailedException if it cannot be published, or
	 * is there with other bytes
	 * @throws IOException if files cannot be read or written
	 */
	String publish(SignedRelease release) throws IOException;

}
