/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.path.AttributePath.AttributeName;
import dev.tfprovider.path.AttributePath.ElementIndex;
import dev.tfprovider.path.AttributePath.ElementKey;
import dev.tfprovider.path.AttributePath.Step;
import org.jspecify.annotations.Nullable;

/**
 * Converts diagnostics and paths to messages.
 */
final class Diagnostics6 {

	private Diagnostics6() {
	}

	/**
	 * Write diagnostics, without the secrets of the request.
	 */
	static List<Tfplugin6.Diagnostic> toProto(CallScope scope, Collection<Diagnostic> diagnostics) {
		return diagnostics.stream().map((diagnostic) -> toProto(diagnostic, scope.secrets()::hide)).toList();
	}

	/**
	 * Write a diagnostic, as it may be shown on a terminal.
	 * @param diagnostic the diagnostic
	 * @param mask hides secrets in its texts
	 */
	static Tfplugin6.Diagnostic toProto(Diagnostic diagnostic, UnaryOperator<String> mask) {
		Tfplugin6.Diagnostic.Builder builder = Tfplugin6.Diagnostic.newBuilder()
			.setSeverity(
					diagnostic.isError() ? Tfplugin6.Diagnostic.Severity.ERROR : Tfplugin6.Diagnostic.Severity.WARNING);
		Texts6.summary(builder, text(diagnostic.summary()), mask);
		Texts6.detail(builder, text(diagnostic.detail()), mask);
		AttributePath attribute = diagnostic.attribute();
		if (attribute != null && !attribute.addressable().isRoot()) {
			builder.setAttribute(toProto(attribute));
		}
		return builder.build();
	}

	/**
	 * Authors pass on the messages of exceptions, which may be {@code null}. That must
	 * not cost them the answer.
	 */
	private static String text(@Nullable String text) {
		return Objects.requireNonNullElse(text, "");
	}

	/**
	 * Read a path.
	 */
	static AttributePath path(Tfplugin6.AttributePath path) {
		AttributePath read = AttributePath.root();
		for (Tfplugin6.AttributePath.Step step : path.getStepsList()) {
			Step next = switch (step.getSelectorCase()) {
				case ELEMENT_KEY_STRING -> new ElementKey(step.getElementKeyString());
				case ELEMENT_KEY_INT -> new ElementIndex(step.getElementKeyInt());
				case ATTRIBUTE_NAME, SELECTOR_NOT_SET -> new AttributeName(step.getAttributeName());
			};
			read = read.append(next);
		}
		return read;
	}

	static Tfplugin6.AttributePath toProto(AttributePath path) {
		Tfplugin6.AttributePath.Builder builder = Tfplugin6.AttributePath.newBuilder();
		for (Step step : path.addressable()) {
			builder.addSteps(toProto(step));
		}
		return builder.build();
	}

	private static Tfplugin6.AttributePath.Step toProto(Step step) {
		Tfplugin6.AttributePath.Step.Builder builder = Tfplugin6.AttributePath.Step.newBuilder();
		if (step instanceof AttributeName attribute) {
			builder.setAttributeName(attribute.name());
		}
		else if (step instanceof ElementKey element) {
			builder.setElementKeyString(element.key());
		}
		else if (step instanceof ElementIndex element) {
			builder.setElementKeyInt(element.index());
		}
		return builder.build();
	}

}
