/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.time.Duration;

import dev.tfprovider.internal.command.ProcessScope;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.core.env.Environment;

/**
 * {@link ConfigurationProperties Properties} of processes that serve several launches.
 * They are no bean. Executables never bind them, so they need no runtime hints.
 *
 * @param scope which launches of a package share a process: those of a command, all in
 * the same directory and environment (resident), or none (launch). A person can decide
 * otherwise with the variable {@code <TYPE>_PROCESS}.
 * @param idleTimeout how long an idle process stays. 60 seconds when not set, 10 where
 * the variable {@code CI} is set.
 * @param maxAge age from which on a process takes no more launches
 * @param prepared number of application contexts that a shared process keeps ready for
 * the next launches
 */
@ConfigurationProperties("terraform.provider.process")
record ProcessProperties(@DefaultValue("command") ProcessScope scope, @Nullable Duration idleTimeout,
		@DefaultValue("1h") Duration maxAge, @DefaultValue("3") int prepared) {

	private static final Duration IDLE = Duration.ofSeconds(60);

	private static final Duration IDLE_IN_CI = Duration.ofSeconds(10);

	/**
	 * Read the properties.
	 * @param environment environment of an application
	 * @return the properties
	 */
	static ProcessProperties of(Environment environment) {
		return Binder.get(environment).bindOrCreate("terraform.provider.process", ProcessProperties.class);
	}

	Duration idleTimeout(boolean ci) {
		return (this.idleTimeout != null) ? this.idleTimeout : ci ? IDLE_IN_CI : IDLE;
	}

}
