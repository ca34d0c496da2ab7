/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.ElementKey;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.UseStateForUnknown;
import org.jspecify.annotations.Nullable;

/**
 * A model full of elements with keys.
 */
public record Rack(@Id String id, String name, @Nullable List<Part> parts, @Nullable Set<Part> spares,
		@Nullable Map<String, Part> named, @Nullable Part main, @Nullable List<Shelf> shelves,
		@Nullable List<Port> ports, @Nullable List<Plain> plain, @Block List<Slot> slot) {

	record Part(@ElementKey String key, @Nullable Integer size, @RequiresReplace @Nullable String kind,
			@Computed @UseStateForUnknown String code, @Computed String stamp,
			@Computed @Nullable @UseStateForUnknown String hint) {

	}

	record Shelf(@ElementKey String label, List<Part> items, @Nullable Set<Part> bag) {

	}

	record Port(@ElementKey int number, @ElementKey @Default("tcp") String protocol,
			@Computed @UseStateForUnknown String code) {

	}

	record Plain(String name, @Computed @UseStateForUnknown String code) {

	}

	record Slot(@ElementKey String key, @Computed @UseStateForUnknown String code) {

	}

}
