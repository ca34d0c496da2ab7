/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * How the launcher unpacks the recording of a package with a runtime, and what it does
 * where it cannot.
 */
@Timeout(60)
@DisabledOnOs(OS.WINDOWS)
class UnpackedRecordingTests {

	private static final String COOKIE = "TF_PLUGIN_MAGIC_COOKIE";

	private static final String RECORDING = "a recording\n".repeat(10_000);

	private static final int ALICE = 54321;

	private static final int MALLORY = 54322;

	@TempDir
	private Path temporary;

	private LaunchedPackage launched;

	private Path tmp;

	private Path tools;

	/**
	 * Return the shell that runs the launcher and the tools that tests replace.
	 */
	List<String> shell() {
		return List.of("/bin/sh");
	}

	/**
	 * Return where the launcher finds the tools that tests do not replace.
	 */
	String path() {
		return "/usr/bin:/bin";
	}

	/**
	 * Return the folder of the tools that tests replace.
	 */
	Path systemTools() {
		return Path.of("/bin");
	}

	@BeforeEach
	void makePackage() throws IOException {
		this.launched = LaunchedPackage.withRecording(this.temporary, RECORDING);
		this.tmp = Files.createDirectory(this.temporary.toRealPath().resolve("tmp"));
		this.tools = Files.createDirectory(this.temporary.resolve("tools"));
		gzip("exec '%s/gzip' \"$@\"".formatted(systemTools()));
	}

	@Test
	void firstLaunchUnpacksItForThisUserAlone() throws Exception {
		assertThat(launch()).contains("-XX:AOTCache=" + this.launched.recording() + " ");
		assertThat(this.launched.recording()).hasContent(RECORDING);
		assertPrivate(this.launched.recordings());
		assertThat(siblings()).containsExactly(name(""), name(".start"));
		Files.delete(this.launched.sibling(".start"));
		assertThat(launch()).contains("-XX:AOTCache=" + this.launched.recording() + " ");
		assertUnpacked(1);
	}

	@Test
	void commandsOfPeopleUseItAndDoNotUnpackIt() throws Exception {
		assertThat(run(Map.of(), "version")).doesNotContain("AOTCache");
		assertUnpacked(0);
		launch();
		assertThat(run(Map.of(), "version")).contains("-XX:AOTCache=");
	}

	@Test
	void practitionerMayRefuse() throws Exception {
		assertThat(run(Map.of(COOKIE, "cookie", "PET_STORE_PREPARED_START", "off"))).doesNotContain("AOTCache");
		assertUnpacked(0);
	}

	@Test
	void launchesAtOnceUnpackItOnce() throws Exception {
		gzip("sleep 0.5; exec '%s/gzip' \"$@\"".formatted(systemTools()));
		ExecutorService threads = Executors.newFixedThreadPool(6);
		try {
			List<Future<String>> launches = new ArrayList<>();
			for (int i = 0; i < 6; i++) {
				launches.add(threads.submit(() -> launch()));
			}
			// Java is gone at once here, so that of two launches the second may think it
			// had crashed
			for (Future<String> launch : launches) {
				launch.get();
			}
		}
		finally {
			threads.shutdownNow();
		}
		assertUnpacked(1);
	}

