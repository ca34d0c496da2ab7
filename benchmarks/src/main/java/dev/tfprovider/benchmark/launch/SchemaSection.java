/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.launch;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;

import dev.tfprovider.benchmark.provider.ManyTypes;
import dev.tfprovider.benchmark.report.Report;
import dev.tfprovider.benchmark.report.Row;
import dev.tfprovider.benchmark.report.Samples;
import dev.tfprovider.benchmark.report.Units;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import io.grpc.CallOptions;
import io.grpc.ConnectivityState;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.stub.ClientCalls;

/**
 * Measures the schema of a provider with 1,500 resource types, over the wire. This host
 * does not decode it: that is Terraform's work.
 */
public final class SchemaSection {

	private static final double FIRST_SECONDS = 0.2;

	private static final double AGAIN_SECONDS = 0.02;

	private static final int AGAIN = 20;

	private static final MethodDescriptor<Tfplugin6.GetProviderSchema.Request, byte[]> METHOD = ProviderGrpc
		.getGetProviderSchemaMethod()
		.toBuilder(ProviderGrpc.getGetProviderSchemaMethod().getRequestMarshaller(), new Bytes())
		.build();

	private final SamplePackages packages;

	private final JavaHome java;

	private final int rounds;

	/**
	 * Create the section.
	 * @param packages the sample, whose launcher and jars are used
	 * @param java JDK to measure with
	 * @param rounds how many processes to start
	 */
	public SchemaSection(SamplePackages packages, JavaHome java, int rounds) {
		this.packages = packages;
		this.java = java;
		this.rounds = rounds;
	}

	/**
	 * Measure.
	 * @param report where the rows go
	 */
	public void run(Report report) {
		LaunchVariant flavour = this.packages.prepared("1,500 types",
				this.packages.plain(this.packages.thin(this.java), ManyTypes.class), this.java);
		Samples first = new Samples();
		Samples again = new Samples();
		Samples start = new Samples();
		int size = 0;
		for (int i = 0; i < this.rounds; i++) {
			try (MeasuredProvider provider = MeasuredProvider.start(flavour)) {
				start.add(provider.startedIn());
				connect(provider.channel());
				size = call(provider.channel(), first);
				for (int j = 0; j < AGAIN; j++) {
					call(provider.channel(), again);
				}
				provider.shutDown();
			}
		}
		String name = "GetProviderSchema, 1,500 types (%s), JDK %s".formatted(Units.memory(size),
				this.java.version().feature());
		report
			.add(Row.of(String.format(Locale.ROOT, "start → handshake line, %,d types without Spring", ManyTypes.TYPES),
					start));
		report.add(Row.of(name + ", first", first).budget("≤ 200 ms", first.least() / FIRST_SECONDS));
		report.add(Row.of(name + ", again", again).budget("≤ 20 ms", again.least() / AGAIN_SECONDS));
	}

	/**
	 * Wait until the connection stands, so that its handshake is not part of the call.
	 */
	private static void connect(ManagedChannel channel) {
		CountDownLatch ready = new CountDownLatch(1);
		watch(channel, ready);
		try {
			ready.await();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private static void watch(ManagedChannel channel, CountDownLatch ready) {
		ConnectivityState state = channel.getState(true);
		if (state == ConnectivityState.READY) {
			ready.countDown();
		}
		else {
			channel.notifyWhenStateChanged(state, () -> watch(channel, ready));
		}
	}

	private static int call(ManagedChannel channel, Samples samples) {
		long start = System.nanoTime();
		byte[] schema = ClientCalls.blockingUnaryCall(channel, METHOD, CallOptions.DEFAULT,
				Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		samples.add(System.nanoTime() - start);
		return schema.length;
	}

	/**
	 * Leaves a message as it is.
	 */
	private static final class Bytes implements MethodDescriptor.Marshaller<byte[]> {

		@Override
		public InputStream stream(byte[] message) {
			return new ByteArrayInputStream(message);
		}

		@Override
		public byte[] parse(InputStream stream) {
			try {
				return stream.readAllBytes();
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}

	}

}
