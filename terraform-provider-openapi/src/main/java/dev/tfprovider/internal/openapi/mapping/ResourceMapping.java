/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.ApiParameter;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.Corrections;
import dev.tfprovider.internal.openapi.resource.FoundList;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.ListPages;
import dev.tfprovider.internal.openapi.resource.NameWords;
import dev.tfprovider.internal.openapi.resource.ResourceId;
import org.jspecify.annotations.Nullable;

/**
 * Maps a resource.
 */
public final class ResourceMapping {

	/**
	 * Texts about messages rather than about what is in them.
	 */
	private static final Pattern MESSAGE = Pattern.compile(
			"(?i)^((an?|the) )?(request|response|body|payload|json)\\b|\\b(GET|POST|PUT|PATCH|DELETE)\\s+(https?:/)?/");

	/**
	 * How summaries of operations begin that create something.
	 */
	private static final Pattern CREATION = Pattern
		.compile("(?i)^(creates?|adds?|registers?|posts?|inserts?) ((an?|the|one) )?((new|single) )?");

	private static final AnnotationSpec CONFIGURED_ID = Annotations.attribute("Id", "configured", "true");

	private final FoundResource found;

	private final ClassName model;

	private final Notes notes = new Notes();

	private final NestedTypes nested;

	private final ComponentMapping mapping;

	/**
	 * Names of attributes.
	 */
	private final Set<String> taken = new HashSet<>();

	/**
	 * Names of members that have components, or need none.
	 */
	private final Set<String> done = new HashSet<>();

	private final List<ModelComponent> components = new ArrayList<>();

	private final List<ResourceModel.IdComponent> ids = new ArrayList<>();

	private final List<ResourceModel.IdComponent> origins = new ArrayList<>();

	private ResourceMapping(FoundResource found, ClassName model) {
		this.found = found;
		this.model = model;
		this.nested = new NestedTypes(model);
		this.mapping = new TypeMapping(this.notes, this.nested, found.corrections()).components();
	}

	/**
	 * Map a resource.
	 * @param found the resource
	 * @param model name of the model record
	 */
	public static ResourceModel map(FoundResource found, ClassName model) {
		return new ResourceMapping(found, model).map();
	}

	private ResourceModel map() {
		ResourceId id = this.found.id();
		ApiType.Members request = id.request().object();
		ApiType.Members answer = id.answer().object();
		this.found.parents().forEach(this::parent);
		identifier();
		this.found.origins().forEach(this::origin);
		ApiType.@Nullable Members change = this.found.update()
			.flatMap(ApiOperation::request)
			.flatMap(id.request()::in)
			.orElse(null);
		for (String property : ComponentMapping.names(request, answer)) {
			ApiProperty given = ComponentMapping.given(request, property);
			ApiProperty answered = ComponentMapping.found(answer, property);
			boolean ignored = this.mapping.corrections(property, given, answered).is("ignore");
			if (this.done.add(property) && !ignored && (given != null || answered != null)) {
				add(property, given, answered, change);
			}
		}
		id.holder().ifPresent((holder) -> this.nested.fix(component(holder).type(), id.property()));
		if (this.components.size() > 2 * TypeMapping.MOST_COMPONENTS) {
			throw new UnwritableException("it has %s attributes, and a record has room for %s", this.components.size(),
					2 * TypeMapping.MOST_COMPONENTS);
		}
		List<String> left = PatchContent.left(this.found, this.components);
		if (!left.isEmpty()) {
			this.notes.add(Note.Topic.STAYS, String.valueOf(this.found.update().orElse(null)),
					"what is taken out of the configuration is left out of the request and stays at the service, because "
							+ "the description does not let it be null: " + String.join(", ", left));
		}
		this.found.list().ifPresent(this::paged);
		Progress.of(this.found)
			.ifPresent((progress) -> this.notes.add(Note.Topic.WAITS, progress.member(),
					"the resource waits while it is one of these, which UNDER_WAY lists in its class: "
							+ String.join(", ", progress.underWay())));
		return new ResourceModel(this.found, this.model, description(answer, request), this.components,
				this.nested.types(), this.ids, this.origins, new QueryMapping(this.notes, this.mapping).map(this.found),
				this.notes.all());
	}

	private ModelComponent component(String member) {
		return this.components.stream()
			.filter((component) -> component.json().equals(member))
			.findFirst()
			.orElseThrow(() -> new UnwritableException("'%s' is ignored, which has its identifier", member));
	}

