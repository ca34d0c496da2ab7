/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.schema.DescriptionText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Texts6}: every text field of every message that a provider sends is in
 * a table here, and those that hosts print are set by nothing else and cleaned.
 */
class Texts6Tests {

	private static final String DIRTY = "a\u001b[31mb\u202Ec\u0007\ud800";

	private static final String CLEAN = "a\\u001b[31mb\\u202ec\\u0007\\ud800";

	/**
	 * What a text is.
	 */
	private enum Kind {

		/** Printed by hosts. */
		SHOWN,

		/** A name that the start has checked: letters, digits, underscores. */
		NAME,

		/** A part of a place in the configuration, which has to be what it is there. */
		PLACE,

		/** A key that the host gives back, which has to come back as it is. */
		KEY

	}

	private static final Map<String, Kind> FIELDS = new TreeMap<>(Map.ofEntries(
			Map.entry("Diagnostic.summary", Kind.SHOWN), Map.entry("Diagnostic.detail", Kind.SHOWN),
			Map.entry("FunctionError.text", Kind.SHOWN), Map.entry("AttributePath.Step.attribute_name", Kind.PLACE),
			Map.entry("AttributePath.Step.element_key_string", Kind.PLACE),
			Map.entry("Schema.Block.description", Kind.SHOWN),
			Map.entry("Schema.Block.deprecation_message", Kind.SHOWN), Map.entry("Schema.Attribute.name", Kind.NAME),
			Map.entry("Schema.Attribute.description", Kind.SHOWN),
			Map.entry("Schema.Attribute.deprecation_message", Kind.SHOWN),
			Map.entry("Schema.NestedBlock.type_name", Kind.NAME),
			Map.entry("ResourceIdentitySchema.IdentityAttribute.name", Kind.NAME),
			Map.entry("ResourceIdentitySchema.IdentityAttribute.description", Kind.SHOWN),
			Map.entry("Function.Parameter.name", Kind.NAME), Map.entry("Function.Parameter.description", Kind.SHOWN),
			Map.entry("Function.summary", Kind.SHOWN), Map.entry("Function.description", Kind.SHOWN),
			Map.entry("Function.deprecation_message", Kind.SHOWN),
			Map.entry("GetMetadata.EphemeralMetadata.type_name", Kind.NAME),
			Map.entry("GetMetadata.FunctionMetadata.name", Kind.NAME),
			Map.entry("GetMetadata.DataSourceMetadata.type_name", Kind.NAME),
			Map.entry("GetMetadata.ResourceMetadata.type_name", Kind.NAME),
			Map.entry("GetMetadata.ListResourceMetadata.type_name", Kind.NAME),
			Map.entry("GetMetadata.StateStoreMetadata.type_name", Kind.NAME),
			Map.entry("GetMetadata.ActionMetadata.type_name", Kind.NAME),
			Map.entry("StopProvider.Response.Error", Kind.SHOWN),
			Map.entry("ImportResourceState.ImportedResource.type_name", Kind.NAME),
			Map.entry("ListResource.Event.display_name", Kind.SHOWN),
			Map.entry("InvokeAction.Event.Progress.message", Kind.SHOWN),
			Map.entry("LockState.Response.lock_id", Kind.KEY), Map.entry("GetStates.Response.state_id", Kind.KEY)));

	/**
	 * Messages that hosts send, besides those that are called requests.
	 */
	private static final List<String> OF_HOSTS = List.of("RawState", "RequestChunkMeta");

	@Test
	void everyTextThatAProviderSendsIsInTheTable() {
		assertThat(texts().map(Texts6Tests::name)).containsExactlyInAnyOrderElementsOf(FIELDS.keySet());
	}

	@TestFactory
	Stream<DynamicTest> whatHostsPrintIsClean() {
		return texts().filter((field) -> FIELDS.get(name(field)) == Kind.SHOWN)
			.map((field) -> DynamicTest.dynamicTest(name(field), () -> {
				Message.Builder builder = builder(field.getContainingType());
				set(builder, field, DIRTY);
				assertThat(builder.getField(field)).isEqualTo(CLEAN);
			}));
	}

