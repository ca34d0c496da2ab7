/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import org.jspecify.annotations.Nullable;

/**
 * Finds the objects in the answer of an operation that lists them.
 */
final class ListFinder {

	private final ApiOperation operation;

	private final ObjectContent answer;

	private final String property;

	/**
	 * Create a finder.
	 * @param operation what may list objects
	 * @param answer what describes an object
	 * @param property the member that identifies it
	 */
	ListFinder(ApiOperation operation, ObjectContent answer, String property) {
		this.operation = operation;
		this.answer = answer;
		this.property = property;
	}

	/**
	 * Return what describes an object in the answer of an operation that lists them all,
	 * so that one can be found there.
	 */
	static Optional<ObjectContent> element(ApiOperation operation) {
		ApiBody body = operation.answer().filter(ApiBody::isJson).orElse(null);
		if (body == null || !RequiredParameters.areMet(operation)
				|| new PageFinder(operation).find().way() == ListPages.Way.UNKNOWN) {
			return Optional.empty();
		}
		if (body.content().type() instanceof ApiType.Elements elements) {
			return elements.element().type().members().map((members) -> new ObjectContent(null, members));
		}
		List<ObjectContent> found = ObjectContent.of(body).map(ObjectContent::inArrays).orElse(List.of());
		return ((found.size() == 1) ? Optional.of(found.get(0))
				: found.stream()
					.filter((content) -> isNamed(operation, String.valueOf(content.envelope())))
					.findFirst())
			.map((content) -> new ObjectContent(null, content.object()));
	}

	Optional<FoundList> find() {
		if (!RequiredParameters.areMet(this.operation)) {
			return Optional.empty();
		}
		ApiBody body = this.operation.answer().filter(ApiBody::isJson).orElse(null);
		if (body == null) {
			return Optional.empty();
		}
		if (body.content().type() instanceof ApiType.Elements elements) {
			return list(null, elements);
		}
		List<FoundList> found = body.members()
			.map((members) -> members.properties().entrySet())
			.orElse(Set.of())
			.stream()
			.filter((member) -> member.getValue().type() instanceof ApiType.Elements)
			.map((member) -> list(member.getKey(), (ApiType.Elements) member.getValue().type()))
			.flatMap(Optional::stream)
			.toList();
		return (found.size() == 1) ? Optional.of(found.get(0))
				: found.stream().filter((list) -> isNamed(this.operation, String.valueOf(list.envelope()))).findFirst();
	}

	/**
	 * Return whether a member has the name of all objects.
	 */
	private static boolean isNamed(ApiOperation operation, String member) {
		return new ApiPath(operation.path()).isNamed(member) || Set.of("items", "results", "data").contains(member);
	}

	private Optional<FoundList> list(@Nullable String envelope, ApiType.Elements elements) {
		ApiType.Members members = elements.element().type().members().orElse(null);
		if (members == null) {
			return Optional.empty();
		}
		ListPages pages = new PageFinder(this.operation).find();
		if (members.properties().equals(this.answer.object().properties())) {
			return Optional.of(new FoundList(this.operation, envelope, true, pages));
		}
		ApiProperty expected = this.answer.object().properties().get(this.property);
		ApiProperty found = members.properties().get(this.property);
		return (expected != null && found != null && found.type().getClass() == expected.type().getClass())
				? Optional.of(new FoundList(this.operation, envelope, false, pages)) : Optional.empty();
	}

}
