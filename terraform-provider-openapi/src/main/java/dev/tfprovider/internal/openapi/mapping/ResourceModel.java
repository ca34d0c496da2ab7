/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.resource.FoundResource;

/**
 * The model of a resource.
 *
 * @param found the paths that it is made of
 * @param type name of its class
 * @param description what it is
 * @param components its components
 * @param nested types inside it
 * @param ids components that identify an object, those of parents first
 * @param origins components that are in the path that objects are created in alone
 * @param query parameters of its list
 * @param notes what could not be mapped
 */
public record ResourceModel(FoundResource found, ClassName type, String description, List<ModelComponent> components,
		List<NestedType> nested, List<IdComponent> ids, List<IdComponent> origins, List<QueryParameter> query,
		List<Note> notes) {

	/**
	 * Return the component of the id within the parents.
	 */
	public IdComponent id() {
		return this.ids.get(this.ids.size() - 1);
	}

	/**
	 * Return the components that identify the parents.
	 */
	public List<IdComponent> parents() {
		return this.ids.subList(0, this.ids.size() - 1)
			.stream()
			.filter((id) -> !this.found.id().keys().containsKey(id.parameter()))
			.toList();
	}

	/**
	 * Return the components for the path of an operation, in order.
	 * @param operation an operation on an object
	 */
	public List<IdComponent> in(ApiOperation operation) {
		return operation.pathParameters()
			.stream()
			.flatMap((parameter) -> Stream.concat(this.ids.stream(), this.origins.stream())
				.filter((component) -> component.parameter().equals(parameter))
				.limit(1))
			.toList();
	}

	/**
	 * Return the component with a name.
	 * @param name its name
	 */
	public ModelComponent component(String name) {
		return this.components.stream().filter((each) -> each.name().equals(name)).findFirst().orElseThrow();
	}

	/**
	 * Return the component for a member of requests or answers.
	 * @param json name of the member
	 */
	public Optional<ModelComponent> member(String json) {
		return this.components.stream().filter((each) -> each.json().equals(json)).findFirst();
	}

	/**
	 * Return the type inside the model that a type is.
	 * @param type a type
	 * @return the type; empty if it is not inside the model
	 */
	public Optional<NestedType> nested(TypeName type) {
		return this.nested.stream().filter((each) -> this.type.nestedClass(each.name()).equals(type)).findFirst();
	}

	/**
	 * Return the record inside the model that a type is.
	 * @param type a type
	 * @return the record; empty if the type is none
	 */
	public Optional<NestedType.NestedRecord> nestedRecord(TypeName type) {
		return nested(type).filter(NestedType.NestedRecord.class::isInstance).map(NestedType.NestedRecord.class::cast);
	}

	/**
	 * Return whether a component identifies an object or one of its parents.
	 * @param component a component
	 */
	public boolean isId(ModelComponent component) {
		return this.ids.stream().anyMatch((id) -> id.name().equals(component.name()));
	}

	/**
	 * A component that identifies an object.
	 *
	 * @param parameter the parameter of the path
	 * @param name name of the component
	 */
	public record IdComponent(String parameter, String name) {

	}

	/**
	 * A parameter of a list.
	 *
	 * @param parameter its name in the query
	 * @param component the component of the query record
	 */
	public record QueryParameter(String parameter, ModelComponent component) {

	}

}
