/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.Locale;
import java.util.Set;

import dev.tfprovider.diagnostic.Diagnostic;

/**
 * The memory limit of the provider, with advice on how to raise it. The call that needed
 * too much has ended by then, so the process can go on.
 */
public final class HeapLimit {

	/**
	 * What the JVM says. Threads and metadata can be short as well, and are no matter of
	 * the heap.
	 */
	private static final Set<String> HEAP = Set.of("Java heap space", "GC overhead limit exceeded",
			"Requested array size exceeds VM limit");

	/**
	 * Network buffers: there may be as much of them as of the heap.
	 */
	private static final Set<String> BUFFERS = Set.of("direct buffer memory", "direct memory");

	private static final long MEGABYTE = 1024 * 1024;

	private final String variable;

	private final long bytes;

	/**
	 * Create a limit.
	 * @param address source address of the provider, whose last part its variables are
	 * named after
	 * @param bytes most memory the heap may have
	 */
	public HeapLimit(String address, long bytes) {
		String type = address.substring(address.lastIndexOf('/') + 1);
		this.variable = type.toUpperCase(Locale.ROOT).replace('-', '_') + "_JAVA_OPTS";
		this.bytes = bytes;
	}

	/**
	 * Find out whether a failure says that the limit was met, however deep inside.
	 * @param failure what was thrown
	 * @return whether more memory would help
	 */
	public boolean isCauseOf(Throwable failure) {
		return FailureDiagnostics.causes(failure)
			.filter((cause) -> cause instanceof OutOfMemoryError && cause.getMessage() != null)
			.map(Throwable::getMessage)
			.anyMatch((message) -> HEAP.contains(message)
					|| BUFFERS.stream().anyMatch(message.toLowerCase(Locale.ROOT)::contains));
	}

	/**
	 * Return the error of a request that needs too much.
	 * @param request name of the request
	 * @return what to tell the practitioner
	 */
	public Diagnostic exceededBy(String request) {
		return Diagnostic.error("Provider is out of memory in " + request, advice());
	}

	/**
	 * Say how much there is, and how to get more.
	 * @return full sentences
	 */
	public String advice() {
		long megabytes = Math.max(1, this.bytes / MEGABYTE);
		return "The provider needs more memory than the %s MB it may use. Give it more in the environment variable %s, "
			.formatted(megabytes, this.variable)
				+ "such as %s=-Xmx%sm, or let Terraform do less at a time with -parallelism.".formatted(this.variable,
						2 * megabytes);
	}

}
