/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.lang.annotation.Annotation;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.action.ProviderAction;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderMeta;
import dev.tfprovider.boot.TerraformAction;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformEphemeralResource;
import dev.tfprovider.boot.TerraformFunctions;
import dev.tfprovider.boot.TerraformListResource;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.boot.TerraformStateStore;
import dev.tfprovider.constraint.ConfigValidator;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.statestore.StateStore;
import org.jspecify.annotations.Nullable;

import org.springframework.aop.framework.autoproxy.AutoProxyUtils;
import org.springframework.aop.scope.ScopedProxyUtils;
import org.springframework.beans.factory.annotation.AnnotatedBeanDefinition;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.util.ClassUtils;
import org.springframework.util.StringUtils;

/**
 * Finds the beans that are resources, data sources, ephemeral resources, list resources,
 * actions, state stores or settings of the provider. Looks at bean definitions; a bean is
 * created only if its definition does not tell its class.
 */
public final class BeanDiscovery {

	private final ConfigurableListableBeanFactory beanFactory;

	public BeanDiscovery(ConfigurableListableBeanFactory beanFactory) {
		this.beanFactory = beanFactory;
	}

	/**
	 * Find the beans.
	 * @param stateStores whether to look for state stores, which are experimental
	 */
	public ProviderBeans find(boolean stateStores) {
		Class<?> settings = settings();
		return new ProviderBeans(settings, meta(), contracts(ManagedResource.class).map(this::resource).toList(),
				contracts(DataSourceReader.class).map(this::dataSource).toList(),
				contracts(EphemeralResource.class).map(this::ephemeralResource).toList(),
				contracts(ListResource.class).map(this::listResource).toList(), settingsValidations(settings),
				functions(), contracts(ProviderAction.class).map(this::action).toList(),
				stateStores ? contracts(StateStore.class).map(this::stateStore).toList() : List.of());
	}

	/**
	 * Return the beans with functions. Looks at the types that have been found for other
	 * purposes, which takes next to no time.
	 */
	List<FunctionsBean> functions() {
		return Arrays.stream(this.beanFactory.getBeanDefinitionNames())
			.filter((name) -> !ScopedProxyUtils.isScopedTarget(name) && hasFunctions(name))
			.map((name) -> new FunctionsBean(name, implementation(name)))
			.toList();
	}

	private boolean hasFunctions(String name) {
		Class<?> type = this.beanFactory.getType(name, false);
		return type != null && type.isAnnotationPresent(TerraformFunctions.class)
				|| this.beanFactory.getBeanDefinition(name) instanceof AnnotatedBeanDefinition definition
						&& definition.getFactoryMethodMetadata() != null
						&& definition.getFactoryMethodMetadata().isAnnotated(TerraformFunctions.class.getName());
	}

	private Class<?> implementation(String name) {
		Class<?> type = AutoProxyUtils.determineTargetClass(this.beanFactory, name);
		if (type == null || type.isInterface()) {
			throw new InvalidDeclarationException(
					"The class of the bean '" + name + "', which has functions, is not known",
					"Declare the bean with its class instead of an interface.");
		}
		return ClassUtils.getUserClass(type);
	}

	@Nullable Class<?> settings() {
		return single(ProviderConfiguration.class,
				"A provider has one provider block: put all settings into one record.");
	}

	@Nullable Class<?> meta() {
		return single(ProviderMeta.class, "A provider has one provider_meta block: put everything into one record.");
	}

	/**
	 * Return the contracts of all kinds of types.
	 */
	static Stream<Class<?>> kinds() {
		return Stream.of(ManagedResource.class, DataSourceReader.class, EphemeralResource.class, ListResource.class,
				ProviderAction.class, StateStore.class);
	}

	/**
	 * Return the beans of a contract.
	 */
	Stream<ContractBean> contracts(Class<?> contract) {
		return Arrays.stream(this.beanFactory.getBeanNamesForType(contract, true, false))
			.filter((name) -> !ScopedProxyUtils.isScopedTarget(name))
			.map((name) -> new ContractBean(this.beanFactory, name, contract));
	}

	/**
	 * Return the beans that validate the settings: what checks configurations without
	 * being a resource, data source, ephemeral resource, list resource, action or state
	 * store itself.
	 */
	private List<String> settingsValidations(@Nullable Class<?> settings) {
		return contracts(ConfigValidator.class)
			.filter((validation) -> kinds().noneMatch((kind) -> this.beanFactory.isTypeMatch(validation.name(), kind)))
			.map((validation) -> settingsValidation(validation, settings))
			.toList();
	}

