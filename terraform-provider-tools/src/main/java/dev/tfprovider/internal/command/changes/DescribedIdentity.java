/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.Map;

/**
 * A resource identity as a schema document describes it.
 *
 * @param version version of the schema
 * @param attributes attributes by name
 */
record DescribedIdentity(long version, Map<String, DescribedIdentityAttribute> attributes) {

	static DescribedIdentity of(DocumentValue node) {
		return new DescribedIdentity(node.number("version"),
				node.member("attributes").members(DescribedIdentityAttribute::of));
	}

	/**
	 * An attribute of an identity.
	 *
	 * @param type its type
	 * @param required whether an import must give it
	 */
	record DescribedIdentityAttribute(String type, boolean required) {

		static DescribedIdentityAttribute of(DocumentValue node) {
			return new DescribedIdentityAttribute(TypeConstraintText.of(node.member("type")),
					node.flag("required_for_import"));
		}

	}

}
