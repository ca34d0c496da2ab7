/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

import javax.lang.model.SourceVersion;

import dev.tfprovider.internal.openapi.resource.NameWords;

/**
 * Makes Java names of any names, so that Java, records and Terraform accept them.
 */
public final class JavaNames {

	private static final Set<String> NO_COMPONENTS = Set.of("clone", "finalize", "getClass", "hashCode", "notify",
			"notifyAll", "toString", "wait");

	/**
	 * Names of types that sources import or that are always there.
	 */
	private static final Set<String> TAKEN_TYPES = Set.of("Object", "String", "Integer", "Long", "Double", "Float",
			"Boolean", "Record", "Enum", "Override", "Number", "Character", "Byte", "Short", "Void", "Process",
			"Thread", "System", "Runtime", "Module", "Package", "Class", "Error", "Exception", "Iterable", "Comparable",
			"Math", "Deprecated", "List", "Map", "Set", "Optional", "Stream", "Instant", "LocalDate", "Duration", "URI",
			"UUID", "BigDecimal", "Nullable", "Computed", "Default", "Id", "RequiresReplace", "UseStateForUnknown",
			"Sensitive", "WriteOnly", "AttributeName", "EnumText", "DeprecatedAttribute", "Pattern", "Size", "Min",
			"Max", "DecimalMin", "DecimalMax", "Email", "IpAddress", "IpVersion", "MultipleOf", "JsonNode",
			"JsonProperty", "JsonInclude", "JsonTypeInfo", "JsonSubTypes", "Configuration", "Bean", "Request",
			"Response", "Query", "Test", "Terraform", "Action", "RestClient", "HttpExchange", "ResourceData",
			"ManagedResource", "UpdatableResource", "ListResource", "ListQuery", "Component", "Iterator", "Compiler",
			"ClassLoader", "Page", "Pages", "MergePatches", "Forms", "MultiValueMap", "Created", "Listed", "Cloneable",
			"Runnable", "Readable", "Appendable", "Throwable", "StringBuilder", "Function", "Timeouts", "OneOf",
			"JsonSetter", "Nulls", "DiagnosticException", "AttributePath", "Objects", "Collectors");

	/**
	 * What blocks of resources have for Terraform itself: arguments, and blocks, which
	 * JSON does not tell from arguments.
	 */
	static final Set<String> META_ARGUMENTS = Set.of("count", "for_each", "provider", "depends_on", "lifecycle",
			"connection", "provisioner", "locals");

	private JavaNames() {
	}

	/**
	 * Return the name of a component.
	 * @param property any name
	 * @param root whether the component is an attribute of a resource itself
	 * @param taken names of attributes that there are, to which that of this one is added
	 */
	static ComponentName component(String property, boolean root, Set<String> taken) {
		List<String> words = NameWords.of(property);
		String plain = words.isEmpty() ? "value" : camel(words);
		String legal = Character.isDigit(plain.charAt(0)) ? "value" + plain : plain;
		boolean refused = !SourceVersion.isIdentifier(legal) || SourceVersion.isKeyword(legal)
				|| NO_COMPONENTS.contains(legal);
		String attribute = NameWords.snakeCase(legal);
		if (root && META_ARGUMENTS.contains(attribute)) {
			legal += "Value";
			attribute += "_value";
			refused = false;
		}
		String name = refused ? legal + "Value" : legal;
		String unique = name;
		String uniqueAttribute = attribute;
		for (int i = 2; !taken.add(uniqueAttribute); i++) {
			unique = name + i;
			uniqueAttribute = attribute + i;
		}
		return new ComponentName(unique, NameWords.snakeCase(unique).equals(uniqueAttribute) ? null : uniqueAttribute);
	}

	/**
	 * Return the name of a type.
	 * @param name any name
	 * @param taken names of types that there are, to which this one is added
	 */
	public static String type(String name, Set<String> taken) {
		List<String> words = NameWords.of(name);
		String camel = words.isEmpty() ? "Value" : words.stream().map(JavaNames::capital).collect(Collectors.joining());
		String legal = Character.isDigit(camel.charAt(0)) ? "Value" + camel : camel;
		legal = (legal.length() > 60) ? legal.substring(0, 60) : legal;
		String free = TAKEN_TYPES.contains(legal) ? legal + "Value" : legal;
		String unique = free;
		for (int i = 2; !taken.add(unique.toLowerCase(Locale.ROOT)); i++) {
			unique = free + i;
		}
		return unique;
	}

	/**
	 * Return the name of an enum constant.
	 */
	static String constant(String text, Set<String> taken) {
		String name = NameWords.snakeCase(text).toUpperCase(Locale.ROOT);
		String legal = name.isEmpty() ? "EMPTY" : Character.isDigit(name.charAt(0)) ? "_" + name : name;
		String unique = legal;
		for (int i = 2; !taken.add(unique); i++) {
			unique = legal + "_" + i;
		}
		return unique;
	}

	/**
	 * Return words as the name of a variable.
	 * @param words words in lower case
	 */
	public static String camel(List<String> words) {
		String all = words.stream().map(JavaNames::capital).collect(Collectors.joining());
		return all.substring(0, 1).toLowerCase(Locale.ROOT) + all.substring(1);
	}

	private static String capital(String word) {
		return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
	}

}