	private static String settingsValidation(ContractBean validation, @Nullable Class<?> settings) {
		if (validation.model() != settings) {
			throw new InvalidDeclarationException(
					"The bean '" + validation.name() + "' validates " + validation.model().getName()
							+ ", which are not the provider's settings",
					"Implement ConfigValidator in the class of the resource or data source, or give it the "
							+ "@ProviderConfiguration record as its type argument.");
		}
		return validation.name();
	}

	private @Nullable Class<?> single(Class<? extends Annotation> annotation, String remedy) {
		String[] beans = this.beanFactory.getBeanNamesForAnnotation(annotation);
		if (beans.length > 1) {
			throw new InvalidDeclarationException(
					"The beans '" + beans[0] + "' and '" + beans[1] + "' both are @" + annotation.getSimpleName(),
					remedy);
		}
		return (beans.length == 1) ? this.beanFactory.getType(beans[0]) : null;
	}

	private ResourceBean resource(ContractBean contract) {
		TerraformResource annotation = annotation(contract, TerraformResource.class);
		String name = name((annotation != null) ? annotation.value() : "", contract, "Resource");
		String importId = (annotation != null && StringUtils.hasText(annotation.importId())) ? annotation.importId()
				: null;
		return new ResourceBean(contract.name(), name, contract.model(), contract.implementation(),
				contract.implementsUpdate(), importId, annotation != null && annotation.dataSource());
	}

	private DataSourceBean dataSource(ContractBean contract) {
		TerraformDataSource annotation = annotation(contract, TerraformDataSource.class);
		String name = name((annotation != null) ? annotation.value() : "", contract, "DataSourceReader", "DataSource",
				"Reader");
		return new DataSourceBean(contract.name(), name, contract.model(), contract.implementation());
	}

	private EphemeralResourceBean ephemeralResource(ContractBean contract) {
		TerraformEphemeralResource annotation = annotation(contract, TerraformEphemeralResource.class);
		String name = name((annotation != null) ? annotation.value() : "", contract, "EphemeralResource", "Resource");
		return new EphemeralResourceBean(contract.name(), name, contract.model(), contract.implementation());
	}

	private StateStoreBean stateStore(ContractBean contract) {
		TerraformStateStore annotation = annotation(contract, TerraformStateStore.class);
		String name = name((annotation != null) ? annotation.value() : "", contract, "StateStore", "Store");
		return new StateStoreBean(contract.name(), name, contract.model(), contract.implementation());
	}

	private ActionBean action(ContractBean contract) {
		TerraformAction annotation = annotation(contract, TerraformAction.class);
		String name = name((annotation != null) ? annotation.value() : "", contract, "Action");
		return new ActionBean(contract.name(), name, contract.model(), contract.implementation());
	}

	private ListResourceBean listResource(ContractBean contract) {
		TerraformListResource annotation = annotation(contract, TerraformListResource.class);
		return new ListResourceBean(contract.name(), listedName(contract, annotation), contract.model(),
				contract.model(1), contract.implementation(), annotation != null && annotation.readObjects());
	}

	private String listedName(ContractBean contract, @Nullable TerraformListResource annotation) {
		String given = (annotation != null) ? annotation.value() : "";
		boolean resource = this.beanFactory.isTypeMatch(contract.name(), ManagedResource.class);
		return (resource && !StringUtils.hasText(given))
				? resource(new ContractBean(this.beanFactory, contract.name(), ManagedResource.class)).name()
				: name(given, contract, "ListResource", "List", "Resource");
	}

	/**
	 * Returns the name of a type: the given one, else the class's without a suffix.
	 */
	private static String name(String given, ContractBean contract, String... suffixes) {
		return StringUtils.hasText(given) ? given : DefaultTypeNaming.of(contract.namesake(), List.of(suffixes));
	}

	/**
	 * Find an annotation on a bean; where there is a scoped proxy of a bean made by a
	 * method, on the method.
	 */
	private <A extends Annotation> @Nullable A annotation(ContractBean contract, Class<A> type) {
		String target = ScopedProxyUtils.getTargetBeanName(contract.name());
		return this.beanFactory.findAnnotationOnBean(
				this.beanFactory.containsBeanDefinition(target) ? target : contract.name(), type, false);
	}

}
