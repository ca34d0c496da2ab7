/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.util.Map;

import org.junit.jupiter.api.Test;

import org.springframework.boot.context.metrics.buffering.BufferingApplicationStartup;
import org.springframework.core.metrics.StartupStep;

import static org.assertj.core.api.Assertions.assertThat;

class StartStepsTests {

	private final BufferingApplicationStartup startup = new BufferingApplicationStartup(100);

	@Test
	void namesTheBeansThatTookLongestByThemselves() {
		bean("outer", () -> bean("inner", () -> {
		}));
		bean("third", () -> {
		});
		assertThat(fields(2)).containsKeys("configuration", "beans", "slowest_beans");
		assertThat(names(fields(3))).containsExactlyInAnyOrder("outer", "inner", "third");
		assertThat(names(fields(2))).hasSize(2);
	}

	@Test
	void withoutBeansNamesNone() {
		assertThat(fields(3)).containsEntry("beans", 0L).containsEntry("slowest_beans", "");
	}

	private void bean(String name, Runnable within) {
		StartupStep step = this.startup.start("spring.beans.instantiate").tag("beanName", name);
		within.run();
		step.end();
	}

	private Map<String, Object> fields(int beans) {
		return new StartSteps(this.startup.getBufferedTimeline().getEvents()).fields(beans);
	}

	private static String[] names(Map<String, Object> fields) {
		return fields.get("slowest_beans").toString().replaceAll(" \\d+", "").split(", ");
	}

}
