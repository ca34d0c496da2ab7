/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * Refuses to publish other bytes under a version that others may have installed.
 */
public final class ReleaseConflict {

	private ReleaseConflict() {
	}

	/**
	 * Return the failure.
	 * @param release what is published
	 * @param archive what is there with other bytes
	 * @param place where it is
	 * @return the exception
	 */
	public static CommandFailedException of(Release release, ReleaseArchive archive, String place) {
		return of(release, release.file(archive), place);
	}

	/**
	 * Return the failure.
	 * @param release what is published
	 * @param file the file that is there with other bytes
	 * @param place where it is
	 * @return the exception
	 */
	public static CommandFailedException of(Release release, String file, String place) {
		return Refusal.of(
				"%s is published already, with other bytes than '%s' has here: %s. Who has installed version %s "
						+ "could not install it again. Release the change as another version.",
				release.name().address(), file, place, release.name().version());
	}

}
