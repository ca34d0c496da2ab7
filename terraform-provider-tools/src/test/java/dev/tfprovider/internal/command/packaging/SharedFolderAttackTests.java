/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.ProcessScope;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * Another user of the computer, who wants to be handed the launches of this one: he
 * listens, and leads there wherever launches may look.
 */
@EnabledOnOs(OS.LINUX)
@Timeout(180)
class SharedFolderAttackTests extends AbstractSharedScriptTests {

	private static final int ROOT = 0;

	private static final int ALICE = OtherUsers.ALICE;

	private static final int MALLORY = OtherUsers.MALLORY;

	/** Launches while two files are exchanged all the time. */
	private static final int RACES = Integer.getInteger("exchange.launches", 30);

	/** What makes it slow to follow a link. */
	private static final String MAZE = "/.".repeat(1_500);

	/** A folder where everybody may make files, such as that for temporary ones. */
	private Path open;

	private Path home;

	private Path tools;

	private ServerSocket attacker;

	private final AtomicInteger heard = new AtomicInteger();

	private final Map<Integer, Process> accomplices = new HashMap<>();

	SharedFolderAttackTests() {
		super(ProcessScope.LAUNCH, Map.of());
	}

	@BeforeEach
	void makeUsers() throws Exception {
		assertThat(this.temporary.toFile().setReadable(true, false)).isTrue();
		assertThat(this.temporary.toFile().setExecutable(true, false)).isTrue();
		OtherUsers.assumeThere(this.temporary);
		this.open = Files.createDirectory(this.temporary.toRealPath().resolve("shared"));
		this.home = Files.createDirectory(this.temporary.toRealPath().resolve("home"));
		this.tools = Files.createDirectory(this.temporary.toRealPath().resolve("tools"));
		OtherUsers.run(ROOT, "chmod 1777 \"$1\" && chown \"$2\" \"$3\" && chmod -R a+rX \"$4\"", this.open, ALICE,
				this.home, this.temporary);
		// The name of a process's file is no secret: who sees the variables can make it
		tool("cksum", "cat >/dev/null; echo 1 2");
		executable(java(), "#!/bin/sh\ncase \"$*\" in *ResidentProvider*) exit 1 ;; esac\necho cold\n");
		assertThat(java().toFile().setExecutable(true, false)).isTrue();
		this.attacker = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
		Thread listener = new Thread(this::listen, "attacker");
		listener.setDaemon(true);
		listener.start();
	}

	@AfterEach
	void endAccomplices() throws IOException {
		this.accomplices.values().forEach((process) -> destroy(process.toHandle()));
		if (this.attacker != null) {
			this.attacker.close();
		}
	}

	/**
	 * The file is the victim's own, as a link or an exchange in the right moment make it
	 * seem, and names a process of his that is there.
	 */
	@Test
	void folderOfAnotherUserTakesNoLaunchOver() throws Exception {
		Map<String, String> environment = plant("command", Place.RUNTIME, ALICE, "file");
		assertNotTakenOver(ALICE, environment, "others may change '%s'".formatted(this.open));
		OtherUsers.run(ROOT, "chmod 755 \"$1\"", this.open);
		assertNotTakenOver(ALICE, environment, "'%s' belongs to another user".formatted(this.open.resolve("place")));
	}

	@ParameterizedTest
	@Tag("thorough")
	@CsvSource({ "command, RUNTIME, link", "command, CACHE, file", "command, CACHE, link", "command, HOME, file",
			"command, TEMPORARY, file", "command, TEMPORARY, link", "resident, RUNTIME, file",
			"resident, RUNTIME, link", "resident, CACHE, file", "resident, CACHE, link", "resident, HOME, link",
			"resident, TEMPORARY, file", "resident, TEMPORARY, link" })
	void foldersOfAnotherUserTakeNoLaunchOver(String scope, Place place, String kind) throws Exception {
		for (String mode : List.of("1777", "0777")) {
			OtherUsers.run(ROOT, "chmod " + mode + " \"$1\"", this.open);
			Map<String, String> environment = plant(scope, place, ALICE, kind);
			assertNotTakenOver(ALICE, environment, null);
			OtherUsers.run(ROOT, "rm -rf \"$1\"/*", this.open);
		}
	}

