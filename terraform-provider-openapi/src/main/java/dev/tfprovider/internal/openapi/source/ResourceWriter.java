/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
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
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.HttpVerb;
import dev.tfprovider.internal.openapi.mapping.Annotations;
import dev.tfprovider.internal.openapi.mapping.Literal;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.Progress;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.FoundList;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.NameWords;
import dev.tfprovider.internal.openapi.resource.ObjectContent;

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
			.addJavadoc("Manages each $L at the service.\n", NameWords.spaced(this.found.name()))
			.addAnnotations(annotations())
			.addSuperinterface(
					ParameterizedTypeName.get(Names.resource(this.found.update().isPresent()), this.model.type()))
			.addFields(states());
		MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
		inject(type, constructor, this.plan.client(), "client");
		if (SharedClass.FORMS.isNeeded(this.model)) {
			inject(type, constructor, SharedClass.FORMS.beside(this.model), "forms");
		}
		if (this.plan.isMergePatch()) {
			inject(type, constructor, SharedClass.MERGE_PATCHES.beside(this.model), "patches");
		}
		type.addMethod(constructor.build()).addMethod(create()).addMethod(read());
		this.found.update().ifPresent((update) -> type.addMethod(update(update)));
		type.addMethod(delete())
			.addMethod(this.found.isReadByList()
					? find(CodeBlock.of("$L$W.filter($L)$W.findFirst()", all(""), isMeant())) : find());
		this.found.id().mark().ifPresent((mark) -> type.addMethod(alike(mark)));
		state().ifPresent((status) -> type.addMethod(failure(status)));
		if (this.found.id().located()) {
			type.addMethod(
					CreatedLocation.reader(this.model.component(this.model.id().name()).type().withoutAnnotations(),
							NameWords.spaced(this.found.name())));
		}
		if (this.plan.hasRequest()) {
			type.addMethod(toRequest(this.plan.createRequest(), (component) -> component.use().create()));
		}
		if (!this.plan.hasOneRequest()) {
			type.addMethod(toRequest(this.plan.updateRequest(), (component) -> component.use().update()));
		}
		return SourceFile.of(name, type.addMethod(toModel()).build(), false);
	}

	private static void inject(TypeSpec.Builder type, MethodSpec.Builder constructor, ClassName bean, String name) {
		type.addField(bean, name, Modifier.PRIVATE, Modifier.FINAL);
		constructor.addParameter(bean, name).addStatement("this.$1L = $1L", name);
	}

	private List<AnnotationSpec> annotations() {
		boolean takesTime = this.progress.isPresent()
				|| Stream.of(this.found.create(), this.found.delete()).anyMatch(ApiOperation::isAccepted);
		AnnotationSpec limits = AnnotationSpec.builder(Names.TIMEOUTS)
			.addMember("create", "$S", "30m")
			.addMember("update", "$S", "30m")
			.addMember("delete", "$S", "30m")
			.build();
		return takesTime ? List.of(annotation(), limits) : List.of(annotation());
	}

	/**
	 * Return what the service answers while it is at work, and when it has failed.
	 */
	private List<FieldSpec> states() {
		return this.progress.map((found) -> List.of(
				states("UNDER_WAY", "Values of {@code $L} while the service is at work on an object.\n", found.member(),
						found.underWay()),
				states("FAILED", "Values of {@code $L} of an object that the service has given up.\n", found.member(),
						found.failed())))
			.orElse(List.of());
	}

	private static FieldSpec states(String name, String javadoc, String member, List<String> values) {
		return FieldSpec
			.builder(ParameterizedTypeName.get(Set.class, String.class), name, Modifier.PRIVATE, Modifier.STATIC,
					Modifier.FINAL)
			.addJavadoc(javadoc, DocumentationText.of(member))
			.initializer("$T.of($L)", Set.class,
					values.stream()
						.map((value) -> CodeBlock.of("$L", Literal.of(value)))
						.collect(CodeBlock.joining(",$W")))
			.build();
	}

	private AnnotationSpec annotation() {
		AnnotationSpec.Builder annotation = AnnotationSpec.builder(Names.TERRAFORM_RESOURCE)
			.addMember("value", "$S", this.found.name());
		if (this.model.ids().size() > 1) {
			annotation.addMember("importId", "$S",
					this.model.ids()
						.stream()
						.map((id) -> "{" + this.model.component(id.name()).attributeName() + "}")
						.collect(Collectors.joining("/")));
		}
		return annotation.addMember("dataSource", "true").build();
	}

	private MethodSpec.Builder operation(String name, TypeName returned) {
		return Methods.overriding(name, returned)
			.addParameter(ParameterizedTypeName.get(Names.RESOURCE_DATA, this.model.type()), "data");
	}

	/**
	 * Return the arguments of the method that looks for an object.
	 */
	private String path(String from) {
		return path(from, this.model.ids());
	}

	private static String path(String from, List<ResourceModel.IdComponent> ids) {
		return ids.stream().map((id) -> from + "." + id.name() + "()").collect(Collectors.joining(", "));
	}

	private List<ModelComponent> secrets(Predicate<ModelComponent> used) {
		return this.model.components()
			.stream()
			.filter(used)
			.filter((component) -> component.use().writeOnly())
			.toList();
	}

	private static String told(ModelComponent secret) {
		return "new" + secret.name().substring(0, 1).toUpperCase(Locale.ROOT) + secret.name().substring(1);
	}

	/**
	 * Return what the request is made of: the plan, and the secrets that the service is
	 * to be told. What replaces an object whole has to have them, changed or not.
	 */
	private CodeBlock told(Predicate<ModelComponent> used, boolean whole) {
		CodeBlock.Builder told = CodeBlock.builder().add("(plan");
		secrets(used).forEach((secret) -> {
			if (whole) {
				told.add(",$Wdata.config().$L()", secret.name());
			}
			else {
				told.add(",$Wdata.newSecret($S, $T.class).orElse(null)", secret.attributeName(),
						secret.type().withoutAnnotations());
			}
		});
		return told.add(")").build();
	}

	/**
	 * Return the arguments of a request: those of the path, then the content.
	 */
	private CodeBlock arguments(ApiOperation operation, String request, CodeBlock told) {
		String path = path("plan", this.model.in(operation));
		if (!this.plan.hasRequest()) {
			return CodeBlock.of("$L", path);
		}
		CodeBlock content = operation.takesForm() ? CodeBlock.of("this.forms.of(to$L$L)", request, told)
				: content(request, told);
		return path.isEmpty() ? content : CodeBlock.of("$L, $L", path, content);
	}

	private CodeBlock content(String request, CodeBlock told) {
		return this.plan.wrappedRequest()
			.map((inner) -> CodeBlock.of("new $T(to$L$L)", this.plan.nested(ClientPlan.envelopeName(request, inner)),
					request, told))
			.orElseGet(() -> CodeBlock.of("to$L$L", request, told));
	}

	private MethodSpec create() {
		ApiOperation create = this.found.create();
		CodeBlock call = CodeBlock.of("this.client.create($L)",
				arguments(create, this.plan.createRequest(), told((component) -> component.use().create(), false)));
		MethodSpec.Builder method = operation("create", this.model.type()).addStatement("$T plan = data.plan()",
				this.model.type());
		String opening = this.plan.opening(create);
		boolean eventual = this.found.corrections().is("eventual");
		if (this.plan.isFull(create) && this.progress.isEmpty() && !eventual) {
			return method.addStatement("return toModel($L$L, plan)", call, opening).build();
		}
		if (this.plan.isFull(create)) {
			method.addStatement("$T saved = toModel($L$L, plan)", this.model.type(), call, opening);
		}
		else if (this.found.id().mark().isPresent()) {
			String id = this.model.id().name();
			method
				.addStatement("$T known = alike(plan).map($T::$L)$W.collect($T.toSet())",
						ParameterizedTypeName.get(ClassName.get(Set.class),
								this.model.component(id).type().withoutAnnotations().box()),
						this.plan.nested("Response"), id, Collectors.class)
				.addStatement("$L", call)
				.addComment("The answer does not tell which one it is: it is the one that was not there before")
				.addStatement(
						"$T created = data.waiter()$W.until(() -> alike(plan).filter((found) -> !known.contains(found.$L())).findFirst(), (found) -> true)",
						this.plan.nested("Response"), id)
				.addStatement("$T saved = toModel(created, plan)", this.model.type());
		}
		else if (this.found.id().configured()) {
			method.addStatement("$L", call);
			if (this.progress.isPresent() || eventual || create.isAccepted()) {
				method.addStatement("data.save(plan)");
			}
			return answerByReading(method, create, "plan").build();
		}
		else {
			if (this.found.id().located()) {
				method.addStatement("$T created = $L", this.plan.answer(create), call);
			}
			else {
				method.addStatement("$T created = $L$L", this.plan.nested("Created"), call, opening);
			}
			method.addStatement("$T saved = new $T($L)", this.model.type(), this.model.type(), savedArguments());
		}
		return answerByReading(method.addStatement("data.save(saved)"), create, "saved").build();
	}

	/**
	 * What is known of an object that has been created, but not read yet.
	 */
	private CodeBlock savedArguments() {
		return this.model.components()
			.stream()
			.map((component) -> component.name().equals(this.model.id().name())
					? (this.found.id().located() ? CodeBlock.of("idOf(created)")
							: CodeBlock.of("created.$L()", component.name()))
					: component.use().writeOnly() ? CodeBlock.of("null") : CodeBlock.of("plan.$L()", component.name()))
			.collect(CodeBlock.joining(", "));
	}

	private MethodSpec.Builder answerByReading(MethodSpec.Builder method, ApiOperation operation, String look) {
		Optional<ModelComponent> status = state();
		if (status.isPresent()) {
			return method.addStatement(
					"$T found = data.waiter()$W.until(() -> find($L), (object) -> !UNDER_WAY.contains(String.valueOf(object.$L())))",
					this.plan.nested("Response"), path(look), status.get().name())
				.beginControlFlow("if (FAILED.contains($T.valueOf(found.$L())))", String.class, status.get().name())
				.addStatement("data.save(toModel(found, $L))", look)
				.addStatement("throw failure(found)")
				.endControlFlow()
				.addStatement("return toModel(found, $L)", look);
		}
		boolean eventual = operation.equals(this.found.create()) && this.found.corrections().is("eventual");
		if (eventual || operation.isAccepted()) {
			return method.addComment("The service goes on after its answer: wait for the state that it shall reach")
				.addStatement("$T found = data.waiter().until(() -> find($L), (object) -> true)",
						this.plan.nested("Response"), path(look))
				.addStatement("return toModel(found, $L)", look);
		}
		return method.addStatement("return find($L).map((found) -> toModel(found, $L))$W.orElseThrow(() -> new $T($S))",
				path(look), look, IllegalStateException.class, "The service does not find what it has just written.");
	}

	/**
	 * Return the component that tells whether the service is at work.
	 */
	private Optional<ModelComponent> state() {
		return this.progress.flatMap((found) -> this.model.components().stream().filter(found::is).findFirst());
	}

	/**
	 * Return the method that makes an error of an object that the service has given up:
	 * what it says of it, where it is known to say something.
	 */
	private MethodSpec failure(ModelComponent status) {
		CodeBlock state = CodeBlock.of("found.$L()", status.name());
		CodeBlock detail = this.progress.flatMap(Progress::message)
			.flatMap(this.model::member)
			.filter((component) -> component.use().answer())
			.map((message) -> CodeBlock.of("$S + $L +$W((found.$L() != null) ? $S + found.$L() : $S)",
					"The service has given it up, with the state ", state, message.name(), ": ", message.name(), "."))
			.orElseGet(() -> CodeBlock.of("$S + $L +$W$S", "The service has given it up, with the state ", state, "."));
		return Methods.hidden("failure", Names.DIAGNOSTIC_EXCEPTION, Modifier.STATIC)
			.addParameter(this.plan.nested("Response"), "found")
			.addStatement("return new $T($T.root($S),$W$S,$W$L)", Names.DIAGNOSTIC_EXCEPTION, Names.ATTRIBUTE_PATH,
					status.attributeName(), "The " + NameWords.spaced(this.found.name()) + " has failed", detail)
			.build();
	}

	private MethodSpec read() {
		return operation("read", ParameterizedTypeName.get(ClassName.get(Optional.class), this.model.type()))
			.addStatement("$T state = data.state()", this.model.type())
			.addStatement("return find($L).map((found) -> toModel(found, state))", path("state"))
			.build();
	}

	private MethodSpec update(ApiOperation update) {
		boolean whole = update.verb() == HttpVerb.PUT;
		CodeBlock told = told(this::isToldOnUpdate, whole);
		CodeBlock call = CodeBlock.of("this.client.update($L)", arguments(update, this.plan.updateRequest(), told));
		MethodSpec.Builder method = operation("update", this.model.type()).addStatement("$T plan = data.plan()",
				this.model.type());
		if (this.plan.isMergePatch()) {
			call = CodeBlock.of("this.client.update($L, patch)", path("plan", this.model.in(update)));
			String nothing = ", null".repeat(secrets(this::isToldOnUpdate).size());
			method.addStatement("$T patch = this.patches.between($L,$W$L$L)", Names.JSON_NODE,
					content(this.plan.updateRequest(), CodeBlock.of("(data.state()$L)", nothing)),
					content(this.plan.updateRequest(), told),
					this.plan.filledIn()
						.stream()
						.map((place) -> CodeBlock.of(",$W$L", Literal.of(place)))
						.collect(CodeBlock.joining("")));
		}
		if (this.plan.isFull(update) && this.progress.isEmpty()) {
			return method.addStatement("return toModel($L$L, plan)", call, this.plan.opening(update)).build();
		}
		return answerByReading(method.addStatement("$L", call), update, "plan").build();
	}

	/**
	 * One request serves both, if what creates objects and what changes them takes the
	 * same.
	 */
	private boolean isToldOnUpdate(ModelComponent component) {
		return this.plan.hasOneRequest() ? component.use().create() : component.use().update();
	}

	private MethodSpec delete() {
		MethodSpec.Builder method = operation("delete", TypeName.VOID)
			.addStatement("$T state = data.state()", this.model.type())
			.beginControlFlow("try")
			.addStatement("this.client.delete($L)", path("state", this.model.in(this.found.delete())))
			.nextControlFlow("catch ($T.NotFound | $T.Gone ex)", Names.HTTP_ERROR, Names.HTTP_ERROR)
			.addComment("it is gone already")
			.endControlFlow();
		if (this.found.delete().isAccepted() || this.progress.filter(Progress::leaving).isPresent()) {
			method.addStatement("data.waiter().untilGone(() -> find($L))", path("state"));
		}
		return method.build();
	}

	private MethodSpec find() {
		ApiOperation read = this.found.read();
		CodeBlock call = CodeBlock.of("this.client.get($L)",
				this.model.in(read).stream().map(ResourceModel.IdComponent::name).collect(Collectors.joining(", ")));
		boolean first = this.plan.wrapped(read).filter(ObjectContent::first).isPresent();
		String opening = this.plan.opening(read).replaceFirst("[.]get[(]0[)]$", ".stream().findFirst()");
		CodeBlock found = first ? CodeBlock.of("$L$L", call, opening)
				: CodeBlock.of("$T.of($L$L)", Optional.class, call, opening);
		boolean any = !this.model.in(read).contains(this.model.id());
		return find(any ? CodeBlock.of("$L$W.filter($L)", found, isMeant()) : found);
	}

	private MethodSpec find(CodeBlock found) {
		MethodSpec.Builder method = Methods.hidden("find",
				ParameterizedTypeName.get(ClassName.get(Optional.class), this.plan.nested("Response")));
		this.model.ids().forEach((id) -> method.addParameter(this.model.component(id.name()).type(), id.name()));
		return method.beginControlFlow("try")
			.addStatement("return $L", found)
			.nextControlFlow("catch ($T.NotFound | $T.Gone ex)", Names.HTTP_ERROR, Names.HTTP_ERROR)
			.addStatement("return $T.empty()", Optional.class)
			.endControlFlow()
			.build();
	}

	/**
	 * Return the condition that an object is the one that is looked for.
	 */
	private CodeBlock isMeant() {
		return this.model.ids()
			.stream()
			.filter((id) -> this.model.component(id.name()).use().answer())
			.map((id) -> CodeBlock.of("$1T.equals(theObject.$2L(), $2L)", Objects.class, id.name()))
			.collect(CodeBlock.joining(" && ", "(theObject) -> ", ""));
	}

	/**
	 * Return the method that finds the objects that look like the one that is created.
	 */
	private MethodSpec alike(String mark) {
		String name = this.model.member(mark).orElseThrow().name();
		return Methods
			.hidden("alike", ParameterizedTypeName.get(ClassName.get(Stream.class), this.plan.nested("Response")))
			.addParameter(this.model.type(), "plan")
			.addStatement("return $L$W.filter((found) -> $T.equals(found.$L(), plan.$L()))", all("plan."),
					Objects.class, name, name)
			.build();
	}

	/**
	 * Return the stream of all objects of the same parents.
	 * @param from where the identifiers of the parents are
	 */
	private CodeBlock all(String from) {
		FoundList list = this.found.list().orElseThrow();
		List<String> arguments = new ArrayList<>();
		this.model.in(list.operation())
			.forEach((id) -> arguments.add(from.isEmpty() ? id.name() : from + id.name() + "()"));
		this.model.query().forEach((parameter) -> arguments.add("null"));
		return new ListWriter(this.model, list).objects(arguments);
	}

	private MethodSpec toRequest(String request, Predicate<ModelComponent> used) {
		MethodSpec.Builder method = Methods.hidden("to" + request, this.plan.nested(request), Modifier.STATIC)
			.addParameter(this.model.type(), "plan");
		secrets(used).forEach((secret) -> method.addParameter(Annotations.nullable(secret.type()), told(secret)));
		CodeBlock arguments = this.model.components()
			.stream()
			.filter(used)
			.map((component) -> component.use().writeOnly() ? CodeBlock.of("$L", told(component))
					: CodeBlock.of("plan.$L()", component.name()))
			.collect(CodeBlock.joining(",$W"));
		return method.addStatement("return new $T($L)", this.plan.nested(request), arguments).build();
	}

	/**
	 * What answers do not have is as it was.
	 */
	private MethodSpec toModel() {
		CodeBlock created = this.plan.toModel((component) -> component.use().writeOnly() ? CodeBlock.of("null")
				: CodeBlock.of("before.$L()", component.name()));
		return Methods.hidden("toModel", this.model.type(), Modifier.STATIC)
			.addParameter(this.plan.nested("Response"), "found")
			.addParameter(this.model.type(), "before")
			.addStatement("return $L", created)
			.build();
	}

}
