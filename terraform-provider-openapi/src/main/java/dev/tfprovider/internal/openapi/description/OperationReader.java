/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.node.TextNode;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.parameters.RequestBody;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import org.jspecify.annotations.Nullable;

/**
 * Reads the operations of a document, each when it is first asked for.
 */
final class OperationReader {

	/**
	 * The parameter that chooses a version of the service: this one.
	 */
	private static final String VERSION = "api-version";

	private final OpenAPI document;

	private final ApiSchemaReader schemas;

	private final Map<String, Optional<ApiOperation>> read = new HashMap<>();

	OperationReader(OpenAPI document, ApiSchemaReader schemas) {
		this.document = document;
		this.schemas = schemas;
	}

	Optional<ApiOperation> read(HttpVerb verb, String path) {
		return this.read.computeIfAbsent(verb + " " + path, (key) -> operation(verb, path));
	}

	private Optional<ApiOperation> operation(HttpVerb verb, String path) {
		PathItem item = this.document.getPaths().get(path);
		Operation operation = (item != null) ? item.readOperationsMap().get(PathItem.HttpMethod.valueOf(verb.name()))
				: null;
		if (item == null || operation == null) {
			return Optional.empty();
		}
		Map<String, ApiParameter> parameters = new LinkedHashMap<>();
		Stream.of(item.getParameters(), operation.getParameters())
			.filter(Objects::nonNull)
			.flatMap(List::stream)
			.map(this::parameter)
			.flatMap(Optional::stream)
			.forEach((parameter) -> parameters.put(parameter.location() + " " + parameter.name(), parameter));
		String summary = (operation.getSummary() != null) ? operation.getSummary() : "";
		String id = (operation.getOperationId() != null) ? operation.getOperationId() : "";
		ApiResponses responses = Objects.requireNonNullElseGet(operation.getResponses(), ApiResponses::new);
		return Optional.of(new ApiOperation(verb, path, id, summary, List.copyOf(parameters.values()),
				request(operation.getRequestBody()), answer(responses), statuses(responses), headers(responses)));
	}

	private Optional<ApiParameter> parameter(Parameter given) {
		Parameter parameter = resolved(given, Parameter::get$ref, "parameters",
				this.document.getComponents().getParameters());
		if (parameter == null || parameter.getName() == null || parameter.getIn() == null) {
			return Optional.empty();
		}
		boolean required = Boolean.TRUE.equals(parameter.getRequired()) || parameter.getIn().equals("path");
		ApiProperty value = this.schemas.read(parameter.getSchema()).asRequired(required);
		String version = this.document.getInfo().getVersion();
		if (parameter.getName().equals(VERSION) && value.fallback() == null && version != null) {
			value = value.withDefault(TextNode.valueOf(version));
		}
		if (value.description().isEmpty() && parameter.getDescription() != null) {
			value = value.withDescription(parameter.getDescription());
		}
		return Optional.of(new ApiParameter(parameter.getName(), parameter.getIn(), value));
	}

	private Optional<ApiBody> request(@Nullable RequestBody given) {
		if (given == null) {
			return Optional.empty();
		}
		RequestBody body = resolved(given, RequestBody::get$ref, "requestBodies",
				this.document.getComponents().getRequestBodies());
		return (body != null) ? body(body.getContent()) : Optional.of(new ApiBody("application/json", ApiProperty
			.anything("it refers to '%s', which the description does not have".formatted(given.get$ref()))));
	}

	private Optional<ApiBody> answer(ApiResponses responses) {
		return successes(responses).map((response) -> body(response.getContent()))
			.flatMap(Optional::stream)
			.findFirst();
	}

	private Set<String> headers(ApiResponses responses) {
		return successes(responses).map(ApiResponse::getHeaders)
			.filter(Objects::nonNull)
			.flatMap((headers) -> headers.keySet().stream())
			.map((name) -> name.toLowerCase(Locale.ROOT))
			.collect(Collectors.toCollection(TreeSet::new));
	}

	private Stream<ApiResponse> successes(ApiResponses responses) {
		boolean told = responses.keySet().stream().anyMatch(OperationReader::isSuccess);
		return responses.entrySet()
			.stream()
			.filter((response) -> told ? isSuccess(response.getKey()) : response.getKey().equals("default"))
			.sorted(Map.Entry.comparingByKey())
			.map((response) -> resolved(response.getValue(), ApiResponse::get$ref, "responses",
					this.document.getComponents().getResponses()))
			.filter(Objects::nonNull);
	}

	private static Set<String> statuses(ApiResponses responses) {
		return responses.keySet()
			.stream()
			.filter(OperationReader::isSuccess)
			.collect(Collectors.toCollection(TreeSet::new));
	}

	private static boolean isSuccess(String status) {
		return status.startsWith("2");
	}

	private Optional<ApiBody> body(@Nullable Content content) {
		if (content == null || content.isEmpty()) {
			return Optional.empty();
		}
		Map.Entry<String, MediaType> chosen = content.entrySet()
			.stream()
			.filter((type) -> ApiBody.isJson(type.getKey()) || ApiBody.isForm(type.getKey()))
			.min(Comparator.comparingInt(
					(type) -> type.getKey().startsWith("application/json") ? 0 : ApiBody.isJson(type.getKey()) ? 1 : 2))
			.orElseGet(() -> content.entrySet().iterator().next());
		if (!(ApiBody.isJson(chosen.getKey()) || ApiBody.isForm(chosen.getKey())) || chosen.getValue() == null) {
			return Optional.of(new ApiBody(chosen.getKey(), ApiProperty.anything("it is no JSON")));
		}
		return Optional.of(new ApiBody(chosen.getKey(), this.schemas.read(chosen.getValue().getSchema())));
	}

	/**
	 * Follow references within the document.
	 * @return what they lead to, {@code null} if that is not in the document
	 */
	private static <T> @Nullable T resolved(T given, Function<T, @Nullable String> reference, String section,
			@Nullable Map<String, T> components) {
		T found = given;
		for (int i = 0; i < 10; i++) {
			String target = reference.apply(found);
			if (target == null) {
				return found;
			}
			String prefix = "#/components/" + section + "/";
			T next = (target.startsWith(prefix) && components != null)
					? components.get(JsonPointers.decode(target.substring(prefix.length()))) : null;
			if (next == null) {
				return null;
			}
			found = next;
		}
		return null;
	}

}
