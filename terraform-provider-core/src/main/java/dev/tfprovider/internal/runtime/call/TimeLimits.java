/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.time.Duration;
import java.util.Map;

import dev.tfprovider.action.ActionTimeouts;
import dev.tfprovider.datasource.DataSourceTimeouts;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.ephemeral.EphemeralResourceTimeouts;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.mapper.TimeoutsComponent;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourceTimeouts;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The time limits of a type: those that the practitioner sets in an object, else those
 * that the author declares. Keeps what the practitioner has set as it was set.
 *
 * @param timeouts where practitioners set limits, {@code null} if they cannot
 * @param declared the author's limits by operation
 */
public record TimeLimits(@Nullable TimeoutsComponent timeouts, Map<String, Duration> declared) {

	private static final String INVALID = "Invalid timeout";

	private static final String INVALID_DETAIL = "A timeout must be above zero, such as \"30m\" or \"1h30m\".";

	public static TimeLimits of(ModelMapping<?> mapping, Map<String, Duration> declared) {
		return new TimeLimits(mapping.timeouts().orElse(null), Map.copyOf(declared));
	}

	/**
	 * Check a component of a configuration, whatever it is.
	 */
	static void check(AttributePath path, Class<?> model, Object value, Diagnostics diagnostics) {
		boolean timeout = model == ResourceTimeouts.class || model == DataSourceTimeouts.class
				|| model == EphemeralResourceTimeouts.class || model == ActionTimeouts.class;
		if (timeout && value instanceof Duration limit && !isPositive(limit)) {
			diagnostics.error(path, INVALID, INVALID_DETAIL);
		}
	}

	/**
	 * Return the limit of an operation that a configuration is behind.
	 * @throws DiagnosticException if the configured limit is no duration above zero,
	 * which was not known before
	 */
	@Nullable public TimeLimit configured(String operation, TerraformValue object) {
		Duration limit;
		try {
			limit = find(operation, object);
		}
		catch (ValueMappingException ex) {
			throw new DiagnosticException(ex.path(), ex.summary(), ex.detail());
		}
		if (this.timeouts != null && limit != null && !isPositive(limit)) {
			throw new DiagnosticException(this.timeouts.path(operation), INVALID, INVALID_DETAIL);
		}
		return limit(operation, limit);
	}

	/**
	 * Return the limit of an operation on what Terraform remembers. What is wrong there
	 * is nothing the practitioner could do about now, and not taken into account.
	 */
	@Nullable public TimeLimit remembered(String operation, TerraformValue object) {
		try {
			return limit(operation, find(operation, object));
		}
		catch (ValueMappingException ex) {
			return limit(operation, null);
		}
	}

	private @Nullable Duration find(String operation, TerraformValue object) {
		return (this.timeouts != null && object instanceof ObjectValue known)
				? this.timeouts.limit(known, operation).orElse(null) : null;
	}

	private @Nullable TimeLimit limit(String operation, @Nullable Duration configured) {
		boolean valid = configured != null && isPositive(configured);
		Duration duration = valid ? configured : this.declared.get(operation);
		return (duration != null) ? new TimeLimit(operation, duration, this.timeouts, valid) : null;
	}

	private static boolean isPositive(Duration limit) {
		return limit.compareTo(Duration.ZERO) > 0;
	}

	/**
	 * Return an object with the timeouts of another, whatever the author made of them.
	 */
	public ObjectValue keep(ObjectValue object, TerraformValue other) {
		return (this.timeouts != null && other instanceof ObjectValue known)
				? object.with(this.timeouts.name(), known.get(this.timeouts.name())) : object;
	}

	/**
	 * Return whether two objects differ in their timeouts and in nothing else. Timeouts
	 * are no part of what is managed.
	 */
	public boolean areOnlyDifference(TerraformValue left, TerraformValue right) {
		return left instanceof ObjectValue object && right instanceof ObjectValue && !left.equals(right)
				&& keep(object, right).equals(right);
	}

	/**
	 * Return whether a place is in the timeouts.
	 */
	public boolean hold(AttributePath path) {
		return path.iterator().next() instanceof AttributePath.AttributeName first && isHeldBy(first.name());
	}

	/**
	 * Return whether an attribute or block holds the timeouts.
	 */
	public boolean isHeldBy(String name) {
		return this.timeouts != null && this.timeouts.name().equals(name);
	}

}
