/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.diagnostic;

/**
 * The reason why a change or read is deferred to a later run of Terraform.
 */
public enum DeferralReason {

	/**
	 * The configuration of the resource is not known yet where it has to be.
	 */
	RESOURCE_CONFIG_UNKNOWN,

	/**
	 * The settings of the provider are not known yet.
	 */
	PROVIDER_CONFIG_UNKNOWN,

	/**
	 * Something that has to exist before does not exist yet.
	 */
	ABSENT_PREREQUISITE

}
