/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.process;

import java.util.Collection;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import dev.tfprovider.internal.boot.launch.HostLaunch;
import dev.tfprovider.internal.plugin.ProviderTransport;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.bootstrap.ConfigurableBootstrapContext;

/**
 * A launch of a process that serves several. It is prepared before a host launches it,
 * and maybe none ever does.
 */
final class PreparedLaunch extends HostLaunch {

	private final SharedLaunch shared;

	private final BooleanSupplier awaited;

	private final Consumer<Collection<String>> onSecrets;

	/**
	 * Create a launch, which may begin later.
	 * @param process the process as the launch sees it
	 * @param transport waits for the launch and tells how to talk to the host; gives the
	 * same every time
	 * @param awaited whether a host waits for an answer, asked when the application has
	 * failed to start
	 * @param onSecrets gets the secrets of the provider's settings, which threads of the
	 * launch may log after its end
	 */
	PreparedLaunch(SharedLaunch process, Supplier<ProviderTransport> transport, BooleanSupplier awaited,
			Consumer<Collection<String>> onSecrets) {
		super(process, transport);
		this.shared = process;
		this.awaited = awaited;
		this.onSecrets = onSecrets;
	}

	@Override
	public void register(ConfigurableBootstrapContext bootstrap, SpringApplication application) {
		super.register(bootstrap, application);
		application.addListeners(new LaunchEnvironmentListener(this.shared));
	}

	@Override
	protected boolean isAwaited() {
		return this.awaited.getAsBoolean();
	}

	@Override
	public boolean isLaterLaunch() {
		return true;
	}

	@Override
	public void learnSecrets(Collection<String> values) {
		this.onSecrets.accept(values);
	}

}
