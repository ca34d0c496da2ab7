/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.publish.PublishTests.Server;
import dev.tfprovider.internal.command.release.PackageHash;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Two who publish one version at the same time: the second does all of its work while a
 * request of the first is on its way.
 */
@Timeout(120)
@Tag("thorough")
class PublishAtOnceTests {

	private static final String OTHER_BYTES = "is published already, with other bytes than";

	@TempDir
	static Path temporary;

	@BeforeAll
	static void makeReleases() throws IOException {
		Publisher.release(temporary, "one");
		Publisher.release(temporary, "other");
	}

	/**
	 * Every request of the first, where the server does not let anybody overwrite a file.
	 */
	static Stream<Arguments> meetings() {
		return Stream.of(Server.values())
			.filter((kind) -> kind != Server.OCI)
			.flatMap((kind) -> IntStream.range(0, kind.requests).mapToObj((number) -> Arguments.of(kind, number)));
	}

	@ParameterizedTest
	@MethodSource("meetings")
	void withTheSameBytesBothSucceed(Server kind, int number) throws IOException {
		try (StandIn server = kind.start()) {
			server.exclusive = true;
			List<Publisher> both = meet(kind, server, number, "one");
			assertThat(both).allSatisfy((each) -> assertThat(each.message()).isEmpty());
			assertThatReleaseIsThere(server, "one");
		}
	}

	@ParameterizedTest
	@MethodSource("meetings")
	void withOtherBytesOneIsRefusedAndNothingIsLost(Server kind, int number) throws IOException {
		try (StandIn server = kind.start()) {
			server.exclusive = true;
			List<Publisher> both = meet(kind, server, number, "other");
			assertThat(both).filteredOn((each) -> each.failure().isEmpty()).hasSize(1);
			assertThat(both).filteredOn((each) -> each.message().contains(OTHER_BYTES)).hasSize(1);
			assertThatReleaseIsThere(server, both.get(0).failure().isEmpty() ? "one" : "other");
		}
	}

	/**
	 * Where files can be overwritten, the first to have its checksums there goes on.
	 */
	@ParameterizedTest
	@EnumSource(names = { "ARTIFACTORY", "GITLAB" })
	void whereFilesCanBeOverwrittenTheChecksumsClaimTheVersion(Server kind) throws IOException {
		for (int number = 1; number < kind.requests; number++) {
			try (StandIn server = kind.start()) {
				List<Publisher> both = meet(kind, server, number, "other");
				assertThat(both.get(0).message()).isEmpty();
				assertThat(both.get(1).message()).contains(OTHER_BYTES);
				assertThatReleaseIsThere(server, "one");
			}
		}
	}

	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "OCI")
	void manyWithTheSameBytesSucceed(Server kind) throws Exception {
		try (StandIn server = kind.start()) {
			Map<String, String> environment = kind.environment(server, temporary);
			ExecutorService machines = Executors.newFixedThreadPool(4);
			List<Future<Publisher>> runs = Stream.of(1, 2, 3, 4)
				.map((number) -> machines
					.submit(() -> Publisher.run(temporary, "one", environment, kind.place(server))))
				.toList();
			for (Future<Publisher> run : runs) {
				assertThat(run.get().message()).isEmpty();
			}
			machines.shutdown();
			assertThatReleaseIsThere(server, "one");
		}
	}

	@Test
	void draftThatAnotherHasPublishedMeanwhileIsRemoved() throws IOException {
		try (GitHubStandIn server = new GitHubStandIn()) {
			List<Publisher> both = meetUnseen(server, "one");
			assertThat(both).allSatisfy((each) -> assertThat(each.message()).isEmpty());
			assertThatReleaseIsThere(server, "one");
		}
	}

	@Test
	void draftWithOtherBytesThanWereMeanwhilePublishedIsRemovedAndRefused() throws IOException {
		try (GitHubStandIn server = new GitHubStandIn()) {
			List<Publisher> both = meetUnseen(server, "other");
			assertThat(both.get(0).message()).contains(OTHER_BYTES);
			assertThat(both.get(1).message()).isEmpty();
			assertThatReleaseIsThere(server, "other");
		}
	}

	@Test
	void halfAnAssetOfWhoWasCutOffIsReplaced() throws IOException {
		try (GitHubStandIn server = new GitHubStandIn()) {
			server.leave("terraform-provider-notes_1.2.3_linux_amd64.zip");
			Publisher run = Publisher.run(temporary, "one", Server.GITHUB.environment(server, temporary),
					Server.GITHUB.place(server));
			assertThat(run.message()).isEmpty();
			assertThatReleaseIsThere(server, "one");
		}
	}

	/**
	 * Let the first publish its draft when the second, who has not seen it, has published
	 * another.
	 */
	private List<Publisher> meetUnseen(GitHubStandIn server, String second) throws IOException {
		return meet(Server.GITHUB, server, Server.GITHUB.requests - 1, second, (task) -> {
			server.hidden = 6;
			task.run();
			server.hidden = 0;
		});
	}

	private List<Publisher> meet(Server kind, StandIn server, int number, String second) throws IOException {
		return meet(kind, server, number, second, Runnable::run);
	}

	private List<Publisher> meet(Server kind, StandIn server, int number, String second, Consumer<Runnable> runner)
			throws IOException {
		Map<String, String> environment = kind.environment(server, temporary);
		AtomicReference<Publisher> other = new AtomicReference<>();
		server.before(number, () -> runner
			.accept(() -> other.set(Publisher.run(temporary, second, environment, kind.place(server)))));
		Publisher first = Publisher.run(temporary, "one", environment, kind.place(server));
		assertThat(other.get()).as("the second has run").isNotNull();
		return List.of(first, other.get());
	}

	private void assertThatReleaseIsThere(StandIn server, String name) throws IOException {
		assertThat(server.isWhole()).isTrue();
		TreeSet<String> there = new TreeSet<>();
		server.files.values().forEach((content) -> there.add(PackageHash.ofBytes(content)));
		TreeSet<String> expected = new TreeSet<>();
		try (Stream<Path> files = Files.list(temporary.resolve(name))) {
			for (Path file : files.toList()) {
				boolean isKept = !(server instanceof StandIn.Hcp && file.toString().endsWith("manifest.json"));
				if (isKept) {
					expected.add(PackageHash.ofFile(file));
				}
			}
		}
		assertThat(there).isEqualTo(expected);
		if (server instanceof GitHubStandIn gitHub) {
			assertThat(gitHub.count()).as("releases and drafts").isOne();
		}
	}

}
