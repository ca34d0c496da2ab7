/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.discovery;

import dev.tfprovider.ListResourceDeclaration;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.TypeDeclaration;
import dev.tfprovider.TypeKind;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.resource.ManagedResource;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.BeanFactory;

/**
 * A bean that is a type of the provider.
 *
 * @param kind the kind of the type
 * @param bean name of the bean
 * @param name name of the type without the provider's prefix
 * @param model the record
 * @param configuration the record that configurations fill in
 * @param implementation the class behind all proxies
 * @param options what only some kinds tell
 */
record TypeBean(TypeKind kind, String bean, String name, Class<?> model, Class<?> configuration,
		Class<?> implementation, Options options) {

	@SuppressWarnings("unchecked")
	TypeDeclaration<?, ?> declaration(BeanFactory beanFactory) {
		if (this.kind.equals(TypeKind.RESOURCE)) {
			return ResourceDeclaration
				.builder(this.name, (Class<Object>) this.model, this.implementation,
						() -> (ManagedResource<Object>) beanFactory.getBean(this.bean))
				.origin(this.bean)
				.importId(this.options.importId())
				.dataSource(this.options.derived())
				.build();
		}
		if (this.kind.equals(TypeKind.LIST_RESOURCE)) {
			return ListResourceDeclaration
				.builder(this.name, (Class<Object>) this.model, (Class<Object>) this.configuration, this.implementation,
						() -> (ListResource<Object, Object>) beanFactory.getBean(this.bean))
				.readingObjects(this.options.derived())
				.origin(this.bean)
				.build();
		}
		return TypeDeclaration.of(this.name, this.model, this.implementation, () -> beanFactory.getBean(this.bean),
				this.bean);
	}

	/**
	 * What only some kinds tell.
	 *
	 * @param importId form of a resource's import id, {@code null} if the annotation does
	 * not say
	 * @param derived whether something is derived from a managed resource: a data source
	 * from this one, or the objects of a list from the one that it lists
	 */
	record Options(@Nullable String importId, boolean derived) {

		static final Options NONE = new Options(null, false);

	}

}
