/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.stream.Stream;

import com.sun.management.ThreadMXBean;

/**
 * Gives a target very many inputs: the corpus first, then what a generator makes, damaged
 * or not. An input that fails, or for which the target allocates too much each time, is
 * written to {@code target/fuzz} and ends the run; put it into
 * {@code src/test/resources/fuzz} to try it again every time.
 */
public final class Fuzzing {

	private static final long INPUTS = Long.getLong("fuzz.inputs", 10_000);

	private static final long SEED = Long.getLong("fuzz.seed", 20_261_122L);

	/**
	 * Inputs that are kept to be damaged in other ways: making one takes longer than
	 * damaging it.
	 */
	private static final int KEPT = 1_024;

	/**
	 * Inputs that are damaged for each one that is made.
	 */
	private static final int DAMAGED = 7;

	/**
	 * What an input allocates the first time may be classes that are loaded, methods that
	 * are linked and caches that are filled.
	 */
	private static final int TIMES = 3;

	private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

	private final String name;

	private final long allocation;

	private final long allocationPerByte;

	private final Random random = new Random(SEED);

	private final List<byte[]> kept = new ArrayList<>();

	/**
	 * Create a run.
	 * @param name name of the target, and of the folder of its corpus
	 * @param allocation most bytes that the target may allocate for an empty input
	 * @param allocationPerByte most bytes more for each byte of the input
	 */
	public Fuzzing(String name, long allocation, long allocationPerByte) {
		this.name = name;
		this.allocation = allocation;
		this.allocationPerByte = allocationPerByte;
	}

	/**
	 * Run the target.
	 * @param generator makes an input
	 * @param target gets the inputs; throws if it does what it must not do
	 */
	public void run(Function<Random, byte[]> generator, Target target) {
		// A thread of its own has a short stack, and exceptions are made fast
		FutureTask<Void> run = new FutureTask<>(() -> tryAll(generator, target), null);
		Thread thread = new Thread(run, "fuzz-" + this.name);
		thread.start();
		try {
			run.get();
		}
		catch (ExecutionException ex) {
			throw new AssertionError(ex.getCause().getMessage(), ex.getCause());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted", ex);
		}
	}

	private void tryAll(Function<Random, byte[]> generator, Target target) {
		corpus().forEach((input) -> tryOut(input, target));
		for (long count = 0; count < INPUTS; count++) {
			tryOut(next(generator), target);
		}
	}

	private byte[] next(Function<Random, byte[]> generator) {
		boolean made = this.kept.isEmpty() || this.random.nextInt(1 + DAMAGED) == 0;
		byte[] input = made ? made(generator) : this.kept.get(this.random.nextInt(this.kept.size()));
		for (int damages = made ? this.random.nextInt(4) : 1 + this.random.nextInt(4); damages > 0; damages--) {
			input = damaged(input);
		}
		return input;
	}

	private byte[] made(Function<Random, byte[]> generator) {
		byte[] input = generator.apply(this.random);
		if (this.kept.size() < KEPT) {
			this.kept.add(input);
		}
		else {
			this.kept.set(this.random.nextInt(KEPT), input);
		}
		return input;
	}

	private byte[] damaged(byte[] input) {
		int at = this.random.nextInt(input.length + 1);
		int end = Math.min(input.length, at + this.random.nextInt(8));
		byte[] start = Arrays.copyOf(input, at);
		byte[] middle = Arrays.copyOfRange(input, at, end);
		byte[] rest = Arrays.copyOfRange(input, end, input.length);
		byte[] noise = new byte[1 + this.random.nextInt(6)];
		this.random.nextBytes(noise);
		return switch (this.random.nextInt(8)) {
			case 0 -> start;
			case 1 -> join(start, rest);
			case 2 -> join(start, middle, middle, rest);
			case 3 -> join(start, noise, rest);
			case 4 -> join(start, noise, middle, rest);
			default -> join(start, changed(middle), rest);
		};
	}

	/**
	 * Return as many bytes, so that the lengths around them stay true.
	 */
	private byte[] changed(byte[] bytes) {
		byte[] changed = bytes.clone();
		if (bytes.length > 0) {
			int at = this.random.nextInt(bytes.length);
			changed[at] = (byte) (this.random.nextBoolean() ? this.random.nextInt()
					: bytes[at] ^ (1 << this.random.nextInt(8)));
		}
		return changed;
	}

	private static byte[] join(byte[]... parts) {
		byte[] all = new byte[Stream.of(parts).mapToInt((part) -> part.length).sum()];
		int at = 0;
		for (byte[] part : parts) {
			System.arraycopy(part, 0, all, at, part.length);
			at += part.length;
		}
		return all;
	}

	private void tryOut(byte[] input, Target target) {
		long most = this.allocation + this.allocationPerByte * input.length;
		long allocated = allocated(input, target);
		for (int time = 1; time < TIMES && allocated > most; time++) {
			allocated = Math.min(allocated, allocated(input, target));
		}
		if (allocated > most) {
			throw new AssertionError("%s: allocated %s bytes, more than %s".formatted(keep(input), allocated, most));
		}
	}

	private long allocated(byte[] input, Target target) {
		long before = THREADS.getCurrentThreadAllocatedBytes();
		try {
			target.accept(input);
		}
		catch (Throwable ex) {
			throw new AssertionError(keep(input) + ": " + ex, ex);
		}
		return THREADS.getCurrentThreadAllocatedBytes() - before;
	}

	private Path keep(byte[] input) {
		try {
			Path folder = Files.createDirectories(Path.of("target", "fuzz", this.name));
			return Files.write(folder.resolve("%08x.bin".formatted(Arrays.hashCode(input))), input);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private List<byte[]> corpus() {
		Path folder = Path.of("src", "test", "resources", "fuzz", this.name);
		List<byte[]> inputs = new ArrayList<>();
		if (Files.isDirectory(folder)) {
			try (Stream<Path> files = Files.list(folder)) {
				for (Path file : files.sorted().toList()) {
					inputs.add(Files.readAllBytes(file));
				}
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}
		return inputs;
	}

	/**
	 * Gets an input.
	 */
	public interface Target {

		/**
		 * Take an input.
		 * @param input any bytes
		 */
		void accept(byte[] input);

	}

}
