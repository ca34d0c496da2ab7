/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import com.palantir.javapoet.AnnotationSpec;
import dev.tfprovider.internal.openapi.description.ApiParameter;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.SizeLimits;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.NameWords;

/**
 * Maps the parameters of a list.
 *
 * @param notes where remarks are added
 * @param mapping maps members of objects
 */
record QueryMapping(Notes notes, ComponentMapping mapping) {

	private static final String PAGES = "page|page_number|page_no|start_index|first_result|next_token"
			+ "|continuation_token|marker|usemarker|next|page_size|pagesize|per_page|limit|offset|cursor|page_token"
			+ "|starting_after|ending_before|after|before|skip|start|top|count|size|max_results|sort|sort_by|order|order_by"
			+ "|direction|fields|expand|include";

	static ApiProperty text() {
		return ApiProperty.of(new ApiType.Text("", SizeLimits.NONE, null, List.of()), true, false);
	}

	/**
	 * Map the optional parameters of the query that are texts, numbers or truth values,
	 * but for those of pages and orders.
	 */
	List<ResourceModel.QueryParameter> map(FoundResource found) {
		if (found.list().isEmpty()) {
			return List.of();
		}
		List<ResourceModel.QueryParameter> query = new ArrayList<>();
		Set<String> taken = new HashSet<>();
		found.parents().forEach((parent) -> JavaNames.component(parent, true, taken));
		for (ApiParameter parameter : found.list().get().operation().parameters()) {
			ApiType type = parameter.value().type();
			boolean filter = parameter.location().equals("query") && !parameter.value().required()
					&& !NameWords.snakeCase(parameter.name()).matches(PAGES);
			if (filter && (type instanceof ApiType.Text || type instanceof ApiType.Numeric
					|| type instanceof ApiType.Flag)) {
				ComponentName name = JavaNames.component(parameter.name(), true, taken);
				query.add(new ResourceModel.QueryParameter(parameter.name(), component(parameter, name)));
			}
			else if (filter) {
				this.notes.add(Note.Topic.LEFT_OUT, parameter.name(), "this parameter of the list is left out");
			}
		}
		return query;
	}

	/**
	 * Texts of any format are sent as they are given.
	 */
	private ModelComponent component(ApiParameter parameter, ComponentName name) {
		ApiType given = parameter.value().type();
		ApiProperty value = new ApiProperty((given instanceof ApiType.Text) ? text().type() : given, false, true,
				ApiProperty.Access.BOTH, parameter.value().description(), parameter.value().deprecated(), null, null,
				parameter.value().corrections());
		ModelComponent component = this.mapping.component(parameter.name(), name, parameter.name(), value, null, false,
				Set.of());
		List<AnnotationSpec> annotations = new ArrayList<>(component.annotations());
		if (given instanceof ApiType.Text text && !text.values().isEmpty()) {
			annotations.add(Annotations.oneOf(text.values()));
		}
		return new ModelComponent(component.name(), component.json(), component.type(), annotations, true,
				component.description(), component.use());
	}

}
