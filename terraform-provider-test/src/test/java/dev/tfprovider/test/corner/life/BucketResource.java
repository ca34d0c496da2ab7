/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.util.Optional;
import java.util.Set;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.IncompleteButUsableException;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;
import org.jspecify.annotations.Nullable;

/**
 * Manages buckets in three steps. A policy "refused" fails the second step, a tag "later"
 * the third one until there is another reason for an update.
 */
class BucketResource implements UpdatableResource<Bucket> {

	private final CornerUpstream upstream;

	BucketResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Bucket create(ResourceData<Bucket> data) {
		Bucket plan = data.plan();
		long id = this.upstream.nextId();
		this.upstream.put(id, new Bucket(id, plan.name(), null, null, "pending"));
		data.saveId(id);
		Bucket opened = new Bucket(id, plan.name(), permit(plan.policy()), null, plan.name() + ".example.org");
		this.upstream.put(id, opened);
		data.save(opened);
		return tag(opened, plan.tags(), true);
	}

	@Override
	public Optional<Bucket> read(ResourceData<Bucket> data) {
		return Optional.ofNullable((Bucket) this.upstream.find(data.state().id()));
	}

	@Override
	public Bucket update(ResourceData<Bucket> data) {
		Bucket plan = data.plan();
		Bucket permitted = new Bucket(data.state().id(), plan.name(), permit(plan.policy()), data.state().tags(),
				data.state().endpoint());
		this.upstream.put(permitted.id(), permitted);
		data.save(permitted);
		return tag(permitted, plan.tags(), false);
	}

	@Override
	public void delete(ResourceData<Bucket> data) {
		this.upstream.log("delete " + data.state().name() + " at " + data.state().endpoint());
		this.upstream.remove(data.state().id());
	}

	private @Nullable String permit(@Nullable String policy) {
		this.upstream.log("permit " + policy);
		if ("refused".equals(policy)) {
			throw new IllegalStateException("no such policy");
		}
		return policy;
	}

	private Bucket tag(Bucket bucket, @Nullable Set<String> tags, boolean created) {
		this.upstream.log("tag " + tags);
		boolean never = tags != null && tags.contains("never");
		if (never || (created && tags != null && tags.contains("later"))) {
			throw new IncompleteButUsableException(AttributePath.root("tags"), "Bucket is not tagged yet",
					"The bucket can be used. The next apply tags it.");
		}
		Bucket tagged = new Bucket(bucket.id(), bucket.name(), bucket.policy(), tags, bucket.endpoint());
		this.upstream.put(bucket.id(), tagged);
		return tagged;
	}

}
