/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

@Timeout(60)
@DisabledOnOs(OS.WINDOWS)
class ProviderSocketTests {

	private static final long NOBODY = 999_999_999_999L;

	@TempDir
	private Path directory;

	@Test
	void folderIsForItsOwnerAlone() {
		try (ProviderSocket socket = create(Map.of())) {
			assertThat(permissions(folder(socket))).isEqualTo("rwx------");
		}
	}

	@Test
	void groupThatTheHostNamesMayConnectButNotList() throws IOException {
		GroupPrincipal group = (GroupPrincipal) Files.getAttribute(this.directory, "posix:group");
		try (ProviderSocket socket = create(Map.of(ProviderSocket.GROUP, group.getName()));
				ServerSocketChannel server = listen(socket.address().getPath())) {
			assertThat(socket.open()).isEqualTo(ServerAddress.unix(socket.address().getPath()));
			assertThat(permissions(folder(socket))).isEqualTo("rwx--x---");
			assertThat(permissions(socket.address().getPath())).isEqualTo("rw-rw----");
			assertThat(Files.getAttribute(socket.address().getPath(), "posix:group")).isEqualTo(group);
		}
	}

	@Test
	void groupThatDoesNotExistIsAnError() {
		try (ProviderSocket socket = create(Map.of(ProviderSocket.GROUP, "no-such-group"))) {
			assertThatIOException().isThrownBy(socket::open);
		}
	}

	@Test
	void whatAKilledProviderLeftIsRemoved() throws IOException {
		Path bound = Files.createDirectory(this.directory.resolve("terraform-provider-" + NOBODY + "-1"));
		listen(bound.resolve("socket")).close();
		assertThat(bound.resolve("socket")).exists();
		Path unbound = Files.createDirectory(this.directory.resolve("terraform-provider-" + NOBODY + "-2"));
		create(Map.of()).close();
		assertThat(bound).doesNotExist();
		assertThat(unbound).doesNotExist();
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void whatAKilledProviderLeftIsRemovedThoughItsParentHasNotAskedAboutIt() throws IOException {
		Process parent = new ProcessBuilder("sh", "-c", "sleep 0.3 & echo $!; exec sleep 60").start();
		try {
			String ended = parent.inputReader().readLine();
			Path status = Path.of("/proc", ended, "stat");
			while (!Files.readString(status).contains(") Z ")) {
				Thread.onSpinWait();
			}
			Path left = Files.createDirectory(this.directory.resolve("terraform-provider-" + ended + "-1"));
			create(Map.of()).close();
			assertThat(left).doesNotExist();
		}
		finally {
			parent.destroyForcibly();
		}
	}

	@Test
	void whatIsInUseOrSomebodyElsesStays() throws IOException {
		Path alive = Files
			.createDirectory(this.directory.resolve("terraform-provider-" + ProcessHandle.current().pid() + "-1"));
		Path elsewhere = Files.createDirectory(this.directory.resolve("terraform-provider-" + NOBODY + "-1"));
		Path package1 = Files.createDirectory(this.directory.resolve("terraform-provider-petstore"));
		Path full = Files.createDirectory(this.directory.resolve("terraform-provider-" + NOBODY + "-2"));
		Files.createFile(full.resolve("diary"));
		try (ServerSocketChannel server = listen(elsewhere.resolve("socket"))) {
			create(Map.of()).close();
			assertThat(elsewhere.resolve("socket")).exists();
		}
		assertThat(alive).exists();
		assertThat(package1).exists();
		assertThat(full.resolve("diary")).exists();
	}

	@Test
	void pathThatIsTooLongForASocketIsNone() throws IOException {
		Path deep = Files.createDirectories(this.directory.resolve("d".repeat(ProviderSocket.LONGEST_PATH)));
		assertThat(ProviderSocket.create(launch(Map.of(ProviderSocket.DIRECTORY, deep.toString())))).isEmpty();
		assertThat(deep).isEmptyDirectory();
	}

	@Test
	void directoryThatDoesNotExistIsNone() {
		assertThat(ProviderSocket
			.create(launch(Map.of(ProviderSocket.DIRECTORY, this.directory.resolve("missing").toString())))).isEmpty();
	}

	@Test
	void withoutADirectoryOfTheHostsItIsATemporaryOne() {
		try (ProviderSocket socket = ProviderSocket.create(new RecordingProcess(Map.of())).orElseThrow()) {
			assertThat(permissions(folder(socket))).isEqualTo("rwx------");
		}
	}

	private ProviderSocket create(Map<String, String> environment) {
		return ProviderSocket.create(launch(environment)).orElseThrow();
	}

	private RecordingProcess launch(Map<String, String> environment) {
		Map<String, String> all = new HashMap<>(Map.of(ProviderSocket.DIRECTORY, this.directory.toString()));
		all.putAll(environment);
		return new RecordingProcess(all);
	}

	private static ServerSocketChannel listen(Path socket) throws IOException {
		return ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(UnixDomainSocketAddress.of(socket));
	}

	private static Path folder(ProviderSocket socket) {
		return socket.address().getPath().getParent();
	}

	private static String permissions(Path file) {
		try {
			return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
		}
		catch (IOException ex) {
			throw new AssertionError(ex);
		}
	}

}
