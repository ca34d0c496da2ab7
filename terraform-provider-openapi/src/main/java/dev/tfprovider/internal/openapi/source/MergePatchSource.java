/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.PatchContent;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;

/**
 * Writes the class that makes JSON merge patches.
 */
final class MergePatchSource {

	static final String NAME = "MergePatches";

	private static final String TEXT = """
			package %s;

			import java.util.Set;

			import tools.jackson.databind.JsonNode;
			import tools.jackson.databind.json.JsonMapper;
			import tools.jackson.databind.node.ObjectNode;

			import org.springframework.stereotype.Component;

			/**
			 * Makes JSON merge patches: what is different, and null for what was taken away.
			 */
			@Component
			class MergePatches {

				private final JsonMapper mapper;

				MergePatches(JsonMapper mapper) {
					this.mapper = mapper;
				}

				/**
				 * Return the patch that makes one object of another.
				 * @param before what the service was told before
				 * @param after what it shall be told
				 * @param filledIn members that the service may fill in, each with those that it is in
				 * and separated by slashes; they stay where nothing is told of them
				 */
				JsonNode between(Object before, Object after, String... filledIn) {
					return difference(this.mapper.valueToTree(before), this.mapper.valueToTree(after), "",
							Set.of(filledIn));
				}

				private ObjectNode difference(JsonNode before, JsonNode after, String place, Set<String> filledIn) {
					ObjectNode patch = this.mapper.createObjectNode();
					before.propertyNames().forEach((name) -> {
						if (!after.has(name) && !filledIn.contains(place + name)) {
							patch.putNull(name);
						}
					});
					after.propertyNames().forEach((name) -> {
						JsonNode was = before.path(name);
						JsonNode is = after.path(name);
						if (was.isObject() && is.isObject()) {
							ObjectNode inner = difference(was, is, place + name + "/", filledIn);
							if (!inner.isEmpty()) {
								patch.set(name, inner);
							}
						}
						else if (!is.equals(was)) {
							patch.set(name, is);
						}
					});
					return patch;
				}

			}
			""";

	private MergePatchSource() {
	}

	/**
	 * Write the class, if a resource needs it.
	 */
	static List<SourceFile> write(List<ResourceModel> models, String packageName) {
		boolean needed = models.stream().anyMatch((model) -> PatchContent.isMergePatch(model.found()));
		return needed ? List.of(new SourceFile(packageName, NAME, TEXT.formatted(packageName), false)) : List.of();
	}

	/**
	 * Return where members are that the service may fill in.
	 */
	static List<String> filledIn(ResourceModel model) {
		String envelope = model.found().id().request().envelope();
		List<String> places = new ArrayList<>();
		collect(model, model.components(), (envelope != null) ? envelope + "/" : "", places);
		return places;
	}

	private static void collect(ResourceModel model, List<ModelComponent> components, String place,
			List<String> places) {
		for (ModelComponent component : components) {
			if (component.isFilledIn() && component.use().create()) {
				places.add(place + component.json());
			}
			model.nestedRecord(component.type())
				.ifPresent((nested) -> collect(model, nested.components(), place + component.json() + "/", places));
		}
	}

}
