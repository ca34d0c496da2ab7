/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.mapper;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

import dev.tfprovider.internal.mapping.model.ComponentVisitor;
import dev.tfprovider.internal.mapping.model.ForgottenVisitor;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.DescriptionText;
import dev.tfprovider.internal.schema.SchemaMember;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.schema.SemanticEquality;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps a sealed interface to an object with one attribute for each permitted record,
 * exactly one of them set.
 *
 * @param cases the cases in the order of their names
 * @param type the type of the object
 * @param description what the interface is
 * @param rule says that exactly one case must be set
 */
public record SealedInterfaceMapper(List<Case> cases, ObjectType type, DescriptionText description,
		String rule) implements ObjectValueMapper {

	/**
	 * Create a mapper for the cases of a sealed interface.
	 * @param cases the cases in the order of their names
	 * @param description what the interface is
	 */
	public SealedInterfaceMapper(List<Case> cases, DescriptionText description) {
		this(List.copyOf(cases), BlockSchema.impliedType(cases.stream().map(Case::member).toList()), description,
				cases.stream()
					.map((each) -> '"' + each.member().name() + '"')
					.collect(Collectors.joining(", ", "Exactly one of ", " must be set")));
	}

	@Override
	public List<String> rules() {
		return List.of(this.rule.replace('"', '`') + ".");
	}

	@Override
	public List<SchemaMember> members() {
		return this.cases.stream().map(Case::member).toList();
	}

	@Override
	public Object read(TerraformValue value, NullOnRead reading) {
		ObjectValue object = (ObjectValue) value;
		List<Case> set = this.cases.stream().filter((each) -> !object.get(each.member().name()).isNull()).toList();
		if (set.stream().anyMatch((each) -> object.get(each.member().name()).isUnknown())) {
			throw ValueMappingException.unknown("It is not known yet which of the cases is set.");
		}
		if (set.size() != 1) {
			throw ValueMappingException.invalid(this.rule + ", but there are " + set.size() + ".", null);
		}
		Case only = set.get(0);
		try {
			return only.mapper().read(object.get(only.member().name()), reading);
		}
		catch (ValueMappingException ex) {
			throw ex.prepend(only.step());
		}
	}

	@Override
	public TerraformValue write(Object value, NullOnWrite writing) {
		return ObjectValue.build(this.type, (index) -> this.cases.get(index).write(value, writing));
	}

	@Override
	public void validate(TerraformValue value, LazyPath place, ConfigurationDiagnostics findings) {
		ObjectValue object = (ObjectValue) value;
		int set = 0;
		int unknown = 0;
		for (Case each : this.cases) {
			TerraformValue inside = object.get(each.member().name());
			if (inside.isUnknown()) {
				unknown++;
			}
			else if (!inside.isNull()) {
				set++;
			}
			new MemberRules(each.mapper(), place.at(each.step()), findings).check(each.member(), inside);
		}
		if (set > 1 || set + unknown == 0) {
			findings.invalid(place, "%s, but there are %s.".formatted(this.rule, set));
		}
	}

	@Override
	public void visit(TerraformValue value, LazyPath place, ComponentVisitor visitor) {
		forEachSet(value, (each, inside) -> each.mapper().visit(inside, place.at(each.step()), visitor));
	}

	@Override
	public void findForgotten(TerraformValue value, LazyPath place, ForgottenVisitor visitor) {
		forEachSet(value, (each, inside) -> each.mapper().findForgotten(inside, place.at(each.step()), visitor));
	}

	private void forEachSet(TerraformValue value, BiConsumer<Case, TerraformValue> action) {
		for (Case each : this.cases) {
			TerraformValue inside = ((ObjectValue) value).get(each.member().name());
			if (!inside.isNull() && !inside.isUnknown()) {
				action.accept(each, inside);
			}
		}
	}

	@Override
	public boolean gives(Class<?> javaType) {
		return this.cases.stream().allMatch((each) -> javaType.isAssignableFrom(each.record()));
	}

	@Override
	public @Nullable ValueMapper inside(AttributePath.Step step) {
		return this.cases.stream()
			.filter((each) -> each.step().equals(step))
			.findFirst()
			.map(Case::mapper)
			.orElse(null);
	}

	@Override
	public SemanticEquality equality() {
		return ObjectEquality.of(this.cases.stream().map((each) -> each.mapper().equality()).toList());
	}

	@Override
	public boolean allowsUnknownInside() {
		return this.cases.stream().anyMatch((each) -> each.mapper().allowsUnknownInside());
	}

	@Override
	public boolean isComplete() {
		return this.cases.stream().allMatch((each) -> each.mapper().isComplete());
	}

	/**
	 * A permitted record with its attribute.
	 *
	 * @param record the record
	 * @param member its attribute or block
	 * @param mapper reads and writes the record
	 */
	public record Case(Class<?> record, SchemaMember member, RecordMapper mapper) {

		AttributePath.AttributeName step() {
			return new AttributePath.AttributeName(this.member.name());
		}

		TerraformValue write(Object value, NullOnWrite writing) {
			if (!this.record.isInstance(value)) {
				return this.mapper.empty();
			}
			try {
				return this.mapper.write(value, writing);
			}
			catch (ValueMappingException ex) {
				throw ex.prepend(step());
			}
		}

	}

}