	private void paged(FoundList list) {
		if (list.pages().way() == ListPages.Way.UNKNOWN) {
			this.notes.add(Note.Topic.FIRST_PAGE, list.operation().toString(),
					"the list shows the first page and warns that there may be more, because the description does not "
							+ "say how to get the next one; follow the pages in the class of the list");
		}
	}

	private String description(ApiType.Members answer, ApiType.Members request) {
		String said = this.found.corrections().text("description").orElse("");
		return Stream.of(said, answer.description(), request.description(), this.found.create().summary())
			.filter((text) -> !text.isBlank() && !MESSAGE.matcher(text.strip()).find())
			.map((text) -> CREATION.matcher(text.strip()).replaceFirst("Manages each "))
			.findFirst()
			.orElseGet(() -> "Manages each " + NameWords.spaced(this.found.name()));
	}

	/**
	 * Add what identifies a parent: a member of answers if one has its name.
	 */
	private void parent(String parameter) {
		String key = this.found.id().keys().get(parameter);
		this.ids.add((key != null) ? key(parameter, key) : inPath(parameter, CONFIGURED_ID));
	}

	/**
	 * Add what tells where an object is created.
	 */
	private void origin(String parameter) {
		this.origins.add(inPath(parameter, Annotations.attribute("RequiresReplace")));
		this.notes.add(Note.Topic.NOT_READ, parameter,
				"nothing but the request that creates an object has it, so it is unknown after an import");
	}

	/**
	 * Add a parameter that is no member of requests or answers, or takes the place of the
	 * member with the same name.
	 */
	private ResourceModel.IdComponent inPath(String parameter, AnnotationSpec annotation) {
		ResourceId id = this.found.id();
		String property = ComponentMapping.names(id.request().object(), id.answer().object())
			.stream()
			.filter((name) -> NameWords.snakeCase(name).equals(NameWords.snakeCase(parameter))
					&& !name.equals(id.property()))
			.filter((name) -> isScalar(id.answer().object().properties().get(name))
					&& isScalar(id.request().object().properties().get(name)))
			.findFirst()
			.orElse("");
		this.done.add(property);
		return addId(parameter, parameter, "", parameterValue(parameter), annotation, false, null);
	}

	/**
	 * Add what identifies an object besides its parents and its identifier.
	 */
	private ResourceModel.IdComponent key(String parameter, String property) {
		ApiProperty given = Objects.requireNonNull(this.found.id().request().object().properties().get(property));
		this.done.add(property);
		return addId(parameter, property, property, given, CONFIGURED_ID, true,
				ComponentMapping.found(this.found.id().answer().object(), property));
	}

	private static boolean isScalar(@Nullable ApiProperty property) {
		return property == null || property.type() instanceof ApiType.Text
				|| property.type() instanceof ApiType.Numeric;
	}

	private void identifier() {
		ResourceId id = this.found.id();
		String property = id.property();
		ApiProperty given = ComponentMapping.given(id.request().object(), property);
		ApiProperty answered = ComponentMapping.found(id.answer().object(), property);
		ApiProperty main = (given != null && id.configured()) ? given : answered;
		ApiProperty value = (main != null) ? main : parameterValue(id.parameter());
		if (value.description().isEmpty()) {
			value = value.withDescription(parameterValue(id.parameter()).description());
		}
		this.done.add(property);
		this.ids.add(addId(id.parameter(), property, id.holder().isPresent() ? "" : property, value,
				id.configured() ? CONFIGURED_ID : Annotations.attribute("Id"), id.configured() && given != null,
				answered));
	}

	/**
	 * Add a component that is a part of paths.
	 * @param parameter the parameter of paths
	 * @param source what it is named after
	 * @param json member of requests and answers that has it; empty if there is none
	 * @param value what is said of it
	 * @param kind annotation that says what it is
	 * @param sent whether requests have it
	 * @param answered the member of answers, if there is one
	 */
	private ResourceModel.IdComponent addId(String parameter, String source, String json, ApiProperty value,
			AnnotationSpec kind, boolean sent, @Nullable ApiProperty answered) {
		ComponentName name = JavaNames.component(source, true, this.taken);
		MappedType type = idType(source, value);
		List<AnnotationSpec> annotations = new ArrayList<>(List.of(kind));
		if (name.attribute() != null) {
			annotations.add(Annotations.attribute("AttributeName", "value", "$S", name.attribute()));
		}
		if (kind.equals(CONFIGURED_ID) && !json.isEmpty()) {
			annotations.addAll(type.constraints());
		}
		this.components.add(new ModelComponent(name.java(), json, type.type(), annotations, false, value.description(),
				new ModelComponent.Use(sent, sent, answered != null && isScalar(answered), false, false)));
		return new ResourceModel.IdComponent(parameter, name.java());
	}

