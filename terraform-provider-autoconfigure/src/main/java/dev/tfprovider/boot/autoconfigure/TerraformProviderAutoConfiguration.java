/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.ProviderDefinitionCustomizer;
import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.internal.boot.development.DevelopmentReport;
import dev.tfprovider.internal.boot.discovery.BeanDiscovery;
import dev.tfprovider.internal.boot.discovery.BeanInstances;
import dev.tfprovider.internal.boot.discovery.ProviderBeans;
import dev.tfprovider.internal.boot.discovery.SessionScopeRegistrar;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.boot.scope.ProviderSessions;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.plugin.LaunchMode;
import dev.tfprovider.internal.plugin.ProtocolVersion;
import dev.tfprovider.internal.protocol.v5.NestedAttributeCheck;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.RequestObserver;
import dev.tfprovider.schema.SchemaCustomizer;
import dev.tfprovider.value.TypeCodec;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.info.BuildProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.util.StringUtils;

/**
 * Auto-configuration of a Terraform provider: finds its resources, data sources and
 * settings among the beans and makes them ready to serve.
 */
@AutoConfiguration
@ConditionalOnBooleanProperty(name = "terraform.provider.enabled", matchIfMissing = true)
@EnableConfigurationProperties(TerraformProviderProperties.class)
final class TerraformProviderAutoConfiguration {

	static final String RUNTIME = "terraformProviderRuntime";

	@Bean
	static SessionScopeRegistrar terraformSessionScopeRegistrar() {
		return new SessionScopeRegistrar();
	}

	@Bean
	static BeanFactoryPostProcessor terraformMessageSource() {
		return LazyMessageSource::register;
	}

	@Bean(ProviderSessions.BEAN_NAME)
	ProviderSessions terraformProviderSessions(ObjectProvider<ProviderLaunch> launch) {
		ProviderLaunch launched = launch.getIfAvailable();
		return new ProviderSessions((launched != null) ? launched.sessions() : new ConnectionSessions());
	}

	/**
	 * The sessions of connections, for those who serve the provider. Who made them closes
	 * them.
	 */
	@Bean(destroyMethod = "")
	ConnectionSessions terraformConnectionSessions(ProviderSessions sessions) {
		return sessions.connections();
	}

	@Bean
	@ConditionalOnMissingBean
	ProviderDefinition terraformProviderDefinition(TerraformProviderProperties properties,
			ConfigurableListableBeanFactory beanFactory, ObjectProvider<BuildProperties> build,
			ObjectProvider<ProviderBeans> found, ObjectProvider<ProviderDefinitionCustomizer> customizers,
			ObjectProvider<ProviderLaunch> launch) {
		if (!StringUtils.hasText(properties.name())) {
			throw new InvalidDeclarationException("The provider has no name",
					"Set the property 'terraform.provider.name' to the prefix of every type name, such as 'petstore'.");
		}
		ProviderDefinition.Builder builder = ProviderDefinition.builder(properties.name())
			.address(properties.address())
			.version(version(properties, build))
			.protocols(properties.protocols());
		boolean experimental = properties.experimental().stateStores();
		found.getIfAvailable(() -> new BeanDiscovery(beanFactory).find(experimental))
			.addTo(builder, beanFactory, experimental);
		customizers.orderedStream().forEach((customizer) -> customizer.customize(builder));
		ProviderDefinition definition = builder.build();
		if (isReported(definition, launch.getIfAvailable())) {
			new DevelopmentReport(definition, beanFactory).log();
		}
		return definition;
	}

	/**
	 * Returns whether somebody develops the provider. Commands report by themselves, and
	 * hosts do not wait for it, unless there is nothing to wait for.
	 */
	private static boolean isReported(ProviderDefinition definition, @Nullable ProviderLaunch launch) {
		return (launch == null || launch.mode() == LaunchMode.DEBUG)
				|| (launch.mode() == LaunchMode.PLUGIN && DevelopmentReport.isEmpty(definition));
	}

	@Bean
	@ConditionalOnMissingBean
	ModelMappings terraformModelMappings(ProviderDefinition definition, ObjectProvider<TypeCodec<?>> codecs,
			ObjectProvider<SchemaCustomizer> customizers, ConfigurableListableBeanFactory beanFactory) {
		return new ModelMappings(Stream.concat(definition.codecs().stream(), codecs.orderedStream()).toList(),
				Stream.concat(definition.schemaCustomizers().stream(), customizers.orderedStream()).toList(),
				new BeanInstances(beanFactory));
	}

	@Bean(RUNTIME)
	@ConditionalOnMissingBean
	ProviderRuntime terraformProviderRuntime(ProviderDefinition definition, ModelMappings mappings,
			ObjectProvider<ConstraintValidator> constraints, ObjectProvider<ExceptionTranslator> translators,
			ObjectProvider<RequestObserver> observer, ObjectProvider<ProviderLaunch> launch, ProviderSessions sessions,
			TerraformProviderProperties properties) {
		List<ExceptionTranslator> inOrder = translators.orderedStream().toList();
		ProviderRuntime runtime = new ProviderRuntime(definition, mappings,
				constraints.getIfAvailable(() -> ConstraintValidator.NONE), inOrder,
				ProcessEnvironment.of(launch.getIfAvailable()), sessions.currentSession(),
				new OperationSettings(properties.operations().pollInterval(), properties.operations().interruptGrace(),
						properties.operations().cancelGrace(),
						isFailingOnForgottenValues(properties, launch.getIfAvailable()),
						properties.operations().sharedReads()));
		observer.ifAvailable(runtime::observe);
		if (definition.protocols().contains(ProtocolVersion.V5.major())) {
			NestedAttributeCheck.check(runtime);
		}
		if (launch.stream().anyMatch((launched) -> launched.mode() == LaunchMode.DEBUG)) {
			DevelopmentReport.logTable(runtime);
		}
		return runtime;
	}

	/**
	 * Returns whether the one who can mend a method sees what comes of it.
	 */
	private static boolean isFailingOnForgottenValues(TerraformProviderProperties properties,
			@Nullable ProviderLaunch launch) {
		Boolean chosen = properties.operations().failOnForgottenValues();
		return (chosen != null) ? chosen : launch == null || launch.mode() == LaunchMode.DEBUG;
	}

	private static String version(TerraformProviderProperties properties, ObjectProvider<BuildProperties> build) {
		if (properties.version() != null) {
			return properties.version();
		}
		BuildProperties information = build.getIfAvailable();
		String version = (information != null) ? information.getVersion() : null;
		return (version != null) ? version : "0.0.0";
	}

}
