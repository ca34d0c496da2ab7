/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import dev.tfprovider.schema.SchemaCustomizer;

/**
 * Says what annotations would say.
 */
class ForeignCustomizer implements SchemaCustomizer {

	@Override
	public void customize(Models models) {
		models.of(Foreign.class)
			.description("A thing of a library.")
			.component("identifier", (identifier) -> identifier.name("id").nullable(false).id())
			.component("label", (label) -> label.requiresReplace())
			.component("region", (region) -> region.defaultText("eu"))
			.component("secret", (secret) -> secret.sensitive().deprecated("Use a vault."));
	}

}
