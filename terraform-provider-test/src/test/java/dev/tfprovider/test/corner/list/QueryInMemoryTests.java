/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.list;

import java.util.List;
import java.util.Map;

import dev.tfprovider.test.Configuration;
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
import static org.assertj.core.api.Assertions.tuple;

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
	void eachElementHasAnInstanceThatLists() {
		ListBlock each = ListBlock.of("corner_track", "all")
			.forEach(Map.of("b", "blue", "a", "odd"))
			.config(Map.of("album", Configuration.expression("each.value")))
			.limit(2);
		QueryRun found = this.terraform.query(each);
		assertThat(found).succeeded();
		assertThat(found.results())
			.extracting(QueryRun.ListedResource::address, (result) -> result.identity().get("album"),
					(result) -> result.identity().get("number"))
			.containsExactly(tuple("list.corner_track.all[\"a\"]", "odd", 1),
					tuple("list.corner_track.all[\"a\"]", "odd", 2), tuple("list.corner_track.all[\"b\"]", "blue", 1),
					tuple("list.corner_track.all[\"b\"]", "blue", 2));
		assertThat(found.run()).calls("ValidateListResourceConfig", 3).calls("ListResource", 2);
	}

	@Test
	void instancesAreCounted() {
		ListBlock counted = ALL.limit(1)
			.config(Map.of("album", Configuration.template("blue"), "first", Configuration.expression("count.index")));
		assertThat(this.terraform.query(counted.count(3)).results())
			.extracting(QueryRun.ListedResource::address, QueryRun.ListedResource::displayName)
			.containsExactly(tuple("list.corner_track.all[0]", "Title 0 of blue"),
					tuple("list.corner_track.all[1]", "Title 1 of blue"),
					tuple("list.corner_track.all[2]", "Title 2 of blue"));
		assertThat(this.terraform.query(counted.count(0))).succeeded().found();
		assertThat(this.terraform.query(counted)).hasError("Reference to \"count\" in non-counted context");
	}

	@Test
	void mistakeOfOneInstanceLeavesTheOthers() {
		QueryRun query = this.terraform.query(ListBlock.of("corner_track", "all")
			.forEach(Configuration.expression("toset([\"blue\", \"forbidden\"])"))
			.config(Map.of("album", Configuration.expression("each.key")))
			.limit(1));
		assertThat(query).found("Title 1 of blue")
			.hasError("No such album")
			.onAttribute("album")
			.onResource("list.corner_track.all[\"forbidden\"]");
	}

	@Test
	void whatMakesInstancesMustBeKnownAndOfItsKind() {
		assertThat(this.terraform.query(ALL.forEach(List.of("a")))).hasError("Invalid for_each argument");
		assertThat(this.terraform.query(ALL.forEach(Configuration.expression("null"))))
			.hasError("Invalid for_each argument")
			.withDetail("The given \"for_each\" argument value is unsuitable: the given \"for_each\" argument value is "
					+ "null. A map, or set of strings is allowed.");
		assertThat(this.terraform.query(ALL.count(-1))).hasError("Invalid count argument");
		assertThat(this.terraform.query(ALL.count(1.5))).hasError("Invalid count argument");
		assertThat(this.terraform.query(ALL.count(Configuration.unknown(2)))).hasError("Invalid count argument");
		assertThat(this.terraform.query(ALL.forEach(Configuration.unknown(Map.of("a", "b")))))
			.hasError("Invalid for_each argument");
		assertThat(this.upstream.journal()).isEmpty();
	}

	@Test
	void listBlockBelongsInNoConfiguration() {
		assertThatIllegalArgumentException().isThrownBy(() -> Configuration.of("list.corner_track.all", Map.of()))
			.withMessage("list.corner_track.all belongs in a query, not in a configuration");
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
		ListBlock each = ALL.forEach(Configuration.expression("toset([\"a\"])"))
			.config(Map.of("album", Configuration.template("my ${each.key}")));
		assertThat(each.toJson("corner")).isEqualToIgnoringWhitespace("""
				{
				  "list": { "corner_track": { "all": {
				    "provider": "corner",
				    "for_each": "${toset([\\"a\\"])}",
				    "config": { "album": "my ${each.key}" }
				  } } }
				}""");
		assertThat(ALL.count(2).toJson("corner")).contains("\"count\" : 2");
		assertThatIllegalArgumentException().isThrownBy(() -> ALL.count(Configuration.unknown(2)).toJson("corner"))
			.withMessageStartingWith("A query for the real CLI cannot have unknown values: {");
	}

}
