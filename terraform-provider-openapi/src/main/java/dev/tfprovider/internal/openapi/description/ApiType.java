/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/**
 * What a schema of a description says about values.
 */
public sealed interface ApiType permits ApiType.Text, ApiType.Numeric, ApiType.Flag, ApiType.Members,
		ApiType.Collection, ApiType.Variants, ApiType.Anything {

	/**
	 * Return the members of an object, those of all of its types together if it is of one
	 * of several.
	 * @return the members; empty if this is no object whose members are known
	 */
	default Optional<Members> members() {
		return MergedMembers.of(this);
	}

	/**
	 * A text.
	 *
	 * @param format what kind of text, empty if the description does not say
	 * @param length limits of its length
	 * @param pattern regular expression that is found in it
	 * @param values the only values, empty if there are others
	 */
	record Text(String format, SizeLimits length, @Nullable String pattern, List<String> values) implements ApiType {

	}

	/**
	 * A number.
	 *
	 * @param whole whether it has no fraction
	 * @param format what kind of number, empty if the description does not say
	 * @param limits its limits
	 */
	record Numeric(boolean whole, String format, NumberLimits limits) implements ApiType {

	}

	/**
	 * A truth value.
	 */
	record Flag() implements ApiType {

	}

	/**
	 * An object with named members.
	 *
	 * @param description what it is, maybe empty
	 * @param properties its members in order
	 */
	record Members(String description, Map<String, ApiProperty> properties) implements ApiType {

	}

	/**
	 * Any number of values of one type.
	 */
	sealed interface Collection extends ApiType permits Elements, Entries {

		/**
		 * Return what the values are.
		 */
		ApiProperty element();

		/**
		 * Return the limits of their number.
		 */
		SizeLimits size();

	}

	/**
	 * An array.
	 *
	 * @param element what its elements are
	 * @param size limits of their number
	 * @param unique whether no two are equal
	 */
	record Elements(ApiProperty element, SizeLimits size, boolean unique) implements Collection {

	}

	/**
	 * An object whose members have any name and one type.
	 *
	 * @param element what its members are
	 * @param size limits of their number
	 */
	record Entries(ApiProperty element, SizeLimits size) implements Collection {

	}

	/**
	 * An object of one of several types, which a member tells apart.
	 *
	 * @param description what it is, maybe empty
	 * @param discriminator name of the member
	 * @param cases the types by the values of the member, without it
	 */
	record Variants(String description, String discriminator, Map<String, Members> cases) implements ApiType {

	}

	/**
	 * Any JSON.
	 *
	 * @param reason why nothing more is known
	 */
	record Anything(String reason) implements ApiType {

	}

}
