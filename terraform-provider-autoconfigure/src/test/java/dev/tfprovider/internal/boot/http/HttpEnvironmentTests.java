/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import javax.net.ssl.SSLHandshakeException;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsServer;
import dev.tfprovider.boot.autoconfigure.AutoConfigurationClasses;
import dev.tfprovider.fixture.TestClassPath;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.ssl.SslAutoConfiguration;
import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.JdkClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.autoconfigure.ClientHttpRequestFactoryBuilderCustomizer;
import org.springframework.boot.http.client.autoconfigure.HttpClientAutoConfiguration;
import org.springframework.boot.http.client.autoconfigure.imperative.ImperativeHttpClientAutoConfiguration;
import org.springframework.boot.restclient.RestTemplateBuilder;
import org.springframework.boot.restclient.autoconfigure.RestClientAutoConfiguration;
import org.springframework.boot.restclient.autoconfigure.RestTemplateAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.contentOf;

/**
 * The builder that Spring Boot gives to an application, a real proxy, and real servers.
 */
@Timeout(60)
class HttpEnvironmentTests {

	private static final TestAuthority AUTHORITY = new TestAuthority("Unheard of");

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(AutoConfigurationClasses.HTTP_ENVIRONMENT, SslAutoConfiguration.class,
				RestClientAutoConfiguration.class, HttpClientAutoConfiguration.class,
				ImperativeHttpClientAutoConfiguration.class));

	@TempDir
	private Path directory;

	private RecordingProxy proxy;

	private HttpServer plain;

	private HttpsServer secure;

	@BeforeEach
	void start() throws IOException {
		this.proxy = new RecordingProxy();
		this.secure = AUTHORITY.serve("localhost");
		this.plain = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.plain.createContext("/", new EchoHandler());
		this.plain.start();
	}

	@AfterEach
	void stop() throws IOException {
		this.proxy.close();
		this.plain.stop(0);
		this.secure.stop(0);
	}

	@Test
	void plainRequestGoesThroughTheProxy() {
		String url = "http://upstream.test:" + this.plain.getAddress().getPort() + "/pets";
		assertThat(get(Map.of("HTTP_PROXY", this.proxy.address()), url)).isEqualTo("/pets via 1.1 recording null");
		assertThat(this.proxy.requests()).containsExactly("GET " + url);
		assertThat(this.proxy.credentials()).isEmpty();
	}

	@Test
	void secureRequestGoesThroughTunnelAndTrustsTheFile() throws IOException {
		HttpsServer upstream = AUTHORITY.serve("upstream.test");
		int port = upstream.getAddress().getPort();
		Path authority = AUTHORITY.write(this.directory.resolve("ca.pem"));
		assertThat(get(Map.of("https_proxy", "http://" + this.proxy.address(), "SSL_CERT_FILE", authority.toString()),
				"https://upstream.test:" + port + "/pets"))
			.isEqualTo("/pets via null null");
		assertThat(this.proxy.requests()).containsExactly("CONNECT upstream.test:" + port);
		upstream.stop(0);
	}

	@Test
	void proxyGetsTheCredentialsOfItsUrl() {
		int port = this.plain.getAddress().getPort();
		get(Map.of("HTTP_PROXY", "http://me:secret@" + this.proxy.address()), "http://upstream.test:" + port + "/");
		assertThat(this.proxy.credentials()).containsExactly("Basic bWU6c2VjcmV0");
	}

	@Test
	void tunnelGetsTheCredentialsAndUpstreamDoesNot() throws Exception {
		HttpsServer upstream = AUTHORITY.serve("upstream.test");
		String url = "https://upstream.test:" + upstream.getAddress().getPort() + "/pets";
		Path authority = AUTHORITY.write(this.directory.resolve("ca.pem"));
		Path answer = this.directory.resolve("answer");
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", TestClassPath.PLAIN, TunnelClient.class.getName(),
				"http://me:secret@" + this.proxy.address(), authority.toString(), url, answer.toString())
			.redirectErrorStream(true)
			.redirectOutput(this.directory.resolve("log").toFile())
			.start();
		assertThat(process.waitFor()).as(() -> contentOf(this.directory.resolve("log").toFile())).isZero();
		assertThat(answer).hasContent("/pets via null null");
		assertThat(this.proxy.credentials()).containsExactly("Basic bWU6c2VjcmV0");
		upstream.stop(0);
	}

	@Test
	void whenUpstreamRefusesBehindProxyWithCredentialsItsAnswerIsKept() {
		int port = this.plain.getAddress().getPort();
		assertThatExceptionOfType(HttpClientErrorException.Unauthorized.class)
			.isThrownBy(() -> get(Map.of("HTTP_PROXY", "http://me:secret@" + this.proxy.address()),
					"http://upstream.test:" + port + "/401"))
			.withMessageContaining("/401 via 1.1 recording");
	}

	@Test
	void loopbackIsReachedDirectlyAndWithoutCredentials() {
		String url = "http://127.0.0.1:" + this.plain.getAddress().getPort() + "/pets";
		assertThat(get(Map.of("HTTP_PROXY", "http://me:secret@" + this.proxy.address()), url))
			.isEqualTo("/pets via null null");
		assertThat(this.proxy.requests()).isEmpty();
	}

	@Test
	void whenProxyIsNotSupportedSendsNothing() {
		String url = "http://upstream.test:" + this.plain.getAddress().getPort() + "/pets";
		assertThatExceptionOfType(ResourceAccessException.class)
			.isThrownBy(() -> get(Map.of("HTTP_PROXY", "socks5://me:secret@" + this.proxy.address()), url))
			.withMessageContaining("HTTP_PROXY names a proxy of the kind \"socks5\"")
			.withMessageNotContaining("secret");
	}

	@Test
	void authorityOfDirectoryIsTrusted() throws IOException {
		AUTHORITY.write(this.directory.resolve("0a1b2c3d.0"));
		Files.writeString(this.directory.resolve("README"), "No certificate");
		assertThat(get(Map.of("SSL_CERT_DIR", "/nowhere:" + this.directory), secureUrl()))
			.isEqualTo("/pets via null null");
	}

	@Test
	void relativeFileBelongsToTheWorkingDirectory() throws IOException {
		AUTHORITY.write(this.directory.resolve("ca.pem"));
		assertThat(get(Map.of("SSL_CERT_FILE", "ca.pem"), secureUrl())).isEqualTo("/pets via null null");
	}

	@Test
	void whenAuthorityIsUnknownRefuses() throws IOException {
		Path other = new TestAuthority("Another").write(this.directory.resolve("other.pem"));
		assertThatExceptionOfType(ResourceAccessException.class)
			.isThrownBy(() -> get(Map.of("SSL_CERT_FILE", other.toString()), secureUrl()))
			.withCauseInstanceOf(SSLHandshakeException.class)
			.withMessageContaining("unable to find valid certification path");
	}

	@Test
	void whenNoVariableIsSetUnknownAuthorityIsRefused() {
		assertThatExceptionOfType(ResourceAccessException.class).isThrownBy(() -> get(Map.of(), secureUrl()))
			.withCauseInstanceOf(SSLHandshakeException.class);
	}

	@Test
	void whenNameDoesNotFitRefusesTrustedAuthority() throws IOException {
		Path authority = AUTHORITY.write(this.directory.resolve("ca.pem"));
		HttpsServer stranger = AUTHORITY.serve("stranger.test");
		assertThatExceptionOfType(ResourceAccessException.class)
			.isThrownBy(() -> get(Map.of("SSL_CERT_FILE", authority.toString()),
					"https://localhost:" + stranger.getAddress().getPort() + "/"))
			.withCauseInstanceOf(SSLHandshakeException.class);
		stranger.stop(0);
	}

	@Test
	void whenFileCannotBeReadRefusalSaysSo() throws IOException {
		Path missing = this.directory.resolve("missing.pem");
		assertThatExceptionOfType(ResourceAccessException.class)
			.isThrownBy(() -> get(Map.of("SSL_CERT_FILE", missing.toString()), secureUrl()))
			.withMessageContaining("SSL_CERT_FILE names " + missing + ", which cannot be read");
		Path broken = Files.writeString(this.directory.resolve("broken.pem"), """
				-----BEGIN CERTIFICATE-----
				AAAA
				-----END CERTIFICATE-----
				""");
		assertThatExceptionOfType(ResourceAccessException.class)
			.isThrownBy(() -> get(Map.of("SSL_CERT_FILE", broken.toString()), secureUrl()))
			.withMessageContaining("SSL_CERT_FILE names " + broken + ", which has no certificates in PEM form");
	}

	@Test
	void rootsOfTheJdkStayTrusted() throws Exception {
		Path authority = AUTHORITY.write(this.directory.resolve("ca.pem"));
		AppendingTrustManager trust = new AppendingTrustManager(
				new CertificateFiles(Map.of("SSL_CERT_FILE", authority.toString()), this.directory));
		assertThat(trust.getAcceptedIssuers()).containsExactly(TrustedAuthorities.ofJdk().getAcceptedIssuers())
			.isNotEmpty();
		trust.checkServerTrusted(new X509Certificate[] { trust.getAcceptedIssuers()[0] }, "RSA");
		assertThatExceptionOfType(CertificateException.class)
			.isThrownBy(() -> trust.checkClientTrusted(new X509Certificate[] { AUTHORITY.certificate() }, "EC"));
	}

	@Test
	void whenApplicationNamesBundleItAloneCounts() throws IOException {
		Path authority = AUTHORITY.write(this.directory.resolve("ca.pem"));
		Path other = new TestAuthority("Another").write(this.directory.resolve("other.pem"));
		ApplicationContextRunner withBundle = this.contextRunner
			.withPropertyValues("spring.http.clients.ssl.bundle=own")
			.withBean(HttpEnvironment.class, () -> new HttpEnvironment(Map.of("SSL_CERT_FILE", authority.toString()),
					this.directory, false, null, null));
		withBundle.withPropertyValues("spring.ssl.bundle.pem.own.truststore.certificate=" + other.toUri())
			.run((context) -> assertThatExceptionOfType(ResourceAccessException.class)
				.isThrownBy(() -> get(context.getBean(RestClient.Builder.class), secureUrl())));
		withBundle.withPropertyValues("spring.ssl.bundle.pem.own.truststore.certificate=" + authority.toUri())
			.run((context) -> assertThat(get(context.getBean(RestClient.Builder.class), secureUrl()))
				.isEqualTo("/pets via null null"));
	}

	@Test
	void whenApplicationHasBuilderItIsLeftAlone() {
		ClientHttpRequestFactoryBuilder<?> own = ClientHttpRequestFactoryBuilder.jdk();
		this.contextRunner.withBean("own", ClientHttpRequestFactoryBuilder.class, () -> own)
			.run((context) -> assertThat(context.getBean(ClientHttpRequestFactoryBuilder.class)).isSameAs(own));
	}

	@Test
	void customizerOfTheApplicationStillSeesTheClientOfTheJdk() {
		String url = "http://upstream.test:" + this.plain.getAddress().getPort() + "/pets";
		AtomicInteger clients = new AtomicInteger();
		ClientHttpRequestFactoryBuilderCustomizer<JdkClientHttpRequestFactoryBuilder> own = (builder) -> builder
			.withHttpClientCustomizer((http) -> clients.incrementAndGet());
		this.contextRunner.withBean("own", ClientHttpRequestFactoryBuilderCustomizer.class, () -> own)
			.withBean(HttpEnvironment.class,
					() -> new HttpEnvironment(Map.of("HTTP_PROXY", this.proxy.address()), this.directory, false, null,
							null))
			.run((context) -> get(context.getBean(RestClient.Builder.class), url));
		assertThat(clients).hasPositiveValue();
		assertThat(this.proxy.requests()).containsExactly("GET " + url);
	}

	@Test
	void templateHonoursTheEnvironmentAlike() throws IOException {
		Path authority = AUTHORITY.write(this.directory.resolve("ca.pem"));
		String url = "http://upstream.test:" + this.plain.getAddress().getPort() + "/pets";
		this.contextRunner.withConfiguration(AutoConfigurations.of(RestTemplateAutoConfiguration.class))
			.withBean(HttpEnvironment.class,
					() -> new HttpEnvironment(
							Map.of("SSL_CERT_FILE", authority.toString(), "HTTP_PROXY", this.proxy.address()),
							this.directory, false, null, null))
			.run((context) -> {
				RestTemplate template = context.getBean(RestTemplateBuilder.class).build();
				assertThat(template.getForObject(secureUrl(), String.class)).isEqualTo("/pets via null null");
				assertThat(template.getForObject(url, String.class)).isEqualTo("/pets via 1.1 recording null");
			});
		assertThat(this.proxy.requests()).containsExactly("GET " + url);
	}

	@Test
	void whenClientModuleIsMissingBacksOff() {
		new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(AutoConfigurationClasses.HTTP_ENVIRONMENT))
			.withClassLoader(new FilteredClassLoader("org.springframework.boot.http.client"))
			.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean(HttpEnvironment.class));
	}

	@Test
	void otherClientsGetTheAuthorities() throws IOException {
		Path authority = AUTHORITY.write(this.directory.resolve("ca.pem"));
		HttpEnvironment environment = new HttpEnvironment(
				Map.of("SSL_CERT_FILE", authority.toString(), "HTTPS_PROXY", this.proxy.address()), this.directory,
				false, null, null);
		RestClient.Builder builder = RestClient.builder()
			.requestFactory(environment.bridge(ClientHttpRequestFactoryBuilder.simple()).build());
		assertThat(get(builder, secureUrl())).isEqualTo("/pets via null null");
	}

	private String secureUrl() {
		return "https://localhost:" + this.secure.getAddress().getPort() + "/pets";
	}

	private String get(Map<String, String> environment, String url) {
		String[] answer = new String[1];
		this.contextRunner
			.withBean(HttpEnvironment.class, () -> new HttpEnvironment(environment, this.directory, false, null, null))
			.run((context) -> answer[0] = get(context.getBean(RestClient.Builder.class), url));
		return answer[0];
	}

	private static String get(RestClient.Builder builder, String url) {
		return builder.build().get().uri(url).retrieve().body(String.class);
	}

}
