/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.mapping.mapper.Component;
import dev.tfprovider.internal.mapping.mapper.ConfigurationDiagnostics;
import dev.tfprovider.internal.mapping.mapper.Identification;
import dev.tfprovider.internal.mapping.mapper.RecordMapper;
import dev.tfprovider.internal.mapping.mapper.TimeoutsComponent;
import dev.tfprovider.internal.mapping.mapper.ViewedValue;
import dev.tfprovider.internal.mapping.model.ComponentVisitor;
import dev.tfprovider.internal.mapping.model.ForgottenVisitor;
import dev.tfprovider.internal.mapping.model.InferenceScope;
import dev.tfprovider.internal.mapping.model.LazyPath;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.NullOnRead;
import dev.tfprovider.internal.mapping.model.NullOnWrite;
import dev.tfprovider.internal.mapping.model.TypeDeprecation;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.BlockSchema;
import dev.tfprovider.internal.schema.Schema;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Maps one model record to a schema and its instances to values. Immutable, safe for use
 * by several threads.
 *
 * @param <M> the model record
 */
public sealed class ModelMapping<M> permits DerivedDataSourceMapping {

	private final Class<M> model;

	private final RecordMapper mapper;

	private final AlternativeTypeMappers others;

	private final BlockSchema block;

	private final EnvironmentDefaults environment;

	private final List<Component> overrides;

	private final OverridableSettings settings;

	ModelMapping(Class<M> model, ModelKind kind, Mappers mappers, OverridableSettings settings) {
		RecordMapper record = mappers.model(model, kind);
		this.model = model;
		this.settings = settings;
		this.overrides = settings.of(record, kind);
		this.others = new AlternativeTypeMappers(mappers, InferenceScope.of(model, kind));
		this.mapper = record.with(this.overrides);
		this.block = this.mapper.block(this.mapper.description(), null);
		this.environment = new EnvironmentDefaults(this.mapper.components());
	}

	public Class<M> model() {
		return this.model;
	}

	/**
	 * Return the schema of the model.
	 * @return attributes and blocks of the root object
	 */
	public BlockSchema block() {
		return this.block;
	}

	/**
	 * Return what is behind the schema: components, their annotations and their rules.
	 * @return the mapper of the model
	 */
	public RecordMapper mapper() {
		return this.mapper;
	}

	/**
	 * Return the attributes that identify the object: the keys of an import.
	 * @return the root attributes of the components marked with {@code @Id}, in order
	 */
	public List<Attribute> identifiers() {
		return keys().map(Component::attribute).toList();
	}

	private Stream<Component> keys() {
		return this.mapper.components()
			.stream()
			.filter((component) -> component.identifier() && !this.overrides.contains(component));
	}

	/**
	 * Return the attributes in which an object says that a setting of the provider block
	 * is another for it. They identify the object too, but nobody has to give them.
	 */
	public List<Attribute> overrides() {
		return this.overrides.stream().map(Component::attribute).toList();
	}

	/**
	 * Return what an object says instead of the provider block.
	 * @param object an object of the schema's type, maybe null
	 * @return values by name, maybe unknown; none that is null
	 */
	public Map<String, TerraformValue> overridesOf(TerraformValue object) {
		Map<String, TerraformValue> values = new TreeMap<>();
		if (object instanceof ObjectValue known) {
			for (Component override : this.overrides) {
				TerraformValue value = known.get(override.name());
				if (!value.isNull()) {
					values.put(override.name(), value);
				}
			}
		}
		return values;
	}

	/**
	 * Return the settings of an object.
	 * @param settings those of the provider block
	 * @param values what the object has instead, known
	 * @throws ValueMappingException if the settings cannot have them
	 */
	public Object settingsWith(Object settings, Map<String, TerraformValue> values) {
		return this.settings.with(settings, values);
	}

	/**
	 * Return the component in which practitioners limit the time of operations.
	 */
	public Optional<TimeoutsComponent> timeouts() {
		return this.mapper.components()
			.stream()
			.filter(TimeoutsComponent::isOne)
			.findFirst()
			.map(TimeoutsComponent::new);
	}

