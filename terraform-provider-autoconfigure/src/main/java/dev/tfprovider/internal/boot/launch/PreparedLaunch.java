/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.Collection;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import dev.tfprovider.internal.plugin.ParentWatchdog;
import dev.tfprovider.internal.plugin.PluginProcess;
import dev.tfprovider.internal.plugin.ProviderTransport;

/**
 * A launch of a process that serves several. It is prepared before a host launches it,
 * and maybe none ever does.
 */
final class PreparedLaunch extends HostLaunch {

	private final BooleanSupplier awaited;

	private final Consumer<Collection<String>> onSecrets;

	PreparedLaunch(PluginProcess process, Supplier<ProviderTransport> transport, BooleanSupplier awaited,
			Consumer<Collection<String>> onSecrets) {
		super(process, transport);
		this.awaited = awaited;
		this.onSecrets = onSecrets;
	}

	@Override
	void begin() {
		throw new IllegalStateException("The process has begun before this launch");
	}

	@Override
	boolean isAwaited() {
		return this.awaited.getAsBoolean();
	}

	@Override
	boolean isShared() {
		return true;
	}

	@Override
	public ParentWatchdog watchHostOfSharedProcess() {
		return new ParentWatchdog(process(), ParentWatchdog.INTERVAL, exit()::beginWithoutHost);
	}

	@Override
	public void learnSecrets(Collection<String> values) {
		this.onSecrets.accept(values);
	}

}
