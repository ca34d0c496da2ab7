/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.lang.model.element.Modifier;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.mapping.Literal;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.Progress;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.Words;

/**
 * Writes the class of a resource.
 */
final class ResourceWriter {

	private final ResourceModel model;

	private final ClientPlan plan;

	private final FoundResource found;

	private final Optional<Progress> progress;

	ResourceWriter(ResourceModel model) {
		this.model = model;
		this.plan = new ClientPlan(model);
		this.found = model.found();
		this.progress = Progress.of(this.found)
			.filter((progress) -> model.components().stream().anyMatch(progress::is));
	}

	SourceFile write() {
		ClassName name = Names.beside(this.model.type(), "Resource");
		TypeSpec.Builder type = TypeSpec.classBuilder(name)
			.addJavadoc("Manages each $L at the service.\n", String.join(" ", Words.of(this.found.name())))
			.addAnnotations(annotations())
			.addSuperinterface(ParameterizedTypeName.get(Names.MANAGED_RESOURCE, this.model.type()))
			.addFields(underWay())
			.addField(this.plan.client(), "client", Modifier.PRIVATE, Modifier.FINAL);
		MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
			.addParameter(this.plan.client(), "client")
			.addStatement("this.client = client");
		if (this.plan.isMergePatch()) {
			ClassName patches = Names.sibling(this.model.type(), MergePatchSource.NAME);
			type.addField(patches, "patches", Modifier.PRIVATE, Modifier.FINAL);
			constructor.addParameter(patches, "patches").addStatement("this.patches = patches");
		}
		type.addMethod(constructor.build()).addMethod(create()).addMethod(read());
		this.found.update().ifPresent((update) -> type.addMethod(update(update)));
		type.addMethod(delete()).addMethod(find());
		if (this.found.id().located()) {
			type.addMethod(CreatedLocation.reader());
		}
		type.addMethod(toRequest(this.plan.createRequest(), (component) -> component.use().create()));
		if (!this.plan.hasOneRequest()) {
			type.addMethod(toRequest(this.plan.updateRequest(), (component) -> component.use().update()));
		}
		return SourceFile.of(name, type.addMethod(toModel()).build(), false);
	}

	private List<AnnotationSpec> annotations() {
		boolean takesTime = this.progress.isPresent()
				|| Stream.of(this.found.create(), this.found.delete()).anyMatch(ClientPlan::isPending);
		AnnotationSpec limits = AnnotationSpec.builder(Names.TIMEOUTS)
			.addMember("create", "$S", "30m")
			.addMember("update", "$S", "30m")
			.addMember("delete", "$S", "30m")
			.build();
		return takesTime ? List.of(annotation(), limits) : List.of(annotation());
	}

	/**
	 * Return what the service answers while it is at work.
	 */
	private List<FieldSpec> underWay() {
		return this.progress
			.map((found) -> FieldSpec
				.builder(ParameterizedTypeName.get(Set.class, String.class), "UNDER_WAY", Modifier.PRIVATE,
						Modifier.STATIC, Modifier.FINAL)
				.addJavadoc("Values of {@code $L} while the service is at work on an object.\n",
						DocumentationText.of(found.member()))
				.initializer("$T.of($L)", Set.class,
						found.underWay()
							.stream()
							.map((value) -> CodeBlock.of("$L", Literal.of(value)))
							.collect(CodeBlock.joining(",$W")))
				.build())
			.stream()
			.toList();
	}

	private AnnotationSpec annotation() {
		AnnotationSpec.Builder annotation = AnnotationSpec.builder(Names.TERRAFORM_RESOURCE)
			.addMember("value", "$S", this.found.name());
		if (this.model.ids().size() > 1) {
			annotation.addMember("importId", "$S",
					this.model.ids()
						.stream()
						.map((id) -> "{" + Attributes.name(this.model.component(id.name())) + "}")
						.collect(Collectors.joining("/")));
		}
		return annotation.addMember("dataSource", "true").build();
	}

	private MethodSpec.Builder operation(String name) {
		return MethodSpec.methodBuilder(name)
			.addAnnotation(Override.class)
			.addModifiers(Modifier.PUBLIC)
			.addParameter(ParameterizedTypeName.get(Names.RESOURCE_DATA, this.model.type()), "data");
	}