	/**
	 * Identifiers are texts or whole numbers: those of any other kind are taken as texts.
	 */
	private MappedType idType(String place, ApiProperty value) {
		if (value.type() instanceof ApiType.Numeric number && number.whole()) {
			return new ScalarMapping(this.notes, this.nested).number(place, number, true);
		}
		if (value.type() instanceof ApiType.Text text && text.values().isEmpty()
				&& Set.of("", "uuid").contains(text.format())) {
			return new ScalarMapping(this.notes, this.nested).text(place, place, text, true, false);
		}
		return MappedType.of(ClassName.get(String.class));
	}

	private ApiProperty parameterValue(String parameter) {
		return Stream.of(this.found.read(), this.found.delete(), this.found.create())
			.flatMap((operation) -> operation.parameters().stream())
			.filter((each) -> each.location().equals("path") && each.name().equals(parameter))
			.map(ApiParameter::value)
			.findFirst()
			.orElseGet(QueryMapping::text);
	}

	private void add(String property, @Nullable ApiProperty given, @Nullable ApiProperty answered,
			ApiType.@Nullable Members change) {
		Corrections said = this.mapping.corrections(property, given, answered);
		ComponentName name = JavaNames.component(said.text("name").orElse(property), true, this.taken);
		Set<String> beside = ComponentMapping.names(this.found.id().request().object(),
				this.found.id().answer().object());
		ModelComponent component = this.mapping.component(property, name, property, given, answered, false, beside);
		boolean changeable = change == null || ComponentMapping.given(change, property) != null;
		List<AnnotationSpec> annotations = new ArrayList<>(component.annotations());
		ModelComponent.Use use = component.use();
		if (given != null && said.flag("force-new").orElse(!changeable)) {
			annotations.add(0, Annotations.attribute("RequiresReplace"));
		}
		boolean writeOnly = given != null && !use.answer() && component.type().withoutAnnotations() instanceof ClassName
				&& said.flag("write-only")
					.orElse(given.access() == ApiProperty.Access.WRITE_ONLY
							|| (answered == null && Secrets.isSecret(property, given.type(), beside)));
		ComponentName version = null;
		if (writeOnly) {
			annotations.removeIf((annotation) -> isNamed(annotation, "Default", "Computed", "Sensitive"));
			annotations.add(0, Annotations.attribute("Sensitive"));
			version = JavaNames.component(component.name() + "Version", true, this.taken);
			annotations.add(0, Annotations.attribute("WriteOnly", "version", "$S", version.java()));
		}
		else if (given != null && !use.answer()) {
			annotations.removeIf((annotation) -> isNamed(annotation, "Computed"));
			if (given.access() == ApiProperty.Access.WRITE_ONLY
					&& annotations.stream().noneMatch((annotation) -> isNamed(annotation, "Sensitive"))) {
				annotations.add(0, Annotations.attribute("Sensitive"));
			}
			if (answered == null) {
				this.notes.add(Note.Topic.NOT_READ, property,
						"answers do not have it, so a change made elsewhere goes unnoticed");
			}
		}
		if (given == null && component.type().equals(ClassName.get(Instant.class))
				&& NameWords.snakeCase(property).startsWith("creat")) {
			annotations.add(Annotations.attribute("UseStateForUnknown"));
		}
		boolean nullable = component.nullable() || (writeOnly && given != null && !given.required());
		this.components.add(new ModelComponent(component.name(), property, component.type(), annotations, nullable,
				component.description(), new ModelComponent.Use(given != null, given != null && changeable,
						use.answer(), use.requestOptional(), writeOnly)));
		if (version != null) {
			version(component, version, changeable && change != null, nullable);
		}
	}

	/**
	 * The secret and its version are set together, so both may be null or none.
	 */
	private void version(ModelComponent secret, ComponentName name, boolean changeable, boolean nullable) {
		this.components.add(new ModelComponent(name.java(), "", ClassName.get(Long.class),
				changeable ? List.of() : List.of(Annotations.attribute("RequiresReplace")), nullable,
				"any number; change it to have the service take another `%s`"
					.formatted(NameWords.snakeCase(secret.name())),
				ModelComponent.Use.NONE));
	}

	private static boolean isNamed(AnnotationSpec annotation, String... names) {
		return annotation.type() instanceof ClassName type && List.of(names).contains(type.simpleName());
	}

}