	@Test
	void launchThatWaitedUsesIt() throws Exception {
		Files.createDirectories(this.launched.recording().getParent(),
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
		Process other = new ProcessBuilder("sh", "-c",
				"echo $$ >\"$1.unpack\"; sleep 1; cp \"$2\" \"$1\"; rm \"$1.unpack\"; exec sleep 1000", "sh",
				this.launched.recording().toString(), this.launched.recording() + ".ready")
			.start();
		try {
			Files.writeString(this.launched.sibling(".ready"), RECORDING);
			while (!Files.exists(this.launched.sibling(".unpack"))) {
				Thread.sleep(10);
			}
			assertThat(launch()).contains("-XX:AOTCache=");
			assertUnpacked(0);
		}
		finally {
			other.destroyForcibly();
		}
	}

	@Test
	void launchThatWasKilledMeanwhileIsTidiedUpAfter() throws Exception {
		gzip("""
				'%s/gzip' "$@" | head -c 1000
				kill -9 "$PPID"
				""".formatted(systemTools()));
		List<String> command = new ArrayList<>(shell());
		command.add(this.launched.launcher().toString());
		ProcessBuilder builder = new ProcessBuilder(command);
		builder.environment().putAll(environment());
		builder.environment().put(COOKIE, "cookie");
		Process killed = builder.start();
		assertThat(killed.waitFor()).isNotZero();
		gzip("exec '%s/gzip' \"$@\"".formatted(systemTools()));
		assertThat(launch()).contains("-XX:AOTCache=");
		assertThat(siblings()).containsExactly(name(""), name(".start"));
	}

	/**
	 * Such as after the machine has lost power.
	 */
	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 60_000 })
	void cutOffCopyIsUnpackedAnew(int length) throws Exception {
		launch();
		Files.writeString(this.launched.recording(), RECORDING.substring(0, length));
		Files.delete(this.launched.sibling(".start"));
		assertThat(launch()).contains("-XX:AOTCache=");
		assertThat(this.launched.recording()).hasContent(RECORDING);
	}

	@Test
	void contentWithAnotherChecksumIsNotUsedAndNotUnpackedForADay() throws Exception {
		gzip("printf 'something else'");
		for (int i = 0; i < 3; i++) {
			assertThat(launch()).doesNotContain("AOTCache");
		}
		assertUnpacked(1);
		assertThat(siblings()).containsExactly(name(".refused"));
		gzip("exec '%s/gzip' \"$@\"".formatted(systemTools()));
		assertThat(launch()).doesNotContain("AOTCache");
		age(this.launched.sibling(".refused"), Duration.ofDays(2));
		assertThat(launch()).contains("-XX:AOTCache=");
	}

	@Test
	void recordingByWhichNoLineCameIsDroppedForADay() throws Exception {
		launch();
		assertThat(launch()).doesNotContain("AOTCache");
		assertThat(siblings()).containsExactly(name(".refused"));
		assertThat(launch()).doesNotContain("AOTCache");
		assertUnpacked(1);
		age(this.launched.sibling(".refused"), Duration.ofDays(2));
		assertThat(launch()).contains("-XX:AOTCache=");
	}

	@Test
	void droppedOneIsNotUnpackedByALaunchMeanwhile() throws Exception {
		launch();
		tool("rm", """
				'%s/rm' "$@"
				case "$*" in *.start*) sleep 1 ;; esac
				""".formatted(systemTools()));
		ExecutorService thread = Executors.newSingleThreadExecutor();
		try {
			Future<String> dropping = thread.submit(() -> launch());
			while (Files.exists(this.launched.recording())) {
				Thread.sleep(10);
			}
			assertThat(launch()).doesNotContain("AOTCache");
			assertThat(dropping.get()).doesNotContain("AOTCache");
		}
		finally {
			thread.shutdownNow();
		}
		assertUnpacked(1);
		assertThat(siblings()).containsExactly(name(".refused"));
	}

	@Test
	void packageWithoutItsChecksumStarts() throws Exception {
		Files.delete(this.launched.packed().sum());
		assertThat(launch()).endsWith(" com.acme.Main").doesNotContain("AOTCache");
	}

	@Test
	void machineWithoutTheToolStarts() throws Exception {
		linkTools();
		Files.delete(this.tools.resolve("gzip"));
		assertThat(run(Map.of(COOKIE, "cookie", "PATH", this.tools.toString()))).endsWith(" com.acme.Main")
			.doesNotContain("AOTCache");
		assertThat(siblings()).isEmpty();
	}

	@Test
	void machineWithoutChecksumsTrustsThatOfTheArchive() throws Exception {
		linkTools();
		Files.delete(this.tools.resolve("cksum"));
		Map<String, String> environment = Map.of(COOKIE, "cookie", "PATH", this.tools.toString());
		gzip("printf 'something else'");
		assertThat(run(environment)).doesNotContain("AOTCache");
		assertThat(siblings()).containsExactly(name(".refused"));
		Files.delete(this.launched.sibling(".refused"));
		gzip("exec '%s/gzip' \"$@\"".formatted(systemTools()));
		assertThat(run(environment)).contains("-XX:AOTCache=" + this.launched.recording() + " ");
		assertThat(this.launched.recording()).hasContent(RECORDING);
	}

	private void linkTools() throws IOException {
		for (String tool : List.of("sh", "ls", "mkdir", "rm", "find", "touch", "cksum", "mv", "sleep", "wc")) {
			Path file = systemTools().resolve(tool);
			Files.createSymbolicLink(this.tools.resolve(tool), Files.exists(file) ? file : Path.of("/usr/bin", tool));
		}
	}

	/**
	 * The limit ends whoever writes more, as a full disk fails it.
	 */
	@Test
	void fullDiskCostsTheRecordingAlone() throws Exception {
		String limit = "trap '' XFSZ; ulimit -f 16; exec \"$@\"";
		for (int i = 0; i < 2; i++) {
			assertThat(run(List.of("sh", "-c", limit, "sh"), Map.of(COOKIE, "cookie"))).endsWith(" com.acme.Main")
				.doesNotContain("AOTCache");
			assertThat(siblings()).isEmpty();
		}
		assertThat(launch()).contains("-XX:AOTCache=");
	}

	@ParameterizedTest
	@CsvSource({ "'', ''", "relative, ''", "/dev/null, /", "/proc/nothing, /nowhere" })
	void withoutACacheItIsBelowTheFolderForTemporaryFiles(String cache, String home) throws Exception {
		Map<String, String> environment = Map.of(COOKIE, "cookie", "XDG_CACHE_HOME", cache, "HOME", home);
		Path own = own(this.launched);
		assertThat(run(environment)).contains("-XX:AOTCache=" + own + " ");
		assertPrivate(own.getParent().getParent());
		Files.delete(own.resolveSibling(own.getFileName() + ".start"));
		assertThat(run(environment)).contains("-XX:AOTCache=" + own + " ");
		assertUnpacked(1);
	}

	@Test
	void withoutAnyPlaceItStartsAllTheSame() throws Exception {
		assertThat(run(Map.of(COOKIE, "cookie", "XDG_CACHE_HOME", "/dev/null", "HOME", "", "TMPDIR", "/dev/null")))
			.endsWith(" com.acme.Main")
			.doesNotContain("AOTCache");
	}

	@ParameterizedTest
	@ValueSource(strings = { "link", "open" })
	void folderThatIsNotPrivateIsNotUsed(String fault) throws Exception {
		Path own = this.tmp.resolve("terraform-provider-" + uid());
		Path elsewhere = Files.createDirectory(this.temporary.resolve("elsewhere"));
		for (Path folder : List.of(this.launched.recordings(), own)) {
			if (fault.equals("link")) {
				Files.createSymbolicLink(folder, elsewhere);
			}
			else {
				Files.createDirectories(folder);
				Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
			}
		}
		assertThat(launch()).endsWith(" com.acme.Main").doesNotContain("AOTCache");
		assertUnpacked(0);
	}

	@Test
	void folderOfAnotherUserIsNotUsed() throws Exception {
		assumeThat(uid()).as("only root can be two users").isZero();
		assumeThat(Files.isExecutable(Path.of("/usr/bin/setpriv"))).as("setpriv is there").isTrue();
		for (Path shared : List.of(this.tmp, this.launched.cache())) {
			shell("chmod 1777 '%s'".formatted(shared));
		}
		for (Path planted : List.of(this.launched.recording(), own(this.launched, ALICE))) {
			as(MALLORY, "mkdir -p '%s' && echo evil >'%s'".formatted(planted.getParent(), planted));
		}
		shell("chmod 755 '%s'; chmod -R a+rX '%s'; chmod 777 '%s'; chmod 666 '%s'".formatted(this.temporary, this.tools,
				this.tools, Files.writeString(this.tools.resolve("count"), "")));
		assertThat(run(List.of("setpriv", "--reuid=" + ALICE, "--regid=" + ALICE, "--clear-groups"),
				Map.of(COOKIE, "cookie")))
			.endsWith(" com.acme.Main")
			.doesNotContain("AOTCache");
		assertUnpacked(0);
	}

	@Test
	void newestRecordingsOfTheProviderAreKept() throws Exception {
		List<Path> old = new ArrayList<>();
		for (int i = 0; i < 6; i++) {
			Path version = Files.createDirectories(this.launched.recordings().resolve("0.%s.0-abc".formatted(i)));
			old.add(Files.writeString(version.resolve("25.0.3"), "old"));
			age(old.get(i), Duration.ofDays(6 - i));
			Files.writeString(version.resolve("25.0.3.size"), "3\n");
			age(Files.createDirectory(version.resolve("25.0.3.lock")), Duration.ofDays(3L * i));
		}
		shell("chmod -R go-rwx '%s'".formatted(this.launched.recordings()));
		assertThat(launch()).contains("-XX:AOTCache=" + this.launched.recording() + " ");
		assertThat(this.launched.recording()).exists();
		assertThat(old.stream().filter(Files::exists)).containsExactlyElementsOf(old.subList(2, 6));
		assertThat(old.get(0).getParent()).as("recorded now").isDirectoryContaining("glob:**25.0.3.lock");
		assertThat(old.get(1).getParent()).doesNotExist();
		assertThat(old.get(2).resolveSibling("25.0.3.size")).exists();
	}

	private Path own(LaunchedPackage launched) throws IOException {
		return own(launched, uid());
	}

	private Path own(LaunchedPackage launched, int user) {
		return this.tmp.resolve("terraform-provider-" + user)
			.resolve("terraform-provider-pet-store-1.0.0-abc")
			.resolve(launched.recording().getFileName());
	}

	private int uid() throws IOException {
		return (int) Files.getAttribute(this.temporary, "unix:uid");
	}

	private String name(String suffix) {
		return this.launched.recording().getFileName() + suffix;
	}

	private List<String> siblings() throws IOException {
		try (Stream<Path> files = Files.list(this.launched.recording().getParent())) {
			return files.map((file) -> file.getFileName().toString()).sorted().toList();
		}
	}

	/**
	 * Let unpacking be this, and count it.
	 */
	private void gzip(String script) throws IOException {
		tool("gzip", "echo >>'%s/count'\n%s".formatted(this.tools.toRealPath(), script));
	}

	private void tool(String name, String script) throws IOException {
		Path tool = this.tools.resolve(name);
		Files.writeString(tool, "#!%s\n%s\n".formatted(String.join(" ", shell()), script));
		assertThat(tool.toFile().setExecutable(true, false)).isTrue();
	}

	private void assertUnpacked(int times) throws IOException {
		Path count = this.tools.resolve("count");
		assertThat(Files.exists(count) ? Files.readAllLines(count) : List.of()).hasSize(times);
	}

	private String launch() throws Exception {
		return run(Map.of(COOKIE, "cookie"));
	}

	private String run(Map<String, String> environment, String... arguments) throws Exception {
		return run(List.of(), environment, arguments);
	}

	private String run(List<String> prefix, Map<String, String> environment, String... arguments) throws Exception {
		List<String> command = new ArrayList<>(prefix);
		command.addAll(shell());
		return this.launched.run(command, environment(environment), arguments);
	}

	private Map<String, String> environment() {
		return environment(Map.of());
	}

	private Map<String, String> environment(Map<String, String> further) {
		Map<String, String> all = new HashMap<>(Map.of("TMPDIR", this.tmp.toString(), "XDG_CACHE_HOME",
				this.launched.cache().toString(), "PATH", this.tools + ":" + path()));
		all.putAll(further);
		return all;
	}

	private static void assertPrivate(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.toList()) {
				assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).as("%s", file)
					.endsWith(file.toString().endsWith(".start") ? "r--r--" : "------");
			}
		}
	}

	private static void age(Path file, Duration age) throws IOException {
		Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
	}

	private static void as(int user, String script) throws Exception {
		execute("setpriv", "--reuid=" + user, "--regid=" + user, "--clear-groups", "sh", "-c", script);
	}

	private static void shell(String script) throws Exception {
		execute("sh", "-c", script);
	}

	private static void execute(String... command) throws Exception {
		assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
	}

}
