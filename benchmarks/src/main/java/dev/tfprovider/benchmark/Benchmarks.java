/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.benchmark.cli.CliSection;
import dev.tfprovider.benchmark.cli.PetstoreApiProcess;
import dev.tfprovider.benchmark.cli.ProviderVariant;
import dev.tfprovider.benchmark.code.CodeSection;
import dev.tfprovider.benchmark.launch.DocumentationSection;
import dev.tfprovider.benchmark.launch.JavaHome;
import dev.tfprovider.benchmark.launch.LaunchVariant;
import dev.tfprovider.benchmark.launch.ResidentProcesses;
import dev.tfprovider.benchmark.launch.ResidentSection;
import dev.tfprovider.benchmark.launch.SamplePackages;
import dev.tfprovider.benchmark.launch.SchemaSection;
import dev.tfprovider.benchmark.launch.ServingSection;
import dev.tfprovider.benchmark.launch.StartSection;
import dev.tfprovider.benchmark.launch.Tool;
import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.ResultCharts;

/**
 * Main class of the benchmarks, which runs all sections and prints one table. Run by the
 * script {@code benchmark}, which builds what is measured.
 */
public final class Benchmarks {

	private static final int WARM_PLANS = 10_000;

	private final Settings settings;

	private final Report report = new Report();

	private final List<JavaHome> javas = JavaHome.all();

	private final JavaHome newest = this.javas.get(this.javas.size() - 1);

	private final SamplePackages packages;

	private Benchmarks(Settings settings) {
		this.settings = settings;
		this.packages = new SamplePackages(jar("sample-petstore-provider"), settings.work());
	}

	/**
	 * Measure.
	 * @param args see {@code ./benchmark --help}
	 * @throws IOException if the table cannot be written
	 */
	public static void main(String[] args) throws IOException {
		if (args.length == 3 && args[0].equals("--charts")) {
			ResultCharts.draw(Path.of(args[1]), Path.of(args[2]));
			System.exit(0);
		}
		Benchmarks benchmarks = new Benchmarks(Settings.parse(List.of(args)));
		benchmarks.run();
		System.exit(0);
	}

	private void run() throws IOException {
		this.report.condition("%s%s".formatted(LocalDate.now(), this.settings.quick() ? ", quick" : ""));
		this.report.condition(Machine.description());
		this.report.condition(
				this.javas.stream().map(JavaHome::toString).distinct().collect(Collectors.joining(", ", "JDKs: ", "")));
		String before = Machine.load();
		measure("start", "start and end", this::start);
		measure("serve", "memory and plans over the wire", this::serve);
		measure("resident", "launches served by a process that stays", this::resident);
		measure("schema", "schema of 1,500 types", this::schema);
		measure("docs", "documentation of 1,500 types", this::docs);
		measure("code", "plan and codec in process", this::code);
		measure("cli", "commands of the CLI", () -> cli(CliSection::commands));
		measure("growth", "plans that grow", () -> cli(CliSection::growth));
		measure("once", "ten commands at once", () -> cli(CliSection::atOnce));
		this.report.condition("load of the last minute: %s before, %s after".formatted(before, Machine.load()));
		String text = this.report.markdown();
		Files.createDirectories(this.settings.out().toAbsolutePath().getParent());
		Files.writeString(this.settings.out(), text);
		ResultCharts.draw(this.settings.out(), this.settings.out().resolveSibling("images"));
		System.out.println(text);
	}

	/**
	 * Measures one part. If that fails, the others are still worth having.
	 */
	private void measure(String section, String what, Runnable measurement) {
		if (!this.settings.has(section)) {
			return;
		}
		System.err.println("Measuring " + what);
		try {
			measurement.run();
		}
		catch (RuntimeException ex) {
			System.err.println(ex.getMessage());
			this.report.note("Not measured to the end: %s. %s".formatted(what,
					String.valueOf(ex.getMessage()).lines().findFirst().orElse("")));
		}
	}

	private void start() {
		List<JavaHome> measured = this.settings.quick() ? List.of(this.newest)
				: Stream.of(this.javas.get(0), this.newest).distinct().toList();
		Duration time = this.settings.quick() ? Duration.ofSeconds(40) : Duration.ofMinutes(3);
		new StartSection(this.packages, this.settings.work(), measured, time, !this.settings.quick(), executables())
			.run(this.report);
	}

	private void serve() {
		new ServingSection(this.packages, this.newest, WARM_PLANS, executables()).run(this.report);
	}

	private void resident() {
		new ResidentSection(this.packages, this.newest, this.settings.quick() ? 100 : 500).run(this.report);
	}

	private void code() {
		new CodeSection(this.newest.java(), "JDK " + this.newest.version().feature(), this.settings.quick() ? 2 : 10)
			.run(this.report);
	}

	private void schema() {
		new SchemaSection(this.packages, this.newest, this.settings.quick() ? 3 : 8).run(this.report);
	}

	private void docs() {
		new DocumentationSection(this.settings.work(), this.newest, this.settings.quick() ? 3 : 8).run(this.report);
	}

	private List<LaunchVariant> executables() {
		return Stream
			.concat(this.settings.executable().stream().map((file) -> new LaunchVariant(ProviderVariant.NATIVE, file)),
					this.settings.peer().stream().map((file) -> new LaunchVariant(ProviderVariant.PEER, file)))
			.toList();
	}

	private void cli(BiConsumer<CliSection, Report> measurement) {
		if (this.settings.cli().isEmpty()) {
			this.report.note("The commands of the CLI were not measured: there is none on the PATH.");
			return;
		}
		String cli = this.settings.cli().get();
		String version = Tool.run(this.settings.work(), Map.of("CHECKPOINT_DISABLE", "1"), List.of(cli, "version"));
		this.report.condition(version.lines().findFirst().orElse(""));
		try (PetstoreApiProcess api = PetstoreApiProcess.start(this.newest, jar("sample-petstore-api"),
				this.settings.work()); ResidentProcesses processes = this.packages.residentProcesses(this.newest)) {
			Map<String, Path> mirrors = this.packages.mirrors(this.newest);
			Path mirror = List.copyOf(mirrors.values()).get(mirrors.size() - 1);
			List<ProviderVariant> variants = new ArrayList<>();
			variants.add(new ProviderVariant(ProviderVariant.LAUNCH, mirror));
			variants
				.add(new ProviderVariant(ProviderVariant.COMMAND, mirror, Map.of("PETSTORE_PROCESS", "command"), true));
			variants.add(new ProviderVariant(ProviderVariant.RESIDENT, mirror, processes.environment(), true));
			this.settings.executable().ifPresent((file) -> {
				Path executable = this.packages.mirror(this.newest, file);
				mirrors.put("native package", executable);
				variants.add(new ProviderVariant(ProviderVariant.NATIVE, executable));
				this.settings.peer()
					.ifPresent((peer) -> variants
						.add(new ProviderVariant(ProviderVariant.PEER, this.packages.mirror(executable, peer))));
			});
			measurement.accept(new CliSection(cli, variants, mirrors, this.settings.work(), api, processes,
					this.settings.quick() ? Duration.ofSeconds(80) : Duration.ofMinutes(6)), this.report);
		}
	}

	private Path jar(String module) {
		Path target = this.settings.root().resolve(module).resolve("target");
		try (Stream<Path> files = Files.list(target)) {
			return files.filter((file) -> file.toString().endsWith("-exec.jar"))
				.findFirst()
				.orElseThrow(() -> new IllegalStateException("No executable jar in " + target + ": build it"));
		}
		catch (IOException ex) {
			throw new IllegalStateException("Build the project first", ex);
		}
	}

}
