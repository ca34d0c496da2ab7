/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.util.List;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.operation.ConfigValidator;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * The beans that make up the provider. Found by {@link BeanDiscovery} when the
 * application runs, or by code that was generated ahead of time.
 *
 * @param settings the settings record, {@code null} if there is none
 * @param meta the record of the {@code provider_meta} block, {@code null} if there is
 * none
 * @param types the beans that are types
 * @param settingsValidations names of the beans that validate the settings
 * @param functions the beans with functions
 */
public record ProviderBeans(@Nullable Class<?> settings, @Nullable Class<?> meta, List<TypeBean> types,
		List<String> settingsValidations, List<FunctionsBean> functions) {

	/**
	 * Name of the singleton that generated code registers.
	 */
	static final String BEAN_NAME = "terraformProviderBeans";

	/**
	 * Add what the beans declare to a provider.
	 * @param experimental whether kinds that are experimental are part of it
	 */
	public void addTo(ProviderDefinition.Builder builder, ConfigurableListableBeanFactory beanFactory,
			boolean experimental) {
		builder.settings(this.settings);
		builder.meta(this.meta);
		this.types.stream()
			.filter((type) -> experimental || !type.kind().experimental())
			.forEach((type) -> builder.type(type.kind(), type.declaration(beanFactory)));
		for (String bean : this.settingsValidations) {
			builder.settingsValidation(() -> (ConfigValidator<?>) beanFactory.getBean(bean));
		}
		this.functions.forEach((functions) -> functions.addTo(builder, beanFactory));
	}

}
