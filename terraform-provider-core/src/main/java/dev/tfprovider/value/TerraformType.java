/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.value;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A type of Terraform's type system. Immutable; two types are equal when they describe
 * the same values. {@link Object#toString()} gives the type as Terraform's configuration
 * language writes it, such as {@code list(string)}.
 */
public sealed interface TerraformType permits TerraformType.Primitive, TerraformType.Dynamic, TerraformType.ListType,
		TerraformType.SetType, TerraformType.MapType, TerraformType.TupleType, ObjectType {

	/**
	 * The type of Unicode text in normalization form C.
	 */
	Primitive STRING = Primitive.STRING;

	/**
	 * The type of decimal numbers of any size.
	 */
	Primitive NUMBER = Primitive.NUMBER;

	/**
	 * The type of true and false.
	 */
	Primitive BOOL = Primitive.BOOL;

	/**
	 * The dynamic type: each value has a type of its own.
	 */
	Dynamic DYNAMIC = Dynamic.DYNAMIC;

	/**
	 * Call the method of a visitor for this type.
	 * @param cases one method for each kind of type
	 * @param <R> the type of the result
	 * @return what the called method returned
	 */
	<R> R match(Cases<R> cases);

	/**
	 * Return whether {@link #DYNAMIC} occurs anywhere in this type.
	 * @return {@code true} if values of this type carry a type of their own
	 */
	boolean hasDynamic();

	/**
	 * Return the type of a list.
	 * @param element the type of each element
	 * @return the list type
	 */
	static ListType list(TerraformType element) {
		return new ListType(element);
	}

	/**
	 * Return the type of a set.
	 * @param element the type of each element
	 * @return the set type
	 */
	static SetType set(TerraformType element) {
		return new SetType(element);
	}

	/**
	 * Return the type of a map with string keys.
	 * @param element the type of each value
	 * @return the map type
	 */
	static MapType map(TerraformType element) {
		return new MapType(element);
	}

	/**
	 * Return the type of a tuple.
	 * @param elements the type of each element, in order
	 * @return the tuple type
	 */
	static TupleType tuple(TerraformType... elements) {
		return new TupleType(List.of(elements));
	}

	/**
	 * The primitive types.
	 */
	enum Primitive implements TerraformType {

		/**
		 * Unicode text.
		 */
		STRING("string"),

		/**
		 * Decimal numbers.
		 */
		NUMBER("number"),

		/**
		 * True and false.
		 */
		BOOL("bool");

		private final String text;

		Primitive(String text) {
			this.text = text;
		}

		@Override
		public <R> R match(Cases<R> cases) {
			return switch (this) {
				case STRING -> cases.string();
				case NUMBER -> cases.number();
				case BOOL -> cases.bool();
			};
		}

		@Override
		public boolean hasDynamic() {
			return false;
		}

		@Override
		public String toString() {
			return this.text;
		}

	}

	/**
	 * The dynamic type.
	 */
	enum Dynamic implements TerraformType {

		/**
		 * The only instance.
		 */
		DYNAMIC;

		@Override
		public <R> R match(Cases<R> cases) {
			return cases.dynamic();
		}

		@Override
		public boolean hasDynamic() {
			return true;
		}

		@Override
		public String toString() {
			return "dynamic";
		}

	}

	/**
	 * An ordered sequence.
	 *
	 * @param element the type of each element
	 */
	record ListType(TerraformType element) implements TerraformType {

		@Override
		public <R> R match(Cases<R> cases) {
			return cases.list(this);
		}

		@Override
		public boolean hasDynamic() {
			return this.element.hasDynamic();
		}

		@Override
		public String toString() {
			return "list(" + this.element + ")";
		}

	}

	/**
	 * Distinct elements without an order.
	 *
	 * @param element the type of each element
	 */
	record SetType(TerraformType element) implements TerraformType {

		@Override
		public <R> R match(Cases<R> cases) {
			return cases.set(this);
		}

		@Override
		public boolean hasDynamic() {
			return this.element.hasDynamic();
		}

		@Override
		public String toString() {
			return "set(" + this.element + ")";
		}

	}

	/**
	 * Values by string keys.
	 *
	 * @param element the type of each value
	 */
	record MapType(TerraformType element) implements TerraformType {

		@Override
		public <R> R match(Cases<R> cases) {
			return cases.map(this);
		}

		@Override
		public boolean hasDynamic() {
			return this.element.hasDynamic();
		}

		@Override
		public String toString() {
			return "map(" + this.element + ")";
		}

	}

	/**
	 * A fixed sequence whose elements differ in type.
	 *
	 * @param elements the type of each element, in order
	 */
	record TupleType(List<TerraformType> elements) implements TerraformType {

		public TupleType {
			elements = List.copyOf(elements);
		}

		@Override
		public <R> R match(Cases<R> cases) {
			return cases.tuple(this);
		}

		@Override
		public boolean hasDynamic() {
			return this.elements.stream().anyMatch(TerraformType::hasDynamic);
		}

		@Override
		public String toString() {
			return this.elements.stream()
				.map(TerraformType::toString)
				.collect(Collectors.joining(", ", "tuple([", "])"));
		}

	}

	/**
	 * Visits a type, with one method for each kind of type.
	 *
	 * @param <R> the type of the result
	 */
	interface Cases<R> {

		R string();

		R number();

		R bool();

		R dynamic();

		R list(ListType type);

		R set(SetType type);

		R map(MapType type);

		R tuple(TupleType type);

		R object(ObjectType type);

	}

}
