/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.JsonValues;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.DeferredNames;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.expression.ExpressionText;
import dev.tfprovider.test.internal.engine.value.ValueJson;
import dev.tfprovider.value.StringValue;
import org.jspecify.annotations.Nullable;

/**
 * Writes a configuration in Terraform's JSON syntax, for the real CLI. A value that is
 * unknown until apply becomes a reference to a {@code terraform_data} of its own, which
 * Terraform has built in.
 */
public final class ModuleWriter {

	private final Map<String, @Nullable Object> deferred = new LinkedHashMap<>();

	private ModuleWriter() {
	}

	/**
	 * Write a configuration.
	 * @param module the configuration
	 * @param provider local name of the provider
	 * @return text of a {@code .tf.json} file, one argument a line
	 */
	public static String write(Module module, String provider) {
		return JsonValues.writeIndented(new ModuleWriter().module(module, provider));
	}

	/**
	 * Write a block of a query.
	 */
	public static String write(ListStatement statement, String provider) {
		return JsonValues.writeIndented(new ModuleWriter().list(statement, provider));
	}

	/**
	 * Return whether an argument of a query is unknown somewhere, so that it needs a
	 * resource.
	 */
	public static boolean isUnknown(ListStatement statement) {
		ModuleWriter writer = new ModuleWriter();
		writer.list(statement, "");
		return !writer.deferred.isEmpty();
	}

	private Map<String, ?> list(ListStatement statement, String provider) {
		Map<String, @Nullable Object> body = new LinkedHashMap<>();
		body.put("provider", statement.provider().isEmpty() ? provider : provider + "." + statement.provider());
		addRepetition(statement.repetition(), "list", body);
		if (statement.config() != null) {
			body.put("config", body("list", statement.config()));
		}
		putIfSet(body, "limit", (statement.limit() != ListStatement.DEFAULT_LIMIT) ? statement.limit() : null);
		putIfSet(body, "include_resource", statement.includeResource());
		return Map.of("list", Map.of(statement.type(), Map.of(statement.name(), body)));
	}

	private Map<String, @Nullable Object> module(Module module, String provider) {
		Map<String, @Nullable Object> root = new LinkedHashMap<>();
		addProviders(module, provider, root);
		Map<ResourceAddress.Kind, Map<String, Map<String, @Nullable Object>>> kinds = new EnumMap<>(
				ResourceAddress.Kind.class);
		for (ResourceBlock block : module.blocks().values()) {
			ResourceAddress address = block.address();
			Map<String, @Nullable Object> body = body(address.toString(), block.body());
			if (address.action()) {
				body = new LinkedHashMap<>(Map.of("config", body));
			}
			addMetaArguments(block, provider, body);
			blocks(kinds, address.kind(), address.type()).put(address.name(), body);
		}
		addValues(module.values(), root);
		addRefactorings(module, root);
		this.deferred.forEach((name, value) -> blocks(kinds, ResourceAddress.Kind.MANAGED, "terraform_data").put(name,
				Collections.singletonMap("input", value)));
		kinds.forEach((kind, types) -> root.put(section(kind), types));
		return root;
	}

	private static Map<String, @Nullable Object> blocks(
			Map<ResourceAddress.Kind, Map<String, Map<String, @Nullable Object>>> kinds, ResourceAddress.Kind kind,
			String type) {
		return kinds.computeIfAbsent(kind, (any) -> new LinkedHashMap<>())
			.computeIfAbsent(type, (any) -> new LinkedHashMap<>());
	}

	private static String section(ResourceAddress.Kind kind) {
		return (kind == ResourceAddress.Kind.MANAGED) ? "resource" : kind.mode();
	}

	private void addProviders(Module module, String provider, Map<String, @Nullable Object> root) {
		List<@Nullable Object> providers = new ArrayList<>();
		module.providers().forEach((alias, arguments) -> {
			Map<String, @Nullable Object> body = new LinkedHashMap<>();
			putIfSet(body, "alias", alias);
			body.putAll(body(DeferredNames.provider(alias), arguments));
			providers.add(body);
		});
		if (!providers.isEmpty()) {
			root.put("provider", Map.of(provider, (providers.size() == 1) ? providers.get(0) : providers));
		}
		Map<String, @Nullable Object> terraform = new LinkedHashMap<>();
		if (module.providerMeta() != null) {
			terraform.put("provider_meta", Map.of(provider, body("provider_meta", module.providerMeta())));
		}
		StateStoreBlock store = module.stateStore();
		if (store != null) {
			Map<String, @Nullable Object> body = new LinkedHashMap<>();
			body.put("provider", Map.of(provider, store.provider()));
			body.putAll(store.config());
			terraform.put("state_store", Map.of(store.type(), body));
		}
		putIfSet(root, "terraform", terraform);
	}

	private void addValues(NamedValues values, Map<String, @Nullable Object> root) {
		Map<String, Object> variables = new LinkedHashMap<>();
		values.variables()
			.forEach((name, variable) -> variables.put(name,
					Collections.singletonMap("default", value("var." + name, AttributePath.root(), variable))));
		Map<String, @Nullable Object> locals = new LinkedHashMap<>();
		values.locals().forEach((name, local) -> locals.put(name, value("local." + name, AttributePath.root(), local)));
		Map<String, Object> outputs = new LinkedHashMap<>();
		values.outputs().forEach((name, output) -> {
			Map<String, @Nullable Object> body = new LinkedHashMap<>();
			body.put("value", value("output." + name, AttributePath.root("value"), output.value()));
			putIfSet(body, "sensitive", output.sensitive());
			outputs.put(name, body);
		});
		putIfSet(root, "locals", locals);
		putIfSet(root, "output", outputs);
		putIfSet(root, "variable", variables);
	}

