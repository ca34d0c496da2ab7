/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.TerraformType;

/**
 * The format of an import id: attributes with literal text around them.
 *
 * @param text the form as practitioners read it
 * @param prefix the text before the first attribute
 * @param parts the attributes, each with the text around it
 * @param further settings of the provider block that an id may name at its end
 */
public record ImportForm(String text, String prefix, List<Part> parts, List<Attribute> further) {

	private static final Pattern PLACEHOLDER = Pattern.compile("\\{([^{}]*)}");

	private static final String SEPARATOR = "/";

	/**
	 * Return the form that identifiers have unless an author gives one: separated by
	 * slashes.
	 */
	static ImportForm of(List<Attribute> identifiers) {
		List<Part> parts = new ArrayList<>();
		for (int i = 0; i < identifiers.size(); i++) {
			String after = (i < identifiers.size() - 1) ? SEPARATOR : "";
			parts.add(new Part(identifiers.get(i), (i > 0) ? SEPARATOR : "", after, false));
		}
		String text = identifiers.stream().map(Attribute::name).collect(Collectors.joining(SEPARATOR));
		return new ImportForm(text, "", List.copyOf(parts), List.of());
	}

	/**
	 * Read the form that an author gives.
	 * @throws InvalidDeclarationException if it is not a form for the block
	 */
	public static ImportForm parse(String template, BlockSchema block, String typeName) {
		Refusal refusal = new Refusal(template, typeName);
		List<Part> parts = new ArrayList<>();
		Matcher matcher = PLACEHOLDER.matcher(template);
		String prefix = null;
		int end = 0;
		while (matcher.find()) {
			String before = template.substring(end, matcher.start());
			end = matcher.end();
			refusal.check(!before.contains("{") && !before.contains("}"), "has a brace without its partner");
			if (prefix == null) {
				prefix = before;
			}
			else {
				Part last = parts.remove(parts.size() - 1);
				refusal.check(!before.isEmpty(),
						"has nothing between \"" + last.attribute().name() + "\" and \"" + matcher.group(1) + "\"");
				refusal.check(!last.rest(), "has a star in another than the last placeholder");
				parts.add(last.followedBy(before));
			}
			parts.add(part(matcher.group(1), (parts.isEmpty()) ? "" : before, parts, block, refusal));
		}
		String suffix = template.substring(end);
		refusal.check(prefix != null, "names no attribute in braces");
		refusal.check(!suffix.contains("{") && !suffix.contains("}"), "has a brace without its partner");
		Part last = parts.remove(parts.size() - 1);
		parts.add(last.followedBy(suffix));
		return new ImportForm(template, (prefix != null) ? prefix : "", List.copyOf(parts), List.of());
	}

	private static Part part(String placeholder, String before, List<Part> others, BlockSchema block, Refusal refusal) {
		boolean rest = placeholder.endsWith("*");
		String name = rest ? placeholder.substring(0, placeholder.length() - 1) : placeholder;
		Attribute attribute = block.attribute(AttributePath.root(name))
			.orElseThrow(() -> refusal.because("names \"" + name + "\", which is no attribute of it"));
		refusal.check(others.stream().noneMatch((other) -> other.attribute().name().equals(name)),
				"names \"" + name + "\" twice");
		refusal.check(attribute.type() instanceof TerraformType.Primitive && !attribute.isWriteOnly(),
				"names \"" + name + "\", which is no attribute with a simple type that is in the state");
		return new Part(attribute, before, "", rest);
	}

	/**
	 * Return this form for objects that have settings of their own: each may follow the
	 * id as in {@code 12@region=eu}.
	 * @param settings the attributes of these settings, that the form does not name
	 */
	ImportForm with(List<Attribute> settings) {
		List<Attribute> others = settings.stream()
			.filter((setting) -> this.parts.stream()
				.noneMatch((part) -> part.attribute().name().equals(setting.name())))
			.toList();
		return new ImportForm(this.text, this.prefix, this.parts, others);
	}

	public boolean isEmpty() {
		return this.parts.isEmpty();
	}

	/**
	 * Take an id apart.
	 * @return the text of each attribute, none of them empty; empty if the id does not
	 * have the form
	 */
	public Optional<Map<Attribute, String>> match(String id) {
		Map<Attribute, String> texts = new LinkedHashMap<>(settings(id));
		return match(withoutSettings(id), texts);
	}

	/**
	 * Return the settings of its own that an object has by its id.
	 * @return the text of each attribute, none if the object has what the provider block
	 * says
	 */
	public Map<Attribute, String> settings(String id) {
		int at = id.lastIndexOf('@');
		Map<Attribute, String> settings = new LinkedHashMap<>();
		setting(id, at).ifPresent((attribute) -> {
			settings.putAll(settings(id.substring(0, at)));
			settings.put(attribute, id.substring(at + attribute.name().length() + 2));
		});
		return settings;
	}

	/**
	 * Return an id without the settings of the object.
	 */
	public String withoutSettings(String id) {
		int at = id.lastIndexOf('@');
		return setting(id, at).isPresent() ? withoutSettings(id.substring(0, at)) : id;
	}

	private Optional<Attribute> setting(String id, int at) {
		return this.further.stream()
			.filter((attribute) -> at >= 0 && id.startsWith(attribute.name() + '=', at + 1))
			.findFirst();
	}

	private Optional<Map<Attribute, String>> match(String id, Map<Attribute, String> texts) {
		if (!id.startsWith(this.prefix)) {
			return Optional.empty();
		}
		int start = this.prefix.length();
		for (int i = 0; i < this.parts.size(); i++) {
			Part part = this.parts.get(i);
			int end = part.end(id, start, i == this.parts.size() - 1);
			if (end <= start || !part.takes(id.substring(start, end))) {
				return Optional.empty();
			}
			texts.put(part.attribute(), id.substring(start, end));
			start = end + part.after().length();
		}
		return Optional.of(texts);
	}

	/**
	 * An attribute in an id.
	 *
	 * @param attribute the attribute
	 * @param before the separator before it
	 * @param after the separator, or other text, after it
	 * @param rest whether it takes whatever is left
	 */
	record Part(Attribute attribute, String before, String after, boolean rest) {

		Part followedBy(String text) {
			return new Part(this.attribute, this.before, text, this.rest);
		}

		int end(String id, int start, boolean last) {
			if (last) {
				return id.endsWith(this.after) ? id.length() - this.after.length() : -1;
			}
			return id.indexOf(this.after, start);
		}

		boolean takes(String text) {
			return this.rest || (this.before.isEmpty() || !text.contains(this.before))
					&& (this.after.isEmpty() || !text.contains(this.after));
		}

	}

	/**
	 * Refuses a form.
	 */
	private record Refusal(String template, String typeName) {

		void check(boolean condition, String problem) {
			if (!condition) {
				throw because(problem);
			}
		}

		InvalidDeclarationException because(String problem) {
			return new InvalidDeclarationException(
					"The import id \"" + this.template + "\" of " + this.typeName + " " + problem,
					"Write names of attributes in braces, with text between them that tells them apart, such as "
							+ "\"{owner}/{name}\".");
		}

	}

}
