/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.lang.reflect.RecordComponent;
import java.util.List;

import dev.tfprovider.attribute.AttributeName;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.schema.AttributeMode;
import org.jspecify.annotations.Nullable;

/**
 * What the author says about a component.
 *
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
 * @param defaults the texts of the default, {@code null} if there is none
 * @param environment the variables that stand in for the component
 * @param deprecation what to use instead
 */
record ComponentFlags(String name, boolean nullable, boolean computed, boolean readOnly, boolean stable,
		@Nullable Id id, boolean requiresReplace, boolean sensitive, boolean writeOnly, @Nullable Block block,
		@Nullable List<String> defaults, List<String> environment, @Nullable String deprecation) {

	static ComponentFlags of(RecordComponent component, TypeRef type, Holder holder, TypeRef payload) {
		AttributeName name = component.getAnnotation(AttributeName.class);
		Default defaults = component.getAnnotation(Default.class);
		EnvironmentDefault environment = component.getAnnotation(EnvironmentDefault.class);
		DeprecatedAttribute deprecation = component.getAnnotation(DeprecatedAttribute.class);
		Computed computed = component.getAnnotation(Computed.class);
		boolean nullable = holder == Holder.OPTIONAL || type.nullable() || payload.nullable()
				|| TypeRef.isNullable(component.getAnnotations());
		return new ComponentFlags((name != null) ? name.value() : AttributeNaming.snakeCase(component.getName()),
				nullable, computed != null, computed != null && computed.readOnly(),
				component.isAnnotationPresent(UseStateForUnknown.class), component.getAnnotation(Id.class),
				component.isAnnotationPresent(RequiresReplace.class), component.isAnnotationPresent(Sensitive.class),
				component.isAnnotationPresent(WriteOnly.class), component.getAnnotation(Block.class),
				(defaults != null) ? List.of(defaults.value()) : null,
				(environment != null) ? List.of(environment.value()) : List.of(),
				(deprecation != null) ? deprecation.value() : null);
	}

	/**
	 * Return who gives the attribute its value.
	 */
	AttributeMode mode(Scope scope) {
		if (scope.has(Trait.COMPUTED)) {
			return AttributeMode.COMPUTED;
		}
		if (this.defaults != null) {
			return scope.kind().isSettings() ? AttributeMode.OPTIONAL : AttributeMode.OPTIONAL_COMPUTED;
		}
		if (this.computed || givenId()) {
			return (this.nullable && !this.readOnly) ? AttributeMode.OPTIONAL_COMPUTED : AttributeMode.COMPUTED;
		}
		return (this.nullable || !this.environment.isEmpty()) ? AttributeMode.OPTIONAL : AttributeMode.REQUIRED;
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

	boolean writeOnly(Scope scope) {
		return this.writeOnly || scope.has(Trait.WRITE_ONLY);
	}

	boolean sensitive(Scope scope) {
		return this.sensitive || scope.has(Trait.SENSITIVE);
	}

}
