/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import dev.tfprovider.internal.command.release.ReleaseArchive;

/**
 * An archive that was read from where it is published.
 *
 * @param archive the archive, in a file of this machine
 * @param contentHash the hash "h1" of its content
 */
record PublishedArchive(ReleaseArchive archive, String contentHash) {

}
