/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Draws what {@code ./demo --record} has recorded of a terminal: an SVG in light and dark
 * colours, whose text is text, and which shows the lines when they were printed. Who
 * wants less motion sees the end. It is run from this file.
 */
public final class TerminalPicture {

	private static final Pattern COLOUR = Pattern.compile("\u001b\\[([0-9;]*)m");

	/**
	 * What differs from one run to the next.
	 */
	private static final Pattern PASSING = Pattern.compile(
			"after \\d+m?\\d*s|\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z|(?:y|viewBox|width|height)=\"[0-9. ]+\"|(?s:<style class=\"times\">.*?</style>)");

	private static final int ROWS = 30;

	private static final int MARGIN = 16;

	private static final double LINE = 18;

	private static final double COLUMN = 8.4;

	private static final double LAST = 6;

	private final List<Line> lines = new ArrayList<>();

	/**
	 * Draw or compare.
	 * @param arguments a recording, the picture to write and what the CLI says of itself;
	 * or {@code --compare} and two pictures
	 * @throws IOException if a file cannot be read or written
	 */
	public static void main(String[] arguments) throws IOException {
		if (arguments[0].equals("--compare")) {
			System.exit(compare(Files.readString(Path.of(arguments[1])), Files.readString(Path.of(arguments[2]))));
		}
		TerminalPicture picture = new TerminalPicture(Files.readAllLines(Path.of(arguments[0])));
		Files.writeString(Path.of(arguments[1]), picture.draw(arguments[2]));
	}

	private static int compare(String one, String other) {
		Pattern cli = Pattern.compile("<desc>(.*?)</desc>");
		Matcher ours = cli.matcher(one);
		Matcher theirs = cli.matcher(other);
		if (ours.find() && theirs.find() && !ours.group(1).equals(theirs.group(1))) {
			System.out.println(
					"Not compared: one picture is of " + ours.group(1) + ", the other of " + theirs.group(1) + ".");
			return 0;
		}
		if (withoutTimes(one).equals(withoutTimes(other))) {
			System.out.println("The picture shows what the CLI prints.");
			return 0;
		}
		System.out.println("The picture shows something else than the CLI prints. ./demo --record makes it anew.");
		return 1;
	}

	/**
	 * Return what is the same in every picture of the same commands: the CLI works on
	 * several objects at once, so the order of its lines is not.
	 */
	static List<String> withoutTimes(String picture) {
		return PASSING.matcher(picture).replaceAll("").lines().sorted().toList();
	}

	/**
	 * Read a recording.
	 * @param recording for each line microseconds, a tab and what was printed
	 */
	TerminalPicture(List<String> recording) {
		long begin = Long.parseLong(recording.get(0).split("\t", 2)[0]);
		for (String line : recording) {
			String[] parts = line.split("\t", 2);
			this.lines.add(new Line((Long.parseLong(parts[0]) - begin) / 1e6, runs(parts[1])));
		}
	}

	String draw(String cli) {
		int columns = this.lines.stream().mapToInt(Line::length).max().orElse(0);
		double width = columns * COLUMN + 2 * MARGIN;
		double height = ROWS * LINE + 2 * MARGIN;
		StringBuilder picture = new StringBuilder();
		picture.append(number(
				"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$s %2$s\" width=\"%1$s\" height=\"%2$s\" role=\"img\">%n",
				width, height));
		picture.append("<title>The CLI plans and applies a change</title>\n<desc>%s</desc>\n".formatted(escape(cli)));
		picture
			.append("""
					<style>
					:root { --back: #f6f8fa; --text: #24292f; --red: #b31d28; --green: #116329; --yellow: #7d4e00; --blue: #0550ae; --cyan: #1b6f75; --dim: #57606a }
					@media (prefers-color-scheme: dark) { :root { --back: #161b22; --text: #e6edf3; --red: #ff8e85; --green: #6fdd8b; --yellow: #e3b341; --blue: #9ecbff; --cyan: #76e3ea; --dim: #9ea7b3 } }
					.back { fill: var(--back) }
					text { fill: var(--text); font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre }
					.b { font-weight: bold } .d { fill: var(--dim) }
					.c1 { fill: var(--red) } .c2 { fill: var(--green) } .c3 { fill: var(--yellow) } .c4 { fill: var(--blue) } .c6 { fill: var(--cyan) }
					</style>
					""");
		picture.append(times());
		picture.append(number("<rect class=\"back\" width=\"%s\" height=\"%s\" rx=\"8\"/>%n", width, height));
		picture.append(
				number("<clipPath id=\"window\"><rect width=\"%s\" height=\"%s\"/></clipPath>%n", width, ROWS * LINE));
		picture.append(number("<g transform=\"translate(0 %s)\" clip-path=\"url(#window)\"><g class=\"page\">%n",
				(double) MARGIN));
		for (int row = 0; row < this.lines.size(); row++) {
			picture.append(text(row));
		}
		return picture
			.append(number("<rect class=\"back cover\" y=\"%s\" width=\"%s\" height=\"%s\"/>%n",
					this.lines.size() * LINE, width, this.lines.size() * LINE))
			.append("</g></g>\n</svg>\n")
			.toString();
	}

