/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.life;

import java.util.Map;
import java.util.TreeMap;

import dev.tfprovider.test.Configuration;
import dev.tfprovider.test.Scenario;
import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.corner.Differential;
import dev.tfprovider.test.run.Action;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Time limits, in memory as on the real CLI.
 */
@TerraformAcceptanceTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("thorough")
class TimeoutsDifferentialAcceptanceTests {

	private static final String SERVER = "corner_server.a";

	private static final String DISK = "corner_disk.a";

	private static final String STATION = "data.corner_station.a";

	@RegisterExtension
	private final Differential differential = new Differential(LifeProvider::definition);

	@Test
	void createThatTakesTooLongIsTaintedAndReplaced() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(server("a", "create", Map.of("create", "400ms")), "Could not create corner_server in time")
			.verify((run) -> assertThat(run.isTainted(SERVER)).isTrue())
			.planOnly(server("a", null, Map.of("create", "1h")))
			.verify((run) -> assertThat(run).plans(SERVER, Action.REPLACE))
			.apply(server("a", null, Map.of("create", "1h"))));
	}

	@Test
	void createThatReactsToNothingIsAnswered() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(server("a", "create deaf", Map.of("create", "400ms")),
					"Could not create corner_server in time")
			.verify((run) -> assertThat(run.isTainted(SERVER)).isTrue())
			.verify((run) -> assertThat(run.diagnostics().get(0).detail().replaceAll("\\s+", " "))
				.contains("The provider did not react to the interruption, so it may still be at work.")));
	}

	@Test
	void updateThatTakesTooLongKeepsTheOldObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server("a", null, null))
			.expectError(server("b", "update", Map.of("update", "400ms")), "Could not update corner_server in time")
			.verify((run) -> assertThat(run).hasAttribute(SERVER, "name", "a"))
			.planOnly(server("a", null, null))
			.apply(server("b", null, null)));
	}

	@Test
	void deleteThatTakesTooLongKeepsTheObject() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server("a", "delete", Map.of("delete", "400ms")))
			.expectErrorOnDestroy("Could not delete corner_server in time")
			.verify((run) -> assertThat(run).hasAttribute(SERVER, "timeouts.delete", "400ms"))
			.apply(server("a", null, Map.of("delete", "400ms")))
			.destroy());
	}

	@Test
	void readThatTakesTooLongFails() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server("a", null, Map.of("read", "400ms")))
			.drift(() -> upstream.change(1, Server.class,
					(server) -> new Server(server.id(), server.name(), "read", server.address(), null)))
			.expectError(server("a", null, Map.of("read", "400ms")), "Could not read corner_server in time"));
	}

	@Test
	void replacementIsLimitedInBothHalves() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(disk("a", Map.of("delete", "10m")))
			.apply(disk("b", Map.of("delete", "10m")))
			.expectError(disk("slow", Map.of("create", "400ms")), "Could not create corner_disk in time"));
	}

	@Test
	void configuredTimeoutsComeBackAsTheyWereWritten() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server("a", null, Map.of("create", "1h", "read", "PT90M", "update", "1.5h", "delete", "3600s")))
			.verify((run) -> assertThat(run).hasAttribute(SERVER, "timeouts.read", "PT90M")
				.hasAttribute(SERVER, "timeouts.update", "1.5h"))
			.planOnly(server("a", null, Map.of("create", "60m", "read", "1h30m", "update", "90m", "delete", "1h")))
			.verify((run) -> assertThat(run).plans(SERVER, Action.NO_OP))
			.refresh()
			.verify((run) -> assertThat(run).hasAttribute(SERVER, "timeouts.delete", "3600s"))
			.apply(server("b", null, Map.of("create", "60m", "read", "1h30m", "update", "90m", "delete", "1h"))));
	}

	@Test
	void changeOfTimeoutsAloneTouchesNothing() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(server("a", null, null))
			.planOnly(server("a", null, Map.of("update", "1h")))
			.verify((run) -> assertThat(run).plans(SERVER, Action.UPDATE))
			.verify((run) -> assertThat(run.change(SERVER).isUnknown("address")).isFalse())
			.apply(server("a", null, Map.of("update", "1h")))
			.verify((run) -> assertThat(upstream.journal()).noneMatch((entry) -> entry.startsWith("update")))
			.apply(server("a", null, null))
			.verify((run) -> assertThat(run).hasAttribute(SERVER, "timeouts", null)));
	}

	@Test
	void changeOfTimeoutsAloneDoesNotReplaceWhatCannotBeChanged() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(disk("a", null))
			.planOnly(disk("a", Map.of("create", "1h")))
			.verify((run) -> assertThat(run).plans(DISK, Action.UPDATE))
			.apply(disk("a", Map.of("create", "1h")))
			.verify((run) -> assertThat(run).hasAttribute(DISK, "id", 1))
			.apply(disk("b", null))
			.verify((run) -> assertThat(run).hasAttribute(DISK, "id", 2)));
	}

	@Test
	void importWithoutConfiguredTimeoutsChangesNothing() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(7, new Server(7L, "a", null, "a.example.org", null)))
			.importResource(server("a", null, null), SERVER, "7")
			.verify((run) -> assertThat(run).hasAttribute(SERVER, "timeouts", null))
			.planOnly(server("a", null, null))
			.verify((run) -> assertThat(run).plans(SERVER, Action.NO_OP))
			.drift(() -> upstream.put(8, new Disk(8L, "a", null))));
	}

	@Test
	void importOfABlockWithoutConfiguredTimeoutsChangesNothing() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(8, new Disk(8L, "a", null)))
			.importResource(disk("a", null), DISK, "8")
			.planOnly(disk("a", null))
			.verify((run) -> assertThat(run).plans(DISK, Action.NO_OP)));
	}

	@Test
	void importWithConfiguredTimeoutsRemembersThemAndTouchesNothing() {
		Map<String, String> timeouts = Map.of("read", "1h", "delete", "1h");
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(7, new Server(7L, "a", null, "a.example.org", null)))
			.importResource(server("a", null, timeouts), SERVER, "7")
			.planOnly(server("a", null, timeouts))
			.verify((run) -> assertThat(run).plans(SERVER, Action.UPDATE))
			.apply(server("a", null, timeouts))
			.verify((run) -> assertThat(upstream.journal()).allMatch((entry) -> entry.startsWith("read")))
			.planOnly(server("a", null, timeouts))
			.verify((run) -> assertThat(run).plans(SERVER, Action.NO_OP)));
	}

	@Test
	void readIsLimitedByWhatTheStateRemembers() {
		this.differential.compare((upstream) -> Scenario.start()
			.drift(() -> upstream.put(7, new Server(7L, "a", null, "a.example.org", null)))
			.importResource(server("a", null, Map.of("read", "30s")), SERVER, "7")
			.verify((run) -> assertThat(upstream.journal()).containsOnly("read a with long time"))
			.apply(server("a", null, Map.of("read", "30s")))
			.refresh()
			.verify((run) -> assertThat(upstream.journal()).endsWith("read a with short time")));
	}

	@Test
	void timeoutsThatAreWrongAreInvalid() {
		this.differential.compare((upstream) -> Scenario.start()
			.expectError(server("a", null, Map.of("create", "0s")), "Invalid timeout")
			.expectError(server("a", null, Map.of("delete", "-5m")), "Invalid timeout")
			.expectError(server("a", null, Map.of("update", "soon")), "Invalid value")
			.expectError(disk("a", Map.of("read", "PT0S")), "Invalid timeout"));
	}

	@Test
	void dataSourceIsLimited() {
		this.differential.compare((upstream) -> Scenario.start()
			.apply(Configuration.of(STATION, Map.of("name", "radio", "timeouts", Map.of("read", "PT60M"))))
			.verify((run) -> assertThat(run).hasAttribute(STATION, "timeouts.read", "PT60M")
				.hasAttribute(STATION, "answer", "answered"))
			.expectError(Configuration.of(STATION, Map.of("name", "radio", "timeouts", Map.of("read", "0s"))),
					"Invalid timeout"));
	}

	private static Configuration server(String name, @Nullable String slow, @Nullable Map<String, String> timeouts) {
		Map<String, Object> body = new TreeMap<>(Map.of("name", name));
		if (slow != null) {
			body.put("slow", slow);
		}
		if (timeouts != null) {
			body.put("timeouts", timeouts);
		}
		return Configuration.of(SERVER, body);
	}

	private static Configuration disk(String label, @Nullable Map<String, String> timeouts) {
		Map<String, Object> body = new TreeMap<>(Map.of("label", label));
		if (timeouts != null) {
			body.put("timeouts", timeouts);
		}
		return Configuration.of(DISK, body);
	}

}
