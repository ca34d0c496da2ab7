/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

/**
 * Detects whether the process ignores the hangup signal, which a terminal sends when it
 * is closed. A program started with {@code nohup} has to outlive the terminal.
 */
final class HangupSignal {

	private HangupSignal() {
	}

	/**
	 * Tell whether the process was started so that it outlives its terminal. A JVM tells
	 * only when it is given another handler, and refuses to take one in place of
	 * {@code SIG_IGN}, so that it must never be given that one: the process and all that
	 * it starts would ignore the signal from then on.
	 * @return whether the signal is ignored
	 */
	static boolean isIgnored() {
		try {
			Class<?> handler = Class.forName("sun.misc.SignalHandler");
			Object ignored = handler.getField("SIG_IGN").get(null);
			Object before = handle(handler, handler.getField("SIG_DFL").get(null));
			if (before != ignored) {
				handle(handler, before);
			}
			return before == ignored;
		}
		catch (ReflectiveOperationException ex) {
			return false;
		}
	}

	private static Object handle(Class<?> handler, Object action) throws ReflectiveOperationException {
		Class<?> signal = Class.forName("sun.misc.Signal");
		return signal.getMethod("handle", signal, handler)
			.invoke(null, signal.getConstructor(String.class).newInstance("HUP"), action);
	}

}
