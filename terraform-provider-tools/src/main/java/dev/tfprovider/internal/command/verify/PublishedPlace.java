/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.util.List;

/**
 * A place that CLIs install a release from.
 */
interface PublishedPlace {

	/**
	 * Read the release as CLIs do, and collect what they would refuse.
	 * @return the archives that are there
	 */
	List<PublishedArchive> read() throws IOException;

	/**
	 * Return the CLI configuration that installs from there and from nowhere else.
	 * @param host host of the source address
	 */
	String configuration(String host);

	/**
	 * Return who can install from there.
	 */
	Audience audience();

}
