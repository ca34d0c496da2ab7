/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.fuzz.Fuzzing;
import dev.tfprovider.internal.runtime.call.ImportForm;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;

/**
 * Import ids of any kind, against several forms.
 */
class ImportIdFuzz {

	private static final BlockSchema BLOCK = BlockSchema.of(text("owner"), text("name"), text("tag"));

	private static final List<ImportForm> FORMS = List
		.of("{name}", "{owner}/{name}", "{owner}/{name}@{tag}", "{owner}:{name}::{tag}", "x-{owner}--{name}-y")
		.stream()
		.map((template) -> ImportForm.parse(template, BLOCK, "acme_image"))
		.toList();

	@Test
	void idIsTakenApartOrRefused() {
		new Fuzzing("import-ids", 5_000, 100).run((random) -> {
			StringBuilder id = new StringBuilder();
			for (int count = random.nextInt(12); count > 0; count--) {
				id.append(List.of("a", "/", "@", ":", "::", "x-", "--", "-y", "owner", "ä", "\u0000", " ")
					.get(random.nextInt(12)));
			}
			return id.toString().getBytes(StandardCharsets.UTF_8);
		}, (input) -> {
			String id = new String(input, StandardCharsets.UTF_8);
			for (ImportForm form : FORMS) {
				Optional<Map<Attribute, String>> parts = form.match(id);
				if (parts.isPresent()
						&& (parts.get().containsValue("") || !parts.get().values().stream().allMatch(id::contains))) {
					throw new AssertionError(form.text() + " takes " + id + " for " + parts.get());
				}
			}
		});
	}

	private static Attribute text(String name) {
		return Attribute.of(name, TerraformType.STRING, Attribute.Mode.REQUIRED).build();
	}

}
