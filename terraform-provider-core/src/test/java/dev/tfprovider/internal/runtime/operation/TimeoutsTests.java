/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.call.TimeLimit;
import dev.tfprovider.internal.runtime.call.TimeLimits;
import dev.tfprovider.internal.runtime.call.TypeFixtures;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourceTimeouts;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for timeouts of managed resources: whose limit counts, what becomes of it, and
 * what is planned for it.
 */
class TimeoutsTests {

	private static final ModelMapping<Server> MAPPING = new ModelMappings(List.of()).resource(Server.class);

	private static final String STATE = "{id:1, name:\"a\", address:\"x\"}";

	private static final byte[] PRIVATE = "{}".getBytes(StandardCharsets.UTF_8);

	private final RunningCalls runningCalls = new RunningCalls(
			new OperationSettings(Duration.ZERO, Duration.ofHours(1)));

	private final ApplyResourceChange applyResourceChange = new ApplyResourceChange(new FailureDiagnostics(List.of()),
			this.runningCalls, PetApply.RECORDS, new ForgottenValues(false));

	private final ReadResource readResource = new ReadResource(new FailureDiagnostics(List.of()), this.runningCalls,
			PetApply.RECORDS);

	@ParameterizedTest
	@CsvSource({ "null, PT20M", "{}, PT20M", "'{create:\"30m\"}', PT30M", "'{create:\"PT45M\"}', PT45M",
			"'{delete:\"30m\"}', PT20M", "'{create:\"1ns\"}', PT0.000000001S" })
	void configuredLimitOfCreateWins(String timeouts, Duration expected) {
		assertThat(limits(DeclaredServers.class).configured("create", server(timeouts)))
			.extracting(TimeLimit::duration, TimeLimit::configured)
			.containsExactly(expected, !expected.equals(Duration.ofMinutes(20)));
	}

	@ParameterizedTest
	@CsvSource({ "null, PT5M", "'{read:\"30m\"}', PT30M", "'{read:\"0s\"}', PT5M", "'{read:\"-1h\"}', PT5M",
			"'{read:\"soon\"}', PT5M", "'{create:\"soon\"}', PT5M" })
	void whatIsWrongInTheStateCountsForNothing(String timeouts, Duration expected) {
		assertThat(limits(DeclaredServers.class).remembered("read", server(timeouts))).extracting(TimeLimit::duration)
			.isEqualTo(expected);
	}

	@Test
	void withoutDeclarationThereIsNoLimit() {
		TimeLimits limits = limits(Servers.class);
		assertThat(limits.configured("create", server("null"))).isNull();
		assertThat(limits.configured("create", server("{create:\"1h\"}"))).extracting(TimeLimit::duration)
			.isEqualTo(Duration.ofHours(1));
		assertThat(limits.remembered("read", TerraformValue.ofNull(server("null").type()))).isNull();
	}

	@Test
	void declarationIsInherited() {
		assertThat(limits(SpecialServers.class).configured("create", server("null"))).extracting(TimeLimit::duration)
			.isEqualTo(Duration.ofMinutes(20));
	}

