/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

import java.util.Locale;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.opentest4j.TestAbortedException;

/**
 * Runs the tests that need Terraform in memory only. Exits with 1 as soon as one fails,
 * with 2 if there are none.
 */
public class Suite {

	public static void main(String[] args) {
		Locale.setDefault(Locale.US);
		LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
			.selectors(DiscoverySelectors.selectPackage("dev.tfprovider.test.corner"))
			.filters(ClassNameFilter.includeClassNamePatterns(".*Tests"),
					ClassNameFilter.excludeClassNamePatterns(".*AcceptanceTests", ".*LaunchTests"))
			.build();
		Outcome outcome = new Outcome();
		LauncherFactory.create().execute(request, outcome);
		System.exit(outcome.passed ? 0 : 2);
	}

	/**
	 * Ends everything at the first failure.
	 */
	private static final class Outcome implements TestExecutionListener {

		private boolean passed;

		@Override
		public void executionFinished(TestIdentifier test, TestExecutionResult result) {
			result.getThrowable().filter((failure) -> !(failure instanceof TestAbortedException)).ifPresent((failure) -> {
				System.out.println(test.getUniqueId());
				failure.printStackTrace(System.out);
				System.out.flush();
				Runtime.getRuntime().halt(1);
			});
			this.passed |= test.isTest();
		}

	}

}
