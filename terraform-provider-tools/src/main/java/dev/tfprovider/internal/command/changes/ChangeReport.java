/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.changes;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a release changes, as text for its author and as Markdown for a change log.
 *
 * @param since what the schema was compared with
 * @param changes the differences
 */
record ChangeReport(String since, List<SchemaChange> changes) {

	/**
	 * Return how many changes break something.
	 */
	long breaking() {
		return this.changes.stream().filter(SchemaChange::isBreaking).count();
	}

	boolean isEmpty() {
		return this.changes.isEmpty();
	}

	/**
	 * Return the text for the author, with advice.
	 */
	String text() {
		if (this.changes.isEmpty()) {
			return "The schema has not changed since %s.%n".formatted(this.since);
		}
		return "Changes since %s: %s breaking, %s safe.%n".formatted(this.since, breaking(),
				this.changes.size() - breaking()) + all(ChangeImpact.BREAKING, ChangeReport::lines)
				+ all(ChangeImpact.SAFE, ChangeReport::lines);
	}

	private String all(ChangeImpact impact, Function<SchemaChange, String> text) {
		return this.changes.stream()
			.filter((change) -> change.impact() == impact)
			.map(text)
			.collect(Collectors.joining());
	}

	private static String lines(SchemaChange change) {
		return "%n%-8s  %s: %s%n".formatted(change.impact(), change.place(), change.what()) + indented(change.effect())
				+ indented(change.advice());
	}

	private static String indented(String text) {
		return text.isEmpty() ? "" : "          %s%n".formatted(text);
	}

	/**
	 * Return the text for users, a part of a change log.
	 */
	String markdown() {
		if (this.changes.isEmpty()) {
			return "The schema has not changed.%n".formatted();
		}
		String breaking = all(ChangeImpact.BREAKING, ChangeReport::item);
		String safe = all(ChangeImpact.SAFE, ChangeReport::item);
		String between = (breaking.isEmpty() || safe.isEmpty()) ? "" : "%n".formatted();
		return (breaking.isEmpty() ? "" : "### Breaking changes%n%n%s".formatted(breaking)) + between
				+ (safe.isEmpty() ? "" : "### Other changes%n%n%s".formatted(safe));
	}

	private static String item(SchemaChange change) {
		SchemaPlace place = change.place();
		String type = place.type().isEmpty() ? "" : " " + code(place.type());
		String path = place.path().isEmpty() ? "" : ", " + code(place.path());
		String effect = change.effect().isEmpty() ? "" : ". " + change.effect().replaceFirst("\\.$", "");
		return "- %s%s%s: %s%s.%n".formatted(place.kind().title(), type, path, change.what(), effect);
	}

	private static String code(String text) {
		return "`" + text.replace('`', '\'') + "`";
	}

}
