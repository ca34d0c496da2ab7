/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.Locale;
import java.util.Set;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.diagnostic.FailedCall;
import dev.tfprovider.diagnostic.FallbackExceptionTranslator;

/**
 * Says how to give a provider more memory once its heap is full. The call that needed too
 * much has ended by then, so the process can go on.
 */
final class MemoryFailures implements FallbackExceptionTranslator {

	/**
	 * What the JVM says. Threads and metadata can be short as well, and are no matter of
	 * the heap.
	 */
	private static final Set<String> HEAP = Set.of("Java heap space", "GC overhead limit exceeded",
			"Requested array size exceeds VM limit");

	private static final long MEGABYTE = 1024 * 1024;

	private final String variable;

	private final long heap;

	/**
	 * Create a translator.
	 * @param address source address of the provider, whose last part its variables are
	 * named after
	 * @param heap most memory the heap may have, in bytes
	 */
	MemoryFailures(String address, long heap) {
		String type = address.substring(address.lastIndexOf('/') + 1);
		this.variable = type.toUpperCase(Locale.ROOT).replace('-', '_') + "_JAVA_OPTS";
		this.heap = heap;
	}

	@Override
	public void translate(Throwable exception, FailedCall call, Diagnostics diagnostics) {
		if (Failures.causes(exception).anyMatch(MemoryFailures::isHeap)) {
			long megabytes = Math.max(1, this.heap / MEGABYTE);
			diagnostics.error("Could not " + call.operation() + " " + call.typeName(),
					"The provider needs more memory than the %d MB it may use. Give it more in the environment variable "
						.formatted(megabytes)
							+ "%s, such as %s=-Xmx%dm, or let Terraform do less at a time with "
								.formatted(this.variable, this.variable, 2 * megabytes)
							+ "-parallelism.");
		}
	}

	private static boolean isHeap(Throwable cause) {
		return cause instanceof OutOfMemoryError && cause.getMessage() != null && HEAP.contains(cause.getMessage());
	}

}
