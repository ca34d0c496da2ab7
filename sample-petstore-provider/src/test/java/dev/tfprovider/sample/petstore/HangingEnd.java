/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

/**
 * A bean that keeps the application from ending. Knows nothing of Spring, so that it can
 * be given to the packaged provider on the boot class path.
 */
class HangingEnd implements AutoCloseable {

	static final String PRESENCE = "The bean that hangs is there";

	HangingEnd() {
		System.err.println(PRESENCE);
	}

	@Override
	public void close() {
		while (true) {
			try {
				Thread.sleep(Long.MAX_VALUE);
			}
			catch (InterruptedException ex) {
				// goes on
			}
		}
	}

}
