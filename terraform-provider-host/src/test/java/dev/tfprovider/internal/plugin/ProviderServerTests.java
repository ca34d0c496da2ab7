/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.util.concurrent.CountDownLatch;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.TestHost;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.DynamicValue;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.ReadDataSource;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.StopProvider;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.grpc.stub.StreamObserver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

@Timeout(60)
class ProviderServerTests {

	private final EchoProvider provider = new EchoProvider();

	private final ProviderServer server = ProviderServer.onPort(0, new ProviderTransport(HostProperties.none()),
			new HostServices(() -> {
			}), (builder) -> builder.addService(this.provider));

	private HandshakeLine line;

	private HostConnection host;

	@BeforeEach
	void start() {
		this.line = this.server.start(new ProtocolVersion(6));
		this.host = TestHost.plainText(this.line);
	}

	@AfterEach
	void stop() throws Exception {
		this.host.close();
		this.server.close();
	}

	@Test
	void startGivesTheLineThatLeadsToTheServer() {
		assertThat(this.line.toString()).matches("1\\|6\\|tcp\\|127\\.0\\.0\\.1:[1-9]\\d*\\|grpc\\|");
		assertThat(TestHost.health(this.host)).isEqualTo(ServingStatus.SERVING);
	}

	@Test
	void serverTakesAndGivesMessagesOfManyMebibytes() {
		ByteString state = ByteString.copyFrom(new byte[40 * 1024 * 1024]);
		ReadDataSource.Response response = ProviderGrpc.newBlockingStub(this.host.channel())
			.readDataSource(
					ReadDataSource.Request.newBuilder().setConfig(DynamicValue.newBuilder().setMsgpack(state)).build());
		assertThat(response.getState().getMsgpack()).isEqualTo(state);
	}

	@Test
	void limitIsTheOneOfTerraformsOwnPlugins() {
		assertThat(ProviderTransport.MAX_MESSAGE_SIZE).isEqualTo(268_435_456);
		assertThat(ProviderTransport.largestMessage(512L << 20)).isEqualTo(ProviderTransport.MAX_MESSAGE_SIZE);
		assertThat(ProviderTransport.largestMessage(32L << 20)).isEqualTo(16 << 20);
	}

	@Test
	void addressIsLoopbackOfTheFourthInternetProtocol() {
		assertThat(ProviderTransport.address().getHostAddress()).isEqualTo("127.0.0.1");
	}

	@Test
	void closeWhenACallHangsCutsItAndFreesThePort() throws Exception {
		CountDownLatch cut = new CountDownLatch(1);
		ProviderGrpc.newStub(this.host.channel())
			.stopProvider(StopProvider.Request.getDefaultInstance(), new StreamObserver<>() {

				@Override
				public void onNext(StopProvider.Response response) {
				}

				@Override
				public void onError(Throwable ex) {
					cut.countDown();
				}

				@Override
				public void onCompleted() {
				}

			});
		this.provider.hanging.await();
		this.server.close();
		cut.await();
		try (HostConnection late = TestHost.plainText(this.line)) {
			assertThatExceptionOfType(StatusRuntimeException.class).isThrownBy(() -> TestHost.health(late))
				.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNAVAILABLE));
		}
	}

	static class EchoProvider extends ProviderGrpc.ProviderImplBase {

		private final CountDownLatch hanging = new CountDownLatch(1);

		@Override
		public void readDataSource(ReadDataSource.Request request, StreamObserver<ReadDataSource.Response> response) {
			response.onNext(ReadDataSource.Response.newBuilder().setState(request.getConfig()).build());
			response.onCompleted();
		}

		@Override
		public void stopProvider(StopProvider.Request request, StreamObserver<StopProvider.Response> response) {
			this.hanging.countDown();
		}

	}

}
