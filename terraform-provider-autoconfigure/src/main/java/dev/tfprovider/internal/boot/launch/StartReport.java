/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.internal.plugin.HclogLevel;
import dev.tfprovider.internal.plugin.HclogLine;

import org.springframework.boot.context.event.ApplicationContextInitializedEvent;
import org.springframework.boot.context.event.ApplicationPreparedEvent;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.boot.context.event.ApplicationStartedEvent;
import org.springframework.boot.context.event.SpringApplicationEvent;
import org.springframework.boot.context.metrics.buffering.BufferingApplicationStartup;
import org.springframework.context.ApplicationListener;
import org.springframework.core.Ordered;

/**
 * Reports the times of a start in one line of the log, on request. Every time is in
 * milliseconds since the JVM started.
 */
class StartReport implements ApplicationListener<SpringApplicationEvent>, Ordered {

	static final String PROPERTY = "terraform.provider.start.report";

	private static final Map<Class<? extends SpringApplicationEvent>, String> PHASES = Map.of(
			ApplicationContextInitializedEvent.class, "context", ApplicationPreparedEvent.class, "sources",
			ApplicationStartedEvent.class, "refreshed", ApplicationReadyEvent.class, "ready");

	private static final int STEPS = 20_000;

	private static final int BEANS = 10;

	private final BufferingApplicationStartup startup = new BufferingApplicationStartup(STEPS);

	private final ProviderLaunch launch;

	private final Instant jvmStart;

	private final Map<String, Object> phases = new LinkedHashMap<>();

	StartReport(ProviderLaunch launch) {
		this.launch = launch;
		this.jvmStart = launch.process().startedAt();
		reach("main", launch.createdAt());
		reach("environment", Instant.now());
	}

	BufferingApplicationStartup startup() {
		return this.startup;
	}

	@Override
	public void onApplicationEvent(SpringApplicationEvent event) {
		String phase = PHASES.get(event.getClass());
		if (phase != null) {
			reach(phase, Instant.now());
		}
		if (event instanceof ApplicationReadyEvent) {
			print();
		}
	}

	private void print() {
		this.launch.lineAt().ifPresent((time) -> reach("line", time));
		this.phases.putAll(new StartSteps(this.startup.drainBufferedTimeline().getEvents()).fields(BEANS));
		HclogLine line = new HclogLine(Instant.now(), HclogLevel.INFO, "dev.tfprovider.start",
				"Started in %s ms".formatted(this.phases.get("ready")), Thread.currentThread().getName(), this.phases,
				null);
		this.launch.process().standardError().print(line + "\n");
	}

	private void reach(String phase, Instant time) {
		this.phases.put(phase, Duration.between(this.jvmStart, time).toMillis());
	}

	@Override
	public int getOrder() {
		return Ordered.LOWEST_PRECEDENCE;
	}

}
