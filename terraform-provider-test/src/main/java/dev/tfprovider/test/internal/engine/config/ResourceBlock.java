/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.schema.IgnoreChanges;
import org.jspecify.annotations.Nullable;

/**
 * A resource, data source, ephemeral resource or action of a configuration.
 *
 * @param address its address
 * @param body its arguments and blocks, without those of Terraform itself
 * @param repetition what makes instances of it, {@code null} if there is one
 * @param provider alias of the provider's configuration, empty for the default one
 * @param dependsOn addresses named in {@code depends_on}
 * @param lifecycle its {@code lifecycle} block
 */
public record ResourceBlock(ResourceAddress address, Expression.ObjectExpression body, @Nullable Repetition repetition,
		String provider, List<String> dependsOn, Lifecycle lifecycle) {

	/**
	 * Return what is named in this block and has to be there before it.
	 * @return addresses, explicit and implied; among them those of named values
	 */
	public Set<String> dependencies() {
		Set<String> dependencies = new LinkedHashSet<>();
		this.dependsOn.forEach((needed) -> dependencies.add(ResourceAddress.parse(needed).resource().toString()));
		references().map(Expression.Reference::address).forEach(dependencies::add);
		return dependencies;
	}

	/**
	 * Return the actions that come before a change of this resource.
	 */
	public List<ResourceAddress> actionsBefore() {
		return this.lifecycle.actionTriggers()
			.stream()
			.filter(ActionTrigger::comesBefore)
			.flatMap((trigger) -> trigger.actions().stream())
			.toList();
	}

	/**
	 * Return every reference in this block.
	 */
	Stream<Expression.Reference> references() {
		Stream<Expression.Reference> own = Stream.concat(this.body.references(),
				this.lifecycle.replaceTriggeredBy().stream());
		return (this.repetition != null) ? Stream.concat(own, this.repetition.expression().references()) : own;
	}

	public IgnoreChanges ignoreChanges() {
		return this.lifecycle.ignoreChanges();
	}

	boolean createBeforeDestroy() {
		return this.lifecycle.createBeforeDestroy();
	}

}
