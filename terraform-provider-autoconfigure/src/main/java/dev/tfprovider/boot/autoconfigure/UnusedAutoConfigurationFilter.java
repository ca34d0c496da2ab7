/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.autoconfigure.AutoConfigurationImportFilter;
import org.springframework.boot.autoconfigure.AutoConfigurationMetadata;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.EnvironmentAware;
import org.springframework.core.env.Environment;
import org.springframework.core.env.StandardEnvironment;

/**
 * Leaves out auto-configurations of the gRPC server's library that no provider can use,
 * unless a property names them. All others stay: somebody may need what they make.
 */
class UnusedAutoConfigurationFilter implements AutoConfigurationImportFilter, EnvironmentAware {

	static final String PROPERTY = "terraform.provider.start.auto-configurations";

	private static final String SERVER = "net.devh.boot.grpc.server.autoconfigure.";

	/**
	 * What the server needs of its auto-configurations is in the first of them, which is
	 * not here: this project makes the server itself, and hosts ask for no more.
	 */
	static final Set<String> UNUSED = Stream
		.concat(Stream
			.of("GrpcAdvice", "GrpcHealthService", "GrpcReflectionService", "GrpcServerFactory", "GrpcServerMetric",
					"GrpcServerMicrometerTrace", "GrpcServerSecurity")
			.map((name) -> SERVER + name + "AutoConfiguration"),
				Stream.of(SERVER + "GrpcMetadataConsulConfiguration", SERVER + "GrpcMetadataEurekaConfiguration",
						SERVER + "GrpcMetadataNacosConfiguration", SERVER + "GrpcMetadataZookeeperConfiguration",
						"net.devh.boot.grpc.common.autoconfigure.GrpcCommonCodecAutoConfiguration"))
		.collect(Collectors.toUnmodifiableSet());

	private Environment environment = new StandardEnvironment();

	@Override
	public void setEnvironment(Environment environment) {
		this.environment = environment;
	}

	@Override
	public boolean[] match(@Nullable String[] autoConfigurations, AutoConfigurationMetadata metadata) {
		Set<String> wanted = wanted();
		boolean[] matches = new boolean[autoConfigurations.length];
		for (int index = 0; index < matches.length; index++) {
			String name = autoConfigurations[index];
			matches[index] = name == null || !UNUSED.contains(name) || wanted.contains(name) || wanted.contains("*");
		}
		return matches;
	}

	private Set<String> wanted() {
		if (!this.environment.getProperty("terraform.provider.enabled", Boolean.class, true)) {
			return Set.of("*");
		}
		return Set.of(Binder.get(this.environment).bind(PROPERTY, String[].class).orElse(new String[0]));
	}

}
