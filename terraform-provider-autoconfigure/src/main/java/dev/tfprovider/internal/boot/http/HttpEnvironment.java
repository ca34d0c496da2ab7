/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.http;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.HttpClientSettings;
import org.springframework.boot.http.client.HttpRedirects;
import org.springframework.boot.http.client.JdkClientHttpRequestFactoryBuilder;
import org.springframework.boot.ssl.SslBundle;
import org.springframework.boot.ssl.SslManagerBundle;
import org.springframework.http.client.ClientHttpRequestFactory;

/**
 * Configures Spring's HTTP clients from environment variables: proxies (
 * {@code HTTPS_PROXY}, {@code HTTP_PROXY}, {@code NO_PROXY}) and certificate authorities
 * ( {@code SSL_CERT_FILE}, {@code SSL_CERT_DIR}, else the system's), which are trusted
 * beside those of the JDK.
 */
public final class HttpEnvironment {

	private static final String TUNNEL_SCHEMES = "jdk.http.auth.tunneling.disabledSchemes";

	/**
	 * Name of the property that allows redirects to other origins.
	 */
	static final String FOLLOW_PROPERTY = "terraform.provider.http.follow-redirects-to-other-origins";

	private final ProxyVariables proxies;

	private final CertificateFiles certificates;

	private final boolean anyOrigin;

	private final Duration connectTimeout;

	private final Duration readTimeout;

	/**
	 * Create for an environment. Nothing is read yet but the variables.
	 * @param environment names and values
	 * @param workingDirectory what relative file names refer to
	 * @param anyOrigin whether to follow redirects to other origins, with all headers and
	 * the content of the request
	 * @param connectTimeout limit for connections of clients that set none, zero for no
	 * limit, or {@code null} for the default
	 * @param readTimeout limit for answers of clients that set none, zero for no limit,
	 * or {@code null} for the default
	 */
	public HttpEnvironment(Map<String, String> environment, Path workingDirectory, boolean anyOrigin,
			@Nullable Duration connectTimeout, @Nullable Duration readTimeout) {
		this.anyOrigin = anyOrigin;
		this.connectTimeout = (connectTimeout != null) ? connectTimeout : RequestTimeLimits.DEFAULT_CONNECT;
		this.readTimeout = (readTimeout != null) ? readTimeout : RequestTimeLimits.DEFAULT_READ;
		this.proxies = new ProxyVariables(environment);
		this.certificates = new CertificateFiles(environment, workingDirectory);
	}

	/**
	 * Return a builder that honours the environment. Proxies are for the client of the
	 * JDK; the authorities for every client, unless the settings have an SSL bundle or
	 * the JVM was told a key store or trust store. Redirects are followed within the
	 * origin of the request only. Connections and answers have time limits.
	 * @param builder builder to go on with
	 * @return the builder to use
	 */
	public ClientHttpRequestFactoryBuilder<ClientHttpRequestFactory> bridge(
			ClientHttpRequestFactoryBuilder<?> builder) {
		if (!this.proxies.isEmpty() && builder instanceof JdkClientHttpRequestFactoryBuilder jdk) {
			if (this.proxies.hasTunnelCredentials() && System.getProperty(TUNNEL_SCHEMES) == null) {
				// The JDK has no narrower switch. It looks once, at its first client
				System.setProperty(TUNNEL_SCHEMES, "");
			}
			ClientHttpRequestFactoryBuilder<?> proxied = jdk
				.withProxySelector(new EnvironmentProxySelector(this.proxies));
			return redirecting(
					(settings) -> new ProxyAuthorizationRequestFactory(proxied.build(settings), this.proxies));
		}
		return redirecting((settings) -> builder.build(settings));
	}

	/**
	 * Follow redirects within an origin only, unless the author wants all or none.
	 */
	private ClientHttpRequestFactoryBuilder<ClientHttpRequestFactory> redirecting(
			ClientHttpRequestFactoryBuilder<ClientHttpRequestFactory> builder) {
		return (given) -> {
			HttpClientSettings wanted = (given != null) ? given : HttpClientSettings.defaults();
			RequestTimeLimits limits = RequestTimeLimits.of(wanted, this.connectTimeout, this.readTimeout);
			HttpClientSettings settings = trusting(limits.applyTo(wanted));
			if (this.anyOrigin || settings.redirects() == HttpRedirects.DONT_FOLLOW) {
				return TimeLimitedRequest.factory(builder.build(settings), limits);
			}
			return SameOriginRequest.factory(TimeLimitedRequest
				.factory(builder.build(settings.withRedirects(HttpRedirects.DONT_FOLLOW)), limits));
		};
	}

	private HttpClientSettings trusting(HttpClientSettings settings) {
		if (settings.sslBundle() != null || System.getProperty("javax.net.ssl.trustStore") != null
				|| System.getProperty("javax.net.ssl.keyStore") != null) {
			return settings;
		}
		return settings.withSslBundle(SslBundle.of(null, null, null, null,
				SslManagerBundle.from(new AppendingTrustManager(this.certificates))));
	}

}
