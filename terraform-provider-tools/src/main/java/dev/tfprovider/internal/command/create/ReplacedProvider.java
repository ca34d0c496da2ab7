/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

import dev.tfprovider.internal.codec.GoJson;
import dev.tfprovider.internal.codec.JsonTree;
import dev.tfprovider.internal.command.changes.DocumentValue;
import dev.tfprovider.internal.command.template.Template;

/**
 * Writes the sources of a provider that replaces another one: its types have the schemas
 * of the other's, and its methods are left to the author.
 *
 * @param names names of the new project
 * @param address source address of the provider that is replaced
 * @param schema its schema
 */
record ReplacedProvider(ProjectNames names, String address, DocumentValue schema) {

	/**
	 * Members of the document whose types are left to the author.
	 */
	private static final Map<String, String> LEFT = Map.of("ephemeral_resource_schemas", "ephemeral resources",
			"list_resource_schemas", "list resources", "action_schemas", "actions", "functions", "functions",
			"state_store_schemas", "state stores");

	private static final String DEPRECATED = "@DeprecatedType(\"Do not use it any more.\")\n";

	private static final String DEPRECATED_IMPORT = "import dev.tfprovider.attribute.DeprecatedType;\n";

	private static final String BOOT_IMPORT = "import dev.tfprovider.boot.TerraformResource;\n";

	/**
	 * Return the sources.
	 * @param left takes what the author has to write by hand
	 * @return texts by path below the folder of the package
	 */
	Map<String, String> sources(List<String> left) {
		// names that differ in their case alone are one file elsewhere
		Map<String, String> sources = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		settings(sources, left);
		Map<String, DocumentValue> identities = this.schema.member("resource_identity_schemas").members((node) -> node);
		this.schema.member("resource_schemas").members((node) -> node).forEach((type, node) -> {
			reportName(type, left);
			DocumentValue identity = identities.getOrDefault(type, new DocumentValue("", "", null));
			resource(type, node, identity.member("attributes").members((attribute) -> attribute), sources, left);
		});
		this.schema.member("data_source_schemas").members((node) -> node).forEach((type, node) -> {
			reportName("data." + type, left);
			dataSource(type, node, sources, left);
		});
		LEFT.forEach((member, kind) -> {
			Set<String> names = this.schema.member(member).members((node) -> node).keySet();
			if (!names.isEmpty()) {
				left.add(kind + ": " + String.join(", ", names));
			}
		});
		return sources;
	}

	/**
	 * Return the document of the provider that is replaced, and of no other.
	 */
	String document() throws IOException {
		ByteArrayOutputStream text = new ByteArrayOutputStream();
		GoJson.write(text, (json) -> JsonTree.write(json, Map.of("format_version", "1.0", "provider_schemas",
				Map.of(this.address, Objects.requireNonNull(this.schema.value())))));
		return text.toString(StandardCharsets.UTF_8) + "\n";
	}

	/**
	 * Returns the name of a class that no other type has given to one of its own.
	 * @param suffixes what names of the classes of a type end with
	 */
	private String free(String type, Map<String, String> sources, String... suffixes) {
		return ModelSource.free(ModelSource.className(shortName(type)), (name) -> isTaken(name, sources, suffixes));
	}

	private boolean isTaken(String name, Map<String, String> sources, String... suffixes) {
		return Arrays.stream(suffixes)
			.map(name::concat)
			.anyMatch((type) -> sources.containsKey(type + ".java")
					|| type.equalsIgnoreCase(this.names.classPrefix() + "Provider"));
	}

	private void settings(Map<String, String> sources, List<String> left) {
		DocumentValue block = this.schema.member("provider").member("block");
		String name = this.names.classPrefix() + "Settings";
		if (block.member("attributes").isMissing() && block.member("block_types").isMissing()) {
			return;
		}
		ModelSource model = new ModelSource(name, Map.of());
		model.imports().add("dev.tfprovider.boot.ProviderConfiguration");
		model("the provider block", name, model, "@ProviderConfiguration\n", block, sources, left);
	}

