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
import dev.tfprovider.TypeKind;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderMeta;
import dev.tfprovider.boot.TerraformFunctions;
import dev.tfprovider.boot.TerraformListResource;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.operation.ConfigValidator;
import org.jspecify.annotations.Nullable;

import org.springframework.aop.framework.autoproxy.AutoProxyUtils;
import org.springframework.aop.scope.ScopedProxyUtils;
import org.springframework.beans.factory.annotation.AnnotatedBeanDefinition;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.annotation.AnnotationUtils;
import org.springframework.util.ClassUtils;
import org.springframework.util.StringUtils;

/**
 * Finds the beans that are types or settings of the provider. Looks at bean definitions;
 * a bean is created only if its definition does not tell its class.
 *
 * @param beanFactory the beans
 * @param kinds the kinds of types to look for
 */
public record BeanDiscovery(ConfigurableListableBeanFactory beanFactory, List<TypeKind> kinds) {

	public BeanDiscovery(ConfigurableListableBeanFactory beanFactory) {
		this(beanFactory, TypeKind.all());
	}

	/**
	 * Find the beans.
	 * @param experimental whether to look for kinds that are experimental
	 */
	public ProviderBeans find(boolean experimental) {
		Class<?> settings = settings();
		List<TypeBean> types = this.kinds.stream()
			.filter((kind) -> experimental || !kind.experimental())
			.flatMap((kind) -> contracts(kind.contract()).map((contract) -> type(kind, contract)))
			.toList();
		return new ProviderBeans(settings, meta(), types, settingsValidations(settings), functions());
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
	 * Return the beans of all kinds of types.
	 */
	Stream<ContractBean> types() {
		return this.kinds.stream().map(TypeKind::contract).flatMap(this::contracts);
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
	 * being a type itself.
	 */
	private List<String> settingsValidations(@Nullable Class<?> settings) {
		return contracts(ConfigValidator.class)
			.filter((validation) -> this.kinds.stream()
				.noneMatch((kind) -> this.beanFactory.isTypeMatch(validation.name(), kind.contract())))
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

	private TypeBean type(TypeKind kind, ContractBean contract) {
		Annotation annotation = annotation(contract, kind);
		Class<?> model = contract.model();
		return new TypeBean(kind, contract.name(), name(kind, contract, annotation), model,
				kind.equals(TypeKind.LIST_RESOURCE) ? contract.model(1) : model, contract.implementation(),
				options(kind, contract, annotation));
	}

	private static TypeBean.Options options(TypeKind kind, ContractBean contract, @Nullable Annotation annotation) {
		if (kind.equals(TypeKind.RESOURCE)) {
			TerraformResource resource = (TerraformResource) annotation;
			return new TypeBean.Options(
					(resource != null && StringUtils.hasText(resource.importId())) ? resource.importId() : null,
					resource != null && resource.dataSource());
		}
		return (annotation instanceof TerraformListResource list && list.readObjects())
				? new TypeBean.Options(null, true) : TypeBean.Options.NONE;
	}

	/**
	 * Returns the name of a type: the given one, else the class's without a suffix. A
	 * list has that of the resource if it is one itself.
	 */
	private String name(TypeKind kind, ContractBean contract, @Nullable Annotation annotation) {
		if (annotation != null && AnnotationUtils.getValue(annotation) instanceof String given
				&& StringUtils.hasText(given)) {
			return given;
		}
		if (kind.equals(TypeKind.LIST_RESOURCE)
				&& this.beanFactory.isTypeMatch(contract.name(), TypeKind.RESOURCE.contract())) {
			ContractBean resource = new ContractBean(this.beanFactory, contract.name(), TypeKind.RESOURCE.contract());
			return name(TypeKind.RESOURCE, resource, annotation(resource, TypeKind.RESOURCE));
		}
		return DefaultTypeNaming.of(contract.namesake(), kind.suffixes());
	}

	/**
	 * Find an annotation on a bean; where there is a scoped proxy of a bean made by a
	 * method, on the method.
	 */
	@SuppressWarnings("unchecked")
	private @Nullable Annotation annotation(ContractBean contract, TypeKind kind) {
		String target = ScopedProxyUtils.getTargetBeanName(contract.name());
		Class<?> type = ClassUtils.resolveClassName(kind.annotation(), this.beanFactory.getBeanClassLoader());
		return this.beanFactory.findAnnotationOnBean(
				this.beanFactory.containsBeanDefinition(target) ? target : contract.name(),
				(Class<? extends Annotation>) type, false);
	}

}
