/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.internal.file.FilePermissions;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A unix socket in a folder that only its owner can enter, and the group that the host
 * names. The folder's name has the process identifier, so that what a killed provider has
 * left is found and removed.
 */
public final class ProviderSocket implements AutoCloseable {

	static final String DIRECTORY = "PLUGIN_UNIX_SOCKET_DIR";

	static final String GROUP = "PLUGIN_UNIX_SOCKET_GROUP";

	/**
	 * Longest path that every system takes, in bytes.
	 */
	static final int LONGEST_PATH = 103;

	static final String PREFIX = "terraform-provider-";

	private static final Pattern FOLDER = Pattern.compile(PREFIX + "(\\d{1,18})-\\w+");

	private static final String FILE = "socket";

	private static final Logger logger = LoggerFactory.getLogger(ProviderSocket.class);

	private final Path folder;

	private final @Nullable String group;

	private ProviderSocket(Path folder, @Nullable String group) {
		this.folder = folder;
		this.group = group;
	}

	/**
	 * Make the folder of a socket, where the host wants it or else among temporary files,
	 * and remove those that nobody uses any more.
	 * @param process the process it is for
	 * @return the socket, not yet bound; empty if there cannot be one, with a warning in
	 * the log
	 */
	public static Optional<ProviderSocket> create(PluginProcess process) {
		if (!FilePermissions.isSupportedBy(process.workingDirectory())) {
			logger.warn("There are no unix sockets with permissions here; the provider listens on a port");
			return Optional.empty();
		}
		try {
			Path folder = createFolder(process);
			removeStale(folder);
			ProviderSocket socket = new ProviderSocket(folder, process.variable(GROUP));
			if (socket.path().toString().getBytes(StandardCharsets.UTF_8).length <= LONGEST_PATH) {
				return Optional.of(socket);
			}
			socket.close();
			logger.warn("The path {} is too long for a unix socket, more than {} bytes; the provider listens on a port",
					socket.path(), LONGEST_PATH);
		}
		catch (IOException ex) {
			logger.warn("No folder for a unix socket could be made; the provider listens on a port", ex);
		}
		return Optional.empty();
	}

	private static Path createFolder(PluginProcess process) throws IOException {
		String prefix = PREFIX + process.processId() + "-";
		String directory = process.variable(DIRECTORY);
		Path folder = (directory != null)
				? Files.createTempDirectory(process.workingDirectory().resolve(directory), prefix)
				: Files.createTempDirectory(prefix);
		return folder.toAbsolutePath();
	}

	/**
	 * Remove what killed providers have left. A process of another container is not seen,
	 * so it also counts whether anybody listens.
	 */
	private static void removeStale(Path own) {
		try (DirectoryStream<Path> folders = Files.newDirectoryStream(own.resolveSibling("."), PREFIX + "*")) {
			for (Path folder : folders) {
				if (!folder.endsWith(own.getFileName()) && isStale(folder)) {
					remove(folder);
				}
			}
		}
		catch (IOException ex) {
			logger.debug("What is beside {} could not be looked at", own, ex);
		}
	}

	private static boolean isStale(Path folder) {
		Matcher name = FOLDER.matcher(folder.getFileName().toString());
		return name.matches() && !OtherProcess.isRunning(Long.parseLong(name.group(1)))
				&& !isListening(folder.resolve(FILE));
	}

	private static boolean isListening(Path socket) {
		try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
			return channel.connect(UnixDomainSocketAddress.of(socket));
		}
		catch (IOException ex) {
			return false;
		}
	}

	private static void remove(Path folder) {
		try {
			Files.deleteIfExists(folder.resolve(FILE));
			Files.deleteIfExists(folder);
		}
		catch (IOException ex) {
			logger.debug("{} could not be removed", folder, ex);
		}
	}

	private Path path() {
		return this.folder.resolve(FILE);
	}

	public UnixDomainSocketAddress address() {
		return UnixDomainSocketAddress.of(path());
	}

	/**
	 * Let the group that the host names connect, if it names one, and else the owner
	 * alone. To be called once the socket is bound.
	 * @return the address to tell the host
	 * @throws IOException if the group does not exist, or may not be given
	 */
	public ServerAddress open() throws IOException {
		if (this.group == null) {
			FilePermissions.set(path(), "rw-------");
		}
		else {
			GroupPrincipal principal = this.folder.getFileSystem()
				.getUserPrincipalLookupService()
				.lookupPrincipalByGroupName(this.group);
			share(path(), principal, "rw-rw----");
			share(this.folder, principal, "rwx--x---");
		}
		return ServerAddress.unix(path());
	}

	private static void share(Path file, GroupPrincipal group, String permissions) throws IOException {
		Files.getFileAttributeView(file, PosixFileAttributeView.class).setGroup(group);
		FilePermissions.set(file, permissions);
	}

	/**
	 * Remove socket and folder.
	 */
	@Override
	public void close() {
		remove(this.folder);
	}

}
