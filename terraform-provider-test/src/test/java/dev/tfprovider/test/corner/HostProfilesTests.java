/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.PlanResourceChange;
import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformHost;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.EngineRun;
import dev.tfprovider.value.TerraformValue;
import io.grpc.Status;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

/**
 * The life of objects under every host: what a practitioner sees is the same but for what
 * a host cannot do yet, and its words.
 */
class HostProfilesTests {

	private static final String A = "corner_thing.a";

	private static final String B = "corner_thing.b";

	private static final Map<String, Suite> SUITES = suites();

	private static Map<String, Suite> suites() {
		Map<String, Suite> suites = new LinkedHashMap<>();
		suites.put("create, update, replace, destroy",
				(host, terraform, upstream) -> Scenario.start()
					.apply(thing("Rex"))
					.expectNoChanges(thing("Rex"))
					.apply(thing("Max"))
					.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
					.apply(thing(Map.of("name", "Max", "kind", "cat")))
					.verify((run) -> assertThat(run).replaces(A, "kind"))
					.destroy()
					.verify((run) -> assertThat(run).hasResources())
					.runOn(terraform));
		suites.put("import",
				(host, terraform, upstream) -> Scenario.start()
					.apply(thing("Rex"))
					.importAndVerify(thing("Rex"), A)
					.expectNoChanges(thing("Rex"))
					.runOn(terraform));
		suites.put("drift and loss",
				(host, terraform, upstream) -> Scenario.start()
					.apply(thing("Rex"))
					.drift(() -> upstream.change(1, Thing.class, (thing) -> thing.withNote("changed")))
					.planOnly(thing("Rex"))
					.verify((run) -> assertThat(run).plans(A, Action.UPDATE))
					.drift(() -> upstream.remove(1))
					.planOnly(Configuration.empty())
					.verify((run) -> assertThat(run).hasNoChanges())
					.apply(thing("Rex"))
					.verify((run) -> assertThat(run).plans(A, Action.CREATE))
					.runOn(terraform));
		suites.put("instances",
				(host, terraform, upstream) -> Scenario.start()
					.apply(keyed(Map.of("x", "1", "y", "2")))
					.apply(keyed(Map.of("y", "2", "z", "3")))
					.verify((run) -> assertThat(run).hasResources(A + "[\"y\"]", A + "[\"z\"]"))
					.destroy()
					.runOn(terraform));
		suites.put("created before destroyed",
				(host, terraform, upstream) -> Scenario.start()
					.apply(createdFirst("cat"))
					.apply(createdFirst("dog"))
					.verify((run) -> assertThat(run).plans(A, Action.REPLACE))
					.destroy()
					.runOn(terraform));
		suites.put("dependents and unknown values",
				(host, terraform, upstream) -> Scenario.start()
					.apply(thing("Rex").with(B, Map.of("name", "Max", "amount", Configuration.ref(A, "id"))))
					.verify((run) -> assertThat(run).plansUnknown(B, "amount"))
					.destroy()
					.runOn(terraform));
		suites.put("data source",
				(host, terraform, upstream) -> Scenario.start()
					.apply(Configuration.of("data.corner_lookup.l", Map.of("name", "x")))
					.verify((run) -> assertThat(run).hasAttribute("data.corner_lookup.l", "name", "x"))
					.runOn(terraform));
		suites.put("blocks",
				(host, terraform, upstream) -> Scenario.start()
					.apply(Configuration.of("corner_nest.n", Map.of("name", "n", "entry", Map.of("key", "e"))))
					.destroy()
					.runOn(terraform));
		suites.put("taint and untaint",
				(host, terraform, upstream) -> Scenario.start()
					.apply(thing("Rex"))
					.taint(A)
					.planOnly(thing("Rex"))
					.verify((run) -> assertThat(run).plans(A, Action.REPLACE))
					.untaint(A)
					.expectNoChanges(thing("Rex"))
					.runOn(terraform));
		suites.put("targets and replacements", (host, terraform, upstream) -> Scenario.start()
			.apply(thing("Rex").with(B, Map.of("name", "Max")))
			.replace(B)
			.planOnly(thing("Rex").with(B, Map.of("name", "Max")))
			.verify((run) -> assertThat(run).plans(B, Action.REPLACE))
			.replace()
			.target(A)
			.planOnly(thing("Roy").with(B, Map.of("name", "Moe")))
			.verify((run) -> assertThat(run).plans(A, Action.UPDATE).hasWarning("Resource targeting is in effect"))
			.runOn(terraform));
		suites.put("move within a type",
				(host, terraform, upstream) -> Scenario.start()
					.apply(thing("Rex"))
					.planOnly(Configuration.of(B, Map.of("name", "Rex")).withMoved(A, B))
					.verify((run) -> assertThat(run.change(B).previousAddress()).isEqualTo(A))
					.runOn(terraform));
		suites.put("creation that fails half-way",
				(host, terraform, upstream) -> Scenario.start()
					.expectError(thing("fail"), "")
					.verify((run) -> assertThat(run).hasResources())
					.apply(thing("Rex"))
					.runOn(terraform));
		suites.put("write-only values", (host, terraform, upstream) -> {
			Configuration thing = thing(Map.of("name", "Rex", "token", "t"));
			if (is(host, 11, 11)) {
				assertThat(terraform.apply(thing)).succeeded().hasAttribute(A, "token", null);
				assertThat(upstream.journal()).containsExactly("create Rex token t");
			}
			else {
				assertThat(terraform.plan(thing)).failed().hasError("").onAttribute("token");
			}
		});
		suites.put("plan that is wrong", (host, terraform, upstream) -> {
			upstream.tampering()
				.answer(PlanResourceChange.Response.class, "PlanResourceChange",
						(response) -> response.toBuilder()
							.setPlannedState(ThingMessages.set(response.getPlannedState(), "name",
									TerraformValue.string("other")))
							.build());
			assertThat(terraform.plan(thing("Rex"))).failed()
				.hasError("Provider produced invalid plan")
				.withDetail((host.isOpenTofu() ? "registry.opentofu.org" : "registry.terraform.io") + "/acme/corner");
		});
		suites.put("plan with a write-only value", (host, terraform, upstream) -> {
			upstream.tampering()
				.answer(PlanResourceChange.Response.class, "PlanResourceChange",
						(response) -> response.toBuilder()
							.setPlannedState(ThingMessages.set(response.getPlannedState(), "token",
									TerraformValue.string("leaked")))
							.build());
			EngineRun run = terraform.plan(thing("Rex"));
			if (host.isOpenTofu() && is(host, 11, 11)) {
				assertThat(run).failed()
					.hasError("Invalid provider response")
					.withDetail("Resource type \"corner_thing\" returned an actual value for the write-only attribute "
							+ "\".token\" while it is meant to be nil.");
			}
			else {
				assertThat(run).failed().hasError("Provider produced invalid plan");
			}
		});
		suites.put("deferral that was not allowed", (host, terraform, upstream) -> {
			upstream.tampering()
				.answer(PlanResourceChange.Response.class, "PlanResourceChange",
						(response) -> response.toBuilder()
							.setDeferred(
									Tfplugin6.Deferred.newBuilder().setReason(Tfplugin6.Deferred.Reason.ABSENT_PREREQ))
							.build());
			EngineRun run = terraform.plan(thing("Rex"));
			if (is(host, 9, Integer.MAX_VALUE)) {
				assertThat(run).failed().hasError("Provider deferred changes when Terraform did not allow deferrals");
			}
			else {
				assertThat(run).succeeded().plans(A, Action.CREATE);
			}
		});
		suites.put("prevent_destroy", (host, terraform, upstream) -> {
			terraform.apply(guarded("cat"));
			EngineRun run = terraform.plan(guarded("dog"));
			if (host.isOpenTofu() && is(host, 12, 12)) {
				assertThat(run).failed()
					.hasError("Resource instance cannot be destroyed")
					.withDetail("-exclude=\"corner_thing.a\"");
			}
			else {
				assertThat(run).failed().hasError("Instance cannot be destroyed");
			}
		});
		suites.put("wrong type", (host, terraform, upstream) -> {
			EngineRun run = terraform.validate(thing(Map.of("name", List.of("Rex"))));
			assertThat(run).failed()
				.hasError("Incorrect attribute value type")
				.onAttribute("name")
				.withDetail(is(host, 13, 10) ? "string required, but have tuple." : "string required.");
		});
		suites.put("call that fails", (host, terraform, upstream) -> {
			upstream.tampering().fail("PlanResourceChange", Status.UNAVAILABLE);
			assertThat(terraform.plan(thing("Rex"))).failed().hasError("Plugin did not respond");
		});
		suites.put("apply without changes", (host, terraform, upstream) -> {
			terraform.apply(thing("Rex"));
			long configured = terraform.apply(thing("Rex"))
				.calls()
				.stream()
				.filter("ConfigureProvider"::equals)
				.count();
			assertThat(configured).isEqualTo((host.isOpenTofu() && is(host, 12, 12)) ? 1 : 2);
		});
		return suites;
	}

