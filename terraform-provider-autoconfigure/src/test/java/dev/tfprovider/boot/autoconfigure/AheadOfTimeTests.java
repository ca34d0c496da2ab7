/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.action.ActionData;
import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.attribute.Description;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.PlanModifiedBy;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderMeta;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.boot.TerraformAction;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformEphemeralResource;
import dev.tfprovider.boot.TerraformListResource;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.boot.TerraformStateStore;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResourceData;
import dev.tfprovider.internal.boot.discovery.ProviderBeans;
import dev.tfprovider.internal.boot.launch.ProviderLaunch;
import dev.tfprovider.internal.boot.launch.TestLaunch;
import dev.tfprovider.internal.boot.scope.ProviderSessions;
import dev.tfprovider.internal.plugin.ProviderExit;
import dev.tfprovider.internal.protocol.v6.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6.GetProviderSchema;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ProviderSession;
import dev.tfprovider.list.ListQuery;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.schema.AttributePlan;
import dev.tfprovider.schema.PlanModifier;
import dev.tfprovider.schema.SchemaCustomizer;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import io.grpc.ManagedChannel;
import io.grpc.netty.NettyChannelBuilder;
import net.devh.boot.grpc.server.autoconfigure.GrpcServerAutoConfiguration;
import net.devh.boot.grpc.server.autoconfigure.GrpcServerFactoryAutoConfiguration;
import net.devh.boot.grpc.server.serverfactory.GrpcServerFactory;
import net.devh.boot.grpc.server.serverfactory.GrpcServerLifecycle;
import org.junit.jupiter.api.Test;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.beans.factory.aot.AotProcessingException;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.test.tools.CompileWithForkedClassLoader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

@CompileWithForkedClassLoader
class AheadOfTimeTests {

	@Test
	void launchDecidesWhenTheApplicationRuns() {
		AheadOfTime.process(Store.class, (processed) -> {
			ProviderLaunch launch = TestLaunch.debug();
			processed.run(launch, (context) -> {
				assertThat(context.getBeanProvider(CommandListener.class)).isEmpty();
				assertServes(context);
			});
			processed.run(launch, AheadOfTimeTests::assertNotServed, "terraform.provider.server.enabled=false");
			processed.run(TestLaunch.command(), AheadOfTimeTests::assertCommanded,
					"terraform.provider.server.enabled=false");
			processed.run(null, (context) -> {
				assertNotServed(context);
				assertThat(context.getBeanProvider(CommandListener.class)).isEmpty();
				assertThat(context.getBean(ProviderRuntime.class)).isNotNull();
			});
			launch.server().close();
		});
	}

	private static void assertServes(GenericApplicationContext context) {
		context.publishEvent(new ApplicationReadyEvent(new SpringApplication(), new String[0], context, Duration.ZERO));
		int port = context.getBean(ProviderGrpcServerFactory.class).getPort();
		ManagedChannel channel = NettyChannelBuilder.forAddress("127.0.0.1", port).usePlaintext().build();
		try {
			GetProviderSchema.Response schema = ProviderGrpc.newBlockingStub(channel)
				.getProviderSchema(GetProviderSchema.Request.getDefaultInstance());
			assertThat(schema.getDiagnosticsList()).isEmpty();
			assertThat(schema.getResourceSchemasMap()).containsOnlyKeys("petstore_pet", "petstore_stall",
					"petstore_shelf");
			assertThat(schema.getDataSourceSchemasMap()).containsOnlyKeys("petstore_cat", "petstore_shelf");
			assertThat(schema.getProvider().getBlock().getAttributesList()).extracting("name")
				.containsExactly("endpoint");
			assertThat(schema.getProviderMeta().getBlock().getAttributesList()).extracting("name")
				.containsExactly("module");
		}
		finally {
			channel.shutdownNow();
		}
	}

	private static void assertCommanded(GenericApplicationContext context) {
		assertNotServed(context);
		assertThat(context.getBeansOfType(CommandListener.class)).hasSize(1);
	}

	private static void assertNotServed(ApplicationContext context) {
		assertThat(context.getBeanProvider(GrpcServerLifecycle.class)).isEmpty();
		assertThat(context.getBeanProvider(GrpcServerFactory.class)).isEmpty();
		assertThat(context.getBeanProvider(ProviderExit.class)).isEmpty();
		assertThat(context.getBeanProvider(ReadyListener.class)).isEmpty();
	}

