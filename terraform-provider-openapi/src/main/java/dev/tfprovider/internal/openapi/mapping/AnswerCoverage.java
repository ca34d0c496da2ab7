/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.Objects;

import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;

/**
 * Tells whether answers describe all that requests say.
 */
final class AnswerCoverage {

	private AnswerCoverage() {
	}

	static boolean isReadable(ApiType request, ApiType answer) {
		if (request instanceof ApiType.Members given && answer instanceof ApiType.Members found) {
			return isReadable(given, found);
		}
		if (request instanceof ApiType.Collection given && answer instanceof ApiType.Collection found
				&& given.getClass() == found.getClass()) {
			return isReadable(given.element().type(), found.element().type());
		}
		if (request instanceof ApiType.Variants given && answer instanceof ApiType.Variants found) {
			return given.discriminator().equals(found.discriminator())
					&& given.cases().keySet().equals(found.cases().keySet())
					&& given.cases()
						.entrySet()
						.stream()
						.allMatch((entry) -> isReadable(entry.getValue(),
								(ApiType) Objects.requireNonNull(found.cases().get(entry.getKey()))));
		}
		return request.getClass() == answer.getClass();
	}

	private static boolean isReadable(ApiType.Members request, ApiType.Members answer) {
		return request.properties()
			.entrySet()
			.stream()
			.filter((member) -> member.getValue().access() != ApiProperty.Access.READ_ONLY)
			.allMatch((member) -> {
				ApiProperty found = answer.properties().get(member.getKey());
				return found != null && found.access() != ApiProperty.Access.WRITE_ONLY
						&& member.getValue().access() != ApiProperty.Access.WRITE_ONLY
						&& isReadable(member.getValue().type(), found.type());
			});
	}

}
