/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.List;
import java.util.stream.Stream;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.tfprovider.internal.openapi.description.ApiBody;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.FoundResource;

/**
 * Writes the class that makes forms of requests.
 */
final class FormSource {

	static final String NAME = "Forms";

	/**
	 * The type of a form.
	 */
	static final TypeName FIELDS = ParameterizedTypeName.get(ClassName.get("org.springframework.util", "MultiValueMap"),
			ClassName.get(String.class), ClassName.get(String.class));

	private static final String TEXT = """
			package %s;

			import tools.jackson.databind.JsonNode;
			import tools.jackson.databind.json.JsonMapper;

			import org.springframework.stereotype.Component;
			import org.springframework.util.LinkedMultiValueMap;
			import org.springframework.util.MultiValueMap;

			/**
			 * Makes forms of requests: a list has a field for each element, and what is inside an
			 * object is named with brackets, as in {@code owner[name]}.
			 */
			@Component
			class Forms {

				private final JsonMapper mapper;

				Forms(JsonMapper mapper) {
					this.mapper = mapper;
				}

				/**
				 * Return the fields of a request.
				 * @param request the request
				 */
				MultiValueMap<String, String> of(Object request) {
					MultiValueMap<String, String> fields = new LinkedMultiValueMap<>();
					this.mapper.valueToTree(request).forEachEntry((name, value) -> add(fields, name, value));
					return fields;
				}

				private static void add(MultiValueMap<String, String> fields, String name, JsonNode value) {
					if (value.isObject()) {
						value.forEachEntry((inner, each) -> add(fields, name + "[" + inner + "]", each));
					}
					else if (value.isArray()) {
						value.forEach((each) -> add(fields, each.isObject() ? name + "[]" : name, each));
					}
					else {
						fields.add(name, value.isNull() ? "" : value.asString());
					}
				}

			}
			""";

	private FormSource() {
	}

	/**
	 * Return whether a resource sends forms.
	 */
	static boolean isNeeded(FoundResource found) {
		return Stream.concat(Stream.of(found.create()), found.update().stream())
			.anyMatch((operation) -> operation.request().filter(ApiBody::isForm).isPresent());
	}

	/**
	 * Write the class, if a resource needs it.
	 */
	static List<SourceFile> write(List<ResourceModel> models, String packageName) {
		boolean needed = models.stream().anyMatch((model) -> isNeeded(model.found()));
		return needed ? List.of(new SourceFile(packageName, NAME, TEXT.formatted(packageName), false)) : List.of();
	}

}
