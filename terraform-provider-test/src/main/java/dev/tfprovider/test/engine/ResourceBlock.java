/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A resource or data source of a configuration.
 *
 * @param address its address
 * @param body its arguments and blocks, without those of Terraform itself
 * @param dependsOn addresses named in {@code depends_on}
 * @param ignoreChanges what does not count once the object exists
 * @param createBeforeDestroy whether a replacement comes first
 */
public record ResourceBlock(ResourceAddress address, Expression.ObjectExpression body, List<String> dependsOn,
		IgnoreChanges ignoreChanges, boolean createBeforeDestroy) {

	/**
	 * Return what has to be there before this.
	 * @return addresses, explicit and implied
	 */
	public Set<String> dependencies() {
		Set<String> dependencies = new LinkedHashSet<>(this.dependsOn);
		this.body.references().map(Expression.Reference::address).forEach(dependencies::add);
		return dependencies;
	}

}
