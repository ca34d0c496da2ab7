/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.operation;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads objects for several calls at once: those that ask within a few milliseconds have
 * one request to the upstream, where it can be asked for many objects. Immutable; keep it
 * in a field, as only calls that give the same reader to
 * {@link Operation#read(BatchReader, Object)} are put together.
 * <p>
 * An object that is missing among those found is asked for by itself before it counts as
 * gone: some upstreams leave out what exceeds the length of a page.
 *
 * @param <I> the identifier of an object, with {@code equals} and {@code hashCode}
 * @param <T> what the upstream answers for an object
 */
public final class BatchReader<I, T> {

	private static final int SIZE = 100;

	private static final Duration PATIENCE = Duration.ofMillis(10);

	private final OneReader<I, T> one;

	private final ManyReader<I, T> many;

	private final Function<T, I> id;

	private final int size;

	private final Duration patience;

	private BatchReader(OneReader<I, T> one, ManyReader<I, T> many, Function<T, I> id, int size, Duration patience) {
		this.one = one;
		this.many = many;
		this.id = id;
		this.size = size;
		this.patience = patience;
	}

	/**
	 * Make a reader of at most 100 objects at once.
	 * @param one asks the upstream for one object
	 * @param many asks the upstream for several objects; on a thread of its own, in the
	 * session of one of the calls
	 * @param id tells which object an answer is
	 * @param <I> the identifier of an object
	 * @param <T> what the upstream answers for an object
	 * @return the reader
	 */
	public static <I, T> BatchReader<I, T> of(OneReader<I, T> one, ManyReader<I, T> many, Function<T, I> id) {
		return new BatchReader<>(one, many, id, SIZE, PATIENCE);
	}

	/**
	 * Return a reader with another limit.
	 * @param most the most objects to ask for at once; 1 to ask for each by itself
	 * @return a new reader
	 */
	public BatchReader<I, T> atMost(int most) {
		if (most < 1) {
			throw new IllegalArgumentException("A batch of " + most + " objects reads nothing: give 1 or more");
		}
		return new BatchReader<>(this.one, this.many, this.id, most, this.patience);
	}

	/**
	 * Return a reader with another patience.
	 * @param patience how long to wait for another call to ask, again after each; ten
	 * milliseconds unless set. A quarter of it where Terraform waits for nothing else.
	 * @return a new reader
	 */
	public BatchReader<I, T> waiting(Duration patience) {
		if (patience.isNegative()) {
			throw new IllegalArgumentException("Nobody can wait for " + patience);
		}
		return new BatchReader<>(this.one, this.many, this.id, this.size, patience);
	}

	/**
	 * Ask the upstream for one object, whoever else asks.
	 * @param id the identifier of the object
	 * @return the object, empty if it does not exist
	 * @throws Exception if the upstream could not be asked
	 */
	public Optional<T> readOne(I id) throws Exception {
		return this.one.read(id);
	}

	/**
	 * Ask the upstream for several objects.
	 * @param ids the identifiers of the objects, each once
	 * @return those found, in any order
	 * @throws Exception if the upstream could not be asked
	 */
	public Collection<? extends T> readMany(List<I> ids) throws Exception {
		return Objects.requireNonNull(this.many.read(ids),
				"What reads several objects at once returned null. No objects are an empty list.");
	}

	/**
	 * Return which object an answer is.
	 * @param answer what the upstream answers for an object
	 * @return the identifier of the object
	 */
	public I id(T answer) {
		return this.id.apply(answer);
	}

	/**
	 * Return the most objects to ask for at once.
	 * @return the number, one or more
	 */
	public int size() {
		return this.size;
	}

	/**
	 * Return how long to wait for another call to ask.
	 * @return the time, zero or more
	 */
	public Duration patience() {
		return this.patience;
	}

	/**
	 * Asks the upstream for one object.
	 *
	 * @param <I> the identifier of an object
	 * @param <T> what the upstream answers for an object
	 */
	@FunctionalInterface
	public interface OneReader<I, T> {

		/**
		 * Read an object.
		 * @param id the identifier of the object
		 * @return the object, empty if it does not exist
		 * @throws Exception if the upstream could not be asked
		 */
		Optional<T> read(I id) throws Exception;

	}

	/**
	 * Asks the upstream for several objects at once.
	 *
	 * @param <I> the identifier of an object
	 * @param <T> what the upstream answers for an object
	 */
	@FunctionalInterface
	public interface ManyReader<I, T> {

		/**
		 * Read several objects.
		 * @param ids the identifiers of the objects, each once
		 * @return those found, in any order
		 * @throws Exception if the upstream could not be asked
		 */
		Collection<? extends T> read(List<I> ids) throws Exception;

	}

}
