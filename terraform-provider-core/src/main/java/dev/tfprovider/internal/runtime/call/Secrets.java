/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.value.NumberValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * The sensitive values of one object, which are removed from messages of other code.
 */
final class Secrets {

	private final Set<String> values = new HashSet<>();

	private final Set<String> keys = new HashSet<>();

	private Secrets() {
	}

	static Secrets of(ObjectSchema schema, TerraformValue object) {
		Secrets secrets = new Secrets();
		if (schema.has(ObjectSchema.Property.SECRET)) {
			secrets.find(schema, ObjectSchema.Nesting.SINGLE, object);
		}
		return secrets;
	}

	/**
	 * Return all that is in an object.
	 */
	static Secrets ofWhole(TerraformValue object) {
		Secrets secrets = new Secrets();
		secrets.keep(object);
		return secrets;
	}

	/**
	 * Return what has certain names in an object whose schema nobody knows.
	 * @param names names of secrets, wherever they are
	 * @param object the members of the object: texts, numbers, lists and maps
	 */
	static Secrets named(Set<String> names, Map<String, @Nullable Object> object) {
		Secrets secrets = new Secrets();
		secrets.find(names, object, false);
		return secrets;
	}

	/**
	 * Return the texts and numbers, without the keys of maps.
	 */
	Set<String> values() {
		return this.values;
	}

	/**
	 * Return a diagnostic, without its detail if that shows a sensitive value.
	 */
	Diagnostic hide(Diagnostic diagnostic) {
		if (Stream.concat(this.values.stream(), this.keys.stream())
			.noneMatch((text) -> diagnostic.summary().contains(text) || diagnostic.detail().contains(text))) {
			return diagnostic;
		}
		return new Diagnostic(diagnostic.severity(), "Invalid values",
				"The reason is left out because it would show a sensitive value.", diagnostic.attribute());
	}

	private void find(ObjectSchema schema, ObjectSchema.Nesting nesting, TerraformValue value) {
		switch (nesting) {
			case SINGLE, GROUP -> find(schema, value);
			case LIST, SET -> value.sequence().forEach((element) -> find(schema, element));
			case MAP -> value.entries().values().forEach((element) -> find(schema, element));
		}
	}

	private void find(ObjectSchema schema, TerraformValue value) {
		if (!(value instanceof ObjectValue object)) {
			return;
		}
		for (SchemaMember member : schema.members()) {
			ObjectSchema inside = member.inside();
			if (member instanceof Attribute attribute && ObjectSchema.Property.SECRET.isOf(attribute)) {
				keep(object.get(member.name()));
			}
			else if (inside != null) {
				find(inside, member.nesting(), object.get(member.name()));
			}
		}
	}

	private void find(Set<String> names, @Nullable Object value, boolean secret) {
		if (value instanceof Map<?, ?> object) {
			object.forEach((name, member) -> find(names, member, secret || names.contains(name)));
		}
		else if (value instanceof List<?> list) {
			list.forEach((element) -> find(names, element, secret));
		}
		else if (secret && value instanceof BigDecimal number) {
			this.values.add(number.toPlainString());
		}
		else if (secret && value instanceof String text && !text.isEmpty()) {
			this.values.add(text);
		}
	}

	private void keep(TerraformValue secret) {
		String text = text(secret);
		if (text != null && !text.isEmpty()) {
			this.values.add(text);
		}
		secret.sequence().forEach(this::keep);
		secret.entries().forEach((key, element) -> {
			if (!(secret instanceof ObjectValue)) {
				this.keys.add(key);
			}
			keep(element);
		});
	}

	private static @Nullable String text(TerraformValue value) {
		if (value instanceof NumberValue number) {
			return number.number().toPlainString();
		}
		return (value instanceof StringValue string) ? string.text() : null;
	}

}
