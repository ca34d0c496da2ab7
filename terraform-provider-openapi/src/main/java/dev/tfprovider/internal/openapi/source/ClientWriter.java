/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

import javax.lang.model.element.Modifier;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.mapping.Annotations;
import dev.tfprovider.internal.openapi.mapping.Literal;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.PatchContent;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.FoundList;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.ListPages;
import dev.tfprovider.internal.openapi.resource.NameWords;
import dev.tfprovider.internal.openapi.resource.ObjectContent;
import dev.tfprovider.internal.openapi.resource.RequiredParameters;

/**
 * Writes the HTTP service interface of a resource.
 */
final class ClientWriter {

	private final ResourceModel model;

	private final ClientPlan plan;

	private final Map<String, TypeSpec> records = new LinkedHashMap<>();

	ClientWriter(ResourceModel model) {
		this.model = model;
		this.plan = new ClientPlan(model);
	}

	SourceFile write() {
		FoundResource found = this.model.found();
		TypeSpec.Builder client = TypeSpec.interfaceBuilder(this.plan.client())
			.addModifiers(Modifier.PUBLIC)
			.addJavadoc("HTTP service interface for $L, one method for each operation that Terraform needs.\n",
					NameWords.spaced(found.name()))
			.addAnnotation(Annotations.of(Names.HTTP_EXCHANGE, "accept", "$S", "application/json"));
		addRequests();
		client.addMethod(method("create", found.create(), this.plan.hasRequest() ? this.plan.createRequest() : ""));
		if (!found.isReadByList()) {
			client.addMethod(method("get", found.read(), ""));
		}
		found.update().ifPresent((update) -> client.addMethod(method("update", update, this.plan.updateRequest())));
		client.addMethod(method("delete", found.delete(), ""));
		addAnswers();
		found.list().ifPresent((list) -> client.addMethod(list(list)));
		this.records.values().forEach(client::addType);
		return SourceFile.of(this.plan.client(), client.build(), false);
	}

	private void addRequests() {
		if (!this.plan.hasRequest()) {
			return;
		}
		add(request(this.plan.createRequest(), (component) -> component.use().create()));
		add(request(this.plan.updateRequest(), (component) -> component.use().update()));
		this.plan.wrappedRequest().ifPresent((content) -> {
			add(envelope(this.plan.createRequest(), content));
			add(envelope(this.plan.updateRequest(), content));
		});
	}

	private void addAnswers() {
		add(Records.record("Response",
				this.model.components()
					.stream()
					.filter((component) -> component.use().answer())
					.map((component) -> Records.member(component, false))
					.toList(),
				"What the service tells of an object."));
		for (ApiOperation operation : List.of(this.model.found().create(), this.model.found().read(),
				this.model.found().update().orElse(this.model.found().read()))) {
			if (this.plan.answer(operation) instanceof ClassName name) {
				boolean created = name.simpleName().startsWith("Created");
				if (created) {
					add(identified("Created", "What the service tells of a new object."));
				}
				this.plan.wrapped(operation)
					.ifPresent((content) -> add(envelope(created ? "Created" : "Response", content)));
			}
		}
	}

	/**
	 * Add a record, unless there is one with its name.
	 */
	private void add(TypeSpec type) {
		this.records.putIfAbsent(type.name(), type);
	}

	private TypeSpec identified(String name, String javadoc) {
		ModelComponent id = this.model.component(this.model.id().name());
		return Records.record(name, List.of(Records.member(id, false)), javadoc);
	}

	private TypeSpec request(String name, Predicate<ModelComponent> used) {
		boolean change = !this.plan.hasOneRequest() && name.equals(this.plan.updateRequest())
				&& !this.plan.isMergePatch();
		List<ParameterSpec> members = this.model.components()
			.stream()
			.filter(used)
			.map((component) -> (change && PatchContent.isClearedByNull(this.model.found(), component))
					? Records.sentAsNull(sent(component))
					: Records.member(sent(component), component.use().requestOptional()))
			.toList();
		return Records.record(name, members, "What the service is told of an object.", Records.withoutNulls());
	}

	/**
	 * Return a component with the name of its member in requests.
	 */
	private ModelComponent sent(ModelComponent component) {
		return component.named(this.model.found().id().request().spelling(component.json()));
	}

	private TypeSpec envelope(String record, ObjectContent content) {
		String member = String.valueOf(content.envelope());
		ClassName type = this.plan.nested(record);
		ParameterSpec inner = Records.member(
				content.first() ? ParameterizedTypeName.get(ClassName.get(List.class), type) : type,
				ClientPlan.componentName(member), member);
		return Records.record(ClientPlan.envelopeName(record, content), List.of(inner), "The content of a message.");
	}

