/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.mapping.DeclaredTimeouts;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.TypeDeprecation;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.resource.ImportId;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.MovableResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.SchemaVersion;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.resource.UpgradableIdentity;
import dev.tfprovider.resource.UpgradableResource;
import dev.tfprovider.value.NullValue;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * A resource type that is ready to serve.
 *
 * @param name full type name
 * @param schema shape of its objects
 * @param mapping translates between values and the model
 * @param declaration gives the author's code and tells what it is able to do
 * @param limit lets its calls run only so often
 * @param limits how long its operations may take
 * @param importForm form of its import id, empty if there is none
 * @param identity identity of its objects
 * @param upgrades how states of earlier versions become current ones
 * @param movers what takes over objects of other types, in order
 * @param <M> the model
 */
public record ResourceType<M>(String name, Schema schema, ModelMapping<M> mapping, ResourceDeclaration<M> declaration,
		CallRateLimit limit, TimeLimits limits, ImportForm importForm, Optional<IdentityShape> identity,
		UpgradeChain upgrades, List<PreparedMover<M>> movers) implements ConfiguredType {

	/**
	 * Make a resource ready to serve.
	 * @throws SchemaInferenceException if a model cannot become a schema
	 * @throws InvalidDeclarationException if what the author says does not go together
	 */
	public static <M> ResourceType<M> of(String name, ResourceDeclaration<M> declaration, ModelMappings mappings) {
		checkUpdate(declaration);
		ModelMapping<M> mapping = InferredType.mapping(TypeKind.RESOURCE, name, declaration.model(), mappings);
		UpgradeChain upgrades = upgrades(name, declaration, mappings);
		UpgradeChain identityUpgrades = ability(declaration, UpgradableIdentity.class)
			.map((code) -> UpgradeChain.of(name, code.identityUpgrades(), mappings))
			.orElse(UpgradeChain.NONE);
		Optional<IdentityShape> identity = IdentityShape.of(mapping, identityUpgrades);
		if (identity.isEmpty() && identityUpgrades != UpgradeChain.NONE) {
			throw new InvalidDeclarationException(name + " upgrades identities, but has none",
					"Mark components with simple types, and none that is @Sensitive, as @Id; or do not implement "
							+ "UpgradableIdentity.");
		}
		ImportForm form = declaration.importId()
			.or(() -> annotation(declaration, ImportId.class).map(ImportId::value))
			.map((template) -> ImportForm.parse(template, mapping.block(), name))
			.orElseGet(() -> ImportForm.of(mapping.identifiers()))
			.with(mapping.overrides());
		return new ResourceType<>(name,
				new Schema(upgrades.version(),
						mapping.block().deprecated(TypeDeprecation.of(declaration.implementation()))),
				mapping, declaration, CallRateLimit.of(declaration),
				TimeLimits.of(mapping, DeclaredTimeouts.of(TypeKind.RESOURCE, declaration.implementation())), form,
				identity, upgrades, movers(name, declaration, mappings));
	}

	/**
	 * Refuses code that looks as if it updated objects but is no
	 * {@link UpdatableResource}.
	 */
	private static void checkUpdate(ResourceDeclaration<?> declaration) {
		Class<?> implementation = declaration.implementation();
		if (!declaration.isUpdatable() && hasUpdate(implementation)) {
			throw new InvalidDeclarationException("The resource '" + declaration.origin()
					+ "' has the method update, but is no UpdatableResource: every change would destroy the object",
					"Let " + implementation.getName()
							+ " implement UpdatableResource instead of ManagedResource, or give the method another name.");
		}
	}

	private static boolean hasUpdate(Class<?> implementation) {
		try {
			implementation.getMethod("update", ResourceData.class);
			return true;
		}
		catch (NoSuchMethodException ex) {
			return false;
		}
	}

	/**
	 * Returns an annotation of the author's class, maybe an inherited one.
	 */
	private static <A extends Annotation> Optional<A> annotation(ResourceDeclaration<?> declaration, Class<A> wanted) {
		A found = null;
		for (Class<?> type = declaration.implementation(); type != null && found == null; type = type.getSuperclass()) {
			found = type.getAnnotation(wanted);
		}
		return Optional.ofNullable(found);
	}

	private static UpgradeChain upgrades(String name, ResourceDeclaration<?> declaration, ModelMappings mappings) {
		Optional<UpgradeChain> chain = ability(declaration, UpgradableResource.class)
			.map((code) -> UpgradeChain.of(name, code.stateUpgrades(), mappings));
		Optional<SchemaVersion> annotation = annotation(declaration, SchemaVersion.class);
		if (annotation.isEmpty()) {
			return chain.orElse(UpgradeChain.NONE);
		}
		long version = annotation.get().value();
		if (version < 0 || chain.isPresent() && chain.get().version() != version) {
			throw new InvalidDeclarationException(name + " has @SchemaVersion(" + version + ")"
					+ chain.map((steps) -> ", but its upgrades lead to version " + steps.version())
						.orElse(", which is negative"),
					"Add the missing step, or correct the number.");
		}
		return chain.orElseGet(() -> UpgradeChain.ofVersion(version));
	}

	@SuppressWarnings("unchecked")
	private static <M> List<PreparedMover<M>> movers(String name, ResourceDeclaration<M> declaration,
			ModelMappings mappings) {
		return ability(declaration, MovableResource.class).map((code) -> (MovableResource<M>) code)
			.map(MovableResource::stateMovers)
			.orElse(List.of())
			.stream()
			.map((mover) -> PreparedMover.of(name, mover, mappings))
			.toList();
	}

	private static <A> Optional<A> ability(ResourceDeclaration<?> declaration, Class<A> ability) {
		return declaration.ability(ability).map(Supplier::get);
	}

	@Override
	public TypeKind kind() {
		return TypeKind.RESOURCE;
	}

	/**
	 * Return the author's code, which waits for its turn where calls are limited.
	 * @param running the call it is wanted for
	 */
	public ManagedResource<M> resource(RunningCall running) {
		ManagedResource<M> resource = this.declaration.code();
		return (this.limit == CallRateLimit.NONE) ? resource
				: new LimitedResource<>(resource, this.limit.of(running.scope().session()), running::idle);
	}

	/**
	 * Return the author's code as one that updates objects in place.
	 * @param running the call it is wanted for
	 * @throws UnsupportedOperationException if it does not: something has planned a
	 * change of what configurations cannot change
	 */
	public UpdatableResource<M> updatable(RunningCall running) {
		return updatable(resource(running));
	}

	static <M> UpdatableResource<M> updatable(ManagedResource<M> resource) {
		if (resource instanceof UpdatableResource<M> updatable) {
			return updatable;
		}
		throw new UnsupportedOperationException(resource.getClass().getName() + " does not implement update");
	}

	/**
	 * Return the value that stands for no object.
	 */
	public NullValue nothing() {
		return new NullValue(type());
	}

	/**
	 * Return the identity of an object.
	 * @param object the object, maybe null or unknown in part
	 * @return the identity, maybe unknown in part; {@code null} if it has none
	 */
	@Nullable public ObjectValue identityOf(TerraformValue object) {
		return this.identity.flatMap((shape) -> shape.of(object)).orElse(null);
	}

}
