/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

import dev.tfprovider.internal.openapi.folder.FileOutcome;
import dev.tfprovider.internal.openapi.mapping.Note;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.resource.RejectedPath;
import dev.tfprovider.internal.openapi.resource.Rejection;

/**
 * Tells which resources were proposed and why, what could not be mapped, and what became
 * of each file.
 *
 * @param models the resources
 * @param rejected paths that are none
 * @param remarks what else is to look at
 * @param files what became of the files
 * @param written whether files were written at all
 */
record GenerationReport(List<ResourceModel> models, List<RejectedPath> rejected, List<String> remarks,
		List<FileOutcome> files, boolean written) {

	/**
	 * Lines that a screen has.
	 */
	private static final int SCREEN = 50;

	private static final int MOST_RESOURCES = 28;

	private static final int MOST_PLACES = 3;

	private static final int WIDTH = 130;

	/**
	 * Return whether everything fits on a screen.
	 */
	boolean isShort() {
		return text().lines().count() <= SCREEN;
	}

	/**
	 * Return everything.
	 */
	String text() {
		StringBuilder text = new StringBuilder("Resources: %s%n".formatted(this.models.size()));
		for (ResourceModel model : this.models) {
			text.append("%n  %s (%s)%n".formatted(model.found().name(), model.found().itemPath()));
			model.found().reasons().forEach((reason) -> text.append("    %s%n".formatted(reason)));
			list(text, "    to look at:%n", "      ", model.notes());
		}
		list(text, "%nTo look at:%n%n", "  ", this.remarks);
		if (!this.rejected.isEmpty()) {
			text.append("%nPaths that are no resources: %s%n".formatted(this.rejected.size()));
			groups().entrySet()
				.forEach((group) -> list(text, "%n  " + heading(group) + "%n", "    ",
						group.getValue().stream().map(GenerationReport::line).toList()));
		}
		text.append("%nFiles: %s%n%n".formatted(this.files.size()));
		this.files.forEach((file) -> text.append("  %-9s %s%n".formatted(word(file.kind()), file.path())));
		list(text, "%nFiles that differ were left as they are. What they lack:%n%n", "",
				different().stream().map(FileOutcome::difference).toList());
		return text.toString();
	}

	/**
	 * Return what fits on a screen: a line for each resource that has something to look
	 * at, groups of paths, and numbers of files.
	 */
	String summary() {
		StringBuilder text = new StringBuilder("Resources: %s%n%n".formatted(this.models.size()));
		List<ResourceModel> noted = this.models.stream().filter((model) -> !model.notes().isEmpty()).toList();
		noted.stream()
			.limit(MOST_RESOURCES)
			.forEach((model) -> text
				.append("  %s%n".formatted(cut("%s: %s".formatted(model.found().name(), topics(model.notes()))))));
		if (noted.size() > MOST_RESOURCES) {
			text.append("  and %s more with something to look at%n".formatted(noted.size() - MOST_RESOURCES));
		}
		List<String> plain = this.models.stream()
			.filter((model) -> model.notes().isEmpty())
			.map((model) -> model.found().name())
			.toList();
		if (!plain.isEmpty()) {
			text.append("  %s%n".formatted(cut("nothing to look at: " + String.join(", ", plain))));
		}
		list(text, "%nTo look at:%n%n", "  ", this.remarks);
		if (!this.rejected.isEmpty()) {
			text.append("%nPaths that are no resources: %s%n%n".formatted(this.rejected.size()));
			groups().entrySet()
				.forEach((group) -> text
					.append("  %s%n    such as %s%n".formatted(heading(group), cut(line(group.getValue().get(0))))));
		}
		text.append("%nFiles: %s%n%n".formatted(this.files.size()));
		for (FileOutcome.Kind kind : FileOutcome.Kind.values()) {
			long count = this.files.stream().filter((file) -> file.kind() == kind).count();
			if (count > 0) {
				text.append("  %-9s %s%n".formatted(word(kind), count));
			}
		}
		List<FileOutcome> different = different();
		if (!different.isEmpty()) {
			text.append("%nFiles that differ were left as they are, such as %s%n".formatted(different.get(0).path()));
		}
		return text.toString();
	}

	private static void list(StringBuilder text, String heading, String indentation, List<?> lines) {
		text.append(lines.isEmpty() ? "" : heading.formatted());
		lines.forEach((line) -> text.append("%s%s%n".formatted(indentation, line)));
	}

	private Map<Rejection, List<RejectedPath>> groups() {
		return this.rejected.stream()
			.collect(Collectors.groupingBy(RejectedPath::rejection, () -> new EnumMap<>(Rejection.class),
					Collectors.toList()));
	}

	private static String heading(Map.Entry<Rejection, List<RejectedPath>> group) {
		return "%s: %s".formatted(group.getKey().text(), group.getValue().size());
	}

	private static String line(RejectedPath path) {
		return path.reason().equals(path.rejection().text()) ? path.path()
				: "%s: %s".formatted(path.path(), path.reason());
	}

	private static String topics(List<Note> notes) {
		Map<Note.Topic, List<String>> places = notes.stream()
			.collect(Collectors.groupingBy(Note::topic, () -> new EnumMap<>(Note.Topic.class),
					Collectors.mapping(Note::place, Collectors.toList())));
		return places.entrySet()
			.stream()
			.map((topic) -> topic.getKey().words() + " " + some(Objects.requireNonNull(topic.getValue())))
			.collect(Collectors.joining("; "));
	}

	private static String some(List<String> places) {
		String first = String.join(", ", places.subList(0, Math.min(MOST_PLACES, places.size())));
		return (places.size() > MOST_PLACES) ? first + " and %s more".formatted(places.size() - MOST_PLACES) : first;
	}

	private static String cut(String line) {
		return (line.codePointCount(0, line.length()) > WIDTH)
				? line.substring(0, line.offsetByCodePoints(0, WIDTH - 1)) + "…" : line;
	}

	private List<FileOutcome> different() {
		return this.files.stream().filter((file) -> file.kind() == FileOutcome.Kind.DIFFERENT).toList();
	}

	private String word(FileOutcome.Kind kind) {
		return switch (kind) {
			case WRITTEN -> this.written ? "written" : "new";
			case SAME -> "same";
			case DIFFERENT -> "differs";
		};
	}

}
