/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.Collections;
import java.util.Set;

import io.grpc.BindableService;

/**
 * A major version of the plugin protocol.
 *
 * @param major the number, such as 6
 */
public record ProtocolVersion(int major) {

	/**
	 * Protocol version 5, which every host speaks and has no nested attributes.
	 */
	public static final ProtocolVersion V5 = new ProtocolVersion(5);

	/**
	 * Protocol version 6, the newest.
	 */
	public static final ProtocolVersion V6 = new ProtocolVersion(6);

	/**
	 * Return the version of a provider service.
	 * @param service the service, whose name is such as {@code tfplugin6.Provider}
	 * @return its version
	 */
	public static ProtocolVersion of(BindableService service) {
		return service.bindService().getServiceDescriptor().getName().startsWith("tfplugin5.") ? V5 : V6;
	}

	/**
	 * Choose the highest version both sides speak.
	 * <p>
	 * Without one the lowest of ours is named all the same: the host then reports the
	 * mismatch in its own words.
	 * @param served versions we speak, at least one
	 * @param offered versions the host speaks, empty if it does not say
	 * @return the version to announce
	 */
	public static ProtocolVersion negotiate(Set<Integer> served, Set<Integer> offered) {
		return new ProtocolVersion(served.stream()
			.filter(offered::contains)
			.max(Integer::compare)
			.orElseGet(() -> Collections.min(served)));
	}

}
