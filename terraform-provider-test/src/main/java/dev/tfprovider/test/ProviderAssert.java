/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

import dev.tfprovider.command.CommandFailedException;
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
		try {
			if (System.getProperty(WRITE) != null) {
				documentation.write();
				return this;
			}
			List<String> different = documentation.differences();
			if (!different.isEmpty()) {
				failWithMessage("%nThe documentation in%n  %s%nis not current. Run the command 'docs', or this test "
						+ "with -D%s, to write:%n  %s", folder, WRITE, String.join("\n  ", different));
			}
			return this;
		}
		catch (CommandFailedException ex) {
			throw failure("The documentation in %s cannot be made: %s", folder, ex.getMessage());
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

}
