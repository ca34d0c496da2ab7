/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.types;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.resource.ElementOrder;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;
import org.jspecify.annotations.Nullable;

/**
 * An object whose API answers what no state can hold, in another order, or no more.
 *
 * @param mode what goes wrong
 */
record Faulty(@Id Long id, String mode, String owner, @Nullable Double limit, @Default(from = "hostOf") String host,
		@Computed @Nullable Double size, @Computed @Nullable Object free, @Nullable List<Tag> tags) {

	static @Nullable String hostOf(String mode) {
		return switch (mode) {
			case "throwing" -> throw new IllegalStateException("no host");
			case "null" -> null;
			case "refusing" -> throw new DiagnosticException("Reserved mode", "Choose another mode.");
			default -> mode + ".example.com";
		};
	}

	/**
	 * Return the object as its owner has left it.
	 */
	Faulty abandoned() {
		return new Faulty(this.id, this.mode, null, this.limit, this.host, this.size, this.free, this.tags);
	}

	private Faulty stored() {
		return new Faulty(this.id, this.mode, this.owner, this.limit, this.host, 1.5, null, this.tags);
	}

	private Faulty answered(long given) {
		List<Object> content = null;
		if (this.mode.equals("endless")) {
			content = new ArrayList<>(List.of("a"));
			content.add(content);
		}
		return new Faulty(given, this.mode, this.owner, this.limit, this.host,
				this.mode.equals("infinite") ? Double.POSITIVE_INFINITY : 1.5, content, answeredTags());
	}

	private @Nullable List<Tag> answeredTags() {
		if (this.tags == null) {
			return null;
		}
		List<Tag> answer = new ArrayList<>(this.tags);
		if (!this.mode.equals("plain")) {
			answer.replaceAll((tag) -> new Tag(tag.key(), tag.text(), (long) tag.key().hashCode()));
			Collections.reverse(answer);
		}
		if (this.mode.equals("ordered")) {
			answer = ElementOrder.like(this.tags, answer, Tag::key);
		}
		return answer;
	}

	/**
	 * A tag with a number that the API gives.
	 */
	record Tag(String key, @Nullable String text, @Computed Long number) {

	}

	/**
	 * Keeps such objects.
	 */
	static class Resource implements UpdatableResource<Faulty> {

		private final CornerUpstream upstream;

		Resource(CornerUpstream upstream) {
			this.upstream = upstream;
		}

		@Override
		public Faulty create(ResourceData<Faulty> data) {
			return put(data.plan().answered(this.upstream.nextId()));
		}

		@Override
		public Optional<Faulty> read(ResourceData<Faulty> data) {
			return Optional.ofNullable((Faulty) this.upstream.find(data.state().id()));
		}

		@Override
		public Faulty update(ResourceData<Faulty> data) {
			return put(data.plan().answered(data.state().id()));
		}

		@Override
		public void delete(ResourceData<Faulty> data) {
			this.upstream.log("delete " + data.state().id() + " of " + data.state().owner());
			this.upstream.delete(data.state().id());
		}

		private Faulty put(Faulty answer) {
			this.upstream.log("put " + answer.id());
			this.upstream.put(answer.id(), answer.stored());
			return answer;
		}

	}

}
