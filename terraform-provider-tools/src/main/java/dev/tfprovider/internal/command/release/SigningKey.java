/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

/**
 * The public key that signatures are checked with.
 *
 * @param keyId the last 16 digits of its fingerprint, in upper case
 * @param armor the key in ASCII armor, as registries publish it
 */
public record SigningKey(String keyId, String armor) {

}
