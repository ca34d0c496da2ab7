/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.boot.aot.ApplicationHints;
import dev.tfprovider.internal.boot.aot.ConstraintHints;
import dev.tfprovider.internal.boot.aot.ModelHints;
import dev.tfprovider.internal.boot.scope.ProviderSessions;
import dev.tfprovider.internal.boot.validation.PreparedModels;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.schema.SchemaCustomizer;
import org.jspecify.annotations.Nullable;

import org.springframework.aot.generate.GeneratedFiles;
import org.springframework.aot.generate.GenerationContext;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.TypeReference;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotContribution;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotProcessor;
import org.springframework.beans.factory.aot.BeanFactoryInitializationCode;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfigurationPackages;
import org.springframework.util.ClassUtils;

/**
 * Finds the beans of the provider when the application is processed ahead of time, and
 * contributes code and hints for them.
 */
class ProviderAotProcessor implements BeanFactoryInitializationAotProcessor {

	private static final boolean VALIDATION_PRESENT = ClassUtils.isPresent("jakarta.validation.Validator",
			ProviderAotProcessor.class.getClassLoader());

	@Override
	public @Nullable BeanFactoryInitializationAotContribution processAheadOfTime(
			ConfigurableListableBeanFactory beanFactory) {
		if (!isProvider(beanFactory)) {
			return null;
		}
		BeanDiscovery discovery = new BeanDiscovery(beanFactory);
		boolean known = contracts(discovery).allMatch(ContractBean::isKnown);
		return new Contribution(discovery, SessionScopeRegistrar.settings(beanFactory),
				customizers(beanFactory).toList(), packages(beanFactory), beanFactory.getBeanClassLoader(),
				known ? discovery.find(true) : null);
	}

	/**
	 * Return whether an application is a provider, and not another that has the starter.
	 */
	static boolean isProvider(ConfigurableListableBeanFactory beanFactory) {
		return beanFactory.getBeanNamesForType(ProviderSessions.class, true, false).length > 0;
	}

	/**
	 * Return the classes with the code of customizers, which may be lambdas.
	 */
	private static Stream<Class<?>> customizers(ConfigurableListableBeanFactory beanFactory) {
		return Arrays.stream(beanFactory.getBeanNamesForType(SchemaCustomizer.class, true, false)).flatMap((bean) -> {
			RootBeanDefinition definition = (RootBeanDefinition) beanFactory.getMergedBeanDefinition(bean);
			Method method = definition.getResolvedFactoryMethod();
			return Stream.concat(Stream.ofNullable(beanFactory.getType(bean)),
					Stream.ofNullable(method).map(Method::getDeclaringClass));
		});
	}

	static List<String> packages(ConfigurableListableBeanFactory beanFactory) {
		return AutoConfigurationPackages.has(beanFactory) ? AutoConfigurationPackages.get(beanFactory) : List.of();
	}

	private static Stream<ContractBean> contracts(BeanDiscovery discovery) {
		return Stream.concat(discovery.types(), discovery.contracts(ConfigValidator.class));
	}

	/**
	 * What is written for an application.
	 *
	 * @param discovery knows the beans
	 * @param settings the settings records by the names of their beans
	 * @param customizers the classes with the code of schema customizers
	 * @param packages the packages of the application
	 * @param classLoader finds the classes in them
	 * @param beans the beans, {@code null} if one would have to be created to know it, so
	 * that they are found when the application runs
	 */
	private record Contribution(BeanDiscovery discovery, Map<String, Class<?>> settings, List<Class<?>> customizers,
			List<String> packages, @Nullable ClassLoader classLoader,
			@Nullable ProviderBeans beans) implements BeanFactoryInitializationAotContribution {

		@Override
		public void applyTo(GenerationContext context, BeanFactoryInitializationCode code) {
			registerHints(context.getRuntimeHints(), context.getGeneratedFiles());
			code.addInitializer(new ProviderBeansCodeGenerator(this.settings, this.beans).generate(context));
		}

		private void registerHints(RuntimeHints hints, GeneratedFiles files) {
			ModelHints models = new ModelHints(hints);
			this.settings.values().forEach(models::add);
			Stream.ofNullable(this.discovery.meta()).forEach(models::add);
			contracts(this.discovery).forEach((contract) -> {
				models.add(contract.model());
				if (contract.isKnown()) {
					models.addCode(contract.implementation());
				}
			});
			TypeKind.all()
				.forEach((kind) -> hints.reflection()
					.registerType(TypeReference.of(kind.annotation()), MemberCategory.INVOKE_DECLARED_METHODS));
			this.discovery.contracts(ListResource.class).forEach((list) -> models.add(list.model(1)));
			this.discovery.functions().forEach((functions) -> models.addFunctions(functions.implementation()));
			this.customizers.forEach(models::addCustomizer);
			new ApplicationHints(hints, models, this.classLoader).addAll(this.packages);
			if (VALIDATION_PRESENT) {
				PreparedModels.write(new ConstraintHints(hints).add(models.records()), files);
			}
		}

	}

}
