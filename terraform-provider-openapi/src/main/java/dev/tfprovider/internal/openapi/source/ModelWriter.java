/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.List;
import java.util.Locale;

import javax.lang.model.element.Modifier;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.tfprovider.internal.openapi.mapping.Annotations;
import dev.tfprovider.internal.openapi.mapping.Literal;
import dev.tfprovider.internal.openapi.mapping.ModelComponent;
import dev.tfprovider.internal.openapi.mapping.NestedType;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;

/**
 * Writes the model record of a resource, with the types inside it.
 *
 * @param model the resource
 */
record ModelWriter(ResourceModel model) {

	SourceFile write() {
		TypeSpec.Builder record = record(this.model.type().simpleName(), this.model.description(),
				this.model.components(), false);
		this.model.nested().forEach((type) -> record.addType(nested(type)));
		return SourceFile.of(this.model.type(), record.addModifiers(Modifier.PUBLIC).build(), false);
	}

	private TypeSpec nested(NestedType type) {
		if (type instanceof NestedType.NestedRecord nested) {
			return nestedRecord(nested).build();
		}
		if (type instanceof NestedType.NestedEnum constants) {
			return enumeration(constants);
		}
		return union((NestedType.NestedUnion) type);
	}

	private TypeSpec.Builder nestedRecord(NestedType.NestedRecord nested) {
		return record(nested.name(), nested.description(), nested.components(), true)
			.addAnnotation(Records.withoutNulls())
			.addModifiers(Modifier.PUBLIC);
	}

	/**
	 * Return a record with annotated components.
	 * @param json whether the components are members of JSON
	 */
	static TypeSpec.Builder record(String name, String description, List<ModelComponent> components, boolean json) {
		MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
		components.forEach((component) -> {
			ParameterSpec.Builder parameter = ParameterSpec.builder(component.declaredType(), component.name())
				.addAnnotations(component.annotations());
			if (json) {
				Records.jsonProperty(component).ifPresent(parameter::addAnnotation);
			}
			constructor.addParameter(parameter.build());
		});
		return TypeSpec.recordBuilder(name)
			.addJavadoc(DocumentationText.record(description, name, components))
			.recordConstructor(constructor.build());
	}

	private static TypeSpec enumeration(NestedType.NestedEnum constants) {
		TypeSpec.Builder type = TypeSpec.enumBuilder(constants.name())
			.addModifiers(Modifier.PUBLIC)
			.addJavadoc(DocumentationText.record(constants.description(), constants.name(), List.of()));
		constants.constants().forEach((name, text) -> {
			TypeSpec.Builder constant = TypeSpec.anonymousClassBuilder("").addAnnotation(Records.jsonProperty(text));
			if (!name.toLowerCase(Locale.ROOT).equals(text)) {
				constant.addAnnotation(Annotations.attribute("EnumText", "value", "$L", Literal.of(text)));
			}
			type.addEnumConstant(name, constant.build());
		});
		return type.build();
	}

	private TypeSpec union(NestedType.NestedUnion union) {
		ClassName name = this.model.type().nestedClass(union.name());
		CodeBlock cases = union.cases()
			.entrySet()
			.stream()
			.map((entry) -> CodeBlock.of("@$T(value = $T.class, name = $L)", Names.JSON_SUB_TYPES.nestedClass("Type"),
					name.nestedClass(entry.getValue().name()), Literal.of(entry.getKey())))
			.collect(CodeBlock.joining(",\n"));
		TypeSpec.Builder type = TypeSpec.interfaceBuilder(union.name())
			.addModifiers(Modifier.PUBLIC, Modifier.SEALED)
			.addJavadoc(DocumentationText.record(union.description(), union.name(), List.of()))
			.addAnnotation(AnnotationSpec.builder(Names.JSON_TYPE_INFO)
				.addMember("use", "$T.Id.NAME", Names.JSON_TYPE_INFO)
				.addMember("property", "$L", Literal.of(union.discriminator()))
				.build())
			.addAnnotation(Annotations.of(Names.JSON_SUB_TYPES, "value", "{ $L }", cases));
		union.cases()
			.values()
			.forEach((each) -> type
				.addType(nestedRecord(each).addModifiers(Modifier.STATIC).addSuperinterface(name).build()));
		return type.build();
	}

}
