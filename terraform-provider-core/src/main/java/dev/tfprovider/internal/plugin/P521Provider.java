/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.security.Provider;
import java.security.Security;

/**
 * Lets the JDK verify signatures by {@link P521Signature}. Terraform's certificates have
 * keys on that curve, and the JDK takes 2.5 times as long for one, in each launch. Only
 * for executables: a JVM would have to read the classes for it.
 */
final class P521Provider extends Provider {

	static final String NAME = "TerraformProviderP521";

	static final String ALGORITHM = "SHA512withECDSA";

	private static final long serialVersionUID = 1L;

	P521Provider() {
		super(NAME, "1", "Verifies signatures of keys on the curve P-521");
		putService(new P521Service(this));
	}

	/**
	 * Use it in this process, if it is an executable.
	 */
	static void install() {
		if (NativeImage.EXECUTABLE) {
			Security.insertProviderAt(new P521Provider(), 1);
		}
	}

	private static final class P521Service extends Service {

		P521Service(Provider provider) {
			super(provider, "Signature", ALGORITHM, P521Signature.class.getName(), null, null);
		}

		@Override
		public Object newInstance(Object constructorParameter) {
			return new P521Signature();
		}

	}

}
