/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.util.List;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.constraint.ConfigValidator;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * The beans that make up the provider. Found by {@link BeanDiscovery} when the
 * application runs, or by code that was generated ahead of time.
 *
 * @param settings the settings record, {@code null} if there is none
 * @param meta the record of the {@code provider_meta} block, {@code null} if there is
 * none
 * @param resources the managed resources
 * @param dataSources the data sources
 * @param ephemeralResources the ephemeral resources
 * @param listResources the list resources
 * @param settingsValidations names of the beans that validate the settings
 * @param functions the beans with functions
 * @param actions the actions
 * @param stateStores the state stores, which are experimental
 */
public record ProviderBeans(@Nullable Class<?> settings, @Nullable Class<?> meta, List<ResourceBean> resources,
		List<DataSourceBean> dataSources, List<EphemeralResourceBean> ephemeralResources,
		List<ListResourceBean> listResources, List<String> settingsValidations, List<FunctionsBean> functions,
		List<ActionBean> actions, List<StateStoreBean> stateStores) {

	/**
	 * Name of the singleton that generated code registers.
	 */
	static final String BEAN_NAME = "terraformProviderBeans";

	public void addTo(ProviderDefinition.Builder builder, ConfigurableListableBeanFactory beanFactory) {
		builder.settings(this.settings);
		builder.meta(this.meta);
		this.resources.forEach((resource) -> builder.resource(resource.declaration(beanFactory)));
		this.dataSources.forEach((dataSource) -> builder.dataSource(dataSource.declaration(beanFactory)));
		this.ephemeralResources.forEach((resource) -> builder.ephemeralResource(resource.declaration(beanFactory)));
		this.listResources.forEach((resource) -> builder.listResource(resource.declaration(beanFactory)));
		for (String bean : this.settingsValidations) {
			builder.settingsValidation(() -> (ConfigValidator<?>) beanFactory.getBean(bean));
		}
		this.actions.forEach((action) -> builder.action(action.declaration(beanFactory)));
		this.functions.forEach((functions) -> functions.addTo(builder, beanFactory));
	}

	/**
	 * Add the state stores, which are not part of the provider unless the application
	 * asks for them.
	 */
	public void addStateStoresTo(ProviderDefinition.Builder builder, ConfigurableListableBeanFactory beanFactory) {
		this.stateStores.forEach((store) -> builder.stateStore(store.declaration(beanFactory)));
	}

}
