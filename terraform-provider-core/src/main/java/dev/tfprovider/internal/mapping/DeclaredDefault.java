/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.attribute.Default;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.MethodDefault;
import dev.tfprovider.internal.mapping.mapper.Slot;
import dev.tfprovider.internal.mapping.mapper.ValueMapper;
import dev.tfprovider.internal.mapping.model.DefaultSource;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.InvalidValueMessage;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.TypeRef;
import dev.tfprovider.internal.mapping.model.ValueHolder;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.value.ListValue;
import dev.tfprovider.value.SetValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Holds the default of a component or of a parameter of a function: a fixed value or, for
 * components, a method of the record.
 *
 * @param value the default, if it depends on nothing
 * @param texts the fixed value as texts, for people; {@code null} if it has no such
 * @param derived the default, if it depends on other components
 */
record DeclaredDefault(@Nullable TerraformValue value, @Nullable List<String> texts, @Nullable MethodDefault derived) {

	static final DeclaredDefault NONE = new DeclaredDefault(null, null, null);

	/**
	 * Return the default of a component.
	 */
	static DeclaredDefault of(ComponentFlags flags, TypeRef type, ValueMapper mapper, List<Component> siblings,
			String owner, InferenceScope scope) {
		Object given = flags.source().defaultValue();
		if (given != null) {
			return written(given, mapper, scope);
		}
		Default annotation = flags.defaults();
		if (annotation == null) {
			return NONE;
		}
		String from = annotation.from();
		if (from.isEmpty()) {
			return parsed(annotation, mapper, scope);
		}
		DefaultSource source = DefaultSource.find(flags.source().owner(), from, scope);
		source.checkType(type, scope);
		if (source.parameters().isEmpty()) {
			return made(source, from, mapper, scope);
		}
		List<Component> inputs = inputs(source, siblings, scope);
		return new DeclaredDefault(null, null,
				new MethodDefault(source, inputs, mapper, flags.nullable(), owner + ", made by '" + from + "',"));
	}

	/**
	 * Return the default of a parameter.
	 */
	static DeclaredDefault of(Default annotation, Class<?> owner, Slot slot, InferenceScope scope) {
		String from = annotation.from();
		if (from.isEmpty()) {
			return parsed(annotation, slot.mapper(), scope);
		}
		DefaultSource source = DefaultSource.find(owner, from, scope);
		source.checkType(slot.type(), scope);
		if (!source.parameters().isEmpty()) {
			throw scope.refuse("the method '%s' that gives the default has parameters".formatted(from),
					"Remove them: the default of a parameter depends on nothing");
		}
		return made(source, from, slot.mapper(), scope);
	}

	/**
	 * Return a value as text, {@code null} if it has none.
	 */
	private static @Nullable List<String> texts(TerraformValue value) {
		List<TerraformValue> values = (value instanceof ListValue || value instanceof SetValue) ? value.sequence()
				: List.of(value);
		if (!values.stream().allMatch((each) -> each.type() instanceof TerraformType.Primitive)) {
			return null;
		}
		return values.stream()
			.map((each) -> (each instanceof StringValue string) ? string.text() : each.toString())
			.toList();
	}

	private static DeclaredDefault made(DefaultSource source, String name, ValueMapper mapper, InferenceScope scope) {
		Object value;
		try {
			value = source.get();
		}
		catch (RuntimeException ex) {
			throw scope.refuse("'%s' gives no default, but throws %s".formatted(name, ex), "Correct the method");
		}
		if (value == null) {
			throw scope.refuse("the default that '%s' gives is null".formatted(name),
					"Remove @Default and use @Nullable, or return a value");
		}
		return written(value, mapper, scope);
	}

	private static DeclaredDefault written(Object value, ValueMapper mapper, InferenceScope scope) {
		try {
			TerraformValue written = mapper.write(value);
			mapper.read(written, NullOnRead.STRICT);
			return new DeclaredDefault(written, texts(written), null);
		}
		catch (RuntimeException ex) {
			throw scope.refuse("the default %s is not valid: %s".formatted(value, InvalidValueMessage.reason(ex)),
					"Correct the default");
		}
	}

	private static DeclaredDefault parsed(Default annotation, ValueMapper mapper, InferenceScope scope) {
		List<String> texts = List.of(annotation.value());
		try {
			return new DeclaredDefault(mapper.parseAll(texts), texts, null);
		}
		catch (RuntimeException ex) {
			throw scope.refuse("the default " + texts + " is not valid: " + InvalidValueMessage.reason(ex),
					"Correct the text in @Default, or remove the annotation");
		}
	}

	private static List<Component> inputs(DefaultSource source, List<Component> siblings, InferenceScope scope) {
		List<Component> inputs = new ArrayList<>();
		for (int i = 0; i < source.parameters().size(); i++) {
			String name = source.parameters().get(i);
			Component input = siblings.stream()
				.filter((sibling) -> sibling.javaName().equals(name))
				.findFirst()
				.orElseThrow(() -> scope.refuse(
						"the default depends on '%s', but no component that can be known first has that name"
							.formatted(name),
						"Name the parameters of the method like other components, and let no two defaults depend "
								+ "on each other"));
			checkInput(input, source.types().get(i), scope);
			inputs.add(input);
		}
		return inputs;
	}

	private static void checkInput(Component input, TypeRef type, InferenceScope scope) {
		if (input.slot().holder() != ValueHolder.PLAIN && input.slot().holder() != ValueHolder.TERRAFORM_VALUE
				|| !input.slot().type().isSame(type)) {
			throw scope.refuse("the default takes '%s' as %s".formatted(input.javaName(), type),
					"Give the parameter the type of the component, which must be neither an Optional nor a Value");
		}
		boolean decided = input.member() instanceof Attribute attribute && attribute.mode() == Attribute.Mode.COMPUTED;
		if (decided || input.slot().rules().writeOnly()) {
			throw scope.refuse("the default depends on '%s', which is not part of the plan".formatted(input.javaName()),
					"Depend on components that are configured or have defaults themselves");
		}
		if (type.primitive() != null && !input.isNeeded() && input.slot().rules().fallback() == null
				&& input.derived() == null) {
			throw scope.refuse("the default takes '%s', which may be null, as %s".formatted(input.javaName(), type),
					"Declare the parameter as " + type.boxedText());
		}
	}

}
