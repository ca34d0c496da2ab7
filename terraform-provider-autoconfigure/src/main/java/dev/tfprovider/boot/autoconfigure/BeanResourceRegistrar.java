/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.List;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.datasource.DataSourceDeclaration;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourceDeclaration;
import org.jspecify.annotations.Nullable;

import org.springframework.aop.framework.autoproxy.AutoProxyUtils;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.ResolvableType;
import org.springframework.util.ClassUtils;
import org.springframework.util.ReflectionUtils;
import org.springframework.util.StringUtils;

/**
 * Puts the beans that are resources, data sources or settings into the definition of the
 * provider. Looks at bean definitions only; no bean is created.
 */
final class BeanResourceRegistrar {

	private final ConfigurableListableBeanFactory beanFactory;

	BeanResourceRegistrar(ConfigurableListableBeanFactory beanFactory) {
		this.beanFactory = beanFactory;
	}

	void register(ProviderDefinition.Builder builder) {
		builder.settings(settings());
		for (String bean : beanNames(ManagedResource.class)) {
			builder.resource(resource(bean));
		}
		for (String bean : beanNames(DataSourceReader.class)) {
			builder.dataSource(dataSource(bean));
		}
	}

	private @Nullable Class<?> settings() {
		String[] beans = this.beanFactory.getBeanNamesForAnnotation(ProviderConfiguration.class);
		if (beans.length > 1) {
			throw new InvalidDeclarationException(
					"The beans '" + beans[0] + "' and '" + beans[1] + "' both are @ProviderConfiguration",
					"A provider has one provider block: put all settings into one record.");
		}
		return (beans.length == 1) ? this.beanFactory.getType(beans[0]) : null;
	}

	@SuppressWarnings("unchecked")
	private ResourceDeclaration<Object> resource(String bean) {
		Class<?> type = targetType(bean);
		TerraformResource annotation = annotation(bean, TerraformResource.class);
		String name = (annotation != null && StringUtils.hasText(annotation.value())) ? annotation.value()
				: DefaultTypeNaming.of(type, List.of("Resource"));
		return new ResourceDeclaration<>(name, model(bean, type, ManagedResource.class),
				() -> (ManagedResource<Object>) this.beanFactory.getBean(bean), implementsUpdate(type), bean);
	}

	@SuppressWarnings("unchecked")
	private DataSourceDeclaration<Object> dataSource(String bean) {
		Class<?> type = targetType(bean);
		TerraformDataSource annotation = annotation(bean, TerraformDataSource.class);
		String name = (annotation != null && StringUtils.hasText(annotation.value())) ? annotation.value()
				: DefaultTypeNaming.of(type, List.of("DataSourceReader", "DataSource", "Reader"));
		return new DataSourceDeclaration<>(name, model(bean, type, DataSourceReader.class),
				() -> (DataSourceReader<Object>) this.beanFactory.getBean(bean), bean);
	}

	private List<String> beanNames(Class<?> contract) {
		return List.of(this.beanFactory.getBeanNamesForType(contract, true, false))
			.stream()
			.filter((name) -> !name.startsWith("scopedTarget."))
			.toList();
	}

	private Class<?> targetType(String bean) {
		Class<?> target = AutoProxyUtils.determineTargetClass(this.beanFactory, bean);
		if (target == null) {
			throw new InvalidDeclarationException("The type of the bean '" + bean + "' is not known",
					"Declare the bean with its concrete class.");
		}
		return ClassUtils.getUserClass(target);
	}

	@SuppressWarnings("unchecked")
	private Class<Object> model(String bean, Class<?> type, Class<?> contract) {
		ResolvableType model = ResolvableType.forClass(type).as(contract).getGeneric(0);
		if (model.resolve() == null && this.beanFactory.containsBeanDefinition(bean)) {
			model = this.beanFactory.getMergedBeanDefinition(bean).getResolvableType().as(contract).getGeneric(0);
		}
		Class<?> resolved = model.resolve();
		if (resolved == null) {
			throw new InvalidDeclarationException(
					"The model of the bean '" + bean + "' (" + type.getName() + ") is not known",
					"Implement " + contract.getSimpleName() + " with a record as its type argument.");
		}
		return (Class<Object>) resolved;
	}

	private <A extends Annotation> @Nullable A annotation(String bean, Class<A> type) {
		return this.beanFactory.findAnnotationOnBean(bean, type, false);
	}

	private static boolean implementsUpdate(Class<?> type) {
		Method update = ReflectionUtils.findMethod(type, "update", ResourceData.class);
		return update != null && update.getDeclaringClass() != ManagedResource.class;
	}

}
