/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

/**
 * Author code that does what a test says.
 */
public final class PetResource implements UpdatableResource<Pet> {

	private final Code<Optional<Pet>> code;

	private final List<String> calls = new ArrayList<>();

	private PetResource(Code<Optional<Pet>> code) {
		this.code = code;
	}

	/**
	 * Author code that returns something.
	 */
	public static PetResource returning(Code<Pet> code) {
		return new PetResource((data) -> Optional.ofNullable(code.run(data)));
	}

	/**
	 * Author code that answers a read.
	 */
	public static PetResource reading(Code<Optional<Pet>> code) {
		return new PetResource(code);
	}

	/**
	 * Author code that throws.
	 */
	public static PetResource throwing(Throwable failure) {
		return new PetResource((data) -> {
			throw failure;
		});
	}

	@Override
	public Pet create(ResourceData<Pet> data) {
		return run("create", data).orElse(null);
	}

	@Override
	public Optional<Pet> read(ResourceData<Pet> data) {
		return run("read", data);
	}

	@Override
	public Pet update(ResourceData<Pet> data) {
		return run("update", data).orElse(null);
	}

	@Override
	public void delete(ResourceData<Pet> data) {
		run("delete", data);
	}

	/**
	 * Return the methods called so far.
	 */
	List<String> calls() {
		return this.calls;
	}

	private Optional<Pet> run(String method, ResourceData<Pet> data) {
		this.calls.add(method);
		try {
			return this.code.run(data);
		}
		catch (Throwable ex) {
			throw PetResource.<RuntimeException>sneaky(ex);
		}
	}

	@SuppressWarnings("unchecked")
	private static <T extends Throwable> T sneaky(Throwable failure) throws T {
		throw (T) failure;
	}

	/**
	 * The body of a method.
	 */
	@FunctionalInterface
	public interface Code<T> {

		T run(ResourceData<Pet> data) throws Throwable;

	}

}
