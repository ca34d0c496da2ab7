/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.codec.HostCodecException;
import dev.tfprovider.test.internal.engine.codec.TypeText;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.test.internal.engine.host.HostProfile;
import dev.tfprovider.test.internal.engine.value.GoString;

/**
 * Finds missing or unreadable parts in the messages of a schema. Hosts do not check for
 * these and crash.
 */
public final class SchemaMessageCheck {

	private final Tfplugin6.GetProviderSchema.Response response;

	private final List<String> problems = new ArrayList<>();

	private final HostProfile host;

	public SchemaMessageCheck(Tfplugin6.GetProviderSchema.Response response, HostProfile host) {
		this.response = response;
		this.host = host;
	}

	/**
	 * Return what of the identities would make a host crash, none if nothing would.
	 */
	public static List<String> problems(Tfplugin6.GetResourceIdentitySchemas.Response response) {
		List<String> problems = new ArrayList<>();
		new TreeMap<>(response.getIdentitySchemasMap()).forEach((type, schema) -> schema.getIdentityAttributesList()
			.stream()
			.filter((attribute) -> !isType(attribute.getType()))
			.forEach((attribute) -> problems.add(crash("the identity of managed resource type " + GoString.quote(type),
					noType(attribute.getName())))));
		return problems;
	}

	/**
	 * Return what would make a host crash, none if nothing would.
	 */
	public List<String> problems() {
		check("provider", this.response.getProvider());
		if (this.response.hasProviderMeta()) {
			check("provider_meta", this.response.getProviderMeta());
		}
		for (ResourceAddress.Kind kind : ResourceAddress.Kind.values()) {
			if (kind != ResourceAddress.Kind.ACTION || this.host.has(HostDifference.KNOWS_ACTIONS)) {
				SchemaReader.types(kind, this.response)
					.forEach((type, schema) -> check(kind.typeName() + " " + GoString.quote(type), schema));
			}
		}
		new TreeMap<>(this.response.getFunctionsMap()).forEach(this::function);
		return List.copyOf(this.problems);
	}

	/**
	 * Check a function. A host does not crash on its types but refuses them.
	 */
	private void function(String name, Tfplugin6.Function function) {
		String beginning = "invalid declaration for function " + GoString.quote(name) + ": ";
		List<Tfplugin6.Function.Parameter> parameters = new ArrayList<>(function.getParametersList());
		if (function.hasVariadicParameter()) {
			parameters.add(function.getVariadicParameter());
		}
		parameters.stream()
			.filter((parameter) -> !isType(parameter.getType()))
			.forEach((parameter) -> this.problems.add(beginning + noType(parameter.getName())));
		if (!isType(function.getReturn().getType())) {
			this.problems.add(beginning + "the type that it returns is no type");
		}
	}

	private void check(String subject, Tfplugin6.Schema schema) {
		if (!schema.hasBlock()) {
			report(subject, "the schema has no block");
			return;
		}
		block(subject, "", schema.getBlock());
	}

	private void block(String subject, String path, Tfplugin6.Schema.Block block) {
		block.getAttributesList().forEach((attribute) -> attribute(subject, path, attribute));
		block.getBlockTypesList().forEach((nested) -> {
			String place = path + nested.getTypeName();
			if (nested.hasBlock()) {
				block(subject, place + ".", nested.getBlock());
			}
			else {
				report(subject, "the block type " + GoString.quote(place) + " has no block");
			}
		});
	}

	private void attribute(String subject, String path, Tfplugin6.Schema.Attribute attribute) {
		String place = path + attribute.getName();
		if (!attribute.getType().isEmpty() && !isType(attribute.getType())) {
			report(subject, noType(place));
		}
		attribute.getNestedType().getAttributesList().forEach((member) -> attribute(subject, place + ".", member));
	}

	private static boolean isType(ByteString json) {
		try {
			return TypeText.read(json.toByteArray()) != null;
		}
		catch (HostCodecException ex) {
			return false;
		}
	}

	private void report(String subject, String problem) {
		this.problems.add(crash(subject, problem));
	}

	private static String crash(String subject, String problem) {
		return "the host crashes on the schema of " + subject + ": " + problem;
	}

	private static String noType(String place) {
		return "the type of " + GoString.quote(place) + " is no type";
	}

}
