/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import com.fasterxml.jackson.databind.JsonNode;
import com.palantir.javapoet.AnnotationSpec;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.Corrections;
import org.jspecify.annotations.Nullable;

/**
 * Maps members of objects to components of records.
 *
 * @param types maps their types
 * @param notes where remarks are added
 * @param corrections what a person has said about the resource
 */
record ComponentMapping(TypeMapping types, Notes notes, Corrections corrections) {

	/**
	 * Annotations of attributes of which the service keeps another form.
	 */
	private static final Map<String, String> FORMS = Map.of("case", "CaseInsensitive", "trim", "Trimmed");

	/**
	 * Return what a person has said about a member: for this resource, or wherever it is.
	 */
	Corrections corrections(String place, @Nullable ApiProperty given, @Nullable ApiProperty found) {
		Corrections said = this.corrections.at(place);
		said = (given != null) ? said.or(given.corrections()) : said;
		return (found != null) ? said.or(found.corrections()) : said;
	}

	/**
	 * Map the members of an object inside another one.
	 * @param place where the object is
	 * @param request the object in requests, {@code null} if it is in answers alone
	 * @param answer the object in answers, {@code null} if it is in requests alone
	 */
	List<ModelComponent> nested(String place, ApiType.@Nullable Members request, ApiType.@Nullable Members answer) {
		Set<String> taken = new HashSet<>();
		List<ModelComponent> components = new ArrayList<>();
		for (String property : names(request, answer)) {
			ApiProperty given = given(request, property);
			ApiProperty found = found(answer, property);
			Corrections said = corrections(place + "." + property, given, found);
			if ((given == null && found == null) || said.is("ignore")) {
				continue;
			}
			ComponentName name = JavaNames.component(said.text("name").orElse(property), false, taken);
			components.add(component(place + "." + property, name, property, given, found, request == null,
					names(request, answer)));
		}
		return components;
	}

	/**
	 * Return the names of all members, those of requests first.
	 */
	static Set<String> names(ApiType.@Nullable Members request, ApiType.@Nullable Members answer) {
		Set<String> names = new LinkedHashSet<>();
		if (request != null) {
			names.addAll(request.properties().keySet());
		}
		if (answer != null) {
			names.addAll(answer.properties().keySet());
		}
		return names;
	}

	static @Nullable ApiProperty given(ApiType.@Nullable Members request, String name) {
		ApiProperty property = (request != null) ? request.properties().get(name) : null;
		return (property != null && property.access() != ApiProperty.Access.READ_ONLY) ? property : null;
	}

	static @Nullable ApiProperty found(ApiType.@Nullable Members answer, String name) {
		ApiProperty property = (answer != null) ? answer.properties().get(name) : null;
		return (property != null && property.access() != ApiProperty.Access.WRITE_ONLY) ? property : null;
	}

