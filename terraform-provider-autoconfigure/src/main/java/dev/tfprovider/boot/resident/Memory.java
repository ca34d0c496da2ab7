/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.resident;

/**
 * The memory of a process in which several providers run.
 */
final class Memory {

	private static final double ALARMING = 0.85;

	private static final double LOW = 0.7;

	private final Runtime runtime = Runtime.getRuntime();

	/**
	 * Tell whether there is too little left to take launches. Collects garbage before it
	 * says so.
	 */
	boolean isLow() {
		if (used() < ALARMING) {
			return false;
		}
		this.runtime.gc();
		return used() > LOW;
	}

	/**
	 * Give back what is not needed.
	 */
	void release() {
		this.runtime.gc();
	}

	private double used() {
		return (double) (this.runtime.totalMemory() - this.runtime.freeMemory()) / this.runtime.maxMemory();
	}

}
