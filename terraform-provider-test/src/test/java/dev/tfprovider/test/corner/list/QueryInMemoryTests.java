/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.list;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.ListBlock;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.run.QueryRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Queries in memory.
 */
class QueryInMemoryTests {

	private static final ListBlock ALL = ListBlock.of("corner_track", "all").config(Map.of("album", "blue"));

	private final CornerUpstream upstream = new CornerUpstream();

	private final InMemoryTerraform terraform = InMemoryTerraform.of(Track.definition(this.upstream));

	@AfterEach
	void close() {
		this.terraform.close();
	}

	@Test
	void objectsAreListedUpToTheLimitAndTheStreamIsClosed() throws InterruptedException {
		QueryRun query = this.terraform.query(ALL.limit(2));
		assertThat(query).succeeded()
			.found("Title 1 of blue", "Title 2 of blue")
			.hasIdentity("Title 2 of blue", Map.of("album", "blue", "number", 2))
			.hasOnlyIdentities();
		assertThat(query.run()).calls("ValidateListResourceConfig", 2).calls("ListResource", 1);
		Track.assertJournal(this.upstream, () -> List.of("list blue", "close blue"));
	}

	@Test
	void hundredObjectsAreListedUnlessTheBlockSaysOtherwise() {
		assertThat(this.terraform.query(ALL).names()).hasSize(100);
		assertThat(this.terraform.query(ALL.limit(0)).names()).isEmpty();
	}

	@Test
	void objectsHaveTheirAttributesIfAskedFor() throws InterruptedException {
		assertThat(this.terraform.query(ALL.limit(1).includeResource())).hasAttribute("Title 1 of blue", "seconds", 60)
			.hasAttribute("Title 1 of blue", "lyrics", null)
			.hasAttribute("Title 1 of blue", "tags", null);
		Track.assertJournal(this.upstream, () -> List.of("list blue with objects", "close blue"));
	}

	@Test
	void mistakesInTheQueryAreToldByTerraformOrTheProvider() {
		assertThat(this.terraform.query(ListBlock.of("corner_tape", "all"))).hasError("Invalid list resource")
			.withDetail("The provider acme/corner does not support list resource \"corner_tape\".");
		assertThat(this.terraform.query(ListBlock.of("corner_track", "all"))).hasError("Missing config block");
		assertThat(this.terraform.query(ALL.limit(-1))).hasError("Invalid limit argument");
		assertThat(this.terraform.query(ALL.config(Map.of("album", "forbidden")))).hasError("No such album")
			.onAttribute("album")
			.onResource("list.corner_track.all");
		assertThat(this.upstream.journal()).isEmpty();
	}

	@Test
	void protocol5ListsTheSame() {
		try (InMemoryTerraform older = InMemoryTerraform.of(Track.definition(this.upstream, 5))) {
			QueryRun query = older.query(ALL.limit(2).includeResource());
			assertThat(query).succeeded().found("Title 1 of blue", "Title 2 of blue");
			assertThat(query.results()).isEqualTo(this.terraform.query(ALL.limit(2).includeResource()).results());
		}
	}

	@Test
	void assertionsShowTheQuery() {
		QueryRun query = this.terraform.query(ALL.limit(1));
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> assertThat(query).found("Title 9 of blue"))
			.withMessageContaining("but it found [Title 1 of blue]");
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> assertThat(query).hasAttribute("Title 1 of blue", "seconds", 60))
			.withMessageContaining("to have the attribute seconds but it is null");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> assertThat(query).hasError("any"))
			.withMessageContaining("corner_track");
	}

	@Test
	void hostsWithoutQueriesAreRefused() {
		InMemoryTerraform older = this.terraform.behaveAs(TerraformHost.TERRAFORM_1_12);
		assertThatIllegalArgumentException().isThrownBy(() -> older.query(ALL))
			.withMessage("Terraform 1.12.2 has no queries; Terraform 1.14 and newer do");
		assertThatIllegalArgumentException()
			.isThrownBy(() -> this.terraform.behaveAs(TerraformHost.OPENTOFU_1_12).query(ALL));
	}

	@Test
	void blockIsWrittenForTheCli() {
		assertThat(ALL.limit(5).includeResource().provider("second").toJson("corner")).isEqualToIgnoringWhitespace("""
				{
				  "list": { "corner_track": { "all": {
				    "provider": "corner.second",
				    "config": { "album": "blue" },
				    "limit": 5,
				    "include_resource": true
				  } } }
				}""");
	}

}
