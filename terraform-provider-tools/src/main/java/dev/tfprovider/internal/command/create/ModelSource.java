/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

import javax.lang.model.SourceVersion;

import dev.tfprovider.internal.command.changes.DocumentValue;
import dev.tfprovider.internal.mapping.model.AttributeNaming;
import org.jspecify.annotations.Nullable;

/**
 * Writes the record of a block that another provider has: its schema is that of the
 * block.
 */
final class ModelSource {

	private static final String ATTRIBUTE = "dev.tfprovider.attribute.";

	/**
	 * Names that a component of a record cannot have.
	 */
	private static final Set<String> METHODS = Set.of("clone", "finalize", "getClass", "hashCode", "notify",
			"notifyAll", "toString", "wait");

	/**
	 * Names that sources mean something else by.
	 */
	private static final Set<String> TAKEN = Set.of("List", "Map", "Set", "BigDecimal", "Nullable", "Optional", "Block",
			"Computed", "Sensitive", "WriteOnly", "Description", "DeprecatedAttribute", "AttributeName", "PlainObject",
			"Id", "UpdatableResource", "MovableResource", "ResourceData", "StateMover", "ImportId", "SchemaVersion",
			"TerraformResource", "TerraformDataSource", "DataSourceReader", "DataSourceData", "ProviderConfiguration");

	private final Set<String> imports = new TreeSet<>();

	private final Set<String> names = new HashSet<>();

	private final List<String> nested = new ArrayList<>();

	private final List<String> problems = new ArrayList<>();

	private final Map<String, DocumentValue> identity;

	/**
	 * Create a writer.
	 * @param name name of the record
	 * @param identity the attributes of the identity of its objects, none for other kinds
	 */
	ModelSource(String name, Map<String, DocumentValue> identity) {
		this.identity = identity;
		this.names.add(name);
	}

	/**
	 * Return the components, each on a line of its own, and what is in the body of the
	 * record.
	 * @param block the block
	 */
	String write(String name, DocumentValue block) {
		String record = "record " + name + "(" + components(block, true) + ") {\n";
		String body = String.join("\n", this.nested);
		return description(block) + record + (body.isEmpty() ? "" : "\n" + body) + "\n}\n";
	}

	Set<String> imports() {
		return this.imports;
	}

	/**
	 * Return what of the schema the record does not have.
	 */
	List<String> problems() {
		return this.problems;
	}

	private String components(DocumentValue block, boolean root) {
		List<String> components = new ArrayList<>();
		Set<String> taken = new HashSet<>();
		block.member("attributes")
			.members((attribute) -> attribute)
			.forEach((name, attribute) -> components.add(attribute(name, javaName(name, taken), attribute, root)));
		block.member("block_types")
			.members((nested) -> nested)
			.forEach((name, nested) -> components.add(block(name, javaName(name, taken), nested)));
		return components.isEmpty() ? "" : "\n\t\t" + String.join(",\n\t\t", components);
	}

	private String attribute(String name, String component, DocumentValue attribute, boolean root) {
		List<String> words = new ArrayList<>(described(name, component, attribute));
		boolean required = attribute.flag("required");
		DocumentValue id = root ? this.identity.get(name) : null;
		if (id != null && required) {
			words.add(0, annotation("Id") + "(configured = true" + optional(id) + ")");
		}
		else if (id != null && !attribute.flag("optional")) {
			words.add(0, annotation("Id") + (optional(id).isEmpty() ? "" : "(optionalForImport = true)"));
		}
		else if (id != null) {
			this.problems.add("the identity attribute \"" + name + "\", which a configuration may leave out");
		}
		boolean given = id != null && !attribute.flag("optional");
		if (attribute.flag("computed") && !given) {
			words.add(annotation("Computed") + (attribute.flag("optional") ? "" : "(readOnly = true)"));
		}
		if (attribute.flag("sensitive")) {
			words.add(annotation("Sensitive"));
		}
		if (attribute.flag("write_only")) {
			words.add(annotation("WriteOnly"));
		}
		if (!required && !given) {
			words.add(nullable());
		}
		DocumentValue nestedType = attribute.member("nested_type");
		String type;
		if (nestedType.isMissing()) {
			DocumentValue constraint = attribute.member("type");
			if (hasObject(constraint)) {
				words.add(annotation("PlainObject"));
			}
			type = type(name, constraint);
		}
		else if (!nestedType.word("nesting_mode").equals("single") && isOfAnyType(nestedType)) {
			type = elementsOfAnyType(name);
		}
		else {
			String record = nested(name, components(nestedType, false));
			type = collection(nestedType.word("nesting_mode"), record);
		}
		words.add(type);
		words.add(component);
		return String.join(" ", words);
	}

