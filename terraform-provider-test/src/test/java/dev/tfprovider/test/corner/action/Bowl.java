/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.action;

import java.util.Optional;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;
import org.jspecify.annotations.Nullable;

/**
 * A bowl that pets eat from.
 *
 * @param id identifies it
 * @param name its name
 * @param color its color
 * @param stamp what is on its bottom
 */
record Bowl(@Id Long id, @RequiresReplace String name, @Nullable String color, @Computed String stamp) {

	/**
	 * Keeps bowls.
	 *
	 * @param upstream where they are
	 */
	record Code(CornerUpstream upstream) implements UpdatableResource<Bowl> {

		@Override
		public Bowl create(ResourceData<Bowl> data) {
			return put(this.upstream.nextId(data.plan().name()), "create", data);
		}

		@Override
		public Optional<Bowl> read(ResourceData<Bowl> data) {
			return Optional.ofNullable((Bowl) this.upstream.find(data.state().id()));
		}

		@Override
		public Bowl update(ResourceData<Bowl> data) {
			return put(data.state().id(), "update", data);
		}

		private Bowl put(long id, String operation, ResourceData<Bowl> data) {
			Bowl bowl = new Bowl(id, data.plan().name(), data.plan().color(), "stamp-" + data.plan().color());
			this.upstream.log(operation + " " + bowl.name());
			this.upstream.put(id, bowl);
			return bowl;
		}

		@Override
		public void delete(ResourceData<Bowl> data) {
			this.upstream.log("delete " + data.state().name());
			this.upstream.delete(data.state().id());
		}

	}

}
