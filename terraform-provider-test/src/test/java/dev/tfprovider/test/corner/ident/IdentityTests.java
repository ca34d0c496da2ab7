/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ident;

import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.EngineRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The identities that follow from {@code @Id}, with Terraform in memory.
 */
class IdentityTests {

	private static final String DOOR = "corner_door.a";

	private static final String REPO = "corner_repo.a";

	private final CornerUpstream upstream = new CornerUpstream();

	private final InMemoryTerraform terraform = InMemoryTerraform.of(IdentProvider.definition(this.upstream));

	@AfterEach
	void close() {
		this.terraform.close();
	}

	@Test
	void createdObjectHasAnIdentity() {
		assertThat(this.terraform.apply(repo("web")).identity(REPO)).isEqualTo(Map.of("id", 1));
	}

	@Test
	void updateKeepsTheIdentity() {
		this.terraform.apply(repo("web"));
		EngineRun run = this.terraform.apply(repo("site"));
		assertThat(run).plans(REPO, Action.UPDATE);
		assertThat(run.identity(REPO)).isEqualTo(Map.of("id", 1));
	}

	@Test
	void replacementGivesAnotherIdentity() {
		this.terraform.apply(door(3));
		EngineRun run = this.terraform.apply(door(4));
		assertThat(run).plans(DOOR, Action.REPLACE);
		assertThat(run.identity(DOOR)).isEqualTo(Map.of("building", "north", "number", 4));
		assertThat(this.terraform.destroy()).succeeded().hasResources();
	}

	@Test
	void importByIdentityReadsTheObject() {
		this.upstream.put(3, new Door("north", 3, "red"));
		this.terraform.write(door(3));
		EngineRun run = this.terraform.importObject(DOOR, Map.of("building", "north", "number", 3));
		assertThat(run).succeeded().hasAttribute(DOOR, "color", "red");
		assertThat(run.identity(DOOR)).isEqualTo(Map.of("building", "north", "number", 3));
	}

	@Test
	void importByIdGivesTheIdentityOnceItIsRead() {
		this.upstream.put(7, new Repo(7L, "acme", "web", "private", null, null));
		this.terraform.write(repo("web"));
		assertThat(this.terraform.importResource(REPO, "acme/web").identity(REPO)).isEqualTo(Map.of("id", 7));
	}

	@Test
	void importByIdentityOfWhatIsNotThereIsAnError() {
		this.terraform.write(door(3));
		assertThat(this.terraform.importObject(DOOR, Map.of("building", "north", "number", 3))).failed()
			.hasError("Cannot import non-existent remote object");
	}

	@Test
	void objectThatBecomesAnotherIsRefused() {
		this.terraform.apply(repo("web"));
		this.upstream.put(1, new Repo(2L, "acme", "web", "private", null, null));
		assertThat(this.terraform.plan(repo("web"))).failed().hasError("Unexpected identity change");
	}

	private static Configuration repo(String name) {
		return Configuration.of(REPO, Map.of("owner", "acme", "name", name));
	}

	private static Configuration door(int number) {
		return Configuration.of(DOOR, Map.of("building", "north", "number", number));
	}

}