	/**
	 * Put identifiers into an object.
	 * @param object an object of the schema's type
	 * @param id the values of those that the provider gives, or of all, in order of
	 * declaration
	 * @return the object with identifiers
	 * @throws IllegalArgumentException if they are too few or too many
	 * @throws ValueMappingException if a component cannot hold its value
	 */
	public ObjectValue withIdentifiers(ObjectValue object, Object... id) {
		List<Component> all = keys().toList();
		List<Component> given = all.stream().filter((component) -> !component.attribute().mode().isRequired()).toList();
		if (id.length != given.size() && id.length != all.size()) {
			throw new IllegalArgumentException("%s has %s identifiers that the provider gives, but got %s"
				.formatted(this.model.getName(), given.size(), id.length));
		}
		List<Component> named = (id.length == given.size()) ? given : all;
		ObjectValue result = object;
		for (int i = 0; i < id.length; i++) {
			result = result.with(named.get(i).name(), named.get(i).writeHeld(id[i]));
		}
		return result;
	}

	/**
	 * Return whether an import by identity may leave an identifier out.
	 * @param name name of the attribute
	 * @return whether it may
	 */
	public boolean isOptionalForImport(String name) {
		return this.mapper.component(name).map(Component::id).filter(Identification.OPTIONAL_KEY::equals).isPresent();
	}

	/**
	 * Return the identifiers that an object lacks.
	 * @param object an object of the schema's type
	 * @return names of attributes that are null and may not be left out, in order
	 */
	public List<String> missingIdentifiers(ObjectValue object) {
		return identifiers().stream()
			.map(Attribute::name)
			.filter((name) -> object.get(name).isNull() && !isOptionalForImport(name))
			.toList();
	}

	/**
	 * Read a record.
	 * @param value an object of the schema's type
	 * @return the record; a computed component that is unknown is {@code null}, one with
	 * a default that is null holds the default
	 * @throws ValueMappingException if a value does not fit into its component
	 */
	public M read(ObjectValue value) {
		return this.model.cast(this.mapper.read(value, NullOnRead.STRICT));
	}

	/**
	 * Read a record from a partial value, such as that of an import.
	 * @param value an object of the schema's type
	 * @return the record; as for {@link #read}, but a required component that is null is
	 * {@code null}, zero or {@code false}
	 * @throws ValueMappingException if a value does not fit into its component, or the
	 * record's constructor refuses the gap
	 */
	public M readPartial(ObjectValue value) {
		return this.model.cast(this.mapper.read(value, NullOnRead.PARTIAL));
	}

	/**
	 * Return a view of an object, in which anything may be unknown.
	 * @param value an object of the schema's type, maybe null or unknown
	 * @return the look
	 */
	public ObjectView view(TerraformValue value) {
		return new ModelView(this.mapper, this.others, AttributePath.root(), value);
	}

	/**
	 * Write a record.
	 * @param model the record
	 * @return an object of the schema's type; write-only attributes are null
	 * @throws ValueMappingException if a component holds {@code null} or another value
	 * that its attribute cannot have
	 */
	public ObjectValue write(M model) {
		return this.mapper.write(model, NullOnWrite.STRICT);
	}

	/**
	 * Write a partial record, such as that of an object whose creation is incomplete.
	 * @param model the record
	 * @return an object of the schema's type; as for {@link #write}, but required
	 * components may be {@code null}, at any depth
	 * @throws ValueMappingException if a component holds a value that its attribute
	 * cannot have
	 */
	public ObjectValue writePartial(M model) {
		return this.mapper.write(model, NullOnWrite.PARTIAL);
	}

	/**
	 * Write a record of what an upstream has, which may have lost what it needs.
	 * @param model the record
	 * @return an object of the schema's type; as for {@link #writePartial}, but
	 * identifiers must not be {@code null} unless the provider decides them
	 * @throws ValueMappingException if a component holds a value that its attribute
	 * cannot have
	 */
	public ObjectValue writeFound(M model) {
		return this.mapper.writeFound(model);
	}

	/**
	 * Show what the provider has left without a value although the model promises one.
	 * @param object what {@link #write} has returned, of the schema's type
	 * @param visitor is called in order of declaration
	 */
	public void findForgotten(ObjectValue object, ForgottenVisitor visitor) {
		this.mapper.findForgotten(object, LazyPath.ROOT, visitor);
	}