	private String path(String from, boolean collection) {
		return (collection ? this.model.parents() : this.model.ids()).stream()
			.map((id) -> from + "." + id.name() + "()")
			.collect(Collectors.joining(", "));
	}

	private boolean hasSecrets() {
		return this.model.components().stream().anyMatch((component) -> component.use().writeOnly());
	}

	/**
	 * Return the arguments of a request: those of the path, then the content.
	 */
	private String arguments(String request, boolean collection) {
		String path = path("plan", collection);
		String content = content(request, hasSecrets() ? "(plan, data.config())" : "(plan)");
		return path.isEmpty() ? content : path + ", " + content;
	}

	private String content(String request, String arguments) {
		return this.plan.requestEnvelope()
			.map((member) -> "new " + this.plan.client().simpleName() + "." + ClientPlan.envelopeName(request, member))
			.map((constructor) -> constructor + "(%s)")
			.orElse("%s")
			.formatted("to" + request + arguments);
	}

	private MethodSpec create() {
		ApiOperation create = this.found.create();
		String call = "this.client.create(" + arguments(this.plan.createRequest(), !this.found.isCreatedByName()) + ")";
		MethodSpec.Builder method = operation("create").returns(this.model.type())
			.addStatement("$T plan = data.plan()", this.model.type());
		String opening = this.plan.opening(create);
		if (this.plan.isFull(create) && this.progress.isEmpty()) {
			return method.addStatement("return toModel($L$L, plan)", call, opening).build();
		}
		String look = "plan";
		if (this.plan.isFull(create)) {
			method.addStatement("$T saved = toModel($L$L, plan)", this.model.type(), call, opening)
				.addStatement("data.save(saved)");
			look = "saved";
		}
		else if (this.found.id().configured()) {
			method.addStatement("$L", call);
		}
		else {
			if (this.found.id().located()) {
				method.addStatement("$T created = $L", this.plan.answer(create), call);
			}
			else {
				method.addStatement("$T created = $L$L", this.plan.nested("Created"), call, opening);
			}
			method.addStatement("$T saved = new $T($L)", this.model.type(), this.model.type(), savedArguments())
				.addStatement("data.save(saved)");
			look = "saved";
		}
		return answerByReading(method, create, look).build();
	}

	/**
	 * What is known of an object that has been created, but not read yet.
	 */
	private CodeBlock savedArguments() {
		return this.model.components()
			.stream()
			.map((component) -> component.name().equals(this.model.id().name())
					? (this.found.id().located() ? CreatedLocation.id(component.type())
							: CodeBlock.of("created.$L()", component.name()))
					: component.use().writeOnly() ? CodeBlock.of("null") : CodeBlock.of("plan.$L()", component.name()))
			.collect(CodeBlock.joining(", "));
	}

	private MethodSpec.Builder answerByReading(MethodSpec.Builder method, ApiOperation operation, String look) {
		Optional<ModelComponent> status = this.progress
			.flatMap((found) -> this.model.components().stream().filter(found::is).findFirst());
		if (status.isPresent()) {
			return method.addStatement(
					"$T found = data.waiter()$W.until(() -> find($L), (object) -> !UNDER_WAY.contains(String.valueOf(object.$L())))",
					this.plan.nested("Response"), path(look, false), status.get().name())
				.addStatement("return toModel(found, $L)", look);
		}
		if (ClientPlan.isPending(operation)) {
			return method.addComment("The service goes on after its answer: wait for the state that it shall reach")
				.addStatement("$T found = data.waiter().until(() -> find($L), (object) -> true)",
						this.plan.nested("Response"), path(look, false))
				.addStatement("return toModel(found, $L)", look);
		}
		return method.addStatement("return find($L).map((found) -> toModel(found, $L))$W.orElseThrow(() -> new $T($S))",
				path(look, false), look, IllegalStateException.class,
				"The service does not find what it has just written.");
	}

	private MethodSpec read() {
		return operation("read").returns(ParameterizedTypeName.get(ClassName.get(Optional.class), this.model.type()))
			.addStatement("$T state = data.state()", this.model.type())
			.addStatement("return find($L).map((found) -> toModel(found, state))", path("state", false))
			.build();
	}

