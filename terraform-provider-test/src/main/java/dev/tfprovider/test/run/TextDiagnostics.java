/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.run;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.tfprovider.test.run.RunDiagnostic.Severity;
import dev.tfprovider.test.run.RunDiagnostic.Source;
import org.jspecify.annotations.Nullable;

/**
 * Parses diagnostics from the text output of commands that have no {@code -json}.
 */
final class TextDiagnostics {

	private static final Pattern FRAME = Pattern.compile("^[│╷╵] ?");

	private static final Pattern START = Pattern.compile("(Error|Warning): (.+)");

	private static final Pattern WITH = Pattern.compile("  with (.+),");

	private static final Pattern ON = Pattern.compile("  on (.+) line (\\d+)(?:, in (.+))?:");

	private static final Pattern CODE = Pattern.compile("\\s+\\d+: (.*)");

	private static final Pattern VALUES = Pattern.compile(" +[│├].*");

	private final List<RunDiagnostic> diagnostics = new ArrayList<>();

	private @Nullable Matcher start;

	private @Nullable String instance;

	private @Nullable Matcher on;

	private String code = "";

	private final StringBuilder detail = new StringBuilder();

	private TextDiagnostics() {
	}

	static List<RunDiagnostic> parse(String text) {
		TextDiagnostics reader = new TextDiagnostics();
		text.lines().forEach(reader::read);
		reader.finish();
		return List.copyOf(reader.diagnostics);
	}

	private void read(String framed) {
		String line = FRAME.matcher(framed).replaceFirst("");
		Matcher newStart = START.matcher(line);
		if (newStart.matches()) {
			finish();
			this.start = newStart;
		}
		else if (framed.startsWith("╵")) {
			finish();
		}
		else if (this.start != null && !readPlace(line)) {
			this.detail.append(line).append('\n');
		}
	}

	private boolean readPlace(String line) {
		Matcher with = WITH.matcher(line);
		if (with.matches()) {
			this.instance = with.group(1);
			return true;
		}
		Matcher newOn = ON.matcher(line);
		if (newOn.matches()) {
			this.on = newOn;
			return true;
		}
		Matcher newCode = CODE.matcher(line);
		if (this.on != null && newCode.matches()) {
			this.code = (this.code.isEmpty()) ? newCode.group(1) : this.code;
			return true;
		}
		return VALUES.matcher(line).matches();
	}

	private void finish() {
		if (this.start != null) {
			Severity severity = (this.start.group(1).equals("Error")) ? Severity.ERROR : Severity.WARNING;
			this.diagnostics.add(new RunDiagnostic(severity, this.start.group(2).strip(), unwrap(), this.instance,
					(this.on != null) ? source(this.on) : null));
		}
		this.start = null;
		this.instance = null;
		this.on = null;
		this.code = "";
		this.detail.setLength(0);
	}

	private Source source(Matcher place) {
		return new Source(place.group(1), Integer.parseInt(place.group(2)), place.group(3), this.code);
	}

	/**
	 * Undo the wrapping: single line ends inside a paragraph become blanks, while lines
	 * that begin with a blank stay on their own.
	 */
	private String unwrap() {
		return this.detail.toString().strip().replaceAll("(?<=[^\\n])\\n(?=[^\\s])", " ");
	}

}
