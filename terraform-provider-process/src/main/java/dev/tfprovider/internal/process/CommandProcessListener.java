/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import dev.tfprovider.internal.boot.launch.ProviderLaunch;

import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;

/**
 * Lets the process serve later launches of a command as soon as its first launch is
 * answered.
 */
class CommandProcessListener implements ApplicationListener<ApplicationReadyEvent>, Ordered {

	@Override
	public void onApplicationEvent(ApplicationReadyEvent event) {
		ConfigurableApplicationContext context = event.getApplicationContext();
		ProviderLaunch launch = context.getBeanProvider(ProviderLaunch.class).getIfAvailable();
		Class<?> application = event.getSpringApplication().getMainApplicationClass();
		if (launch != null && application != null && launch.process() instanceof FirstLaunch first) {
			new CommandProcess(first, launch, application, context.getEnvironment()).open();
		}
	}

	@Override
	public int getOrder() {
		return Ordered.LOWEST_PRECEDENCE;
	}

}
