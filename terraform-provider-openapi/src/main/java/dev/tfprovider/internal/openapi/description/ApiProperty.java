/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * A named member of an object, or a value in an array or a body.
 *
 * @param type its type
 * @param required whether it is always there
 * @param nullable whether it may be null
 * @param access whether it is in requests, in responses or in both
 * @param description what it is, maybe empty
 * @param deprecated whether it should not be used any more
 * @param fallback its default, a JSON value
 * @param example an example, a JSON value
 * @param corrections what a person has said about it
 */
public record ApiProperty(ApiType type, boolean required, boolean nullable, Access access, String description,
		boolean deprecated, @Nullable JsonNode fallback, @Nullable JsonNode example, Corrections corrections) {

	/**
	 * The direction in which a property is sent.
	 */
	public enum Access {

		/**
		 * In requests and responses.
		 */
		BOTH,

		/**
		 * In responses alone.
		 */
		READ_ONLY,

		/**
		 * In requests alone.
		 */
		WRITE_ONLY

	}

	static ApiProperty anything(String reason) {
		return of(new ApiType.Anything(reason), false, true);
	}

	/**
	 * Return something of which no more is said than its type.
	 * @param type its type
	 * @param required whether it has to be there
	 * @param nullable whether it can be null
	 */
	public static ApiProperty of(ApiType type, boolean required, boolean nullable) {
		return new ApiProperty(type, required, nullable, Access.BOTH, "", false, null, null, Corrections.NONE);
	}

	/**
	 * Return the property as one that is always there, or not.
	 * @param now whether it is
	 */
	public ApiProperty asRequired(boolean now) {
		return new ApiProperty(this.type, now, this.nullable, this.access, this.description, this.deprecated,
				this.fallback, this.example, this.corrections);
	}

	/**
	 * Return the property with another type.
	 * @param other the type
	 */
	public ApiProperty withType(ApiType other) {
		return new ApiProperty(other, this.required, this.nullable, this.access, this.description, this.deprecated,
				this.fallback, this.example, this.corrections);
	}

	/**
	 * Return the property with another default.
	 * @param other the default, a JSON value
	 */
	public ApiProperty withDefault(JsonNode other) {
		return new ApiProperty(this.type, this.required, this.nullable, this.access, this.description, this.deprecated,
				other, this.example, this.corrections);
	}

	/**
	 * Return the property with another example.
	 * @param other the example, a JSON value
	 */
	public ApiProperty withExample(JsonNode other) {
		return new ApiProperty(this.type, this.required, this.nullable, this.access, this.description, this.deprecated,
				this.fallback, other, this.corrections);
	}

	/**
	 * Return the same with another description.
	 */
	public ApiProperty withDescription(String other) {
		return new ApiProperty(this.type, this.required, this.nullable, this.access, other, this.deprecated,
				this.fallback, this.example, this.corrections);
	}

}
