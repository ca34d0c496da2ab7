/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.walk;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.schema.SchemaAttribute;
import dev.tfprovider.test.internal.engine.schema.SchemaBody;

/**
 * Finds out whether expressions refer to what a schema calls sensitive.
 *
 * @param walk the walk
 */
record Sensitivity(Walk walk) {

	boolean isSensitive(Expression expression) {
		if (expression instanceof Expression.Splat splat && splat.base() instanceof Expression.Reference base) {
			return isSensitive(base.address(), concat(base.path(), splat.path()));
		}
		if (expression instanceof Expression.Index index && index.base() instanceof Expression.Reference base) {
			return isSensitive(base.address(), concat(base.path(), index.path()));
		}
		if (expression instanceof Expression.Reference reference) {
			return isSensitive(reference.address(), reference.path());
		}
		return expression.parts().stream().anyMatch(this::isSensitive);
	}

	private static AttributePath concat(AttributePath path, AttributePath more) {
		return new AttributePath(Stream.concat(path.steps().stream(), more.steps().stream()).toList());
	}

	private boolean isSensitive(String address, AttributePath path) {
		if (address.startsWith("local.")) {
			Expression local = this.walk.module().values().locals().get(address.substring("local.".length()));
			return local != null && isSensitive(local);
		}
		return this.walk.module()
			.find(ResourceAddress.parse(address))
			.flatMap((block) -> this.walk.schema(block.address()))
			.filter((schema) -> isSensitive(schema.block(), path.steps()))
			.isPresent();
	}

	private static boolean isSensitive(SchemaBody root, List<AttributePath.Step> steps) {
		SchemaBody body = root;
		for (AttributePath.Step step : steps) {
			if (!(step instanceof AttributePath.AttributeName name)) {
				continue;
			}
			Optional<SchemaAttribute> attribute = body.attribute(name.name());
			SchemaBody inside = body.inside(name.name());
			if (attribute.isPresent() && (attribute.get().sensitive() || inside == null)) {
				return attribute.get().sensitive();
			}
			body = (inside != null) ? inside : body;
		}
		return body.anyAttribute(SchemaAttribute::sensitive);
	}

}
