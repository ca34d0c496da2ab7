/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.codec;

import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.UnknownValue;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;

/**
 * Decodes an unknown value with its refinements, which are MessagePack inside an
 * extension.
 */
final class UnknownInput {

	/**
	 * Extension type of an unknown value with refinements.
	 */
	static final byte REFINED = 12;

	/**
	 * Largest payload in bytes that Terraform reads.
	 */
	static final int MAX_PAYLOAD = 1024;

	private static final String INVALID = "invalid unknown value refinement";

	private final TerraformType type;

	private final MessagePackInput payload;

	private boolean isNull;

	private boolean notNull;

	private @Nullable String prefix;

	private UnknownValue.Refinements.@Nullable Bound lower;

	private UnknownValue.Refinements.@Nullable Bound upper;

	private @Nullable Long minLength;

	private @Nullable Long maxLength;

	private UnknownInput(TerraformType type, MessagePackInput payload) {
		this.type = type;
		this.payload = payload;
	}

	/**
	 * Return the unknown value of an extension. Every extension is an unknown value, and
	 * only one type of them says more about it.
	 */
	static TerraformValue read(MessagePackExtension extension, TerraformType type) {
		byte[] payload = extension.payload();
		if (extension.type() != REFINED || payload.length <= 1) {
			return TerraformValue.unknown(type);
		}
		if (payload.length > MAX_PAYLOAD) {
			throw new CodecException("oversize unknown value refinement");
		}
		if (type == TerraformType.DYNAMIC) {
			return TerraformValue.unknown(type);
		}
		try (MessagePackInput in = MessagePackInput.open(payload)) {
			return new UnknownInput(type, in).read();
		}
	}

	private TerraformValue read() {
		this.payload.next();
		this.payload.require(JsonToken.START_OBJECT, INVALID);
		while (this.payload.next() != JsonToken.END_OBJECT) {
			readRefinement(RefinementKey.of(this.payload.integer()));
		}
		if (this.isNull) {
			return TerraformValue.ofNull(this.type);
		}
		return new UnknownValue(this.type, new UnknownValue.Refinements(this.notNull, this.prefix, this.lower,
				this.upper, this.minLength, this.maxLength));
	}

	private void readRefinement(@Nullable RefinementKey key) {
		this.payload.next();
		if (key == null) {
			this.payload.skip();
			return;
		}
		if (!key.appliesTo(this.type)) {
			throw new CodecException("unknown value refinement is not for " + this.type);
		}
		switch (key) {
			case NULLNESS -> {
				this.isNull = this.payload.bool();
				this.notNull = !this.isNull;
			}
			case PREFIX -> {
				this.prefix = StringValue.normalize(this.payload.string());
			}
			case LOWER -> {
				this.lower = readBound();
			}
			case UPPER -> {
				this.upper = readBound();
			}
			case MIN_LENGTH -> {
				this.minLength = this.payload.integer();
			}
			case MAX_LENGTH -> {
				this.maxLength = this.payload.integer();
			}
		}
	}

	/**
	 * Return the bound, or {@code null} for an infinite one, which says nothing.
	 */
	private UnknownValue.Refinements.@Nullable Bound readBound() {
		this.payload.require(JsonToken.START_ARRAY, INVALID);
		this.payload.next();
		TerraformValue bound = this.payload.number();
		this.payload.next();
		boolean inclusive = this.payload.bool();
		if (this.payload.next() != JsonToken.END_ARRAY) {
			throw new CodecException(INVALID);
		}
		return (bound instanceof NumberValue number) ? new UnknownValue.Refinements.Bound(number.number(), inclusive)
				: null;
	}

}
