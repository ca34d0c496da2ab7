/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

import dev.tfprovider.value.TerraformValue;

/**
 * Writes the section about the import of objects.
 *
 * @param type the type
 * @param imports how it is imported
 * @param examples the examples of the author
 */
record ImportSection(DocumentedType type, DocumentedImport imports, ExampleFiles examples) {

	/**
	 * Return the section without its heading, Markdown.
	 */
	String text() throws IOException {
		StringBuilder text = new StringBuilder();
		String form = this.imports.form();
		text.append(form.isEmpty() ? "Objects are imported by an id.\n\n"
				: "Objects are imported by an id of the form `%s`, with values in place of what is in braces.\n\n"
					.formatted(form));
		String id = form.isEmpty() ? "ID" : form;
		text.append(MarkdownPage.fence("shell", this.examples.read(this.type, "import.sh")
			.orElse("terraform import %s.example '%s'\n".formatted(this.type.name(), id))));
		text.append(MarkdownPage.fence("terraform", this.examples.read(this.type, "import-by-string-id.tf")
			.orElse("import {\n  to = %s.example\n  id = \"%s\"\n}\n".formatted(this.type.name(), id))));
		if (!this.imports.identity().isEmpty()) {
			text.append("With Terraform 1.12 or newer, they are imported by their identity too.\n\n");
			text.append(MarkdownPage.fence("terraform",
					this.examples.read(this.type, "import-by-identity.tf").orElseGet(this::byIdentity)));
			text.append("### Identity Schema\n\n");
			this.imports.identity()
				.forEach((member) -> text
					.append("- `%s` (%s, %s) %s".formatted(member.name(), TypeLabel.of(member),
							MemberGroup.of(member).title(), MemberNotes.of(member))
						.stripTrailing())
					.append("\n"));
			text.append('\n');
		}
		return text.toString().replace(System.lineSeparator(), "\n");
	}

	private String byIdentity() {
		Map<String, TerraformValue> arguments = new LinkedHashMap<>();
		this.imports.identity().forEach((member) -> arguments.put(member.name(), DocumentedImport.placeholder(member)));
		return "import {\n  to = %s.example\n  identity = {\n%s  }\n}\n".formatted(this.type.name(),
				ExampleText.arguments(arguments, "    "));
	}

}
