/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.list;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.EnabledOnTerraform;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.ListBlock;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.CornerHost;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.run.QueryRun;
import dev.tfprovider.test.run.RunDiagnostic;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Queries, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@EnabledOnTerraform(min = "1.14", tofuMin = EnabledOnTerraform.NEVER)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class QueryDifferentialAcceptanceTests {

	private CornerHost host;

	@BeforeAll
	void serve() {
		this.host = new CornerHost(Track::definition);
	}

	@AfterAll
	void stop() {
		this.host.close();
	}

	@ParameterizedTest
	@ValueSource(strings = { "blue", "scratched", "broken", "hollow", "nameless", "odd", "forbidden" })
	void albumIsListed(String album) throws InterruptedException {
		compare(tracks().config(Map.of("album", album)).limit(4));
	}

	@ParameterizedTest
	@ValueSource(strings = { "blue", "odd" })
	void albumIsListedWithObjects(String album) throws InterruptedException {
		compare(tracks().config(Map.of("album", album, "first", 7)).limit(3).includeResource());
	}

	@Test
	void limitMayBeMissingOrZero() throws InterruptedException {
		compare(tracks().config(Map.of("album", "blue")));
		compare(tracks().config(Map.of("album", "blue")).limit(0));
	}

	@Test
	void mistakesOfTheQueryAreTold() throws InterruptedException {
		compare(tracks().config(Map.of("album", "blue")).limit(-1));
		compare(tracks());
		compare(tracks().config(Map.of("album", List.of())));
		compare(tracks().config(Map.of("first", 1)));
		compare(ListBlock.of("corner_tape", "all"));
	}

	@Test
	void instancesAreListed() throws InterruptedException {
		compare(tracks().forEach(Map.of("b", "blue")).config(Map.of("album", Configuration.expression("each.value"))));
		compare(tracks().count(1)
			.config(Map.of("album", "blue", "first", Configuration.expression("count.index")))
			.limit(2));
		compare(tracks().count(0).config(Map.of("album", "blue")));
		compare(tracks().count(-1).config(Map.of("album", "blue")));
		compare(tracks().forEach(List.of("blue")).config(Map.of("album", Configuration.expression("each.value"))));
		compare(tracks().forEach(Configuration.expression("null"))
			.config(Map.of("album", Configuration.expression("each.value"))));
	}

	private static ListBlock tracks() {
		return ListBlock.of("corner_track", "all");
	}

	private void compare(ListBlock block) throws InterruptedException {
		CornerUpstream upstream = new CornerUpstream();
		this.host.upstream().reset();
		try (InMemoryTerraform memory = InMemoryTerraform.of(Track.definition(upstream));
				TerraformCli cli = TerraformCli.create(this.host.installation())) {
			QueryRun real = cli.queryJson(block.toJson("corner"));
			QueryRun emulated = memory.behaveAs(cli.version()).query(block);
			assertThat(emulated.run().diagnostics()).extracting(QueryDifferentialAcceptanceTests::text)
				.as("diagnostics of %s", real)
				.isEqualTo(real.run().diagnostics().stream().map(QueryDifferentialAcceptanceTests::text).toList());
			assertThat(emulated.results()).as("results of %s", real).isEqualTo(real.results());
			assertThat(real.results()).allMatch((result) -> result.generatedConfig().isEmpty())
				.extracting(QueryRun.ListedResource::address)
				.allMatch((address) -> address.startsWith("list.corner_track.all"));
			Track.assertJournal(upstream, this.host.upstream()::journal);
		}
	}

	private static String text(RunDiagnostic diagnostic) {
		return diagnostic.severity() + " " + diagnostic.summary() + ": " + diagnostic.detail() + " at "
				+ diagnostic.instance();
	}

}
