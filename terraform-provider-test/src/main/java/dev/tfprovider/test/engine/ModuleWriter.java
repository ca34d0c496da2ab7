/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.internal.JsonValues;
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

	private Map<String, @Nullable Object> module(Module module, String provider) {
		Map<String, @Nullable Object> root = new LinkedHashMap<>();
		if (module.provider() != null) {
			root.put("provider", Map.of(provider, body(DeferredNames.PROVIDER, module.provider())));
		}
		Map<String, Map<String, @Nullable Object>> resources = new LinkedHashMap<>();
		Map<String, Map<String, @Nullable Object>> data = new LinkedHashMap<>();
		for (ResourceBlock block : module.blocks().values()) {
			ResourceAddress address = block.address();
			Map<String, @Nullable Object> body = body(address.toString(), block.body());
			addMetaArguments(block, body);
			(address.data() ? data : resources).computeIfAbsent(address.type(), (type) -> new LinkedHashMap<>())
				.put(address.name(), body);
		}
		if (!this.deferred.isEmpty()) {
			Map<String, @Nullable Object> builtIn = resources.computeIfAbsent("terraform_data",
					(type) -> new LinkedHashMap<>());
			this.deferred.forEach((name, value) -> {
				Map<String, @Nullable Object> body = new LinkedHashMap<>();
				body.put("input", value);
				builtIn.put(name, body);
			});
		}
		if (!resources.isEmpty()) {
			root.put("resource", resources);
		}
		if (!data.isEmpty()) {
			root.put("data", data);
		}
		return root;
	}

	private static void addMetaArguments(ResourceBlock block, Map<String, @Nullable Object> body) {
		if (!block.dependsOn().isEmpty()) {
			body.put("depends_on", block.dependsOn());
		}
		Map<String, @Nullable Object> lifecycle = new LinkedHashMap<>();
		if (block.createBeforeDestroy()) {
			lifecycle.put("create_before_destroy", true);
		}
		if (block.ignoreChanges().all()) {
			lifecycle.put("ignore_changes", "all");
		}
		else if (!block.ignoreChanges().paths().isEmpty()) {
			lifecycle.put("ignore_changes",
					block.ignoreChanges().paths().stream().map(AttributePath::toString).toList());
		}
		if (!lifecycle.isEmpty()) {
			body.put("lifecycle", lifecycle);
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
		if (expression instanceof Expression.Reference reference) {
			return "${" + reference.address() + Problem.pathText(reference.path()) + "}";
		}
		if (expression instanceof Expression.Template template) {
			return template.pieces().stream().map(ModuleWriter::text).collect(Collectors.joining());
		}
		throw new IllegalArgumentException("No text can contain " + expression);
	}

}
