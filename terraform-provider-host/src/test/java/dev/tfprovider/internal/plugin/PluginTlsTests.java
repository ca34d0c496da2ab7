/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.plugin;

import java.io.ByteArrayInputStream;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Set;

import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

import dev.tfprovider.internal.host.HostConnection;
import dev.tfprovider.internal.host.HostIdentity;
import dev.tfprovider.internal.host.TestHost;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.handler.ssl.SslContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

@Timeout(60)
class PluginTlsTests {

	private static final HostIdentity HOST = HostIdentity.create();

	private ProviderServer server;

	@AfterEach
	void stop() {
		if (this.server != null) {
			this.server.close();
		}
	}

	@ParameterizedTest
	@EnumSource
	void serverWhenClientIsItsHostAnswers(HostIdentity.Kind kind) throws Exception {
		HostIdentity client = HostIdentity.create(kind);
		try (HostConnection host = TestHost.open(start(client), client)) {
			assertThat(TestHost.health(host)).isEqualTo(ServingStatus.SERVING);
		}
	}

	@ParameterizedTest
	@CsvSource({ "P521,TLSv1.2", "P521,TLSv1.3", "RSA,TLSv1.2" })
	void serverSpeaksBothVersionsOfTls(HostIdentity.Kind kind, String protocol) throws Exception {
		HostIdentity client = HostIdentity.create(kind);
		try (HostConnection host = TestHost.open(start(client), client, protocol)) {
			assertThat(TestHost.health(host)).isEqualTo(ServingStatus.SERVING);
		}
	}

	@Test
	void serverWhenClientHasNoCertificateRefuses() throws Exception {
		try (HostConnection host = TestHost.open(start(HOST), null)) {
			assertRefused(host);
		}
	}

	@Test
	void serverWhenClientHasAnotherCertificateRefuses() throws Exception {
		HostIdentity other = HostIdentity.create();
		try (HostConnection host = TestHost.open(start(HOST), other)) {
			assertRefused(host);
		}
	}

	@Test
	void serverWhenClientCopiedTheCertificateWithoutItsKeyRefuses() throws Exception {
		HostIdentity thief = new HostIdentity(HostIdentity.create().key(), HOST.certificate());
		try (HostConnection host = TestHost.open(start(HOST), thief)) {
			assertRefused(host);
		}
	}

	@Test
	void serverWhenCertificateOfItsHostExpiredRefuses() throws Exception {
		HostIdentity expired = TestHost.identity(HostIdentity.Kind.P256, Instant.now().minus(Duration.ofDays(2)),
				Duration.ofDays(1));
		try (HostConnection host = TestHost.open(start(expired), expired)) {
			assertRefused(host);
		}
	}

	@Test
	void serverWhenClientSpeaksPlainTextRefuses() throws Exception {
		try (HostConnection host = TestHost.plainText(start(HOST))) {
			assertRefused(host);
		}
	}

	@Test
	void createUsesTheTlsOfTheJdk() {
		SslContext context = PluginTls.create(HOST.pem(), ServerCertificate.generate(Instant.now())).context();
		assertThat(context.isServer()).isTrue();
		SSLEngine engine = context.newEngine(UnpooledByteBufAllocator.DEFAULT);
		assertThat(engine.getClass().getName()).startsWith("sun.security.ssl.");
		assertThat(engine.getUseClientMode()).isFalse();
		assertThat(engine.getNeedClientAuth()).isTrue();
		assertThat(engine.getEnabledProtocols()).containsExactly("TLSv1.3", "TLSv1.2");
		assertThat(engine.getSSLParameters().getApplicationProtocols()).containsExactly("h2");
	}

	@Test
	void serverSelectsTheProtocolOfHosts() throws Exception {
		try (SSLSocket socket = connect("http/1.1", "h2")) {
			socket.startHandshake();
			assertThat(socket.getApplicationProtocol()).isEqualTo("h2");
		}
	}

	@Test
	void serverWhenClientSpeaksAnotherProtocolRefuses() throws Exception {
		try (SSLSocket socket = connect("http/1.1")) {
			assertThatExceptionOfType(SSLHandshakeException.class).isThrownBy(socket::startHandshake)
				.withMessageContaining("no_application_protocol");
		}
	}

	private SSLSocket connect(String... protocols) throws Exception {
		String[] line = start(HOST).toString().split("\\|");
		KeyStore keys = KeyStore.getInstance("PKCS12");
		keys.load(null, null);
		keys.setKeyEntry("host", HOST.key(), new char[0], new Certificate[] { HOST.certificate() });
		keys.setCertificateEntry("provider", CertificateFactory.getInstance("X.509")
			.generateCertificate(new ByteArrayInputStream(Base64.getDecoder().decode(line[5]))));
		KeyManagerFactory key = KeyManagerFactory.getInstance("PKIX");
		key.init(keys, new char[0]);
		TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
		trust.init(keys);
		SSLContext context = SSLContext.getInstance("TLS");
		context.init(key.getKeyManagers(), trust.getTrustManagers(), null);
		SSLSocket socket = (SSLSocket) context.getSocketFactory()
			.createSocket(ProviderTransport.address(), Integer.parseInt(line[3].split(":")[1]));
		SSLParameters parameters = socket.getSSLParameters();
		parameters.setApplicationProtocols(protocols);
		socket.setSSLParameters(parameters);
		return socket;
	}

	@Test
	void serverPrefersWhatIsFastWithoutTheSecondCompiler() {
		SslContext context = PluginTls.create(HOST.pem(), ServerCertificate.generate(Instant.now())).context();
		assertThat(context.cipherSuites().subList(0, 3)).contains("TLS_CHACHA20_POLY1305_SHA256")
			.allMatch((name) -> name.contains("CHACHA20"));
		assertThat(context.cipherSuites()).contains("TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384",
				"TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256");
		SSLEngine engine = context.newEngine(UnpooledByteBufAllocator.DEFAULT);
		assertThat(engine.getSSLParameters().getUseCipherSuitesOrder()).isTrue();
	}

	@Test
	void createWhenCertificateIsUnreadableNamesTheVariable() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> PluginTls.create("no certificate", ServerCertificate.generate(Instant.now())))
			.withMessage("'PLUGIN_CLIENT_CERT' is no PEM certificate");
	}

	private HandshakeLine start(HostIdentity client) {
		this.server = ProviderServer.onPort(0,
				new ProviderTransport(new HostProperties(Set.of(6), client.pem(), false)), new HostServices(() -> {
				}), (builder) -> {
				});
		return this.server.start(new ProtocolVersion(6));
	}

	private static void assertRefused(HostConnection host) {
		assertThatExceptionOfType(StatusRuntimeException.class).isThrownBy(() -> TestHost.health(host))
			.satisfies((ex) -> assertThat(ex.getStatus().getCode()).isEqualTo(Status.Code.UNAVAILABLE));
	}

}
