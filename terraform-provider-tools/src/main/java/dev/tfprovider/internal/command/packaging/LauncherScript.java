/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.ShellText;
import dev.tfprovider.internal.command.start.PreparedStart;
import dev.tfprovider.internal.command.template.Template;

/**
 * Generates the shell script that hosts execute. It finds Java, or the runtime in the
 * package, and becomes the JVM.
 *
 * @param name name of the package
 * @param flavour where Java comes from
 * @param mainClass class to run
 * @param libraries jar files in the order of the class path
 * @param content short name of what is in the jars
 * @param options further options of the JVM
 * @param scope which launches share a process, if nobody asks for something else; empty
 * if none can
 * @param preparesLater whether a start is recorded in the background if there is no
 * recording
 */
record LauncherScript(PackageName name, RuntimeFlavour flavour, String mainClass, List<String> libraries,
		String content, List<String> options, Optional<ProcessScope> scope, boolean preparesLater) {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMddHHmm", Locale.ROOT)
		.withZone(ZoneOffset.UTC);

	/**
	 * Files a provider has open besides its jars: those of Java, and connections.
	 */
	private static final int FURTHER_FILES = 40;

	/**
	 * Comes with the module that shares processes, without which no package has a scope.
	 */
	private static final String SHARED = "/dev/tfprovider/internal/process/shared.sh";

	/**
	 * Return the whole script.
	 */
	String text() {
		boolean thin = this.flavour == RuntimeFlavour.THIN;
		Map<String, String> values = values();
		values.put("PRIVATE", filled("private-folder", values));
		values.put("MACHINE", filled("find-java", values));
		values.put("FIND", thin ? "  machine_java" : filled("own-java", values));
		values.put("UNPACK", thin ? "" : filled("unpack", values));
		values.put("RECORDED", thin ? "is_usable" : "find_recording \"$@\"");
		values.put("NONE", filled(thin ? "no-java" : "broken-java", values));
		values.put("LATER", this.preparesLater ? filled("prepare-later", values) + "\n" : "");
		values.put("UNPREPARED", this.preparesLater ? "  prepare_later" : "");
		return Template.of(LauncherScript.class, "launcher.sh").fill(values);
	}

	/**
	 * Return the part of the script that only bash can read, for launches that share a
	 * process.
	 */
	String sharedText() {
		return Template.of(LauncherScript.class, SHARED).fill(values());
	}

	private static String filled(String template, Map<String, String> values) {
		return Template.of(LauncherScript.class, template + ".sh").fill(values).stripTrailing();
	}

	private Map<String, String> values() {
		Map<String, String> values = new HashMap<>();
		values.put("TIME", TIME.format(FileTree.TIME));
		values.put("ADDRESS", this.name.address());
		values.put("PREFIX", this.name.prefix());
		values.put("TYPE", this.name.type());
		values.put("VERSION", this.name.version());
		values.put("CONTENT", this.content);
		values.put("VARIABLE", this.name.variablePrefix());
		values.put("KEPT", Integer.toString(PreparedStart.KEPT));
		values.put("FILES", Integer.toString(this.libraries.size() + FURTHER_FILES));
		values.put("SCOPE", this.scope.orElse(ProcessScope.LAUNCH).word());
		values.put("MAIN", ShellText.quoted(this.mainClass));
		values.put("OPTIONS",
				this.options.stream().map((option) -> " " + ShellText.quoted(option)).collect(Collectors.joining()));
		values.put("LAST", library(Collections.max(this.libraries)));
		values.put("CLASSPATH", this.libraries.stream().map(LauncherScript::library).collect(Collectors.joining(":")));
		return values;
	}

	private static String library(String name) {
		return "\"$here\"" + ShellText.quoted("/lib/" + name);
	}

	/**
	 * Return a script that differs in where Java comes from.
	 */
	LauncherScript with(RuntimeFlavour other) {
		return new LauncherScript(this.name, other, this.mainClass, this.libraries, this.content, this.options,
				this.scope, this.preparesLater);
	}

}
