/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.schema;

import java.io.IOException;
import java.io.OutputStream;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.codec.GoJson;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.validation.ConstraintTexts;

/**
 * Writes the description of a provider in the format of {@code terraform providers schema
 * -json}.
 *
 * @param address full source address, with a host
 * @param provider the description
 */
public record SchemaDocument(String address, DescribedProvider provider) {

	/**
	 * Version of what is told besides schemas, which is raised if a reader would
	 * misunderstand it.
	 */
	public static final int VERSION = 1;

	private static final String DEFAULT_HOST = "registry.terraform.io";

	/**
	 * Describe a provider.
	 * @param runtime the provider
	 * @param full whether to tell what the provider declares besides its schemas:
	 * defaults, constraints, and what forces replacement, each in a member
	 * {@code declared} that other readers pass over
	 * @return the document
	 */
	public static SchemaDocument of(ProviderRuntime runtime, boolean full) {
		try (ConstraintTexts constraints = full ? ConstraintTexts.open() : ConstraintTexts.NONE) {
			return new SchemaDocument(address(runtime), DescribedProvider.of(runtime, constraints, full));
		}
	}

	/**
	 * Return the full source address of a provider.
	 * @param runtime the provider
	 * @return the address, with a host
	 */
	public static String address(ProviderRuntime runtime) {
		String address = runtime.address();
		return (address.split("/").length < 3) ? DEFAULT_HOST + "/" + address : address;
	}

	/**
	 * Return the member of the document that has the types of a kind.
	 * @param kind the kind
	 * @return the name of the member
	 */
	public static String member(TypeKind kind) {
		return kind.name("_") + "_schemas";
	}

	/**
	 * Write the document on one line, the line not ended.
	 * @param stream where to; not closed
	 * @throws IOException if the stream fails
	 */
	public void write(OutputStream stream) throws IOException {
		GoJson.write(stream, (json) -> {
			DescriptionJson descriptions = new DescriptionJson(json, this.provider.full());
			json.writeStartObject();
			json.writeStringProperty("format_version", "1.0");
			json.writeObjectPropertyStart("provider_schemas");
			json.writeObjectPropertyStart(this.address);
			json.writeObjectPropertyStart("provider");
			descriptions.type(this.provider.settings());
			json.writeEndObject();
			for (TypeKind kind : TypeKind.all()) {
				boolean action = kind.equals(TypeKind.ACTION);
				if (action) {
					descriptions.all("functions", this.provider.functions(), descriptions::function);
					descriptions.all("resource_identity_schemas", this.provider.identities(), descriptions::identity);
				}
				descriptions.all(member(kind), this.provider.types(kind),
						action ? (type) -> descriptions.block(type.object()) : descriptions::type);
			}
			if (this.provider.full()) {
				json.writeNumberProperty(DescriptionJson.DECLARED, VERSION);
			}
			json.writeEndObject();
			json.writeEndObject();
			json.writeEndObject();
		});
	}

}
