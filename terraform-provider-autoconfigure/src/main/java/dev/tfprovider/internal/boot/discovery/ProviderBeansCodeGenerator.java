/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

import javax.lang.model.element.Modifier;

import dev.tfprovider.TypeKind;
import org.jspecify.annotations.Nullable;

import org.springframework.aot.generate.AccessControl;
import org.springframework.aot.generate.GeneratedClass;
import org.springframework.aot.generate.GenerationContext;
import org.springframework.aot.generate.MethodReference;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.javapoet.ClassName;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;
import org.springframework.util.ClassUtils;

/**
 * Generates code that gives a bean factory the beans of the provider.
 *
 * @param settings the settings records by the names of their beans
 * @param beans the beans, {@code null} if they are to be found when the application runs
 */
record ProviderBeansCodeGenerator(Map<String, Class<?>> settings, @Nullable ProviderBeans beans) {

	private static final String BEAN_FACTORY = "beanFactory";

	/**
	 * Generate the code, in a class of this package.
	 */
	MethodReference generate(GenerationContext context) {
		GeneratedClass generated = context.getGeneratedClasses()
			.addForFeatureComponent("Registration", ProviderBeans.class,
					(type) -> type.addJavadoc("The beans of the provider.").addModifiers(Modifier.PUBLIC));
		return generated.getMethods()
			.add("register", (method) -> register(method, generated.getName()))
			.toMethodReference();
	}

	private void register(MethodSpec.Builder method, ClassName own) {
		Classes classes = new Classes(own);
		method.addModifiers(Modifier.PUBLIC, Modifier.STATIC)
			.addParameter(DefaultListableBeanFactory.class, BEAN_FACTORY);
		this.settings.forEach((bean, type) -> method.addStatement("$T.register($L, $S, $L)",
				SessionScopeRegistrar.class, BEAN_FACTORY, bean, classes.literal(type)));
		if (this.beans != null) {
			method.addStatement("$L.registerSingleton($S, $L)", BEAN_FACTORY, ProviderBeans.BEAN_NAME,
					beans(this.beans, classes));
		}
	}

	private static CodeBlock beans(ProviderBeans beans, Classes classes) {
		return CodeBlock.of("new $T($L, $L,$L,$L,$L)", ProviderBeans.class, classes.literal(beans.settings()),
				classes.literal(beans.meta()), list(beans.types(), (bean) -> type(bean, classes)),
				list(beans.settingsValidations(), (bean) -> CodeBlock.of("$S", bean)),
				list(beans.functions(), (bean) -> CodeBlock.of("new $T($S, $L)", FunctionsBean.class, bean.bean(),
						classes.literal(bean.implementation()))));
	}

	private static CodeBlock type(TypeBean bean, Classes classes) {
		TypeBean.Options options = bean.options();
		return CodeBlock.of("new $T($T.named($S), $S, $S, $L, $L, $L, new $T($S, $L))", TypeBean.class, TypeKind.class,
				bean.kind().name(), bean.bean(), bean.name(), classes.literal(bean.model()),
				classes.literal(bean.configuration()), classes.literal(bean.implementation()), TypeBean.Options.class,
				options.importId(), options.derived());
	}

	private static <T> CodeBlock list(List<T> values, Function<T, CodeBlock> code) {
		return CodeBlock.of("\n$T.of($L)", List.class, values.stream().map(code).collect(CodeBlock.joining(",\n")));
	}

	/**
	 * Writes classes, those that cannot be reached from elsewhere by their names.
	 *
	 * @param user the class they are written in
	 */
	private record Classes(ClassName user) {

		CodeBlock literal(@Nullable Class<?> type) {
			if (type == null) {
				return CodeBlock.of("null");
			}
			return AccessControl.forClass(type).isAccessibleFrom(this.user) ? CodeBlock.of("$T.class", type) : CodeBlock
				.of("$T.resolveClassName($S, $L.getBeanClassLoader())", ClassUtils.class, type.getName(), BEAN_FACTORY);
		}

	}

}
