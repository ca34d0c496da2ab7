/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.ConfigurationDiagnostics;
import dev.tfprovider.internal.mapping.mapper.MemberRules;
import dev.tfprovider.internal.mapping.model.ComponentVisitor;
import dev.tfprovider.internal.mapping.model.ForgottenVisitor;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Maps the model of a managed resource to the data source derived from it: the
 * identifiers are arguments, all other attributes are computed.
 *
 * @param <M> the model record
 */
final class DerivedDataSourceMapping<M> extends ModelMapping<M> {

	private final List<Component> keys;

	private final BlockSchema block;

	DerivedDataSourceMapping(Class<M> model, Mappers mappers, OverridableSettings settings) {
		super(model, ModelKind.RESOURCE, mappers, settings);
		this.keys = mapper().components().stream().filter(Component::identifier).toList();
		Set<String> names = identifiers().stream().map(Attribute::name).collect(Collectors.toSet());
		Set<String> optional = overrides().stream().map(Attribute::name).collect(Collectors.toSet());
		this.block = new DerivedDataSourceShape(names, optional).block(super.block());
	}

	@Override
	public BlockSchema block() {
		return this.block;
	}

	@Override
	public M read(ObjectValue value) {
		return readPartial(value);
	}

	@Override
	public M readPartial(ObjectValue value) {
		Map<String, TerraformValue> known = new TreeMap<>();
		this.keys.forEach((key) -> known.put(key.name(), value.get(key.name())));
		return super.readPartial(ObjectValue.ofNulls(mapper().type()).with(known));
	}

	@Override
	public ObjectValue write(M model) {
		return writePartial(model);
	}

	@Override
	public ObjectValue writePartial(M model) {
		return DerivedDataSourceShape.object(this.block, super.writePartial(model));
	}

	@Override
	public void validate(ObjectValue config, boolean writeOnlyAllowed, Diagnostics diagnostics) {
		ConfigurationDiagnostics findings = new ConfigurationDiagnostics(diagnostics, writeOnlyAllowed);
		for (Component component : mapper().components()) {
			this.block.attribute(AttributePath.root(component.name()))
				.ifPresent((attribute) -> new MemberRules(component.slot().mapper(), LazyPath.ROOT.at(component.step()),
						findings)
					.check(attribute, config.get(component.name())));
		}
	}

	/**
	 * What a lookup finds need not be complete.
	 */
	@Override
	public void findForgotten(ObjectValue object, ForgottenVisitor visitor) {
	}

	@Override
	public void visitKnown(ObjectValue config, ComponentVisitor visitor) {
		this.keys.forEach((key) -> key.visit(config.get(key.name()), LazyPath.ROOT, visitor));
	}

}