	/**
	 * Map a member.
	 * @param place where it is
	 * @param name name of the component
	 * @param property name of the member
	 * @param sent the member in requests, if it is there
	 * @param found the member in answers, if it is there
	 * @param decided whether the provider decides all of the object
	 * @param beside names of the members beside it
	 */
	ModelComponent component(String place, ComponentName name, String property, @Nullable ApiProperty sent,
			@Nullable ApiProperty found, boolean decided, Set<String> beside) {
		Corrections said = corrections(place, sent, found);
		JsonNode fallback = said.value("default").orElse(null);
		ApiProperty given = (fallback != null && sent != null) ? sent.withDefault(fallback) : sent;
		ApiProperty main = Objects.requireNonNull((given != null) ? given : found);
		boolean kept = given != null && (said.is("write-only") || said.is("normalized"));
		boolean readable = given == null
				|| (!kept && found != null && AnswerCoverage.isReadable(given.type(), found.type()));
		if (!readable && !kept && found != null) {
			this.notes.add(Note.Topic.NOT_READ, place,
					"answers do not have all that requests have, so what was planned is kept");
		}
		ApiProperty answer = readable ? found : null;
		MappedType type = this.types.map(place, name.java(), (given != null) ? given.type() : null,
				(answer != null) ? answer.type() : null);
		List<AnnotationSpec> annotations = new ArrayList<>();
		boolean nullable;
		if (given == null) {
			nullable = !main.required() || main.nullable();
			if (!decided) {
				annotations.add(nullable ? Annotations.attribute("Computed", "readOnly", "true")
						: Annotations.attribute("Computed"));
			}
		}
		else {
			nullable = configured(place, given, answer, type, annotations);
			nullable = corrected(said, nullable, annotations);
		}
		if (said.flag("sensitive").orElseGet(() -> type.sensitive() || isSecret(place, property, main, beside))) {
			annotations.add(Annotations.attribute("Sensitive"));
		}
		if (name.attribute() != null) {
			annotations.add(Annotations.attribute("AttributeName", "value", "$S", name.attribute()));
		}
		if (main.deprecated() && given != null) {
			annotations
				.add(Annotations.attribute("DeprecatedAttribute", "value", "$S", "The service has deprecated it."));
		}
		annotations.addAll(type.constraints());
		return new ModelComponent(name.java(), property, type.type(), annotations, nullable,
				said.text("description").orElse(main.description()), new ModelComponent.Use(given != null || decided,
						given != null, answer != null, given != null && !given.required(), false));
	}

	/**
	 * Correct what was guessed of a member that configurations may set.
	 * @return whether it may be null
	 */
	private static boolean corrected(Corrections said, boolean nullable, List<AnnotationSpec> annotations) {
		AnnotationSpec computed = Annotations.attribute("Computed");
		boolean optional = nullable;
		if (said.flag("computed").isPresent()) {
			annotations.remove(computed);
			if (said.is("computed")) {
				annotations.removeIf((annotation) -> annotation.type().toString().endsWith(".Default"));
				annotations.add(0, computed);
				optional = true;
			}
		}
		said.text("normalized").map(FORMS::get).map(Annotations::attribute).ifPresent(annotations::add);
		return optional;
	}

	/**
	 * Return whether a member is a secret by its name, and tell what to look at.
	 */
	private boolean isSecret(String place, String property, ApiProperty main, Set<String> beside) {
		if (Secrets.isSecret(property, main.type(), beside)) {
			this.notes.add(Note.Topic.SECRET, place, "is taken for a secret, because of its name");
			return true;
		}
		if (main.access() != ApiProperty.Access.WRITE_ONLY && Secrets.looksLikeOne(property, main.type())) {
			this.notes.add(Note.Topic.MAYBE_SECRET, place, "may be a secret; if it is one, put @Sensitive before it");
		}
		return false;
	}

	/**
	 * Map what configurations may set. The service may fill in whatever it answers with,
	 * unless null is a value of its own both ways, or empty is the default. A default is
	 * left to a service that may answer with null.
	 * @return whether it may be null
	 */
	private boolean configured(String place, ApiProperty given, @Nullable ApiProperty answer, MappedType type,
			List<AnnotationSpec> annotations) {
		if (given.required() && !given.nullable()) {
			return false;
		}
		DefaultText.Outcome fallback = DefaultText.of(given, type);
		if (fallback.problem() != null) {
			this.notes.add(Note.Topic.LEFT_OUT, place, fallback.problem());
		}
		boolean answersNull = answer != null && answer.nullable();
		if (!fallback.texts().isEmpty() && !answersNull) {
			annotations.add(fallback.annotation());
			return false;
		}
		boolean ownNull = given.nullable() && fallback.texts().isEmpty() && answer != null && answersNull
				&& !(answer.type() instanceof ApiType.Anything);
		if (answer != null && !ownNull && !fallback.empty()) {
			annotations.add(Annotations.attribute("Computed"));
		}
		return true;
	}

}
