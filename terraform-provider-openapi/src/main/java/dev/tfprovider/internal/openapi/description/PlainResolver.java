/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.regex.Pattern;

import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.resolver.Resolver;

/**
 * Resolves plain scalars of YAML as JSON has them: dates, and numbers with colons, are
 * texts.
 */
final class PlainResolver extends Resolver {

	@Override
	protected void addImplicitResolvers() {
		addImplicitResolver(Tag.BOOL, Pattern.compile("true|True|TRUE|false|False|FALSE"), "tTfF");
		addImplicitResolver(Tag.INT, Pattern.compile("-?(0|[1-9][0-9]*)"), "-0123456789");
		addImplicitResolver(Tag.FLOAT, Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?"),
				"-0123456789");
		addImplicitResolver(Tag.MERGE, Pattern.compile("<<"), "<");
		addImplicitResolver(Tag.NULL, Pattern.compile("~|null|Null|NULL| "), "~nN\0");
		addImplicitResolver(Tag.NULL, Pattern.compile(""), null);
	}

}
