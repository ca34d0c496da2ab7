/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.List;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.UseStateForUnknown;
import org.jspecify.annotations.Nullable;

/**
 * A ticket: much of it can be made only once.
 *
 * @param id identifier
 * @param queue whom it is for
 * @param seats how many it is for
 * @param number reserved number
 * @param price offered price, another one for each change
 * @param code what the owner may choose
 * @param places one for each row
 */
record Ticket(@Id Long id, @RequiresReplace String queue, int seats, @UseStateForUnknown @Computed Long number,
		@Computed String price, @UseStateForUnknown @Computed @Nullable String code, @Nullable List<Place> places) {

	Ticket withId(Long id) {
		return new Ticket(id, this.queue, this.seats, this.number, this.price, this.code, this.places);
	}

	/**
	 * Where to sit.
	 */
	record Place(String row, @UseStateForUnknown @Computed Long seat) {

	}

}
