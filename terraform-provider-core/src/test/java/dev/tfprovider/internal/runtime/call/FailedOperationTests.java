/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.function.UnaryOperator;

import dev.tfprovider.internal.runtime.operation.Pet;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link FailedOperation}.
 */
class FailedOperationTests {

	@ParameterizedTest
	@CsvSource({ "name, name", "status, status", "collar.color, collar.color", "collar/color, collar.color",
			"/collar/color, collar.color", "collar.unknown, collar", "collar[0], collar", "tags, tags", "tags[0], tags",
			"tags.0, tags", "visits, visits", "visits[1], visits[1]", "visits[1].reason, visits[1].reason",
			"visits.1.reason, visits[1].reason", "/visits/1/reason, visits[1].reason", "visits.reason, visits",
			"toys[0].name, toys", "labels.x, labels", "Name, name" })
	void attributeFindsFields(String field, String expected) {
		assertThat(new FailedOperation("create", "acme_pet", Pet.MAPPING.block(), UnaryOperator.identity())
			.attribute(field)).map(AttributePath::toString).hasValue(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", ".", "/", "[0]", "unknown", "unknown.name", "0" })
	void attributeWhenThereIsNoneIsEmpty(String field) {
		assertThat(new FailedOperation("create", "acme_pet", Pet.MAPPING.block(), UnaryOperator.identity())
			.attribute(field)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "photoUrls", "photo-urls", "photo_urls", "PhotoUrls", "photoUrls[0]", "/photoUrls/0" })
	void attributeKnowsTheNotationsOfUpstreams(String field) {
		BlockSchema block = BlockSchema
			.of(Attribute.of("photo_urls", TerraformType.STRING, Attribute.Mode.OPTIONAL).build());
		assertThat(new FailedOperation("create", "acme_pet", block, UnaryOperator.identity()).attribute(field))
			.hasValue(AttributePath.root("photo_urls"));
	}

	@Test
	void attributeWhenIndexIsHugeStopsThere() {
		assertThat(new FailedOperation("create", "acme_pet", Pet.MAPPING.block(), UnaryOperator.identity())
			.attribute("visits[99999999999999999999].reason")).hasValue(AttributePath.root("visits"));
	}

}
