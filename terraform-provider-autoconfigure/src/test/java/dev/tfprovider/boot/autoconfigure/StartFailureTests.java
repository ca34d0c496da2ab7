/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.net.Socket;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.StringValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import dev.tfprovider.value.TypeCodec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What an author reads whose application cannot be a provider.
 */
class StartFailureTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class));

	private final ApplicationContextRunner named = this.contextRunner
		.withPropertyValues("terraform.provider.name=petstore");

	@Test
	void whenSeveralModelsAreWrongListsAllMistakes() {
		FailureAnalysis analysis = analyze(
				this.named.withBean(TwiceWrongResource.class).withBean(OnceWrongReader.class));
		assertThat(analysis.getDescription()).isEqualTo("""
				3 mistakes keep the provider from having a schema:

				1. In the model '%1$s$TwiceWrong':

				    petstore_twice_wrong > socket (Socket)
				                           ^ no Terraform type for java.net.Socket

				2. In the model '%1$s$TwiceWrong':

				    petstore_twice_wrong > letter (char)
				                           ^ no Terraform type for char

				3. In the model '%1$s$OnceWrong':

				    petstore_once_wrong > numbers (int[])
				                          ^ no Terraform type for int[]"""
			.formatted(StartFailureTests.class.getName()));
		assertThat(analysis.getAction()).startsWith("Correct each of them:\n\n1. Change the component to a record")
			.contains("\n2. Declare the component as String.\n3. Use List<Integer>.");
	}

	@Test
	void whenNameIsMissingNamesTheProperty() {
		FailureAnalysis analysis = analyze(this.contextRunner);
		assertThat(analysis.getDescription()).isEqualTo("The provider has no name.");
		assertThat(analysis.getAction()).isEqualTo(
				"Set the property 'terraform.provider.name' to the prefix of every type name, such as 'petstore'.");
	}

	@ParameterizedTest
	@ValueSource(strings = { "Petstore", "pet_store", "1pet", "pet store", "pet--store", "pet-" })
	void whenNameIsInvalidSaysWhatIsValid(String name) {
		FailureAnalysis analysis = analyze(this.contextRunner.withPropertyValues("terraform.provider.name=" + name));
		assertThat(analysis.getDescription()).isEqualTo("The provider name '" + name + "' is not valid.");
		assertThat(analysis.getAction())
			.isEqualTo("Start with a lower-case letter and go on with lower-case letters, digits and single hyphens "
					+ "between them.");
	}

	@Test
	void whenTwoResourcesClaimOneTypeNamesBoth() {
		FailureAnalysis analysis = analyze(
				this.named.withBean("firstPet", PetResource.class).withBean("secondPet", PetResource.class));
		assertThat(analysis.getDescription())
			.isEqualTo("The resource type 'pet' is claimed by both 'firstPet' and 'secondPet'.");
		assertThat(analysis.getAction()).isEqualTo("Give one of them another name.");
	}

	@Test
	void whenTwoDataSourcesClaimOneTypeNamesBoth() {
		FailureAnalysis analysis = analyze(
				this.named.withBean("first", PetReader.class).withBean("second", PetReader.class));
		assertThat(analysis.getDescription())
			.isEqualTo("The data source type 'pet' is claimed by both 'first' and 'second'.");
	}

	@Test
	void whenTypeNameIsInvalidNamesTheBean() {
		FailureAnalysis analysis = analyze(this.named.withBean("dragon", DragonResource.class));
		assertThat(analysis.getDescription())
			.isEqualTo("The resource name 'Big-Dragon' of 'dragon' is not a valid type name.");
		assertThat(analysis.getAction()).startsWith("Start with a lower-case letter")
			.endsWith("leave the provider's prefix out.");
	}

	@Test
	void whenTwoRecordsAreSettingsNamesBoth() {
		FailureAnalysis analysis = analyze(
				this.named.withBean("one", Settings.class).withBean("two", OtherSettings.class));
		assertThat(analysis.getDescription()).isEqualTo("The beans 'one' and 'two' both are @ProviderConfiguration.");
		assertThat(analysis.getAction())
			.isEqualTo("A provider has one provider block: put all settings into one record.");
	}

	@Test
	void whenModelIsOpenNamesBeanAndContract() {
		FailureAnalysis analysis = analyze(this.named.withBean("raw", RawReader.class));
		assertThat(analysis.getDescription())
			.isEqualTo("The model of the bean 'raw' (" + RawReader.class.getName() + ") is not known.");
		assertThat(analysis.getAction()).startsWith("Implement DataSourceReader with a record as its type argument");
	}

	@Test
	void whenComponentHasNoTypeShowsTheWayToIt() {
		FailureAnalysis analysis = analyze(this.named.withBean(TaggedReader.class));
		assertThat(analysis.getDescription()).isEqualTo("""
				The model '%s' cannot become a Terraform schema:

				    petstore_pet > tags (List<Tag>) > owner (Socket)
				                                      ^ no Terraform type for java.net.Socket"""
			.formatted(TaggedPet.class.getName()));
		assertThat(analysis.getAction())
			.isEqualTo("Change the component to a record, to String or to another supported type, "
					+ "or define a bean of type TypeCodec<Socket>.");
	}

	@Test
	void whenSettingsHaveAnIllegalComponentShowsTheWayToIt() {
		FailureAnalysis analysis = analyze(this.named.withBean(SocketSettings.class));
		assertThat(analysis.getDescription()).contains("'" + SocketSettings.class.getName() + "'")
			.contains("socket (Socket)")
			.contains("^ no Terraform type for java.net.Socket");
	}

	@Test
	void whenTwoCodecsAreForOneTypeNamesBoth() {
		FailureAnalysis analysis = analyze(this.named.withBean("first", SocketCodec.class, SocketCodec::new)
			.withBean("second", SocketCodec.class, SocketCodec::new));
		assertThat(analysis.getDescription()).startsWith("Two codecs are for java.net.Socket: ");
		assertThat(analysis.getAction()).isEqualTo("Define one of them only.");
	}

	@Test
	void whenSingletonNeedsSettingsNamesIt() {
		FailureAnalysis analysis = analyze(
				this.named.withBean("settings", Settings.class).withBean("eager", NeedsSettings.class));
		assertThat(analysis.getDescription())
			.isEqualTo("The bean 'eager' needs the provider's settings while the application starts, but Terraform "
					+ "configures the provider only later.");
		assertThat(analysis.getAction()).startsWith("Add @ProviderScope to the bean");
	}

	@Test
	void whenSingletonUsesScopedBeanInItsConstructorNamesIt() {
		FailureAnalysis analysis = analyze(this.named.withBean("settings", Settings.class)
			.withUserConfiguration(Clients.class)
			.withBean("eager", CallsClient.class));
		assertThat(analysis.getDescription()).startsWith("The bean 'eager' needs the provider's settings");
	}

	private static FailureAnalysis analyze(ApplicationContextRunner runner) {
		FailureAnalysis[] analysis = new FailureAnalysis[1];
		runner.run((context) -> {
			assertThat(context).hasFailed();
			List<FailureAnalyzer> analyzers = SpringFactoriesLoader.forDefaultResourceLocation()
				.load(FailureAnalyzer.class, FailureHandler.handleMessage((message, failure) -> {
				}));
			analysis[0] = analyzers.stream()
				.map((analyzer) -> analyzer.analyze(context.getStartupFailure()))
				.filter((found) -> found != null)
				.findFirst()
				.orElseThrow(() -> new AssertionError("No analysis", context.getStartupFailure()));
		});
		return analysis[0];
	}

	@TerraformResource("Big-Dragon")
	static class DragonResource extends PetResource {

	}

	@ProviderConfiguration
	record Settings(String endpoint) {

	}

	@ProviderConfiguration
	record OtherSettings(String endpoint) {

	}

	@ProviderConfiguration
	record SocketSettings(Socket socket) {

	}

	record NeedsSettings(Settings settings) {

	}

	@Configuration(proxyBeanMethods = false)
	static class Clients {

		@Bean
		@ProviderScope
		Client client(Settings settings) {
			return new Client(settings.endpoint());
		}

	}

	static class Client {

		private final String endpoint;

		Client(String endpoint) {
			this.endpoint = endpoint;
		}

		String endpoint() {
			return this.endpoint;
		}

	}

	static class CallsClient {

		CallsClient(Client client) {
			client.endpoint();
		}

	}

	@TerraformDataSource("pet")
	static class PetReader implements DataSourceReader<Pet> {

		@Override
		public Pet read(DataSourceData<Pet> data) {
			return data.config();
		}

	}

	record Tag(Socket owner) {

	}

	record TaggedPet(List<Tag> tags) {

	}

	@TerraformDataSource("pet")
	static class TaggedReader implements DataSourceReader<TaggedPet> {

		@Override
		public TaggedPet read(DataSourceData<TaggedPet> data) {
			return data.config();
		}

	}

	@SuppressWarnings("rawtypes")
	static class RawReader implements DataSourceReader {

		@Override
		public Object read(DataSourceData data) {
			return data.config();
		}

	}

	static class SocketCodec implements TypeCodec<Socket> {

		@Override
		public Class<Socket> javaType() {
			return Socket.class;
		}

		@Override
		public TerraformType type() {
			return TerraformType.STRING;
		}

		@Override
		public Socket read(TerraformValue value) {
			throw new IllegalArgumentException(((StringValue) value).text());
		}

		@Override
		public TerraformValue write(Socket value) {
			return TerraformValue.string(value.toString());
		}

	}

	record TwiceWrong(@Id Long id, Socket socket, char letter) {

	}

	@TerraformResource("twice_wrong")
	static class TwiceWrongResource implements ManagedResource<TwiceWrong> {

		@Override
		public TwiceWrong create(ResourceData<TwiceWrong> data) {
			return data.plan();
		}

		@Override
		public Optional<TwiceWrong> read(ResourceData<TwiceWrong> data) {
			return Optional.empty();
		}

		@Override
		public void delete(ResourceData<TwiceWrong> data) {
		}

	}

	record OnceWrong(int[] numbers) {

	}

	@TerraformDataSource("once_wrong")
	static class OnceWrongReader implements DataSourceReader<OnceWrong> {

		@Override
		public OnceWrong read(DataSourceData<OnceWrong> data) {
			return data.config();
		}

	}

}