	/**
	 * Folders of the victim in one where the attacker may rename them, or put others in
	 * their place.
	 */
	@ParameterizedTest
	@Tag("thorough")
	@CsvSource({ "command, RUNTIME", "command, CACHE", "resident, RUNTIME", "resident, CACHE" })
	void foldersThatAnotherUserMayExchangeTakeNoLaunchOver(String scope, Place place) throws Exception {
		for (String mode : List.of("1777", "0777")) {
			OtherUsers.run(ROOT, "chmod " + mode + " \"$1\"", this.open);
			Map<String, String> environment = plant(scope, place, ALICE, "file");
			OtherUsers.run(ROOT, "chown -R \"$2\" \"$1\"/*; chmod -R go-rwx \"$1\"/*", this.open, ALICE);
			assertNotTakenOver(ALICE, environment, "others may change '%s'".formatted(this.open));
			OtherUsers.run(ROOT, "rm -rf \"$1\"/*", this.open);
		}
	}

	/**
	 * Programs that root has allowed everybody to run as root have arguments that the
	 * attacker gives them.
	 */
	@ParameterizedTest
	@Tag("thorough")
	@CsvSource({ "command, RUNTIME", "command, TEMPORARY", "resident, RUNTIME", "resident, TEMPORARY" })
	void processThatRunsAsTheVictimIsNoProof(String scope, Place place) throws Exception {
		assumeThat(Files.getAttribute(Path.of("/usr/bin/su"), "unix:mode")).as("su is for everybody")
			.matches((mode) -> ((int) mode & 04001) == 04001);
		Map<String, String> environment = plant(scope, place, ROOT, "file");
		assertThat(Files.getAttribute(Path.of("/proc/" + this.accomplices.get(ROOT).pid()), "unix:uid")).isEqualTo(0);
		assertNotTakenOver(ROOT, environment, null);
	}

	/**
	 * While launches look, a file of the attacker and a link to one of the victim take
	 * turns.
	 */
	@ParameterizedTest
	@Tag("thorough")
	@CsvSource({ "command, RUNTIME", "command, TEMPORARY", "resident, RUNTIME", "resident, TEMPORARY" })
	void filesThatAreExchangedAllTheTimeTakeNoLaunchOver(String scope, Place place) throws Exception {
		assumeThat(Files.isExecutable(Path.of("/usr/bin/perl"))).as("perl is there").isTrue();
		Map<String, String> environment = plant(scope, place, ALICE, "file");
		Path file = planted(scope, place, ALICE);
		OtherUsers.run(ROOT, "chown \"$2\" \"$1\"", file, MALLORY);
		Path victims = Files.writeString(this.home.resolve("file"), "of the victim");
		OtherUsers.run(ROOT, "chown \"$2\" \"$1\"", victims, ALICE);
		Process exchange = new ProcessBuilder(OtherUsers.command(MALLORY, "perl", "-e", """
				my ($file, $victims) = @ARGV;
				link($file, "$file.own") or die;
				while (1) {
					symlink($victims, "$file.next"); rename("$file.next", $file);
					link("$file.own", "$file.next"); rename("$file.next", $file);
				}
				""", file.toString(), this.home + MAZE + "/file")).inheritIO().start();
		this.accomplices.put(MALLORY, exchange);
		for (int i = 0; i < RACES; i++) {
			assertThat(launch(ALICE, environment)).isEqualTo("cold");
		}
		assertThat(exchange.isAlive()).isTrue();
		assertThat(this.heard).hasValue(0);
	}

