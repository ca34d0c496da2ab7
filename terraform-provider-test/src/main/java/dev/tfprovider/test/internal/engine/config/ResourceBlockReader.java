/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.tfprovider.test.internal.engine.address.ResourceAddress;
import dev.tfprovider.test.internal.engine.expression.Expression;
import dev.tfprovider.test.internal.engine.expression.TemplateParser;
import dev.tfprovider.test.internal.engine.schema.IgnoreChanges;
import dev.tfprovider.test.internal.engine.value.CheckProblem;
import dev.tfprovider.value.BoolValue;
import dev.tfprovider.value.StringValue;
import org.jspecify.annotations.Nullable;

/**
 * Takes the arguments of Terraform itself out of the body of a resource.
 */
final class ResourceBlockReader {

	private static final List<String> UNSUPPORTED = List.of("provisioner", "connection");

	private ResourceBlockReader() {
	}

	static ResourceBlock read(ResourceAddress address, Expression.ObjectExpression body) {
		Map<String, Expression> arguments = new LinkedHashMap<>(body.members());
		UNSUPPORTED.stream().filter(arguments::containsKey).findFirst().ifPresent((name) -> {
			throw new IllegalArgumentException(
					"The in-memory engine knows no '" + name + "', which " + address + " has");
		});
		List<String> dependsOn = texts(arguments.remove("depends_on"));
		Lifecycle lifecycle = lifecycle(members(arguments.remove("lifecycle")));
		List<String> provider = texts(arguments.remove("provider"));
		String alias = provider.isEmpty() ? "" : provider.get(0).replaceFirst("^[^.]*\\.?", "");
		Expression count = arguments.remove("count");
		Expression forEach = arguments.remove("for_each");
		Repetition repetition = (count != null) ? new Repetition(false, count) : null;
		if (forEach != null) {
			repetition = new Repetition(true, forEach);
		}
		return new ResourceBlock(address, new Expression.ObjectExpression(arguments), repetition, alias, dependsOn,
				lifecycle);
	}

	/**
	 * Read an action, whose arguments are in a block of their own.
	 */
	static ResourceBlock readAction(ResourceAddress address, Expression.ObjectExpression body) {
		Map<String, Expression> terraform = new LinkedHashMap<>(body.members());
		Map<String, Expression> arguments = members(terraform.remove("config"));
		ResourceBlock block = read(address, new Expression.ObjectExpression(terraform));
		if (!block.body().members().isEmpty()) {
			throw new IllegalArgumentException(address + " has " + block.body().members().keySet()
					+ " outside of its 'config', where Terraform expects no such");
		}
		return new ResourceBlock(address, new Expression.ObjectExpression(arguments), block.repetition(),
				block.provider(), List.of(), Lifecycle.NONE);
	}

	private static List<ActionTrigger> actionTriggers(@Nullable Expression expression) {
		if (expression == null) {
			return List.of();
		}
		List<Expression> blocks = (expression instanceof Expression.ListExpression list) ? list.elements()
				: List.of(expression);
		return blocks.stream().map(ResourceBlockReader::members).map(ResourceBlockReader::actionTrigger).toList();
	}

	private static ActionTrigger actionTrigger(Map<String, Expression> trigger) {
		List<String> onFailure = texts(trigger.get("on_failure"));
		return new ActionTrigger(texts(trigger.get("events")), trigger.get("condition"),
				texts(trigger.get("actions")).stream().map(ResourceAddress::parse).toList(),
				onFailure.isEmpty() ? "halt" : onFailure.get(0));
	}

	private static Lifecycle lifecycle(Map<String, Expression> lifecycle) {
		List<String> ignored = texts(lifecycle.get("ignore_changes"));
		IgnoreChanges ignoreChanges = ignored.equals(List.of("all")) ? new IgnoreChanges(true, List.of())
				: new IgnoreChanges(false, ignored.stream().map(TemplateParser::path).toList());
		List<Expression.Reference> triggers = texts(lifecycle.get("replace_triggered_by")).stream()
			.map(TemplateParser::reference)
			.toList();
		return new Lifecycle(ignoreChanges, flag(lifecycle.get("create_before_destroy")),
				flag(lifecycle.get("prevent_destroy")), triggers, actionTriggers(lifecycle.get("action_trigger")));
	}

	private static boolean flag(@Nullable Expression expression) {
		return expression instanceof Expression.Literal literal && literal.value() == BoolValue.TRUE;
	}

	private static Map<String, Expression> members(@Nullable Expression expression) {
		if (expression instanceof Expression.ListExpression list && list.elements().size() == 1) {
			return members(list.elements().get(0));
		}
		return (expression instanceof Expression.ObjectExpression object) ? object.members() : Map.of();
	}

	/**
	 * Return one text or several; a reference counts as the text it is written as.
	 */
	static List<String> texts(@Nullable Expression expression) {
		List<String> texts = new ArrayList<>();
		if (expression instanceof Expression.ListExpression list) {
			list.elements().forEach((element) -> texts.addAll(texts(element)));
		}
		else if (expression instanceof Expression.Literal literal && literal.value() instanceof StringValue text) {
			texts.add(text.text());
		}
		else if (expression instanceof Expression.Reference reference) {
			texts.add(reference.address() + CheckProblem.pathText(reference.path()));
		}
		return texts;
	}

}
