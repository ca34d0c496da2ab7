/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

import javax.lang.model.element.Modifier;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.tfprovider.internal.openapi.mapping.Annotations;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.FoundList;
import dev.tfprovider.internal.openapi.resource.ListPages;

/**
 * Writes tests of a resource, under Terraform in memory.
 *
 * @param model the resource
 * @param provider name of the provider
 */
record ResourceTestsWriter(ResourceModel model, String provider) {

	private static final ClassName HTTP_STATUS = ClassName.get("org.springframework.http", "HttpStatus");

	SourceFile write() {
		ClassName name = Names.beside(this.model.type(), "ResourceTests");
		ClassName client = Names.beside(this.model.type(), "Client");
		Optional<CodeBlock> example = new ExampleValues(this.model, false).configuration().map(ValueCode::of);
		TypeSpec.Builder type = TypeSpec.classBuilder(name)
			.addAnnotation(Annotations.of(Names.PROVIDER_TEST, "properties", "$S",
					"terraform.test.settings.endpoint=http://localhost:1"))
			.addField(FieldSpec.builder(String.class, "EXAMPLE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
				.initializer("$S", this.provider + "_" + this.model.found().name() + ".example")
				.build())
			.addField(FieldSpec.builder(client, "client", Modifier.PRIVATE)
				.addAnnotation(ClassName.get("org.springframework.test.context.bean.override.mockito", "MockitoBean"))
				.build())
			.addMethod(test("smallestConfigurationPlansToCreate", example.isPresent())
				.addStatement("$T.assertThat(terraform.plan(smallest())).plans(EXAMPLE, $T.CREATE)", Names.ASSERTIONS,
						ClassName.get("dev.tfprovider.test.run", "Action"))
				.build())
			.addMethod(gone(example.isPresent()))
			.addMethod(Methods.hidden("smallest", Names.TEST_CONFIGURATION, Modifier.STATIC)
				.addStatement("return $T.of(EXAMPLE, $L)", Names.TEST_CONFIGURATION,
						example.orElseGet(() -> CodeBlock.of("$T.of()", Map.class)))
				.build());
		return SourceFile.of(name, type.build(), true);
	}

	private static MethodSpec.Builder test(String name, boolean enabled) {
		MethodSpec.Builder method = MethodSpec.methodBuilder(name).addAnnotation(Names.TEST);
		if (!enabled) {
			method.addAnnotation(Annotations.of(ClassName.get("org.junit.jupiter.api", "Disabled"), "value", "$S",
					"give smallest() values that the description does not tell"));
		}
		return method.addParameter(Names.TEST_TERRAFORM, "terraform");
	}

	private MethodSpec gone(boolean enabled) {
		List<CodeBlock> any = new ArrayList<>();
		this.model.in(this.model.found().read()).forEach((id) -> any.add(any("any")));
		if (this.model.found().isReadByList()) {
			this.model.query().forEach((parameter) -> any.add(any("any")));
			this.model.found()
				.list()
				.map(FoundList::pages)
				.filter((pages) -> !pages.parameter().isEmpty())
				.ifPresent((pages) -> any.add(any((pages.way() == ListPages.Way.CURSOR) ? "any" : "anyInt")));
		}
		String id = this.model.ids()
			.stream()
			.map((each) -> this.model.component(each.name()).type().toString())
			.map((type) -> type.endsWith("UUID") ? new UUID(0, 1).toString() : "1")
			.collect(Collectors.joining("/"));
		CodeBlock call = CodeBlock.of("this.client.$L($L)", this.model.found().isReadByList() ? "list" : "get",
				CodeBlock.join(any, ", "));
		return test("whatIsGoneIsNotImported", enabled)
			.addStatement("$T.given($L)$W.willThrow($T.create($T.NOT_FOUND, $S, new $T(), new byte[0], null))",
					ClassName.get("org.mockito", "BDDMockito"), call, Names.HTTP_ERROR, HTTP_STATUS, "Not Found",
					ClassName.get("org.springframework.http", "HttpHeaders"))
			.addStatement("$T.assertThat(terraform.write(smallest()).importResource(EXAMPLE, $S)).failed()",
					Names.ASSERTIONS, id)
			.build();
	}

	private static CodeBlock any(String method) {
		return CodeBlock.of("$T.$L()", ClassName.get("org.mockito", "ArgumentMatchers"), method);
	}

}
