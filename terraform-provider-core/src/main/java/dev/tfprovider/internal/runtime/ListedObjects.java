/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

/**
 * Takes the objects of a list, as fast as the host does.
 */
public interface ListedObjects {

	/**
	 * Take an object. Waits while the host is behind.
	 * @return {@code false} if it was not taken and nothing else will be
	 */
	boolean take(ListedObject object);

	/**
	 * Return whether nothing is taken any more.
	 */
	boolean isCancelled();

	/**
	 * Do something once nothing is taken any more.
	 * @param action what to do, must not wait
	 */
	void onCancel(Runnable action);

}
