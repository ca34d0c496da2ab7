/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.SortedMap;
import java.util.TreeMap;

import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.stored.StoredValue;
import dev.tfprovider.internal.stored.UnreadableRecordException;
import dev.tfprovider.schema.PlannedValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.Value;

/**
 * Gives attributes their values that are made once, where the provider is to decide them:
 * what an earlier plan of the same change has made, or else a new one.
 */
final class MakePlannedOnce extends PlanTransform {

	private final ResourceType<?> type;

	private final ObjectValue planned;

	private final SortedMap<String, byte[]> before;

	private final SortedMap<String, byte[]> made = new TreeMap<>();

	private MakePlannedOnce(ResourceType<?> type, ObjectValue planned, SortedMap<String, byte[]> before) {
		super(ListOrder.POSITION, ObjectSchema.Property.PLANNED_ONCE);
		this.type = type;
		this.planned = planned;
		this.before = before;
	}

	/**
	 * Complete a planned object.
	 * @param before what an earlier plan has made
	 * @return the object, and what it has by now
	 * @throws Exception what the author's code throws
	 * @throws UnreadableRecordException if what an earlier plan has made is damaged
	 */
	static Outcome complete(ResourceType<?> type, TerraformValue config, TerraformValue prior, ObjectValue planned,
			SortedMap<String, byte[]> before) throws Exception {
		MakePlannedOnce walk = new MakePlannedOnce(type, planned, before);
		try {
			return new Outcome(walk.apply(type.schema().block(), config, prior, planned), walk.made);
		}
		catch (MakingException ex) {
			throw ex.failure;
		}
	}

	/**
	 * Return whether objects of a type have such values.
	 */
	static boolean concerns(ResourceType<?> type) {
		return type.schema().block().has(ObjectSchema.Property.PLANNED_ONCE);
	}

	@Override
	protected TerraformValue attribute(PlannedAttribute attribute) {
		PlannedValue<TerraformValue> once = attribute.attribute().plannedOnce();
		boolean undecided = once != null && attribute.planned().isUnknown() && attribute.configured()
				&& attribute.config().isNull();
		return (undecided && once != null) ? value(attribute, once) : attribute.planned();
	}

	private TerraformValue value(PlannedAttribute attribute, PlannedValue<TerraformValue> once) {
		String place = attribute.path().toString();
		TerraformType type = attribute.attribute().type();
		byte[] bytes = this.before.get(place);
		if (bytes == null) {
			Value<TerraformValue> value = make(once);
			if (value.isUnknown()) {
				return attribute.planned();
			}
			bytes = StoredValue.write(type, value.get());
		}
		this.made.put(place, bytes);
		return StoredValue.read(type, bytes, place);
	}

	private Value<TerraformValue> make(PlannedValue<TerraformValue> once) {
		try {
			return once.make(this.type.mapping().view(this.planned));
		}
		catch (Exception ex) {
			throw new MakingException(ex);
		}
	}

	/**
	 * What has come of it.
	 *
	 * @param planned the object
	 * @param once its values that are made once, by their paths
	 */
	record Outcome(ObjectValue planned, SortedMap<String, byte[]> once) {

	}

	/**
	 * Takes what the author's code has thrown out of the walk.
	 */
	private static final class MakingException extends RuntimeException {

		private final transient Exception failure;

		MakingException(Exception failure) {
			super(failure);
			this.failure = failure;
		}

	}

}
