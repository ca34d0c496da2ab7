/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.test.internal.ProcessTable;
import dev.tfprovider.test.run.TerraformCli;
import dev.tfprovider.test.run.TerraformProcess;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A provider that the CLI reaches through a unix socket.
 */
@LaunchedPetstoreAcceptance
@Tag("thorough")
class SocketAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	@TempDir
	Path sockets;

	@Test
	@ColdStart
	void socketIsForTheUserAloneAndRemovedWhateverHappens(TerraformCli terraform) throws IOException {
		ProviderBlock.write(terraform, api);
		TerraformCli cli = terraform.withEnvironment("TERRAFORM_PROVIDER_SERVER_TRANSPORT", "unix")
			.withEnvironment("PLUGIN_UNIX_SOCKET_DIR", this.sockets.toString())
			.write("""
					resource "petstore_pet" "rex" {
					  name = "Rex"
					}
					""");
		api.fail("{\"method\": \"POST\", \"hangMillis\": 60000}");
		TerraformProcess apply = cli.start("apply");
		api.awaitFailures();

		assertThat(folders()).singleElement().satisfies((folder) -> {
			assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder))).isEqualTo("rwx------");
			assertThat(folder.resolve("socket")).exists();
		});

		List<ProcessHandle> providers = apply.children();
		apply.killForcibly();
		providers.forEach(ProcessHandle::destroyForcibly);
		assertThat(apply.waitFor().succeeded()).isFalse();
		ProcessTable.awaitNone(PackagedProvider.COMMAND_LINE, PackagedProvider::isLaunched, Duration.ofSeconds(20));
		assertThat(folders()).hasSize(1);

		assertThat(cli.apply()).succeeded().hasNoDiagnostics();
		assertThat(api.client().findPets(null, null)).extracting(PetResponse::name).containsExactly("Rex");
		assertThat(folders()).isEmpty();
	}

	private List<Path> folders() throws IOException {
		try (Stream<Path> folders = Files.list(this.sockets)) {
			return folders.toList();
		}
	}

}
