/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.expression.TemplateParser;
import org.jspecify.annotations.Nullable;

/**
 * Reads Terraform's JSON syntax of one module with one provider.
 */
public final class ModuleReader {

	private static final Set<String> KNOWN = Set.of("terraform", "provider", "resource", "data", "ephemeral", "action",
			"variable", "locals", "output", "moved", "import", "//");

	private ModuleReader() {
	}

	/**
	 * Read a configuration.
	 * @param json text of a {@code .tf.json} file
	 * @return the configuration
	 * @throws IllegalArgumentException if it is no JSON, or has what this engine does not
	 * know
	 */
	public static Module read(String json) {
		JsonNode root = JsonValues.parse(json);
		root.fieldNames().forEachRemaining((name) -> {
			if (!KNOWN.contains(name)) {
				throw new IllegalArgumentException("The in-memory engine knows no '" + name + "' block");
			}
		});
		Module module = Module.empty();
		for (Map.Entry<String, JsonNode> provider : members(root.path("provider"))) {
			for (JsonNode block : alternatives(provider.getValue())) {
				module = provider(module, body(block));
			}
		}
		for (JsonNode terraform : alternatives(root.path("terraform"))) {
			for (Map.Entry<String, JsonNode> meta : terraform.path("provider_meta").properties()) {
				module = module.withProviderMeta(body(only(meta.getValue())));
			}
			for (Map.Entry<String, JsonNode> store : terraform.path("state_store").properties()) {
				module = module.withStateStore(stateStore(store.getKey(), only(store.getValue())));
			}
		}
		module = refactorings(module.with(values(root)), root);
		module = resources(module, root.path("resource"), ResourceAddress.Kind.MANAGED);
		module = resources(module, root.path("ephemeral"), ResourceAddress.Kind.EPHEMERAL);
		module = resources(module, root.path("action"), ResourceAddress.Kind.ACTION);
		return resources(module, root.path("data"), ResourceAddress.Kind.DATA);
	}

	private static Module provider(Module module, Expression.ObjectExpression body) {
		Map<String, Expression> members = new LinkedHashMap<>(body.members());
		List<String> alias = ResourceBlockReader.texts(members.remove("alias"));
		return module.withProvider(alias.isEmpty() ? "" : alias.get(0), new Expression.ObjectExpression(members));
	}

	private static StateStoreBlock stateStore(String type, JsonNode block) {
		Map<String, @Nullable Object> config = JsonValues.members(block);
		config.remove("provider");
		Map<String, @Nullable Object> settings = new LinkedHashMap<>();
		only(block.path("provider")).properties()
			.forEach((provider) -> settings.putAll(JsonValues.members(only(provider.getValue()))));
		return new StateStoreBlock(type, settings, config);
	}

	private static NamedValues values(JsonNode root) {
		NamedValues values = NamedValues.NONE;
		for (Map.Entry<String, JsonNode> variable : members(root.path("variable"))) {
			JsonNode value = only(variable.getValue()).path("default");
			values = values.withVariable(variable.getKey(),
					value.isMissingNode() ? Expression.of(null) : expression(value));
		}
		for (Map.Entry<String, JsonNode> local : members(root.path("locals"))) {
			values = values.withLocal(local.getKey(), expression(local.getValue()));
		}
		for (Map.Entry<String, JsonNode> output : members(root.path("output"))) {
			JsonNode block = only(output.getValue());
			values = values.withOutput(output.getKey(),
					new Output(expression(block.path("value")), block.path("sensitive").asBoolean()));
		}
		return values;
	}

	private static Module refactorings(Module module, JsonNode root) {
		Module result = module;
		for (JsonNode move : alternatives(root.path("moved"))) {
			result = result.withMove(new MoveStatement(address(move.path("from")), address(move.path("to"))));
		}
		for (JsonNode block : alternatives(root.path("import"))) {
			Expression id = block.has("id") ? expression(block.path("id")) : null;
			result = result.withImport(new ImportStatement(address(block.path("to")), id,
					block.has("identity") ? body(block.path("identity")) : null));
		}
		return result;
	}

	private static ResourceAddress address(JsonNode node) {
		return ResourceAddress.parse(node.asText().replaceFirst("^\\$\\{(.*)}$", "$1"));
	}

	private static Module resources(Module module, JsonNode types, ResourceAddress.Kind kind) {
		Module result = module;
		for (Map.Entry<String, JsonNode> type : members(types)) {
			for (Map.Entry<String, JsonNode> name : members(type.getValue())) {
				result = result.with(new ResourceAddress(kind, type.getKey(), name.getKey()),
						body(only(name.getValue())));
			}
		}
		return result;
	}

	/**
	 * Return the members of an object, or of several.
	 */
	private static List<Map.Entry<String, JsonNode>> members(JsonNode node) {
		return alternatives(node).stream().flatMap((object) -> object.properties().stream()).toList();
	}

	private static List<JsonNode> alternatives(JsonNode node) {
		List<JsonNode> nodes = new ArrayList<>();
		if (node.isArray()) {
			node.forEach(nodes::add);
		}
		else if (node.isObject()) {
			nodes.add(node);
		}
		return nodes;
	}

	private static JsonNode only(JsonNode node) {
		return (node.isArray() && node.size() == 1) ? node.get(0) : node;
	}

	private static Expression.ObjectExpression body(JsonNode node) {
		Map<String, Expression> members = new LinkedHashMap<>();
		node.properties()
			.stream()
			.filter((member) -> !member.getKey().equals("//"))
			.forEach((member) -> members.put(member.getKey(), expression(member.getValue())));
		return new Expression.ObjectExpression(members);
	}

	private static Expression expression(JsonNode node) {
		if (node.isObject()) {
			return body(node);
		}
		if (node.isArray()) {
			List<Expression> elements = new ArrayList<>();
			node.forEach((element) -> elements.add(expression(element)));
			return new Expression.ListExpression(elements);
		}
		if (node.isTextual()) {
			return TemplateParser.parse(node.textValue());
		}
		return Expression.of(node.isNumber() ? node.decimalValue() : JsonValues.toJava(node));
	}

}
