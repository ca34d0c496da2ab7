/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.reference;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;

/**
 * Reads the texts that an expression can be, as far as the source says: what depends on
 * the moment is an ellipsis. A choice between texts gives each of them.
 */
final class TextTemplate {

	static final String GAP = "…";

	private static final int DEEPEST = 6;

	private static final int MOST_CHOICES = 8;

	/**
	 * Constants of all sources, as {@code Type.NAME}.
	 */
	private final Map<String, ExpressionTree> constants = new HashMap<>();

	TextTemplate(List<CompilationUnitTree> units) {
		for (CompilationUnitTree unit : units) {
			new TreeScanner<Void, String>() {

				@Override
				public Void visitClass(ClassTree type, String outer) {
					return super.visitClass(type, type.getSimpleName().toString());
				}

				@Override
				public Void visitVariable(VariableTree variable, String type) {
					if (variable.getInitializer() != null && variable.getName().toString().matches("[A-Z][A-Z_]+")) {
						TextTemplate.this.constants.put(type + "." + variable.getName(), variable.getInitializer());
					}
					return super.visitVariable(variable, type);
				}

			}.scan(unit, "");
		}
	}

	/**
	 * Return the texts of an expression.
	 */
	Set<String> texts(ExpressionTree expression, CompilationUnitTree unit) {
		return texts(expression, unit, 0).stream()
			.map((text) -> text.replaceAll("%(?:\\d+\\$)?s|%d", GAP).replaceAll("…(?:[ ,]*…)+", GAP))
			.collect(Collectors.toCollection(TreeSet::new));
	}

	private Set<String> texts(ExpressionTree expression, CompilationUnitTree unit, int depth) {
		if (depth > DEEPEST) {
			return Set.of(GAP);
		}
		if (expression instanceof LiteralTree literal) {
			return Set.of(String.valueOf(literal.getValue()));
		}
		if (expression instanceof ParenthesizedTree inner) {
			return texts(inner.getExpression(), unit, depth);
		}
		if (expression instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
			Set<String> ends = texts(sum.getRightOperand(), unit, depth);
			Set<String> all = texts(sum.getLeftOperand(), unit, depth).stream()
				.flatMap((start) -> ends.stream().map(start::concat))
				.collect(Collectors.toCollection(TreeSet::new));
			return (all.size() <= MOST_CHOICES) ? all : Set.of(GAP);
		}
		if (expression instanceof ConditionalExpressionTree choice) {
			Set<String> both = new TreeSet<>(texts(choice.getTrueExpression(), unit, depth));
			both.addAll(texts(choice.getFalseExpression(), unit, depth));
			return both;
		}
		if (expression instanceof MethodInvocationTree call) {
			return result(call, unit, depth);
		}
		if (expression instanceof MemberSelectTree constant) {
			return constant(constant.toString(), unit, depth);
		}
		if (expression instanceof IdentifierTree name) {
			return constant(JavaSources.name(unit) + "." + name, unit, depth);
		}
		return Set.of(GAP);
	}

	private Set<String> constant(String name, CompilationUnitTree unit, int depth) {
		ExpressionTree value = this.constants.get(name);
		return (value != null) ? texts(value, unit, depth + 1) : Set.of(GAP);
	}

	private Set<String> result(MethodInvocationTree call, CompilationUnitTree unit, int depth) {
		if (call.getMethodSelect() instanceof MemberSelectTree method
				&& method.getIdentifier().contentEquals("formatted")) {
			return texts(method.getExpression(), unit, depth);
		}
		if (call.getMethodSelect() instanceof IdentifierTree own) {
			Set<String> returned = new TreeSet<>();
			new TreeScanner<Void, Void>() {

				@Override
				public Void visitMethod(MethodTree method, Void none) {
					boolean called = method.getName().equals(own.getName())
							&& method.getParameters().size() == call.getArguments().size();
					return called ? super.visitMethod(method, none) : null;
				}

				@Override
				public Void visitReturn(ReturnTree result, Void none) {
					returned.addAll(texts(result.getExpression(), unit, depth + 1));
					return null;
				}

			}.scan(unit, null);
			return returned.isEmpty() ? Set.of(GAP) : returned;
		}
		return Set.of(GAP);
	}

}
