/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.rest;

import java.util.Map;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.ListBlock;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.spring.TerraformProviderTest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformProviderTest(properties = { "terraform.provider.name=tickets", "terraform.provider.address=acme/tickets",
		"terraform.test.settings.client-id=robot", "terraform.test.settings.client-secret=secret" })
class TicketQueueResourceTests {

	private static final TicketService SERVICE = new TicketService();

	private static final String BUGS = "tickets_queue.bugs";

	@DynamicPropertySource
	static void service(DynamicPropertyRegistry properties) {
		properties.add("terraform.test.settings.endpoint", () -> SERVICE.url(""));
		properties.add("terraform.test.settings.token-url", () -> SERVICE.url("/token"));
	}

	@BeforeEach
	void clear() {
		SERVICE.queues.clear();
		SERVICE.requests.clear();
	}

	@AfterAll
	static void stop() {
		SERVICE.close();
	}

	@Test
	void queueIsCreatedUpdatedAndDeleted(InMemoryTerraform terraform) {
		assertThat(terraform.apply(queue("bugs"))).succeeded().plans(BUGS, Action.CREATE);
		assertThat(terraform.apply(queue("defects"))).plans(BUGS, Action.UPDATE).hasAttribute(BUGS, "name", "defects");
		assertThat(SERVICE.queues.values()).singleElement().asString().contains("defects");
		assertThat(terraform.destroy()).hasResources();
		assertThat(SERVICE.queues).isEmpty();
	}

	@Test
	void queueThatSomebodyDeletedIsCreatedAgain(InMemoryTerraform terraform) {
		terraform.apply(queue("bugs"));
		SERVICE.queues.clear();
		assertThat(terraform.plan(queue("bugs"))).plans(BUGS, Action.CREATE);
		assertThat(terraform.destroy()).succeeded();
	}

	@Test
	void busyServiceIsAskedAgain(InMemoryTerraform terraform) {
		SERVICE.refusals.set(2);
		assertThat(terraform.apply(queue("bugs"))).succeeded();
		assertThat(SERVICE.requests.stream().filter("POST /queues"::equals)).hasSize(3);
	}

	@Test
	void createWhoseAnswerIsLostMakesOneQueue(InMemoryTerraform terraform) {
		SERVICE.lostAnswers.set(1);
		assertThat(terraform.apply(queue("bugs"))).succeeded();
		assertThat(SERVICE.requests.stream().filter("POST /queues"::equals)).hasSize(2);
		assertThat(SERVICE.queues).hasSize(1);
	}

	@Test
	void whatTheServiceRefusesIsADiagnosticOnTheAttribute(InMemoryTerraform terraform) {
		assertThat(terraform.apply(queue(" "))).failed()
			.hasError("Could not create tickets_queue")
			.onAttribute("name")
			.withDetail("must not be blank");
	}

	@Test
	void pagesAreReadUntilEnoughIsFoundAndWithOneToken(InMemoryTerraform terraform) {
		for (int i = 0; i < 5; i++) {
			SERVICE.queues.put("l" + i, Map.of("id", "l" + i, "name", "list " + i));
		}
		ListBlock all = ListBlock.of("tickets_queue", "all");
		assertThat(terraform.query(all)).found("list 0", "list 1", "list 2", "list 3", "list 4");
		assertThat(SERVICE.requests.stream().filter("GET /queues"::equals)).hasSize(3);
		assertThat(SERVICE.requests).containsOnlyOnce("token");
		SERVICE.requests.clear();
		assertThat(terraform.query(all.limit(2))).found("list 0", "list 1");
		assertThat(SERVICE.requests.stream().filter("GET /queues"::equals)).hasSizeLessThanOrEqualTo(2);
		assertThat(terraform.query(all.config(Map.of("prefix", "list 4")))).found("list 4");
	}

	private static Configuration queue(String name) {
		return Configuration.of(BUGS, Map.of("name", name));
	}

}
