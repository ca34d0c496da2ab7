/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.create;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import javax.lang.model.SourceVersion;

import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.JavaPackageName;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.line.SourceAddressPart;

/**
 * The names in a new project.
 *
 * @param address source address, {@code namespace/type} or {@code host/namespace/type}
 * @param type last part of the address, and prefix of the provider's types
 * @param packageName package of the classes
 */
record ProjectNames(String address, String type, String packageName) {

	private static final Pattern HOST = Pattern.compile("[0-9a-z-]+(\\.[0-9a-z-]+)+(:[0-9]{1,5})?");

	/**
	 * Derive the names from the source address.
	 * @throws CommandFailedException if the address is none, or no package can be named
	 * so
	 */
	static ProjectNames of(String address, Optional<String> asked) {
		String[] parts = address.split("/", -1);
		Refusal.when(parts.length < 2 || parts.length > 3 || (parts.length == 3 && !isHost(parts[0])),
				"'%s' is no source address: it must be namespace/type or "
						+ "host.name/namespace/type, such as acme/notes.",
				address);
		String namespace = SourceAddressPart.checkNamespace(parts[parts.length - 2]);
		String type = SourceAddressPart.check(parts[parts.length - 1]);
		Refusal.when(!Character.isLetter(type.charAt(0)),
				"The type '%s' must begin with a letter: the types of resources begin with it.", type);
		Refusal.when(type.equals("terraform"), "The type 'terraform' is Terraform's own. Choose another name.");
		return new ProjectNames(address, type,
				asked.map(JavaPackageName::check).orElseGet(() -> defaultPackage(namespace, type)));
	}

	/**
	 * Return the name of the project, its folder and its jar.
	 */
	String artifact() {
		return "terraform-provider-" + this.type;
	}

	/**
	 * Return what the names of classes begin with.
	 */
	String classPrefix() {
		return camelCase(this.type);
	}

	/**
	 * Return the words of a name with capital letters, and nothing between them.
	 */
	static String camelCase(String name) {
		return Arrays.stream(name.split("[_-]"))
			.filter((word) -> !word.isEmpty())
			.map((word) -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
			.collect(Collectors.joining());
	}

	private static boolean isHost(String text) {
		return text.length() <= 253 && HOST.matcher(text).matches();
	}

	private static String defaultPackage(String namespace, String type) {
		return "com." + word(namespace) + "." + word(type);
	}

	private static String word(String part) {
		String word = part.replace("-", "").replace("_", "");
		return (Character.isDigit(word.charAt(0)) || SourceVersion.isKeyword(word)) ? "_" + word : word;
	}

}
