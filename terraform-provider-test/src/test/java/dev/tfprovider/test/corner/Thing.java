/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import org.jspecify.annotations.Nullable;

/**
 * An object with an attribute of every flag.
 */
public record Thing(@Id Long id, String name, @RequiresReplace @Nullable String kind, @Nullable String note,
		@Default("new") String status, @Computed Long serial, @Computed @Nullable String label,
		@Sensitive @Nullable String secret, @WriteOnly @Nullable String token, @Nullable BigDecimal amount,
		@Nullable Boolean active, @Nullable Map<String, String> tags, @Nullable Set<String> aliases,
		@Nullable List<Integer> ports) {

	Thing created(long id) {
		return new Thing(id, this.name, this.kind, this.note, this.status, 1L, label("label of "), this.secret, null,
				this.amount, this.active, this.tags, this.aliases, this.ports);
	}

	Thing updated(Thing before) {
		return new Thing(before.id(), this.name, this.kind, this.note, this.status, before.serial() + 1,
				label("label of "), this.secret, null, this.amount, this.active, this.tags, this.aliases, this.ports);
	}

	private String label(String prefix) {
		return (this.label != null) ? this.label : prefix + this.name;
	}

	Thing withNote(@Nullable String note) {
		return new Thing(this.id, this.name, this.kind, note, this.status, this.serial, this.label, this.secret, null,
				this.amount, this.active, this.tags, this.aliases, this.ports);
	}

}
