/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

import com.palantir.javapoet.ClassName;
import dev.tfprovider.internal.command.template.Template;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.mapping.PatchContent;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;

/**
 * Classes that resources share, and that are the same for each service: each has a
 * template beside this one.
 */
enum SharedClass {

	/**
	 * Makes JSON merge patches.
	 */
	MERGE_PATCHES("MergePatches", false, (model) -> PatchContent.isMergePatch(model.found())),

	/**
	 * Makes forms of requests.
	 */
	FORMS("Forms", false, SharedClass::sendsForms),

	/**
	 * Gives the answers that a probe has recorded.
	 */
	RECORDED_SERVICE("RecordedService", true, (model) -> !RecordTestsWriter.record(model.found()).isEmpty()),

	/**
	 * Follows the pages of lists.
	 */
	PAGES("Pages", false,
			(model) -> model.found().list().filter((list) -> !list.pages().parameter().isEmpty()).isPresent());

	private final String simpleName;

	private final boolean test;

	private final Predicate<ResourceModel> needed;

	SharedClass(String simpleName, boolean test, Predicate<ResourceModel> needed) {
		this.simpleName = simpleName;
		this.test = test;
		this.needed = needed;
	}

	/**
	 * Write the classes that resources need.
	 */
	static List<SourceFile> write(List<ResourceModel> models, String packageName) {
		return Arrays.stream(values())
			.filter((each) -> models.stream().anyMatch(each::isNeeded))
			.map((each) -> new SourceFile(packageName, each.simpleName,
					Template.of(SharedClass.class, each.simpleName + ".java").fill(Map.of("PACKAGE", packageName)),
					each.test))
			.toList();
	}

	/**
	 * Return whether a resource needs the class.
	 */
	boolean isNeeded(ResourceModel model) {
		return this.needed.test(model);
	}

	/**
	 * Return the name of the class in the package of a model.
	 */
	ClassName beside(ResourceModel model) {
		return ClassName.get(model.type().packageName(), this.simpleName);
	}

	private static boolean sendsForms(ResourceModel model) {
		return Stream.concat(Stream.of(model.found().create()), model.found().update().stream())
			.anyMatch(ApiOperation::takesForm);
	}

}
