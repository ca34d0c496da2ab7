/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.host;

/**
 * Lists the differences between hosts, with the versions that have them. What only their
 * texts differ in is in {@link HostMessages}.
 */
public enum HostDifference {

	/**
	 * Keeps a provider's schema for the processes that follow, if the provider agrees.
	 */
	KEEPS_SCHEMAS("1.6+", "1.6+"),

	/** Tells the provider what it can do. */
	SENDS_CAPABILITIES("1.9+", "1.11+"),

	/**
	 * Reads whether a provider puts something off, and refuses it unless it is allowed.
	 */
	READS_DEFERRALS("1.9+", "never"),

	/** Hands what a plan has kept to the plan that comes before the apply. */
	STORES_PLANNED_PRIVATE("1.16+", "never"),

	/** Has the provider translate objects of other types. */
	MOVES_BETWEEN_TYPES("1.8+", "1.10+"),

	/** Sends values of write-only attributes, and refuses them in answers. */
	KNOWS_WRITE_ONLY("1.11+", "1.11+"),

	/** Refuses schemas with write-only attributes inside sets. */
	REFUSES_WRITE_ONLY_IN_SETS("1.11+", "never"),

	/** Refuses a message about a deprecation where nothing is deprecated. */
	KNOWS_DEPRECATION_MESSAGES("1.15+", "never"),

	/** Has an object translated where others have it upgraded, and says which it is. */
	MOVES_INSTEAD_OF_UPGRADE("never", "1.10+"),

	/** Names a provider by its whole address where others name its type. */
	NAMES_PROVIDERS_BY_ADDRESS("never", "1.12+"),

	/** Names the configuration of a provider where others name the provider. */
	NAMES_PROVIDER_CONFIGURATIONS("never", "1.9+"),

	/** Says while validating that an output is sensitive, not only in the plan. */
	VALIDATES_SENSITIVE_OUTPUTS("never", "1.12+"),

	/** Refuses values of write-only attributes in what an import has found. */
	JUDGES_IMPORTED_WRITE_ONLY("1.11+", "never"),

	/** Stores the object that comes of an apply though it refuses it. */
	STORES_REFUSED_RESULT("never", "1.11+"),

	/** Looks for the blocks that imports need before it does anything else. */
	CHECKS_IMPORTS_FIRST("never", "1.12+"),

	/** Replaces what {@code replace_triggered_by} names also where that is created. */
	TRIGGERS_BY_CREATION("never", "1.12+"),

	/** Reads schemas for one resource after the other, and says which it could not. */
	READS_SCHEMAS_BY_RESOURCE("never", "1.12+"),

	/** Keeps the object it had if it refuses the one that comes of an apply. */
	KEEPS_OBJECT_OF_REFUSED_RESULT("1.14+", "never"),

	/** Knows resource identities. */
	KNOWS_IDENTITIES("1.12+", "1.12+"),

	/** Refuses identities that are not known or belong to no schema. */
	JUDGES_IDENTITIES("1.12+", "never"),

	/** Sends the planned identity of a replacement with its second call for a plan. */
	PLANS_REPLACEMENT_WITH_IDENTITY("1.12+", "never"),

	/** Writes the plan as JSON, where an identity has to be known. */
	WRITES_PLANNED_IDENTITY_AS_JSON("1.12+", "never"),

	/** Keeps the plan in a state, where an identity has to be known. */
	STORES_PLANNED_IDENTITY("never", "1.12+"),

	/** Tells providers that it is Terraform 1.13. */
	CLAIMS_TERRAFORM_1_13("never", "1.12+"),

	/**
	 * Has the end of an object planned that the refresh has not found, and forgets it.
	 */
	PLANS_END_OF_WHAT_IS_GONE("1.9-1.11", "never"),

	/** Says why it replaces an object whose {@code replace_triggered_by} has changed. */
	NAMES_REPLACEMENT_BY_TRIGGERS("1.2+", "always"),

	/** Drops what a plan says if the validation before has said the same. */
	DROPS_REPEATED_DIAGNOSTICS("1.12+", "never"),

	/** Configures the provider of everything in a plan, also of what does not change. */
	CONFIGURES_FOR_NO_CHANGE("always", "1.0-1.11"),

	/** Reads the first object of an import that has found several. */
	READS_FIRST_OF_SEVERAL("1.5+", "never"),

	/** Knows functions of providers; for others their names are no names. */
	KNOWS_FUNCTIONS("1.8+", "1.7+"),

	/** Takes an error of a function without a position for one of its first argument. */
	BLAMES_FIRST_ARGUMENT("never", "always"),

	/** Refuses a result of a function that differs from one for equal arguments. */
	COMPARES_FUNCTION_RESULTS("1.8+", "never"),

	/** Calls no function with a null whose type nobody says. */
	LEAVES_UNTYPED_NULL_UNKNOWN("never", "always"),

	/**
	 * Has an ephemeral resource closed with what its last renewal has returned, not with
	 * what opening it has.
	 */
	CLOSES_WITH_LATEST_PRIVATE_DATA("never", "1.11+"),

	/** Shows what goes wrong with renewing an ephemeral resource when it is closed. */
	SHOWS_FAILED_RENEWALS("1.17+", "1.11+"),

	/** Opens an ephemeral resource in an apply also if nothing in it needs that. */
	OPENS_UNUSED_IN_APPLY("1.10+", "never"),

	/** Has a configuration validated also where an ephemeral value is out of place. */
	VALIDATES_MISPLACED_EPHEMERAL_VALUES("1.10+", "never"),

	/** Knows actions, triggers of them and {@code -invoke}. */
	KNOWS_ACTIONS("1.14+", "never"),

	/**
	 * Invokes triggered actions beside the resource: tells what an action says in one
	 * diagnostic, begins before the final plan, and goes on with what depends on the
	 * resource.
	 */
	SUMS_UP_TRIGGERED_ACTIONS("1.14-1.15", "never"),

	/** Plans a triggered action once, not once for each of the events. */
	PLANS_ACTIONS_ONCE("1.14-1.15", "never"),

	/**
	 * Forgets what an action says that a creation or an update triggers, unless it fails.
	 */
	FORGETS_WARNINGS_OF_ACTIONS("1.16+", "never"),

	/** Has the command {@code query}, which lists objects. */
	KNOWS_QUERIES("1.14+", "never"),

	/** Has a provider generate the configuration of an object. */
	HAS_CONFIGURATIONS_GENERATED("1.14+", "never"),

	/** Has builds with experiments that keep states in state stores. */
	KNOWS_STATE_STORES("1.15+", "never"),

	/** Has the option {@code -exclude}. */
	KNOWS_EXCLUDE("never", "1.9+");

	private final HostVersions versions;

	HostDifference(String terraform, String openTofu) {
		this.versions = new HostVersions(terraform, openTofu);
	}

	boolean isTrueOf(HostProfile host) {
		return this.versions.include(host);
	}

}
