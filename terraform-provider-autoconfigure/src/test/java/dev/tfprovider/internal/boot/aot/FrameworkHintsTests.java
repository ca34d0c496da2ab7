/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolFamily;
import java.nio.channels.spi.SelectorProvider;
import java.util.LinkedHashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeReference;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.beans.factory.aot.AotServices;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.util.ClassUtils;

import static org.assertj.core.api.Assertions.assertThat;

class FrameworkHintsTests {

	private final RuntimeHints hints = new RuntimeHints();

	FrameworkHintsTests() {
		AotServices.factories()
			.load(RuntimeHintsRegistrar.class)
			.stream()
			.filter(FrameworkHints.class::isInstance)
			.forEach((registrar) -> registrar.registerHints(this.hints, getClass().getClassLoader()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "dev.tfprovider.internal.boot.launch.HclogFormatter",
			"dev.tfprovider.internal.boot.launch.DebugFormatter", "sun.misc.Signal",
			"io.netty.channel.socket.nio.NioServerSocketChannel", "io.netty.util.ReferenceCountUtil" })
	void typesLookedUpByNameAreThere(String name) {
		assertThat(ClassUtils.isPresent(name, null)).isTrue();
		assertThat(RuntimeHintsPredicates.reflection().onType(TypeReference.of(name))).accepts(this.hints);
	}

	@ParameterizedTest
	@ValueSource(strings = { "HclogFormatter", "DebugFormatter", "ExecutableLoggingSystem" })
	void whatTheLogNeedsIsMade(String name) {
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(TypeReference.of("dev.tfprovider.internal.boot.launch." + name))
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(this.hints);
	}

	@ParameterizedTest
	@ValueSource(strings = { "META-INF/build-info.properties", "META-INF/sbom/application.cdx.json",
			"META-INF/services/jakarta.validation.valueextraction.ValueExtractor",
			"META-INF/services/dev.tfprovider.internal.command.ProviderCommands", "logback.xml" })
	void filesThatAreReadAreThere(String name) {
		assertThat(RuntimeHintsPredicates.resource().forResource(name)).accepts(this.hints);
	}

	@ParameterizedTest
	@ValueSource(strings = { "openServerSocketChannel", "openSocketChannel" })
	void unixSocketsAreOpened(String method) throws Exception {
		assertThat(RuntimeHintsPredicates.reflection()
			.onMethodInvocation(SelectorProvider.class.getMethod(method, ProtocolFamily.class))).accepts(this.hints);
	}

	@Test
	void messagesOfConstraintsAreThere() {
		assertThat(RuntimeHintsPredicates.resource().forBundle("ContributorValidationMessages")).accepts(this.hints);
	}

	/**
	 * Spring makes hints for properties that are beans. Others would need some of ours.
	 */
	@Test
	void nothingIsBoundWithoutBeingABean() throws IOException {
		Set<Class<?>> bound = new LinkedHashSet<>();
		for (Resource file : new PathMatchingResourcePatternResolver()
			.getResources("classpath*:dev/tfprovider/**/*.class")) {
			if (!file.getURL().getPath().contains("/test-classes/")) {
				try (InputStream in = file.getInputStream()) {
					NamedClasses code = NamedClasses.of(in);
					if (code.mentions().contains(Binder.class.getName())) {
						code.literals(getClass().getClassLoader()).forEach(bound::add);
					}
				}
			}
		}
		assertThat(bound).isNotEmpty();
		assertThat(bound.stream()
			.filter((type) -> type.isRecord() || type.isAnnotationPresent(ConfigurationProperties.class))).isEmpty();
	}

}
