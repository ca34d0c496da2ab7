/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.mapping;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.datasource.DataSourceTimeouts;
import dev.tfprovider.internal.mapping.mapper.TimeoutsComponent;
import dev.tfprovider.internal.mapping.model.ModelKind;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.internal.schema.NestedBlock;
import dev.tfprovider.internal.schema.ObjectSchema;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.resource.ResourceTimeouts;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for components that hold timeouts, and for {@link DeclaredTimeouts}.
 */
class TimeoutsInferenceTests {

	private static final ObjectType LIMITS = ObjectType.of(Map.of("create", TerraformType.STRING, "read",
			TerraformType.STRING, "update", TerraformType.STRING, "delete", TerraformType.STRING));

	@Test
	void componentBecomesANestedAttribute() {
		ModelMapping<Plain> mapping = TestValues.MAPPINGS.resource(Plain.class);
		Attribute timeouts = TestValues.attribute(mapping, "timeouts");
		assertThat(timeouts.type()).isEqualTo(LIMITS);
		assertThat(timeouts.mode()).isEqualTo(Attribute.Mode.OPTIONAL);
		assertThat(timeouts.nested().attributes())
			.allSatisfy((limit) -> assertThat(limit.mode()).isEqualTo(Attribute.Mode.OPTIONAL))
			.extracting(Attribute::name)
			.containsExactly("create", "read", "update", "delete");
		assertThat(timeouts.description().text()).isEqualTo("Time limits of operations, such as `30m` or `1h30m`.");
		assertThat(mapping.timeouts()).hasValueSatisfying((component) -> {
			assertThat(component.name()).isEqualTo("timeouts");
			assertThat(component.isBlock()).isFalse();
			assertThat(component.path("read")).hasToString("timeouts.read");
		});
	}

	@Test
	void componentMayBecomeABlock() {
		ModelMapping<Blocked> mapping = TestValues.MAPPINGS.resource(Blocked.class);
		assertThat(mapping.block().blocks()).singleElement()
			.extracting(NestedBlock::name, NestedBlock::nesting, NestedBlock::minItems)
			.containsExactly("limits", ObjectSchema.Nesting.SINGLE, 0);
		assertThat(mapping.timeouts().orElseThrow().isBlock()).isTrue();
	}

	@Test
	void dataSourceHasOneLimit() {
		ModelMapping<Lookup> mapping = TestValues.MAPPINGS.of(TypeKind.DATA_SOURCE, Lookup.class);
		assertThat(TestValues.attribute(mapping, "timeouts").type())
			.isEqualTo(ObjectType.of(Map.of("read", TerraformType.STRING)));
		assertThat(mapping.timeouts()).isPresent();
	}

	@Test
	void modelWithoutTimeoutsHasNone() {
		assertThat(TestValues.MAPPINGS.resource(Without.class).timeouts()).isEmpty();
	}

	@Test
	void limitIsRead() {
		ModelMapping<Plain> mapping = TestValues.MAPPINGS.resource(Plain.class);
		TimeoutsComponent timeouts = mapping.timeouts().orElseThrow();
		TerraformValue limits = TerraformValue.object(LIMITS,
				Map.of("create", TerraformValue.string("1h30m"), "read", TerraformValue.string("PT5M"), "update",
						TerraformValue.ofNull(TerraformType.STRING), "delete",
						TerraformValue.ofNull(TerraformType.STRING)));
		assertThat(timeouts.limit(TestValues.object(mapping, "timeouts", limits), "create"))
			.contains(Duration.ofMinutes(90));
		assertThat(timeouts.limit(TestValues.object(mapping, "timeouts", limits), "read"))
			.contains(Duration.ofMinutes(5));
		assertThat(timeouts.limit(TestValues.object(mapping, "timeouts", limits), "update")).isEmpty();
		assertThat(timeouts.limit(TestValues.object(mapping), "create")).isEmpty();
	}

	@Test
	void misplacedTimeoutsAreRefused() {
		assertRefused(TestValues.refusal(Required.class), "nobody has to set timeouts", "Add @Nullable.");
		assertRefused(TestValues.refusal(Decided.class), "the framework alone deals with timeouts",
				"Remove all annotations but @Nullable and @Block; defaults are what @Timeouts says.");
		assertRefused(TestValues.refusal(Replacing.class), "the framework alone deals with timeouts",
				"Remove all annotations but @Nullable and @Block; defaults are what @Timeouts says.");
		assertRefused(TestValues.refusal(Twice.class), "the components [first, second] all hold timeouts",
				"Keep one of them.");
		assertRefused(TestValues.refusal(Outer.class), "timeouts are those of the whole object",
				"Move the component to the model itself.");
		assertRefused(TestValues.refusal(Listed.class), "timeouts are those of the whole object",
				"Declare one component of the type ResourceTimeouts in the model itself.");
		assertRefused(TestValues.refusal(Foreign.class), "DataSourceTimeouts is not for a managed resource",
				"Declare the component as ResourceTimeouts.");
	}

