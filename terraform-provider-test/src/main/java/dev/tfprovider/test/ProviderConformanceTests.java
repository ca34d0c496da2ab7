/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.test.internal.Copies;
import dev.tfprovider.test.internal.JavaCommand;
import dev.tfprovider.test.internal.engine.schema.ServedType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.MediaType;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.TestReporter;

/**
 * Base class for the conformance tests of a provider: subclasses name the application,
 * and each check becomes a test. The provider runs as a process, as under Terraform. It
 * needs no upstream, since it is not configured and nothing is applied, but for the
 * objects that {@link #applied()} and the state stores that {@link #stateStores()}
 * returns.
 * <p>
 * At the end the outcome is published as a table, {@code conformance.txt}.
 */
@TestInstance(Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public abstract class ProviderConformanceTests {

	private final List<String> command;

	private final ConformanceReport report = new ConformanceReport();

	private @Nullable ConnectedProvider provider;

	/**
	 * Check an application of the class path of the tests, or the executable that the
	 * system property {@code terraform.provider.executable} names instead.
	 * @param application class with the {@code main} method
	 */
	protected ProviderConformanceTests(Class<?> application) {
		String executable = System.getProperty("terraform.provider.executable");
		this.command = (executable != null) ? List.of(Path.of(executable).toAbsolutePath().toString())
				: JavaCommand.of(application);
	}

	/**
	 * Check an executable, such as a packaged provider.
	 * @param executable path of the executable
	 */
	protected ProviderConformanceTests(Path executable) {
		this.command = List.of(executable.toAbsolutePath().toString());
	}

	/**
	 * Return configurations that are valid, to plan with. Without one, a resource is
	 * planned with values made up from its schema, which its rules may refuse.
	 * @return arguments and blocks as in Terraform's JSON syntax, by type name
	 */
	protected Map<String, Map<String, ?>> samples() {
		return Map.of();
	}

	/**
	 * Return objects that may be created, changed and destroyed at an upstream. Each is
	 * applied with all its arguments and with the required ones alone.
	 * @return arguments and blocks as in Terraform's JSON syntax, by type name; none to
	 * apply nothing
	 */
	protected Map<String, Map<String, ?>> applied() {
		return Map.of();
	}

	/**
	 * Return the provider block for the objects that are applied.
	 * @return arguments and blocks as in Terraform's JSON syntax
	 */
	protected Map<String, ?> settings() {
		return Map.of();
	}

	/**
	 * Return configurations of state stores that may be used: states are written to them,
	 * and deleted. Experimental as state stores are.
	 * @return arguments as in Terraform's JSON syntax, by type name; none to use no state
	 * store
	 */
	protected Map<String, Map<String, ?>> stateStores() {
		return Map.of();
	}

	/**
	 * Return variables that the provider is launched with besides those of a host, such
	 * as {@code TERRAFORM_PROVIDER_SERVER_TRANSPORT=unix} to check it all through a unix
	 * socket.
	 * @return values by name
	 */
	protected Map<String, String> environment() {
		return Map.of();
	}

	@TestFactory
	@Order(1)
	Stream<DynamicTest> handshake() {
		return tests(new HandshakeChecks(launcher()).checks());
	}

	@TestFactory
	@Order(2)
	Stream<DynamicTest> tls() {
		return tests(new TlsChecks(launcher()).checks());
	}

	@TestFactory
	@Order(3)
	Stream<DynamicTest> socket() {
		return tests(new SocketChecks(launcher()).checks());
	}

	@TestFactory
	@Order(4)
	Stream<DynamicTest> schema() {
		return tests(new SchemaChecks(provider()).checks());
	}

	@TestFactory
	@Order(4)
	Stream<DynamicTest> functions() {
		return tests(new FunctionChecks(provider()).checks());
	}

	@TestFactory
	@Order(4)
	Stream<DynamicTest> lists() {
		return tests(new ListChecks(provider()).checks());
	}

	@TestFactory
	@Order(5)
	Stream<DynamicTest> planning() {
		PlanningChecks planning = new PlanningChecks(provider(), this::withSample);
		return tests(Copies.with(planning.checks(), new IdentityChecks(provider(), planning).checks()));
	}

	@TestFactory
	@Order(6)
	Stream<DynamicTest> requests() {
		return tests(new RequestChecks(provider()).checks());
	}

	@TestFactory
	@Order(7)
	Stream<DynamicTest> apply() {
		return tests(new ApplyChecks(launcher(), provider(), settings(), applied()).checks());
	}

	@TestFactory
	@Order(7)
	Stream<DynamicTest> stateStoresKeepStates() {
		return tests(
				new StateStoreChecks(provider().connection().channel(), provider().schema(), stateStores()).checks());
	}

	@TestFactory
	@Order(8)
	Stream<DynamicTest> end() {
		return tests(new ShutdownChecks(provider()).checks());
	}

	@AfterAll
	void publishReport(TestReporter reporter) {
		if (this.provider != null) {
			this.provider.close();
		}
		if (!this.report.isEmpty()) {
			reporter.publishFile("conformance.txt", MediaType.TEXT_PLAIN_UTF_8, this::write);
		}
	}

	private void write(Path file) throws IOException {
		Files.writeString(file, this.report.toString());
	}

	private ServedType withSample(ServedType type) {
		Map<String, ?> sample = samples().get(type.name());
		return (sample != null) ? type.withConfiguration(sample) : type;
	}

	private ConnectedProvider provider() {
		if (this.provider == null) {
			this.provider = new ConnectedProvider(launcher());
		}
		return this.provider;
	}

	private ProviderLauncher launcher() {
		return new ProviderLauncher(this.command, environment());
	}

	private Stream<DynamicTest> tests(List<Check> checks) {
		return checks.stream().map(this.report::test);
	}

}
