/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.NestedObject;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Makes bodies of resources at random, as their schema allows, and checks what providers
 * generate from what comes of them.
 */
public final class RandomBodies {

	private static final int TRIES = 1000;

	private static final int VALID = 10;

	private final Random random;

	private final Map<String, List<?>> pools;

	/**
	 * Create a generator.
	 * @param seed what it makes depends on nothing else
	 * @param pools values by names of attributes, wherever they are; others have values
	 * of their type
	 */
	private RandomBodies(long seed, Map<String, List<?>> pools) {
		this.random = new Random(seed);
		this.pools = pools;
	}

	/**
	 * Check that the configuration that a provider generates from an object is valid and
	 * plans no change, whatever valid configuration the object was made from.
	 * @param definition the provider
	 * @param type the resource type, without the provider's name
	 * @param model its model
	 * @param pools values by names of attributes
	 * @param seed seed of the bodies
	 */
	public static void check(ProviderDefinition definition, String type, Class<?> model, Map<String, List<?>> pools,
			long seed) {
		ObjectSchema schema = ModelMappings.of(definition).resource(model).block();
		RandomBodies bodies = new RandomBodies(seed, pools);
		ConnectionSessions sessions = new ConnectionSessions();
		String address = "corner_" + type + ".a";
		int valid = 0;
		try (InMemoryTerraform terraform = InMemoryTerraform
			.of(CornerProvider.service(definition, sessions), sessions, CornerProvider.ADDRESS)
			.behaveAs(TerraformHost.TERRAFORM_1_16)) {
			for (int i = 0; i < TRIES && valid < VALID; i++) {
				Map<String, Object> body = bodies.body(schema);
				if (terraform.validate(Configuration.of(address, body)).succeeded()) {
					valid++;
					assertThat(terraform.apply(Configuration.of(address, body)).succeeded()).as("apply of %s", body)
						.isTrue();
					assertGenerated(terraform, Map.of(address, secrets(schema, body)), body);
					terraform.destroy();
				}
			}
		}
		assertThat(valid).as("valid bodies").isEqualTo(VALID);
	}

	private static void assertGenerated(InMemoryTerraform terraform, Map<String, Map<String, ?>> secrets,
			Map<String, Object> body) {
		assertThat(terraform.plan(terraform.generateConfiguration(secrets))).as("generated from %s", body)
			.succeeded()
			.hasNoChanges();
	}

	private static Map<String, ?> secrets(ObjectSchema schema, Map<String, Object> body) {
		Map<String, Object> secrets = new LinkedHashMap<>(body);
		Set<String> names = new HashSet<>();
		schema.attributes().stream().filter(Attribute::isWriteOnly).map(Attribute::name).forEach(names::add);
		secrets.keySet().retainAll(names);
		return secrets;
	}

	private Map<String, Object> body(ObjectSchema schema) {
		Map<String, Object> body = new LinkedHashMap<>();
		for (Attribute attribute : schema.attributes()) {
			boolean configured = attribute.mode().isRequired()
					|| (attribute.mode().isConfigurable() && this.random.nextInt(3) > 0);
			NestedObject nested = attribute.nested();
			Object value = !configured ? null
					: (nested != null) ? nested(nested, nested.nesting()) : value(attribute.name(), attribute.type());
			if (value != null) {
				body.put(attribute.name(), value);
			}
		}
		for (NestedBlock block : schema.blocks()) {
			boolean configured = block.minItems() > 0 || this.random.nextInt(3) > 0;
			if (configured) {
				body.put(block.name(), nested(block.block(), block.nesting()));
			}
		}
		return body;
	}

	private Object nested(ObjectSchema schema, ObjectSchema.Nesting nesting) {
		int size = 1 + this.random.nextInt(2);
		return switch (nesting) {
			case SINGLE, GROUP -> body(schema);
			case LIST, SET -> IntStream.range(0, size).mapToObj((index) -> body(schema)).distinct().toList();
			case MAP -> {
				Map<String, Object> entries = new LinkedHashMap<>();
				IntStream.range(0, size).forEach((index) -> entries.put("k" + index, body(schema)));
				yield entries;
			}
		};
	}

	private @Nullable Object value(String name, TerraformType type) {
		List<?> pool = this.pools.get(name);
		if (pool != null) {
			return pool.isEmpty() ? null : pool.get(this.random.nextInt(pool.size()));
		}
		if (type instanceof TerraformType.ListType list) {
			return elements(name, list.element());
		}
		if (type instanceof TerraformType.SetType set) {
			return elements(name, set.element()).stream().distinct().toList();
		}
		if (type instanceof TerraformType.MapType map) {
			Map<String, Object> entries = new LinkedHashMap<>();
			elements(name, map.element()).forEach((element) -> entries.put("k" + entries.size(), element));
			return entries;
		}
		if (type == TerraformType.BOOL) {
			return this.random.nextBoolean();
		}
		if (type == TerraformType.NUMBER) {
			return this.random.nextInt(12);
		}
		return (type == TerraformType.STRING) ? List.of("", "a", "Rex", "x").get(this.random.nextInt(4)) : null;
	}

	private List<Object> elements(String name, TerraformType element) {
		List<Object> elements = new ArrayList<>();
		for (int size = this.random.nextInt(3); size > 0; size--) {
			Object value = value(name, element);
			if (value != null) {
				elements.add(value);
			}
		}
		return elements;
	}

}