	@Test
	void timeoutsElsewhereThanInResourcesAreRefused() {
		assertThatExceptionOfType(SchemaInferenceException.class)
			.isThrownBy(() -> TestValues.MAPPINGS.of(TypeKind.DATA_SOURCE, Plain.class))
			.satisfies((refusal) -> assertRefused(refusal, "ResourceTimeouts is not for a data source",
					"Declare the component as DataSourceTimeouts."));
		assertThatExceptionOfType(SchemaInferenceException.class)
			.isThrownBy(() -> TestValues.MAPPINGS.of(ModelKind.PROVIDER, Plain.class))
			.satisfies((refusal) -> assertRefused(refusal, "ResourceTimeouts has no meaning in provider settings",
					"Remove the component."));
		assertThatExceptionOfType(SchemaInferenceException.class)
			.isThrownBy(() -> TestValues.MAPPINGS.of(ModelKind.PRIVATE_STATE, Plain.class))
			.satisfies((refusal) -> assertRefused(refusal, "ResourceTimeouts has no meaning in private state",
					"Remove the component."));
	}

	@Test
	void annotationIsRead() {
		assertThat(DeclaredTimeouts.of(TypeKind.RESOURCE, Declared.class)).isEqualTo(
				Map.of("create", Duration.ofMinutes(20), "read", Duration.ofMinutes(5), "delete", Duration.ofHours(2)));
		assertThat(DeclaredTimeouts.of(TypeKind.RESOURCE, String.class)).isEmpty();
		assertThat(DeclaredTimeouts.of(TypeKind.DATA_SOURCE, Reader.class))
			.isEqualTo(Map.of("read", Duration.ofMinutes(1)));
	}

	@ParameterizedTest
	@ValueSource(classes = { Zero.class, Negative.class, Nonsense.class })
	void annotationThatIsNoDurationIsRefused(Class<?> type) {
		String text = type.getAnnotation(Timeouts.class).create();
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> DeclaredTimeouts.of(TypeKind.RESOURCE, type))
			.withMessageContaining(
					"@Timeouts(create = \"" + text + "\") on " + type.getName() + " is no duration above zero")
			.withMessageContaining("20m");
	}

	@Test
	void dataSourceThatLimitsMoreThanReadingIsRefused() {
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> DeclaredTimeouts.of(TypeKind.DATA_SOURCE, Declared.class))
			.withMessageContaining("limits create, but a data source only reads");
	}

	private static void assertRefused(SchemaInferenceException refusal, String problem, String remedy) {
		assertThat(refusal.problem()).isEqualTo(problem);
		assertThat(refusal.remedy()).isEqualTo(remedy);
	}

	record Plain(String name, @Nullable ResourceTimeouts timeouts) {

	}

	record Blocked(String name, @Block Optional<ResourceTimeouts> limits) {

	}

	record Lookup(String name, @Nullable DataSourceTimeouts timeouts) {

	}

	record Without(String name) {

	}

	record Required(String name, ResourceTimeouts timeouts) {

	}

	record Decided(String name, @Computed @Nullable ResourceTimeouts timeouts) {

	}

	record Replacing(String name, @RequiresReplace @Nullable ResourceTimeouts timeouts) {

	}

	record Twice(@Nullable ResourceTimeouts first, @Nullable ResourceTimeouts second) {

	}

	record Outer(@Nullable Plain inner) {

	}

	record Listed(@Nullable List<ResourceTimeouts> timeouts) {

	}

	record Foreign(@Nullable DataSourceTimeouts timeouts) {

	}

	@Timeouts(create = "20m", read = "PT5M", delete = "2h")
	private static final class Declared {

	}

	@Timeouts(read = "1m")
	private static final class Reader {

	}

	@Timeouts(create = "0s")
	private static final class Zero {

	}

	@Timeouts(create = "-20m")
	private static final class Negative {

	}

	@Timeouts(create = "20 minutes")
	private static final class Nonsense {

	}

}