	@Test
	void nothingElseSetsWhatHostsPrint() {
		JavaClasses classes = new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests())
			.importPackages("dev.tfprovider.internal.protocol", "dev.tfprovider.internal.plugin");
		List<String> setters = texts().filter((field) -> FIELDS.get(name(field)) == Kind.SHOWN)
			.flatMap((field) -> Stream.of("", "Bytes")
				.map((suffix) -> className(field.getContainingType()) + "$Builder.set" + camelCase(field) + suffix))
			.toList();
		assertThat(classes.stream()
			.filter((type) -> !type.getPackageName().endsWith(".proto") && !type.isEquivalentTo(Texts6.class))
			.flatMap((type) -> type.getAccessesFromSelf().stream())
			.filter((access) -> setters.contains(target(access)))
			.map(JavaAccess::getDescription)).isEmpty();
		assertThat(classes.get(Texts6.class).getAccessesFromSelf().stream().map(Texts6Tests::target))
			.as("the setters are found by their names")
			.containsAll(setters.stream().filter((setter) -> !setter.endsWith("Bytes")).toList());
	}

	@Test
	void lineBreaksOfANameArePartOfIt() {
		Tfplugin6.ListResource.Event.Builder event = Tfplugin6.ListResource.Event.newBuilder();
		Texts6.displayName(event, "Rex\r\n\tDeleted: all", UnaryOperator.identity());
		assertThat(event.getDisplayName()).isEqualTo("Rex Deleted: all");
	}

	@Test
	void textsOfAnOperationAreRedactedAndCut() {
		Tfplugin6.ListResource.Event.Builder event = Tfplugin6.ListResource.Event.newBuilder();
		Texts6.displayName(event, "hunter2 " + "x".repeat(Texts6.LONGEST_LINE),
				(text) -> text.replace("hunter2", "***"));
		assertThat(event.getDisplayName()).startsWith("*** x").hasSize(Texts6.LONGEST_LINE + 1);
	}

	private static void set(Message.Builder builder, FieldDescriptor field, String text) throws Exception {
		String name = Character.toLowerCase(camelCase(field).charAt(0)) + camelCase(field).substring(1);
		Method method = Arrays.stream(Texts6.class.getDeclaredMethods())
			.filter((each) -> each.getName().equals(name) && each.getParameterCount() > 1
					&& each.getParameterTypes()[0].isInstance(builder))
			.findFirst()
			.orElseThrow(() -> new AssertionError("Texts6 has no method " + name + " for " + name(field)));
		Object value = (method.getParameterTypes()[1] == DescriptionText.class) ? DescriptionText.plain(text) : text;
		if (method.getParameterCount() == 3) {
			method.invoke(null, builder, value, UnaryOperator.identity());
		}
		else {
			method.invoke(null, builder, value);
		}
	}

	private static Stream<FieldDescriptor> texts() {
		return messages(Tfplugin6.getDescriptor().getMessageTypes()).flatMap((message) -> message.getFields().stream())
			.filter((field) -> field.getJavaType() == FieldDescriptor.JavaType.STRING);
	}

	private static Stream<Descriptor> messages(List<Descriptor> messages) {
		return messages.stream()
			.filter((message) -> !message.getName().startsWith("Request") && !OF_HOSTS.contains(message.getName())
					&& !message.getOptions().getMapEntry())
			.flatMap((message) -> Stream.concat(Stream.of(message), messages(message.getNestedTypes())));
	}

	private static String name(FieldDescriptor field) {
		return field.getFullName().substring("tfplugin6.".length());
	}

	private static Message.Builder builder(Descriptor message) throws Exception {
		return (Message.Builder) Class.forName(className(message)).getMethod("newBuilder").invoke(null);
	}

	private static String className(Descriptor message) {
		return Tfplugin6.class.getName() + "$"
				+ message.getFullName().substring("tfplugin6.".length()).replace('.', '$');
	}

	private static String camelCase(FieldDescriptor field) {
		return Arrays.stream(field.getName().split("_"))
			.map((word) -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
			.reduce("", String::concat);
	}

	private static String target(JavaAccess<?> access) {
		return access.getTargetOwner().getName() + "." + access.getTarget().getName();
	}

}
