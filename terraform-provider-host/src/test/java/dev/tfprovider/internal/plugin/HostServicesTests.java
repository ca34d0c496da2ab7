/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.TestHost;
import dev.tfprovider.internal.plugin.proto.GRPCBrokerGrpc;
import dev.tfprovider.internal.plugin.proto.GRPCControllerGrpc;
import dev.tfprovider.internal.plugin.proto.GRPCStdioGrpc;
import dev.tfprovider.internal.plugin.proto.GoPlugin.ConnInfo;
import dev.tfprovider.internal.plugin.proto.GoPlugin.Empty;
import dev.tfprovider.internal.plugin.proto.GoPlugin.StdioData;
import io.grpc.Context;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.health.v1.HealthCheckRequest;
import io.grpc.health.v1.HealthCheckResponse;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.grpc.health.v1.HealthGrpc;
import io.grpc.stub.StreamObserver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

@Timeout(60)
class HostServicesTests {

	private final AtomicInteger shutdowns = new AtomicInteger();

	private final HostServices services = new HostServices(this.shutdowns::incrementAndGet);

	private final ProviderServer server = ProviderServer.onPort(0, new ProviderTransport(HostProperties.none()),
			this.services, (builder) -> {
			});

	private final HostConnection host = TestHost.plainText(this.server.start(new ProtocolVersion(6)));

	@AfterEach
	void stop() throws Exception {
		this.host.close();
		this.server.close();
	}

	@Test
	void healthIsThatOfThePlugin() {
		assertThat(TestHost.health(this.host)).isEqualTo(ServingStatus.SERVING);
	}

	@Test
	void shutdownAnswersEachTimeAndCallsOnce() {
		GRPCControllerGrpc.GRPCControllerBlockingStub controller = GRPCControllerGrpc
			.newBlockingStub(this.host.channel());
		assertThat(controller.shutdown(Empty.getDefaultInstance())).isEqualTo(Empty.getDefaultInstance());
		assertThat(controller.shutdown(Empty.getDefaultInstance())).isEqualTo(Empty.getDefaultInstance());
		assertThat(this.shutdowns).hasValue(1);
	}

	@Test
	void healthOfTheServerIsThatOfThePlugin() {
		assertThat(TestHost.health(this.host, "")).isEqualTo(ServingStatus.SERVING);
	}

	@Test
	void healthOfAnotherServiceIsNotFound() {
		assertThatExceptionOfType(StatusRuntimeException.class).isThrownBy(() -> TestHost.health(this.host, "other"))
			.withMessage("NOT_FOUND: unknown service other");
	}

	@Test
	void watchedHealthEndsWithThePlugin() {
		Iterator<HealthCheckResponse> plugin = watch("plugin");
		Iterator<HealthCheckResponse> other = watch("other");
		assertThat(plugin.next().getStatus()).isEqualTo(ServingStatus.SERVING);
		assertThat(other.next().getStatus()).isEqualTo(ServingStatus.SERVICE_UNKNOWN);
		assertThat(other).isExhausted();
		this.services.close();
		this.services.close();
		assertThat(plugin.next().getStatus()).isEqualTo(ServingStatus.NOT_SERVING);
		assertThat(plugin).isExhausted();
		assertThat(watch("plugin")).toIterable()
			.extracting(HealthCheckResponse::getStatus)
			.containsExactly(ServingStatus.NOT_SERVING);
	}

	@Test
	void watchThatIsCancelledIsForgotten() throws Exception {
		Context.CancellableContext context = Context.current().withCancellation();
		Iterator<HealthCheckResponse> plugin = context.call(() -> watch("plugin"));
		assertThat(plugin.next().getStatus()).isEqualTo(ServingStatus.SERVING);
		context.cancel(null);
		assertThatExceptionOfType(StatusRuntimeException.class).isThrownBy(plugin::hasNext)
			.withMessageStartingWith("CANCELLED");
		this.services.close();
		assertThat(TestHost.health(this.host)).isEqualTo(ServingStatus.NOT_SERVING);
	}

	@Test
	void shutdownAnswersBeforeItCalls() {
		List<String> order = new ArrayList<>();
		new ControllerService(() -> order.add("call")).shutdown(Empty.getDefaultInstance(), new StreamObserver<>() {

			@Override
			public void onNext(Empty answer) {
				order.add("answer");
			}

			@Override
			public void onError(Throwable ex) {
				order.add("error");
			}

			@Override
			public void onCompleted() {
				order.add("completed");
			}

		});
		assertThat(order).containsExactly("answer", "completed", "call");
	}

	@Test
	void stdioStreamEndsAtOnce() {
		Iterator<StdioData> data = GRPCStdioGrpc.newBlockingStub(this.host.channel())
			.streamStdio(com.google.protobuf.Empty.getDefaultInstance());
		assertThat(data).isExhausted();
	}

	@Test
	void brokerStreamSaysNothingUntilTheEnd() throws Exception {
		BlockingQueue<String> events = new LinkedBlockingQueue<>();
		StreamObserver<ConnInfo> client = openBroker(events);
		client.onNext(ConnInfo.newBuilder().setServiceId(1).build());
		assertThat(TestHost.health(this.host)).isEqualTo(ServingStatus.SERVING);
		assertThat(events).isEmpty();
		this.services.close();
		assertThat(events.take()).isEqualTo("completed");
	}

	@Test
	void brokerStreamWhenHostEndsItEnds() throws Exception {
		BlockingQueue<String> events = new LinkedBlockingQueue<>();
		openBroker(events).onCompleted();
		assertThat(events.take()).isEqualTo("completed");
		this.services.close();
		assertThat(events).isEmpty();
	}

	@Test
	void brokerStreamWhenHostCancelsItIsForgotten() throws Exception {
		BlockingQueue<String> events = new LinkedBlockingQueue<>();
		openBroker(events).onError(Status.CANCELLED.asException());
		assertThat(events.take()).isEqualTo("CANCELLED");
		this.services.close();
		assertThat(TestHost.health(this.host)).isEqualTo(ServingStatus.NOT_SERVING);
	}

	private StreamObserver<ConnInfo> openBroker(BlockingQueue<String> events) {
		return GRPCBrokerGrpc.newStub(this.host.channel()).startStream(new StreamObserver<>() {

			@Override
			public void onNext(ConnInfo info) {
				events.add("info");
			}

			@Override
			public void onError(Throwable ex) {
				events.add(Status.fromThrowable(ex).getCode().name());
			}

			@Override
			public void onCompleted() {
				events.add("completed");
			}

		});
	}

	private Iterator<HealthCheckResponse> watch(String service) {
		return HealthGrpc.newBlockingStub(this.host.channel())
			.watch(HealthCheckRequest.newBuilder().setService(service).build());
	}

}
