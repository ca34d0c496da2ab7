/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.mapping.model.ValueMappingException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class DefaultFromTests {

	private final ModelMapping<Server> mapping = TestValues.MAPPINGS.resource(Server.class);

	@Test
	void constantsAndMethodsGiveDefaults() {
		assertThat(attribute("region").defaultValue()).isEqualTo(TerraformValue.string("eu"));
		assertThat(attribute("zones").defaultValue()).isEqualTo(TestValues.strings("a", "b"));
		assertThat(attribute("labels").defaultValue())
			.isEqualTo(TerraformValue.map(TerraformType.STRING, Map.of("team", TerraformValue.string("x"))));
		assertThat(attribute("ports").defaultValue()).hasToString("set[80, 443]");
		assertThat(attribute("disk").defaultValue()).hasToString("{kind=\"ssd\", size=10}");
		assertThat(attribute("rules").defaultValue()).hasToString("[{kind=\"in\", size=1}]");
		assertThat(attribute("region").mode()).isEqualTo(Attribute.Mode.OPTIONAL_COMPUTED);
	}

	@Test
	void defaultsAreDocumentedWhereTheyHaveText() {
		assertThat(attribute("region").description().text()).isEqualTo("Defaults to `eu`.");
		assertThat(attribute("zones").description().text()).isEqualTo("Defaults to `a`, `b`.");
		assertThat(attribute("disk").description().text()).isEmpty();
		assertThat(attribute("token").description().text()).isEmpty();
	}

	@Test
	void methodWithParametersDependsOnOtherAttributes() {
		ObjectSchema.DerivedDefault host = derived("host_name");
		assertThat(host.inputs()).containsExactlyInAnyOrder("name", "region");
		assertThat(host.derive(TestValues.object(this.mapping, "name", "web", "region", "us")))
			.isEqualTo(TerraformValue.string("web.us"));
		assertThat(attribute("host_name").hasDefault()).isTrue();
		assertThat(attribute("host_name").defaultValue()).isNull();
		assertThat(derived("url").inputs()).containsExactly("host_name");
	}

	@Test
	void configurationIsReadWithDefaultsThatDependOnOthers() {
		Server server = this.mapping.read(TestValues.object(this.mapping, "name", "web"));
		assertThat(server.hostName()).isEqualTo("web.eu");
		assertThat(server.url()).isEqualTo("https://web.eu");
		assertThat(server.disk()).isEqualTo(new Disk("ssd", 10));
	}

	@Test
	void defaultsAreNullWhereWhatTheyNeedIsMissing() {
		Server server = this.mapping.readPartial(TestValues.object(this.mapping, "region", "us"));
		assertThat(server.hostName()).isNull();
		assertThat(server.url()).isNull();
		assertThat(server.region()).isEqualTo("us");
	}

	@Test
	void methodThatReturnsNullLeavesTheAttributeNull() {
		assertThat(derived("motto").derive(TestValues.object(this.mapping, "name", "web")).isNull()).isTrue();
		assertThat(derived("motto").derive(TestValues.object(this.mapping, "name", "loud")))
			.isEqualTo(TerraformValue.string("LOUD"));
	}

	@Test
	void methodThatThrowsSaysWhichDefaultFailed() {
		assertThatExceptionOfType(ValueMappingException.class)
			.isThrownBy(() -> derived("motto").derive(TestValues.object(this.mapping, "name", "bad")))
			.withMessageContaining("The default of component 'motto'")
			.withMessageContaining("no motto for bad");
	}

	@Test
	void worksWithTypeParametersAndProviderSettings() {
		ModelMapping<Settings> settings = TestValues.MAPPINGS.of(ModelKind.PROVIDER, Settings.class);
		assertThat(settings.read(TestValues.object(settings, "host", "h"))).isEqualTo(new Settings("h", "https://h"));
		assertThat(TestValues.attribute(settings, "endpoint").mode()).isEqualTo(Attribute.Mode.OPTIONAL);
	}

	@Test
	void unknownNamesAreRefused() {
		assertRefused(NoMethod.class, "there is no static method or constant 'missing'",
				"correct the name in @Default");
		assertRefused(NotStatic.class, "there is no static method or constant 'text'", "Write one");
		assertRefused(Stranger.class, "the default depends on 'stranger'", "Name the parameters");
	}

	@Test
	void wrongTypesAreRefused() {
		assertRefused(WrongType.class, "the default is a Integer", "Make it a String");
		assertRefused(WrongElement.class, "the default is a List<Integer>", "Make it a List<String>");
		assertRefused(WrongParameter.class, "the default takes 'name' as Integer", "type of the component");
		assertRefused(PrimitiveParameter.class, "the default takes 'size', which may be null, as int",
				"Declare the parameter as Integer");
	}

	@Test
	void dependenceOnWhatTheProviderDecidesIsRefused() {
		assertRefused(OnComputed.class, "the default depends on 'id', which is not part of the plan", "configured");
	}

	@Test
	void defaultsThatDependOnEachOtherAreRefused() {
		assertRefused(Circle.class, "no component that can be known first has that name",
				"let no two defaults depend on each other");
	}

	@Test
	void defaultsThatAreNoValuesAreRefused() {
		assertRefused(NullDefault.class, "the default that 'NONE' gives is null", "Remove @Default");
		assertRefused(Throwing.class, "'broken' gives no default, but throws", "Correct the method");
		assertRefused(Overloaded.class, "there are 2 static methods 'text'", "a name of its own");
	}

	private static void assertRefused(Class<?> model, String problem, String remedy) {
		SchemaInferenceException refusal = TestValues.refusal(model);
		assertThat(refusal).as(model.getSimpleName()).isNotNull();
		assertThat(refusal.problem()).contains(problem);
		assertThat(refusal.remedy()).contains(remedy);
	}

	private Attribute attribute(String name) {
		return TestValues.attribute(this.mapping, name);
	}

	private ObjectSchema.DerivedDefault derived(String name) {
		ObjectSchema.DerivedDefault derived = attribute(name).derivedDefault();
		assertThat(derived).isNotNull();
		return derived;
	}

	record Server(@Default(from = "url") String url, @Default(from = "host") String hostName, String name,
			@Default(from = "REGION") String region, @Default(from = "someZones") List<String> zones,
			@Default(from = "someLabels") Map<String, String> labels, @Default(from = "somePorts") Set<Integer> ports,
			@Default(from = "someDisk") Disk disk, @Default(from = "someRules") List<Disk> rules,
			@Default(from = "REGION") @Sensitive String token, @Default(from = "motto") @Nullable String motto) {

		private static final String REGION = "eu";

		private static List<String> someZones() {
			return List.of("a", "b");
		}

		static Map<String, String> someLabels() {
			return Map.of("team", "x");
		}

		static Set<Integer> somePorts() {
			return Set.of(443, 80);
		}

		static Disk someDisk() {
			return new Disk("ssd", 10);
		}

		static List<Disk> someRules() {
			return List.of(new Disk("in", 1));
		}

		static String host(String name, String region) {
			return name + "." + region;
		}

		static String url(String hostName) {
			return "https://" + hostName;
		}

		static @Nullable String motto(String name) {
			if (name.equals("bad")) {
				throw new IllegalStateException("no motto for bad");
			}
			return name.equals("loud") ? "LOUD" : null;
		}

	}

	record Disk(String kind, int size) {

	}

	record Settings(String host, @Default(from = "endpoint") String endpoint) {

		static String endpoint(String host) {
			return "https://" + host;
		}

	}

	record NoMethod(@Default(from = "missing") String name) {

	}

	record NotStatic(@Default(from = "text") String name) {

		String text() {
			return this.name;
		}

	}

	record Stranger(@Default(from = "text") String name) {

		static String text(String stranger) {
			return stranger;
		}

	}

	record WrongType(@Default(from = "text") String name) {

		static Integer text() {
			return 1;
		}

	}

	record WrongElement(@Default(from = "text") List<String> names) {

		static List<Integer> text() {
			return List.of(1);
		}

	}

	record WrongParameter(String name, @Default(from = "text") String other) {

		static String text(Integer name) {
			return "" + name;
		}

	}

	record PrimitiveParameter(@Nullable Integer size, @Default(from = "text") String other) {

		static String text(int size) {
			return "" + size;
		}

	}

	record OnComputed(@Computed String id, @Default(from = "text") String other) {

		static String text(String id) {
			return id;
		}

	}

	record Circle(@Default(from = "one") String first, @Default(from = "two") String second) {

		static String one(String second) {
			return second;
		}

		static String two(String first) {
			return first;
		}

	}

	record NullDefault(@Default(from = "NONE") @Nullable String name) {

		static final @Nullable String NONE = null;

	}

	record Throwing(@Default(from = "broken") String name) {

		static String broken() {
			throw new IllegalStateException("oh");
		}

	}

	record Overloaded(@Default(from = "text") String name) {

		static String text() {
			return "a";
		}

		static String text(int number) {
			return "b" + number;
		}

	}

}
