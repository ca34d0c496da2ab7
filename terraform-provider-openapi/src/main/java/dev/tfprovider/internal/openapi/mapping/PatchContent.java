/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.List;
import java.util.Optional;

import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.HttpVerb;
import dev.tfprovider.internal.openapi.resource.FoundResource;

/**
 * Tells how requests that change a part of an object take away what is no longer wanted.
 */
public final class PatchContent {

	private PatchContent() {
	}

	/**
	 * Return whether objects are changed by JSON merge patches, in which null takes
	 * something away.
	 * @param found the resource
	 */
	public static boolean isMergePatch(FoundResource found) {
		return patch(found).flatMap(ApiOperation::request)
			.filter((body) -> body.mediaType().startsWith("application/merge-patch+json"))
			.isPresent();
	}

	/**
	 * Return whether null takes a component away.
	 * @param found the resource
	 * @param component a component
	 */
	public static boolean isClearedByNull(FoundResource found, ModelComponent component) {
		if (!canBeTakenAway(component)) {
			return false;
		}
		return patch(found).flatMap(ApiOperation::request)
			.flatMap(found.id().request()::in)
			.map((members) -> members.properties().get(component.json()))
			.filter(ApiProperty::nullable)
			.isPresent();
	}

	/**
	 * Return the names of components that stay at the service when they are taken away.
	 */
	static List<String> left(FoundResource found, List<ModelComponent> components) {
		if (patch(found).isEmpty() || isMergePatch(found)) {
			return List.of();
		}
		return components.stream()
			.filter((component) -> canBeTakenAway(component) && !isClearedByNull(found, component))
			.map(ModelComponent::json)
			.toList();
	}

	private static Optional<ApiOperation> patch(FoundResource found) {
		return found.update().filter((update) -> update.verb() != HttpVerb.PUT);
	}

	private static boolean canBeTakenAway(ModelComponent component) {
		return component.use().update() && component.nullable() && !component.use().writeOnly()
				&& !component.isFilledIn();
	}

}
