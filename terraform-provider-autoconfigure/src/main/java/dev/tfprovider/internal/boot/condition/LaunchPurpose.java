/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.condition;

import dev.tfprovider.internal.boot.launch.ProviderLaunch;

import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.core.env.Environment;

/**
 * What a process was launched for, as far as it decides which beans there are.
 */
public enum LaunchPurpose {

	/**
	 * To serve a host.
	 */
	SERVE("terraform.provider.server.enabled", true),

	/**
	 * To run the command a person gave.
	 */
	COMMAND("terraform.provider.commands.enabled", false);

	private final String property;

	private final boolean unlessSet;

	LaunchPurpose(String property, boolean unlessSet) {
		this.property = property;
		this.unlessSet = unlessSet;
	}

	/**
	 * Return whether the process of an application was launched for it.
	 */
	boolean isOf(ListableBeanFactory beanFactory, Environment environment) {
		return environment.getProperty(this.property, Boolean.class, this.unlessSet)
				&& beanFactory.getBeanNamesForType(ProviderLaunch.class, true, false).length > 0;
	}

}
