/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import org.jspecify.annotations.Nullable;

/**
 * Finds the objects in the answer of an operation that lists them.
 *
 * @param operation what may list objects
 * @param answer what describes an object
 * @param property the member that identifies it
 */
record ListFinder(ApiOperation operation, ObjectContent answer, String property) {

	/**
	 * Return what describes an object in the answer of an operation that lists them all,
	 * so that one can be found there.
	 */
	static Optional<ObjectContent> element(ApiOperation operation) {
		if (new PageFinder(operation).find().way() == ListPages.Way.UNKNOWN) {
			return Optional.empty();
		}
		return only(operation, arrays(operation), ObjectContent::envelope)
			.map((content) -> new ObjectContent(null, content.object()));
	}

	Optional<FoundList> find() {
		List<FoundList> found = arrays(this.operation).stream()
			.map((content) -> list(content.envelope(), content.object()))
			.flatMap(Optional::stream)
			.toList();
		return only(this.operation, found, FoundList::envelope);
	}

	/**
	 * Return the objects in the arrays that an operation answers with, if it can be
	 * called.
	 */
	private static List<ObjectContent> arrays(ApiOperation operation) {
		Optional<ApiBody> body = operation.answer()
			.filter((answer) -> answer.isJson() && RequiredParameters.areMet(operation));
		return body.flatMap((answer) -> ObjectContent.element(answer.content().type()))
			.map((members) -> List.of(new ObjectContent(null, members)))
			.or(() -> body.flatMap(ObjectContent::of).map(ObjectContent::inArrays))
			.orElse(List.of());
	}

	/**
	 * Return the only one, or that whose member has the name of all objects.
	 */
	private static <T> Optional<T> only(ApiOperation operation, List<T> found, Function<T, @Nullable String> envelope) {
		if (found.size() == 1) {
			return Optional.of(found.get(0));
		}
		return found.stream().filter((each) -> isNamed(operation, String.valueOf(envelope.apply(each)))).findFirst();
	}

	private static boolean isNamed(ApiOperation operation, String member) {
		return new ApiPath(operation.path()).isNamed(member) || Set.of("items", "results", "data").contains(member);
	}

	private Optional<FoundList> list(@Nullable String envelope, ApiType.Members members) {
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
