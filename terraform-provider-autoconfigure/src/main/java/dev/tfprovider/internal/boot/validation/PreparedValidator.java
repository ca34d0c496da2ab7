/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.validation;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

import dev.tfprovider.internal.boot.aot.ConstraintHints;
import dev.tfprovider.internal.plugin.NativeImage;
import dev.tfprovider.internal.validation.ValueExtraction;
import jakarta.validation.Configuration;
import jakarta.validation.MessageInterpolator;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.valueextraction.ValueExtractor;
import org.hibernate.validator.HibernateValidator;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.AbstractBeanDefinition;
import org.springframework.boot.validation.MessageInterpolatorFactory;
import org.springframework.boot.validation.autoconfigure.ValidationConfigurationCustomizer;
import org.springframework.context.MessageSource;
import org.springframework.context.support.AbstractApplicationContext;
import org.springframework.util.ClassUtils;
import org.springframework.validation.beanvalidation.LocalValidatorFactoryBean;

/**
 * Makes what Hibernate Validator knows of constraints and models when an executable is
 * made, and gives it to Spring Boot's validator when that runs. To make it then takes as
 * long as a quarter of a start.
 */
public final class PreparedValidator {

	/**
	 * By its name, as an application may have a validator without it.
	 */
	private static final String BOOT = "org.springframework.boot.validation.autoconfigure.ValidationAutoConfiguration";

	private static final String XML = "META-INF/validation.xml";

	private static final ClassLoader LOADER = PreparedValidator.class.getClassLoader();

	private static final @Nullable ValidatorFactory OF_EXECUTABLE = NativeImage.EXECUTABLE ? prepare(LOADER) : null;

	private PreparedValidator() {
	}

	/**
	 * Let a bean have what was prepared for this executable, if it is Spring Boot's and
	 * nobody changes how that is made.
	 * @param beanFactory has the bean
	 * @param bean name of the bean
	 */
	public static void use(ConfigurableListableBeanFactory beanFactory, String bean) {
		if (OF_EXECUTABLE != null) {
			use(OF_EXECUTABLE, beanFactory, bean);
		}
	}

	/**
	 * Return the classes of the annotations that this executable has.
	 */
	static Set<Class<?>> annotationClasses() {
		return (OF_EXECUTABLE != null) ? annotationClasses(OF_EXECUTABLE, PreparedModels.read(LOADER)) : Set.of();
	}

	static Set<Class<?>> annotationClasses(ValidatorFactory factory, Collection<Class<?>> models) {
		Validator validator = factory.getValidator();
		return models.stream()
			.flatMap((model) -> ConstraintHints.constraints(validator.getConstraintsForClass(model)))
			.map((constraint) -> constraint.getAnnotation().getClass())
			.collect(Collectors.toSet());
	}

	static void use(ValidatorFactory prepared, ConfigurableListableBeanFactory beanFactory, String bean) {
		BeanDefinition definition = beanFactory.getBeanDefinition(bean);
		if (definition instanceof AbstractBeanDefinition changeable && BOOT.equals(definition.getBeanClassName())
				&& beanFactory.getBeanNamesForType(ValidationConfigurationCustomizer.class, true, false).length == 0) {
			changeable.setInstanceSupplier(() -> validator(prepared, beanFactory));
		}
	}

	private static LocalValidatorFactoryBean validator(ValidatorFactory prepared,
			ConfigurableListableBeanFactory beanFactory) {
		LocalValidatorFactoryBean validator = new LocalValidatorFactoryBean();
		validator.setValidationProviderResolver(() -> List.of(new PreparedValidationProvider(prepared)));
		validator.setMessageInterpolator(new LazyMessageInterpolator(() -> new MessageInterpolatorFactory(
				beanFactory.getBean(AbstractApplicationContext.MESSAGE_SOURCE_BEAN_NAME, MessageSource.class))
			.getObject()));
		return validator;
	}

	private static @Nullable ValidatorFactory prepare(ClassLoader loader) {
		boolean possible = ClassUtils.isPresent("org.hibernate.validator.HibernateValidator", loader)
				&& loader.getResource(XML) == null && hasOnlyOwnExtractors(loader);
		return possible ? prepare(PreparedModels.read(loader)) : null;
	}

	/**
	 * Others would be made before the application is there.
	 */
	@SuppressWarnings("rawtypes")
	static boolean hasOnlyOwnExtractors(ClassLoader loader) {
		return ServiceLoader.load(ValueExtractor.class, loader)
			.stream()
			.allMatch((extractor) -> extractor.type() == ValueExtraction.class);
	}

	/**
	 * Make a factory that knows models.
	 * @param models the models
	 */
	static ValidatorFactory prepare(Collection<Class<?>> models) {
		Configuration<?> configuration = Validation.byProvider(HibernateValidator.class)
			.providerResolver(() -> List.of(new HibernateValidator()))
			.configure()
			.ignoreXmlConfiguration()
			.messageInterpolator(new NoMessages());
		ValidatorFactory factory = configuration.buildValidatorFactory();
		Validator validator = factory.getValidator();
		models.forEach(validator::getConstraintsForClass);
		return factory;
	}

	/**
	 * Stands for the messages of the application.
	 */
	private record NoMessages() implements MessageInterpolator {

		@Override
		public String interpolate(String messageTemplate, Context context) {
			throw new IllegalStateException("The application gives messages");
		}

		@Override
		public String interpolate(String messageTemplate, Context context, Locale locale) {
			return interpolate(messageTemplate, context);
		}

	}

}
