/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.command.NearestName;
import dev.tfprovider.internal.command.hcl.HclBlock;
import dev.tfprovider.internal.command.hcl.HclBody;
import dev.tfprovider.internal.command.hcl.HclExpression;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.TerraformType;
import org.jspecify.annotations.Nullable;

/**
 * The names that the examples of a folder declare, and what references to them give.
 */
final class ExampleNames {

	private final ConfiguredTypes types;

	private final Set<String> declared = new HashSet<>();

	ExampleNames(ConfiguredTypes types) {
		this.types = types;
	}

	/**
	 * Add what a file declares.
	 */
	void add(HclBody file) {
		for (HclBlock block : file.blocks()) {
			switch (block.type()) {
				case "variable" -> declare("var", block.labels());
				case "module" -> declare("module", block.labels());
				case "resource" -> declare("", block.labels());
				case "locals" -> block.body().arguments().forEach((local) -> declare("local", List.of(local.name())));
				case "check" -> block.body().blocks("data").forEach((data) -> declare("data", data.labels()));
				case "import", "moved", "removed" -> block.body().arguments().forEach((argument) -> {
					if (argument.value() instanceof HclExpression.Reference address && address.steps().size() > 1) {
						declare("", address.steps().subList(0, 2));
					}
				});
				default -> declare(block.type(), block.labels());
			}
		}
	}

	private void declare(String root, List<String> labels) {
		this.declared.add((root.isEmpty() ? "" : root + ".") + String.join(".", labels));
	}

	/**
	 * Add a problem if a reference leads nowhere.
	 */
	void check(HclExpression.Reference reference, ExampleProblems problems) {
		List<String> steps = reference.steps();
		boolean named = steps.size() > 1 && !steps.get(1).isEmpty();
		switch (steps.get(0)) {
			case "var", "local", "module" -> {
				if (named && !this.declared.contains(steps.get(0) + "." + steps.get(1))) {
					problems.add(reference.line(), "'%s.%s' is declared nowhere in this folder. Declare it.",
							steps.get(0), steps.get(1));
				}
			}
			default -> checkObject(reference, problems);
		}
	}

	private void checkObject(HclExpression.Reference reference, ExampleProblems problems) {
		Target target = target(reference);
		if (target == null) {
			return;
		}
		if (target.schema() == null) {
			problems.add(reference.line(), "The provider has no %s '%s'.%s", target.kind().keyword(), target.type(),
					NearestName.hint(target.type(), this.types.names(target.kind())));
		}
		else if (!this.declared.contains(target.address())) {
			problems.add(reference.line(), "'%s' is declared nowhere in this folder. Declare it.", target.address());
		}
		else if (target.attribute() != null && target.schema().impliedType().indexOf(target.attribute()) < 0) {
			problems.add(reference.line(), "%s '%s' has no attribute '%s'.%s", target.kind().keyword(), target.type(),
					target.attribute(), NearestName.hint(target.attribute(), target.schema().impliedType().names()));
		}
	}

	/**
	 * Return the type of what a reference gives, dynamic if nobody knows.
	 */
	TerraformType type(HclExpression.Reference reference) {
		Target target = target(reference);
		if (target == null || !target.last()) {
			return TerraformType.DYNAMIC;
		}
		BlockSchema schema = target.schema();
		String attribute = target.attribute();
		if (schema == null || attribute == null || schema.impliedType().indexOf(attribute) < 0) {
			return TerraformType.DYNAMIC;
		}
		return schema.impliedType().type(attribute);
	}

	/**
	 * Return the object of the provider that a reference leads to.
	 */
	private @Nullable Target target(HclExpression.Reference reference) {
		ExampleBlock kind = ExampleBlock.referenced(reference.steps().get(0));
		int skip = kind.equals(ExampleBlock.RESOURCE) ? 0 : 1;
		List<String> steps = reference.steps();
		if (steps.size() < skip + 2 || !this.types.owns(steps.get(skip))) {
			return null;
		}
		String type = steps.get(skip);
		String address = String.join(".", steps.subList(0, skip + 2));
		int next = skip + 2;
		if (steps.size() > next && steps.get(next).isEmpty()) {
			next++;
		}
		boolean named = steps.size() > next && !steps.get(next).isEmpty()
				&& !TypeKind.LIST_RESOURCE.equals(kind.type());
		return new Target(kind, type, address, this.types.schema(kind, type), named ? steps.get(next) : null,
				steps.size() == next + 1);
	}

	/**
	 * What a reference leads to.
	 *
	 * @param schema the schema of the type, {@code null} if there is no such type
	 * @param attribute the attribute asked for, {@code null} for the whole object
	 * @param last whether nothing is asked of the attribute
	 */
	private record Target(ExampleBlock kind, String type, String address, @Nullable BlockSchema schema,
			@Nullable String attribute, boolean last) {

	}

}
