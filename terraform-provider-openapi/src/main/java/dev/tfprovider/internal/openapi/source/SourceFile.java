/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.source;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;

/**
 * A source file.
 *
 * @param packageName its package
 * @param name its name without the extension
 * @param text its text
 * @param test whether it belongs to the tests
 */
public record SourceFile(String packageName, String name, String text, boolean test) {

	static SourceFile of(ClassName name, TypeSpec type, boolean test) {
		return new SourceFile(name.packageName(), name.simpleName(), SourceLayout
			.of(JavaFile.builder(name.packageName(), type).indent("\t").skipJavaLangImports(true).build().toString()),
				test);
	}

	/**
	 * Return where the file belongs, relative to the folder of a project and separated by
	 * slashes.
	 */
	public String path() {
		return "src/%s/java/%s/%s.java".formatted(this.test ? "test" : "main", this.packageName.replace('.', '/'),
				this.name);
	}

}
