/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.List;

import dev.tfprovider.internal.command.schema.DescribedMember;
import dev.tfprovider.internal.command.schema.DescribedObject;

/**
 * Writes the section about attributes and blocks: three groups, the rules, and a section
 * with an anchor for each nested object.
 */
final class SchemaSection {

	private final StringBuilder text = new StringBuilder();

	private SchemaSection() {
	}

	/**
	 * Return the section without its heading, Markdown.
	 */
	static String of(DescribedObject object) {
		SchemaSection section = new SchemaSection();
		for (MemberGroup group : MemberGroup.values()) {
			section.list("### " + group.title(), group.of(object), "");
		}
		section.sentences("### Rules", object.declared().rules());
		section.nested(object, "", "");
		return section.text.toString();
	}

	private void list(String heading, List<DescribedMember> members, String anchor) {
		if (members.isEmpty()) {
			return;
		}
		this.text.append(heading).append("\n\n");
		for (DescribedMember member : members) {
			this.text.append("- `").append(member.name()).append("` (").append(TypeLabel.of(member)).append(')');
			String notes = MemberNotes.of(member);
			if (!notes.isEmpty()) {
				this.text.append(' ').append(notes.replace("\n", "\n  "));
			}
			if (member.inside() != null) {
				this.text.append(" (see [below for nested schema](#").append(anchor(member, anchor)).append("))");
			}
			this.text.append('\n');
		}
		this.text.append('\n');
	}

	private void sentences(String heading, List<String> sentences) {
		if (!sentences.isEmpty()) {
			this.text.append(heading).append("\n\n");
			sentences.forEach((sentence) -> this.text.append("- ").append(sentence).append('\n'));
			this.text.append('\n');
		}
	}

	private void nested(DescribedObject object, String path, String anchor) {
		for (DescribedMember member : object.members()) {
			DescribedObject inside = member.inside();
			if (inside == null) {
				continue;
			}
			String innerPath = path + member.name();
			String innerAnchor = anchor(member, anchor);
			this.text.append("<a id=\"").append(innerAnchor).append("\"></a>\n");
			this.text.append("### Nested Schema for `").append(innerPath).append("`\n\n");
			for (MemberGroup group : MemberGroup.values()) {
				list(group.title() + ":", group.of(inside), innerAnchor);
			}
			sentences("Rules:", inside.declared().rules());
			nested(inside, innerPath + ".", innerAnchor);
		}
	}

	private static String anchor(DescribedMember member, String outer) {
		return outer.isEmpty() ? (member.isBlock() ? "nestedblock--" : "nestedatt--") + member.name()
				: outer + "--" + member.name();
	}

}
