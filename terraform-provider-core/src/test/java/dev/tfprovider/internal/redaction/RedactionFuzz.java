/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.redaction;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Random;

import dev.tfprovider.internal.fuzz.Fuzzing;
import org.junit.jupiter.api.Test;

/**
 * Headers, bodies and messages of any kind: never a secret, never more work than the text
 * is worth.
 */
class RedactionFuzz {

	private static final String SECRET = "it's-p&ss/w\"rd";

	private static final String OTHER = "aaaaabaaaaa";

	private static final List<String> PARTS = List.of(SECRET, OTHER, "it''s-p&ss/w\"rd", "it's-p\\u0026ss\\/w\\\"rd",
			"it%27s-p%26ss%2fw%22rd", "it&#39;s-p&amp;ss/w&quot;rd",
			Base64.getEncoder().encodeToString(("me:" + SECRET).getBytes(StandardCharsets.UTF_8)), "a", "aaaa", "{",
			"}", "\"password\":", "\"", "\\", "\\\"", "%", "&", "'", "https://", "@", "?token=", "\n", "<EOL>", "...",
			"…", "X-Auth-Key:", "[", "]", "=", "\u001B[", "\uD800", "12", " ");

	private static final SecretSet SECRETS = new SecretSet();

	static {
		SECRETS.addAll(List.of(SECRET, OTHER));
	}

	@Test
	void secretIsNeverShown() {
		new Fuzzing("texts", 200_000, 3_000).run(RedactionFuzz::text, (input) -> {
			String text = new String(input, StandardCharsets.UTF_8);
			String shown = Redaction.hide(text, List.of(SECRETS));
			if (shown.contains(SECRET) || shown.contains(OTHER)) {
				throw new AssertionError("Shows " + shown);
			}
			if (ControlCharacters.escape(shown).indexOf('\u001B') >= 0) {
				throw new AssertionError("Commands the terminal: " + shown);
			}
		});
	}

	private static byte[] text(Random random) {
		StringBuilder text = new StringBuilder();
		for (int count = random.nextInt(20); count > 0; count--) {
			text.append(PARTS.get(random.nextInt(PARTS.size())));
		}
		return text.toString().getBytes(StandardCharsets.UTF_8);
	}

}
