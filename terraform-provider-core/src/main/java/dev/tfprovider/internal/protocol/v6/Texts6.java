/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.function.UnaryOperator;

import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.redaction.ControlCharacters;
import dev.tfprovider.internal.redaction.ShownText;
import dev.tfprovider.internal.schema.DescriptionText;

/**
 * Puts texts that hosts print into messages: the only class that does, so that none of
 * them reaches a terminal with control characters. Texts of a running operation are
 * redacted and cut as well.
 */
final class Texts6 {

	/**
	 * Most characters of a text. More is no diagnostic but a document that somebody
	 * quotes.
	 */
	static final int LONGEST = 16 * 1024;

	/**
	 * Most characters of what Terraform shows on a line.
	 */
	public static final int LONGEST_LINE = 2_000;

	private Texts6() {
	}

	static void summary(Tfplugin6.Diagnostic.Builder builder, String text, UnaryOperator<String> mask) {
		builder.setSummary(ShownText.of(text, mask, LONGEST));
	}

	static void detail(Tfplugin6.Diagnostic.Builder builder, String text, UnaryOperator<String> mask) {
		builder.setDetail(ShownText.of(text, mask, LONGEST));
	}

	static void text(Tfplugin6.FunctionError.Builder builder, String text, UnaryOperator<String> mask) {
		builder.setText(ShownText.of(text, mask, LONGEST));
	}

	static void error(Tfplugin6.StopProvider.Response.Builder builder, String text) {
		builder.setError(ControlCharacters.escape(text));
	}

	static void displayName(Tfplugin6.ListResource.Event.Builder builder, String text, UnaryOperator<String> mask) {
		builder.setDisplayName(ShownText.line(text, mask, LONGEST_LINE));
	}

	static void message(Tfplugin6.InvokeAction.Event.Progress.Builder builder, String text,
			UnaryOperator<String> mask) {
		builder.setMessage(ShownText.of(text, mask, LONGEST_LINE));
	}

	static void description(Tfplugin6.Schema.Block.Builder builder, DescriptionText text) {
		builder.setDescription(ControlCharacters.escape(text.text())).setDescriptionKind(kind(text));
	}

	static void deprecationMessage(Tfplugin6.Schema.Block.Builder builder, String text) {
		builder.setDeprecated(true).setDeprecationMessage(ControlCharacters.escape(text));
	}

	static void description(Tfplugin6.Schema.Attribute.Builder builder, DescriptionText text) {
		builder.setDescription(ControlCharacters.escape(text.text())).setDescriptionKind(kind(text));
	}

	static void deprecationMessage(Tfplugin6.Schema.Attribute.Builder builder, String text) {
		builder.setDeprecated(true).setDeprecationMessage(ControlCharacters.escape(text));
	}

	static void description(Tfplugin6.ResourceIdentitySchema.IdentityAttribute.Builder builder, DescriptionText text) {
		builder.setDescription(ControlCharacters.escape(text.text()));
	}

	static void summary(Tfplugin6.Function.Builder builder, String text) {
		builder.setSummary(ControlCharacters.escape(text));
	}

	static void description(Tfplugin6.Function.Builder builder, DescriptionText text) {
		builder.setDescription(ControlCharacters.escape(text.text())).setDescriptionKind(kind(text));
	}

	static void deprecationMessage(Tfplugin6.Function.Builder builder, String text) {
		builder.setDeprecationMessage(ControlCharacters.escape(text));
	}

	static void description(Tfplugin6.Function.Parameter.Builder builder, DescriptionText text) {
		builder.setDescription(ControlCharacters.escape(text.text())).setDescriptionKind(kind(text));
	}

	private static Tfplugin6.StringKind kind(DescriptionText description) {
		return description.markdown() ? Tfplugin6.StringKind.MARKDOWN : Tfplugin6.StringKind.PLAIN;
	}

}
