/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.command.NearestName;
import dev.tfprovider.internal.command.hcl.HclArgument;
import dev.tfprovider.internal.command.hcl.HclBlock;
import dev.tfprovider.internal.command.hcl.HclBody;
import dev.tfprovider.internal.command.hcl.HclExpression;
import dev.tfprovider.internal.command.hcl.HclFile;
import dev.tfprovider.internal.command.hcl.HclSyntaxException;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.IdentityShape;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;

/**
 * Checks examples: what belongs to the provider is validated by the provider itself, what
 * does not is only read.
 */
public final class ExampleCheck {

	private static final Set<String> OTHER_BLOCKS = Set.of("terraform", "variable", "locals", "output", "module",
			"import", "moved", "removed", "check");

	private final ConfiguredTypes types;

	private final ExampleFunctions functions;

	/**
	 * Create a check.
	 * @param runtime the provider
	 */
	public ExampleCheck(ProviderRuntime runtime) {
		this.types = new ConfiguredTypes(runtime);
		this.functions = new ExampleFunctions(this.types);
	}

	/**
	 * Check the examples of a folder, each of which may use what the others declare.
	 * @param sources the files
	 * @return what is wrong, each with file and line; empty if nothing is
	 */
	public List<String> problems(List<ExampleSource> sources) {
		Map<ExampleProblems, HclFile> files = new LinkedHashMap<>();
		ExampleNames names = new ExampleNames(this.types);
		List<String> texts = new ArrayList<>();
		for (ExampleSource source : sources) {
			ExampleProblems problems = new ExampleProblems(source.name());
			try {
				HclFile file = HclFile.parse(source.text());
				names.add(file.body());
				files.put(problems, file);
			}
			catch (HclSyntaxException ex) {
				problems.add(ex.line(), "%s", ex.getMessage());
				texts.addAll(problems.texts());
			}
		}
		files.forEach((problems, file) -> {
			new Run(names, problems).check(file);
			texts.addAll(problems.texts());
		});
		return texts;
	}

	/**
	 * The check of one file.
	 */
	private final class Run {

		private final ExampleNames names;

		private final ExampleProblems problems;

		private final ExpressionValues expressions;

		Run(ExampleNames names, ExampleProblems problems) {
			this.names = names;
			this.problems = problems;
			this.expressions = new ExpressionValues(this::type, problems);
		}

		private TerraformType type(HclExpression expression) {
			if (expression instanceof HclExpression.Reference reference) {
				return this.names.type(reference);
			}
			return (expression instanceof HclExpression.Call call) ? ExampleCheck.this.functions.type(call)
					: TerraformType.DYNAMIC;
		}

		void check(HclFile file) {
			file.body()
				.arguments()
				.forEach((argument) -> this.problems.add(argument.line(), "'%s' is in no block. Move it into one.",
						argument.name()));
			file.body().blocks().forEach(this::check);
			file.references().forEach((reference) -> this.names.check(reference, this.problems));
			file.calls().forEach((call) -> ExampleCheck.this.functions.check(call, this.expressions, this.problems));
		}

		private void check(HclBlock block) {
			ExampleBlock kind = ExampleBlock.byKeyword().get(block.type());
			if (kind != null && !kind.equals(ExampleBlock.STATE_STORE)) {
				check(kind, block);
			}
			else if (!OTHER_BLOCKS.contains(block.type())) {
				Set<String> keywords = new TreeSet<>(ExampleBlock.byKeyword().keySet());
				keywords.addAll(OTHER_BLOCKS);
				this.problems.add(block.line(), "Terraform has no block '%s'.%s", block.type(),
						NearestName.hint(block.type(), keywords));
			}
			else if (block.type().equals("terraform")) {
				block.body()
					.blocks(ExampleBlock.STATE_STORE.keyword())
					.forEach((store) -> check(ExampleBlock.STATE_STORE, store));
			}
			else if (block.type().equals("check")) {
				block.body().blocks("data").forEach(this::check);
			}
			else if (block.type().equals("import")) {
				checkImport(block);
			}
		}

		private void check(ExampleBlock kind, HclBlock block) {
			ConfiguredTypes types = ExampleCheck.this.types;
			if (block.labels().size() != kind.block().labels()) {
				this.problems.add(block.line(), "A block '%s' has %s after the word, but this has %s.", kind.keyword(),
						(kind.block().labels() == 1) ? "1 label" : kind.block().labels() + " labels",
						block.labels().size());
				return;
			}
			String type = block.labels().get(0);
			BlockSchema schema = types.schema(kind, type);
			if (schema == null) {
				if (types.owns(type)) {
					this.problems.add(block.line(), "The provider has no %s '%s'.%s", kind.keyword(), type,
							NearestName.hint(type, types.names(kind)));
				}
				return;
			}
			Set<String> others = new TreeSet<>(kind.block().arguments());
			others.addAll(kind.block().blocks());
			if (kind.block().config()) {
				others.add("config");
				new BlockValues(this.expressions, this.problems).of(BlockSchema.of(), block.body(), block.line(),
						others);
				List<HclBlock> config = block.body().blocks("config");
				validate(kind, type, schema,
						config.isEmpty() ? new HclBody(List.of(), List.of()) : config.get(0).body(),
						config.isEmpty() ? block.line() : config.get(0).line(), Set.of());
				return;
			}
			validate(kind, type, schema, block.body(), block.line(), others);
		}

		private void validate(ExampleBlock kind, String type, BlockSchema schema, HclBody body, int line,
				Set<String> others) {
			ExampleProblems found = new ExampleProblems("");
			ObjectValue config = new BlockValues(new ExpressionValues(this::type, found), found).of(schema, body, line,
					others);
			if (!found.isEmpty()) {
				found.copyTo(this.problems);
				return;
			}
			for (Diagnostic diagnostic : ExampleCheck.this.types.validate(kind, type, config)) {
				if (diagnostic.isError()) {
					this.problems.add(ExamplePlaces.line(body, line, diagnostic.attribute()), "%s: %s",
							diagnostic.summary(), diagnostic.detail());
				}
			}
		}

		/**
		 * Check the identity that an object is imported by.
		 */
		private void checkImport(HclBlock block) {
			HclExpression to = block.body().argument("to").map(HclArgument::value).orElse(null);
			HclExpression identity = block.body().argument("identity").map(HclArgument::value).orElse(null);
			if (to instanceof HclExpression.Reference reference && identity instanceof HclExpression.Members members) {
				ExampleCheck.this.types.runtime()
					.resource(reference.steps().get(0))
					.flatMap(ResourceType::identity)
					.ifPresent((shape) -> checkIdentity(shape, members));
			}
		}

		private void checkIdentity(IdentityShape shape, HclExpression.Members members) {
			for (IdentityShape.Part part : shape.attributes()) {
				HclExpression value = members.entries().get(part.name());
				Attribute attribute = part.attribute();
				if (value != null) {
					this.expressions.of("identity." + part.name(), attribute.type(), value);
				}
				else if (!part.optional() && !members.open()) {
					this.problems.add(members.line(), "'identity.%s' is required. Set it.", part.name());
				}
			}
			members.entries().forEach((name, value) -> {
				if (shape.type().indexOf(name) < 0) {
					this.problems.add(value.line(), "There is no attribute '%s' in the identity.%s", name,
							NearestName.hint(name, shape.type().names()));
				}
			});
		}

	}

}