	/**
	 * The page moves up when the window is full, and a cover hides what is still to come.
	 */
	private String times() {
		double all = this.lines.get(this.lines.size() - 1).seconds() + LAST;
		StringBuilder page = new StringBuilder();
		StringBuilder cover = new StringBuilder();
		for (int row = 0; row < this.lines.size(); row++) {
			double percent = 100 * this.lines.get(row).seconds() / all;
			page.append(number("%s%% { transform: translateY(%spx) } ", percent, up(row + 1)));
			cover
				.append(number("%s%% { transform: translateY(%spx) } ", percent, (row + 1 - this.lines.size()) * LINE));
		}
		String last = number("100%% { transform: translateY(%spx) }", up(this.lines.size()));
		return """
				<style class="times">
				.page { %s; animation: page %s step-end infinite } .cover { animation: cover %s step-end infinite }
				@media (prefers-reduced-motion: reduce) { .page, .cover { animation: none } }
				@keyframes page { %s%s }
				@keyframes cover { %s100%% { transform: none } }
				</style>
				""".formatted(number("transform: translateY(%spx)", up(this.lines.size())), number("%ss", all),
				number("%ss", all), page, last, cover);
	}

	private static double up(int shown) {
		return -Math.max(0, shown - ROWS) * LINE;
	}

	private String text(int row) {
		StringBuilder spans = new StringBuilder();
		int column = 0;
		for (Run run : this.lines.get(row).runs()) {
			if (!run.text().isBlank()) {
				spans.append(number("<tspan x=\"%s\"", MARGIN + column * COLUMN))
					.append(run.style().isEmpty() ? "" : " class=\"" + run.style() + "\"")
					.append('>')
					.append(escape(run.text()))
					.append("</tspan>");
			}
			column += run.text().length();
		}
		return spans.isEmpty() ? ""
				: number("<text y=\"%s\" xml:space=\"preserve\">", (row + 1) * LINE - 4) + spans + "</text>\n";
	}

	private static List<Run> runs(String printed) {
		List<Run> runs = new ArrayList<>();
		List<String> style = new ArrayList<>();
		Matcher colour = COLOUR.matcher(printed);
		int from = 0;
		while (colour.find()) {
			runs.add(new Run(String.join(" ", style), printed.substring(from, colour.start())));
			for (String code : colour.group(1).split(";")) {
				set(style, code.isEmpty() ? 0 : Integer.parseInt(code));
			}
			from = colour.end();
		}
		runs.add(new Run(String.join(" ", style), printed.substring(from)));
		return runs.stream().filter((run) -> !run.text().isEmpty()).collect(Collectors.toList());
	}

	private static void set(List<String> style, int code) {
		if (code == 0) {
			style.clear();
		}
		else if (code == 1) {
			style.add("b");
		}
		else if (code == 2 || code == 90) {
			style.add("d");
		}
		else if (code >= 30 && code <= 37) {
			style.removeIf((name) -> name.startsWith("c"));
			style.add("c" + (code - 30));
		}
	}

	private static String escape(String text) {
		return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
	}

	/**
	 * Formats with numbers of at most three decimals.
	 */
	private static String number(String format, Double... numbers) {
		Object[] texts = List.of(numbers)
			.stream()
			.map((number) -> String.format(Locale.ROOT, "%.3f", number).replaceAll("\\.?0+$", ""))
			.map((text) -> text.equals("-0") ? "0" : text)
			.toArray();
		return format.formatted(texts);
	}

	private record Line(double seconds, List<Run> runs) {

		int length() {
			return this.runs.stream().mapToInt((run) -> run.text().length()).sum();
		}

	}

	private record Run(String style, String text) {

	}

}
