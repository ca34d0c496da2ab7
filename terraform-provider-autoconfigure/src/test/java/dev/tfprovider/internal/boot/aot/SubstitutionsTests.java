/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import com.oracle.svm.core.annotate.TargetElement;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import org.graalvm.word.UnsignedWord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Marker;
import org.w3c.dom.Document;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PropertiesLoaderUtils;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.util.ClassUtils;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * Tests that each substitute still has a method to replace, which native-image would only
 * find out in an author's build.
 */
class SubstitutionsTests {

	@Test
	void eightClassesHaveSubstitutes() {
		assertThat(substitutions()).extracting(Class::getSimpleName)
			.containsExactlyInAnyOrder("Asm", "ClassFileApi", "HeapLimitSubstitution", "JacksonXmlSubstitution",
					"LogTextSubstitution", "LogbackXmlSubstitution", "NetworkMemorySubstitution",
					"ValidationXmlParserSubstitution");
	}

	@ParameterizedTest
	@MethodSource("substitutes")
	void replacesMethodOfLibrary(Method substitute) throws Exception {
		String name = substitute.getDeclaringClass().getAnnotation(TargetClass.class).className();
		assumeThat(name.endsWith(".ClassFileMetadataReaderFactory") && Runtime.version().feature() < 24).isFalse();
		assumeThat(name).as("a class of native-image").doesNotStartWith("com.oracle.svm.");
		Class<?> target = Class.forName(name);
		TargetElement element = substitute.getAnnotation(TargetElement.class);
		Executable replaced = (element != null && element.name().equals(TargetElement.CONSTRUCTOR_NAME))
				? target.getDeclaredConstructor(substitute.getParameterTypes())
				: target.getDeclaredMethod(substitute.getName(), substitute.getParameterTypes());
		assertThat(Modifier.isStatic(replaced.getModifiers())).isEqualTo(Modifier.isStatic(substitute.getModifiers()));
		if (replaced instanceof Method method) {
			assertThat(method.getReturnType()).isEqualTo(substitute.getReturnType());
		}
	}

	@Test
	void xmlIsLeftOutWhereThereIsNone() throws Exception {
		assertThat(conditions(ValidationXmlParserSubstitution.class)).containsExactly(true, true);
		assertThat(conditions(Class.forName("dev.tfprovider.internal.boot.launch.LogbackXmlSubstitution")))
			.containsExactly(true);
	}

	@Test
	void librariesThatAreNotThereNeedNoSubstitutes() {
		assertThat(new TargetPresent().test("com.example.Missing")).isFalse();
	}

	@Test
	void limitOfTheHeapIsNotLookedAtWhereNativeImageDoesSoInAnotherWay() {
		HeapLimitSubstitution.MethodPresent present = new HeapLimitSubstitution.MethodPresent();
		assertThat(present.test(Policy.class.getName())).isTrue();
		assertThat(present.test(ChangedPolicy.class.getName())).isFalse();
		assertThat(present.test(PolicyWithoutLimit.class.getName())).isFalse();
		assertThat(present.test("com.example.Missing")).isFalse();
	}

	@ParameterizedTest
	@EnumSource
	void textOfAnEventIsMadeIfItsLevelIsEnabled(org.slf4j.event.Level level) {
		Logger logger = new LoggerContext().getLogger("acme");
		ListAppender<ILoggingEvent> appender = new ListAppender<>();
		appender.start();
		logger.addAppender(appender);
		LogTextSubstitution log = new LogTextSubstitution();
		log.logger = logger;
		AtomicInteger texts = new AtomicInteger();
		Object message = new Object() {

			@Override
			public String toString() {
				return "text " + texts.incrementAndGet();
			}

		};
		logger.setLevel(Level.OFF);
		log.log(level.toInt(), message, null);
		assertThat(texts).hasValue(0);
		logger.setLevel(Level.convertAnSLF4JLevel(level));
		IOException failure = new IOException("failed");
		log.log(level.toInt(), message, failure);
		assertThat(appender.list).singleElement().satisfies((event) -> {
			assertThat(event.getMessage()).isEqualTo("text 1");
			assertThat(event.getLevel()).isEqualTo(Level.convertAnSLF4JLevel(level));
			assertThat(event.getThrowableProxy().getMessage()).isEqualTo("failed");
			assertThat(event.getMarkerList()).extracting(Marker::getName).containsExactly("COMMONS-LOGGING");
		});
	}

