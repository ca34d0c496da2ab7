/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.util.Map;

import org.junit.jupiter.api.Test;

import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

class UnknownPropertiesTests {

	@Test
	void wrongNameIsNamedWithTheOneThatWasMeant() {
		StandardEnvironment environment = new StandardEnvironment();
		environment.getPropertySources()
			.addFirst(new MapPropertySource("application.yml",
					Map.of("terraform.provider.adress", "acme/notes", "terraform.provider.name", "notes",
							"terraform.provider.experimental.stateStores", "true", "terraform.provider.protocols[0]",
							"6", "terraform.provider.q", "1", "terraform.other", "2")));
		environment.getPropertySources()
			.addFirst(new MapPropertySource(StandardEnvironment.SYSTEM_PROPERTIES_PROPERTY_SOURCE_NAME,
					Map.of("terraform.provider.start.mark", "internal")));
		assertThat(UnknownProperties.warnings(environment, getClass().getClassLoader())).containsExactlyInAnyOrder(
				"There is no property 'terraform.provider.adress' (application.yml). Did you mean "
						+ "'terraform.provider.address'?",
				"There is no property 'terraform.provider.q' (application.yml).");
	}

}
