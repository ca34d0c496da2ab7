/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.line;

import java.util.Locale;

import dev.tfprovider.command.CommandFailedException;
import org.jspecify.annotations.Nullable;

/**
 * Says why a command cannot do what it is told, in texts that name what was met.
 */
public final class Refusal {

	private Refusal() {
	}

	/**
	 * Refuse what cannot be done.
	 * @param format text to print, with {@code %s} in place of what was met
	 * @param met what was met
	 * @return the failure to throw
	 */
	public static CommandFailedException of(String format, @Nullable Object... met) {
		return CommandFailedException.of(String.format(Locale.ROOT, format, met));
	}

	/**
	 * Refuse a command line that is wrong.
	 * @param format text to print, with {@code %s} in place of what was met
	 * @param met what was met
	 * @return the failure to throw
	 */
	public static CommandFailedException usage(String format, @Nullable Object... met) {
		return CommandFailedException.usage(String.format(Locale.ROOT, format, met));
	}

	/**
	 * Refuse what cannot be done, if it cannot.
	 * @param refused whether it cannot be done
	 * @param format text to print, with {@code %s} in place of what was met
	 * @param met what was met
	 */
	public static void when(boolean refused, String format, @Nullable Object... met) {
		if (refused) {
			throw of(format, met);
		}
	}

	/**
	 * Refuse a command line that is wrong, if it is.
	 * @param wrong whether the command line is wrong
	 * @param format text to print, with {@code %s} in place of what was met
	 * @param met what was met
	 */
	public static void usageWhen(boolean wrong, String format, @Nullable Object... met) {
		if (wrong) {
			throw usage(format, met);
		}
	}

}