	@Test
	void beansAreThoseFoundWhenTheApplicationWasBuilt() {
		AheadOfTime.process(Store.class, (processed) -> {
			processed.run(null, (context) -> {
				assertThat(context.getBean(ProviderBeans.class).settingsValidations()).containsExactly("settingsCheck");
				ProviderDefinition definition = context.getBean(ProviderDefinition.class);
				assertThat(definition.settings()).contains(Settings.class);
				assertThat(definition.resources()).extracting("origin", "name", "model", "updatable", "dataSource")
					.containsExactlyInAnyOrder(tuple("petResource", "pet", Pet.class, true, false),
							tuple("stalls", "stall", Pet.class, false, false),
							tuple("shelf", "shelf", Shelf.class, false, true));
				assertThat(definition.types(TypeKind.DATA_SOURCE)).extracting("origin", "name", "model")
					.containsExactly(tuple("named", "cat", Pet.class));
				assertThat(definition.types(TypeKind.EPHEMERAL_RESOURCE)).extracting("origin", "name", "model")
					.containsExactly(tuple("leash", "leash", Pet.class));
				assertThat(context.getBean(ProviderBeans.class).types()).extracting("kind", "bean", "name", "model")
					.contains(tuple(TypeKind.STATE_STORE, "kennel", "kennel", Shelf.class));
				assertThat(definition.types(TypeKind.STATE_STORE)).isEmpty();
				assertThat(definition.types(TypeKind.ACTION)).extracting("origin", "name", "model")
					.containsExactly(tuple("walk", "walk", Walk.class));
				assertThat(definition.types(TypeKind.LIST_RESOURCE))
					.extracting("origin", "name", "model", "query", "readingObjects")
					.containsExactly(tuple("shelves", "shelf", Shelf.class, ShelfQuery.class, true));
				assertThat(definition.resources())
					.allSatisfy((ResourceDeclaration<?> resource) -> assertThat(resource.implementation().isInterface())
						.isFalse());
				assertScoped(context);
			});
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(Shelf.class)
				.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(processed.hints());
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(Walk.class)
				.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(processed.hints());
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(ShelfQuery.class)
				.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(processed.hints());
			assertThat(RuntimeHintsPredicates.proxies().forInterfaces(Description.class)).accepts(processed.hints());
		});
	}

	private static void assertScoped(GenericApplicationContext context) {
		ProviderRuntime runtime = context.getBean(ProviderRuntime.class);
		ObjectType type = runtime.settings().schema().block().impliedType();
		ConnectionSessions connections = context.getBean(ProviderSessions.class).connections();
		ProviderSession session = connections.toConfigure(connections.shared());
		assertThat(runtime.configure(CallScope.detached(), session,
				TerraformValue.object(type, Map.of("endpoint", TerraformValue.string("http://a")))))
			.isEmpty();
		assertThat(context.getBean(Endpoint.class).getClass()).isNotEqualTo(Endpoint.class);
		assertThat(context.getBean(Endpoint.class).url()).isEqualTo("http://a");
		assertThat(context.getBean(Settings.class)).isEqualTo(new Settings("http://a"));
	}

	@Test
	void mistakesAreFoundWhenTheApplicationIsBuilt() {
		assertThatExceptionOfType(AotProcessingException.class)
			.isThrownBy(() -> AheadOfTime.process(TwoSettings.class, (processed) -> {
			}))
			.withCauseInstanceOf(InvalidDeclarationException.class)
			.withMessageContaining("both are @ProviderConfiguration");
	}