	static Stream<Arguments> everything() {
		return Arrays.stream(TerraformHost.values())
			.flatMap((host) -> SUITES.keySet().stream().map((suite) -> Arguments.of(host, suite)));
	}

	@ParameterizedTest(name = "{0}: {1}")
	@MethodSource("everything")
	void suiteOnHost(TerraformHost host, String suite) {
		assumeFalse(suite.equals("blocks") && CornerProvider.isInProtocol5(), "The blocks have nested attributes");
		CornerUpstream upstream = new CornerUpstream();
		ConnectionSessions sessions = new ConnectionSessions();
		try (InMemoryTerraform terraform = InMemoryTerraform.of(
				CornerProvider.service(CornerProvider.definition(upstream), sessions), sessions, CornerProvider.ADDRESS,
				upstream.tampering())) {
			SUITES.getOrDefault(suite, (one, other, any) -> {
			}).run(host, terraform.behaveAs(host), upstream);
		}
	}

	/**
	 * Return whether a host is not older than a minor version.
	 */
	private static boolean is(TerraformHost host, int terraform, int openTofu) {
		int minor = Integer.parseInt(host.toString().split("\\.")[1]);
		return minor >= (host.isOpenTofu() ? openTofu : terraform);
	}

	private static Configuration thing(String name) {
		return thing(Map.of("name", name));
	}

	private static Configuration thing(Map<String, ?> body) {
		return Configuration.of(A, body);
	}

	private static Configuration keyed(Map<String, ?> things) {
		return thing(Map.of("for_each", things, "name", Configuration.expression("each.key"), "note",
				Configuration.expression("each.value")));
	}

	private static Configuration createdFirst(String kind) {
		return thing(Map.of("name", "Rex", "kind", kind, "lifecycle", Map.of("create_before_destroy", true)));
	}

	private static Configuration guarded(String kind) {
		return thing(Map.of("name", "Rex", "kind", kind, "lifecycle", Map.of("prevent_destroy", true)));
	}

	/**
	 * What is done under a host.
	 */
	@FunctionalInterface
	private interface Suite {

		void run(TerraformHost host, InMemoryTerraform terraform, CornerUpstream upstream);

	}

}
