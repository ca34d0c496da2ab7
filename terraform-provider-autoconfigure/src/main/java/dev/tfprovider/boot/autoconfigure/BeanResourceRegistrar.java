/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.lang.annotation.Annotation;
import java.util.List;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderMeta;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.constraint.ConfigValidation;
import dev.tfprovider.datasource.DataSourceDeclaration;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceDeclaration;
import org.jspecify.annotations.Nullable;

import org.springframework.aop.scope.ScopedProxyUtils;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.util.StringUtils;

/**
 * Puts the beans that are resources, data sources or settings into the definition of the
 * provider. Looks at bean definitions; a bean is created only if its definition does not
 * tell its class.
 */
final class BeanResourceRegistrar {

	private final ConfigurableListableBeanFactory beanFactory;

	BeanResourceRegistrar(ConfigurableListableBeanFactory beanFactory) {
		this.beanFactory = beanFactory;
	}

	void register(ProviderDefinition.Builder builder) {
		Class<?> settings = single(ProviderConfiguration.class,
				"A provider has one provider block: put all settings into one record.");
		builder.settings(settings);
		builder.meta(
				single(ProviderMeta.class, "A provider has one provider_meta block: put everything into one record."));
		for (String bean : beanNames(ManagedResource.class)) {
			builder.resource(resource(bean));
		}
		for (String bean : beanNames(DataSourceReader.class)) {
			builder.dataSource(dataSource(bean));
		}
		registerSettingsValidations(builder, settings);
	}

	/**
	 * What checks configurations without being a resource or data source itself is for
	 * the settings.
	 */
	private void registerSettingsValidations(ProviderDefinition.Builder builder, @Nullable Class<?> settings) {
		for (String bean : beanNames(ConfigValidation.class)) {
			if (this.beanFactory.isTypeMatch(bean, ManagedResource.class)
					|| this.beanFactory.isTypeMatch(bean, DataSourceReader.class)) {
				continue;
			}
			Class<?> model = new ContractBean(this.beanFactory, bean, ConfigValidation.class).model();
			if (model != settings) {
				throw new InvalidDeclarationException(
						"The bean '" + bean + "' validates " + model.getName()
								+ ", which are not the provider's settings",
						"Implement ConfigValidation in the class of the resource or data source, or give it the "
								+ "@ProviderConfiguration record as its type argument.");
			}
			builder.settingsValidation(() -> (ConfigValidation<?>) this.beanFactory.getBean(bean));
		}
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

	@SuppressWarnings("unchecked")
	private ResourceDeclaration<Object> resource(String bean) {
		ContractBean contract = new ContractBean(this.beanFactory, bean, ManagedResource.class);
		TerraformResource annotation = this.beanFactory.findAnnotationOnBean(bean, TerraformResource.class, false);
		String name = (annotation != null && StringUtils.hasText(annotation.value())) ? annotation.value()
				: DefaultTypeNaming.of(contract.namesake(), List.of("Resource"));
		return ResourceDeclaration
			.builder(name, (Class<Object>) contract.model(), contract.implementation(),
					() -> (ManagedResource<Object>) this.beanFactory.getBean(bean))
			.updatable(contract.implementsUpdate())
			.origin(bean)
			.importId((annotation != null && StringUtils.hasText(annotation.importId())) ? annotation.importId() : null)
			.dataSource(annotation != null && annotation.dataSource())
			.build();
	}

	@SuppressWarnings("unchecked")
	private DataSourceDeclaration<Object> dataSource(String bean) {
		ContractBean contract = new ContractBean(this.beanFactory, bean, DataSourceReader.class);
		TerraformDataSource annotation = this.beanFactory.findAnnotationOnBean(bean, TerraformDataSource.class, false);
		String name = (annotation != null && StringUtils.hasText(annotation.value())) ? annotation.value()
				: DefaultTypeNaming.of(contract.namesake(), List.of("DataSourceReader", "DataSource", "Reader"));
		return new DataSourceDeclaration<>(name, (Class<Object>) contract.model(), contract.implementation(),
				() -> (DataSourceReader<Object>) this.beanFactory.getBean(bean), bean);
	}

	private List<String> beanNames(Class<?> contract) {
		return List.of(this.beanFactory.getBeanNamesForType(contract, true, false))
			.stream()
			.filter((name) -> !ScopedProxyUtils.isScopedTarget(name))
			.toList();
	}

}
