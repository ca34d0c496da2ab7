/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import javax.lang.model.element.Modifier;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.tfprovider.internal.openapi.description.ApiCredential;
import dev.tfprovider.internal.openapi.description.ApiDescription;
import dev.tfprovider.internal.openapi.description.ApiParameter;
import dev.tfprovider.internal.openapi.mapping.Annotations;
import dev.tfprovider.internal.openapi.mapping.JavaNames;
import dev.tfprovider.internal.openapi.mapping.Literal;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.NestedType;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;

/**
 * Writes what all resources of a service share: settings and the client of its address.
 *
 * @param description the service
 * @param packageName package of the sources
 * @param provider name of the provider
 */
public record ApiWriter(ApiDescription description, String packageName, String provider) {

	/**
	 * Return the name of a class that is called after the provider.
	 */
	private ClassName named(String suffix) {
		return ClassName.get(this.packageName, JavaNames.type(this.provider, new HashSet<>()) + suffix);
	}

	/**
	 * Write the files.
	 * @param models the resources
	 */
	public List<SourceFile> write(List<ResourceModel> models) {
		List<SourceFile> files = new ArrayList<>(List.of(settings(models), configuration(models), packageInfo()));
		files.addAll(SharedClass.write(models, this.packageName));
		return files;
	}

	private SourceFile packageInfo() {
		String text = "/**\n * Resources of %s.\n */\n@NullMarked\npackage %s;\n\nimport org.jspecify.annotations.NullMarked;\n"
			.formatted(title(), this.packageName);
		return new SourceFile(this.packageName, "package-info", text, false);
	}

	private String title() {
		return DocumentationText.of(this.description.title().isBlank() ? this.provider : this.description.title());
	}

	private static Map<String, ApiParameter> headers(List<ResourceModel> models) {
		return HeaderSettings.of(models.stream().map(ResourceModel::found).toList());
	}

	private SourceFile settings(List<ResourceModel> models) {
		MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
		CodeBlock.Builder javadoc = CodeBlock.builder()
			.add("Manages objects of $L.\n\n@param endpoint base URL of the service\n", title());
		ParameterSpec.Builder endpoint = ParameterSpec.builder(URI.class, "endpoint")
			.addAnnotation(environment("endpoint"))
			.addAnnotation(Annotations.of(ClassName.get("dev.tfprovider.constraint", "UrlWithScheme"), "value",
					"{ $S, $S }", "http", "https"));
		this.description.server()
			.ifPresent((url) -> endpoint.addAnnotation(Annotations.attribute("Default", "value", "$S", url)));
		constructor.addParameter(endpoint.build());
		for (ApiCredential credential : this.description.credentials()) {
			switch (credential.kind()) {
				case HEADER -> setting(constructor, javadoc, "apiKey", "key sent with every request", true);
				case BEARER -> setting(constructor, javadoc, "token", "token sent with every request", true);
				case BASIC -> {
					setting(constructor, javadoc, "username", "name to sign in with", false);
					setting(constructor, javadoc, "password", "password to sign in with", true);
				}
			}
		}
		headers(models).forEach((name, header) -> {
			String text = DocumentationText.of(header.value().description());
			setting(constructor, javadoc, name, text.isBlank() ? "value of the header " + header.name() : text, false);
		});
		ClassName name = named("Settings");
		return SourceFile.of(name,
				TypeSpec.recordBuilder(name)
					.addModifiers(Modifier.PUBLIC)
					.addJavadoc(javadoc.build())
					.addAnnotation(Names.PROVIDER_CONFIGURATION)
					.recordConstructor(constructor.build())
					.build(),
				false);
	}

	private void setting(MethodSpec.Builder constructor, CodeBlock.Builder javadoc, String name, String purpose,
			boolean secret) {
		ParameterSpec.Builder setting = ParameterSpec.builder(Names.NULLABLE_STRING, name)
			.addAnnotation(environment(name));
		if (secret) {
			setting.addAnnotation(Annotations.attribute("Sensitive"));
		}
		constructor.addParameter(setting.build());
		javadoc.add("@param $L $L\n", name, purpose);
	}

