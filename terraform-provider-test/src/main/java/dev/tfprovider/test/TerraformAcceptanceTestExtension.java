/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.nio.file.Path;
import java.util.Optional;

import dev.tfprovider.test.internal.CliLocator;
import dev.tfprovider.test.run.HostedProvider;
import dev.tfprovider.test.run.ProviderInstallation;
import dev.tfprovider.test.run.TerraformCli;
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
 * Injects {@link TerraformCli} into tests and reports its commands when they fail.
 */
class TerraformAcceptanceTestExtension
		implements ExecutionCondition, ParameterResolver, AfterEachCallback, TestInstantiationAwareExtension {

	private static final String KEEP = "terraform.keep";

	private static final String INSTALLATION = "terraform.installation";

	private static final String LAUNCHER = "terraform.launcher";

	private static final String EXECUTABLE = "terraform.provider.executable";

	private static final Namespace NAMESPACE = Namespace.create(TerraformAcceptanceTestExtension.class);

	@Override
	public ExtensionContextScope getTestInstantiationExtensionContextScope(ExtensionContext rootContext) {
		return ExtensionContextScope.TEST_METHOD;
	}

	@Override
	public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
		return CliMatrix.locator(context)
			.locate()
			.map((executable) -> ConditionEvaluationResult.enabled("runs " + executable))
			.orElseGet(() -> ConditionEvaluationResult.disabled(CliLocator.NOT_FOUND));
	}

	@Override
	public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
		Class<?> type = parameter.getParameter().getType();
		return type == TerraformCli.class || type == Terraform.class;
	}

	@Override
	public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
		CloseableCli keepable = context.getStore(NAMESPACE)
			.computeIfAbsent(CloseableCli.class, (key) -> create(context), CloseableCli.class);
		return (parameter.getParameter().getType() == Terraform.class) ? keepable.terraform() : keepable.cli();
	}

	@Override
	public void afterEach(ExtensionContext context) {
		Store store = context.getStore(NAMESPACE);
		CloseableCli keepable = store.get(CloseableCli.class, CloseableCli.class);
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

	private static CloseableCli create(ExtensionContext context) {
		TerraformAcceptanceTest annotation = AnnotationSupport
			.findAnnotation(context.getRequiredTestClass(), TerraformAcceptanceTest.class,
					context.getEnclosingTestClasses())
			.orElseThrow();
		ProviderInstallation installation = installation(annotation, context);
		TerraformCli cli = TerraformCli.create(CliMatrix.executable(context), installation).withLog(annotation.log());
		return new CloseableCli(cli, installation);
	}

	private static ProviderInstallation installation(TerraformAcceptanceTest annotation, ExtensionContext context) {
		Optional<HostedProvider> hosted = HostedProvider.find(context);
		if (hosted.isPresent()) {
			return hosted.get().installation();
		}
		Optional<Path> executable = context.getConfigurationParameter(EXECUTABLE)
			.map(Path::of)
			.map(Path::toAbsolutePath);
		if (annotation.application() != Void.class) {
			return executable.map((file) -> InstallationMethod.serve(file, context))
				.orElseGet(() -> InstallationMethod.serve(annotation.application(), context));
		}
		if (annotation.source().isEmpty()) {
			return ProviderInstallation.builtInOnly();
		}
		// Maven names the module's directory; elsewhere it is the working directory.
		Path module = Path.of(System.getProperty("basedir", ""));
		Path launcher = executable.map(Path::getParent)
			.orElseGet(() -> module.resolve(context.getConfigurationParameter(LAUNCHER).orElse(annotation.launcher())));
		return context.getConfigurationParameter(INSTALLATION, InstallationMethod::valueOf)
			.orElse(annotation.installation())
			.install(annotation.source(), annotation.version(), launcher, context);
	}

	private static boolean isKept(ExtensionContext context) {
		return context.getConfigurationParameter(KEEP).filter((value) -> !value.equals("false")).isPresent();
	}

}