	/**
	 * As soon as the launcher has looked, the attacker puts his folder in the place of
	 * every one that he can rename.
	 */
	@ParameterizedTest
	@Tag("thorough")
	@CsvSource({ "command, 0755, true", "command, 1777, false", "command, 0777, false", "resident, 0755, true",
			"resident, 1777, false", "resident, 0777, false" })
	void folderReplacedAfterItWasLookedAtTakesNoLaunchOver(String scope, String mode, boolean shares) throws Exception {
		Path looked = this.tools.resolve("looked");
		Path replaced = this.tools.resolve("replaced");
		Path runtime = this.open.resolve("place");
		Path folder = runtime.resolve("terraform-provider");
		Path evil = this.temporary.toRealPath().resolve("evil");
		Path file = folder.resolve(name(scope));
		Process own = accomplice(ALICE, file);
		OtherUsers.run(ROOT, """
				chmod "$6" "$5"; chmod 777 "$7"
				mkdir -p "$1" "$2/terraform-provider"
				echo "$3" >"$1/$4"
				echo "$8" >"$2/terraform-provider/$4"
				chown -R "$9" "${1%/*}" "$2"/*/*; chmod -R go-rwx "${1%/*}"
				chmod 777 "$2" "$2/terraform-provider"
				""", folder, evil, line(this.shared.getLocalPort(), own), name(scope), this.open, mode, this.tools,
				line(this.attacker.getLocalPort(), own), ALICE);
		tool("ls", """
				/bin/ls "$@"
				status=$?
				: >'%s'
				until [ -e '%s' ]; do sleep 0.01; done
				exit $status
				""".formatted(looked, replaced));
		Process replacing = OtherUsers.process(MALLORY, """
				until [ -e "$1" ]; do sleep 0.01; done
				mv "$3/terraform-provider" "$3/away" && mv "$4/terraform-provider" "$3/terraform-provider"
				mv "$3" "$3.away" && mv "$4" "$3"
				: >"$2"
				""", looked, replaced, runtime, evil).redirectErrorStream(true).start();
		this.accomplices.put(MALLORY, replacing);
		Map<String, String> environment = environment(scope, Map.of("XDG_RUNTIME_DIR", runtime.toString()));
		if (shares) {
			Process launch = process(ALICE, environment);
			try (Socket caller = this.shared.accept()) {
				assertThat(request(caller)).startsWith("launch\n");
				caller.getOutputStream().write(("ok 5\n" + LINE + "\n").getBytes(StandardCharsets.UTF_8));
				assertThat(launch.inputReader().readLine()).isEqualTo(LINE);
			}
		}
		else {
			assertThat(launch(ALICE, environment)).isEqualTo("cold");
		}
		assertThat(replaced).exists();
		assertThat(this.heard).hasValue(0);
	}

	@ParameterizedTest
	@Tag("thorough")
	@ValueSource(strings = { "command", "resident" })
	void withoutTheFilesOfTheSystemNoLaunchIsTakenOver(String scope) throws Exception {
		List<String> hidden = List.of("unshare", "--mount", "sh", "-c", "mount -t tmpfs none /proc && exec \"$@\"",
				"sh");
		assumeThat(new ProcessBuilder(Stream.concat(hidden.stream(), Stream.of("true")).toList()).start().waitFor())
			.as("folders can be mounted")
			.isZero();
		Map<String, String> environment = plant(scope, Place.RUNTIME, ALICE, "file");
		ProcessBuilder builder = builder(environment,
				Stream.concat(hidden.stream(), OtherUsers.command(ALICE, launcher().toString()).stream())
					.toArray(String[]::new));
		assertThat(builder.start().inputReader().readLine()).isEqualTo("cold");
		assertThat(this.heard).hasValue(0);
	}

	private void assertNotTakenOver(int victim, Map<String, String> environment, String reason) throws Exception {
		List<Path> before = all(this.open);
		Process launch = process(victim, environment);
		assertThat(launch.inputReader().readLine()).isEqualTo("cold");
		if (reason != null) {
			assertThat(launch.errorReader().readLine())
				.isEqualTo("[WARN] Launches of acme/pet-store share no process: " + reason);
		}
		assertThat(launch.waitFor()).isZero();
		assertThat(this.heard).as("callers of the attacker").hasValue(0);
		assertThat(all(this.open)).as("nothing is made, renamed or removed").isEqualTo(before);
	}

	private String launch(int victim, Map<String, String> environment) throws Exception {
		Process launch = process(victim, environment);
		String out = launch.inputReader().readLine();
		assertThat(launch.waitFor()).isZero();
		return out;
	}

