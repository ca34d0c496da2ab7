/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import com.google.protobuf.ByteString;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.PlanModifyingResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourcePlan;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The methods between gRPC and the code of an author, on all threads, each of which
 * somebody has to read who follows a call. One more is a reason to ask whether it does
 * anything.
 */
class CallDepthTests {

	private static final Pattern WRITTEN = Pattern
		.compile("dev\\.tfprovider\\.internal\\.(?!.*(Lambda|lambda|\\.proto\\.|Tests)).*");

	private static final String THING = "{\"id\":null,\"name\":\"rex\"}";

	private final List<String> methods = new ArrayList<>();

	private final Served served = new Served(ProviderDefinition.builder("acme")
		.resource("thing", Thing.class, new ThingResource())
		.action("ping", Ping.class, (data) -> look())
		.build());

	@AfterEach
	void close() {
		this.served.close();
	}

	@Test
	void planHasAtMostTenMethods() {
		this.served.client()
			.planResourceChange(Tfplugin6.PlanResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setPriorState(bytes(0xc0))
				.setConfig(this.served.value("acme_thing", THING))
				.setProposedNewState(this.served.value("acme_thing", THING))
				.build());
		assertThat(this.methods).hasSizeGreaterThan(5).hasSizeLessThanOrEqualTo(10);
	}

	@Test
	void applyHasAtMostSixteenMethods() {
		this.served.client()
			.applyResourceChange(Tfplugin6.ApplyResourceChange.Request.newBuilder()
				.setTypeName("acme_thing")
				.setPriorState(bytes(0xc0))
				.setConfig(this.served.value("acme_thing", THING))
				.setPlannedState(this.served.plannedValue("acme_thing", THING, "id"))
				.build());
		assertThat(this.methods).hasSizeGreaterThan(5).hasSizeLessThanOrEqualTo(16);
	}

	@Test
	void actionHasAtMostFourteenMethods() {
		this.served.client()
			.invokeAction(ActionServed.invocation("acme_ping", bytes(0x80)))
			.forEachRemaining((event) -> {
			});
		assertThat(this.methods).hasSizeGreaterThan(5).hasSizeLessThanOrEqualTo(14);
	}

	private static Tfplugin6.DynamicValue bytes(int value) {
		return Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(new byte[] { (byte) value })).build();
	}

	/**
	 * Note the methods that are running, without generated ones and this class. A lambda
	 * belongs to the method that it is in.
	 */
	private void look() {
		for (Map.Entry<Thread, StackTraceElement[]> thread : Thread.getAllStackTraces().entrySet()) {
			Arrays.stream(thread.getValue())
				.filter((frame) -> WRITTEN.matcher(frame.getClassName() + "." + frame.getMethodName()).matches())
				.forEach((frame) -> this.methods.add(thread.getKey().getName() + " " + frame));
		}
	}

	record Thing(@Id Long id, String name) {

	}

	record Ping() {

	}

	private final class ThingResource implements ManagedResource<Thing>, PlanModifyingResource<Thing> {

		@Override
		public void modifyPlan(ResourcePlan<Thing> plan) {
			look();
		}

		@Override
		public Thing create(ResourceData<Thing> data) {
			look();
			return new Thing(1L, data.plan().name());
		}

		@Override
		public Optional<Thing> read(ResourceData<Thing> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Thing> data) {
		}

	}

}