	private AnnotationSpec environment(String setting) {
		return Annotations.attribute("EnvironmentDefault", "value", "$S",
				HeaderSettings.variable(this.provider, setting));
	}

	private SourceFile configuration(List<ResourceModel> models) {
		ClassName name = named("ApiConfiguration");
		MethodSpec.Builder rest = Methods.bean("apiRestClient", Names.REST_CLIENT)
			.addAnnotation(Names.PROVIDER_SCOPE)
			.addParameter(named("Settings"), "settings")
			.addParameter(Names.REST_CLIENT.nestedClass("Builder"), "builder")
			.addStatement("$T urls = new $T(settings.endpoint().toASCIIString())", Names.URI_BUILDER_FACTORY,
					Names.URI_BUILDER_FACTORY)
			.addStatement("urls.setEncodingMode($T.VALUES_ONLY)", Names.URI_BUILDER_FACTORY.nestedClass("EncodingMode"))
			.addStatement("$T rest = builder.clone().uriBuilderFactory(urls)",
					Names.REST_CLIENT.nestedClass("Builder"));
		for (ApiCredential credential : this.description.credentials()) {
			switch (credential.kind()) {
				case HEADER -> rest.beginControlFlow("if (settings.apiKey() != null)")
					.addStatement("rest.defaultHeader($S, settings.apiKey())", credential.parameter())
					.endControlFlow();
				case BEARER -> rest.beginControlFlow("if (settings.token() != null)")
					.addStatement("rest.defaultHeaders((headers) -> headers.setBearerAuth(settings.token()))")
					.endControlFlow();
				case BASIC -> rest.beginControlFlow("if (settings.username() != null && settings.password() != null)")
					.addStatement(
							"rest.defaultHeaders((headers) -> headers.setBasicAuth(settings.username(), settings.password()))")
					.endControlFlow();
			}
		}
		headers(models).forEach((setting, header) -> rest.beginControlFlow("if (settings.$L() != null)", setting)
			.addStatement("rest.defaultHeader($L, settings.$L())", Literal.of(header.name()), setting)
			.endControlFlow());
		TypeSpec.Builder type = TypeSpec.classBuilder(name)
			.addJavadoc("Creates the HTTP client of each configured provider.\n")
			.addAnnotation(Annotations.of(Names.CONFIGURATION, "proxyBeanMethods", "false"))
			.addMethod(rest.addStatement("return rest.build()").build())
			.addMethod(Methods.bean("apiClients", Names.PROXY_FACTORY)
				.addParameter(Names.REST_CLIENT, "apiRestClient")
				.addStatement("return $T.builderFor($T.create(apiRestClient)).build()", Names.PROXY_FACTORY,
						ClassName.get("org.springframework.web.client.support", "RestClientAdapter"))
				.build());
		if (models.stream().anyMatch(ApiWriter::hasAnyJson)) {
			type.addMethod(nullIsNoJson());
		}
		return SourceFile.of(name, type.build(), false);
	}

	private static boolean hasAnyJson(ResourceModel model) {
		return Stream
			.concat(model.components().stream(),
					model.nested().stream().flatMap((nested) -> components(nested).stream()))
			.anyMatch((component) -> component.type().toString().contains(Names.JSON_NODE.canonicalName()));
	}

	private static List<ModelComponent> components(NestedType nested) {
		if (nested instanceof NestedType.NestedUnion union) {
			return union.cases().values().stream().flatMap((each) -> each.components().stream()).toList();
		}
		return (nested instanceof NestedType.NestedRecord record) ? record.components() : List.of();
	}

	/**
	 * Without it, null in an answer is a node, and the text {@code null} in the state.
	 */
	private static MethodSpec nullIsNoJson() {
		return Methods
			.bean("nullIsNoJson",
					ClassName.get("org.springframework.boot.jackson.autoconfigure", "JsonMapperBuilderCustomizer"))
			.addStatement(
					"return (mapper) -> mapper.withConfigOverride($T.class, (json) -> json.setNullHandling($T.Value.forValueNulls($T.SKIP)))",
					Names.JSON_NODE, Names.JSON_SETTER, Names.NULLS)
			.build();
	}

}
