/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;

/**
 * The identity of a resource's objects: the values of its {@code @Id} attributes, which
 * never change.
 *
 * @param upgrades how identities of earlier versions become current ones
 * @param attributes the parts of an identity, in order of declaration
 * @param type the type of an identity
 */
public record IdentityShape(UpgradeChain upgrades, List<Part> attributes, ObjectType type) {

	/**
	 * Return the identity of the objects of a model.
	 * @param mapping the model
	 * @param upgrades how identities of earlier versions become current ones
	 * @return the identity; empty if the model has no identifiers, or one that an
	 * identity cannot hold or must not show
	 */
	static Optional<IdentityShape> of(ModelMapping<?> mapping, UpgradeChain upgrades) {
		List<Attribute> identifiers = Stream.concat(mapping.identifiers().stream(), mapping.overrides().stream())
			.toList();
		boolean fit = identifiers.stream()
			.allMatch((attribute) -> attribute.type() instanceof TerraformType.Primitive && !attribute.isSensitive());
		if (mapping.identifiers().isEmpty() || !fit) {
			return Optional.empty();
		}
		Map<String, TerraformType> types = new TreeMap<>();
		identifiers.forEach((attribute) -> types.put(attribute.name(), attribute.type()));
		List<Part> parts = identifiers.stream()
			.map((attribute) -> new Part(attribute, mapping.isOptionalForImport(attribute.name())))
			.toList();
		return Optional.of(new IdentityShape(upgrades, parts, ObjectType.of(types)));
	}

	/**
	 * Return the version of the identity's shape.
	 * @return zero or more
	 */
	public long version() {
		return this.upgrades.version();
	}

	/**
	 * Return the identity of an object.
	 * @param object the object, maybe null or unknown in part
	 * @return the identity, maybe unknown in part; empty if there is no object, or a part
	 * is null that has to be there
	 */
	public Optional<ObjectValue> of(TerraformValue object) {
		if (!(object instanceof ObjectValue known)) {
			return Optional.empty();
		}
		boolean complete = this.attributes.stream()
			.allMatch((part) -> part.optional() || !known.get(part.name()).isNull());
		return complete ? Optional.of(ObjectValue.build(this.type, (index) -> known.get(this.type.names().get(index))))
				: Optional.empty();
	}

	/**
	 * Return whether an identity still is the one before: parts that were left out may
	 * have been found since.
	 */
	public boolean isSame(ObjectValue before, ObjectValue after) {
		return this.attributes.stream()
			.allMatch((part) -> before.get(part.name()).isNull()
					|| before.get(part.name()).equals(after.get(part.name())));
	}

	/**
	 * A part of an identity.
	 *
	 * @param attribute the attribute of the object
	 * @param optional whether an import may leave it out
	 */
	public record Part(Attribute attribute, boolean optional) {

		/**
		 * Return the name of the attribute.
		 * @return the name
		 */
		public String name() {
			return this.attribute.name();
		}

	}

}
