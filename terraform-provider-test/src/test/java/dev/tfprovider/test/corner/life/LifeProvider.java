/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * The provider of resources with a long life.
 */
final class LifeProvider {

	private LifeProvider() {
	}

	static ProviderDefinition definition(CornerUpstream upstream) {
		return ProviderDefinition.builder("corner")
			.address("acme/corner")
			.resource("server", Server.class, new ServerResource(upstream))
			.resource("disk", Disk.class, new DiskResource(upstream))
			.resource("volume", Volume.class, new VolumeResource(upstream))
			.resource("bucket", Bucket.class, new BucketResource(upstream))
			.resource("counter", Counter.class, new CounterResource())
			.dataSource("station", Station.class, new Station.Reader())
			.build();
	}

}
