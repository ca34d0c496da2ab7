/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.net.ProtocolFamily;
import java.nio.channels.spi.SelectorProvider;
import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.aot.hint.ExecutableMode;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeReference;

/**
 * Registers hints for classes and resources that the framework looks up by name in every
 * provider.
 */
class FrameworkHints implements RuntimeHintsRegistrar {

	private static final List<String> RESOURCES = List.of("META-INF/build-info.properties",
			"META-INF/sbom/application.cdx.json", "META-INF/validation.xml", "META-INF/services/dev.tfprovider.*",
			"META-INF/services/jakarta.validation.valueextraction.ValueExtractor", "META-INF/services/io.grpc.*",
			"logback.xml", "logback-spring.xml");

	private static final List<String> OPENING = List.of("openServerSocketChannel", "openSocketChannel");

	@Override
	public void registerHints(RuntimeHints hints, @Nullable ClassLoader classLoader) {
		RESOURCES.forEach(hints.resources()::registerPattern);
		hints.resources().registerResourceBundle("ContributorValidationMessages");
		// The formatters of the log and what sets it up are named by properties
		hints.reflection()
			.registerType(TypeReference.of("dev.tfprovider.internal.boot.launch.HclogFormatter"),
					MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)
			.registerType(TypeReference.of("dev.tfprovider.internal.boot.launch.DebugFormatter"),
					MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)
			.registerType(TypeReference.of("dev.tfprovider.internal.boot.launch.ExecutableLoggingSystem"),
					MemberCategory.INVOKE_DECLARED_CONSTRUCTORS);
		// Signals are handled by a class that not every Java has
		hints.reflection()
			.registerType(TypeReference.of("sun.misc.Signal"), MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS,
					MemberCategory.INVOKE_PUBLIC_METHODS)
			.registerType(TypeReference.of("sun.misc.SignalHandler"), MemberCategory.ACCESS_PUBLIC_FIELDS);
		// Made by its constructor for every server
		hints.reflection()
			.registerType(TypeReference.of("io.netty.channel.socket.nio.NioServerSocketChannel"),
					MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS);
		// Unix sockets are opened by a method that not every Java has
		hints.reflection()
			.registerType(SelectorProvider.class, (type) -> OPENING.forEach((name) -> type.withMethod(name,
					List.of(TypeReference.of(ProtocolFamily.class)), ExecutableMode.INVOKE)));
		// It looks for a method of its own when the first bytes arrive
		hints.reflection()
			.registerType(TypeReference.of("io.netty.util.ReferenceCountUtil"), MemberCategory.INVOKE_DECLARED_METHODS);
	}

}
