/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.boot.ProviderDefinitionCustomizer;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.internal.boot.scope.ProviderSessions;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.DataSourceType;
import dev.tfprovider.internal.runtime.operation.ReadDataSource;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.info.BuildProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

class TerraformProviderAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(
				AutoConfigurations.of(TerraformProviderAutoConfiguration.class, ProviderServerAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	@Test
	void whenNobodyLaunchedTheProcessDefinesProviderWithoutServer() {
		this.contextRunner.withBean(PetResource.class).run((context) -> {
			ProviderDefinition definition = context.getBean(ProviderDefinition.class);
			assertThat(definition.name()).isEqualTo("petstore");
			assertThat(definition.address()).isEqualTo("local/petstore");
			assertThat(definition.version()).isEqualTo("0.0.0");
			assertThat(definition.settings()).isEmpty();
			assertThat(context.getBean(ProviderRuntime.class).resources()).containsOnlyKeys("petstore_pet");
			assertThat(context).doesNotHaveBean(ProviderGrpcServerFactory.class).doesNotHaveBean(ReadyListener.class);
		});
	}

	@Test
	void whenDisabledBacksOff() {
		this.contextRunner.withPropertyValues("terraform.provider.enabled=false")
			.withBean(PetResource.class)
			.run((context) -> assertThat(context).hasNotFailed()
				.doesNotHaveBean(ProviderDefinition.class)
				.doesNotHaveBean(ProviderRuntime.class)
				.doesNotHaveBean(ProviderSessions.class));
	}

	@Test
	void whenDisabledNeedsNoName() {
		new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
			.withPropertyValues("terraform.provider.enabled=false")
			.run((context) -> assertThat(context).hasNotFailed());
	}

	@Test
	void whenUserDefinesDefinitionBacksOff() {
		ProviderDefinition own = ProviderDefinition.builder("own").build();
		this.contextRunner.withBean("own", ProviderDefinition.class, () -> own).run((context) -> {
			assertThat(context).getBean(ProviderDefinition.class).isSameAs(own);
			assertThat(context).hasSingleBean(ProviderRuntime.class);
		});
	}

	@Test
	void whenUserDefinesMappingsBacksOff() {
		ModelMappings own = new ModelMappings(List.of());
		this.contextRunner.withBean("own", ModelMappings.class, () -> own)
			.run((context) -> assertThat(context).getBean(ModelMappings.class).isSameAs(own));
	}

	@Test
	void whenUserDefinesRuntimeBacksOff() {
		ProviderRuntime own = new ProviderRuntime(ProviderDefinition.builder("own").build(),
				new ModelMappings(List.of()), ConstraintValidator.NONE, List.of(), Map.of(), new CurrentSession());
		this.contextRunner.withBean("own", ProviderRuntime.class, () -> own)
			.run((context) -> assertThat(context).getBean(ProviderRuntime.class).isSameAs(own));
	}

	@Test
	void waitsAreShortenedByAProperty() {
		this.contextRunner.withPropertyValues("terraform.provider.operations.poll-interval=1ms")
			.withBean(PatientReader.class)
			.run((context) -> {
				DataSourceType<?> type = context.getBean(ProviderRuntime.class)
					.dataSource("petstore_patient")
					.orElseThrow();
				ReadDataSource.Response response = context.getBean(ProviderRuntime.class)
					.readDataSource()
					.read(CallScope.detached(), type, TerraformValue.object(type.type(),
							Map.of("looks", TerraformValue.ofNull(TerraformType.NUMBER))));
				assertThat(response.diagnostics()).isEmpty();
				assertThat(response.state())
					.isEqualTo(TerraformValue.object(type.type(), Map.of("looks", TerraformValue.number(3))));
			});
	}

	@Test
	void whenGraceIsNegativeFails() {
		this.contextRunner.withPropertyValues("terraform.provider.operations.interrupt-grace=-1s")
			.run((context) -> assertThat(context).hasFailed());
	}

	@Test
	void addressAndVersionComeFromProperties() {
		this.contextRunner
			.withPropertyValues("terraform.provider.address=acme/petstore", "terraform.provider.version=1.2.3")
			.withBean(BuildProperties.class, () -> buildProperties("9.9.9"))
			.run((context) -> {
				ProviderDefinition definition = context.getBean(ProviderDefinition.class);
				assertThat(definition.address()).isEqualTo("acme/petstore");
				assertThat(definition.version()).isEqualTo("1.2.3");
			});
	}

	@Test
	void versionWhenNotSetIsThatOfTheBuild() {
		this.contextRunner.withBean(BuildProperties.class, () -> buildProperties("9.9.9"))
			.run((context) -> assertThat(context.getBean(ProviderDefinition.class).version()).isEqualTo("9.9.9"));
	}

	@Test
	void customizersAreCalledInOrderAfterDiscovery() {
		this.contextRunner.withUserConfiguration(Customizers.class).withBean(PetResource.class).run((context) -> {
			ProviderDefinition definition = context.getBean(ProviderDefinition.class);
			assertThat(definition.version()).isEqualTo("second");
			assertThat(definition.resources()).extracting("name").containsExactly("pet", "extra");
		});
	}

	@Test
	void codecBeansExtendTheMapping() {
		this.contextRunner.withUserConfiguration(ChipCodec.class).withBean(ChipReader.class).run((context) -> {
			assertThat(context).hasNotFailed();
			assertThat(context.getBean(ProviderRuntime.class)
				.dataSources()
				.get("petstore_chip")
				.schema()
				.block()
				.attributes()).extracting("name", "type").containsExactly(tuple("code", TerraformType.STRING));
		});
	}

	private static BuildProperties buildProperties(String version) {
		Properties entries = new Properties();
		entries.setProperty("version", version);
		return new BuildProperties(entries);
	}

	@Configuration(proxyBeanMethods = false)
	static class Customizers {

		@Bean
		@Order(2)
		ProviderDefinitionCustomizer second() {
			return (builder) -> builder.version("second");
		}

		@Bean
		@Order(1)
		ProviderDefinitionCustomizer first() {
			return (builder) -> builder.version("first").resource("extra", Pet.class, new PetResource());
		}

	}

	record Chip(String text) {

	}

	record ChipModel(Chip code) {

	}

	static class ChipReader implements DataSourceReader<ChipModel> {

		@Override
		public ChipModel read(DataSourceData<ChipModel> data) {
			return data.config();
		}

	}

	static class ChipCodec implements TypeCodec<Chip> {

		@Override
		public Class<Chip> javaType() {
			return Chip.class;
		}

		@Override
		public TerraformType type() {
			return TerraformType.STRING;
		}

		@Override
		public Chip read(TerraformValue value) {
			return new Chip(((StringValue) value).text());
		}

		@Override
		public TerraformValue write(Chip value) {
			return TerraformValue.string(value.text());
		}

	}

	record Patient(@Computed Integer looks) {

	}

	/**
	 * Would look for hours.
	 */
	static class PatientReader implements DataSourceReader<Patient> {

		@Override
		public Patient read(DataSourceData<Patient> data) {
			AtomicInteger looks = new AtomicInteger();
			return data.waiter()
				.every(Duration.ofHours(1))
				.until(() -> Optional.of(new Patient(looks.incrementAndGet())), (patient) -> patient.looks() == 3);
		}

	}

}