	private MethodSpec update(ApiOperation update) {
		String call = "this.client.update(" + arguments(this.plan.updateRequest(), false) + ")";
		MethodSpec.Builder method = operation("update").returns(this.model.type())
			.addStatement("$T plan = data.plan()", this.model.type());
		if (this.plan.isMergePatch()) {
			call = "this.client.update(" + path("plan", false) + ", patch)";
			method.addStatement("$T patch = this.patches.between($L,$W$L$L)", Names.JSON_NODE,
					content(this.plan.updateRequest(),
							hasSecrets() ? "(data.state(), data.state())" : "(data.state())"),
					content(this.plan.updateRequest(), hasSecrets() ? "(plan, data.config())" : "(plan)"),
					MergePatchSource.filledIn(this.model)
						.stream()
						.map((place) -> CodeBlock.of(",$W$L", Literal.of(place)))
						.collect(CodeBlock.joining("")));
		}
		if (this.plan.isFull(update) && this.progress.isEmpty()) {
			return method.addStatement("return toModel($L$L, plan)", call, this.plan.opening(update)).build();
		}
		return answerByReading(method.addStatement("$L", call), update, "plan").build();
	}

	private MethodSpec delete() {
		MethodSpec.Builder method = operation("delete").addStatement("$T state = data.state()", this.model.type())
			.beginControlFlow("try")
			.addStatement("this.client.delete($L)", path("state", false))
			.nextControlFlow("catch ($T.NotFound | $T.Gone ex)", Names.HTTP_ERROR, Names.HTTP_ERROR)
			.addComment("it is gone already")
			.endControlFlow();
		if (ClientPlan.isPending(this.found.delete()) || this.progress.filter(Progress::leaving).isPresent()) {
			method.addStatement("data.waiter().untilGone(() -> find($L))", path("state", false));
		}
		return method.build();
	}

	private MethodSpec find() {
		MethodSpec.Builder method = MethodSpec.methodBuilder("find")
			.addModifiers(Modifier.PRIVATE)
			.returns(ParameterizedTypeName.get(ClassName.get(Optional.class), this.plan.nested("Response")));
		this.model.ids().forEach((id) -> method.addParameter(this.model.component(id.name()).type(), id.name()));
		String ids = this.model.ids().stream().map(ResourceModel.IdComponent::name).collect(Collectors.joining(", "));
		return method.beginControlFlow("try")
			.addStatement("return $T.of(this.client.get($L)$L)", Optional.class, ids,
					this.plan.opening(this.found.read()))
			.nextControlFlow("catch ($T.NotFound | $T.Gone ex)", Names.HTTP_ERROR, Names.HTTP_ERROR)
			.addStatement("return $T.empty()", Optional.class)
			.endControlFlow()
			.build();
	}

	private MethodSpec toRequest(String request, Predicate<ModelComponent> used) {
		MethodSpec.Builder method = MethodSpec.methodBuilder("to" + request)
			.addModifiers(Modifier.PRIVATE, Modifier.STATIC)
			.returns(this.plan.nested(request))
			.addParameter(this.model.type(), "plan");
		if (hasSecrets()) {
			method.addParameter(this.model.type(), "config");
		}
		CodeBlock arguments = this.model.components()
			.stream()
			.filter(used)
			.map((component) -> CodeBlock.of("$L.$L()", component.use().writeOnly() ? "config" : "plan",
					component.name()))
			.collect(CodeBlock.joining(",$W"));
		return method.addStatement("return new $T($L)", this.plan.nested(request), arguments).build();
	}

	/**
	 * What answers do not have is as it was.
	 */
	private MethodSpec toModel() {
		CodeBlock arguments = this.model.components()
			.stream()
			.map((component) -> component.use().answer() ? CodeBlock.of("found.$L()", component.name())
					: component.use().writeOnly() ? CodeBlock.of("null")
							: CodeBlock.of("before.$L()", component.name()))
			.collect(CodeBlock.joining(",$W"));
		return MethodSpec.methodBuilder("toModel")
			.addModifiers(Modifier.PRIVATE, Modifier.STATIC)
			.returns(this.model.type())
			.addParameter(this.plan.nested("Response"), "found")
			.addParameter(this.model.type(), "before")
			.addStatement("return new $T($L)", this.model.type(), arguments)
			.build();
	}

}
