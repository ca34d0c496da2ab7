/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.test.internal.CliLocator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestInstantiationAwareExtension;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Gives tests their {@link TerraformCli} and reports what it did when they fail.
 */
class TerraformAcceptanceTestExtension
		implements ExecutionCondition, ParameterResolver, AfterEachCallback, TestInstantiationAwareExtension {

	private static final String KEEP = "terraform.keep";

	private static final Namespace NAMESPACE = Namespace.create(TerraformAcceptanceTestExtension.class);

	@Override
	public ExtensionContextScope getTestInstantiationExtensionContextScope(ExtensionContext rootContext) {
		return ExtensionContextScope.TEST_METHOD;
	}

	@Override
	public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
		return locator(context).locate()
			.map((executable) -> ConditionEvaluationResult.enabled("runs " + executable))
			.orElseGet(() -> ConditionEvaluationResult.disabled(CliLocator.NOT_FOUND));
	}

	@Override
	public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
		return parameter.getParameter().getType() == TerraformCli.class;
	}

	@Override
	public TerraformCli resolveParameter(ParameterContext parameter, ExtensionContext context) {
		return context.getStore(NAMESPACE)
			.computeIfAbsent(KeepableCli.class, (key) -> new KeepableCli(create(context)), KeepableCli.class)
			.cli();
	}

	@Override
	public void afterEach(ExtensionContext context) {
		Store store = context.getStore(NAMESPACE);
		KeepableCli keepable = store.get(KeepableCli.class, KeepableCli.class);
		if (keepable == null) {
			return;
		}
		Throwable failure = context.getExecutionException().orElse(null);
		try {
			if (failure == null) {
				keepable.requireExamined();
			}
		}
		catch (AssertionError ex) {
			failure = ex;
			throw ex;
		}
		finally {
			if (failure != null) {
				keepable.report(failure, isKept(context));
			}
		}
	}

	private static TerraformCli create(ExtensionContext context) {
		TerraformAcceptanceTest annotation = findAnnotation(context).orElseThrow();
		return TerraformCli.create(locator(context), installation(annotation, context));
	}

	private static ProviderInstallation installation(TerraformAcceptanceTest annotation, ExtensionContext context) {
		if (annotation.source().isEmpty()) {
			return ProviderInstallation.builtInOnly();
		}
		// Maven names the module's directory; elsewhere it is the working directory.
		Path module = Path.of(System.getProperty("basedir", ""));
		return annotation.installation()
			.install(annotation.source(), annotation.version(), module.resolve(annotation.launcher()), context);
	}

	private static Optional<TerraformAcceptanceTest> findAnnotation(ExtensionContext context) {
		return AnnotationSupport.findAnnotation(context.getRequiredTestClass(), TerraformAcceptanceTest.class,
				context.getEnclosingTestClasses());
	}

	private static CliLocator locator(ExtensionContext context) {
		return new CliLocator(context::getConfigurationParameter, CliLocator.ofSystem().environment());
	}

	private static boolean isKept(ExtensionContext context) {
		return context.getConfigurationParameter(KEEP).filter((value) -> !value.equals("false")).isPresent();
	}

	/**
	 * A handle that JUnit closes, and that may leave its directory behind.
	 */
	private static final class KeepableCli implements AutoCloseable {

		private final TerraformCli cli;

		private boolean kept;

		KeepableCli(TerraformCli cli) {
			this.cli = cli;
		}

		TerraformCli cli() {
			return this.cli;
		}

		void requireExamined() {
			for (Run run : this.cli.workingDirectory().runs()) {
				if (run.isUnexaminedFailure()) {
					throw run.failure("A command failed and the test did not look at it. If that is intended,"
							+ " assert that it failed().");
				}
			}
		}

		void report(Throwable failure, boolean keep) {
			List<Run> runs = this.cli.workingDirectory().runs();
			String last = (runs.isEmpty()) ? "no command was run" : runs.get(runs.size() - 1).toString();
			boolean told = last.equals(message(failure)) || message(failure).contains(last);
			this.kept = keep;
			String place = (keep) ? "\nkept in " + this.cli.workingDirectory().root() : "";
			failure.addSuppressed(new LastCommand(((told) ? "see above" : last) + place));
		}

		private static String message(Throwable failure) {
			@Nullable String message = failure.getMessage();
			return (message != null) ? message : "";
		}

		@Override
		public void close() {
			if (this.kept) {
				this.cli.workingDirectory().killProcesses();
			}
			else {
				this.cli.close();
			}
		}

	}

	/**
	 * Carries the last command into the report of a failed test.
	 */
	private static final class LastCommand extends RuntimeException {

		LastCommand(String message) {
			super(message, null, false, false);
		}

		@Override
		public String toString() {
			return "last command: " + getMessage();
		}

	}

}
