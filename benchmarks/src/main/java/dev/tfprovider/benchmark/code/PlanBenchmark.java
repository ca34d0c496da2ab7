/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.code;

import java.util.concurrent.TimeUnit;

import dev.tfprovider.benchmark.provider.ManyTypes;
import dev.tfprovider.benchmark.provider.PlainProvider;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Measures planning an update of an object of 50 attributes: everything between the
 * request and the response, translation of bytes included, network left out.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PlanBenchmark {

	private final ProviderService service = PlainProvider.service(ManyTypes.definition(1));

	private final Tfplugin6.PlanResourceChange.Request update = PlanRequests.update("large_type_0000");

	/**
	 * Plan an update.
	 * @return the plan
	 */
	@Benchmark
	public Tfplugin6.PlanResourceChange.Response update() {
		return this.service.answer(ProviderGrpc.getPlanResourceChangeMethod(), this.update);
	}

}
