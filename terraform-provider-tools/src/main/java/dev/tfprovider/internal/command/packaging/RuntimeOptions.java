/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.packaging;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandLine;
import dev.tfprovider.internal.command.line.Platform;
import dev.tfprovider.internal.command.line.Refusal;

/**
 * The command-line options for the Java runtime of a package.
 *
 * @param flavour the machine or the package
 * @param jdk the JDK to make its runtime of; empty for the one that runs the command
 * @param musl the JDK to make another runtime of, for systems with musl; empty for none
 */
record RuntimeOptions(RuntimeFlavour flavour, Optional<TargetJdk> jdk, Optional<TargetJdk> musl) {

	static final String JDK = "jdk";

	static final String ADD_MODULES = "add-modules";

	/**
	 * Read the options.
	 */
	static RuntimeOptions of(CommandCall call) throws IOException {
		CommandLine line = call.line();
		RuntimeFlavour flavour = RuntimeFlavour.of(line);
		if (flavour != RuntimeFlavour.RUNTIME) {
			for (String option : List.of(JDK, RuntimeImage.MUSL, ADD_MODULES)) {
				Refusal.usageWhen(line.has(option), "'--%s' is for packages with a runtime: add '--runtime'.", option);
			}
		}
		Optional<TargetJdk> jdk = target(call, JDK);
		Optional<TargetJdk> musl = target(call, RuntimeImage.MUSL);
		RuntimeOptions source = new RuntimeOptions(flavour, jdk, musl);
		if (jdk.isPresent() && jdk.get().musl()) {
			throw Refusal.usage("The JDK in %s is for musl: name it with '--%s', beside a runtime for glibc.",
					jdk.get().home(), RuntimeImage.MUSL);
		}
		if (musl.isPresent() && !(musl.get().musl() && musl.get().platform().equals(source.platform()))) {
			throw Refusal.usage("'--%s' needs a JDK for %s and musl. The one in %s is for %s%s.", RuntimeImage.MUSL,
					source.platform(), musl.get().home(), musl.get().platform(), musl.get().musl() ? "" : " and glibc");
		}
		return source;
	}

	private static Optional<TargetJdk> target(CommandCall call, String option) throws IOException {
		Optional<String> folder = call.line().value(option);
		return folder.isPresent() ? Optional.of(TargetJdk.read(call.path(folder.get()))) : Optional.empty();
	}

	/**
	 * Return the platform that a runtime would be for.
	 */
	Platform platform() {
		return this.jdk.map(TargetJdk::platform).orElseGet(Platform::current);
	}

	/**
	 * Tell whether what is packaged can be run here.
	 */
	boolean isRunnable() {
		return this.jdk.isEmpty();
	}

}