	private static String optional(DocumentValue identity) {
		return identity.flag("optional_for_import") ? ", optionalForImport = true" : "";
	}

	private String block(String name, String component, DocumentValue nested) {
		DocumentValue block = nested.member("block");
		List<String> words = new ArrayList<>(described(name, component, block));
		String nesting = nested.word("nesting_mode");
		String record = nested(name, components(block, false));
		List<String> limits = new ArrayList<>();
		boolean single = nesting.equals("single");
		if (nesting.equals("group")) {
			limits.add("group = true");
		}
		if (nested.number("min_items") > 0) {
			limits.add("min = " + nested.number("min_items"));
		}
		if (nested.number("max_items") > 0 && !single) {
			limits.add("max = " + nested.number("max_items"));
		}
		words.add(annotation("Block") + (limits.isEmpty() ? "" : "(" + String.join(", ", limits) + ")"));
		if (single && nested.number("min_items") == 0) {
			words.add(nullable());
		}
		words.add(collection(nesting, record));
		words.add(component);
		return String.join(" ", words);
	}

	/**
	 * Returns the annotations that say the same of attributes and blocks.
	 */
	private List<String> described(String name, String component, DocumentValue node) {
		List<String> words = new ArrayList<>();
		if (!AttributeNaming.snakeCase(component).equals(name)) {
			words.add(annotation("AttributeName") + "(" + quoted(name) + ")");
		}
		if (node.flag("deprecated")) {
			words.add(annotation("DeprecatedAttribute") + "(\"Do not use it any more.\")");
		}
		String text = description(node);
		if (!text.isEmpty()) {
			words.add(text.strip());
		}
		return words;
	}

	private String description(DocumentValue node) {
		String text = node.text("description").strip();
		return text.isEmpty() ? "" : annotation("Description") + "(" + quoted(text) + ")\n";
	}

	private String nested(String name, String components) {
		String record = free(className(name), (each) -> !this.names.add(each));
		this.nested.add("\trecord " + record + "(" + components.replace("\n\t\t", "\n\t\t\t") + ") {\n\n\t}\n");
		return record;
	}

	private String collection(String nesting, String element) {
		return switch (nesting) {
			case "list" -> imported("java.util.List", "List<" + element + ">");
			case "set" -> imported("java.util.Set", "Set<" + element + ">");
			case "map" -> imported("java.util.Map", "Map<String, " + element + ">");
			default -> element;
		};
	}

	private String type(String name, DocumentValue constraint) {
		if (!constraint.isArray()) {
			return switch (constraint.word()) {
				case "string" -> "String";
				case "bool" -> "Boolean";
				case "number" -> imported("java.math.BigDecimal", "BigDecimal");
				default -> "Object";
			};
		}
		List<DocumentValue> parts = constraint.typeParts();
		DocumentValue inner = parts.get(1);
		if (!parts.get(0).word().equals("object") && isTypeOfAnyType(inner)) {
			return elementsOfAnyType(name);
		}
		return switch (parts.get(0).word()) {
			case "list", "set", "map" -> collection(parts.get(0).word(), type(name, inner));
			case "object" -> object(name, inner);
			default -> {
				this.problems.add("\"" + name + "\", which is a tuple: write a TypeCodec");
				yield "Object";
			}
		};
	}

