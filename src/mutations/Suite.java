/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

import java.io.PrintWriter;
import java.util.Locale;

import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * Runs the tests that need Terraform in memory only. Exits with 1 if one fails, with 2 if
 * there are none.
 */
public class Suite {

	public static void main(String[] args) {
		Locale.setDefault(Locale.US);
		LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
			.selectors(DiscoverySelectors.selectPackage("dev.tfprovider.test.corner"))
			.filters(ClassNameFilter.includeClassNamePatterns(".*Tests"),
					ClassNameFilter.excludeClassNamePatterns(".*AcceptanceTests"))
			.build();
		SummaryGeneratingListener summary = new SummaryGeneratingListener();
		LauncherFactory.create().execute(request, summary);
		summary.getSummary().printFailuresTo(new PrintWriter(System.out, true), 5);
		long found = summary.getSummary().getTestsFoundCount();
		System.exit((found == 0) ? 2 : (summary.getSummary().getTotalFailureCount() > 0) ? 1 : 0);
	}

}
