/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.resource.NameWords;

/**
 * A component of a model record.
 *
 * @param name its name
 * @param json name of the member in JSON, empty if there is none
 * @param type its type
 * @param annotations what stands before it, but for {@code @Nullable}
 * @param nullable whether it may be null
 * @param description what it is, maybe empty
 * @param use where it is sent
 */
public record ModelComponent(String name, String json, TypeName type, List<AnnotationSpec> annotations,
		boolean nullable, String description, Use use) {

	/**
	 * Return the component with another name of the member.
	 * @param member the name
	 */
	public ModelComponent named(String member) {
		return new ModelComponent(this.name, member, this.type, this.annotations, this.nullable, this.description,
				this.use);
	}

	/**
	 * Return the component as one whose change replaces the object.
	 */
	ModelComponent replacing() {
		List<AnnotationSpec> fixed = new ArrayList<>(this.annotations);
		fixed.add(0, Annotations.attribute("RequiresReplace"));
		return new ModelComponent(this.name, this.json, this.type, fixed, this.nullable, this.description, this.use);
	}

	/**
	 * Return the type as the component has it.
	 */
	public TypeName declaredType() {
		return this.nullable ? Annotations.nullable(this.type) : this.type;
	}

	/**
	 * Return whether the service may fill it in where configurations do not set it.
	 */
	public boolean isFilledIn() {
		return this.annotations.contains(Annotations.attribute("Computed"));
	}

	/**
	 * Return an annotation.
	 * @param name its simple name, which is that of an annotation of attributes
	 */
	public Optional<AnnotationSpec> annotation(String name) {
		return this.annotations.stream()
			.filter((annotation) -> annotation.type().equals(Annotations.attributeType(name)))
			.findFirst();
	}

	/**
	 * Return the name of the attribute.
	 */
	public String attributeName() {
		return member("AttributeName", "value").orElseGet(() -> NameWords.snakeCase(this.name));
	}

	/**
	 * Return the code of a member of an annotation, if there is such an annotation.
	 */
	public Optional<String> code(String annotation, String member) {
		return annotation(annotation).map((each) -> Objects.requireNonNull(each.members().get(member)).toString());
	}

	private Optional<String> member(String annotation, String member) {
		return annotation(annotation)
			.map((each) -> Objects.requireNonNull(each.members().get(member)).get(0).toString())
			.map((literal) -> literal.substring(1, literal.length() - 1));
	}

	/**
	 * Return the component whose change has a write-only one sent again.
	 * @param components those beside it
	 */
	public Optional<ModelComponent> version(List<ModelComponent> components) {
		return member("WriteOnly", "version")
			.flatMap((version) -> components.stream().filter((each) -> each.name().equals(version)).findFirst());
	}

	/**
	 * Where a component is sent.
	 *
	 * @param create whether requests have it that create objects, or none have the object
	 * that it is part of
	 * @param update whether requests have it that change objects
	 * @param answer whether answers have it
	 * @param requestOptional whether requests may lack it
	 * @param writeOnly whether it is in the configuration alone
	 */
	public record Use(boolean create, boolean update, boolean answer, boolean requestOptional, boolean writeOnly) {

		static final Use NONE = new Use(false, false, false, false, false);

	}

}