	private void resource(String type, DocumentValue node, Map<String, DocumentValue> identity,
			Map<String, String> sources, List<String> left) {
		String name = free(type, sources, "", "Resource");
		model(type, name, new ModelSource(name, identity), "", node.member("block"), sources, left);
		boolean byId = identity.isEmpty() && !node.member("block").member("attributes").member("id").isMissing();
		long version = node.number("version");
		boolean deprecated = node.member("block").flag("deprecated");
		sources
			.put(name + "Resource.java",
					Template.of(ReplacedProvider.class, "replaced-resource.java")
						.fill(Map.ofEntries(Map.entry("PACKAGE", this.names.packageName()), Map.entry("MODEL", name),
								Map.entry("NAME", shortName(type)), Map.entry("OLD_TYPE", type),
								Map.entry("OLD_ADDRESS", withoutHost(this.address)),
								Map.entry("IMPORTS", (deprecated ? DEPRECATED_IMPORT : "")
										+ BOOT_IMPORT + (byId ? "import dev.tfprovider.resource.ImportId;\n" : "")
										+ "import dev.tfprovider.resource.MovableResource;\n"
										+ "import dev.tfprovider.resource.ResourceData;\n"
										+ ((version > 0) ? "import dev.tfprovider.resource.SchemaVersion;\n" : "")),
								Map.entry("ANNOTATIONS",
										(deprecated ? DEPRECATED : "") + (byId ? "@ImportId(\"{id}\")\n" : "")
												+ ((version > 0) ? "@SchemaVersion(" + version + ")\n" : "")))));
	}

	private void dataSource(String type, DocumentValue node, Map<String, String> sources, List<String> left) {
		String name = free(type, sources, "Lookup", "DataSource") + "Lookup";
		boolean deprecated = node.member("block").flag("deprecated");
		model("data." + type, name, new ModelSource(name, Map.of()), "", node.member("block"), sources, left);
		sources.put(name.replaceFirst("Lookup$", "DataSource") + ".java",
				Template.of(ReplacedProvider.class, "replaced-data-source.java")
					.fill(Map.of("PACKAGE", this.names.packageName(), "MODEL", name, "NAME", shortName(type), "CLASS",
							name.replaceFirst("Lookup$", "DataSource"), "OLD_TYPE", type, "IMPORTS",
							deprecated ? DEPRECATED_IMPORT : "", "ANNOTATIONS", deprecated ? DEPRECATED : "")));
	}

	private static void reportName(String type, List<String> left) {
		if (type.indexOf('_') < 0) {
			left.add(type + ": a name without that of the provider before it, which types here always have");
		}
	}

	/**
	 * Add the record of a block.
	 * @param type what is told of it if something is left
	 */
	private void model(String type, String name, ModelSource model, String annotation, DocumentValue block,
			Map<String, String> sources, List<String> left) {
		String text = model.write(name, block);
		model.problems().forEach((problem) -> left.add(type + ": " + problem));
		sources.put(name + ".java", "package " + this.names.packageName() + ";\n\n" + lines(model.imports(), true)
				+ lines(model.imports(), false) + annotation + text);
	}

	private static String lines(Set<String> imports, boolean java) {
		List<String> lines = imports.stream()
			.filter((type) -> type.startsWith("java.") == java)
			.map((type) -> "import " + type + ";\n")
			.toList();
		return String.join("", lines) + (lines.isEmpty() ? "" : "\n");
	}

	/**
	 * Returns the name of a type without the prefix of its provider.
	 */
	private static String shortName(String type) {
		int end = type.indexOf('_');
		return (end > 0) ? type.substring(end + 1) : type;
	}

	private static String withoutHost(String address) {
		String[] parts = address.split("/");
		return (parts.length > 2) ? parts[1] + "/" + parts[2] : address;
	}

}
