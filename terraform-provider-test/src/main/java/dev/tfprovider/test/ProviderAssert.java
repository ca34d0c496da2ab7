/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.command.changes.DocumentValue;
import dev.tfprovider.internal.command.changes.ProviderChanges;
import dev.tfprovider.internal.command.changes.ReplacedStates;
import dev.tfprovider.internal.command.changes.SchemaDocuments;
import dev.tfprovider.internal.command.docs.DocumentationFolder;
import dev.tfprovider.internal.protocol.v5.Protocol5Service;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import io.grpc.BindableService;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;

/**
 * Assertions on the provider behind an {@link InMemoryTerraform}.
 */
public final class ProviderAssert extends AbstractAssert<ProviderAssert, BindableService> {

	/**
	 * Name of the system property that has the documentation written instead of compared.
	 */
	private static final String WRITE = "terraform.test.docs.write";

	ProviderAssert(@Nullable BindableService actual) {
		super(actual, ProviderAssert.class);
	}

	/**
	 * Verify that a folder holds the documentation of the provider, as the command
	 * {@code docs} writes it. With the system property {@code terraform.test.docs.write},
	 * it is written. Needs {@code terraform-provider-tools} on the class path, as the
	 * starter brings it, and a provider in this process.
	 * @param folder the folder of the documentation; the folders {@code examples} and
	 * {@code docs-fragments} are beside it
	 * @return this assertion
	 */
	public ProviderAssert hasCurrentDocumentation(Path folder) {
		DocumentationFolder documentation = new DocumentationFolder(provider().runtime(), folder.toAbsolutePath());
		return check("The documentation in " + folder + " cannot be made", () -> {
			if (System.getProperty(WRITE) != null) {
				documentation.write();
				return "";
			}
			List<String> different = documentation.differences();
			return different.isEmpty() ? ""
					: ("The documentation in%n  %s%nis not current. Run the command 'docs', or "
							+ "this test with -D%s, to write:%n  %s")
						.formatted(folder, WRITE, String.join("\n  ", different));
		});
	}

	/**
	 * Verify that the schema is still that of an earlier release, or of another provider
	 * that this one replaces. Needs {@code terraform-provider-tools} on the class path,
	 * and a provider in this process.
	 * @param document what {@code terraform providers schema -json},
	 * {@code schema --json} or {@code schema --full} has printed
	 * @return this assertion
	 */
	public ProviderAssert hasNoChangesSince(Path document) {
		ProviderService provider = provider();
		return check("The schema cannot be compared",
				() -> ProviderChanges.since(new ProviderApplication(provider.runtime().definition(),
						ProviderAssert.class, provider, Optional.empty()), document));
	}

	/**
	 * Verify that states of another provider that this one replaces are read as they are,
	 * and can be moved to this one's types: for each type a state with everything and one
	 * with nothing. Types have the same names but for their prefix.
	 * @param document what {@code terraform providers schema -json} has printed for the
	 * other provider alone
	 * @return this assertion
	 */
	public ProviderAssert readsStatesOf(Path document) {
		ProviderService provider = provider();
		return check("The states cannot be made", () -> {
			Map.Entry<String, DocumentValue> replaced = SchemaDocuments.read(document, Optional.empty(),
					provider.runtime().address());
			return String.join("\n", new ReplacedStates(replaced.getKey(), replaced.getValue()).unreadBy(provider));
		});
	}

	/**
	 * Fail if something is wrong with the provider.
	 * @param failure what to say if that cannot be told
	 * @param comparison returns what is wrong, empty text if nothing is
	 */
	private ProviderAssert check(String failure, Comparison comparison) {
		try {
			String complaint = comparison.complaint();
			if (!complaint.isEmpty()) {
				failWithMessage("%n%s", complaint);
			}
			return this;
		}
		catch (CommandFailedException ex) {
			throw failure("%s: %s", failure, ex.getMessage());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private ProviderService provider() {
		if (this.actual instanceof ProviderService provider) {
			return provider;
		}
		if (this.actual instanceof Protocol5Service wrapper) {
			return wrapper.provider();
		}
		throw failure("Only a provider that a ProviderDefinition or an application context declares in this process "
				+ "has documentation.");
	}

	/**
	 * Compares the provider with something.
	 */
	@FunctionalInterface
	private interface Comparison {

		String complaint() throws IOException;

	}

}
