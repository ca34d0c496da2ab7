/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerHost;
import dev.tfprovider.test.corner.CornerProvider;
import dev.tfprovider.test.internal.engine.state.StateSnapshot;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What Terraform in memory writes into a state store is what the CLI writes.
 */
@TerraformAcceptanceTest
class StateSnapshotAcceptanceTests {

	private static final JsonMapper JSON = JsonMapper.builder().build();

	@Test
	@Tag("thorough")
	void stateOfTheCliIsReadAndWritten() throws IOException {
		Configuration configuration = Configuration.of("corner_thing.a", Map.of("name", "Rex"))
			.with("corner_thing.b",
					Map.of("for_each", Map.of("x", "one", "y", "two"), "name", Configuration.expression("each.value"),
							"depends_on", List.of("corner_thing.a")))
			.with("corner_thing.c", Map.of("count", 2, "name", Configuration.unknown("later")))
			.withOutput("name", Configuration.ref("corner_thing.a", "name"))
			.withOutput("all", Map.of("list", List.of(1, 2.5, true)))
			.withSensitiveOutput("secret", "s");
		try (CornerHost host = new CornerHost(CornerProvider::definition);
				TerraformCli cli = TerraformCli.create(host.installation())) {
			cli.write("main.tf.json", configuration.toJson("corner"));
			assertThat(cli.apply()).succeeded();
			cli.taint("corner_thing.c[1]");
			Path file = cli.directory().resolve("terraform.tfstate");
			JsonNode written = JSON.readTree(Files.readString(file));
			String provider = written.at("/resources/0/provider").asText();
			byte[] again = StateSnapshot.read(Files.readAllBytes(file))
				.write(provider.substring(provider.indexOf('"') + 1, provider.lastIndexOf('"')),
						written.path("terraform_version").asText());
			assertThat(without(JSON.readTree(again))).isEqualTo(without(written));
			Files.write(file, again);
			cli.run("untaint", "corner_thing.c[1]");
			assertThat(cli.plan()).succeeded().hasNoChanges();
		}
	}

	/**
	 * Return a state without the paths of sensitive attributes and what the provider that
	 * is built in gives its objects.
	 */
	private static JsonNode without(JsonNode state) {
		for (JsonNode resource : state.path("resources")) {
			for (JsonNode instance : resource.path("instances")) {
				((ObjectNode) instance).remove("sensitive_attributes");
				if (resource.path("type").asText().equals("terraform_data")) {
					((ObjectNode) instance.path("attributes")).put("id", "").remove("store");
					((ObjectNode) instance).remove("identity_schema_version");
				}
			}
		}
		return state;
	}

}
