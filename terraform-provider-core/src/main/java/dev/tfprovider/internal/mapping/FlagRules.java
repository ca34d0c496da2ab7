/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.model.AttributeNaming;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InheritedProperty;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.internal.mapping.model.ValueHolder;
import dev.tfprovider.internal.schema.Attribute;

/**
 * Rejects combinations of flags that Terraform would reject or misinterpret.
 *
 * @param flags flags of the component
 * @param type the component's type
 * @param scope where the component is
 */
record FlagRules(ComponentFlags flags, TypeRef type, InferenceScope scope) {

	void check() {
		checkName();
		checkNeverNull();
		checkPrimitive();
		checkKind();
		checkId();
		checkDefault();
		checkReplace();
		checkWriteOnly();
		checkPlainObject();
		if (this.flags.block() != null) {
			checkBlock();
		}
	}

	private void checkName() {
		String name = this.flags.name();
		boolean block = this.flags.block() != null;
		this.scope.refuseIf(!AttributeNaming.isLegal(name), "'%s' is no name in Terraform",
				"Give it one with @AttributeName: lower-case letters, digits and underscores", name);
		if (this.scope.has(InheritedProperty.ROOT) && this.scope.kind().reserves(name, block)) {
			throw this.scope.refuse("Terraform keeps the name '%s' in %s to itself".formatted(name, this.scope.kind()),
					"Give it another with @AttributeName");
		}
	}

	/**
	 * Where the language knows of null, it has to be declared.
	 */
	private void checkNeverNull() {
		ValueHolder holder = ValueHolder.of(this.type);
		if (!this.flags.source().component().isNeverNull() || holder == ValueHolder.OPTIONAL
				|| holder == ValueHolder.VALUE) {
			return;
		}
		String remedy = "Add a question mark to the type of '%s'".formatted(this.flags.source().name());
		this.scope.refuseIf(this.flags.computed() || this.flags.givenId(),
				"the component is null until the provider has decided its value, but its type excludes null",
				remedy + ", or declare it as Value");
		this.scope.refuseIf(this.flags.writeOnly(),
				"a write-only value is null in every plan and state, but its type excludes null", remedy);
	}

	private void checkPrimitive() {
		if (this.type.primitive() == null) {
			return;
		}
		String remedy = "Declare the component as " + this.type.boxedText();
		this.scope.refuseIf(this.flags.nullable(), "a primitive cannot be null", remedy);
		this.scope.refuseIf(this.flags.computed() || this.flags.givenId(),
				"a primitive cannot be null, which stands for a computed value the provider has yet to decide", remedy);
		this.scope.refuseIf(this.flags.writeOnly(this.scope),
				"a primitive cannot be null, but a write-only value is in every plan and state", remedy);
	}

	private void checkKind() {
		ModelKind kind = this.scope.kind();
		String remove = "Remove the annotation";
		this.scope.refuseIf(this.flags.computed() && kind.isSettings(), "@Computed has no meaning in %s", remove, kind);
		this.scope.refuseIf(this.flags.identifier() && kind.isSettings(), "@Id has no meaning in %s", remove, kind);
		this.scope.refuseIf(this.flags.hasDefault() && kind.isResult(), "@Default has no meaning in %s",
				TypeKind.DATA_SOURCE.equals(kind.type())
						? "Declare the component as @Nullable, and choose the value when reading"
						: "Declare the component as @Computed @Nullable, and choose the value when opening",
				kind);
		this.scope.refuseIf(this.flags.requiresReplace() && !kind.isState(), "@RequiresReplace has no meaning in %s",
				remove, kind);
		this.scope.refuseIf(this.flags.writeOnly() && !kind.isState(), "@WriteOnly has no meaning in %s", remove, kind);
		boolean settings = kind.equals(ModelKind.PROVIDER) && this.scope.has(InheritedProperty.ROOT);
		this.scope.refuseIf(!this.flags.environment().isEmpty() && !settings,
				"@EnvironmentDefault only works on a component of the provider settings themselves", remove);
	}