	private void addRefactorings(Module module, Map<String, @Nullable Object> root) {
		putIfSet(root, "moved",
				module.moves()
					.stream()
					.map((move) -> Map.of("from", move.from().toString(), "to", move.to().toString()))
					.toList());
		List<@Nullable Object> imports = new ArrayList<>();
		for (ImportStatement statement : module.imports()) {
			Map<String, @Nullable Object> body = new LinkedHashMap<>();
			body.put("to", statement.to().toString());
			String address = "import." + statement.to();
			if (statement.identity() != null) {
				body.put("identity", value(address, AttributePath.root("identity"), statement.identity()));
			}
			else {
				body.put("id", value(address, AttributePath.root("id"), Expression.orNull(statement.id())));
			}
			imports.add(body);
		}
		putIfSet(root, "import", imports);
	}

	private Map<String, @Nullable Object> actionTrigger(ResourceBlock block, ActionTrigger trigger) {
		Map<String, @Nullable Object> body = new LinkedHashMap<>();
		body.put("events", trigger.events());
		if (trigger.condition() != null) {
			body.put("condition",
					value(block.address().toString(), AttributePath.root("condition"), trigger.condition()));
		}
		body.put("actions", trigger.actions().stream().map(ResourceAddress::toString).toList());
		putIfSet(body, "on_failure", trigger.onFailure().equals("halt") ? "" : trigger.onFailure());
		return body;
	}

	private void addMetaArguments(ResourceBlock block, String provider, Map<String, @Nullable Object> body) {
		addRepetition(block.repetition(), block.address().toString(), body);
		putIfSet(body, "provider", block.provider().isEmpty() ? "" : provider + "." + block.provider());
		putIfSet(body, "depends_on", block.dependsOn());
		Map<String, @Nullable Object> lifecycle = new LinkedHashMap<>();
		putIfSet(lifecycle, "create_before_destroy", block.createBeforeDestroy());
		putIfSet(lifecycle, "prevent_destroy", block.lifecycle().preventDestroy());
		putIfSet(lifecycle, "replace_triggered_by",
				block.lifecycle().replaceTriggeredBy().stream().map(ExpressionText::of).toList());
		putIfSet(lifecycle, "action_trigger",
				block.lifecycle().actionTriggers().stream().map((trigger) -> actionTrigger(block, trigger)).toList());
		putIfSet(lifecycle, "ignore_changes", block.ignoreChanges().all() ? "all"
				: block.ignoreChanges().paths().stream().map(AttributePath::toString).toList());
		putIfSet(body, "lifecycle", lifecycle);
	}

	private void addRepetition(@Nullable Repetition repetition, String address, Map<String, @Nullable Object> body) {
		if (repetition != null) {
			body.put(repetition.argument(),
					value(address, AttributePath.root(repetition.argument()), repetition.expression()));
		}
	}

	/**
	 * Put an argument that is as good as left out while it is false or empty.
	 */
	private static void putIfSet(Map<String, @Nullable Object> body, String name, @Nullable Object value) {
		if (value != null && !List.of(false, "", List.of(), Map.of()).contains(value)) {
			body.put(name, value);
		}
	}

	private Map<String, @Nullable Object> body(String address, Expression.ObjectExpression body) {
		Map<String, @Nullable Object> members = new LinkedHashMap<>();
		body.members().forEach((name, member) -> members.put(name, value(address, AttributePath.root(name), member)));
		return members;
	}

	private @Nullable Object value(String address, AttributePath path, Expression expression) {
		if (expression instanceof Expression.ObjectExpression object) {
			Map<String, @Nullable Object> members = new LinkedHashMap<>();
			object.members().forEach((name, member) -> members.put(name, value(address, path.attribute(name), member)));
			return members;
		}
		if (expression instanceof Expression.ListExpression list) {
			List<@Nullable Object> elements = new ArrayList<>();
			for (int i = 0; i < list.elements().size(); i++) {
				elements.add(value(address, path.index(i), list.elements().get(i)));
			}
			return elements;
		}
		if (expression instanceof Expression.Deferred unknown) {
			String name = DeferredNames.of(address, path);
			this.deferred.put(name, value(address, path, unknown.value()));
			return "${terraform_data." + name + ".output}";
		}
		if (expression instanceof Expression.Literal literal && !(literal.value() instanceof StringValue)) {
			return JsonValues.toJava(ValueJson.of(literal.value()));
		}
		return text(expression);
	}

	private static String text(Expression expression) {
		if (expression instanceof Expression.Literal literal && literal.value() instanceof StringValue string) {
			return string.text().replace("${", "$${").replace("%{", "%%{");
		}
		if (expression instanceof Expression.Template template) {
			return template.pieces().stream().map(ModuleWriter::text).collect(Collectors.joining());
		}
		return "${" + ExpressionText.of(expression) + "}";
	}

}
