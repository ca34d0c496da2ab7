/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.list;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.list.ListQuery;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A track of an album.
 *
 * @param album the album
 * @param number its number
 * @param title its title
 * @param tags words to find it by
 * @param lyrics nobody stores them
 * @param seconds how long it is
 */
record Track(@Id(configured = true) String album, @Id(configured = true) Integer number, String title,
		@Nullable List<String> tags, @WriteOnly @Nullable String lyrics, @Computed Integer seconds) {

	static ProviderDefinition definition(CornerUpstream upstream) {
		return definition(upstream, 6);
	}

	static ProviderDefinition definition(CornerUpstream upstream, int protocol) {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.protocols(Set.of(protocol))
			.resource("track", Track.class, new Code())
			.listResource("track", Track.class, Query.class, new Tracks(upstream))
			.build();
	}

	/**
	 * Verify a journal. A stream is closed when the host has already got its objects.
	 */
	static void assertJournal(CornerUpstream upstream, Supplier<List<String>> expected) throws InterruptedException {
		for (int i = 0; i < 1000 && !upstream.journal().equals(expected.get()); i++) {
			Thread.sleep(10);
		}
		assertThat(upstream.journal()).isEqualTo(expected.get());
	}

	private static Track of(String album, int number) {
		return new Track(album, number, "Title " + number, (number % 2 == 0) ? List.of("even") : null, "la",
				number * 60);
	}

	/**
	 * Arguments of a query.
	 *
	 * @param album the album
	 * @param first number of the first track, one unless set
	 */
	record Query(String album, @Nullable Integer first) {

	}

	/**
	 * Lists the tracks of an album that never ends.
	 *
	 * @param upstream writes down what happens
	 */
	record Tracks(CornerUpstream upstream) implements ListResource<Track, Query>, ConfigValidator<Query> {

		@Override
		public Stream<Track> list(ListQuery<Query> query) {
			String album = query.config().album();
			Integer first = query.config().first();
			this.upstream.log("list " + album + (query.includesObjects() ? " with objects" : ""));
			Stream<Track> tracks = IntStream.iterate((first != null) ? first : 1, (number) -> number + 1)
				.mapToObj((number) -> track(query, album, number));
			return tracks.onClose(() -> this.upstream.log("close " + album));
		}

		private static @Nullable Track track(ListQuery<Query> query, String album, int number) {
			return switch (album) {
				case "scratched" -> {
					query.diagnostics().warning("Scratched", "Track " + number + " jumps.");
					yield of(album, number);
				}
				case "broken" -> {
					if (number == 3) {
						throw new IllegalStateException("the needle broke");
					}
					yield of(album, number);
				}
				case "hollow" -> null;
				case "nameless" -> new Track(album, null, "?", null, null, 0);
				case "odd" -> new Track(album, number, "?", Arrays.asList("a", null), null, 0);
				default -> of(album, number);
			};
		}

		@Override
		public String displayName(Track track) {
			return track.title() + " of " + track.album();
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			if (config.value("album").equals(TerraformValue.string("forbidden"))) {
				diagnostics.error(AttributePath.root("album"), "No such album", "Nobody may hear it.");
			}
		}

	}

	private static final class Code implements UpdatableResource<Track> {

		@Override
		public Track create(ResourceData<Track> data) {
			return of(data.plan().album(), data.plan().number());
		}

		@Override
		public Optional<Track> read(ResourceData<Track> data) {
			return Optional.of(of(data.state().album(), data.state().number()));
		}

		@Override
		public Track update(ResourceData<Track> data) {
			return data.plan();
		}

		@Override
		public void delete(ResourceData<Track> data) {
		}

	}

}
