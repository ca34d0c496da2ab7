/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.fasterxml.jackson.databind.JsonNode;
import dev.tfprovider.test.internal.JsonPath;
import dev.tfprovider.test.internal.JsonValues;
import org.jspecify.annotations.Nullable;

/**
 * A diagnostic as Terraform reported it to the practitioner.
 *
 * @param severity error or warning
 * @param summary one line
 * @param detail full sentences, may be empty
 * @param instance address of the resource instance it is about, if Terraform named it
 * @param source the part of the configuration Terraform points at, {@code null} if none
 * @param path the attribute it is about, such as {@code tags[0].name}; {@code null} if
 * none is named, and always from the CLI, which reports lines
 */
public record RunDiagnostic(Severity severity, String summary, String detail, @Nullable String instance,
		@Nullable Source source, @Nullable String path) {

	private static final Pattern LAST_NAME = Pattern.compile("([\\w-]+)(?:\\[[^\\]]*])*$");

	private static final Pattern RESOURCE = Pattern.compile("(resource|data) \"([^\"]+)\" \"([^\"]+)\"");

	public RunDiagnostic(Severity severity, String summary, String detail, @Nullable String instance,
			@Nullable Source source) {
		this(severity, summary, detail, instance, source, null);
	}

	static RunDiagnostic ofJson(JsonNode diagnostic) {
		Severity severity = diagnostic.path("severity").asText().equals("warning") ? Severity.WARNING : Severity.ERROR;
		return new RunDiagnostic(severity, diagnostic.path("summary").asText(), diagnostic.path("detail").asText(),
				JsonValues.text(diagnostic, "address"), Source.ofJson(diagnostic));
	}

	/**
	 * Return the address it is about: the one Terraform named, else that of the block it
	 * points at.
	 * @return an address, or {@code null} if it is about neither
	 */
	public @Nullable String address() {
		if (this.instance != null || this.source == null || this.source.context() == null) {
			return this.instance;
		}
		Matcher block = RESOURCE.matcher(this.source.context());
		if (!block.matches()) {
			return null;
		}
		return (block.group(1).equals("data") ? "data." : "") + block.group(2) + "." + block.group(3);
	}

	/**
	 * Return the name of the attribute it points at: the last one of the path. The CLI
	 * reports lines, not attribute paths; there it is the name that the line pointed at
	 * assigns to.
	 * @return a name, or {@code null} if it points at no assignment
	 */
	public @Nullable String attribute() {
		if (this.path != null) {
			return lastName(this.path);
		}
		return (this.source != null) ? this.source.assignedName() : null;
	}

	/**
	 * Return whether it points at a place: by its whole path, or by the last name where
	 * the place is no more than a name or no path is known.
	 */
	public boolean isOn(String place) {
		JsonPath wanted = JsonPath.parse(place);
		if (this.path != null && wanted.steps().size() > 1) {
			return JsonPath.parse(this.path).equals(wanted);
		}
		return Objects.equals(lastName(place), attribute());
	}

	private static @Nullable String lastName(String path) {
		Matcher name = LAST_NAME.matcher(path);
		return name.find() ? name.group(1) : null;
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder();
		text.append((this.severity == Severity.ERROR) ? "Error: " : "Warning: ").append(this.summary);
		if (this.instance != null) {
			text.append("\n  with ").append(this.instance);
		}
		if (this.source != null) {
			text.append("\n  on ").append(this.source);
		}
		if (this.path != null) {
			text.append("\n  on attribute ").append(this.path);
		}
		if (!this.detail.isEmpty()) {
			text.append("\n  ").append(this.detail.replace("\n", "\n  "));
		}
		return text.toString();
	}

	/**
	 * Severity of a diagnostic.
	 */
	public enum Severity {

		/** The command failed. */
		ERROR,

		/** The command went on. */
		WARNING

	}

	/**
	 * A range in the configuration files.
	 *
	 * @param file file name relative to the configuration directory
	 * @param line line number, from 1
	 * @param context the block around it, such as {@code resource "petstore_pet" "rex"}
	 * @param code the text of the line; empty if Terraform showed none
	 */
	public record Source(String file, int line, @Nullable String context, String code) {

		private static final Pattern ASSIGNMENT = Pattern.compile("\\s*\"?([\\w-]+)\"?\\s*[=:](?![=>]).*",
				Pattern.DOTALL);

		static @Nullable Source ofJson(JsonNode diagnostic) {
			JsonNode range = diagnostic.path("range");
			if (!range.isObject()) {
				return null;
			}
			JsonNode snippet = diagnostic.path("snippet");
			return new Source(range.path("filename").asText(), range.path("start").path("line").asInt(),
					JsonValues.text(snippet, "context"), highlightedLine(snippet));
		}

		private static String highlightedLine(JsonNode snippet) {
			String code = snippet.path("code").asText();
			int offset = Math.min(snippet.path("highlight_start_offset").asInt(), code.length());
			int start = code.lastIndexOf('\n', offset - 1) + 1;
			int end = code.indexOf('\n', offset);
			return code.substring(start, (end < 0) ? code.length() : end);
		}

		@Nullable String assignedName() {
			Matcher matcher = ASSIGNMENT.matcher(this.code);
			return (matcher.matches()) ? matcher.group(1) : null;
		}

		@Override
		public String toString() {
			String text = this.file + " line " + this.line;
			text += (this.context != null) ? ", in " + this.context : "";
			return (this.code.isEmpty()) ? text : text + ": " + this.code.strip();
		}

	}

}
