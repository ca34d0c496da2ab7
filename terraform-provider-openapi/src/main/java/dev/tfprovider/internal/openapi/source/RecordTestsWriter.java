/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import javax.lang.model.element.Modifier;

import com.fasterxml.jackson.databind.JsonNode;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.tfprovider.internal.openapi.description.PercentEncoding;
import dev.tfprovider.internal.openapi.mapping.Literal;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.ObjectContent;
import org.jspecify.annotations.Nullable;

/**
 * Writes a test that gives a resource the answers that a probe has recorded.
 *
 * @param model the resource
 * @param provider name of the provider
 */
record RecordTestsWriter(ResourceModel model, String provider) {

	private static final int LONGEST = 15_000;

	/**
	 * Return what a probe has recorded of a resource.
	 */
	static List<JsonNode> record(FoundResource found) {
		return found.corrections().value("record").stream().flatMap(JsonNode::valueStream).toList();
	}

	/**
	 * Write the test.
	 * @return the test; empty if there is no record, or none that can be given again
	 */
	Optional<SourceFile> write() {
		List<String> exchanges = exchanges();
		Optional<Map<String, Object>> configuration = configuration();
		if (exchanges.isEmpty() || configuration.isEmpty()
				|| exchanges.stream().mapToInt(String::length).sum() > LONGEST) {
			return Optional.empty();
		}
		ClassName name = Names.beside(this.model.type(), "RecordTests");
		ClassName service = SharedClass.RECORDED_SERVICE.beside(this.model);
		ClassName registry = ClassName.get("org.springframework.test.context", "DynamicPropertyRegistry");
		String literals = exchanges.stream().map(Literal::of).collect(Collectors.joining(",\n"));
		String address = this.provider + "_" + this.model.found().name() + ".example";
		TypeSpec type = TypeSpec.classBuilder(name)
			.addJavadoc("Gives the resource what a probe has recorded of the service.\n")
			.addAnnotation(Names.PROVIDER_TEST)
			.addField(FieldSpec.builder(service, "SERVICE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
				.initializer("$T.of($L)", service, literals)
				.build())
			.addMethod(MethodSpec.methodBuilder("endpoint")
				.addAnnotation(ClassName.get("org.springframework.test.context", "DynamicPropertySource"))
				.addModifiers(Modifier.STATIC)
				.addParameter(registry, "registry")
				.addStatement("registry.add($S, SERVICE::endpoint)", "terraform.test.settings.endpoint")
				.build())
			.addMethod(MethodSpec.methodBuilder("whatWasRecordedLeavesNothingToDo")
				.addAnnotation(Names.TEST)
				.addParameter(Names.TEST_TERRAFORM, "terraform")
				.addStatement("$T.assertThat(terraform.apply($T.of($S,$W$L))).succeeded()", Names.ASSERTIONS,
						Names.TEST_CONFIGURATION, address, ValueCode.of(configuration.get()))
				.addStatement("$T.assertThat(terraform.plan().hasChanges()).isFalse()", Names.ASSERTIONS)
				.addStatement("$T.assertThat(terraform.destroy()).succeeded()", Names.ASSERTIONS)
				.build())
			.build();
		return Optional.of(SourceFile.of(name, type, true));
	}

	/**
	 * A list that has the object until it is deleted cannot be given again.
	 */
	private List<String> exchanges() {
		List<String> exchanges = new ArrayList<>();
		if (this.model.found().isReadByList() && this.model.found().delete().isAccepted()) {
			return exchanges;
		}
		for (JsonNode exchange : record(this.model.found())) {
			String request = exchange.path("request").asText("");
			if (request.matches("[A-Z]+ /\\S*")) {
				exchanges.add("%s %s %s %s".formatted(request, exchange.path("status").asInt(),
						exchange.path("location").asText("-").replace(" ", "%20"),
						exchange.has("answer") ? exchange.path("answer").toString() : ""));
			}
		}
		return exchanges;
	}

	/**
	 * Return the configuration that leads to the first request.
	 */
	private Optional<Map<String, Object>> configuration() {
		ObjectContent request = this.model.found().id().request();
		for (JsonNode exchange : record(this.model.found())) {
			JsonNode object = request.in(exchange.path("content"));
			if (object.isObject() && exchange.path("status").asInt() / 100 == 2) {
				Map<String, Object> values = object(this.model.components(), object);
				String[] path = exchange.path("request").asText("").replaceFirst("^\\S+ ", "").split("/");
				String[] names = this.model.found().create().path().split("/");
				for (ResourceModel.IdComponent id : this.model.in(this.model.found().create())) {
					int place = List.of(names).indexOf("{" + id.parameter() + "}");
					ModelComponent component = this.model.component(id.name());
					if (place >= 0 && place < path.length) {
						String text = PercentEncoding.decode(path[place]);
						boolean number = component.type().withoutAnnotations().isBoxedPrimitive()
								&& text.matches("-?[0-9]{1,18}");
						values.put(component.attributeName(), number ? new BigDecimal(text) : text);
					}
				}
				return Optional.of(values);
			}
		}
		return Optional.empty();
	}

	private Map<String, Object> object(List<ModelComponent> components, JsonNode object) {
		Map<String, Object> values = new LinkedHashMap<>();
		for (ModelComponent component : components) {
			JsonNode value = object.path(this.model.found().id().request().spelling(component.json()));
			if (!component.json().isEmpty() && !value.isMissingNode() && !value.isNull() && component.use().create()) {
				Object configured = value(component.type().withoutAnnotations(), value);
				if (configured != null) {
					values.put(component.attributeName(), configured);
					component.version(components)
						.ifPresent((version) -> values.put(version.attributeName(), BigDecimal.ONE));
				}
			}
		}
		return values;
	}

	private @Nullable Object value(TypeName type, JsonNode value) {
		if (value.isObject() && this.model.nested(type).isPresent()) {
			return this.model.nestedRecord(type).map((record) -> object(record.components(), value)).orElse(null);
		}
		if (type.equals(Names.JSON_NODE)) {
			return value.toString();
		}
		if (type instanceof ParameterizedTypeName collection) {
			TypeName element = ModelSchema.element(collection);
			if (value.isArray()) {
				List<Object> elements = new ArrayList<>();
				value.forEach((each) -> Optional.ofNullable(value(element, each)).ifPresent(elements::add));
				return elements;
			}
			Map<String, Object> entries = new LinkedHashMap<>();
			value.properties()
				.forEach((entry) -> Optional.ofNullable(value(element, entry.getValue()))
					.ifPresent((each) -> entries.put(entry.getKey(), each)));
			return entries;
		}
		return value.isNumber() ? value.decimalValue() : value.isBoolean() ? value.asBoolean() : value.asText();
	}

}
