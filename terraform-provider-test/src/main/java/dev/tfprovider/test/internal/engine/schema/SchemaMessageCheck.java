/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.codec.HostCodecException;
import dev.tfprovider.test.internal.engine.codec.TypeText;
import dev.tfprovider.test.internal.engine.value.GoString;

/**
 * Finds missing or unreadable parts in the messages of a schema. Hosts do not check for
 * these and crash.
 */
public final class SchemaMessageCheck {

	private final Tfplugin6.GetProviderSchema.Response response;

	private final List<String> problems = new ArrayList<>();

	public SchemaMessageCheck(Tfplugin6.GetProviderSchema.Response response) {
		this.response = response;
	}

	/**
	 * Return what would make a host crash, none if nothing would.
	 */
	public List<String> problems() {
		check("provider", this.response.getProvider());
		check("managed resource type", this.response.getResourceSchemasMap());
		check("data resource type", this.response.getDataSourceSchemasMap());
		check("ephemeral resource type", this.response.getEphemeralResourceSchemasMap());
		check("list resource type", this.response.getListResourceSchemasMap());
		return List.copyOf(this.problems);
	}

	private void check(String kind, Map<String, Tfplugin6.Schema> schemas) {
		new TreeMap<>(schemas).forEach((type, schema) -> check(kind + " " + GoString.quote(type), schema));
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
		if (!isType(attribute.getType())) {
			report(subject, "the type of " + GoString.quote(place) + " is no type");
		}
		attribute.getNestedType().getAttributesList().forEach((member) -> attribute(subject, place + ".", member));
	}

	private static boolean isType(ByteString json) {
		try {
			return json.isEmpty() || TypeText.read(json.toByteArray()) != null;
		}
		catch (HostCodecException ex) {
			return false;
		}
	}

	private void report(String subject, String problem) {
		this.problems.add("the host crashes on the schema of " + subject + ": " + problem);
	}

}
