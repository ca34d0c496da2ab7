/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package com.acme;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.ProviderCommand;

/**
 * A command of an author that has the name of one of ours.
 */
public final class AuthorCommand implements ProviderCommand {

	@Override
	public String name() {
		return "prepare";
	}

	@Override
	public String purpose() {
		return "prepares the store";
	}

	@Override
	public void run(CommandCall call) {
		call.out().println("prepared");
	}

}
