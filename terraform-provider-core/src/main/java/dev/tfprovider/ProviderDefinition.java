/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.schema.SchemaCustomizer;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Defines a provider: its name, the settings of its provider block, its resources, data
 * sources, ephemeral resources, list resources, functions, actions and state stores.
 * Immutable; made by a {@link Builder}.
 */
public final class ProviderDefinition {

	private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

	private static final Set<Integer> PROTOCOLS = Set.of(5, 6);

	private final String name;

	private final String address;

	private final String version;

	private final Set<Integer> protocols;

	private final @Nullable Class<?> settings;

	private final @Nullable Class<?> meta;

	private final List<Supplier<? extends ConfigValidator<?>>> settingsValidations;

	private final Map<TypeKind, List<TypeDeclaration<?, ?>>> types;

	private final List<Functions> functions;

	private final List<TypeCodec<?>> codecs;

	private final List<SchemaCustomizer> schemaCustomizers;

	private ProviderDefinition(Builder builder) {
		this.name = builder.name;
		this.address = (builder.address != null) ? builder.address : "local/" + builder.name;
		this.version = builder.version;
		this.protocols = Set.copyOf(builder.protocols);
		this.settings = builder.settings;
		this.meta = builder.meta;
		this.settingsValidations = List.copyOf(builder.settingsValidations);
		this.types = new LinkedHashMap<>();
		Stream.concat(TypeKind.all().stream().filter(builder.types::containsKey), builder.types.keySet().stream())
			.forEach((kind) -> this.types.computeIfAbsent(kind, (key) -> List.copyOf(builder.types.get(key))));
		this.functions = List.copyOf(builder.functions);
		this.codecs = List.copyOf(builder.codecs);
		this.schemaCustomizers = List.copyOf(builder.schemaCustomizers);
	}

	/**
	 * Return a builder for a provider.
	 * @param name local name of the provider, the prefix of every type name
	 * @return a builder
	 * @throws InvalidDeclarationException if the name is not lower-case letters, digits
	 * and hyphens
	 */
	public static Builder builder(String name) {
		return new Builder(name);
	}

	/**
	 * Return the local name of the provider.
	 * @return the prefix of every type name
	 */
	public String name() {
		return this.name;
	}

	/**
	 * Return the source address.
	 * @return {@code namespace/type} or {@code host/namespace/type}
	 */
	public String address() {
		return this.address;
	}

	/**
	 * Return the version of the provider.
	 * @return a semantic version without a leading {@code v}
	 */
	public String version() {
		return this.version;
	}

	/**
	 * Return the major protocol versions in which the provider is served.
	 * @return 5, 6 or both
	 */
	public Set<Integer> protocols() {
		return this.protocols;
	}

	/**
	 * Return the record of the provider block.
	 * @return the record type, empty if the provider has no settings
	 */
	public Optional<Class<?>> settings() {
		return Optional.ofNullable(this.settings);
	}

	/**
	 * Return the record of the {@code provider_meta} block.
	 * @return the record type, empty if the provider takes no such block
	 */
	public Optional<Class<?>> meta() {
		return Optional.ofNullable(this.meta);
	}

	/**
	 * Return the validators of the settings besides the constraints of their record.
	 * @return gives the code of each
	 */
	public List<Supplier<? extends ConfigValidator<?>>> settingsValidations() {
		return this.settingsValidations;
	}

	/**
	 * Return the types of a kind.
	 * @param kind the kind
	 * @return the declarations, full type names are unique
	 */
	public List<TypeDeclaration<?, ?>> types(TypeKind kind) {
		return this.types.getOrDefault(kind, List.of());
	}

	/**
	 * Return the kinds of types that the provider has.
	 * @return the kinds with a type at least, as {@link TypeKind#all()} orders them
	 */
	public Set<TypeKind> kinds() {
		return Collections.unmodifiableSet(this.types.keySet());
	}

	/**
	 * Return the managed resources.
	 * @return the declarations, full type names are unique
	 */
	public List<ResourceDeclaration<?>> resources() {
		return resources(types(TypeKind.RESOURCE));
	}

	private static List<ResourceDeclaration<?>> resources(List<TypeDeclaration<?, ?>> types) {
		return types.stream().<ResourceDeclaration<?>>map((type) -> (ResourceDeclaration<?>) type).toList();
	}

	/**
	 * Return the functions.
	 * @return the declarations, one for each class with functions
	 */
	public List<Functions> functions() {
		return this.functions;
	}

	/**
	 * Return the codecs of further component types.
	 * @return the codecs
	 */
	public List<TypeCodec<?>> codecs() {
		return this.codecs;
	}

	/**
	 * Return the schema customizers.
	 * @return the customizers, in order
	 */
	public List<SchemaCustomizer> schemaCustomizers() {
		return this.schemaCustomizers;
	}

	/**
	 * Return the full name of a type.
	 * @param name name without the provider's prefix
	 * @return the name as practitioners write it, such as {@code petstore_pet}
	 */
	public String typeName(String name) {
		return this.name.replace('-', '_') + "_" + name;
	}

