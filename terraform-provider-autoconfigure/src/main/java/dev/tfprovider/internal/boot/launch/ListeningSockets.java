/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.launch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Finds the TCP sockets on which a process listens. Only Linux tells.
 */
public final class ListeningSockets {

	private static final Path PROCESSES = Path.of("/proc");

	private static final String LISTENS = "0A";

	private ListeningSockets() {
	}

	/**
	 * Find the sockets of a process.
	 * @param processId the process, of the same user
	 * @return where it listens, such as {@code 127.0.0.1:9090}; nothing if the system
	 * does not tell
	 */
	public static Set<String> of(long processId) {
		Path process = PROCESSES.resolve(String.valueOf(processId));
		Set<String> listening = new TreeSet<>();
		if (Files.isDirectory(process.resolve("net"))) {
			try {
				Set<String> own = sockets(process.resolve("fd"));
				for (String table : new String[] { "net/tcp", "net/tcp6" }) {
					if (Files.exists(process.resolve(table))) {
						Files.readAllLines(process.resolve(table)).forEach((line) -> read(line, own, listening));
					}
				}
			}
			catch (IOException | UncheckedIOException ex) {
				return Set.of();
			}
		}
		return listening;
	}

	private static Set<String> sockets(Path descriptors) throws IOException {
		Set<String> sockets = new HashSet<>();
		try (Stream<Path> links = Files.list(descriptors)) {
			for (Path link : links.toList()) {
				String target = target(link);
				if (target.startsWith("socket:[")) {
					sockets.add(target.substring("socket:[".length(), target.length() - 1));
				}
			}
		}
		return sockets;
	}

	private static String target(Path link) {
		try {
			return Files.readSymbolicLink(link).toString();
		}
		catch (IOException ex) {
			// closed meanwhile
			return "";
		}
	}

	/**
	 * Read a line of a table: number, local and remote address, state and more, with the
	 * inode in the tenth place.
	 */
	private static void read(String line, Set<String> own, Set<String> listening) throws UncheckedIOException {
		String[] columns = line.strip().split("\\s+");
		if (columns.length > 9 && columns[3].equals(LISTENS) && own.contains(columns[9])) {
			String[] address = columns[1].split(":");
			listening.add(host(address[0]) + ":" + Integer.parseInt(address[1], 16));
		}
	}

	/**
	 * Return an address that the kernel has written as words in its own order of bytes.
	 */
	private static String host(String words) {
		ByteBuffer address = ByteBuffer.wrap(HexFormat.of().parseHex(words));
		ByteBuffer network = ByteBuffer.allocate(address.capacity());
		address.order(ByteOrder.nativeOrder());
		while (address.hasRemaining()) {
			network.putInt(address.getInt());
		}
		try {
			String host = InetAddress.getByAddress(network.array()).getHostAddress();
			return host.contains(":") ? "[" + host + "]" : host;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
