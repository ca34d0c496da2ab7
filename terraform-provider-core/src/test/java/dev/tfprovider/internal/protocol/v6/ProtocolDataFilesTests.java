/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import com.google.protobuf.ByteString;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ProtocolDataFilesTests {

	@Test
	void filesAreWrittenOnWindows() throws IOException {
		try (FileSystem system = Jimfs.newFileSystem(Configuration.windows())) {
			Path folder = system.getPath("C:\\work\\data");
			ProtocolDataFiles files = new ProtocolDataFiles(folder);
			files.write("one.msgpack", ByteString.copyFromUtf8("first"));
			files.write("one.msgpack", ByteString.copyFromUtf8("second"));
			try (Stream<Path> written = Files.list(folder)) {
				List<Path> sorted = written.sorted().toList();
				assertThat(sorted).hasSize(2).allMatch((file) -> file.toString().endsWith("_one.msgpack"));
				assertThat(Files.readString(sorted.get(1))).isEqualTo("second");
			}
		}
	}

}