	/**
	 * Builder for a {@link ProviderDefinition}.
	 */
	public static final class Builder extends ProviderTypesBuilder<Builder> {

		private final String name;

		private @Nullable String address;

		private String version = "0.0.0";

		private Set<Integer> protocols = Set.of(6);

		private @Nullable Class<?> settings;

		private @Nullable Class<?> meta;

		private final List<Supplier<? extends ConfigValidator<?>>> settingsValidations = new ArrayList<>();

		private final List<TypeCodec<?>> codecs = new ArrayList<>();

		private final List<SchemaCustomizer> schemaCustomizers = new ArrayList<>();

		private Builder(String name) {
			if (!NAME.matcher(name).matches()) {
				throw new InvalidDeclarationException("The provider name '" + name + "' is not valid",
						"Start with a lower-case letter and go on with lower-case letters, digits and single hyphens "
								+ "between them.");
			}
			this.name = name;
		}

		/**
		 * Set the source address.
		 * @param address {@code namespace/type} or {@code host/namespace/type};
		 * {@code null} for {@code local/<name>}
		 * @return this
		 */
		public Builder address(@Nullable String address) {
			this.address = address;
			return this;
		}

		/**
		 * Set the version.
		 * @param version a semantic version without a leading {@code v}
		 * @return this
		 */
		public Builder version(String version) {
			this.version = version;
			return this;
		}

		/**
		 * Set the major protocol versions in which the provider is served. Hosts take the
		 * highest that they speak, and every one of today speaks 5 and 6.
		 * @param protocols 5, 6 or both; a provider with nested attributes cannot be
		 * served in 5
		 * @return this
		 * @throws InvalidDeclarationException if there is none, or another number
		 */
		public Builder protocols(Set<Integer> protocols) {
			if (protocols.isEmpty() || !PROTOCOLS.containsAll(protocols)) {
				throw new InvalidDeclarationException(
						"The protocol versions " + new TreeSet<>(protocols) + " of the provider cannot be served",
						"Name 5, 6 or both.");
			}
			this.protocols = protocols;
			return this;
		}

		/**
		 * Set the record of the provider block.
		 * @param settings a record, {@code null} if the provider has no settings
		 * @return this
		 */
		public Builder settings(@Nullable Class<?> settings) {
			this.settings = settings;
			return this;
		}

		/**
		 * Set the record of the {@code provider_meta} block, in which a module says
		 * something about itself to the provider.
		 * @param meta a record, {@code null} if the provider takes no such block
		 * @return this
		 */
		public Builder meta(@Nullable Class<?> meta) {
			this.meta = meta;
			return this;
		}

		/**
		 * Add a check of the settings.
		 * @param validation gives the code; asked for each call
		 * @return this
		 */
		public Builder settingsValidation(Supplier<? extends ConfigValidator<?>> validation) {
			this.settingsValidations.add(validation);
			return this;
		}

		@Override
		Builder self() {
			return this;
		}

		/**
		 * Add a codec of a further component type.
		 * @param codec the codec; wins over a built-in one of the same type
		 * @return this
		 */
		public Builder codec(TypeCodec<?> codec) {
			this.codecs.add(codec);
			return this;
		}

		/**
		 * Add something that says of records what their annotations do not.
		 * @param customizer the customizer, called after those added before
		 * @return this
		 */
		public Builder schemaCustomizer(SchemaCustomizer customizer) {
			this.schemaCustomizers.add(customizer);
			return this;
		}

		/**
		 * Make the definition.
		 * @return the definition
		 * @throws InvalidDeclarationException if a data source has the name of a resource
		 * from which one is derived, or there are state stores and only protocol 5, which
		 * has none
		 */
		public ProviderDefinition build() {
			for (ResourceDeclaration<?> resource : resources(this.types.getOrDefault(TypeKind.RESOURCE, List.of()))) {
				this.types.getOrDefault(TypeKind.DATA_SOURCE, List.of())
					.stream()
					.filter((other) -> resource.isDataSource() && other.name().equals(resource.name()))
					.findAny()
					.ifPresent((other) -> DeclaredTypes.failOnDerived(resource, other));
			}
			if (this.types.containsKey(TypeKind.STATE_STORE) && !this.protocols.contains(6)) {
				throw new InvalidDeclarationException(
						"The provider has the state store '" + this.types.get(TypeKind.STATE_STORE).get(0).name()
								+ "', which cannot be served in protocol 5",
						"Serve protocol 6 too, or leave state stores out.");
			}
			return new ProviderDefinition(this);
		}

	}

	/**
	 * Declares the functions of a class: its methods with {@link TerraformFunction}, and
	 * those it inherits. Immutable.
	 *
	 * @param implementation the class, behind all proxies
	 * @param instance gives an instance of the class; asked for each call
	 * @param origin where the declaration comes from, such as the name of a bean, for
	 * messages to the author
	 */
	public record Functions(Class<?> implementation, Supplier<?> instance, String origin) {

	}

}
