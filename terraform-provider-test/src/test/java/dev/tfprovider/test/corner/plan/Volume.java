/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.List;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.ElementKey;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.RequiresReplaceIf;
import dev.tfprovider.attribute.RequiresReplaceIfConfigured;
import dev.tfprovider.attribute.SemanticallyEqual;
import dev.tfprovider.attribute.UseStateForUnknown;
import org.jspecify.annotations.Nullable;

/**
 * A volume, as the guide shows it.
 *
 * @param id given by the upstream
 * @param name in lower case upstream
 * @param zone where it is
 * @param sizeGb may grow in place
 * @param media chosen by the upstream unless configured
 * @param iops follows from the size
 * @param endpoint never changes
 * @param snapshots taken by label
 */
record Volume(@Id Long id, @SemanticallyEqual(IgnoringCase.class) String name, @RequiresReplace String zone,
		@RequiresReplaceIf("shrinks") int sizeGb, @RequiresReplaceIfConfigured @Computed @Nullable String media,
		@Computed Integer iops, @UseStateForUnknown @Computed String endpoint, @Nullable List<Snapshot> snapshots) {

	static boolean shrinks(int before, int after) {
		return after < before;
	}

	record Snapshot(@ElementKey String label, @Nullable Integer keepDays, @UseStateForUnknown @Computed String number) {

	}

}
