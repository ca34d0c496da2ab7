/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.ArrayList;
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
		if (statement.repetition() != null) {
			body.put(statement.repetition().argument(),
					value("list", AttributePath.root(), statement.repetition().expression()));
		}
		if (statement.config() != null) {
			body.put("config", value("list", AttributePath.root(), statement.config()));
		}
		if (statement.limit() != ListStatement.DEFAULT_LIMIT) {
			body.put("limit", statement.limit());
		}
		if (statement.includeResource()) {
			body.put("include_resource", true);
		}
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
		this.deferred.forEach((name, value) -> {
			Map<String, @Nullable Object> body = new LinkedHashMap<>();
			body.put("input", value);
			blocks(kinds, ResourceAddress.Kind.MANAGED, "terraform_data").put(name, body);
		});
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
			if (!alias.isEmpty()) {
				body.put("alias", alias);
			}
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
		putUnlessEmpty(root, "terraform", terraform);
	}

	private void addValues(NamedValues values, Map<String, @Nullable Object> root) {
		Map<String, @Nullable Object> variables = new LinkedHashMap<>();
		values.variables().forEach((name, variable) -> {
			Map<String, @Nullable Object> body = new LinkedHashMap<>();
			body.put("default", value("var." + name, AttributePath.root(), variable));
			variables.put(name, body);
		});
		Map<String, @Nullable Object> locals = new LinkedHashMap<>();
		values.locals().forEach((name, local) -> locals.put(name, value("local." + name, AttributePath.root(), local)));
		Map<String, @Nullable Object> outputs = new LinkedHashMap<>();
		values.outputs().forEach((name, output) -> {
			Map<String, @Nullable Object> body = new LinkedHashMap<>();
			body.put("value", value("output." + name, AttributePath.root("value"), output.value()));
			if (output.sensitive()) {
				body.put("sensitive", true);
			}
			outputs.put(name, body);
		});
		putUnlessEmpty(root, "locals", locals);
		putUnlessEmpty(root, "output", outputs);
		putUnlessEmpty(root, "variable", variables);
	}

	private void addRefactorings(Module module, Map<String, @Nullable Object> root) {
		putUnlessEmpty(root, "moved",
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
		putUnlessEmpty(root, "import", imports);
	}

	private Map<String, @Nullable Object> actionTrigger(ResourceBlock block, ActionTrigger trigger) {
		Map<String, @Nullable Object> body = new LinkedHashMap<>();
		body.put("events", trigger.events());
		if (trigger.condition() != null) {
			body.put("condition",
					value(block.address().toString(), AttributePath.root("condition"), trigger.condition()));
		}
		body.put("actions", trigger.actions().stream().map(ResourceAddress::toString).toList());
		if (!trigger.onFailure().equals("halt")) {
			body.put("on_failure", trigger.onFailure());
		}
		return body;
	}

	private void addMetaArguments(ResourceBlock block, String provider, Map<String, @Nullable Object> body) {
		if (block.repetition() != null) {
			String argument = block.repetition().argument();
			body.put(argument,
					value(block.address().toString(), AttributePath.root(argument), block.repetition().expression()));
		}
		if (!block.provider().isEmpty()) {
			body.put("provider", provider + "." + block.provider());
		}
		putUnlessEmpty(body, "depends_on", block.dependsOn());
		Map<String, @Nullable Object> lifecycle = new LinkedHashMap<>();
		if (block.createBeforeDestroy()) {
			lifecycle.put("create_before_destroy", true);
		}
		if (block.lifecycle().preventDestroy()) {
			lifecycle.put("prevent_destroy", true);
		}
		putUnlessEmpty(lifecycle, "replace_triggered_by",
				block.lifecycle().replaceTriggeredBy().stream().map(ExpressionText::of).toList());
		putUnlessEmpty(lifecycle, "action_trigger",
				block.lifecycle().actionTriggers().stream().map((trigger) -> actionTrigger(block, trigger)).toList());
		if (block.ignoreChanges().all()) {
			lifecycle.put("ignore_changes", "all");
		}
		else {
			putUnlessEmpty(lifecycle, "ignore_changes",
					block.ignoreChanges().paths().stream().map(AttributePath::toString).toList());
		}
		putUnlessEmpty(body, "lifecycle", lifecycle);
	}

	private static void putUnlessEmpty(Map<String, @Nullable Object> body, String name, Map<?, ?> members) {
		if (!members.isEmpty()) {
			body.put(name, members);
		}
	}

	private static void putUnlessEmpty(Map<String, @Nullable Object> body, String name, List<?> elements) {
		if (!elements.isEmpty()) {
			body.put(name, elements);
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
