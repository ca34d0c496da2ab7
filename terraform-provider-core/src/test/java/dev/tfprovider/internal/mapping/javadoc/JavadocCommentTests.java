/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping.javadoc;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

class JavadocCommentTests {

	@Test
	void mainTextEndsAtTheFirstBlockTag() {
		JavadocComment comment = JavadocComment.parse(" A pet.\n <p>\n On sale.\n @param name its name\n @since 1\n");
		assertThat(comment.main()).isEqualTo("A pet.\n\nOn sale.");
		assertThat(comment.params()).containsExactly(entry("name", "its name"));
	}

	@Test
	void paramsKeepTheirOrderAndJoinTheirLines() {
		JavadocComment comment = JavadocComment.parse("""
				 @param <T> the type
				 @param zeta one
				    two
				 @param alpha uses {@code x}
				 @param empty
				 @param zeta again
				""");
		assertThat(comment.main()).isEmpty();
		assertThat(comment.params()).containsExactly(entry("zeta", "one two"), entry("alpha", "uses `x`"));
	}

	@Test
	void atSignWithinALineIsText() {
		assertThat(JavadocComment.parse("Mail me@example.com.").main()).isEqualTo("Mail me@example.com.");
	}

	@Test
	void carriageReturnsDoNotMatter() {
		assertThat(JavadocComment.parse("A\r\n@param b c\r\n").params()).containsExactly(entry("b", "c"));
	}

	@Test
	void contentIsOneLineForEachText() {
		JavadocComment comment = JavadocComment.parse("One.\n<p>Two \\ three.\n@param a b = c: d");
		assertThat(DescriptionResource.content("", comment))
			.isEqualTo("description=One.\\n\\nTwo \\\\ three.\nparam.a=b = c: d\n");
	}

	@Test
	void contentIsReadAsItWasWritten() throws IOException {
		JavadocComment comment = JavadocComment.parse("Größe.\n<p>Two \\n \\\\ three.\n@param a b = c: \\d # !");
		byte[] content = DescriptionResource.content("", comment).getBytes(StandardCharsets.UTF_8);
		Map<String, String> texts = Map.of("description", "Größe.\n\nTwo \\n \\\\ three.", "param.a", "b = c: \\d # !");
		assertThat(DescriptionResource.read(new ByteArrayInputStream(content))).isEqualTo(texts);
		Properties properties = new Properties();
		properties.load(new StringReader(new String(content, StandardCharsets.UTF_8)));
		assertThat(properties).isEqualTo(texts);
	}

	@Test
	void emptyAndCutContentIsRead() throws IOException {
		assertThat(DescriptionResource.read(new ByteArrayInputStream(new byte[0]))).isEmpty();
		assertThat(DescriptionResource.read(new ByteArrayInputStream("description=A pet.\npara".getBytes())))
			.containsExactly(entry("description", "A pet."));
	}

}
