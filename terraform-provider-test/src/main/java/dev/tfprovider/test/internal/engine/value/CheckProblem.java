/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.value;

import java.math.BigDecimal;

import dev.tfprovider.path.AttributePath;

/**
 * A problem that a check found in an answer of the provider.
 *
 * @param path where, the root if it is the whole object
 * @param text what, in Core's words
 */
public record CheckProblem(AttributePath path, String text) {

	/**
	 * Return path and text.
	 */
	public String message() {
		return (this.path.isRoot()) ? this.text : pathText(this.path) + ": " + this.text;
	}

	/**
	 * Return address, path and text.
	 */
	public String message(String address) {
		return address + pathText(this.path) + ": " + this.text;
	}

	/**
	 * Return a path as Core writes it behind an address.
	 */
	public static String pathText(AttributePath path) {
		StringBuilder text = new StringBuilder();
		for (AttributePath.Step step : path) {
			if (step instanceof AttributePath.ElementKey element) {
				text.append('[').append(GoString.quote(element.key())).append(']');
			}
			else {
				text.append((step == AttributePath.SetElement.ANY) ? "[...]" : step.text(false));
			}
		}
		return text.toString();
	}

	/**
	 * Return a path in Go syntax.
	 */
	public static String goText(AttributePath path) {
		StringBuilder text = new StringBuilder("cty.Path{");
		for (AttributePath.Step step : path) {
			text.append((text.charAt(text.length() - 1) == '{') ? "" : ", ");
			if (step instanceof AttributePath.AttributeName attribute) {
				text.append("cty.GetAttrStep{Name:").append(GoString.quote(attribute.name())).append('}');
			}
			else if (step instanceof AttributePath.ElementIndex element) {
				text.append("cty.IndexStep{Key:cty.NumberIntVal(")
					.append(GoNumber.shortest(BigDecimal.valueOf(element.index())))
					.append(")}");
			}
			else if (step instanceof AttributePath.ElementKey element) {
				text.append("cty.IndexStep{Key:cty.StringVal(").append(GoString.quote(element.key())).append(")}");
			}
		}
		return text.append('}').toString();
	}

}
