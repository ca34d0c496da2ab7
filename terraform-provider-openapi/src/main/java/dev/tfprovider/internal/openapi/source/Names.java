/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.Locale;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.description.HttpVerb;
import dev.tfprovider.internal.openapi.mapping.Annotations;

/**
 * Names of types that sources use.
 */
final class Names {

	static final ClassName RESOURCE_DATA = ClassName.get("dev.tfprovider.resource", "ResourceData");

	static final ClassName DIAGNOSTIC_EXCEPTION = ClassName.get("dev.tfprovider.diagnostic", "DiagnosticException");

	static final ClassName ATTRIBUTE_PATH = ClassName.get("dev.tfprovider.path", "AttributePath");

	static final ClassName TERRAFORM_RESOURCE = ClassName.get("dev.tfprovider.boot", "TerraformResource");

	static final ClassName TERRAFORM_LIST_RESOURCE = ClassName.get("dev.tfprovider.boot", "TerraformListResource");

	static final ClassName LIST_RESOURCE = ClassName.get("dev.tfprovider.list", "ListResource");

	static final ClassName LIST_QUERY = ClassName.get("dev.tfprovider.list", "ListQuery");

	static final ClassName NO_ARGUMENTS = ClassName.get("dev.tfprovider.list", "NoArguments");

	static final ClassName PROVIDER_SCOPE = ClassName.get("dev.tfprovider.boot", "ProviderScope");

	static final ClassName PROVIDER_CONFIGURATION = ClassName.get("dev.tfprovider.boot", "ProviderConfiguration");

	static final ClassName REST_CLIENT = ClassName.get("org.springframework.web.client", "RestClient");

	static final ClassName URI_BUILDER_FACTORY = ClassName.get("org.springframework.web.util",
			"DefaultUriBuilderFactory");

	static final ClassName RESPONSE_ENTITY = ClassName.get("org.springframework.http", "ResponseEntity");

	static final ClassName JSON_NODE = ClassName.get("tools.jackson.databind", "JsonNode");

	static final TypeName FORM_FIELDS = ParameterizedTypeName.get(
			ClassName.get("org.springframework.util", "MultiValueMap"), ClassName.get(String.class),
			ClassName.get(String.class));

	static final ClassName HTTP_ERROR = ClassName.get("org.springframework.web.client", "HttpClientErrorException");

	static final ClassName PROXY_FACTORY = ClassName.get("org.springframework.web.service.invoker",
			"HttpServiceProxyFactory");

	static final ClassName CONFIGURATION = ClassName.get("org.springframework.context.annotation", "Configuration");

	static final ClassName BEAN = ClassName.get("org.springframework.context.annotation", "Bean");

	static final ClassName JSON_INCLUDE = jackson("JsonInclude");

	static final ClassName JSON_PROPERTY = jackson("JsonProperty");

	static final ClassName JSON_SETTER = jackson("JsonSetter");

	static final ClassName NULLS = jackson("Nulls");

	static final ClassName JSON_TYPE_INFO = jackson("JsonTypeInfo");

	static final ClassName JSON_SUB_TYPES = jackson("JsonSubTypes");

	static final TypeName NULLABLE_STRING = Annotations.nullable(ClassName.get(String.class));

	static final ClassName HTTP_EXCHANGE = ClassName.get("org.springframework.web.service.annotation", "HttpExchange");

	static final ClassName TIMEOUTS = ClassName.get("dev.tfprovider.operation", "Timeouts");

	static final ClassName TEST = ClassName.get("org.junit.jupiter.api", "Test");

	static final ClassName ASSERTIONS = ClassName.get("org.assertj.core.api", "Assertions");

	static final ClassName PROVIDER_TEST = ClassName.get("dev.tfprovider.test.spring", "TerraformProviderTest");

	static final ClassName TEST_TERRAFORM = ClassName.get("dev.tfprovider.test", "Terraform");

	static final ClassName TEST_CONFIGURATION = ClassName.get("dev.tfprovider.test", "Configuration");

	private Names() {
	}

	private static ClassName jackson(String name) {
		return ClassName.get("com.fasterxml.jackson.annotation", name);
	}

	static ClassName resource(boolean updatable) {
		return ClassName.get("dev.tfprovider.resource", updatable ? "UpdatableResource" : "ManagedResource");
	}

	static ClassName exchange(HttpVerb verb) {
		String name = verb.name().charAt(0) + verb.name().substring(1).toLowerCase(Locale.ROOT);
		return ClassName.get("org.springframework.web.service.annotation", name + "Exchange");
	}

	static ClassName web(String name) {
		return ClassName.get("org.springframework.web.bind.annotation", name);
	}

	/**
	 * Return the name of the class that belongs to a model.
	 */
	static ClassName beside(ClassName model, String suffix) {
		return ClassName.get(model.packageName(), model.simpleName() + suffix);
	}

}
