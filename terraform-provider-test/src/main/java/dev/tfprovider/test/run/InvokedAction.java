/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.List;

/**
 * An action that a command has invoked.
 *
 * @param address its address, such as {@code action.petstore_feed.rex}
 * @param progress the messages of its progress, in order
 * @param succeeded whether it ended without an error
 */
public record InvokedAction(String address, List<String> progress, boolean succeeded) {

	public InvokedAction {
		progress = List.copyOf(progress);
	}

}
