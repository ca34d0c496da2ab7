/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.action;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;

/**
 * Base class of tests that configure a bowl and actions that it triggers.
 */
abstract class ActionConfigurations {

	static final String BOWL = "corner_bowl.a";

	static final String FEED = "action.corner_feed.f";

	static Configuration bowl(String color, List<String> events, String... actions) {
		return bowl(color, Map.of("events", events, "actions", List.of(actions)));
	}

	static Configuration bowl(String color, Map<String, ?> trigger) {
		Map<String, Object> body = new LinkedHashMap<>();
		body.put("name", "a");
		body.put("color", color);
		body.put("lifecycle", Map.of("action_trigger", List.of(trigger)));
		return Configuration.of(BOWL, body);
	}

	static Map<String, ?> feed(Object pet) {
		return Map.of("config", Map.of("pet", pet));
	}

	static Map<String, ?> feed(Object pet, Object portions) {
		return Map.of("config", Map.of("pet", pet, "portions", portions));
	}

}