	@Test
	void annotationsOfImportingConfigurationAreReadFromItsClass() throws IOException {
		Resource file = new ClassPathResource(
				ClassUtils.convertClassNameToResourcePath(Importing.class.getName()) + ".class");
		MetadataReader reader = new ClassReadingSubstitutions.Asm().getMetadataReader(file);
		assertThat(reader.getResource()).isSameAs(file);
		assertThat(reader.getClassMetadata().getClassName()).isEqualTo(Importing.class.getName());
		assertThat(
				reader.getAnnotationMetadata().getAnnotationAttributes(EnableConfigurationProperties.class.getName()))
			.containsEntry("value", new Class<?>[] { String.class });
	}

	@ParameterizedTest
	@ValueSource(strings = { "com/example/Pet.class", "application.properties", "" })
	void whatIsNoClassOfTheExecutableCannotBeRead(String path) {
		assertThatExceptionOfType(FileNotFoundException.class)
			.isThrownBy(() -> new ClassReadingSubstitutions.Asm().getMetadataReader(new ClassPathResource(path)))
			.withMessage("class path resource [%s]: an executable has no class files, only classes that hints name",
					path);
	}

	@Test
	void jsonWithoutXmlIsReadAsEver() {
		JacksonXmlSubstitution substitution = new JacksonXmlSubstitution();
		JsonMapper mapper = new JsonMapper();
		JavaType timestamp = mapper.constructType(Timestamp.class);
		assertThat(substitution.findSerializer(mapper.serializationConfig(), timestamp)).isNotNull();
		assertThat(substitution.hasDeserializerFor(Timestamp.class)).isTrue();
		assertThat(substitution.hasDeserializerFor(Document.class)).isFalse();
		assertThatIllegalArgumentException()
			.isThrownBy(() -> substitution.findDeserializer(mapper.deserializationConfig(),
					mapper.constructType(Document.class)))
			.withMessage("org.w3c.dom.Document cannot be part of JSON in an executable: use a String");
	}

	@Test
	void classesToInitializeWhenTheImageIsBuiltAreThere() throws IOException {
		Properties options = PropertiesLoaderUtils.loadProperties(new ClassPathResource(
				"META-INF/native-image/dev.tfprovider/terraform-provider-autoconfigure/native-image.properties"));
		List<String> classes = Pattern.compile("--initialize-at-build-time=(\\S+)")
			.matcher(options.getProperty("Args"))
			.results()
			.flatMap((option) -> Stream.of(option.group(1).split(",")))
			.filter((name) -> Character.isUpperCase(name.charAt(name.lastIndexOf('.') + 1)))
			.toList();
		assertThat(classes).contains("tools.jackson.databind.util.StdDateFormat", "com.google.protobuf.RuntimeVersion")
			.allSatisfy((name) -> assertThat(ClassUtils.isPresent(name, null)).as(name).isTrue());
	}

	private static List<Boolean> conditions(Class<?> substitution) throws Exception {
		TargetClass target = substitution.getAnnotation(TargetClass.class);
		List<Boolean> results = new ArrayList<>();
		for (Class<?> type : target.onlyWith()) {
			Constructor<?> constructor = type.getDeclaredConstructor();
			constructor.setAccessible(true);
			results.add((constructor.newInstance() instanceof BooleanSupplier supplier) ? supplier.getAsBoolean()
					: new TargetPresent().test(target.className()));
		}
		return results;
	}

	static List<Class<?>> substitutions() {
		return new ClassFileImporter().withImportOption(new DoNotIncludeTests())
			.importPackages("dev.tfprovider.internal.boot")
			.stream()
			.filter((type) -> type.isAnnotatedWith(TargetClass.class))
			.<Class<?>>map(JavaClass::reflect)
			.toList();
	}

	static Stream<Method> substitutes() {
		return substitutions().stream()
			.flatMap((type) -> Arrays.stream(type.getDeclaredMethods()))
			.filter((method) -> method.isAnnotationPresent(Substitute.class));
	}

	@EnableConfigurationProperties(String.class)
	static class Importing {

	}

	interface PolicyWithoutLimit {

		default boolean isOutOfMemory(UnsignedWord usedBytes) {
			return false;
		}

	}

	interface Policy extends PolicyWithoutLimit {

		UnsignedWord getMaximumHeapSize();

		@Override
		default boolean isOutOfMemory(UnsignedWord usedBytes) {
			return false;
		}

	}

	interface ChangedPolicy {

		UnsignedWord getMaximumHeapSize();

		boolean isOutOfMemory(UnsignedWord usedBytes);

	}

}