	@ParameterizedTest
	@CsvSource({ "0s, Invalid timeout", "-1h, Invalid timeout", "soon, 'Invalid value for \"timeouts.create\"'" })
	void wrongLimitThatWasNotKnownBeforeIsAnError(String text, String summary) {
		ApplyResourceChange.Response response = create(new Servers((data) -> {
			throw new AssertionError("not called");
		}), "{create:\"" + text + "\"}");
		assertThat(response.state().isNull()).isTrue();
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.attribute()).isEqualTo(AttributePath.root("timeouts").attribute("create"));
			assertThat(diagnostic.summary()).isEqualTo(summary);
		});
	}

	@Test
	void createThatTakesTooLongKeepsWhatWasSaved() {
		ApplyResourceChange.Response response = create(new Servers((data) -> {
			data.saveId(7L);
			data.setPrivateState(new PetApply.Note(3));
			return sleep();
		}), "{create:\"5ms\"}");
		assertThat(response.state()).isEqualTo(value("{id:7, name:\"a\", timeouts:{create:\"5ms\"}}"));
		assertThat(response.privateState()).asString().isEqualTo("{\"number\":3}");
		assertThat(response.diagnostics()).containsExactly(Diagnostic.error(
				AttributePath.root("timeouts").attribute("create"), "Could not create acme_server in time",
				"It did not end within 0.005s, which is configured. The state holds what is known of the object. "
						+ "Allow more time with timeouts = { create = \"0.01s\" }."));
	}

	@Test
	void createThatTakesTooLongAndHasSavedNothingSaysSo() {
		ApplyResourceChange.Response response = create(new Servers((data) -> sleep()), "{create:\"5ms\"}");
		assertThat(response.state().isNull()).isTrue();
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.isEqualTo("It did not end within 0.005s, which is configured. The state holds nothing of the object: look "
					+ "whether it exists. Allow more time with timeouts = { create = \"0.01s\" }.");
	}

	@Test
	void updateThatTakesTooLongKeepsWhatWasBefore() {
		ApplyResourceChange.Response response = update(new Servers((data) -> sleep()), "{id:1, name:\"b\", address:?",
				"{update:\"5ms\"}");
		assertThat(response.state()).isEqualTo(value(STATE));
		assertThat(response.privateState()).isEqualTo(PRIVATE);
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Could not update acme_server in time");
	}

	@Test
	void deleteThatTakesTooLongKeepsTheObject() {
		String state = with(STATE, "{delete:\"5ms\"}");
		ApplyResourceChange.Response response = this.applyResourceChange.apply(type(new Servers((data) -> sleep())),
				new ApplyResourceChange.Request(value(state), value("null"), value("null"), PRIVATE));
		assertThat(response.state()).isEqualTo(value(state));
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::summary)
			.isEqualTo("Could not delete acme_server in time");
	}

	@Test
	void readThatTakesTooLongKeepsTheState() {
		String state = with(STATE, "{read:\"5ms\"}");
		ReadResource.Response response = this.readResource.read(type(new Servers((data) -> sleep())),
				PetApply.remembered(value(state), PRIVATE));
		assertThat(response.state()).isEqualTo(value(state));
		assertThat(response.diagnostics()).containsExactly(
				Diagnostic.error(AttributePath.root("timeouts").attribute("read"), "Could not read acme_server in time",
						"It did not end within 0.005s, which is configured. Allow more time with "
								+ "timeouts = { read = \"0.01s\" }."));
	}

	@Test
	void limitOfTheProviderIsNamedAsSuch() {
		TimeLimit limit = new TimeLimit("delete", Duration.ofMinutes(20), null, false);
		assertThat(limit.exceeded("acme_server", false, " The state holds it.", "").detail())
			.isEqualTo("It did not end within 20m, the limit that the provider sets. The state holds it. "
					+ "The provider did not react to the interruption, so it may still be at work.");
	}

	@Test
	void limitInABlockIsShownAsABlock() {
		TimeLimits limits = TimeLimits.of(new ModelMappings(List.of()).resource(Blocked.class),
				Map.of("create", Duration.ofMinutes(90)));
		TimeLimit limit = limits.configured("create", TerraformValue.ofNull(TerraformValue.string("").type()));
		assertThat(limit.exceeded("acme_server", true, "", "").detail())
			.endsWith("within 1h30m, the limit that the provider sets. "
					+ "Allow more time with timeouts { create = \"3h\" }.");
	}

	@Test
	void lastStateOfAWaitIsTold() {
		ApplyResourceChange.Response response = create(
				new Servers((data) -> data.waiter()
					.untilState(() -> Optional.of("starting"), Function.identity(), Set.of(), Set.of("up"))),
				"{create:\"5ms\"}");
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Could not create acme_server in time");
			assertThat(diagnostic.detail()).contains("\n\nWaited 0 s for the state up, looked ")
				.endsWith(" times; last seen: starting. It took too long.");
		});
	}

	@Test
	void cancelledWaitTellsTheLastState() {
		ApplyResourceChange.Response response = create(new Servers((data) -> {
			data.saveId(7L);
			this.runningCalls.cancel(null);
			assertThat(data.cancelled()).isTrue();
			return data.waiter().untilState(() -> Optional.of("starting"), Function.identity(), Set.of(), Set.of("up"));
		}), "{create:\"1h\"}");
		assertThat(response.state()).isEqualTo(value("{id:7, name:\"a\", timeouts:{create:\"1h\"}}"));
		assertThat(response.diagnostics()).singleElement().satisfies((diagnostic) -> {
			assertThat(diagnostic.summary()).isEqualTo("Operation cancelled");
			assertThat(diagnostic.detail()).contains("\n\nWaited 0 s for the state up, looked 1 times; ")
				.endsWith("last seen: starting. It was cancelled.");
		});
	}

	@Test
	void failureAfterTheDeadlineIsTold() {
		ApplyResourceChange.Response response = create(new Servers((data) -> {
			try {
				return sleep();
			}
			catch (InterruptedException ex) {
				throw new IllegalStateException("connection lost");
			}
		}), "{create:\"5ms\"}");
		assertThat(response.diagnostics()).singleElement()
			.extracting(Diagnostic::detail)
			.asString()
			.endsWith("\n\nIn the end: java.lang.IllegalStateException: connection lost");
	}

	@Test
	void diagnosticsAfterTheDeadlineAreKept() {
		ApplyResourceChange.Response response = create(new Servers((data) -> {
			try {
				return sleep();
			}
			catch (InterruptedException ex) {
				throw new DiagnosticException("Server is stuck", "It does not start.");
			}
		}), "{create:\"5ms\"}");
		assertThat(response.diagnostics()).extracting(Diagnostic::summary)
			.containsExactly("Could not create acme_server in time", "Server is stuck");
	}

	@Test
	void deadlineIsTold() {
		create(new Servers((data) -> {
			assertThat(data.timeLeft()).hasValueSatisfying((left) -> assertThat(left).isLessThan(Duration.ofHours(1)));
			assertThat(data.deadline()).hasValueSatisfying((deadline) -> assertThat(deadline).isAfter(Instant.now()));
			return "";
		}), "{create:\"1h\"}");
		create(new Servers((data) -> {
			assertThat(data.timeLeft()).isEmpty();
			assertThat(data.deadline()).isEmpty();
			return "";
		}), "null");
	}

	@Test
	void whatTheAuthorMakesOfTimeoutsDoesNotCount() {
		assertThat(create(new Servers((data) -> ""), "{create:\"1h\", read:\"PT60M\"}"))
			.satisfies((response) -> assertThat(response.diagnostics()).isEmpty())
			.extracting(ApplyResourceChange.Response::state)
			.isEqualTo(value(with(STATE, "{create:\"1h\", read:\"PT60M\"}")));
		assertThat(create(new Servers((data) -> ""), "null").state()).isEqualTo(value(STATE));
	}

	@Test
	void readKeepsTimeouts() {
		String state = with(STATE, "{create:\"1h\"}");
		assertThat(this.readResource.read(type(new Servers((data) -> "")), PetApply.remembered(value(state), PRIVATE))
			.state()).isEqualTo(value(state));
		assertThat(this.readResource.read(type(new Servers((data) -> "")), PetApply.remembered(value(STATE), PRIVATE))
			.state()).isEqualTo(value(STATE));
	}

	@Test
	void changeOfTimeoutsAloneDoesNotReachTheAuthor() {
		ApplyResourceChange.Response response = update(new Servers((data) -> {
			throw new AssertionError("not called");
		}), STATE.substring(0, STATE.length() - 1), "{delete:\"1h\"}");
		assertThat(response.state()).isEqualTo(value(with(STATE, "{delete:\"1h\"}")));
		assertThat(response.privateState()).isEqualTo(PRIVATE);
		assertThat(response.diagnostics()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void changeOfTimeoutsAlonePlansNothingElse(boolean updatable) {
		PlanResourceChange.Response response = plan(updatable, STATE, with(STATE, "{delete:\"1h\"}"));
		assertThat(response.planned()).isEqualTo(value(with(STATE, "{delete:\"1h\"}")));
		assertThat(response.requiresReplace()).isEmpty();
		assertThat(response.diagnostics()).isEmpty();
	}

	@Test
	void changeOfTimeoutsBesideAnotherIsPlannedAsUsual() {
		String prior = with(STATE, "{delete:\"1h\"}");
		PlanResourceChange.Response response = plan(true, prior, "{id:1, name:\"b\", address:\"x\"}");
		assertThat(response.planned()).isEqualTo(value("{id:1, name:\"b\", address:?}"));
	}

	@Test
	void timeoutsThatMeanTheSameAreNoChange() {
		String prior = with(STATE, "{delete:\"60m\"}");
		assertThat(plan(true, prior, with(STATE, "{delete:\"1h\"}")).planned()).isEqualTo(value(prior));
	}

	@Test
	void unknownTimeoutsAreNoOtherChange() {
		assertThat(plan(false, STATE, with(STATE, "{delete:?}")).planned()).isEqualTo(value(with(STATE, "{delete:?}")));
		assertThat(plan(false, STATE, with(STATE, "?")).requiresReplace()).isEmpty();
	}

	private static PlanResourceChange.Response plan(boolean updatable, String prior, String proposed) {
		String config = proposed.replace("id:1, ", "").replace(", address:\"x\"", "");
		ResourceType<Server> type = TypeFixtures.resource("acme_server", Schema.of(MAPPING.block()), MAPPING,
				ResourceDeclaration
					.builder("server", Server.class, updatable ? Servers.class : ManagedResource.class,
							() -> new Servers((data) -> ""))
					.build());
		return new PlanResourceChange(new FailureDiagnostics(List.of()), new RunningCalls(OperationSettings.DEFAULT),
				PetApply.RECORDS)
			.plan(type, new PlanResourceChange.Request(value(prior), value(proposed), value(config), PRIVATE));
	}

	private ApplyResourceChange.Response create(Servers servers, String timeouts) {
		return this.applyResourceChange.apply(type(servers),
				new ApplyResourceChange.Request(value("null"), value(with("{id:?, name:\"a\", address:?}", timeouts)),
						value(with("{name:\"a\"}", timeouts)), new byte[0]));
	}

	private ApplyResourceChange.Response update(Servers servers, String planned, String timeouts) {
		return this.applyResourceChange.apply(type(servers), new ApplyResourceChange.Request(value(STATE),
				value(with(planned + "}", timeouts)), value(with("{name:\"b\"}", timeouts)), PRIVATE));
	}

	private static TimeLimits limits(Class<?> implementation) {
		return TypeFixtures.resource("acme_server", Schema.of(MAPPING.block()), MAPPING,
				ResourceDeclaration.builder("server", Server.class, implementation, () -> new Servers((data) -> ""))
					.build())
			.limits();
	}

	private static ResourceType<Server> type(Servers servers) {
		return TypeFixtures.resource("acme_server", Schema.of(MAPPING.block()), MAPPING,
				ResourceDeclaration.builder("server", Server.class, servers.getClass(), () -> servers).build());
	}

	private static TerraformValue server(String timeouts) {
		return value(with(STATE, timeouts));
	}

	private static String with(String object, String timeouts) {
		return object.substring(0, object.length() - 1) + ", timeouts:" + timeouts + "}";
	}

	private static TerraformValue value(String text) {
		return Notation.parse(text, MAPPING.block().impliedType());
	}

	private static String sleep() throws InterruptedException {
		Thread.sleep(3_600_000);
		return "";
	}

	/**
	 * Manages servers; loses their timeouts on the way, as a service that knows nothing
	 * of them does.
	 */
	static class Servers implements UpdatableResource<Server> {

		private final Code code;

		Servers(Code code) {
			this.code = code;
		}

		@Override
		public Server create(ResourceData<Server> data) throws Exception {
			this.code.run(data);
			return new Server(1L, data.plan().name(), "x", null);
		}

		@Override
		public Optional<Server> read(ResourceData<Server> data) throws Exception {
			this.code.run(data);
			return Optional.of(new Server(1L, data.state().name(), "x",
					new ResourceTimeouts(Duration.ofDays(1), null, null, null)));
		}

		@Override
		public Server update(ResourceData<Server> data) throws Exception {
			this.code.run(data);
			return new Server(1L, data.plan().name(), "x", null);
		}

		@Override
		public void delete(ResourceData<Server> data) throws Exception {
			this.code.run(data);
		}

	}

	@Timeouts(create = "20m", read = "PT5M")
	static class DeclaredServers extends Servers {

		DeclaredServers() {
			super((data) -> "");
		}

	}

	static class SpecialServers extends DeclaredServers {

	}

	record Server(@Id Long id, String name, @Computed String address, @Nullable ResourceTimeouts timeouts) {

	}

	record Blocked(@Id Long id, @Block @Nullable ResourceTimeouts timeouts) {

	}

	/**
	 * What a method does besides its work.
	 */
	@FunctionalInterface
	interface Code {

		String run(ResourceData<Server> data) throws Exception;

	}

}
