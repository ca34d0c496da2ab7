/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.test.InMemoryTerraform;
import dev.tfprovider.test.StateStoreTester;
import dev.tfprovider.test.run.RunDiagnostic;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * A state store of files under Terraform in memory.
 */
class FileStateStoreTests {

	@TempDir
	private Path temporary;

	private final InMemoryTerraform terraform = InMemoryTerraform.of(ProviderDefinition.builder("corner")
		.stateStore("files", FileStateStore.Directory.class, new FileStateStore())
		.build());

	@AfterEach
	void close() {
		this.terraform.close();
	}

	@Test
	void statesAreWrittenReadListedAndDeleted() {
		try (StateStoreTester store = store()) {
			assertThat(store.configured().result()).contains(8_388_608);
			assertThat(store.list().result()).contains(List.of());
			assertThat(store.read("default").result()).isEmpty();
			store.write("default", bytes("one")).result();
			store.write("prod", bytes("two")).result();
			assertThat(store.list().result()).contains(List.of("default", "prod"));
			store.write("default", bytes("three")).result();
			assertThat(store.read("default").result()).contains(bytes("three"));
			store.delete("default").result();
			assertThat(store.read("default").result()).isEmpty();
			assertThat(store.delete("default").diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("State does not exist");
		}
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 7, 10, 4096 })
	void chunksOfAnySizeMakeTheState(int chunkSize) {
		byte[] state = bytes("0123456789".repeat(10));
		try (StateStoreTester store = this.terraform.stateStore("corner_files", config(), chunkSize)) {
			assertThat(store.configured().result()).contains(chunkSize);
			store.write("default", state).result();
			assertThat(store.read("default").result()).contains(state);
			store.write("default", new byte[0]).result();
			assertThat(store.read("default").result()).isEmpty();
		}
	}

	@Test
	void halfAStateLeavesTheOldOneAndNoFile() throws IOException {
		try (StateStoreTester store = this.terraform.stateStore("corner_files", config(), 10)) {
			store.write("default", bytes("old")).result();
			assertThat(store.writeHalf("default", bytes("0123456789".repeat(10))).diagnostics())
				.extracting(RunDiagnostic::summary)
				.containsExactly("State was not received");
			assertThat(store.read("default").result()).contains(bytes("old"));
			assertThat(files(directory())).containsExactly("default.tfstate");
		}
	}

	@Test
	void oneRunAtATimeHoldsTheLock() {
		try (StateStoreTester one = store(); StateStoreTester other = store()) {
			String lock = one.lock("default", "OperationTypeApply").result().orElseThrow();
			assertThat(other.lock("default", "OperationTypePlan").diagnostics()).singleElement()
				.satisfies((diagnostic) -> assertThat(diagnostic.summary()).isEqualTo("State is locked"))
				.satisfies((diagnostic) -> assertThat(diagnostic.detail()).contains(lock, "OperationTypeApply"));
			assertThat(other.unlock("default", "other").diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("State is locked by another");
			other.unlock("default", lock).result();
			assertThat(one.unlock("default", lock).diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("State is not locked");
			assertThat(other.lock("default", "OperationTypePlan").result()).isPresent();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "..", "../../outside", "/etc/passwd", "a/b\\c", ".", "ü \uD83D\uDE00", "%2e", "Default",
			"nul." })
	void anyNameStaysInTheDirectory(String id) throws IOException {
		try (StateStoreTester store = store()) {
			store.write("default", bytes("other")).result();
			store.write(id, bytes("state")).result();
			String lock = store.lock(id, "").result().orElseThrow();
			assertThat(store.list().result().orElseThrow()).containsExactlyInAnyOrder("default", id);
			assertThat(store.read(id).result()).contains(bytes("state"));
			assertThat(files(this.temporary)).containsExactly("states");
			assertThat(files(directory())).hasSize(3);
			store.unlock(id, lock).result();
			store.delete(id).result();
			assertThat(files(directory())).containsExactly("default.tfstate");
		}
	}

	@Test
	void namesThatAreTooLongAreRefused() throws IOException {
		try (StateStoreTester store = store()) {
			assertThat(store.write("x".repeat(201), bytes("state")).diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("Name too long for a file");
			assertThat(store.write("x".repeat(256), bytes("state")).diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("Invalid name of a state");
			assertThat(store.write("", bytes("state")).diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("Invalid name of a state");
			assertThat(files(directory())).isEmpty();
		}
	}

	@Test
	void whatIsWrongWithTheConfigurationIsTold() throws IOException {
		Path file = Files.writeString(this.temporary.resolve("file"), "");
		try (StateStoreTester store = this.terraform.stateStore("corner_files", Map.of("path", file.toString()))) {
			assertThat(store.configured().succeeded()).isFalse();
			assertThat(store.configured().diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("Could not configure corner_files");
			assertThat(store.list().diagnostics()).extracting(RunDiagnostic::summary)
				.containsExactly("State store is not configured");
		}
		assertThatIllegalArgumentException().isThrownBy(() -> this.terraform.stateStore("corner_bucket", Map.of()))
			.withMessage("The provider has no state store type \"corner_bucket\", but [corner_files]");
	}

	private StateStoreTester store() {
		return this.terraform.stateStore("corner_files", config());
	}

	private Map<String, ?> config() {
		return Map.of("path", directory().toString());
	}

	private Path directory() {
		return this.temporary.resolve("states");
	}

	private static List<String> files(Path directory) throws IOException {
		try (Stream<Path> files = Files.list(directory)) {
			return files.map((file) -> file.getFileName().toString()).sorted().toList();
		}
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

}
