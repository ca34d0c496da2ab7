/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.mapping.mapper.AttributeMember;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.MethodDefault;
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
 * Holds the default of a component, either a fixed value or a method of the record.
 *
 * @param value the default, if it depends on nothing
 * @param derived the default, if it depends on other components
 */
record ComponentDefault(@Nullable TerraformValue value, @Nullable MethodDefault derived) {

	private static final ComponentDefault NONE = new ComponentDefault(null, null);

	static ComponentDefault of(ComponentFlags flags, TypeRef type, ValueMapper mapper, List<Component> siblings,
			String owner, InferenceScope scope) {
		Object given = flags.source().defaultValue();
		List<String> texts = flags.defaultTexts();
		String from = flags.defaultFrom();
		if (given != null) {
			return new ComponentDefault(write(given, mapper, scope), null);
		}
		if (texts != null) {
			return new ComponentDefault(parse(texts, mapper, scope), null);
		}
		if (from == null) {
			return NONE;
		}
		DefaultSource source = DefaultSource.find(flags.source().owner(), from, scope);
		source.checkType(type, scope);
		if (!source.parameters().isEmpty()) {
			List<Component> inputs = inputs(source, siblings, scope);
			return new ComponentDefault(null,
					new MethodDefault(source, inputs, mapper, flags.nullable(), owner + ", made by '" + from + "',"));
		}
		Object value = call(source, from, scope);
		if (value == null) {
			throw scope.refuse("the default that '%s' gives is null".formatted(from),
					"Remove @Default: null is what an optional component is without it");
		}
		return new ComponentDefault(write(value, mapper, scope), null);
	}

	/**
	 * Return the default as text, {@code null} if it has none or there is no default.
	 */
	@Nullable List<String> texts(ComponentFlags flags) {
		List<String> texts = flags.defaultTexts();
		if (texts != null || this.value == null) {
			return texts;
		}
		return texts(this.value);
	}

	/**
	 * Return a value as text, {@code null} if it has none.
	 */
	static @Nullable List<String> texts(TerraformValue value) {
		if (value instanceof ListValue list) {
			return texts(list.elements());
		}
		return (value instanceof SetValue set) ? texts(set.elements()) : texts(List.of(value));
	}

	private static @Nullable List<String> texts(List<TerraformValue> values) {
		if (!values.stream().allMatch((value) -> value.type() instanceof TerraformType.Primitive)) {
			return null;
		}
		return values.stream()
			.map((value) -> (value instanceof StringValue string) ? string.text() : value.toString())
			.toList();
	}

	static @Nullable Object call(DefaultSource source, String name, InferenceScope scope) {
		try {
			return source.get();
		}
		catch (RuntimeException ex) {
			throw scope.refuse("'%s' gives no default, but throws %s".formatted(name, ex), "Correct the method");
		}
	}

	static TerraformValue write(Object value, ValueMapper mapper, InferenceScope scope) {
		try {
			TerraformValue written = mapper.write(value);
			mapper.read(written, NullOnRead.STRICT);
			return written;
		}
		catch (RuntimeException ex) {
			throw scope.refuse("the default %s is not valid: %s".formatted(value, InvalidValueMessage.reason(ex)),
					"Correct the default");
		}
	}

	static TerraformValue parse(List<String> texts, ValueMapper mapper, InferenceScope scope) {
		try {
			return mapper.parseAll(texts);
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
		boolean decided = input.member() instanceof AttributeMember member
				&& member.attribute().mode() == Attribute.Mode.COMPUTED;
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