	private MethodSpec method(String name, ApiOperation operation, String request) {
		MethodSpec.Builder method = MethodSpec.methodBuilder(name)
			.addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
			.addAnnotation(exchange(operation, !request.isEmpty(), ""))
			.returns(name.equals("delete") ? TypeName.VOID : this.plan.answer(operation));
		addPath(method, this.model.in(operation));
		if (name.equals("update") && this.plan.isMergePatch()) {
			method.addParameter(
					ParameterSpec.builder(Names.JSON_NODE, "patch").addAnnotation(Names.web("RequestBody")).build());
		}
		else if (!request.isEmpty() && operation.takesForm()) {
			method.addParameter(
					ParameterSpec.builder(Names.FORM_FIELDS, "form").addAnnotation(Names.web("RequestBody")).build());
		}
		else if (!request.isEmpty()) {
			String type = this.plan.wrappedRequest()
				.map((content) -> ClientPlan.envelopeName(request, content))
				.orElse(request);
			method.addParameter(ParameterSpec.builder(this.plan.nested(type), "request")
				.addAnnotation(Names.web("RequestBody"))
				.build());
		}
		return method.build();
	}

	private void addPath(MethodSpec.Builder method, List<ResourceModel.IdComponent> ids) {
		ids.forEach((id) -> method.addParameter(ParameterSpec.builder(this.model.component(id.name()).type(), id.name())
			.addAnnotation(Annotations.of(Names.web("PathVariable"), "value", "$L", Literal.of(id.parameter())))
			.build()));
	}

	/**
	 * Parameters that must be sent and have one sensible value are part of the address,
	 * or headers, for which the annotations of single methods have no room.
	 */
	private static AnnotationSpec exchange(ApiOperation operation, boolean content, String variable) {
		Map<String, String> headers = RequiredParameters.headers(operation);
		AnnotationSpec.Builder exchange = AnnotationSpec
			.builder(headers.isEmpty() ? Names.exchange(operation.verb()) : Names.HTTP_EXCHANGE)
			.addMember("value", "$L", Literal.of(operation.template() + RequiredParameters.query(operation, variable)));
		if (!headers.isEmpty()) {
			exchange.addMember("method", "$S", operation.verb().name());
		}
		if (content) {
			String mediaType = operation.request().map(ApiBody::mediaType).orElse("*/*");
			exchange.addMember("contentType", "$L",
					Literal.of(mediaType.contains("*") ? "application/json" : mediaType));
		}
		headers.forEach((name, value) -> exchange.addMember("headers", "$L", Literal.of(name + "=" + value)));
		return exchange.build();
	}

	private MethodSpec list(FoundList list) {
		TypeName element = this.plan.nested(list.complete() ? "Response" : "Listed");
		if (!list.complete()) {
			add(identified("Listed", "What the service tells of an object in a list."));
		}
		TypeName elements = ParameterizedTypeName.get(ClassName.get(List.class), element);
		String envelope = list.envelope();
		if (envelope != null) {
			List<ParameterSpec> members = new ArrayList<>(
					List.of(Records.member(elements, ClientPlan.componentName(envelope), envelope)));
			Optional.ofNullable(list.pages().next()).map(ClientWriter::next).ifPresent(members::add);
			add(Records.record("Page", members, "Some objects."));
		}
		MethodSpec.Builder method = MethodSpec.methodBuilder("list")
			.addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
			.addAnnotation(exchange(list.operation(), false, list.pages().parameter()))
			.returns((envelope != null) ? this.plan.nested("Page") : elements);
		addPath(method, this.model.in(list.operation()));
		this.model.query()
			.forEach((parameter) -> method
				.addParameter(ParameterSpec.builder(parameter.component().declaredType(), parameter.component().name())
					.addAnnotation(requestParameter(parameter.parameter(), false))
					.build()));
		page(list.pages()).ifPresent(method::addParameter);
		return method.build();
	}

	/**
	 * Return what a page tells of the next one.
	 */
	private static ParameterSpec next(String member) {
		return ParameterSpec.builder(Names.NULLABLE_STRING, ListWriter.NEXT)
			.addAnnotation(Records.jsonProperty(member))
			.build();
	}

	/**
	 * Return the parameter that chooses a page.
	 */
	private static Optional<ParameterSpec> page(ListPages pages) {
		if (pages.parameter().isEmpty()) {
			return Optional.empty();
		}
		boolean text = pages.way() == ListPages.Way.CURSOR;
		return Optional.of(ParameterSpec.builder(text ? Names.NULLABLE_STRING : TypeName.INT, ListWriter.PAGE)
			.addAnnotation(requestParameter(pages.parameter(), !text))
			.build());
	}

	private static AnnotationSpec requestParameter(String name, boolean required) {
		AnnotationSpec parameter = Annotations.of(Names.web("RequestParam"), "name", "$L", Literal.of(name));
		return required ? parameter : parameter.toBuilder().addMember("required", "false").build();
	}

}
