/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;

import dev.tfprovider.attribute.AttributeName;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.CaseInsensitive;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.PlainObject;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.Trimmed;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.mapper.ComponentSource;
import dev.tfprovider.internal.mapping.model.AttributeNaming;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.internal.mapping.model.ValueHolder;
import dev.tfprovider.internal.schema.Attribute;
import org.jspecify.annotations.Nullable;

/**
 * Collects the flags that annotations and customizers give a component.
 *
 * @param source the annotations they come from
 * @param name the attribute's name
 * @param nullable whether null is a value
 * @param computed whether marked as decided by the provider
 * @param readOnly whether marked as never configured, even if null is a value
 * @param stable whether marked as never changing once known
 * @param id the identifier annotation
 * @param requiresReplace whether marked as not to be changed in place
 * @param sensitive whether marked as hidden
 * @param writeOnly whether marked as being in the configuration only
 * @param block the block annotation
 * @param defaults the default annotation
 * @param environment the variables that stand in for the component
 * @param deprecation what to use instead
 * @param plainObject whether marked as an object without flags inside
 * @param trimmed whether marked as a text without blanks around it
 * @param caseInsensitive whether marked as a text in any case
 */
record ComponentFlags(ComponentSource source, String name, boolean nullable, boolean computed, boolean readOnly,
		boolean stable, @Nullable Id id, boolean requiresReplace, boolean sensitive, boolean writeOnly,
		@Nullable Block block, @Nullable Default defaults, List<String> environment, @Nullable String deprecation,
		boolean plainObject, boolean trimmed, boolean caseInsensitive) {

	static ComponentFlags of(ComponentSource source, TypeRef type, ValueHolder holder, TypeRef payload) {
		AttributeName name = source.get(AttributeName.class);
		EnvironmentDefault environment = source.get(EnvironmentDefault.class);
		DeprecatedAttribute deprecation = source.get(DeprecatedAttribute.class);
		Computed computed = source.get(Computed.class);
		boolean nullable = source.nullable(holder == ValueHolder.OPTIONAL || type.nullable() || payload.nullable());
		return new ComponentFlags(source, (name != null) ? name.value() : AttributeNaming.snakeCase(source.name()),
				nullable, computed != null,
				computed != null && computed.readOnly() || isNullUntilDecided(source, holder),
				source.has(UseStateForUnknown.class), source.get(Id.class), source.has(RequiresReplace.class),
				source.has(Sensitive.class), source.has(WriteOnly.class), source.get(Block.class),
				source.get(Default.class), (environment != null) ? List.of(environment.value()) : List.of(),
				(deprecation != null) ? deprecation.value() : null, source.has(PlainObject.class),
				source.has(Trimmed.class), source.has(CaseInsensitive.class));
	}

	/**
	 * Return whether null does not make a component configurable that the provider
	 * decides. Holders say for themselves what is undecided, so with them it does.
	 */
	private static boolean isNullUntilDecided(ComponentSource source, ValueHolder holder) {
		return source.component().isNullUntilDecided() && holder != ValueHolder.OPTIONAL && holder != ValueHolder.VALUE;
	}

	/**
	 * Return the mode of the attribute.
	 */
	Attribute.Mode mode(InferenceScope scope) {
		if (scope.has(InheritedProperty.COMPUTED)) {
			return Attribute.Mode.COMPUTED;
		}
		if (hasDefault()) {
			return scope.kind().isSettings() ? Attribute.Mode.OPTIONAL : Attribute.Mode.OPTIONAL_COMPUTED;
		}
		if (this.computed || givenId()) {
			return (this.nullable && !this.readOnly) ? Attribute.Mode.OPTIONAL_COMPUTED : Attribute.Mode.COMPUTED;
		}
		boolean optional = this.nullable || !this.environment.isEmpty()
				|| scope.has(InheritedProperty.IN_OPTIONAL_GROUP);
		return optional ? Attribute.Mode.OPTIONAL : Attribute.Mode.REQUIRED;
	}

	/**
	 * Return whether something is planned where the configuration is null.
	 */
	boolean hasDefault() {
		return this.defaults != null || this.source.defaultValue() != null;
	}

	/**
	 * Return whether the component is an identifier that the provider gives.
	 */
	boolean givenId() {
		return this.id != null && !this.id.configured();
	}

	/**
	 * Return whether the component is an identifier that the practitioner gives.
	 */
	boolean configuredId() {
		return this.id != null && this.id.configured();
	}

	boolean identifier() {
		return this.id != null;
	}

	boolean writeOnly(InferenceScope scope) {
		return this.writeOnly || scope.has(InheritedProperty.WRITE_ONLY);
	}

	boolean sensitive(InferenceScope scope) {
		return this.sensitive || scope.has(InheritedProperty.SENSITIVE);
	}

}
