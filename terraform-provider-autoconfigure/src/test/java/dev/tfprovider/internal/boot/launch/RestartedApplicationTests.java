/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;

import dev.tfprovider.boot.application.TestProvider;
import dev.tfprovider.fixture.ProbeHost;
import dev.tfprovider.internal.boot.restart.ClassChanges;
import dev.tfprovider.internal.boot.restart.DevelopmentServer;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.Diagnostic;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadDataSource;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.StopProvider;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.event.ApplicationStartingEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.ConfigurableApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * An application that ends and starts again in the same process, as DevTools has it, seen
 * by hosts that attach to it.
 */
@Timeout(120)
class RestartedApplicationTests {

	private static final String FAILS = "--test.fail-to-start=true";

	private final ExecutorService hosts = Executors.newCachedThreadPool();

	private final List<ConfigurableApplicationContext> contexts = new ArrayList<>();

	private final AtomicInteger looks = new AtomicInteger();

	private final ClassChanges changes = new ClassChanges(() -> {
		this.looks.incrementAndGet();
		return List.of(this.directory);
	});

	private DevelopmentServer server = server(Duration.ofMinutes(1));

	@TempDir
	private Path directory;

	private DeveloperProcess process;

	private DeveloperLaunch launch;

	@AfterEach
	void close() {
		this.server.close();
		this.contexts.forEach(ConfigurableApplicationContext::close);
		this.hosts.shutdownNow();
	}

	@Test
	void callsWaitForTheNextRunAtTheSameAddress() throws Exception {
		ConfigurableApplicationContext first = run();
		String address = address();
		assertThat(dataSources(address)).containsOnly("probe_probe");
		first.close();
		try (ProbeHost early = ProbeHost.plainText(address)) {
			CompletableFuture<GetProviderSchema.Response> waiting = inBackground(early::schema);
			assertThat(early.health()).isEqualTo(ServingStatus.SERVING);
			assertThat(waiting).isNotDone();
			run("--terraform.provider.name=changed");
			assertThat(waiting.get(30, TimeUnit.SECONDS).getDataSourceSchemasMap()).containsOnlyKeys("changed_probe");
			early.configure("http://a");
		}
		assertThat(address()).isEqualTo(address);
		assertThat(this.process.output()).containsOnlyOnce("export TF_REATTACH_PROVIDERS=");
	}

	@Test
	void manyCallsWaitInParallel() throws Exception {
		run().close();
		String address = address();
		List<CompletableFuture<Iterable<String>>> waiting = Stream
			.generate(() -> this.<Iterable<String>>inBackground(() -> dataSources(address)))
			.limit(20)
			.toList();
		run();
		for (CompletableFuture<Iterable<String>> answer : waiting) {
			assertThat(answer.get(30, TimeUnit.SECONDS)).containsOnly("probe_probe");
		}
	}

	@Test
	void failureIsToldUntilTheApplicationStartsAgain() {
		run().close();
		for (int i = 0; i < 2; i++) {
			assertFailsToRun(FAILS);
			assertThat(failure()).isEqualTo("Provider failed to start")
				.satisfies((summary) -> assertThat(detail())
					.contains("java.lang.IllegalStateException: The licence has expired"));
			ConfigurableApplicationContext mended = run();
			assertThat(dataSources(address())).containsOnly("probe_probe");
			mended.close();
		}
		assertFailsToRun("--test.fail-in-runner=true");
		assertThat(detail()).contains("The runner failed");
	}

	@Test
	void failureOfTheFirstRunIsToldToo() {
		assertFailsToRun(FAILS);
		assertThat(this.process.output()).startsWith("The provider failed to start")
			.contains("export TF_REATTACH_PROVIDERS=");
		assertThat(detail()).contains("The licence has expired");
		run();
		assertThat(dataSources(address())).containsOnly("probe_probe");
	}

