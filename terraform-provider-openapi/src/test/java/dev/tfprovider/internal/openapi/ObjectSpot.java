/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.resource.NameWords;

/**
 * Where in a content the object is: where it has the most members in common with what is
 * known of the object.
 *
 * @param envelope the members on the way to it
 * @param members its members
 */
record ObjectSpot(List<String> envelope, ApiType.Members members) {

	static ObjectSpot of(ApiType type, ApiType.Members known) {
		ApiType.Members root = type.members().orElse(new ApiType.Members("", Map.of()));
		Set<String> words = new HashSet<>();
		known.properties().forEach((name, property) -> {
			words.add(NameWords.snakeCase(name));
			property.type()
				.members()
				.filter((inner) -> known.properties().size() == 1)
				.ifPresent(
						(inner) -> inner.properties().keySet().forEach((each) -> words.add(NameWords.snakeCase(each))));
		});
		return best(new ObjectSpot(List.of(), root), words, 2);
	}

	private static ObjectSpot best(ObjectSpot spot, Set<String> words, int depth) {
		ObjectSpot best = spot;
		if (depth > 0) {
			for (Map.Entry<String, ApiProperty> member : spot.members.properties().entrySet()) {
				ApiType type = member.getValue().type();
				Optional<ApiType.Members> inner = (type instanceof ApiType.Elements elements)
						? elements.element().type().members() : type.members();
				if (inner.isPresent()) {
					List<String> way = new ArrayList<>(spot.envelope);
					way.add(member.getKey());
					ObjectSpot found = best(new ObjectSpot(way, inner.get()), words, depth - 1);
					best = (found.common(words) > best.common(words)) ? found : best;
				}
			}
		}
		return best;
	}

	private long common(Set<String> words) {
		return this.members.properties().keySet().stream().map(NameWords::snakeCase).filter(words::contains).count();
	}

}