	private String elementsOfAnyType(String name) {
		this.problems.add("\"" + name + "\", whose elements hold values of any type: write an Object or a @Block");
		return "Object";
	}

	/**
	 * Returns whether there is a value of any type in a nested attribute.
	 */
	private static boolean isOfAnyType(DocumentValue nestedType) {
		return nestedType.member("attributes").members((node) -> node).values().stream().anyMatch((attribute) -> {
			DocumentValue inner = attribute.member("nested_type");
			return inner.isMissing() ? isTypeOfAnyType(attribute.member("type")) : isOfAnyType(inner);
		});
	}

	private static boolean isTypeOfAnyType(DocumentValue constraint) {
		if (!constraint.isArray()) {
			return constraint.word().equals("dynamic");
		}
		List<DocumentValue> parts = constraint.typeParts();
		return switch (parts.get(0).word()) {
			case "object" ->
				parts.get(1).members((node) -> node).values().stream().anyMatch(ModelSource::isTypeOfAnyType);
			case "tuple" -> false;
			default -> isTypeOfAnyType(parts.get(1));
		};
	}

	private String object(String name, DocumentValue members) {
		List<String> components = new ArrayList<>();
		Set<String> taken = new HashSet<>();
		members.members((member) -> member).forEach((member, type) -> {
			String component = javaName(member, taken);
			List<String> words = new ArrayList<>(described(member, component, new DocumentValue("", "", Map.of())));
			words.add(nullable());
			words.add(type(member, type));
			words.add(component);
			components.add(String.join(" ", words));
		});
		return nested(name, components.isEmpty() ? "" : "\n\t\t" + String.join(",\n\t\t", components));
	}

	private static boolean hasObject(DocumentValue constraint) {
		if (!constraint.isArray()) {
			return false;
		}
		List<DocumentValue> parts = constraint.typeParts();
		return parts.get(0).word().equals("object") || parts.get(1).isArray() && hasObject(parts.get(1));
	}

	private String nullable() {
		return imported("org.jspecify.annotations.Nullable", "@Nullable");
	}

	private String annotation(String name) {
		return imported(ATTRIBUTE + name, "@" + name);
	}

	private String imported(String type, String text) {
		this.imports.add(type);
		return text;
	}

	/**
	 * Return a name that is not taken, which has a number behind it if it has to.
	 */
	static String free(String name, Predicate<String> taken) {
		String free = name;
		for (int number = 2; taken.test(free); number++) {
			free = name + number;
		}
		return free;
	}

	/**
	 * Return the name of a class for a type or an attribute.
	 */
	static String className(String name) {
		String camel = ProjectNames.camelCase(name);
		return (TAKEN.contains(camel) || isOfJava(camel)) ? camel + "Object" : camel;
	}

	private static boolean isOfJava(@Nullable String name) {
		try {
			Class.forName("java.lang." + name, false, null);
			return true;
		}
		catch (ClassNotFoundException | LinkageError ex) {
			return false;
		}
	}

	private static String javaName(String attribute, Set<String> taken) {
		String name = className(attribute);
		String camel = (attribute.contains("_") || !name.endsWith("Object"))
				? name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1) : attribute;
		return free((SourceVersion.isKeyword(camel) || METHODS.contains(camel)) ? camel + "Value" : camel,
				(each) -> !taken.add(each));
	}

	/**
	 * Return a text as a literal.
	 */
	private static String quoted(String text) {
		StringBuilder literal = new StringBuilder("\"");
		for (char c : text.toCharArray()) {
			switch (c) {
				case '"' -> literal.append("\\\"");
				case '\\' -> literal.append("\\\\");
				case '\n' -> literal.append("\\n");
				case '\t' -> literal.append("\\t");
				case '\r' -> literal.append("\\r");
				default -> literal
					.append((c < ' ' || c > '~') ? String.format(Locale.ROOT, "\\u%04x", (int) c) : String.valueOf(c));
			}
		}
		return literal.append('"').toString();
	}

}
