/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.tfprovider.internal.command.ProcessScope;

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
	 * Return the whole script.
	 */
	String text() {
		boolean thin = this.flavour == RuntimeFlavour.THIN;
		return filled(template("launcher").replace("@MACHINE@", template("find-java").stripTrailing())
			.replace("@FIND@", thin ? "  machine_java" : template("own-java").stripTrailing())
			.replace("@UNPACK@\n", thin ? "" : template("unpack"))
			.replace("@RECORDED@", thin ? "is_usable" : "find_recording \"$@\"")
			.replace("@NONE@", template(thin ? "no-java" : "broken-java").stripTrailing())
			.replace("@LATER@", this.preparesLater ? template("prepare-later").stripTrailing() + "\n" : "")
			.replace("@UNPREPARED@\n", this.preparesLater ? "  prepare_later\n" : ""));
	}

	/**
	 * Return the part of the script that only bash can read, for launches that share a
	 * process.
	 */
	String sharedText() {
		return filled(template("shared"));
	}

	private String filled(String template) {
		return template.replace("\"$here/lib/@LAST@\"", "\"$here\"" + quoted("/lib/" + Collections.max(this.libraries)))
			.replace("@TIME@", TIME.format(FileTree.TIME))
			.replace("@ADDRESS@", this.name.address())
			.replace("@PREFIX@", this.name.prefix())
			.replace("@TYPE@", this.name.type())
			.replace("@VERSION@", this.name.version())
			.replace("@CONTENT@", this.content)
			.replace("@VARIABLE@", this.name.variablePrefix())
			.replace("@KEPT@", Integer.toString(PreparedStart.KEPT))
			.replace("@FILES@", Integer.toString(this.libraries.size() + FURTHER_FILES))
			.replace("@SCOPE@", this.scope.orElse(ProcessScope.LAUNCH).word())
			.replace("@MAIN@", quoted(this.mainClass))
			.replace("@OPTIONS@",
					this.options.stream().map((option) -> " " + quoted(option)).collect(Collectors.joining()))
			.replace("@CLASSPATH@",
					this.libraries.stream()
						.map((library) -> "\"$here\"" + quoted("/lib/" + library))
						.collect(Collectors.joining(":")));
	}

	/**
	 * Return a script that differs in where Java comes from.
	 */
	LauncherScript with(RuntimeFlavour other) {
		return new LauncherScript(this.name, other, this.mainClass, this.libraries, this.content, this.options,
				this.scope, this.preparesLater);
	}

	private static String quoted(String text) {
		return text.matches("[A-Za-z0-9._/=:+-]*") ? text : "'" + text.replace("'", "'\\''") + "'";
	}

	private static String template(String name) {
		try (InputStream script = LauncherScript.class.getResourceAsStream(name + ".sh")) {
			return new String(Objects.requireNonNull(script, name).readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
