/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.List;
import java.util.Map;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.test.corner.CornerUpstream;
import dev.tfprovider.test.run.TerraformRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Values that are made once: where Terraform keeps them, the plan shows them.
 */
class PlannedOnceTests {

	private static final String A = "corner_ticket.a";

	private static final Configuration TICKET = ticket("north", 2);

	private final CornerUpstream upstream = new CornerUpstream();

	@Test
	void planShowsWhatTheApplyCreates() {
		try (InMemoryTerraform terraform = on(TerraformHost.TERRAFORM_1_16)) {
			TerraformRun run = terraform.apply(TICKET);
			for (String path : List.of("number", "price", "code", "places[0].seat", "places[1].seat")) {
				assertThat(run.change(A).after(path)).as(path).isNotNull().isEqualTo(run.attribute(A, path));
			}
			assertThat(this.upstream.journal()).filteredOn((entry) -> entry.startsWith("reserve")).hasSize(3);
		}
	}

	@Test
	void updateKeepsWhatIsStableAndMakesTheRest() {
		try (InMemoryTerraform terraform = on(TerraformHost.TERRAFORM_1_16)) {
			TerraformRun created = terraform.apply(TICKET);
			TerraformRun updated = terraform.apply(ticket("north", 3));
			assertThat(updated.attribute(A, "number")).isEqualTo(created.attribute(A, "number"));
			assertThat(updated.change(A).after("price")).asString().startsWith("30 by offer ");
			assertThat(updated.attribute(A, "price")).isEqualTo(updated.change(A).after("price"));
		}
	}

	@Test
	void replacementMakesNewValuesOnce() {
		try (InMemoryTerraform terraform = on(TerraformHost.TERRAFORM_1_16)) {
			TerraformRun created = terraform.apply(TICKET);
			TerraformRun replaced = terraform.apply(ticket("south", 2));
			assertThat(replaced.change(A).after("number")).isNotNull()
				.isNotEqualTo(created.attribute(A, "number"))
				.isEqualTo(replaced.attribute(A, "number"));
			assertThat(this.upstream.journal()).filteredOn((entry) -> entry.startsWith("reserve")).hasSize(6);
		}
	}

	/**
	 * The private state of the author is asserted by the resource.
	 */
	@ParameterizedTest
	@EnumSource
	void stateKeepsNothingOfThePlan(TerraformHost host) {
		try (InMemoryTerraform terraform = on(host)) {
			assertThat(terraform.apply(TICKET)).succeeded();
			assertThat(terraform.apply(ticket("north", 3))).succeeded();
			assertThat(terraform.apply(ticket("south", 3))).succeeded();
			assertThat(terraform.destroy()).succeeded();
			assertThat(this.upstream.journal()).filteredOn((entry) -> entry.startsWith("create")).hasSize(2);
		}
	}

	@ParameterizedTest
	@EnumSource(names = { "TERRAFORM_1_11", "TERRAFORM_1_15", "OPENTOFU_1_12" })
	void valueIsMadeInTheApplyWhereNothingIsKept(TerraformHost host) {
		try (InMemoryTerraform terraform = on(host)) {
			TerraformRun run = terraform.apply(TICKET);
			for (String path : List.of("number", "price", "code", "places[0].seat")) {
				assertThat(run.isUnknown(A, path)).as(path).isTrue();
				assertThat(run.attribute(A, path)).as(path).isNotNull();
			}
			assertThat(terraform.plan(ticket("north", 3)).change(A).after("number"))
				.isEqualTo(run.attribute(A, "number"));
		}
	}

	@ParameterizedTest
	@EnumSource
	void codeIsRandomAndStays(TerraformHost host) {
		String a = "corner_voucher.a";
		ProviderDefinition definition = ProviderDefinition.builder("corner")
			.resource("voucher", Voucher.class, new VoucherResource(this.upstream))
			.build();
		try (InMemoryTerraform terraform = InMemoryTerraform.of(definition).behaveAs(host)) {
			TerraformRun run = terraform.apply(Configuration.of(a, Map.of("owner", "ann")));
			assertThat(run).succeeded();
			assertThat(run.attribute(a, "code")).asString().startsWith("ann-").hasSize(40);
			assertThat(run.isUnknown(a, "code")).isEqualTo(host != TerraformHost.TERRAFORM_1_16);
			TerraformRun update = terraform.apply(Configuration.of(a, Map.of("owner", "bob")));
			assertThat(update).succeeded();
			assertThat(update.attribute(a, "code")).isEqualTo(run.attribute(a, "code"));
		}
	}

	private InMemoryTerraform on(TerraformHost host) {
		return InMemoryTerraform.of(TicketResource.definition(this.upstream)).behaveAs(host);
	}

	private static Configuration ticket(String queue, int seats) {
		return Configuration.of(A,
				Map.of("queue", queue, "seats", seats, "places", List.of(Map.of("row", "a"), Map.of("row", "b"))));
	}

}
