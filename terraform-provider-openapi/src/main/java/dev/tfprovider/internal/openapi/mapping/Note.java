/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

/**
 * A remark about something to look at.
 *
 * @param topic what it is about
 * @param place where it is
 * @param text what a person should know
 */
public record Note(Topic topic, String place, String text) {

	@Override
	public String toString() {
		return "'%s': %s".formatted(this.place, this.text);
	}

	/**
	 * What remarks are about, in the order of their weight.
	 */
	public enum Topic {

		/**
		 * What was taken for a secret.
		 */
		SECRET("taken for secrets"),

		/**
		 * What may be a secret.
		 */
		MAYBE_SECRET("maybe secrets"),

		/**
		 * What makes the resource wait.
		 */
		WAITS("waits for"),

		/**
		 * What is not read.
		 */
		NOT_READ("not read back"),

		/**
		 * What cannot be taken away.
		 */
		STAYS("not taken away by"),

		/**
		 * Lists whose pages are not followed.
		 */
		FIRST_PAGE("first page only"),

		/**
		 * What is any JSON.
		 */
		JSON("texts with JSON"),

		/**
		 * What is not checked, though the description says how.
		 */
		UNCHECKED("not checked"),

		/**
		 * What is left out.
		 */
		LEFT_OUT("left out");

		private final String words;

		Topic(String words) {
			this.words = words;
		}

		/**
		 * Return the topic in a few words.
		 */
		public String words() {
			return this.words;
		}

	}

}
