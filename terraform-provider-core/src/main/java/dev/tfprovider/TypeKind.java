/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.util.List;
import java.util.Set;

import dev.tfprovider.action.ActionTimeouts;
import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.datasource.DataSourceTimeouts;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResourceTimeouts;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceTimeouts;
import dev.tfprovider.statestore.StateStore;
import org.jspecify.annotations.Nullable;

/**
 * A kind of type that a provider may have, and all that is the same for each type of it.
 * Whatever has to do with every kind, from discovery to documentation, goes through
 * {@link #all()}.
 *
 * @param name what messages call a type of it, such as {@code data source}
 * @param model what messages call a model of it, such as {@code a data source}
 * @param contract the interface of the code
 * @param annotation name of the annotation in Spring applications
 * @param suffixes what names of classes end with, left out of names of types
 * @param content what the provider does to an object
 * @param block how configurations write it
 * @param limits the operations with time limits
 * @param requirement what a CLI has to be to know the kind, empty if every CLI does
 * @param experimental whether applications have to ask for it, for it may still change
 */
public record TypeKind(String name, String model, Class<?> contract, String annotation, List<String> suffixes,
		Content content, Block block, Limits limits, String requirement, boolean experimental) {

	private static final Set<String> ALWAYS = Set.of("count", "for_each", "provider", "depends_on");

	/**
	 * Managed resources.
	 */
	public static final TypeKind RESOURCE = new TypeKind("resource", "a managed resource", ManagedResource.class,
			annotation("Resource"), List.of("Resource"), Content.STATE,
			new Block("resource", 2, false, ALWAYS, Set.of("lifecycle", "connection", "provisioner"),
					Set.of("locals", "_")),
			new Limits(List.of("create", "read", "update", "delete"),
					"a resource only creates, reads, updates and deletes", ResourceTimeouts.class),
			"", false);

	/**
	 * Data sources.
	 */
	public static final TypeKind DATA_SOURCE = new TypeKind("data source", "a data source", DataSourceReader.class,
			annotation("DataSource"), List.of("DataSourceReader", "DataSource", "Reader"), Content.RESULT,
			new Block("data", 2, false, ALWAYS, Set.of("lifecycle"), Set.of("locals", "_")),
			new Limits(List.of("read"), "a data source only reads", DataSourceTimeouts.class), "", false);

	/**
	 * Ephemeral resources.
	 */
	public static final TypeKind EPHEMERAL_RESOURCE = new TypeKind("ephemeral resource", "an ephemeral resource",
			EphemeralResource.class, annotation("EphemeralResource"), List.of("EphemeralResource", "Resource"),
			Content.RESULT, new Block("ephemeral", 2, false, ALWAYS, Set.of("lifecycle"), Set.of("locals", "_")),
			new Limits(List.of("open", "renew", "close"), "an ephemeral resource only opens, renews and closes",
					EphemeralResourceTimeouts.class),
			"Terraform 1.10 or OpenTofu 1.11", false);

	/**
	 * List resources. Configurations fill in a query instead of the model.
	 */
	public static final TypeKind LIST_RESOURCE = new TypeKind("list resource", "the query of a list",
			ListResource.class, annotation("ListResource"), List.of("ListResource", "List", "Resource"),
			Content.ARGUMENTS,
			new Block("list", 2, true, Set.of("count", "for_each", "provider", "limit", "include_resource"), Set.of(),
					Set.of()),
			new Limits(List.of("list"), "a list resource only lists", Void.class),
			"Terraform 1.14; OpenTofu has no list resources", false);

	/**
	 * Actions.
	 */
	public static final TypeKind ACTION = new TypeKind("action", "an action", InvocableAction.class,
			annotation("Action"), List.of("Action"), Content.ARGUMENTS,
			new Block("action", 2, true, Set.of("count", "for_each", "provider"), Set.of(), Set.of()),
			new Limits(List.of("invoke"), "an action is only invoked", ActionTimeouts.class),
			"Terraform 1.14; OpenTofu has no actions", false);

	/**
	 * State stores, which are experimental.
	 */
	public static final TypeKind STATE_STORE = new TypeKind("state store", "a state store", StateStore.class,
			annotation("StateStore"), List.of("StateStore", "Store"), Content.ARGUMENTS,
			new Block("state_store", 1, false, Set.of(), Set.of("provider"), Set.of()),
			new Limits(List.of("read", "write", "delete", "lock", "unlock"),
					"the calls of a state store with a limit are read, write, delete, lock and unlock", Void.class),
			"an experimental build of Terraform; OpenTofu has no state stores", true);

	private static final List<TypeKind> ALL = List.of(RESOURCE, DATA_SOURCE, EPHEMERAL_RESOURCE, LIST_RESOURCE, ACTION,
			STATE_STORE);

	/**
	 * Return all kinds.
	 * @return the kinds in the order in which they are documented
	 */
	public static List<TypeKind> all() {
		return ALL;
	}

	/**
	 * Return the kind of a name.
	 * @param name the name, such as {@code data source}
	 * @return the kind
	 */
	public static TypeKind named(String name) {
		return ALL.stream().filter((kind) -> kind.name.equals(name)).findFirst().orElseThrow();
	}

	private static String annotation(String name) {
		return "dev.tfprovider.boot.Terraform" + name;
	}

	/**
	 * Return the name between other words.
	 * @param separator what to write between its words
	 * @return the name, such as {@code data-source}
	 */
	public String name(String separator) {
		return this.name.replace(" ", separator);
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof TypeKind kind && this.name.equals(kind.name);
	}

	@Override
	public int hashCode() {
		return this.name.hashCode();
	}

	@Override
	public String toString() {
		return this.name;
	}

	/**
	 * What a provider does to an object of a type.
	 */
	public enum Content {

		/**
		 * Takes its arguments.
		 */
		ARGUMENTS,

		/**
		 * Takes its arguments, and reads or opens it.
		 */
		RESULT,

		/**
		 * Plans it and keeps it in the state.
		 */
		STATE

	}

	/**
	 * How configurations write a type.
	 *
	 * @param keyword word that the block begins with
	 * @param labels number of labels after it, of which the first is the type
	 * @param config whether the arguments of the type are in a block {@code config}
	 * @param arguments arguments of the block that are Terraform's
	 * @param blocks nested blocks that are Terraform's
	 * @param reserved names of nested blocks that Terraform may use some day
	 */
	public record Block(String keyword, int labels, boolean config, Set<String> arguments, Set<String> blocks,
			Set<String> reserved) {

		/**
		 * Return whether the type may not have an attribute or a nested block of a name.
		 * @param name the name
		 * @param block whether it is a nested block
		 * @return whether Terraform takes the name for itself
		 */
		public boolean reserves(String name, boolean block) {
			return !this.config && (this.arguments.contains(name) || name.equals("provider")
					|| block && (this.blocks.contains(name) || this.reserved.contains(name)));
		}

	}

	/**
	 * The operations of a type that may have time limits.
	 *
	 * @param operations names of the operations
	 * @param only says in a sentence that there are no others
	 * @param timeouts the record in which configurations set limits, {@code Void} if they
	 * cannot
	 */
	public record Limits(List<String> operations, String only, Class<?> timeouts) {

	}

}