	private Process process(int user, Map<String, String> environment) throws IOException {
		List<String> command = (user == ROOT) ? List.of(launcher().toString())
				: OtherUsers.command(user, launcher().toString());
		return builder(environment, command.toArray(String[]::new)).start();
	}

	/**
	 * Let the attacker make a folder where launches may look, with a file that leads to
	 * him.
	 */
	private Map<String, String> plant(String scope, Place place, int victim, String kind) throws Exception {
		Path file = planted(scope, place, victim);
		Process named = accomplice(victim, file);
		Path target = kind.equals("link") ? this.open.resolve("target") : file;
		OtherUsers.run(MALLORY, """
				umask 022
				mkdir -p "${1%/*}" && echo "$3" >"$2" && { [ "$1" = "$2" ] || ln -s "$2" "$1"; }
				""", file, target, line(this.attacker.getLocalPort(), named));
		OtherUsers.run(ROOT, "chown \"$2\" \"$1\"", target, victim);
		return environment(scope, Map.of(place.variable, place.value(this.open).toString()));
	}

	private Path planted(String scope, Place place, int victim) throws IOException {
		String folder = (place == Place.TEMPORARY) ? "terraform-provider-" + victim : "terraform-provider";
		return place.value(this.open).resolve(place.below).resolve(folder).resolve(name(scope));
	}

	/**
	 * Start a process of the victim that has the name of a file as an argument: any
	 * program of his, or one that everybody may run as root.
	 */
	private Process accomplice(int victim, Path file) throws Exception {
		Process process = (victim == ROOT)
				? new ProcessBuilder(OtherUsers.command(MALLORY, "su", "root", file.toString(), "")).start()
				: new ProcessBuilder(OtherUsers.command(victim, "sh", "-c", "sleep 1000; :", file.toString(), ""))
					.start();
		this.accomplices.put(victim, process);
		assertThat(process.waitFor(300, TimeUnit.MILLISECONDS)).as("has ended").isFalse();
		return process;
	}

	private static String line(int port, Process process) {
		return "%d %s %d".formatted(port, TOKEN, process.pid());
	}

	private static String name(String scope) throws IOException {
		return scope.equals("command")
				? "pet-store-abc-command-%d-%s".formatted(ProcessHandle.current().pid(), startOfThisProcess())
				: "pet-store-abc-1-2";
	}

	private Map<String, String> environment(String scope, Map<String, String> further) {
		Map<String, String> all = new HashMap<>(Map.of("PET_STORE_PROCESS", scope, "XDG_RUNTIME_DIR", "", "PATH",
				this.tools + ":/usr/bin:/bin", "SECRET", "t0p-s3cret"));
		all.putAll(further);
		return all;
	}

	private void tool(String name, String script) throws IOException {
		executable(this.tools.resolve(name), "#!/bin/sh\n" + script + "\n");
		assertThat(this.tools.resolve(name).toFile().setExecutable(true, false)).isTrue();
	}

	/**
	 * Count who calls, and say what the process would say.
	 */
	private void listen() {
		while (!this.attacker.isClosed()) {
			try (Socket caller = this.attacker.accept()) {
				this.heard.incrementAndGet();
				request(caller);
				caller.getOutputStream().write(("ok 5\n" + LINE + "\n").getBytes(StandardCharsets.UTF_8));
			}
			catch (IOException | AssertionError ex) {
				// somebody else, or the end
			}
		}
	}

	private static List<Path> all(Path folder) {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.sorted().toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Where launches look for their folder, and where they did.
	 */
	private enum Place {

		RUNTIME("XDG_RUNTIME_DIR", "place", ""), CACHE("XDG_CACHE_HOME", "place", ""), HOME("HOME", "place", ".cache"),
		TEMPORARY("TMPDIR", "", "");

		private final String variable;

		private final String name;

		private final String below;

		Place(String variable, String name, String below) {
			this.variable = variable;
			this.name = name;
			this.below = below;
		}

		private Path value(Path folder) {
			return folder.resolve(this.name);
		}

	}

}
