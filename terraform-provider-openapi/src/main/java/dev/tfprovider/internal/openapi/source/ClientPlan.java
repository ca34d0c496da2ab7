/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import javax.lang.model.SourceVersion;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.mapping.JavaNames;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.PatchContent;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.NameWords;
import dev.tfprovider.internal.openapi.resource.ObjectContent;
import dev.tfprovider.internal.openapi.resource.ResourceId;

/**
 * The methods and records of a client, and how resources use them.
 *
 * @param model the resource
 */
record ClientPlan(ResourceModel model) {

	ClassName client() {
		return Names.beside(this.model.type(), "Client");
	}

	ClassName nested(String name) {
		return client().nestedClass(name);
	}

	FoundResource found() {
		return this.model.found();
	}

	/**
	 * Return whether the service is told anything of an object.
	 */
	boolean hasRequest() {
		return found().create().request().isPresent();
	}

	/**
	 * Return whether requests that change an object are like those that create one.
	 */
	boolean hasOneRequest() {
		return found().update().isEmpty() || this.model.components()
			.stream()
			.allMatch((component) -> component.use().create() == component.use().update()
					&& (isMergePatch() || !PatchContent.isClearedByNull(found(), component)));
	}

	/**
	 * Return whether requests that change an object have what is different alone.
	 */
	boolean isMergePatch() {
		return PatchContent.isMergePatch(found());
	}

	/**
	 * Return where members of requests are that the service may fill in.
	 */
	List<String> filledIn() {
		String envelope = found().id().request().envelope();
		List<String> places = new ArrayList<>();
		addFilledIn(this.model.components(), (envelope != null) ? envelope + "/" : "", places);
		return places;
	}

	private void addFilledIn(List<ModelComponent> components, String place, List<String> places) {
		for (ModelComponent component : components) {
			if (component.isFilledIn() && component.use().create()) {
				places.add(place + component.json());
			}
			this.model.nestedRecord(component.type())
				.ifPresent((nested) -> addFilledIn(nested.components(), place + component.json() + "/", places));
		}
	}

	String createRequest() {
		return hasOneRequest() ? "Request" : "CreateRequest";
	}

	String updateRequest() {
		return hasOneRequest() ? "Request" : "UpdateRequest";
	}

	/**
	 * Return whether the answer of an operation is as that of reading.
	 */
	boolean isFull(ApiOperation operation) {
		if (operation.equals(found().read())) {
			return true;
		}
		return !operation.isAccepted() && !(operation.equals(found().create()) && found().id().located())
				&& content(operation).filter(
						(content) -> content.object().properties().equals(found().id().answer().object().properties()))
					.isPresent();
	}

	/**
	 * Return what is in the answer of an operation, if the object is in a member of it.
	 */
	Optional<ObjectContent> wrapped(ApiOperation operation) {
		return content(operation).filter((content) -> content.envelope() != null);
	}

	private Optional<ObjectContent> content(ApiOperation operation) {
		ResourceId id = found().id();
		if (operation.equals(found().read())) {
			return Optional.of(id.answer());
		}
		if (operation.equals(found().create())) {
			return id.created();
		}
		Optional<ObjectContent> content = operation.answer()
			.filter(ApiBody::isJson)
			.flatMap(ApiBody::members)
			.map((members) -> new ObjectContent(null, members));
		String envelope = id.answer().envelope();
		if (envelope == null) {
			return content;
		}
		return content.flatMap((outer) -> outer.property(envelope))
			.flatMap((member) -> member.type().members())
			.map((members) -> new ObjectContent(envelope, members));
	}

	/**
	 * Return what is in requests, if the object is in a member of them.
	 */
	Optional<ObjectContent> wrappedRequest() {
		return Optional.of(found().id().request()).filter((content) -> content.envelope() != null);
	}

	/**
	 * Return the type that an operation answers with: of all that is known, of the id
	 * alone, or nothing.
	 */
	TypeName answer(ApiOperation operation) {
		if (operation.equals(found().create()) && found().id().located()) {
			return ParameterizedTypeName.get(Names.RESPONSE_ENTITY, ClassName.get(Void.class));
		}
		String record = isFull(operation) ? "Response"
				: (operation.equals(found().create()) && !found().id().configured() && found().id().mark().isEmpty())
						? "Created" : "";
		if (record.isEmpty()) {
			return TypeName.VOID;
		}
		return nested(wrapped(operation).map((content) -> envelopeName(record, content)).orElse(record));
	}

	static String envelopeName(String record, ObjectContent content) {
		return record + (content.first() ? "sIn" : "In")
				+ JavaNames.type(String.valueOf(content.envelope()), new HashSet<>());
	}

	/**
	 * Return the call that gets the object out of the answer of an operation.
	 */
	String opening(ApiOperation operation) {
		return wrapped(operation)
			.map((content) -> "." + componentName(String.valueOf(content.envelope())) + "()"
					+ (content.first() ? ".get(0)" : ""))
			.orElse("");
	}

	static String componentName(String member) {
		List<String> words = NameWords.of(member);
		String name = words.isEmpty() ? "content" : JavaNames.camel(words);
		return (SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name)) ? name : "content";
	}

	/**
	 * Return the model of what the service tells of an object.
	 * @param otherwise what components are that answers do not have
	 */
	CodeBlock toModel(Function<ModelComponent, CodeBlock> otherwise) {
		CodeBlock arguments = this.model.components()
			.stream()
			.map((component) -> found(component).orElseGet(() -> otherwise.apply(component)))
			.collect(CodeBlock.joining(",$W"));
		return CodeBlock.of("new $T($L)", this.model.type(), arguments);
	}

	/**
	 * Return how to get a component out of what the service tells of an object.
	 * @return the call; empty if answers do not have it
	 */
	private Optional<CodeBlock> found(ModelComponent component) {
		Optional<String> holder = found().id()
			.holder()
			.filter((name) -> component.name().equals(this.model.id().name()));
		if (holder.isPresent()) {
			return this.model.member(holder.get())
				.map((outer) -> CodeBlock.of("found.$L().$L()", outer.name(), inner(outer)));
		}
		return component.use().answer() ? Optional.of(CodeBlock.of("found.$L()", component.name())) : Optional.empty();
	}

	/**
	 * Return the component that has the identifier, inside another one.
	 */
	private String inner(ModelComponent outer) {
		return this.model.nestedRecord(outer.type())
			.orElseThrow()
			.components()
			.stream()
			.filter((component) -> component.json().equals(found().id().property()))
			.map(ModelComponent::name)
			.findFirst()
			.orElseThrow();
	}

}
