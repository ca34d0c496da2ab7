/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

import org.springframework.boot.context.metrics.buffering.StartupTimeline.TimelineEvent;
import org.springframework.core.metrics.StartupStep;

/**
 * Sums up the steps of a start that Spring has recorded.
 *
 * @param events all steps that have ended
 */
record StartSteps(List<TimelineEvent> events) {

	private static final String BEAN = "spring.beans.instantiate";

	/**
	 * Return the milliseconds of the steps that matter.
	 * @param beans how many beans to name, those that took longest by themselves
	 */
	Map<String, Object> fields(int beans) {
		Map<String, Object> fields = new LinkedHashMap<>();
		fields.put("configuration", sum("spring.context.beans.post-process"));
		fields.put("beans", sum(BEAN));
		fields.put("slowest_beans", slowest(beans));
		return fields;
	}

	private long sum(String step) {
		Map<Long, TimelineEvent> byId = byId();
		return this.events.stream()
			.filter((event) -> step.equals(event.getStartupStep().getName()))
			.filter((event) -> !hasAncestor(event, step, byId))
			.map(TimelineEvent::getDuration)
			.reduce(Duration.ZERO, Duration::plus)
			.toMillis();
	}

	private static boolean hasAncestor(TimelineEvent event, String step, Map<Long, TimelineEvent> byId) {
		TimelineEvent ancestor = byId.get(event.getStartupStep().getParentId());
		return ancestor != null
				&& (step.equals(ancestor.getStartupStep().getName()) || hasAncestor(ancestor, step, byId));
	}

	private String slowest(int count) {
		Map<Long, Duration> own = own();
		return this.events.stream()
			.filter((event) -> BEAN.equals(event.getStartupStep().getName()))
			.sorted(Comparator
				.comparing((TimelineEvent event) -> own.getOrDefault(event.getStartupStep().getId(), Duration.ZERO))
				.reversed())
			.limit(count)
			.map((event) -> "%s %s".formatted(bean(event),
					own.getOrDefault(event.getStartupStep().getId(), Duration.ZERO).toMillis()))
			.collect(Collectors.joining(", "));
	}

	/**
	 * Return the time of each step without that of the steps within.
	 */
	private Map<Long, Duration> own() {
		Map<Long, Duration> own = new HashMap<>();
		for (TimelineEvent event : this.events) {
			StartupStep step = event.getStartupStep();
			own.merge(step.getId(), event.getDuration(), Duration::plus);
			if (step.getParentId() != null) {
				own.merge(step.getParentId(), event.getDuration().negated(), Duration::plus);
			}
		}
		return own;
	}

	private static String bean(TimelineEvent event) {
		return StreamSupport.stream(event.getStartupStep().getTags().spliterator(), false)
			.filter((tag) -> "beanName".equals(tag.getKey()))
			.map(StartupStep.Tag::getValue)
			.findFirst()
			.orElse("?");
	}

	private Map<Long, TimelineEvent> byId() {
		return this.events.stream()
			.collect(Collectors.toMap((event) -> event.getStartupStep().getId(), (event) -> event));
	}

}
