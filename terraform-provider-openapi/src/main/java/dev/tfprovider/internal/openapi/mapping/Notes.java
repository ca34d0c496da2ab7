/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects remarks about what could not be mapped, or only in part.
 */
final class Notes {

	private final Set<Note> notes = new LinkedHashSet<>();

	void add(Note.Topic topic, String place, String text) {
		this.notes.add(new Note(topic, place, text));
	}

	List<Note> all() {
		return List.copyOf(this.notes);
	}

}