	@Test
	void failureIsToldInTheFormOfEachCall() {
		assertFailsToRun(FAILS);
		try (ProbeHost host = ProbeHost.plainText(address())) {
			assertThat(ProviderGrpc.newBlockingStub(host.channel())
				.callFunction(Tfplugin6.CallFunction.Request.getDefaultInstance())
				.getError()
				.getText()).startsWith("Provider failed to start: ");
			assertThat(ProviderGrpc.newBlockingStub(host.channel())
				.stopProvider(StopProvider.Request.getDefaultInstance())).isNotNull();
			assertThatExceptionOfType(StatusRuntimeException.class)
				.isThrownBy(() -> ProviderGrpc.newBlockingStub(host.channel())
					.listResource(Tfplugin6.ListResource.Request.getDefaultInstance())
					.hasNext())
				.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNIMPLEMENTED));
		}
	}

	@Test
	void patienceOfACallEnds() {
		this.server = server(Duration.ofMillis(50));
		run().close();
		assertThat(failure()).isEqualTo("Provider has not started");
		run();
		assertThat(dataSources(address())).containsOnly("probe_probe");
	}

	@Test
	void callThatWaitsIsAnsweredWhenTheProcessEnds() throws Exception {
		run().close();
		String address = address();
		try (ProbeHost host = ProbeHost.plainText(address)) {
			CompletableFuture<GetProviderSchema.Response> waiting = inBackground(host::schema);
			assertThat(host.health()).isEqualTo(ServingStatus.SERVING);
			this.launch.exit().begin();
			assertThat(waiting.get(30, TimeUnit.SECONDS).getDiagnosticsList()).extracting(Diagnostic::getSummary)
				.containsExactly("Provider has not started");
		}
	}

	@Test
	void commandThatRunsOverARestartIsToldToRunAgain() {
		ConfigurableApplicationContext first = run();
		try (ProbeHost before = ProbeHost.plainText(address())) {
			before.configure("http://a");
			first.close();
			run();
			ReadDataSource.Response answer = before.read("endpoint");
			assertThat(answer.getDiagnosticsList()).singleElement()
				.satisfies((diagnostic) -> assertThat(diagnostic.getSummary()).isEqualTo("Provider restarted"))
				.satisfies((diagnostic) -> assertThat(diagnostic.getDetail()).endsWith("Run it again"));
			assertThatExceptionOfType(StatusRuntimeException.class)
				.isThrownBy(() -> ProviderGrpc.newBlockingStub(before.channel())
					.listResource(Tfplugin6.ListResource.Request.getDefaultInstance())
					.hasNext())
				.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.ABORTED));
		}
		assertThat(dataSources(address())).containsOnly("probe_probe");
	}

	@Test
	void commandThatBeginsAfterAChangeWaitsForTheRestart() throws Exception {
		ConfigurableApplicationContext first = run();
		Files.createDirectories(this.directory.resolve("com/acme"));
		try (ProbeHost before = ProbeHost.plainText(address())) {
			assertThat(before.schema().getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
			Files.writeString(this.directory.resolve("com/acme/Pet.class"), "changed");
			assertThat(before.schema().getDataSourceSchemasMap()).containsOnlyKeys("probe_probe");
		}
		String address = address();
		CompletableFuture<Iterable<String>> next = inBackground(() -> dataSources(address));
		Thread.sleep(100);
		assertThat(next).isNotDone();
		first.close();
		run("--terraform.provider.name=changed");
		assertThat(next.get(30, TimeUnit.SECONDS)).containsOnly("changed_probe");
	}

	@Test
	@Tag("thorough")
	void changeThatCausesNoRestartIsWaitedForOnce() throws Exception {
		run();
		Files.writeString(this.directory.resolve("PetTests.class"), "does not restart");
		Files.writeString(this.directory.resolve("notes.txt"), "does not restart");
		assertThat(looksOfACommand()).isOne();
		Files.writeString(this.directory.resolve("application.yml"), "changed: true");
		long start = System.nanoTime();
		assertThat(looksOfACommand()).as("what is there after the wait is taken for known").isEqualTo(2);
		assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofSeconds(3));
		assertThat(looksOfACommand()).isOne();
	}

	/**
	 * Return how often a command makes the server look for changes.
	 */
	private int looksOfACommand() {
		int before = this.looks.get();
		assertThat(dataSources(address())).containsOnly("probe_probe");
		return this.looks.get() - before;
	}

	@Test
	void portIsThatOfThePropertyOrOfTheDirectory() {
		run().close();
		int usual = port();
		this.server.close();
		this.launch = null;
		this.server = server(Duration.ofMinutes(1));
		run();
		assertThat(port()).isEqualTo(usual).isBetween(24_000, 32_000);
		int free = usual + 8_100;
		this.server.close();
		this.launch = null;
		this.server = server(Duration.ofMinutes(1));
		run("--terraform.provider.development.port=" + free);
		assertThat(port()).isEqualTo(free);
	}

	@Test
	void whatIsNoPortIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> run("--terraform.provider.development.port=70000"))
			.withMessage("The property 'terraform.provider.development.port' is no port: 70000. "
					+ "Set a number up to 65535.");
	}

	@Test
	@DisabledOnOs(OS.WINDOWS)
	void variableIsInTheFileThatTheDeveloperNames() throws Exception {
		Path file = this.directory.resolve("dev.env");
		Files.writeString(file, "stale");
		this.process = new DeveloperProcess(this.directory, "--env-file", "dev.env");
		run();
		assertThat(file).content()
			.startsWith("export TF_REATTACH_PROVIDERS='{\"acme/probe\":")
			.contains("\"127.0.0.1:" + port() + "\"")
			.endsWith("'\n");
		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-------");
		assertThat(this.process.output()).endsWith("The variable is in the file " + file + "\n");
		assertThat(this.directory).isDirectoryNotContaining("glob:**.tmp");
	}

	@Test
	@Tag("thorough")
	void fileForAnotherShellHasItsSyntax() throws Exception {
		run("--terraform.provider.development.env-file=dev.PS1");
		assertThat(this.directory.resolve("dev.PS1")).content().startsWith("$env:TF_REATTACH_PROVIDERS='{");
		this.server.close();
		this.launch = null;
		this.server = server(Duration.ofMinutes(1));
		run("--terraform.provider.development.env-file=dev.cmd");
		assertThat(this.directory.resolve("dev.cmd")).content().startsWith("@set \"TF_REATTACH_PROVIDERS={");
	}

	@Test
	@Tag("thorough")
	void fileThatCannotBeWrittenIsReportedAndTheProviderServes() {
		run("--terraform.provider.development.env-file=no/such/folder/dev.env");
		assertThat(this.process.output()).contains("export TF_REATTACH_PROVIDERS=")
			.endsWith("could not be written to the file " + this.directory.resolve("no/such/folder/dev.env") + "\n");
		assertThat(dataSources(address())).containsOnly("probe_probe");
	}

	private DevelopmentServer server(Duration patience) {
		return new DevelopmentServer(patience, this.changes);
	}

	private void assertFailsToRun(String argument) {
		assertThatExceptionOfType(RuntimeException.class).isThrownBy(() -> run(argument));
	}

	private ConfigurableApplicationContext run(String... arguments) {
		if (this.process == null) {
			this.process = new DeveloperProcess(this.directory);
		}
		if (this.launch == null) {
			this.launch = new DeveloperLaunch(this.process);
		}
		this.server.restart();
		this.changes.accept();
		this.launch = new RestartedLaunch(this.launch, this.server, false);
		this.launch.exit().beforeOnly(this.server::close);
		SpringApplication application = new SpringApplication(TestProvider.class);
		ProviderLaunch run = this.launch;
		application.addListeners(new ApplicationListener<ApplicationStartingEvent>() {

			@Override
			public void onApplicationEvent(ApplicationStartingEvent event) {
				run.register(event.getBootstrapContext(), event.getSpringApplication());
			}

		});
		application.setDefaultProperties(Map.of("terraform.provider.name", "probe"));
		ConfigurableApplicationContext context = application
			.run(Stream.concat(Stream.of("--terraform.provider.address=acme/probe"), Stream.of(arguments))
				.toArray(String[]::new));
		this.contexts.add(context);
		return context;
	}

	private String address() {
		return this.server.address().text();
	}

	private int port() {
		return Integer.parseInt(address().split(":")[1]);
	}

	private <T> CompletableFuture<T> inBackground(Supplier<T> call) {
		return CompletableFuture.supplyAsync(call, this.hosts);
	}

	private Diagnostic failed() {
		try (ProbeHost host = ProbeHost.plainText(address())) {
			return host.schema().getDiagnosticsList().get(0);
		}
	}

	private String failure() {
		return failed().getSummary();
	}

	private String detail() {
		return failed().getDetail();
	}

	private static Iterable<String> dataSources(String address) {
		try (ProbeHost host = ProbeHost.plainText(address)) {
			return host.schema().getDataSourceSchemasMap().keySet();
		}
	}

}
