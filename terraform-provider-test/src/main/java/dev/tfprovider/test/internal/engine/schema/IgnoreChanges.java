/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.engine.value.ValueRewrite;
import dev.tfprovider.value.MapValue;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The {@code ignore_changes} of a resource: attributes whose configuration does not count
 * once the object exists.
 *
 * @param all whether nothing counts
 * @param paths what does not count; the last step may be a key of a map
 */
public record IgnoreChanges(boolean all, List<AttributePath> paths) {

	public static final IgnoreChanges NONE = new IgnoreChanges(false, List.of());

	/**
	 * Return the configuration with prior values in place of what does not count.
	 */
	public TerraformValue apply(SchemaBlock block, TerraformValue prior, TerraformValue config) {
		if (prior.isNull()) {
			return config;
		}
		if (this.all) {
			return ValueRewrite.rebuild(prior,
					(path, value) -> isReadOnly(block, path) ? TerraformValue.ofNull(value.type()) : value);
		}
		TerraformValue result = config;
		for (AttributePath path : this.paths) {
			result = keep(prior, result, path);
		}
		return result;
	}

	private static boolean isReadOnly(SchemaBody body, AttributePath path) {
		return body.attribute(path).filter((attribute) -> attribute.computed() && !attribute.optional()).isPresent();
	}

	private static TerraformValue keep(TerraformValue prior, TerraformValue config, AttributePath path) {
		List<AttributePath.Step> steps = path.steps();
		if (steps.get(steps.size() - 1) instanceof AttributePath.ElementKey key) {
			AttributePath map = path.parent();
			return replace(config, map, prior.at(map).map((before) -> new Kept(before, key.key())));
		}
		return replace(config, path, prior.at(path).map((before) -> new Kept(before, null)));
	}

	private static TerraformValue replace(TerraformValue config, AttributePath place, Optional<Kept> kept) {
		if (kept.isEmpty() || config.at(place).isEmpty()) {
			return config;
		}
		return ValueRewrite.rebuild(config, (path, value) -> path.equals(place) ? kept.get().inPlaceOf(value) : value);
	}

	/**
	 * A prior value to keep, or one key of it.
	 *
	 * @param prior the value
	 * @param key the key, {@code null} for the whole value
	 */
	private record Kept(TerraformValue prior, @Nullable String key) {

		TerraformValue inPlaceOf(TerraformValue config) {
			if (this.key == null) {
				return this.prior;
			}
			if (config.isUnknown()) {
				return config;
			}
			Map<String, TerraformValue> merged = new LinkedHashMap<>(config.entries());
			TerraformValue before = this.prior.entries().get(this.key);
			if (before != null) {
				merged.put(this.key, before);
			}
			else {
				merged.remove(this.key);
			}
			if (merged.isEmpty() && config instanceof NullValue) {
				return config;
			}
			return (config.type() instanceof TerraformType.MapType type) ? new MapValue(type.element(), merged)
					: config;
		}

	}

}
