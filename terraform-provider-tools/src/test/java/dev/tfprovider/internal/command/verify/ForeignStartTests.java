/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.packaging.MadeRelease;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * Packages for other processors, started by a real QEMU. What is in them is a program of
 * a few instructions of that processor, which becomes the provider of this machine.
 */
@Timeout(300)
@EnabledOnOs(OS.LINUX)
class ForeignStartTests {

	@TempDir
	Path temporary;

	@ParameterizedTest
	@EnumSource
	void executableIsStartedByTheEmulatorOfItsProcessor(Processor processor) throws IOException {
		VerifyRun run = verify(processor, provider(processor), this.temporary.resolve("provider"));
		assertThat(run.status()).as(run.out() + run.err()).isZero();
		assertThat(run.out()).contains("\n  %s: started under %s\n".formatted(processor.platform, processor.emulator));
	}

	@ParameterizedTest
	@EnumSource
	void runtimeInThePackageIsStartedByTheEmulatorOfItsProcessor(Processor processor) throws IOException {
		processor.assume();
		String script = """
				#!/bin/sh
				exec "${0%%/*}/runtime/bin/java" -XX:TieredStopAtLevel=1 -cp '%s' %s
				""".formatted(System.getProperty("java.class.path"), ServedNotes.class.getName());
		byte[] java = processor.becoming(System.getProperty("java.home") + "/bin/java");
		Release release = MadeRelease.of(this.temporary, "acme/notes", "1.2.3", Map.of("runtime/bin/java", java),
				script.getBytes(StandardCharsets.UTF_8), processor.platform);
		ReleaseLayout.PACKED.add(release, this.temporary.resolve("out"), true, Optional.empty());
		VerifyRun run = verify();
		assertThat(run.status()).as(run.out() + run.err()).isZero();
		assertThat(run.out()).contains("  %s: started under %s\n".formatted(processor.platform, processor.emulator));
	}

	@Test
	void executableThatIsNoProviderFails() throws IOException {
		Processor processor = Processor.ARM64;
		VerifyRun run = verify(processor, processor.becoming("/bin/true"), Path.of("/bin/true"));
		assertThat(run.status()).isOne();
		assertThat(run.out()).contains("  linux_arm64: FAILED: The provider printed no handshake line but ''.");
		assertThat(run.err()).contains("The release does not start on linux_arm64, as QEMU emulates it.");
	}

