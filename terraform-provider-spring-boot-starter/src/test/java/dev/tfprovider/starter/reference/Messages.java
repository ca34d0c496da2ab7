/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;

/**
 * Finds every message that the sources contain: the summaries of diagnostics, which
 * Terraform shows while it works, and the reasons for which an application does not
 * start.
 *
 * @param summaries summaries of diagnostics
 * @param reasons remedies by the reason for which an application does not start
 * @param complaints what commands print when they cannot do what they are told
 * @param logged warnings and errors of the log
 * @param unknown where a summary is made in a way that is not understood here
 */
record Messages(Set<String> summaries, Map<String, Set<String>> reasons, Set<String> complaints, Set<String> logged,
		List<String> unknown) {

	private static final List<String> FOLDERS = Stream
		.of("core", "autoconfigure", "commands", "process", "tools", "openapi")
		.map((module) -> "terraform-provider-" + module + "/src/main/java")
		.toList();

	static Messages of(Path root) {
		JavaSources sources = JavaSources.of(root, FOLDERS);
		TextTemplate template = new TextTemplate(sources.units());
		Messages messages = new Messages(new TreeSet<>(), new TreeMap<>(), new TreeSet<>(), new TreeSet<>(),
				new ArrayList<>());
		sources.units().forEach((unit) -> messages.new Reader(unit, template).scan(unit, null));
		return messages;
	}

	private final class Reader extends TreeScanner<Void, Void> {

		private final CompilationUnitTree unit;

		private final TextTemplate template;

		/**
		 * Parameters and local variables of the method at hand.
		 */
		private final Map<String, ExpressionTree> variables = new TreeMap<>();

		private final Set<String> parameters = new HashSet<>();

		private Reader(CompilationUnitTree unit, TextTemplate template) {
			this.unit = unit;
			this.template = template;
		}

		@Override
		public Void visitMethod(MethodTree method, Void none) {
			this.variables.clear();
			this.parameters.clear();
			method.getParameters().forEach((parameter) -> this.parameters.add(parameter.getName().toString()));
			return super.visitMethod(method, none);
		}

		@Override
		public Void visitVariable(VariableTree variable, Void none) {
			if (variable.getInitializer() != null) {
				this.variables.put(variable.getName().toString(), variable.getInitializer());
			}
			return super.visitVariable(variable, none);
		}

		@Override
		public Void visitNewClass(NewClassTree creation, Void none) {
			List<? extends ExpressionTree> arguments = creation.getArguments();
			switch (creation.getIdentifier().toString()) {
				case "DiagnosticException" -> summary(arguments);
				case "ValueMappingException" -> mapping(arguments);
				case "InvalidDeclarationException" -> reason(arguments);
				case "FailureAnalysis" -> reason(arguments.subList(0, 2));
				default -> {
				}
			}
			return super.visitNewClass(creation, none);
		}

		@Override
		public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
			String called = call.getMethodSelect().toString().replace("this.", "");
			List<? extends ExpressionTree> arguments = call.getArguments();
			if (called.matches(
					"(Diagnostic|\\w*[dD]iagnostics|mistakes|problems|own|errors|found)(\\(\\))?\\.(error|warning)")
					|| called.matches(".*\\.diagnostics\\(\\)\\.(error|warning)")) {
				summary(arguments);
			}
			else if (called.matches("Violation\\.toDiagnostics")) {
				summary(arguments.subList(1, 3));
			}
			else if (called.matches("(CommandFailedException|Refusal)\\.(of|usage)")) {
				add(complaints(), arguments.get(0));
			}
			else if (called.matches("Refusal\\.(when|usageWhen)")) {
				add(complaints(), arguments.get(1));
			}
			else if (called.matches("logger\\.(warn|error)")) {
				add(logged(), arguments.get(0));
			}
			else if (called.matches("(.*\\.)?refuseIf") && arguments.size() >= 3) {
				reason(arguments.subList(1, 3));
			}
			else if (called.matches("(.*\\.)?(refuse|mistake)") && arguments.size() == 2
					&& !(call.getMethodSelect() instanceof MemberSelectTree member
							&& member.getExpression().toString().equals("logger"))) {
				reason(arguments);
			}
			return super.visitMethodInvocation(call, none);
		}

		/**
		 * A problem with a value, to which its place is added where it has one.
		 */
		private void mapping(List<? extends ExpressionTree> arguments) {
			texts(arguments.get(0)).stream()
				.filter((text) -> !text.equals(TextTemplate.GAP))
				.forEach((text) -> summaries().addAll(Set.of(text, text + " for \"" + TextTemplate.GAP + "\"")));
		}

		/**
		 * The last argument is the detail, the one before it the summary.
		 */
		private void summary(List<? extends ExpressionTree> arguments) {
			if (arguments.size() < 2) {
				return;
			}
			ExpressionTree summary = arguments.get(arguments.size() - 2);
			for (String text : texts(summary)) {
				if (!text.equals(TextTemplate.GAP)) {
					summaries().add(text.strip());
				}
				else if (!this.parameters.contains(summary.toString())
						&& !summary.toString().matches("\\w+(\\.\\w+\\(\\))?\\.(summary|problem)\\(\\)")) {
					unknown().add(JavaSources.name(this.unit) + ": " + summary);
				}
			}
		}

		private void reason(List<? extends ExpressionTree> arguments) {
			Set<String> remedies = texts(arguments.get(1));
			for (String text : texts(arguments.get(0))) {
				if (!text.equals(TextTemplate.GAP)) {
					reasons().computeIfAbsent(text, (found) -> new TreeSet<>()).addAll(remedies);
				}
			}
		}

		private void add(Set<String> messages, ExpressionTree message) {
			texts(message).stream()
				.map((text) -> text.replace("{}", TextTemplate.GAP).strip())
				.filter((text) -> text.matches(".*\\p{L}{2}.*\\s.*"))
				.forEach(messages::add);
		}

		private Set<String> texts(ExpressionTree expression) {
			ExpressionTree value = this.variables.get(expression.toString());
			return this.template.texts((value != null) ? value : expression, this.unit);
		}

	}

}
