/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.Copies;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Expression;
import org.jspecify.annotations.Nullable;

/**
 * A whole configuration. Immutable.
 *
 * @param providers the provider blocks by alias, the default one under the empty text
 * @param blocks resources and data sources by address, in order of declaration
 * @param values variables, locals and outputs
 * @param moves the {@code moved} blocks
 * @param imports the {@code import} blocks
 * @param providerMeta arguments of the {@code provider_meta} block, {@code null} if there
 * is none
 * @param stateStore the {@code state_store} block, {@code null} if there is none
 */
public record Module(Map<String, Expression.ObjectExpression> providers, Map<ResourceAddress, ResourceBlock> blocks,
		NamedValues values, List<MoveStatement> moves, List<ImportStatement> imports,
		Expression.@Nullable ObjectExpression providerMeta, @Nullable StateStoreBlock stateStore) {

	private static final Module EMPTY = new Module(Map.of(), Map.of(), NamedValues.NONE, List.of(), List.of(), null,
			null);

	public Module {
		providers = Collections.unmodifiableMap(new LinkedHashMap<>(providers));
		blocks = Collections.unmodifiableMap(new LinkedHashMap<>(blocks));
		moves = List.copyOf(moves);
		imports = List.copyOf(imports);
	}

	/**
	 * Return a configuration that says nothing.
	 * @return the configuration
	 */
	public static Module empty() {
		return EMPTY;
	}

	/**
	 * Return the provider block without alias.
	 * @return its arguments, {@code null} if there is none
	 */
	public Expression.@Nullable ObjectExpression provider() {
		return this.providers.get("");
	}

	/**
	 * Return this configuration with a provider block in place of any of that alias.
	 * @param alias the alias, empty for the default configuration
	 * @param body the arguments, without {@code alias}
	 * @return the changed configuration
	 */
	public Module withProvider(String alias, Expression.ObjectExpression body) {
		return new Module(Copies.with(this.providers, alias, body), this.blocks, this.values, this.moves, this.imports,
				this.providerMeta, this.stateStore);
	}

	/**
	 * Return this configuration with a resource or data source in place of any of that
	 * address.
	 * @param address the address
	 * @param body its arguments and blocks, with those of Terraform itself
	 * @return the changed configuration
	 */
	public Module with(ResourceAddress address, Expression.ObjectExpression body) {
		if (address.key() != null) {
			throw new IllegalArgumentException("A block has no key, but " + address + " has");
		}
		if (address.kind() == ResourceAddress.Kind.LIST) {
			throw new IllegalArgumentException(address + " belongs in a query, not in a configuration");
		}
		ResourceBlock block = address.action() ? ResourceBlockReader.readAction(address, body)
				: ResourceBlockReader.read(address, body);
		return withBlocks(Copies.with(this.blocks, address, block));
	}

	Module withBlocks(Map<ResourceAddress, ResourceBlock> blocks) {
		return new Module(this.providers, blocks, this.values, this.moves, this.imports, this.providerMeta,
				this.stateStore);
	}

	/**
	 * Return this module with other named values.
	 */
	public Module with(NamedValues values) {
		return new Module(this.providers, this.blocks, values, this.moves, this.imports, this.providerMeta,
				this.stateStore);
	}

	/**
	 * Return this configuration with a {@code moved} block.
	 * @param move the block
	 * @return the changed configuration
	 */
	public Module withMove(MoveStatement move) {
		List<MoveStatement> moves = Copies.with(this.moves, List.of(move));
		return new Module(this.providers, this.blocks, this.values, moves, this.imports, this.providerMeta,
				this.stateStore);
	}

	/**
	 * Return this configuration with an {@code import} block.
	 * @param statement the block
	 * @return the changed configuration
	 */
	public Module withImport(ImportStatement statement) {
		List<ImportStatement> imports = Copies.with(this.imports, List.of(statement));
		return new Module(this.providers, this.blocks, this.values, this.moves, imports, this.providerMeta,
				this.stateStore);
	}

	/**
	 * Return this configuration with a {@code provider_meta} block.
	 * @param body its arguments
	 * @return the changed configuration
	 */
	public Module withProviderMeta(Expression.ObjectExpression body) {
		return new Module(this.providers, this.blocks, this.values, this.moves, this.imports, body, this.stateStore);
	}

	/**
	 * Return this configuration with a {@code state_store} block.
	 * @param block the block, {@code null} for none
	 * @return the changed configuration
	 */
	public Module withStateStore(@Nullable StateStoreBlock block) {
		return new Module(this.providers, this.blocks, this.values, this.moves, this.imports, this.providerMeta, block);
	}

	/**
	 * Find a resource or data source.
	 * @param address its address, or that of an instance
	 * @return the block, empty if there is none
	 */
	public Optional<ResourceBlock> find(ResourceAddress address) {
		return Optional.ofNullable(this.blocks.get(address.resource()));
	}

	/**
	 * Return the resources and data sources that a block names, also through local values
	 * and its provider's configuration.
	 */
	public Set<ResourceAddress> dependencies(ResourceBlock block) {
		Expression.ObjectExpression provider = this.providers.get(block.provider());
		Stream<String> named = block.dependencies().stream();
		return resources((provider != null) ? Stream.concat(named, addresses(provider)) : named);
	}

	/**
	 * Return the resources and data sources that a block needs, directly or not.
	 */
	public Set<ResourceAddress> allDependencies(ResourceBlock block) {
		Set<ResourceAddress> found = new TreeSet<>();
		addDependencies(block, found);
		return found;
	}

	private void addDependencies(ResourceBlock block, Set<ResourceAddress> found) {
		for (ResourceAddress address : dependencies(block)) {
			if (found.add(address)) {
				find(address).ifPresent((needed) -> addDependencies(needed, found));
			}
		}
	}

	/**
	 * Return the resources and data sources that an expression names, also through local
	 * values.
	 */
	public Set<ResourceAddress> dependencies(Expression expression) {
		return resources(addresses(expression));
	}

	/**
	 * Return what an instance of a block waits for while applying: instances where the
	 * block names them, else resources as a whole.
	 */
	public Set<ResourceAddress> awaited(ResourceBlock block) {
		Set<ResourceAddress> awaited = new LinkedHashSet<>();
		for (ResourceAddress resource : dependencies(block)) {
			String address = resource.toString();
			List<Expression.Reference> references = block.references()
				.filter((reference) -> reference.address().equals(address))
				.toList();
			boolean whole = references.isEmpty() || block.dependsOn().contains(address)
					|| references.stream().anyMatch((reference) -> reference.key() == null);
			if (whole) {
				awaited.add(resource);
			}
			else {
				references.forEach((reference) -> awaited.add(resource.instance(reference.key())));
			}
		}
		return awaited;
	}

	private static Stream<String> addresses(Expression expression) {
		return expression.references().map(Expression.Reference::address);
	}

	private Set<ResourceAddress> resources(Stream<String> addresses) {
		Set<ResourceAddress> resources = new LinkedHashSet<>();
		addresses.forEach((address) -> {
			Expression local = address.startsWith("local.")
					? this.values.locals().get(address.substring("local.".length())) : null;
			if (local != null) {
				resources.addAll(dependencies(local));
			}
			else {
				find(ResourceAddress.parse(address)).map(ResourceBlock::address).ifPresent(resources::add);
			}
		});
		return resources;
	}

}
