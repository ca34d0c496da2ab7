/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.schema;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.codec.TypeText;
import dev.tfprovider.test.internal.engine.host.HostDifference;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * Reads schemas from the messages of a provider.
 */
public final class SchemaReader {

	private final Predicate<HostDifference> host;

	private SchemaReader(Predicate<HostDifference> host) {
		this.host = host;
	}

	/**
	 * Return the schemas of a kind.
	 * @return the schemas by type name, ascending
	 */
	public static Map<String, Tfplugin6.Schema> types(ResourceAddress.Kind kind,
			Tfplugin6.GetProviderSchema.Response response) {
		Map<String, Tfplugin6.Schema> types = switch (kind) {
			case MANAGED -> response.getResourceSchemasMap();
			case DATA -> response.getDataSourceSchemasMap();
			case EPHEMERAL -> response.getEphemeralResourceSchemasMap();
			case LIST -> response.getListResourceSchemasMap();
			case ACTION -> response.getActionSchemasMap()
				.entrySet()
				.stream()
				.collect(Collectors.toMap(Map.Entry::getKey, (action) -> action.getValue().getSchema()));
		};
		return new TreeMap<>(types);
	}

	public static SchemaBlock block(Tfplugin6.Schema schema) {
		return block(schema, (fact) -> true);
	}

	/**
	 * Return what a host sees of a schema: an older one knows neither write-only
	 * attributes nor messages about deprecations.
	 * @param schema the schema
	 * @param host tells what is true of the host
	 * @return the schema as the host reads it
	 */
	public static SchemaBlock block(Tfplugin6.Schema schema, Predicate<HostDifference> host) {
		return new SchemaReader(host).block(schema.getBlock());
	}

	public static SchemaBlock block(Tfplugin6.ResourceIdentitySchema schema) {
		List<SchemaAttribute> attributes = schema.getIdentityAttributesList()
			.stream()
			.map((attribute) -> new SchemaAttribute(attribute.getName(),
					TypeText.read(attribute.getType().toByteArray()), null, attribute.getRequiredForImport(),
					attribute.getOptionalForImport(), false, false, false, false, ""))
			.toList();
		return new SchemaBlock(attributes, List.of(), false, "");
	}

	private SchemaBlock block(Tfplugin6.Schema.Block block) {
		return new SchemaBlock(attributes(block.getAttributesList()),
				block.getBlockTypesList().stream().map(this::blockType).toList(), block.getDeprecated(),
				message(block.getDeprecationMessage()));
	}

	private List<SchemaAttribute> attributes(List<Tfplugin6.Schema.Attribute> attributes) {
		return attributes.stream().map(this::attribute).toList();
	}

	private SchemaAttribute attribute(Tfplugin6.Schema.Attribute attribute) {
		SchemaObject nested = attribute.hasNestedType() ? object(attribute.getNestedType()) : null;
		return new SchemaAttribute(attribute.getName(), type(attribute.getType()), nested, attribute.getRequired(),
				attribute.getOptional(), attribute.getComputed(), attribute.getSensitive(),
				attribute.getWriteOnly() && this.host.test(HostDifference.KNOWS_WRITE_ONLY), attribute.getDeprecated(),
				message(attribute.getDeprecationMessage()));
	}

	private String message(String deprecation) {
		return this.host.test(HostDifference.KNOWS_DEPRECATION_MESSAGES) ? deprecation : "";
	}

	private static @Nullable TerraformType type(ByteString json) {
		return json.isEmpty() ? null : TypeText.read(json.toByteArray());
	}

	private SchemaObject object(Tfplugin6.Schema.Object object) {
		return new SchemaObject(nesting(object.getNesting()), attributes(object.getAttributesList()));
	}

	private SchemaBlockType blockType(Tfplugin6.Schema.NestedBlock block) {
		return new SchemaBlockType(block.getTypeName(), nesting(block.getNesting()), block.getMinItems(),
				block.getMaxItems(), block(block.getBlock()));
	}

	private static NestingMode nesting(Enum<?> nesting) {
		try {
			return NestingMode.valueOf(nesting.name());
		}
		catch (IllegalArgumentException ex) {
			return NestingMode.INVALID;
		}
	}

}