	/**
	 * Return the schema of a type with this model.
	 * @param implementation the author's class, which may be deprecated
	 */
	public Schema schema(Class<?> implementation) {
		return Schema.of(block().deprecated(TypeDeprecation.of(implementation)));
	}

	/**
	 * Write the identifiers of a record, whatever else it holds.
	 * @param model the record
	 * @return an object of the schema's type; all other attributes are null
	 * @throws ValueMappingException if an identifier holds a value that its attribute
	 * cannot have
	 */
	public ObjectValue writeIdentifiers(M model) {
		return this.mapper.writeIdentifiers(model);
	}

	/**
	 * Write what can be written of an object that {@link #write(Object)} refuses.
	 * @param model the record
	 * @param known what is known of the object besides
	 * @return the value; components that cannot be written are as they were known
	 */
	public ObjectValue salvage(M model, ObjectValue known) {
		return this.mapper.salvage(model, known);
	}

	/**
	 * Write the value at a path.
	 * @param path the place, not inside a set
	 * @param value the value as a record would hold it, a {@link TerraformValue} of the
	 * place's type, or {@code null}
	 * @return the value, null for {@code null}
	 * @throws IllegalArgumentException if there is no such place, or the value is not one
	 * of its values
	 */
	public TerraformValue write(AttributePath path, @Nullable Object value) {
		TerraformType type = this.mapper.type();
		return new ViewedValue(AttributePath.root(), this.mapper, TerraformValue.ofNull(type)).inside(path)
			.write(value);
	}

	/**
	 * Validate a configuration: required and read-only attributes, whether each known
	 * value can be read, and the rules about several components. What is unknown is left
	 * alone.
	 * @param config an object of the schema's type
	 * @param writeOnlyAllowed whether Terraform keeps write-only values out of its state
	 * @param diagnostics takes one error for each wrong value, and warnings for
	 * deprecated ones
	 */
	public void validate(ObjectValue config, boolean writeOnlyAllowed, Diagnostics diagnostics) {
		this.mapper.validate(config, LazyPath.ROOT, new ConfigurationDiagnostics(diagnostics, writeOnlyAllowed));
	}

	/**
	 * Visit each component, at any depth, whose value is wholly known, not null, and can
	 * be read, and each object that is wholly known.
	 * @param config an object of the schema's type
	 * @param visitor is called in order of declaration, outer components before inner
	 */
	public void visitKnown(ObjectValue config, ComponentVisitor visitor) {
		this.mapper.visit(config, LazyPath.ROOT, visitor);
	}

	/**
	 * Return the environment variables that stand in for attributes of the provider
	 * block.
	 * @return names of variables by attribute name, in order; empty for other kinds
	 */
	public Map<String, List<String>> environmentDefaults() {
		return this.environment.names();
	}

	/**
	 * Fill null attributes from the environment: the first variable counts that is set
	 * and not empty. Adds an error where the text of a variable is not valid, and where
	 * an attribute that its component needs is set neither way.
	 * @param config an object of the schema's type
	 * @param environment the environment
	 * @param diagnostics takes the errors
	 * @return the filled configuration
	 */
	public ObjectValue withEnvironment(ObjectValue config, Map<String, String> environment, Diagnostics diagnostics) {
		return this.environment.fill(config, environment, diagnostics);
	}

	/**
	 * Read text from outside a configuration: an import id, a variable. A list or set is
	 * split at commas.
	 * @param attribute a root attribute of this mapping
	 * @param text the text
	 * @return a value of the attribute's type that can be read
	 * @throws IllegalArgumentException if the text is not valid; the message completes
	 * "Invalid value: " and names what would be valid
	 */
	public TerraformValue parse(Attribute attribute, String text) {
		return this.mapper.component(attribute.name())
			.orElseThrow(() -> new IllegalArgumentException(
					"no attribute '%s' in %s".formatted(attribute.name(), this.model.getName())))
			.slot()
			.mapper()
			.parse(text);
	}

	@Override
	public String toString() {
		return "ModelMapping of " + this.model.getName();
	}

}
