/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.schema;

import java.lang.annotation.Annotation;
import java.util.Map;
import java.util.function.Consumer;

import dev.tfprovider.value.TypeCodec;

/**
 * Declares for records what annotations on their components would declare, where there
 * cannot be any: generated records, or those of a library. Its declarations win over
 * annotations. In a Spring application, beans of this type are found.
 */
@FunctionalInterface
public interface SchemaCustomizer {

	/**
	 * Customize records. Called once, before any of them becomes a schema.
	 * @param models gives the records
	 */
	void customize(Models models);

	/**
	 * Gives records to customize.
	 */
	interface Models {

		/**
		 * Return a record to customize.
		 * @param record the class
		 * @return the record; the same for each call
		 * @throws dev.tfprovider.InvalidDeclarationException if the class is not a record
		 */
		Model of(Class<?> record);

	}

	/**
	 * A record to customize.
	 */
	interface Model {

		/**
		 * Customize a component.
		 * @param name Java name of the component
		 * @param changes says it
		 * @return this
		 * @throws dev.tfprovider.InvalidDeclarationException if the record has no such
		 * component
		 */
		Model component(String name, Consumer<Component> changes);

		/**
		 * Describe the record.
		 * @param text Markdown
		 * @return this
		 */
		Model description(String text);

		/**
		 * Deprecate all resources, data sources and blocks made of the record.
		 * @param instead what to use instead, in a sentence
		 * @return this
		 */
		Model deprecated(String instead);

	}

	/**
	 * A component to customize.
	 */
	interface Component {

		/**
		 * Set the name of the attribute.
		 * @param name the name
		 * @return this
		 */
		Component name(String name);

		/**
		 * Describe the attribute.
		 * @param text Markdown
		 * @return this
		 */
		Component description(String text);

		/**
		 * Deprecate the attribute.
		 * @param instead what to use instead, in a sentence
		 * @return this
		 */
		Component deprecated(String instead);

		/**
		 * Say whether null is a value, as {@code @Nullable} does: without other flags,
		 * whether the attribute is optional or required.
		 * @param nullable whether so
		 * @return this
		 */
		Component nullable(boolean nullable);

		/**
		 * Let the provider decide the value.
		 * @return this
		 */
		Component computed();

		/**
		 * Make it the identifier that the provider gives.
		 * @return this
		 */
		Component id();

		/**
		 * Hide the value in output.
		 * @return this
		 */
		Component sensitive();

		/**
		 * Keep the value out of every plan and state.
		 * @return this
		 */
		Component writeOnly();

		/**
		 * Require a new resource where the value changes.
		 * @return this
		 */
		Component requiresReplace();

		/**
		 * Expect that a computed value never changes once it is known.
		 * @return this
		 */
		Component useStateForUnknown();

		/**
		 * Set the default as text.
		 * @param texts the text, or the texts of the elements
		 * @return this
		 */
		Component defaultText(String... texts);

		/**
		 * Set the default.
		 * @param value a value of the component's type
		 * @return this
		 */
		Component defaultValue(Object value);

		/**
		 * Add something that changes the plan of the attribute.
		 * @param modifier the modifier, run after those of annotations
		 * @return this
		 */
		Component planModifier(PlanModifier modifier);

		/**
		 * Make the value once for a plan and its apply, as
		 * {@link dev.tfprovider.attribute.PlannedOnce @PlannedOnce} does.
		 * @param value makes the value
		 * @return this
		 */
		Component plannedOnce(PlannedValue<?> value);

		/**
		 * Set what reads and writes the values of just this component.
		 * @param codec the codec
		 * @return this
		 */
		Component codec(TypeCodec<?> codec);

		/**
		 * Set when two values mean the same.
		 * @param equality the equality
		 * @return this
		 */
		Component equality(SemanticEquality equality);

		/**
		 * Treat the component as if it had an annotation.
		 * @param annotation the annotation
		 * @param values its values by name; those left out have their defaults
		 * @return this
		 * @throws dev.tfprovider.InvalidDeclarationException if the annotation has no
		 * such values
		 */
		Component annotate(Class<? extends Annotation> annotation, Map<String, ?> values);

		/**
		 * Treat the component as if it had not an annotation.
		 * @param annotation the annotation
		 * @return this
		 */
		Component without(Class<? extends Annotation> annotation);

	}

}
