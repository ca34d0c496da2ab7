/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure.listening;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.springframework.context.event.EventListener;

/**
 * What its implementation listens to cannot be seen from the interface.
 */
public interface Doorbell {

	/**
	 * Return what was heard.
	 */
	List<String> heard();

	/**
	 * Create one that listens to texts.
	 */
	static Doorbell create() {
		return new Listening();
	}

	/**
	 * One that listens.
	 */
	class Listening implements Doorbell {

		private final List<String> heard = new CopyOnWriteArrayList<>();

		@Override
		public List<String> heard() {
			return this.heard;
		}

		@EventListener
		void onText(String text) {
			this.heard.add(text);
		}

	}

}
