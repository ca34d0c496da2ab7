/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.command.schema.Declaration;
import dev.tfprovider.internal.command.schema.DescribedFunction;
import dev.tfprovider.internal.command.schema.DescribedMember;
import dev.tfprovider.internal.command.schema.DescribedMember.Shape;
import dev.tfprovider.internal.command.schema.DescribedObject;
import dev.tfprovider.internal.command.schema.DescribedProvider;
import dev.tfprovider.internal.command.schema.DescribedType;
import dev.tfprovider.internal.command.schema.SchemaDocument;
import dev.tfprovider.internal.mapping.FunctionDocumentation;
import dev.tfprovider.internal.mapping.SignatureParameter;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.ObjectSchema.Nesting;
import dev.tfprovider.internal.validation.ConstraintFact;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a schema document describes, without texts that say nothing of its shape.
 */
final class DescriptionReader {

	private DescriptionReader() {
	}

	static DescribedProvider provider(DocumentValue node) {
		Map<TypeKind, Map<String, DescribedType>> types = new HashMap<>();
		TypeKind.all()
			.forEach((kind) -> types.put(kind,
					node.member(SchemaDocument.member(kind)).members(DescriptionReader::type)));
		// What a later version tells may mean something else
		return new DescribedProvider(type(node.member("provider")), types,
				node.member("functions").members(DescriptionReader::function),
				node.member("resource_identity_schemas").members(DescriptionReader::identity),
				node.number("declared") == SchemaDocument.VERSION);
	}

	private static DescribedType type(DocumentValue node) {
		return new DescribedType(node.number("version"), block(node.member("block")));
	}

	private static DescribedObject block(DocumentValue node) {
		List<DescribedMember> members = new ArrayList<>(attributes(node, false));
		members.addAll(node.member("block_types").named(DescriptionReader::nestedBlock));
		return object(node, members);
	}

	private static DescribedObject object(DocumentValue node, List<DescribedMember> members) {
		return new DescribedObject(members, DescriptionText.NONE, deprecation(node), declaration(node));
	}

	private static DescribedMember nestedBlock(String name, DocumentValue node) {
		DescribedObject inside = block(node.member("block"));
		Shape shape = Shape.block(nesting(node), inside, node.number("min_items"), node.number("max_items"));
		return DescribedMember.of(name, shape, inside, null);
	}

	private static List<DescribedMember> attributes(DocumentValue node, boolean readOnly) {
		return node.member("attributes").named((name, attribute) -> attribute(name, attribute, readOnly));
	}

	/**
	 * Read an attribute. If nobody can set it, nobody can set what is in it, whatever the
	 * document says.
	 */
	private static DescribedMember attribute(String name, DocumentValue node, boolean readOnly) {
		boolean required = node.flag("required") && !readOnly;
		boolean optional = node.flag("optional") && !readOnly;
		boolean fixed = !required && !optional;
		DocumentValue nested = node.member("nested_type");
		Shape shape = nested.isMissing() ? Shape.of(constraint(node.member("type")))
				: Shape.nested(nesting(nested), object(nested, attributes(nested, fixed)));
		return new DescribedMember(name, shape, required, optional, node.flag("computed") || fixed,
				node.flag("sensitive"), node.flag("write_only"), DescriptionText.NONE, deprecation(node),
				declaration(node), null, null);
	}

	private static DescribedType identity(DocumentValue node) {
		return new DescribedType(node.number("version"),
				object(node,
						node.member("attributes")
							.named((name, attribute) -> DescribedMember.plain(name,
									constraint(attribute.member("type")), attribute.flag("required_for_import"),
									DescriptionText.NONE))));
	}

	private static DescribedFunction function(DocumentValue node) {
		DocumentValue variadic = node.member("variadic_parameter");
		return new DescribedFunction(
				new FunctionDocumentation("", DescriptionText.NONE,
						node.text("deprecation_message").isEmpty() ? null : ""),
				node.member("parameters").elements(DescriptionReader::parameter),
				variadic.isMissing() ? null : parameter(variadic), constraint(node.member("return_type")));
	}

	private static SignatureParameter parameter(DocumentValue node) {
		return new SignatureParameter(node.word("name"), constraint(node.member("type")), node.flag("is_nullable"),
				false, DescriptionText.NONE);
	}

	private static @Nullable String deprecation(DocumentValue node) {
		return node.flag("deprecated") ? "" : null;
	}

	private static Nesting nesting(DocumentValue node) {
		String word = node.word("nesting_mode");
		try {
			return Nesting.valueOf(word.toUpperCase(Locale.ROOT));
		}
		catch (IllegalArgumentException ex) {
			throw node.member("nesting_mode").malformed("one of single, group, list, set, map");
		}
	}

	private static Declaration declaration(DocumentValue node) {
		DocumentValue declared = node.member("declared");
		String replacement = declared.word("replacement");
		if (!Declaration.REPLACEMENTS.contains(replacement)) {
			throw declared.member("replacement")
				.malformed("one of " + Declaration.REPLACEMENTS.subList(1, Declaration.REPLACEMENTS.size()));
		}
		return new Declaration(declared.printable("default"), texts(declared, "default_depends_on"),
				texts(declared, "environment"), texts(declared, "allowed_values"), replacement,
				declared.member("constraints").elements(DescriptionReader::fact), texts(declared, "rules"));
	}

	private static List<String> texts(DocumentValue declared, String name) {
		return declared.member(name).elements(DocumentValue::printable);
	}

	private static ConstraintFact fact(DocumentValue node) {
		String text = node.printable("text");
		return new ConstraintFact(node.printable("name"), node.printable("about"),
				node.member("limits").members(DescriptionReader::limit), text.isEmpty() ? List.of() : List.of(text));
	}

	private static Object limit(DocumentValue node) {
		if (node.isArray()) {
			return node.elements(DocumentValue::printable);
		}
		return (node.value() instanceof Boolean || node.value() instanceof Long) ? node.value() : node.printable();
	}

	/**
	 * Read a type constraint.
	 */
	private static TerraformType constraint(DocumentValue node) {
		if (!node.isArray()) {
			return switch (node.word()) {
				case "string" -> TerraformType.STRING;
				case "number" -> TerraformType.NUMBER;
				case "bool" -> TerraformType.BOOL;
				case "dynamic" -> TerraformType.DYNAMIC;
				default -> throw node.malformed("a type");
			};
		}
		List<DocumentValue> parts = node.typeParts();
		DocumentValue content = parts.get(1);
		return switch (parts.get(0).word()) {
			case "list" -> TerraformType.list(constraint(content));
			case "set" -> TerraformType.set(constraint(content));
			case "map" -> TerraformType.map(constraint(content));
			case "object" -> ObjectType.of(content.members(DescriptionReader::constraint));
			case "tuple" ->
				TerraformType.tuple(content.elements(DescriptionReader::constraint).toArray(TerraformType[]::new));
			default -> throw node.malformed("a type");
		};
	}

}
