/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.lang.model.element.Modifier;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.tfprovider.internal.openapi.mapping.Annotations;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.FoundList;
import dev.tfprovider.internal.openapi.resource.ListPages;
import dev.tfprovider.internal.openapi.resource.NameWords;

/**
 * Writes the class that lists the objects of a resource.
 *
 * @param model the resource
 * @param list what lists its objects
 */
record ListWriter(ResourceModel model, FoundList list) {

	/**
	 * The parameter that chooses a page.
	 */
	static final String PAGE = "thePage";

	/**
	 * The component that tells of the next page.
	 */
	static final String NEXT = "nextPage";

	SourceFile write() {
		ClassName name = Names.beside(this.model.type(), "ListResource");
		TypeSpec.Builder type = TypeSpec.classBuilder(name)
			.addJavadoc("Lists each $L at the service.\n", NameWords.spaced(this.model.found().name()))
			.addAnnotation(Annotations.of(Names.TERRAFORM_LIST_RESOURCE, "value", "$S", this.model.found().name()))
			.addSuperinterface(ParameterizedTypeName.get(Names.LIST_RESOURCE, this.model.type(), queryType()))
			.addField(plan().client(), "client", Modifier.PRIVATE, Modifier.FINAL)
			.addMethod(MethodSpec.constructorBuilder()
				.addParameter(plan().client(), "client")
				.addStatement("this.client = client")
				.build())
			.addMethod(listing());
		title().ifPresent((component) -> type.addMethod(displayName(component)));
		type.addMethod(toModel());
		if (!queryType().equals(Names.NO_ARGUMENTS)) {
			type.addType(query());
		}
		return SourceFile.of(name, type.build(), false);
	}

	private ClientPlan plan() {
		return new ClientPlan(this.model);
	}

	private ClassName queryType() {
		return (this.model.parents().isEmpty() && this.model.query().isEmpty()) ? Names.NO_ARGUMENTS
				: Names.beside(this.model.type(), "ListResource").nestedClass("Query");
	}

	private MethodSpec listing() {
		List<String> arguments = new ArrayList<>();
		this.model.parents().forEach((parent) -> arguments.add("config.%s()".formatted(parent.name())));
		String parents = String.join(", ", arguments);
		this.model.query().forEach((parameter) -> arguments.add("config.%s()".formatted(parameter.component().name())));
		MethodSpec.Builder method = Methods
			.overriding("list", ParameterizedTypeName.get(ClassName.get(Stream.class), this.model.type()))
			.addParameter(ParameterizedTypeName.get(Names.LIST_QUERY, queryType()), "query");
		if (!arguments.isEmpty()) {
			method.addStatement("$T config = query.config()", queryType());
		}
		if (this.list.pages().way() == ListPages.Way.UNKNOWN) {
			method.addStatement("query.diagnostics().warning($S, $S)", "The list may be incomplete",
					"The service gives its objects in pages, and these are of the first one.");
		}
		CodeBlock objects = objects(arguments);
		String toModel = "toModel(found" + (parents.isEmpty() ? "" : ", " + parents) + ")";
		if (this.list.complete()) {
			method.addStatement("return $L.map((found) -> $L)", objects, toModel);
		}
		else {
			String ids = this.model.in(this.model.found().read())
				.stream()
				.map((id) -> (id.equals(this.model.id()) ? "listed" : "config") + "." + id.name() + "()")
				.collect(Collectors.joining(", "));
			method.addStatement("return $L$W.map((listed) -> this.client.get($L)$L)$W.map((found) -> $L)", objects, ids,
					plan().opening(this.model.found().read()), toModel);
		}
		return method.build();
	}

	/**
	 * Return the stream of what the service tells.
	 * @param arguments arguments of the client's method, but for the page
	 */
	CodeBlock objects(List<String> arguments) {
		String envelope = this.list.envelope();
		String opening = (envelope != null) ? "." + ClientPlan.componentName(envelope) + "()" : "";
		ListPages pages = this.list.pages();
		List<String> all = new ArrayList<>(arguments);
		if (!pages.parameter().isEmpty()) {
			all.add(PAGE);
		}
		CodeBlock call = CodeBlock.of("this.client.list($L)", String.join(", ", all));
		ClassName helper = SharedClass.PAGES.beside(this.model);
		return switch (pages.way()) {
			case NONE, UNKNOWN -> CodeBlock.of("$L$L.stream()", call, opening);
			case NUMBER -> CodeBlock.of("$T.numbered($L, ($L) -> $L$L)$W", helper, pages.first(), PAGE, call, opening);
			case OFFSET -> CodeBlock.of("$T.counted(($L) -> $L$L)$W", helper, PAGE, call, opening);
			case CURSOR -> CodeBlock.of("$1T.linked(($2L) -> $3L,$W($2L) -> $2L$4L,$W($2L) -> $2L.$5L())$W", helper,
					PAGE, call, opening, NEXT);
		};
	}

	private Optional<ModelComponent> title() {
		return this.model.components()
			.stream()
			.filter((component) -> component.name().matches("name|title|label|displayName"))
			.filter((component) -> component.type().equals(ClassName.get(String.class)) && component.use().answer()
					&& !this.model.isId(component))
			.findFirst();
	}

	private MethodSpec displayName(ModelComponent component) {
		return Methods.overriding("displayName", component.declaredType())
			.addParameter(this.model.type(), "found")
			.addStatement("return found.$L()", component.name())
			.build();
	}

	private MethodSpec toModel() {
		MethodSpec.Builder method = Methods.hidden("toModel", this.model.type(), Modifier.STATIC)
			.addParameter(plan().nested("Response"), "found");
		this.model.parents()
			.forEach((parent) -> method.addParameter(this.model.component(parent.name()).type(), parent.name()));
		CodeBlock created = plan().toModel((component) -> CodeBlock.of("$L",
				this.model.parents().stream().anyMatch((parent) -> parent.name().equals(component.name()))
						? component.name() : "null"));
		return method.addStatement("return $L", created).build();
	}

	private TypeSpec query() {
		List<ModelComponent> components = new ArrayList<>();
		this.model.parents().forEach((parent) -> {
			ModelComponent component = this.model.component(parent.name());
			components.add(new ModelComponent(component.name(), "", component.type(),
					component.annotation("AttributeName").stream().toList(), false, component.description(),
					component.use()));
		});
		this.model.query().forEach((parameter) -> components.add(parameter.component()));
		return ModelWriter.record("Query", "Which objects to list", components, false).build();
	}

}
