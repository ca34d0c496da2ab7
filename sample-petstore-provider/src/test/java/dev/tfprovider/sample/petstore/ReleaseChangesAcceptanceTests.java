/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What the packaged provider says of its changes since an earlier schema.
 */
@Tag("thorough")
class ReleaseChangesAcceptanceTests {

	@TempDir
	Path directory;

	@Test
	void changesSinceItsOwnAndAnEarlierSchema() throws IOException {
		ProviderCommandRun schema = command("schema", "--full");
		assertThat(schema.status()).as(schema.err()).isZero();
		Path own = Files.writeString(this.directory.resolve("own.json"), schema.out());

		ProviderCommandRun same = command("changes", "--since", own);
		assertThat(same.out()).isEqualTo("The schema has not changed since " + own + ".\n");
		assertThat(same.status()).as(same.err()).isZero();

		Path earlier = Files.writeString(this.directory.resolve("earlier.json"),
				schema.out().replace("\"petstore_inventory\":{", "\"petstore_stock\":{"));
		ProviderCommandRun changed = command("changes", "--since", earlier, "--markdown");
		assertThat(changed.out()).isEqualTo("""
				### Breaking changes

				- data source `petstore_stock`: removed (renamed to 'petstore_inventory'?). \
				Configurations that use it are refused.

				### Other changes

				- data source `petstore_inventory`: added.
				""");
		assertThat(changed.err()).endsWith("Breaking changes: 1\n");
		assertThat(changed.status()).isEqualTo(3);
	}

	private static ProviderCommandRun command(Object... arguments) {
		return ProviderCommandRun.run(ProviderCommandRun.currentJava(), Map.of(), arguments);
	}

}