	private void checkId() {
		if (!this.flags.identifier()) {
			return;
		}
		this.scope.refuseIf(!this.scope.has(InheritedProperty.ROOT), "@Id is inside a nested record",
				"Identify the object by components of the model itself; use @Computed here");
		this.scope.refuseIf(this.flags.hasDefault(), "@Id and @Default contradict each other",
				"Remove one: the provider decides the identifier");
		boolean optional = this.flags.configuredId() && (this.flags.nullable() || this.flags.computed());
		this.scope.refuseIf(optional, "an identifier that the practitioner gives cannot be left out",
				"Remove @Nullable and @Computed, or let the provider give the identifier");
		this.scope.refuseIf(this.flags.writeOnly(), "@Id and @WriteOnly contradict each other",
				"Remove one: the identifier must be in the state");
	}

	private void checkDefault() {
		if (this.flags.defaults() == null) {
			return;
		}
		this.scope.refuseIf(this.scope.has(InheritedProperty.COMPUTED),
				"@Default is inside something that only the provider decides", "Remove the annotation");
		this.scope.refuseIf(this.flags.writeOnly(this.scope), "@Default would put a write-only value into the plan",
				"Remove one, and choose the value when @WriteOnly yields null");
	}

	private void checkReplace() {
		this.scope.refuseIf(this.flags.stable() && !this.flags.mode(this.scope).isComputed(),
				"@UseStateForUnknown is on something the provider does not decide", "Remove it, or add @Computed");
		this.scope.refuseIf(this.flags.requiresReplace() && this.flags.mode(this.scope) == Attribute.Mode.COMPUTED,
				"@RequiresReplace is on something only the provider decides, so nobody can ask for a change",
				"Remove the annotation, or add @Nullable to make the component configurable");
	}

	private void checkWriteOnly() {
		boolean decided = this.flags.computed() || this.flags.givenId() || this.scope.has(InheritedProperty.COMPUTED);
		this.scope.refuseIf(this.flags.writeOnly(this.scope) && decided,
				"a write-only value comes from the configuration, a computed one from the provider",
				"Remove @WriteOnly or @Computed");
		this.scope.refuseIf(this.flags.writeOnly() && this.scope.has(InheritedProperty.IN_SET),
				"@WriteOnly is inside a set",
				"Use a list or map: Terraform tells the elements of a set apart by all their values");
		this.scope.refuseIf(this.flags.computed() && this.scope.has(InheritedProperty.WRITE_ONLY),
				"@Computed is inside something that is never in the state", "Remove the annotation");
	}

	private void checkPlainObject() {
		if (!this.scope.has(InheritedProperty.PLAIN_OBJECT)) {
			return;
		}
		boolean flagged = !marks(this.flags).isEmpty() || this.flags.block() != null || this.flags.stable()
				|| this.flags.deprecation() != null;
		this.scope.refuseIf(flagged, "a member of a plain object has no flags of its own",
				"Remove the annotations, or remove @PlainObject from the component around it");
	}

	private void checkBlock() {
		this.scope.refuseIf(this.flags.plainObject(), "@PlainObject and @Block contradict each other", "Remove one");
		this.scope.refuseIf(!this.scope.has(InheritedProperty.BLOCK_BODY), "@Block is inside a nested attribute",
				"Add @Block to the component around it, or remove it here");
		boolean attribute = this.flags.computed() || this.flags.identifier() || this.flags.hasDefault()
				|| this.flags.writeOnly() || this.flags.sensitive() || this.flags.requiresReplace()
				|| !this.flags.environment().isEmpty();
		this.scope.refuseIf(attribute, "a block has no flags of its own",
				"Put " + String.join(", ", marks(this.flags)) + " on the components inside, or remove @Block");
	}

	/**
	 * Return the annotations that give an attribute flags.
	 */
	static List<String> marks(ComponentFlags flags) {
		return Stream
			.of(mark(flags.computed(), "@Computed"), mark(flags.identifier(), "@Id"),
					mark(flags.hasDefault(), "@Default"), mark(flags.writeOnly(), "@WriteOnly"),
					mark(flags.sensitive(), "@Sensitive"), mark(flags.requiresReplace(), "@RequiresReplace"),
					mark(!flags.environment().isEmpty(), "@EnvironmentDefault"))
			.filter((mark) -> !mark.isEmpty())
			.toList();
	}

	private static String mark(boolean present, String text) {
		return present ? text : "";
	}

}
