/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine.host;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rewords the messages of the engine to those of a host. The engine speaks as the newest
 * Terraform it knows; here is what others say instead. Texts of the provider stay as they
 * are.
 *
 * @param host the host
 */
public record HostMessages(HostProfile host) {

	private static final String EXCLUDE = "To proceed, either disable prevent_destroy for this resource or exclude "
			+ "instances of this resource from this round using:\n    -exclude=\"$2\"";

	private static final List<Rewording> REWORDINGS = List.of(
			new Rewording("1.0-1.12", "1.0-1.9", " required, but have [^\".]+(?=[.\"])", " required"),
			new Rewording("1.8-1.12", "never", "(?<= failed: )(?=function returned an inconsistent result)",
					"provider "),
			new Rewording("never", "1.11+",
					"(?s)^[^\n]*\n.*?returned a value for the write-only attribute \"([^.\"\\[]+)\\.[^.\"\\[]+"
							+ "(?:\\[[^]]*\\])?(\\..*?)\"(?: during| after|\\. Write-only).*$",
					"Invalid provider response\nResource type \"$1\" returned an actual value for the write-only "
							+ "attribute \"$2\" while it is meant to be nil. This is an issue in the provider SDK."),
			new Rewording("never", "1.12+",
					"(?s)^Instance cannot be destroyed\nResource (([^\\[ ]+)\\S*) has lifecycle.prevent_destroy set.*$",
					"Resource instance cannot be destroyed\nResource instance $1 has prevent_destroy set, but the plan "
							+ "calls for it to be destroyed.\n\n" + EXCLUDE),
			new Rewording("never", "1.9+", "^Invalid for_each set argument", "Invalid for_each argument"),
			new Rewording("never", "1.9+", "\"for_each\" supports maps and sets of strings",
					"\"for_each\" supports sets of strings"),
			new Rewording("never", "1.9+",
					"(the given \"for_each\" argument value is null\\.) A map, or set of strings is allowed\\.", "$1"),
			new Rewording("never", "1.9+", "with the -target option, which means",
					"with either the -target option or the -exclude option, which means"),
			new Rewording("never", "1.9+", "The -target option is not for routine use, and is provided only for",
					"The -target and -exclude options are not for routine use, and are provided only for"),
			new Rewording("never", "1.9+", "with the -target option in effect",
					"with the -target or the -exclude option in effect"),
			new Rewording("never", "1.9+",
					"the -target option is not suitable for routine use, and is provided only for",
					"the -target and -exclude options are not suitable for routine use, and are provided only for"),
			new Rewording("never", "1.12+", "with ID (\\S+), the providerreturned an instance",
					"with $1, the provider returned an instance"),
			new Rewording("never", "1.12+",
					"(?s)The configuration for the given import target (\\S+) does not exist\\. If you wish.*$",
					"The configuration for the given import $1 does not exist. All target instances must have an "
							+ "associated configuration to be imported."),
			new Rewording("never", "1.12+",
					"with the given id\\. Only pre-existing objects can be imported; check that the id is correct",
					"with the given id or identity. Only pre-existing objects can be imported; check that the id or "
							+ "identity is correct"),
			new Rewording("never", "1.12+",
					"A (managed|data) resource (\"[^\"]*\" \"[^\"]*\") has not been declared in the root module\\.",
					"There is no $1 resource $2 definition in the root module."),
			new Rewording("never", "1.11+",
					"^Invalid use of ephemeral value\nEphemeral values are not valid for \"([^\"]+)\", because .*$",
					"Ephemeral value used in non-ephemeral context\nAttribute \".$1\" is referencing an ephemeral value "
							+ "but ephemeral values can be referenced only by other ephemeral attributes or by "
							+ "write-only ones."),
			new Rewording("never", "1.11+", "^Ephemeral value not allowed\nThis output value is not declared .*$",
					"Output does not allow ephemeral value\nThe value that was generated for the output is ephemeral, "
							+ "but it is not configured to allow one."),
			new Rewording("never", "always", "\"terraform (state|apply)", "\"tofu $1"),
			new Rewording("never", "always", "Root object was", "root object was"));

	private static final Pattern QUOTED_OR_NAME = Pattern
		.compile("\"(?:[^\"\\\\]|\\\\.)*\"|\\bTerraform\\b|\\bterraform (?=[a-z])");

	public EngineDiagnostic say(EngineDiagnostic diagnostic) {
		if (diagnostic.provided() || diagnostic.summary().contains("\n")) {
			return diagnostic;
		}
		String[] texts = say(diagnostic.summary() + "\n" + diagnostic.detail()).split("\n", 2);
		return new EngineDiagnostic(diagnostic.error(), texts[0], (texts.length > 1) ? texts[1] : "",
				diagnostic.address(), diagnostic.path(), false);
	}

	/**
	 * Return what this release says for each of several.
	 * @param diagnostics diagnostics in the words of the engine
	 * @return the diagnostics in the words of the release
	 */
	public List<EngineDiagnostic> say(EngineDiagnostics diagnostics) {
		return diagnostics.asList().stream().map(this::say).toList();
	}

	private String say(String text) {
		String said = text;
		for (Rewording rewording : REWORDINGS) {
			said = rewording.apply(this.host, said);
		}
		return this.host.isOpenTofu() ? QUOTED_OR_NAME.matcher(said).replaceAll(HostMessages::name) : said;
	}

	/**
	 * Replace the name of the product, but nothing in quotes: that is a practitioner's.
	 */
	private static String name(MatchResult found) {
		return switch (found.group()) {
			case "Terraform" -> "OpenTofu";
			case "terraform " -> "tofu ";
			default -> Matcher.quoteReplacement(found.group());
		};
	}

	/**
	 * Other words of some hosts.
	 *
	 * @param hosts who says it otherwise
	 * @param words the words of the newest Terraform, summary and detail in two lines
	 * @param instead what they say
	 */
	private record Rewording(HostVersions hosts, Pattern words, String instead) {

		Rewording(String terraform, String openTofu, String words, String instead) {
			this(new HostVersions(terraform, openTofu), Pattern.compile(words), instead);
		}

		String apply(HostProfile host, String text) {
			return this.hosts.include(host) ? this.words.matcher(text).replaceAll(this.instead) : text;
		}

	}

}
