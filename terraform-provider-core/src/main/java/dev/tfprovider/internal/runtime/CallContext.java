/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;

/**
 * What comes with a call besides the object it is about.
 *
 * @param providerMeta what the module says to the provider
 * @param deferralAllowed whether Terraform is able to put the object off
 * @param settingsUnknown whether settings of the provider are not known yet
 * @param identity the identity of the object as Terraform remembers it, {@code null} if
 * it does not
 */
public record CallContext(ProviderMetaValue providerMeta, boolean deferralAllowed, boolean settingsUnknown,
		@Nullable ObjectValue identity) {

	/**
	 * Nothing comes with the call.
	 */
	public static final CallContext NONE = new CallContext(ProviderMetaValue.NONE, false, false, null);

	/**
	 * Return whether changes are to wait until the settings are known.
	 */
	boolean isWaitingForSettings() {
		return this.deferralAllowed && this.settingsUnknown;
	}

}
