/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

/**
 * Ignores the interrupt signal, which a terminal sends to a host and its plugins alike.
 * The host decides what it means, so a plugin ignores it.
 * <p>
 * The JDK offers signals in {@code sun.misc} only (module {@code jdk.unsupported}), and
 * its compiler warns of every direct use; hence the look-up by name.
 */
public final class InterruptSignal {

	private InterruptSignal() {
	}

	/**
	 * Ignore the signal for the rest of the process's life.
	 * @return whether that was possible
	 */
	public static boolean ignore() {
		try {
			Class<?> signal = Class.forName("sun.misc.Signal");
			Class<?> handler = Class.forName("sun.misc.SignalHandler");
			Object interrupt = signal.getConstructor(String.class).newInstance("INT");
			signal.getMethod("handle", signal, handler).invoke(null, interrupt, handler.getField("SIG_IGN").get(null));
			return true;
		}
		catch (ReflectiveOperationException ex) {
			return false;
		}
	}

}
