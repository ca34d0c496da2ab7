/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.internal.boot.discovery.DefaultTypeNaming;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import org.aopalliance.intercept.MethodInterceptor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.aop.framework.autoproxy.BeanNameAutoProxyCreator;
import org.springframework.aop.support.AopUtils;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.AnnotatedBeanDefinitionReader;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.support.GenericApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * Which beans become resources and data sources, under which name, and what of them.
 */
class ResourceDiscoveryTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=petstore");

	@ParameterizedTest
	@CsvSource({ "PetResource,pet", "HTTPProxyResource,http_proxy", "PetV2Resource,pet_v2", "Resource,resource",
			"VpcIPv4BlockResource,vpc_i_pv4_block", "Pet,pet", "S3BucketResource,s3_bucket" })
	void nameIsThatOfTheClass(String className, String name) {
		assertThat(DefaultTypeNaming.of(className, List.of("Resource"))).isEqualTo(name);
	}

	@Test
	void resourceAndDataSourceOfOneNameAreTwoBeans() {
		this.contextRunner.withInitializer((context) -> register(context, DogResource.class, DogReader.class))
			.run((context) -> {
				assertThat(context).hasBean("resourceDiscoveryTests.DogResource")
					.hasBean("resourceDiscoveryTests.DogReader")
					.doesNotHaveBean("dog");
				assertThat(resources(context)).extracting("name", "model", "updatable")
					.containsExactly(tuple("dog", Pet.class, true));
				assertThat(dataSources(context)).extracting("name", "model").containsExactly(tuple("dog", Pet.class));
			});
	}

	@Test
	void resourceWithoutUpdateIsNotUpdatable() {
		this.contextRunner.withBean(PetResource.class)
			.withBean(FixedPetResource.class)
			.run((context) -> assertThat(resources(context)).extracting("name", "updatable")
				.containsExactlyInAnyOrder(tuple("pet", true), tuple("fixed_pet", false)));
	}

	@Test
	void modelIsFoundThroughGenericBaseClass() {
		this.contextRunner.withBean(DerivedResource.class)
			.run((context) -> assertThat(resources(context)).extracting("name", "model", "updatable")
				.containsExactly(tuple("derived", Pet.class, true)));
	}

	@Test
	void defaultMethodOfOwnInterfaceIsAnUpdate() {
		this.contextRunner.withBean(MixedInResource.class)
			.run((context) -> assertThat(resources(context)).extracting("name", "updatable")
				.containsExactly(tuple("mixed_in", true)));
	}

	@Test
	void methodUpdateWithoutItsInterfaceFailsNamingIt() {
		this.contextRunner.withBean("former", FormerResource.class)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOfSatisfying(InvalidDeclarationException.class, (ex) -> {
					assertThat(ex.problem())
						.isEqualTo("The resource 'former' has the method update, but is no UpdatableResource: "
								+ "every change would destroy the object");
					assertThat(ex.remedy()).startsWith("Let " + FormerResource.class.getName() + " implement ");
				}));
	}

	@Test
	void anonymousClassesAreWhatTheyImplement() {
		this.contextRunner.withUserConfiguration(Anonymous.class)
			.run((context) -> assertThat(resources(context)).extracting("name", "updatable")
				.containsExactlyInAnyOrder(tuple("fixed", false), tuple("changing", true)));
	}

	@ParameterizedTest
	@CsvSource({ "true", "false" })
	void proxiedBeansAreWhatIsBehindTheProxy(boolean proxyTargetClass) {
		this.contextRunner.withBean(DogResource.class)
			.withBean(FixedPetResource.class)
			.withBean(DogReader.class)
			.withBean(BeanNameAutoProxyCreator.class, () -> autoProxyCreator(proxyTargetClass))
			.withBean("interceptor", MethodInterceptor.class, () -> (invocation) -> invocation.proceed())
			.run((context) -> {
				ManagedResource<?> dog = context.getBeansOfType(ManagedResource.class).values().iterator().next();
				assertThat(AopUtils.isCglibProxy(dog)).isEqualTo(proxyTargetClass);
				assertThat(AopUtils.isJdkDynamicProxy(dog)).isNotEqualTo(proxyTargetClass);
				assertThat(resources(context)).extracting("name", "model", "updatable")
					.containsExactlyInAnyOrder(tuple("dog", Pet.class, true), tuple("fixed_pet", Pet.class, false));
				assertThat(resources(context).get(0).code()).isSameAs(dog).isInstanceOf(UpdatableResource.class);
				assertThat(dataSources(context)).extracting("name", "model").containsExactly(tuple("dog", Pet.class));
			});
	}

	@Test
	void beansBehindForeignProxiesAreWhatTheirDefinitionSays() {
		this.contextRunner.withBean(FixedPetResource.class)
			.withBean(ForeignProxies.class)
			.run((context) -> assertThat(resources(context)).extracting("name", "model", "updatable")
				.containsExactly(tuple("fixed_pet", Pet.class, false)));
	}

	@Test
	void beansMadeByMethodsAreFound() {
		this.contextRunner.withUserConfiguration(Methods.class).run((context) -> {
			assertThat(resources(context)).extracting("origin", "name", "model", "updatable")
				.containsExactlyInAnyOrder(tuple("concrete", "pet", Pet.class, true),
						tuple("declaredByContract", "fixed_pet_by_contract", Pet.class, false),
						tuple("generic", "generic", Pet.class, true), tuple("other", "other", Collar.class, true));
			assertThat(dataSources(context)).extracting("origin", "name", "model")
				.containsExactlyInAnyOrder(tuple("petDataSource", "pet", Pet.class), tuple("named", "cat", Pet.class));
		});
	}

	@Test
	void resourceInProviderScopeIsFoundOnce() {
		this.contextRunner.withInitializer((context) -> register(context, ScopedResource.class)).run((context) -> {
			assertThat(context).hasNotFailed();
			assertThat(resources(context)).extracting("name", "model", "updatable")
				.containsExactly(tuple("scoped", Pet.class, false));
		});
	}

	@Test
	void annotationOnTheMethodOfABeanInProviderScopeCounts() {
		this.contextRunner.withUserConfiguration(ScopedMethod.class)
			.run((context) -> assertThat(resources(context)).extracting("origin", "name", "model")
				.containsExactly(tuple("scoped", "kennel", Pet.class)));
	}

	@Test
	void noBeanIsCreatedToFindIt() {
		this.contextRunner.withBean(PetResource.class, () -> {
			throw new IllegalStateException("created");
		}, (definition) -> definition.setLazyInit(true))
			.run((context) -> assertThat(resources(context)).extracting("name").containsExactly("pet"));
	}

	private static BeanNameAutoProxyCreator autoProxyCreator(boolean proxyTargetClass) {
		BeanNameAutoProxyCreator creator = new BeanNameAutoProxyCreator();
		creator.setBeanNames("*Resource", "*Reader");
		creator.setInterceptorNames("interceptor");
		creator.setProxyTargetClass(proxyTargetClass);
		return creator;
	}

	private static void register(Object context, Class<?>... components) {
		new AnnotatedBeanDefinitionReader((GenericApplicationContext) context).register(components);
	}

	private static List<ResourceDeclaration<?>> resources(AssertableApplicationContext context) {
		return context.getBean(ProviderDefinition.class).resources();
	}

	private static List<TypeDeclaration<?, ?>> dataSources(AssertableApplicationContext context) {
		return context.getBean(ProviderDefinition.class).types(TypeKind.DATA_SOURCE);
	}

	record Collar(String color) {

	}

	@TerraformResource("dog")
	static class DogResource extends PetResource {

	}

	@TerraformDataSource("dog")
	static class DogReader implements DataSourceReader<Pet> {

		@Override
		public Pet read(DataSourceData<Pet> data) {
			return data.config();
		}

	}

	@TerraformResource
	@ProviderScope
	static class ScopedResource extends FixedPetResource {

	}

	@Configuration(proxyBeanMethods = false)
	static class ScopedMethod {

		@Bean
		@ProviderScope
		@TerraformResource("kennel")
		FixedPetResource scoped() {
			return new FixedPetResource();
		}

	}

	abstract static class BaseResource<M extends Record> implements UpdatableResource<M> {

		@Override
		public M create(ResourceData<M> data) {
			return data.plan();
		}

		@Override
		public Optional<M> read(ResourceData<M> data) {
			return Optional.of(data.state());
		}

		@Override
		public M update(ResourceData<M> data) {
			return data.plan();
		}

		@Override
		public void delete(ResourceData<M> data) {
		}

	}

	static class DerivedResource extends BaseResource<Pet> {

	}

	static class GenericResource<M extends Record> extends BaseResource<M> {

	}

	interface Updating<M> extends UpdatableResource<M> {

		@Override
		default M update(ResourceData<M> data) {
			return data.plan();
		}

	}

	static class MixedInResource extends FixedPetResource implements Updating<Pet> {

	}

	public static class FormerResource extends FixedPetResource {

		public Pet update(ResourceData<Pet> data) {
			return data.plan();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class Anonymous {

		@Bean
		@TerraformResource("fixed")
		ManagedResource<Pet> fixed() {
			return new FixedPetResource() {
			};
		}

		@Bean
		@TerraformResource("changing")
		ManagedResource<Pet> changing() {
			return new PetResource() {
			};
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class Methods {

		@Bean
		PetResource concrete() {
			return new PetResource();
		}

		@Bean
		@TerraformResource("fixed_pet_by_contract")
		ManagedResource<Pet> declaredByContract() {
			return new FixedPetResource();
		}

		@Bean
		GenericResource<Pet> generic() {
			return new GenericResource<>();
		}

		@Bean
		@TerraformResource("other")
		GenericResource<Collar> other() {
			return new GenericResource<>();
		}

		@Bean
		DataSourceReader<Pet> petDataSource() {
			return DataSourceData::config;
		}

		@Bean
		@TerraformDataSource("cat")
		DataSourceReader<Pet> named() {
			return DataSourceData::config;
		}

	}

	/**
	 * Proxies that Spring knows nothing of.
	 */
	static class ForeignProxies implements BeanPostProcessor {

		@Override
		public Object postProcessAfterInitialization(Object bean, String name) {
			return (bean instanceof ManagedResource<?>) ? Proxy.newProxyInstance(getClass().getClassLoader(),
					new Class<?>[] { ManagedResource.class }, (proxy, method, arguments) -> null) : bean;
		}

	}

}
