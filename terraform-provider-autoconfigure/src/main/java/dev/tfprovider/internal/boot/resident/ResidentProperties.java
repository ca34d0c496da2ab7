/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.resident;

import java.time.Duration;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.core.env.Environment;

/**
 * {@link ConfigurationProperties Properties} of processes that serve several launches.
 *
 * @param enabled whether packages of this provider keep such a process. A person can
 * decide otherwise with the variable {@code <TYPE>_RESIDENT}.
 * @param idleTimeout how long an idle process stays. 60 seconds when not set, 10 where
 * the variable {@code CI} is set.
 * @param maxAge age from which on a process takes no more launches
 * @param prepared number of application contexts that are ready for the next launches
 */
@ConfigurationProperties("terraform.provider.resident")
public record ResidentProperties(@DefaultValue("false") boolean enabled, @Nullable Duration idleTimeout,
		@DefaultValue("1h") Duration maxAge, @DefaultValue("3") int prepared) {

	private static final Duration IDLE = Duration.ofSeconds(60);

	private static final Duration IDLE_IN_CI = Duration.ofSeconds(10);

	/**
	 * Read the properties.
	 * @param environment environment of an application
	 * @return the properties
	 */
	public static ResidentProperties of(Environment environment) {
		return Binder.get(environment).bindOrCreate("terraform.provider.resident", ResidentProperties.class);
	}

	Duration idleTimeout(boolean ci) {
		return (this.idleTimeout != null) ? this.idleTimeout : ci ? IDLE_IN_CI : IDLE;
	}

}