	@Test
	void beanThatMustBeCreatedToBeKnownIsFoundWhenTheApplicationRuns() {
		AheadOfTime.process(Lambdas.class, (processed) -> processed.run(null, (context) -> {
			assertThat(context.getBeanProvider(ProviderBeans.class)).isEmpty();
			assertThat(context.getBean(ProviderDefinition.class).types(TypeKind.DATA_SOURCE))
				.extracting("origin", "name", "model")
				.containsExactly(tuple("petReader", "pet", Pet.class));
		}));
	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration({ TerraformProviderAutoConfiguration.class, ProviderServerAutoConfiguration.class,
			ProviderCommandAutoConfiguration.class, GrpcServerAutoConfiguration.class,
			GrpcServerFactoryAutoConfiguration.class })
	static class Wiring {

	}

	@Configuration(proxyBeanMethods = false)
	@Import({ Wiring.class, Settings.class, Meta.class })
	static class Store {

		@Bean
		PetResource petResource() {
			return new PetResource();
		}

		@Bean
		@TerraformResource("stall")
		FixedPetResource stalls() {
			return new FixedPetResource();
		}

		@Bean
		@TerraformResource(value = "shelf", dataSource = true)
		@ProviderScope
		ShelfResource shelf(Endpoint endpoint) {
			return new ShelfResource(endpoint);
		}

		@Bean
		@TerraformDataSource("cat")
		CatReader named() {
			return new CatReader();
		}

		@Bean
		@TerraformEphemeralResource("leash")
		LeashResource leash() {
			return new LeashResource();
		}

		@Bean
		@TerraformStateStore("kennel")
		StateStoreDiscoveryTests.NoStore<Shelf> kennel() {
			return new StateStoreDiscoveryTests.NoStore<>();
		}

		@Bean
		@TerraformAction("walk")
		WalkAction walk() {
			return new WalkAction();
		}

		@Bean
		@TerraformListResource(value = "shelf", readObjects = true)
		ShelfList shelves() {
			return new ShelfList();
		}

		@Bean
		SettingsCheck settingsCheck() {
			return new SettingsCheck();
		}

		@Bean
		@ProviderScope
		Endpoint endpoint(Settings settings) {
			return new Endpoint(settings.endpoint());
		}

		@Bean
		SchemaCustomizer shelfDescription() {
			return (models) -> models.of(Shelf.class)
				.component("name", (name) -> name.annotate(Description.class, Map.of("value", "Where it stands.")));
		}

		@Bean
		Policy policy() {
			return new Policy();
		}

	}

	@Configuration(proxyBeanMethods = false)
	@Import(Wiring.class)
	static class Lambdas {

		@Bean
		DataSourceReader<Pet> petReader() {
			return DataSourceData::config;
		}

	}

	@Configuration(proxyBeanMethods = false)
	@Import({ Wiring.class, Settings.class, OtherSettings.class })
	static class TwoSettings {

	}

	@ProviderConfiguration
	record Settings(String endpoint) {

	}

	@ProviderConfiguration
	record OtherSettings(String endpoint) {

	}

	@ProviderMeta
	record Meta(String module) {

	}

	record Shelf(@Id String id, @PlanModifiedBy(PolicyModifier.class) String name) {

	}

	record ShelfQuery(String room) {

	}

	static class ShelfList implements ListResource<Shelf, ShelfQuery> {

		@Override
		public Stream<Shelf> list(ListQuery<ShelfQuery> query) {
			return Stream.empty();
		}

	}

	static class Endpoint {

		private final String url;

		Endpoint(String url) {
			this.url = url;
		}

		String url() {
			return this.url;
		}

	}

	static class Policy {

	}

	/**
	 * No bean itself, but made with one.
	 */
	static class PolicyModifier implements PlanModifier {

		PolicyModifier(Policy policy) {
			assertThat(policy).isNotNull();
		}

		@Override
		public void modify(AttributePlan plan) {
		}

	}

	static class ShelfResource implements ManagedResource<Shelf> {

		private final Endpoint endpoint;

		ShelfResource(Endpoint endpoint) {
			this.endpoint = endpoint;
		}

		@Override
		public Shelf create(ResourceData<Shelf> data) {
			return new Shelf("1", this.endpoint.url());
		}

		@Override
		public Optional<Shelf> read(ResourceData<Shelf> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Shelf> data) {
		}

	}

	static class CatReader implements DataSourceReader<Pet> {

		@Override
		public Pet read(DataSourceData<Pet> data) {
			return data.config();
		}

	}

	record Walk(String route) {

	}

	static class WalkAction implements InvocableAction<Walk> {

		@Override
		public void invoke(ActionData<Walk> data) {
			data.progress(data.config().route());
		}

	}

	static class LeashResource implements EphemeralResource<Pet> {

		@Override
		public Pet open(EphemeralResourceData<Pet> data) {
			return data.config();
		}

	}

	static class SettingsCheck implements ConfigValidator<Settings> {

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			assertThat(List.of("endpoint")).isNotEmpty();
		}

	}

}
