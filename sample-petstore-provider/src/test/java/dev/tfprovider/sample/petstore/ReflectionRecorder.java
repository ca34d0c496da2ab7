/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Member;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.aot.agent.HintType;
import org.springframework.aot.agent.RecordedInvocation;
import org.springframework.aot.agent.RecordedInvocationsPublisher;
import org.springframework.aot.hint.ExecutableMode;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.TypeHint;
import org.springframework.aot.hint.TypeReference;

/**
 * Notes what the sample provider reaches of its own classes by reflection, and whether a
 * hint for native images names it. An agent that follows that of Spring's test support.
 */
public final class ReflectionRecorder {

	static final String COVERED = "covered ";

	static final String MISSING = "missing ";

	private static final String OWN = "dev.tfprovider.";

	private static final String METADATA = "/META-INF/native-image/dev.tfprovider/sample-petstore-provider/reachability-metadata.json";

	/**
	 * What looks whether there is something that need not be, and is content without.
	 */
	private static final List<String> CURIOUS = List.of(
			"org.springframework.context.event.EventListenerMethodProcessor",
			"org.springframework.boot.context.properties.bind.DefaultBindConstructorProvider");

	private static final Map<String, MemberCategory> CATEGORIES = Map.of("allDeclaredConstructors",
			MemberCategory.INVOKE_DECLARED_CONSTRUCTORS, "allPublicConstructors",
			MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS, "allDeclaredMethods", MemberCategory.INVOKE_DECLARED_METHODS,
			"allPublicMethods", MemberCategory.INVOKE_PUBLIC_METHODS, "allDeclaredFields",
			MemberCategory.ACCESS_DECLARED_FIELDS, "allPublicFields", MemberCategory.ACCESS_PUBLIC_FIELDS,
			"unsafeAllocated", MemberCategory.UNSAFE_ALLOCATED);

	/**
	 * To Spring, a category of declared members is of those that are not public. To
	 * native-image it is of all.
	 */
	private static final Map<MemberCategory, MemberCategory> PUBLIC_TOO = Map.of(
			MemberCategory.INVOKE_DECLARED_CONSTRUCTORS, MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS,
			MemberCategory.INVOKE_DECLARED_METHODS, MemberCategory.INVOKE_PUBLIC_METHODS,
			MemberCategory.ACCESS_DECLARED_FIELDS, MemberCategory.ACCESS_PUBLIC_FIELDS);

	private final RuntimeHints hints = new RuntimeHints();

	private final Set<String> noted = ConcurrentHashMap.newKeySet();

	private final ThreadLocal<Boolean> noting = new ThreadLocal<>();

	private final Path file;

	private ReflectionRecorder(Path file) throws IOException {
		this.file = file;
		// By nothing that has a logger: there is none before the launch is known
		try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream(METADATA))) {
			JsonNode metadata = new JsonMapper().readTree(in);
			metadata.path("reflection").forEach(this::addType);
			metadata.path("resources")
				.forEach((entry) -> this.hints.resources().registerPattern(entry.path("glob").asString()));
		}
	}

	/**
	 * Called before the provider's main method.
	 * @param file the file to write to
	 */
	public static void premain(String file) throws IOException {
		RecordedInvocationsPublisher.addListener(new ReflectionRecorder(Path.of(file))::note);
	}

	private void addType(JsonNode entry) {
		JsonNode type = entry.path("type");
		if (type.has("proxy")) {
			this.hints.proxies()
				.registerJdkProxy(type.path("proxy")
					.valueStream()
					.map((each) -> TypeReference.of(each.asString()))
					.toArray(TypeReference[]::new));
		}
		else if (type.isString() && !type.asString().endsWith("[]")) {
			this.hints.reflection().registerType(TypeReference.of(type.asString()), (hint) -> addMembers(hint, entry));
		}
	}

	private static void addMembers(TypeHint.Builder hint, JsonNode entry) {
		CATEGORIES.forEach((name, category) -> {
			if (entry.path(name).asBoolean(false)) {
				hint.withMembers(category, PUBLIC_TOO.getOrDefault(category, category));
			}
		});
		entry.path("fields").forEach((field) -> hint.withField(field.path("name").asString()));
		entry.path("methods").forEach((method) -> {
			List<TypeReference> parameters = method.path("parameterTypes")
				.valueStream()
				.map((each) -> TypeReference.of(each.asString()))
				.toList();
			if (method.path("name").asString().equals("<init>")) {
				hint.withConstructor(parameters, ExecutableMode.INVOKE);
			}
			else {
				hint.withMethod(method.path("name").asString(), parameters, ExecutableMode.INVOKE);
			}
		});
	}

	/**
	 * What this class does itself is recorded as well.
	 */
	private void note(RecordedInvocation invocation) {
		if (Boolean.TRUE.equals(this.noting.get())) {
			return;
		}
		this.noting.set(true);
		try {
			noteOnce(invocation);
		}
		finally {
			this.noting.remove();
		}
	}

	private void noteOnce(RecordedInvocation invocation) {
		String target = targets(invocation).filter((name) -> name.startsWith(OWN) && isReached(name))
			.collect(Collectors.joining(", "));
		boolean absent = invocation.getHintType() == HintType.RESOURCE_PATTERN && invocation.getReturnValue() == null;
		if (target.isEmpty() || absent || invocation.getStackFrames()
			.anyMatch((frame) -> CURIOUS.stream().anyMatch(frame.getClassName()::startsWith))) {
			return;
		}
		if (invocation.matches(this.hints)) {
			write(COVERED + target);
		}
		else {
			write(MISSING + target + ": " + invocation.getMethodReference() + " by "
					+ invocation.getStackFrames()
						.skip(1)
						.limit(3)
						.map(Object::toString)
						.collect(Collectors.joining(" < ")));
		}
	}

	private static Stream<String> targets(RecordedInvocation invocation) {
		Object instance = invocation.isStatic() ? null : invocation.getInstance();
		if (instance instanceof Class<?> type) {
			return Stream.of(type.getName());
		}
		if (instance instanceof Member member) {
			return Stream.of(member.getDeclaringClass().getName());
		}
		return invocation.getArguments().stream().flatMap((argument) -> {
			if (argument instanceof Class<?>[] types) {
				return Stream.of(types).map(Class::getName);
			}
			return Stream.of(argument).filter(String.class::isInstance).map(Object::toString);
		});
	}

	/**
	 * Return whether a hint is needed: many classes are asked for that need not be there,
	 * and annotations are as complete in an executable as elsewhere.
	 */
	private static boolean isReached(String name) {
		try {
			return !Class.forName(name, false, ReflectionRecorder.class.getClassLoader()).isAnnotation();
		}
		catch (ClassNotFoundException ex) {
			return false;
		}
	}

	private void write(String line) {
		if (this.noted.add(line)) {
			try {
				Files.writeString(this.file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}
	}

}
