/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import org.jspecify.annotations.Nullable;

/**
 * An object with blocks of each kind, and with objects that only the provider gives.
 *
 * @param id the number
 * @param board blocks in order
 * @param hook blocks without order
 * @param foot blocks by label
 * @param wall one block at most
 * @param label objects that the provider gives
 */
record Shelf(@Id Long id, @Block List<Board> board, @Block Set<Hook> hook, @Block Map<String, Board> foot,
		@Block @Nullable Wall wall, @Computed List<Label> label) {

	record Board(String wood, @Nullable Integer width) {

	}

	record Hook(String name) {

	}

	record Wall(String room, @Block List<Board> board) {

	}

	record Label(String text, @Sensitive String code) {

	}

	record Resource(CornerUpstream upstream) implements UpdatableResource<Shelf> {

		@Override
		public Shelf create(ResourceData<Shelf> data) {
			return put(this.upstream.nextId("shelf"), data.plan());
		}

		@Override
		public Optional<Shelf> read(ResourceData<Shelf> data) {
			return Optional.ofNullable((Shelf) this.upstream.find(data.state().id()));
		}

		@Override
		public Shelf update(ResourceData<Shelf> data) {
			return put(data.state().id(), data.plan());
		}

		private Shelf put(Long id, Shelf plan) {
			Shelf shelf = new Shelf(id, plan.board(), plan.hook(), plan.foot(), plan.wall(),
					plan.board().stream().map((board) -> new Label(board.wood(), "code-" + board.wood())).toList());
			this.upstream.log("put " + shelf);
			this.upstream.put(id, shelf);
			return shelf;
		}

		@Override
		public void delete(ResourceData<Shelf> data) {
			this.upstream.delete(data.state().id());
		}

	}

}