	@Test
	void executableWithoutItsLibrariesIsNotRun() throws IOException {
		Processor processor = Processor.ARM64;
		VerifyRun run = verify(processor, processor.linkedWith("/lib/ld-of-nowhere.so.1"), Path.of("/bin/true"));
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.out()).contains("  linux_arm64: not run, as qemu-aarch64 finds no /lib/ld-of-nowhere.so.1: "
				+ "install the C library of arm64, and name its folder in QEMU_LD_PREFIX\n");
	}

	@Test
	void whatCannotBeRunHereIsNamedWithTheReason() throws IOException {
		Release release = MadeRelease.of(this.temporary, "acme/notes", "1.2.3", "#!/bin/sh\n", "darwin_arm64",
				"freebsd_amd64", "linux_ppc64le");
		ReleaseLayout.PACKED.add(release, this.temporary.resolve("out"), true, Optional.empty());
		ReleaseLayout.PACKED.add(MadeRelease.of(this.temporary, "acme/notes", "1.2.3", Map.of(),
				Processor.S390X.becoming("/bin/true"), "linux_s390x"), this.temporary.resolve("out"), true,
				Optional.empty());
		VerifyRun run = VerifyRun.of(this.temporary, Map.of("PATH", ""), "verify", "--from", "out", "--version",
				"1.2.3");
		assertThat(run.status()).as(run.err()).isZero();
		assertThat(run.out()).contains("""
				There is no terraform or tofu here that could try.

				Tried here:

				  darwin_arm64: not run, as this machine is %1$s
				  freebsd_amd64: not run, as this machine is %1$s
				  linux_ppc64le: not run, as it has no program of its own, but takes the Java of its machine
				  linux_s390x: not run, as there is no qemu-s390x on the PATH (in Debian's package qemu-user)
				""".formatted(Platform.current()));
	}

	/**
	 * Return a program that becomes the provider, which is written beside.
	 */
	private byte[] provider(Processor processor) throws IOException {
		Path script = Files.writeString(this.temporary.resolve("provider"), ServedNotes.script());
		assertThat(script.toFile().setExecutable(true, false)).isTrue();
		return processor.becoming(script.toString());
	}

	private VerifyRun verify(Processor processor, byte[] program, Path becomes) throws IOException {
		processor.assume();
		assertThat(becomes).exists();
		ReleaseLayout.PACKED.add(
				MadeRelease.of(this.temporary, "acme/notes", "1.2.3", Map.of(), program, processor.platform),
				this.temporary.resolve("out"), true, Optional.empty());
		return verify();
	}

	private VerifyRun verify() {
		return VerifyRun.of(this.temporary, Map.of(), "verify", "--from", "out", "--version", "1.2.3");
	}

	enum Processor {

		ARM64("linux_arm64", "qemu-aarch64", 183, ByteOrder.LITTLE_ENDIAN, """
				e90340f9 e1230091 220c098b 42200091 c0000010
				a81b80d2 010000d4 a80b80d2 010000d4 1f2003d5
				"""),

		S390X("linux_s390x", "qemu-s390x", 22, ByteOrder.BIG_ENDIAN, """
				e390f0000004 4130f008 eb990003000d 41493008 c02000000009 0a0b a729007f 0a01 0707 0707
				""");

		private static final int HEADER = 64;

		private static final int SEGMENT = 56;

		private static final long ADDRESS = 0x400000;

		private final String platform;

		private final String emulator;

		private final short machine;

		private final ByteOrder order;

		/**
		 * Takes arguments and environment from the stack, and executes the path that
		 * follows.
		 */
		private final byte[] code;

		Processor(String platform, String emulator, int machine, ByteOrder order, String code) {
			this.platform = platform;
			this.emulator = emulator;
			this.machine = (short) machine;
			this.order = order;
			this.code = HexFormat.of().parseHex(code.replaceAll("\\s", ""));
		}

		private void assume() {
			assumeTrue(!Platform.current().toString().equals(this.platform), "this machine is " + this.platform);
			assumeTrue(InstalledCli.locate(this.emulator, System.getenv("PATH")).isPresent(),
					"no " + this.emulator + " on the PATH");
		}

		private byte[] becoming(String path) {
			return program(path, false);
		}

		private byte[] linkedWith(String interpreter) {
			return program(interpreter, true);
		}

		private byte[] program(String path, boolean isInterpreter) {
			ByteArrayOutputStream content = new ByteArrayOutputStream();
			content.writeBytes(this.code);
			content.writeBytes((path + "\0").getBytes(StandardCharsets.UTF_8));
			int start = HEADER + 2 * SEGMENT;
			int size = start + content.size();
			ByteBuffer bytes = ByteBuffer.allocate(size).order(this.order);
			bytes.put(new byte[] { 0x7F, 'E', 'L', 'F', 2, (byte) ((this.order == ByteOrder.BIG_ENDIAN) ? 2 : 1), 1 });
			bytes.position(16);
			bytes.putShort((short) 2).putShort(this.machine).putInt(1);
			bytes.putLong(ADDRESS + start).putLong(HEADER).putLong(0).putInt(0);
			bytes.putShort((short) HEADER).putShort((short) SEGMENT).putShort((short) (isInterpreter ? 2 : 1));
			bytes.putShort((short) 64).putShort((short) 0).putShort((short) 0);
			bytes.putInt(1).putInt(5).putLong(0).putLong(ADDRESS).putLong(ADDRESS).putLong(size).putLong(size);
			bytes.putLong(0x1000);
			int name = start + this.code.length;
			bytes.putInt(3).putInt(4).putLong(name).putLong(ADDRESS + name).putLong(ADDRESS + name);
			bytes.putLong(size - name).putLong(size - name).putLong(1);
			bytes.put(content.toByteArray());
			return bytes.array();
		}

	}

}
