/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.development;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Which static fields keep launches from sharing a process.
 */
@SuppressWarnings("unused")
class StaticFieldReaderTests {

	private static final MutableTypes TYPES = new MutableTypes(StaticFieldReaderTests.class.getClassLoader());

	@Test
	void fieldsThatCanChangeAreFound() throws IOException {
		assertThat(names(Changing.class)).containsExactlyInAnyOrder("counter", "name", "list", "map", "copied", "array",
				"noBytes", "atomic", "adder", "local", "text", "builder", "random", "holder", "inherited", "collection",
				"thread");
	}

	@Test
	void constantsAreNone() throws IOException {
		assertThat(names(Constant.class)).isEmpty();
		assertThat(names(Colour.class)).isEmpty();
		assertThat(names(Outer.class)).isEmpty();
	}

	@Test
	void enumWithAFieldThatChangesIsFound() throws IOException {
		assertThat(names(Counting.class)).containsExactly("ONE");
	}

	@Test
	void fieldIsNamedAsInSourceCode() throws IOException {
		assertThat(read(Counting.class)).hasToString("[dev.tfprovider.internal.boot.development."
				+ "StaticFieldReaderTests.Counting.ONE (dev.tfprovider.internal.boot.development."
				+ "StaticFieldReaderTests$Counting)]");
		assertThat(read(Changing.class).get(0).toString()).endsWith("Changing.counter (not final, int)");
	}

	private static List<String> names(Class<?> type) throws IOException {
		return read(type).stream().map(StaticField::name).toList();
	}

	private static List<StaticField> read(Class<?> type) throws IOException {
		try (InputStream file = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
			return StaticFieldReader.read(file, TYPES);
		}
	}

	static class Changing {

		static int counter;

		static volatile String name = "";

		static final List<String> list = new ArrayList<>();

		static final Map<String, String> map = new ConcurrentHashMap<>();

		static final Map<String, String> copied = new HashMap<>(Map.of());

		static final int[] array = { 1 };

		static final byte[] noBytes = {};

		static final AtomicInteger atomic = new AtomicInteger();

		static final LongAdder adder = new LongAdder();

		static final ThreadLocal<String> local = new ThreadLocal<>();

		static final StringBuilder text = new StringBuilder();

		static final ProcessBuilder builder = new ProcessBuilder();

		static final Random random = new Random();

		static final Holder holder = new Holder();

		static final Heir inherited = new Heir();

		static final Set<String> collection;

		static final Thread thread = new Thread();

		static {
			List.of("a");
			collection = new java.util.HashSet<>();
		}

	}

	static class Holder {

		private String value = "";

	}

	static final class Heir extends Holder {

	}

	static class Constant {

		static final int NUMBER = 1;

		static final Long BOXED = 1L;

		static final String TEXT = String.valueOf(1);

		static final List<String> LIST = List.of("a");

		static final Map<String, Integer> MAP = Map.ofEntries(Map.entry("a", 1));

		static final Set<String> COPY = Set.copyOf(LIST);

		static final List<String> UNMODIFIABLE = Collections.unmodifiableList(new ArrayList<>());

		static final List<String> COLLECTED = LIST.stream().toList();

		static final Pattern PATTERN = Pattern.compile("a");

		static final Duration DURATION = Duration.ZERO;

		static final BigDecimal DECIMAL = BigDecimal.ONE;

		static final URI ADDRESS = URI.create("http://localhost");

		static final Logger logger = LoggerFactory.getLogger(Constant.class);

		static final Pair PAIR = new Pair("a", 1);

		static final Colour RED = Colour.RED;

		static final Runnable NOTHING = () -> {
		};

		static final Comparator<String> ORDER = Comparator.naturalOrder();

	}

	record Pair(String left, int right) {

	}

	enum Colour {

		RED("r"), GREEN("g");

		private final String code;

		Colour(String code) {
			this.code = code;
		}

	}

	enum Counting {

		ONE;

		private int count;

	}

	/**
	 * The compiler adds a synthetic class for the switch, and a field for the assertion.
	 */
	static class Outer {

		int switched(Colour colour) {
			assert colour != null;
			switch (colour) {
				case RED:
					return 1;
				default:
					return 2;
			}
		}

	}

}
