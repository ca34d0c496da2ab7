/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Flatten;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.ProviderDefinitionCustomizer;
import dev.tfprovider.boot.TerraformFunctions;
import dev.tfprovider.boot.autoconfigure.AutoConfigurationClasses;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.MutablePropertySources;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What a developer is told of an application.
 */
class DevelopmentReportTests {

	private static final String FORGOTTEN_RESOURCE = ForgottenResource.class.getName()
			+ " implements ManagedResource but is no bean, so the provider does not serve it. Annotate it with "
			+ "@TerraformResource, or declare a bean of it.";

	private static final String FORGOTTEN_READER = ForgottenReader.class.getName()
			+ " implements DataSourceReader but is no bean, so the provider does not serve it. Annotate it with "
			+ "@TerraformDataSource, or declare a bean of it.";

	private static final String FORGOTTEN_FUNCTIONS = " has methods with @TerraformFunction that the provider does not "
			+ "serve. Annotate the class, or the method that makes a bean of it, with @TerraformFunctions.";

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(AutoConfigurationClasses.TERRAFORM_PROVIDER))
		.withPropertyValues("terraform.provider.name=notes", "terraform.provider.address=acme/notes");

	@Test
	void implementationsThatAreNoBeansAreNamedWithTheirAnnotation() {
		this.contextRunner.withUserConfiguration(Application.class, Beans.class)
			.run((context) -> assertThat(unserved(context)).containsExactly(FORGOTTEN_RESOURCE, FORGOTTEN_READER,
					ForgottenFunctions.class.getName() + FORGOTTEN_FUNCTIONS,
					UnmarkedFunctions.class.getName() + FORGOTTEN_FUNCTIONS));
	}

	@Test
	void implementationThatWasAddedByHandIsServed() {
		this.contextRunner.withUserConfiguration(Application.class, Beans.class).run((context) -> {
			ProviderDefinition definition = ProviderDefinition.builder("notes")
				.resource("by_hand", Note.class, new ForgottenResource())
				.dataSource("by_hand", Note.class, new ForgottenReader())
				.functions(new ServedFunctions())
				.functions(new ForgottenFunctions())
				.functions(new UnmarkedFunctions())
				.build();
			assertThat(everywhere(context).warnings(definition)).isEmpty();
		});
	}

	@Test
	void classesOfTestsAreNotWarnedOf() {
		this.contextRunner.withUserConfiguration(Application.class, Beans.class)
			.run((context) -> assertThat(new UnregisteredImplementations(context.getBeanFactory())
				.warnings(context.getBean(ProviderDefinition.class))).isEmpty());
	}

	@Test
	void withoutPackagesNothingIsSearched() {
		this.contextRunner.withUserConfiguration(Beans.class).run((context) -> assertThat(unserved(context)).isEmpty());
	}

	@Test
	void whatIsServedIsOneSentence() {
		this.contextRunner.withUserConfiguration(Beans.class)
			.run((context) -> assertThat(report(context).served()).isEqualTo(
					"The provider acme/notes serves data source notes_served, function shout, resource notes_served"));
	}

	@Test
	void nothingServedNamesThePackage() {
		this.contextRunner.withUserConfiguration(Application.class)
			.run((context) -> assertThat(report(context).warnings()).startsWith(
					"The provider acme/notes serves nothing: no bean is a ManagedResource or a DataSourceReader. "
							+ "Annotate the class of a resource with @TerraformResource, in the package "
							+ "dev.tfprovider.internal.boot.development or below.",
					FORGOTTEN_RESOURCE));
	}

	@Test
	void misspelledPropertyIsNamedWithTheOneThatWasMeant() {
		this.contextRunner.withUserConfiguration(Beans.class)
			.withPropertyValues("terraform.provider.operatons.cancel-grace=1s",
					"terraform.provider.operations.poll_interval=1s", "terraform.provider.colour=green")
			.run((context) -> assertThat(report(context).warnings())
				.containsExactlyInAnyOrder("There is no property 'terraform.provider.operatons.cancel-grace' "
						+ "(\"terraform.provider.operatons.cancel-grace\" from property source \"test\"). Did you mean 'terraform.provider.operations.cancel-grace'?",
						"There is no property 'terraform.provider.colour' (\"terraform.provider.colour\" from property "
								+ "source \"test\")."));
	}

	@Test
	void propertiesThatExistAreNotNamed() {
		this.contextRunner.withUserConfiguration(Beans.class)
			.withPropertyValues("terraform.provider.protocols[0]=6", "terraform.provider.operations.pollInterval=5s",
					"terraform.provider.operations.cancel-grace=1s", "terraform.provider.start.mark=x",
					"terraform.providers=2")
			.run((context) -> assertThat(report(context).warnings()).isEmpty());
	}

	@Test
	void variableOfAnotherProgramIsNotNamed() {
		this.contextRunner.withUserConfiguration(Beans.class).withInitializer((context) -> {
			MutablePropertySources sources = context.getEnvironment().getPropertySources();
			sources.replace(StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME,
					new SystemEnvironmentPropertySource(StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME,
							Map.of("TERRAFORM_PROVIDER_CACHE_FOLDER_OF_THE_COMPANY", "/var/cache",
									"TERRAFORM_PROVIDER_STAR_REPORT", "true")));
		}).run((context) -> {
			assertThat(report(context).warnings()).hasSize(1);
			assertThat(report(context).warnings().get(0))
				.startsWith("There is no property 'terraform.provider.star.report'")
				.endsWith("Did you mean 'terraform.provider.start.report'?");
		});
	}

	@Test
	@ExtendWith(OutputCaptureExtension.class)
	void contextThatNoHostLaunchedLogsTheReport(CapturedOutput output) {
		this.contextRunner.withUserConfiguration(Beans.class)
			.run((context) -> assertThat(output).contains(
					"The provider acme/notes serves data source notes_served, function shout, resource notes_served"));
		this.contextRunner.run((context) -> assertThat(output).contains("The provider acme/notes serves nothing"));
	}

	private static List<String> unserved(AssertableApplicationContext context) {
		return everywhere(context).warnings(context.getBean(ProviderDefinition.class));
	}

	private static UnregisteredImplementations everywhere(AssertableApplicationContext context) {
		return new UnregisteredImplementations(context.getBeanFactory(), (location) -> false);
	}

	@Test
	@ExtendWith(OutputCaptureExtension.class)
	void staticFieldsThatAreNotConstantAreNamed(CapturedOutput output) {
		this.contextRunner.withUserConfiguration(Beans.class).run((context) -> {
			ProviderDefinition definition = context.getBean(ProviderDefinition.class);
			new DevelopmentReport(definition, everywhere(context), List::of, List::of).log();
			assertThat(output).doesNotContain("Static fields");
			new DevelopmentReport(definition, everywhere(context), () -> List.of("com.acme.A.a (not final, int)", "b"),
					List::of)
				.log();
		});
		assertThat(output.getAll().lines().filter((line) -> line.contains("Static fields"))).singleElement()
			.asString()
			.contains("INFO")
			.endsWith(
					"Static fields that are not constant: com.acme.A.a (not final, int), b. Packages of this provider "
							+ "have a process for each launch for them, unless the application is marked @SharedProcess.");
	}

	@Test
	@ExtendWith(OutputCaptureExtension.class)
	void whatAResourceWithoutIdentifierLacksIsOneLine(CapturedOutput output) {
		this.contextRunner.withUserConfiguration(Beans.class)
			.run((context) -> assertThat(output).doesNotContain("marked @Id"));
		this.contextRunner.withUserConfiguration(Beans.class)
			.withBean("anonymous", ProviderDefinitionCustomizer.class,
					() -> (provider) -> provider.resource("memo", Memo.class, unscanned())
						.resource("entry", Entry.class, unscanned()))
			.run((context) -> assertThat(output.getAll().lines().filter((line) -> line.contains("marked @Id")))
				.singleElement()
				.asString()
				.contains("INFO")
				.endsWith("No component is marked @Id in the model of notes_memo: there is no import, no identity, no "
						+ "list, no derived data source and no generated configuration. Mark the component by which "
						+ "the provider finds an object again."));
	}

	/**
	 * Returns a resource of a class that no scan finds.
	 */
	private static <M> ManagedResource<M> unscanned() {
		return new ManagedResource<>() {

			@Override
			public M create(ResourceData<M> data) {
				return data.plan();
			}

			@Override
			public Optional<M> read(ResourceData<M> data) {
				return Optional.of(data.state());
			}

			@Override
			public void delete(ResourceData<M> data) {
			}

		};
	}

	private static DevelopmentReport report(AssertableApplicationContext context) {
		return new DevelopmentReport(context.getBean(ProviderDefinition.class), everywhere(context), List::of,
				UnknownProperties.of(context.getBeanFactory())::warnings);
	}

	@Configuration(proxyBeanMethods = false)
	@AutoConfigurationPackage
	static class Application {

	}

	@Configuration(proxyBeanMethods = false)
	static class Beans {

		@Bean
		ServedResource servedResource() {
			return new ServedResource();
		}

		@Bean
		ServedReader servedReader() {
			return new ServedReader();
		}

		@Bean
		@TerraformFunctions
		ServedFunctions servedFunctions() {
			return new ServedFunctions();
		}

		@Bean
		UnmarkedFunctions unmarkedFunctions() {
			return new UnmarkedFunctions();
		}

	}

	record Note(@Id String id, String text) {

	}

	record Memo(String text) {

	}

	record Entry(@Flatten Key key, String text) {

	}

	record Key(@Id String id) {

	}

	abstract static class Base implements ManagedResource<Note> {

		@Override
		public Note create(ResourceData<Note> data) {
			return data.plan();
		}

		@Override
		public Optional<Note> read(ResourceData<Note> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Note> data) {
		}

	}

	static class ServedResource extends Base {

	}

	static class ForgottenResource extends Base {

	}

	static class ServedReader implements DataSourceReader<Note> {

		@Override
		public Note read(DataSourceData<Note> data) {
			return data.config();
		}

	}

	static class ForgottenReader extends ServedReader {

	}

	static class ServedFunctions {

		@TerraformFunction
		String shout(String text) {
			return text + "!";
		}

	}

	static class ForgottenFunctions {

		@TerraformFunction
		String whisper(String text) {
			return text;
		}

	}

	static class UnmarkedFunctions {

		@TerraformFunction
		String sing(String text) {
			return text;
		}

	}

}
