/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.plan;

import java.util.List;

import com.google.protobuf.ByteString;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ImportTarget;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The planned change of one object.
 *
 * @param address the resource or data source
 * @param deposedKey key of a deposed object, {@code null} for the current one
 * @param action what is done
 * @param reason why, in the words of a plan document
 * @param before the object before, null if there is none
 * @param after the object after, null if there will be none
 * @param replacePaths what forces a replacement
 * @param privateBytes what the provider wants back while applying
 * @param identities its identity before and after
 * @param arrival how the object came to this address
 */
public record ResourceChange(ResourceAddress address, @Nullable String deposedKey, ChangeAction action,
		@Nullable String reason, TerraformValue before, TerraformValue after, List<AttributePath> replacePaths,
		ByteString privateBytes, Identities identities, Arrival arrival) {

	public ResourceChange(ResourceAddress address, @Nullable String deposedKey, ChangeAction action,
			@Nullable String reason, TerraformValue before, TerraformValue after, List<AttributePath> replacePaths,
			ByteString privateBytes, Identities identities) {
		this(address, deposedKey, action, reason, before, after, replacePaths, privateBytes, identities, Arrival.NONE);
	}

	public ResourceChange with(Arrival arrival) {
		return new ResourceChange(this.address, this.deposedKey, this.action, this.reason, this.before, this.after,
				this.replacePaths, this.privateBytes, this.identities, arrival);
	}

	/**
	 * Return the half of a replacement that creates.
	 */
	public ResourceChange creation() {
		return action().isReplace()
				? with(ChangeAction.CREATE, TerraformValue.ofNull(this.before.type()), this.after, this.identities)
				: this;
	}

	/**
	 * Return the half of a replacement that deletes, without identity, or a deletion as
	 * it is.
	 */
	public ResourceChange deletion() {
		return action().isReplace()
				? with(ChangeAction.DELETE, this.before, TerraformValue.ofNull(this.before.type()), Identities.NONE)
				: this;
	}

	private ResourceChange with(ChangeAction action, TerraformValue before, TerraformValue after,
			Identities identities) {
		return new ResourceChange(this.address, this.deposedKey, action, this.reason, before, after, this.replacePaths,
				this.privateBytes, identities, this.arrival);
	}

	/**
	 * How an object came to its address in the course of a plan.
	 *
	 * @param from where it was before, {@code null} if it was here
	 * @param imported what it is imported by, {@code null} if it is not
	 */
	public record Arrival(@Nullable ResourceAddress from, @Nullable ImportTarget imported) {

		static final Arrival NONE = new Arrival(null, null);

	}

	/**
	 * The identities of a change.
	 *
	 * @param before of the object that exists, {@code null} if there is none
	 * @param after as planned, {@code null} if there is none
	 */
	public record Identities(@Nullable TerraformValue before, @Nullable TerraformValue after) {

		public static final Identities NONE = new Identities(null, null);

	}

}
