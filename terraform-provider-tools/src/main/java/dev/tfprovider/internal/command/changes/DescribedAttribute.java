/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.Map;
import java.util.TreeMap;

/**
 * An attribute as a schema document describes it.
 *
 * @param type its type as a configuration writes it, for a nested attribute the one that
 * its objects imply
 * @param nesting how the objects of a nested attribute are held, such as {@code list},
 * empty for another attribute
 * @param nested attributes of the objects of a nested attribute
 * @param required whether configurations must set it
 * @param optional whether configurations may set it
 * @param computed whether the provider gives it a value where the configuration does not
 * @param sensitive whether the CLI hides its value
 * @param writeOnly whether its value is never stored
 * @param deprecated whether a warning is given where it is used
 * @param declared what the document tells beyond the schema
 * @param inside the same of the objects of a nested attribute
 */
record DescribedAttribute(String type, String nesting, Map<String, DescribedAttribute> nested, boolean required,
		boolean optional, boolean computed, boolean sensitive, boolean writeOnly, boolean deprecated,
		DescribedDeclaration declared, DescribedDeclaration inside) {

	static DescribedAttribute of(DocumentValue node) {
		DescribedAttribute written = written(node);
		return written.isConfigurable() ? written : written.readOnlyThroughout();
	}

	private static DescribedAttribute written(DocumentValue node) {
		DocumentValue nestedType = node.member("nested_type");
		Map<String, DescribedAttribute> nested = nestedType.member("attributes").members(DescribedAttribute::of);
		String nesting = nestedType.word("nesting_mode");
		String type = nestedType.isMissing() ? TypeConstraintText.of(node.member("type")) : implied(nesting, nested);
		return new DescribedAttribute(type, nesting, nested, node.flag("required"), node.flag("optional"),
				node.flag("computed"), node.flag("sensitive"), node.flag("write_only"), node.flag("deprecated"),
				DescribedDeclaration.of(node), DescribedDeclaration.of(nestedType));
	}

	private static String implied(String nesting, Map<String, DescribedAttribute> nested) {
		Map<String, String> types = new TreeMap<>();
		nested.forEach((name, attribute) -> types.put(name, attribute.type()));
		String object = TypeConstraintText.object(types);
		return (nesting.equals("single") || nesting.equals("group")) ? object : nesting + "(" + object + ")";
	}

	/**
	 * Returns the attribute with members that nobody can set, whatever they say: nobody
	 * can set the objects that they are in.
	 */
	private DescribedAttribute readOnlyThroughout() {
		Map<String, DescribedAttribute> members = new TreeMap<>();
		this.nested.forEach((name, member) -> members.put(name, member.readOnlyThroughout()));
		return new DescribedAttribute(this.type, this.nesting, members, false, false, true, this.sensitive,
				this.writeOnly, this.deprecated, this.declared, this.inside);
	}

	boolean isNested() {
		return !this.nesting.isEmpty();
	}

	boolean isConfigurable() {
		return this.required || this.optional;
	}

}
