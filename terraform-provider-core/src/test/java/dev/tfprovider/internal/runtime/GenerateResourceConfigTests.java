/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.constraint.AtLeastOneOf;
import dev.tfprovider.constraint.ConflictsWhen;
import dev.tfprovider.constraint.ConflictsWith;
import dev.tfprovider.constraint.ExactlyOneOf;
import dev.tfprovider.constraint.RequiredTogether;
import dev.tfprovider.constraint.RequiredWhen;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange;
import dev.tfprovider.internal.runtime.operation.PlannedModel;
import dev.tfprovider.value.ObjectValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link GenerateResourceConfig}.
 */
class GenerateResourceConfigTests {

	private final ValidateConfig validateConfig = Validating.with(ConstraintValidator.NONE);

	private final GenerateResourceConfig generateResourceConfig = new GenerateResourceConfig(this.validateConfig);

	@ParameterizedTest
	@MethodSource
	void configurationIsValidAndPlansNothing(Class<?> model, String state, String config) {
		PlannedModel<?> planned = PlannedModel.of(model);
		ObjectValue object = (ObjectValue) planned.value(state);
		CallScope scope = CallScope.detached();
		ObjectValue generated = this.generateResourceConfig.generate(scope, planned.type(), object);
		assertThat(generated).isEqualTo(planned.value(config));
		assertThat(scope.diagnostics()).isEmpty();
		assertThat(this.validateConfig.validate(CallScope.detached(), planned.type(), generated, true)
			.stream()
			.filter((diagnostic) -> diagnostic.severity() == Diagnostic.Severity.ERROR)).isEmpty();
		PlanResourceChange.Response plan = planned.plan(object, generated);
		assertThat(plan.diagnostics()).isEmpty();
		assertThat(plan.planned()).isEqualTo(object);
	}

	/**
	 * Trying each of them alone would take hours.
	 */
	@Test
	void manyElementsTakeNoTime() {
		PlannedModel<Nested> planned = PlannedModel.of(Nested.class);
		String parts = IntStream.range(0, 3000)
			.mapToObj((index) -> "{image:\"i" + index + "\", size:1}")
			.collect(Collectors.joining(", ", "[", "]"));
		ObjectValue generated = this.generateResourceConfig.generate(CallScope.detached(), planned.type(),
				(ObjectValue) planned.value("{id:\"i\", parts:" + parts + "}"));
		assertThat(generated).isEqualTo(planned.value("{parts:" + parts.replace(", size:1", "") + "}"));
	}

	static List<Arguments> configurationIsValidAndPlansNothing() {
		return List.of(
				Arguments.of(Plain.class, "{id:\"i\", name:\"a\", size:1, zone:\"z\"}", "{name:\"a\", zone:\"z\"}"),
				Arguments.of(Plain.class, "{id:\"i\", name:\"a\", size:2}", "{name:\"a\", size:2}"),
				Arguments.of(Old.class, "{id:\"i\", old:\"x\", settled:\"y\"}", "{old:\"x\"}"),
				Arguments.of(Exclusive.class, "{id:\"i\", image:\"a\", snapshot:\"s\"}", "{image:\"a\"}"),
				Arguments.of(Exclusive.class, "{id:\"i\", snapshot:\"s\"}", "{snapshot:\"s\"}"),
				Arguments.of(ExclusiveDefault.class, "{id:\"i\", size:1}", "{size:1}"),
				Arguments.of(ExclusiveDefault.class, "{id:\"i\", size:1, small:true}", "{small:true}"),
				Arguments.of(Successor.class, "{id:\"i\", name:\"a\", title:\"a\"}", "{title:\"a\"}"),
				Arguments.of(Either.class, "{id:\"i\", user:\"u\"}", "{user:\"u\"}"),
				Arguments.of(Together.class, "{id:\"i\", host:\"h\", port:1}", "{host:\"h\", port:1}"),
				Arguments.of(Pair.class, "{id:\"i\", address:\"a\", mask:1, host:\"h\", port:1}",
						"{address:\"a\", mask:1}"),
				Arguments.of(When.class, "{id:\"i\", access:\"public\", portal:\"p\"}",
						"{access:\"public\", portal:\"p\"}"),
				Arguments.of(When.class, "{id:\"i\", access:\"private\", portal:\"p\", key:\"k\"}",
						"{portal:\"p\", key:\"k\"}"),
				Arguments.of(When.class, "{id:\"i\", access:\"public\", portal:\"p\", key:\"k\"}",
						"{access:\"public\", portal:\"p\"}"),
				Arguments.of(Shapes.class, "{id:\"i\", shape:{circle:{radius:1, unit:\"cm\"}}}",
						"{shape:{circle:{radius:1}}}"),
				Arguments.of(Nested.class,
						"{id:\"i\", parts:[{image:\"a\", snapshot:\"s\", size:1}, {snapshot:\"t\", size:2}]}",
						"{parts:[{image:\"a\"}, {snapshot:\"t\", size:2}]}"),
				Arguments.of(Sets.class, "{id:\"i\", parts:set[{name:\"a\", size:1}, {name:\"b\", size:2}]}",
						"{parts:set[{name:\"a\"}, {name:\"b\", size:2}]}"),
				Arguments.of(Secret.class, "{id:\"i\", name:\"a\", version:4}", "{name:\"a\", version:4}"));
	}

	record Plain(@Id String id, String name, @Default("1") int size, @Nullable String zone) {

	}

	record Old(@Id String id, @DeprecatedAttribute("Leave it.") @Nullable String old,
			@DeprecatedAttribute("Leave it.") @Computed @Nullable String settled) {

	}

	@ExactlyOneOf({ "image", "snapshot" })
	record Exclusive(@Id String id, @Computed @Nullable String image, @Computed @Nullable String snapshot) {

	}

	@ExactlyOneOf({ "size", "small" })
	record ExclusiveDefault(@Id String id, @Default("1") int size, @Nullable Boolean small) {

	}

	record Successor(@Id String id,
			@DeprecatedAttribute("Use title.") @ConflictsWith("title") @Computed @Nullable String name,
			@Computed @Nullable String title) {

	}

	@AtLeastOneOf({ "user", "group" })
	record Either(@Id String id, @DeprecatedAttribute("Use group.") @Computed @Nullable String user,
			@Nullable String group) {

	}

	@RequiredTogether({ "host", "port" })
	record Together(@Id String id, @Nullable String host, @Default("1") int port) {

	}

	@ExactlyOneOf({ "address", "host" })
	@RequiredTogether({ "address", "mask" })
	@RequiredTogether({ "host", "port" })
	record Pair(@Id String id, @Computed @Nullable String address, @Computed @Nullable Integer mask,
			@Computed @Nullable String host, @Computed @Nullable Integer port) {

	}

	record When(@Id String id, @Default("private") String access,
			@RequiredWhen(attribute = "access", value = "public") @Nullable String portal,
			@ConflictsWhen(attribute = "access", value = "public") @Computed @Nullable String key) {

	}

	record Shapes(@Id String id, Shape shape) {

	}

	sealed interface Shape {

		record Circle(int radius, @Default("cm") String unit) implements Shape {

		}

		record Square(int side) implements Shape {

		}

	}

	record Nested(@Id String id, List<Part> parts) {

		@ExactlyOneOf({ "image", "snapshot" })
		record Part(@Computed @Nullable String image, @Computed @Nullable String snapshot, @Default("1") int size) {

		}

	}

	record Sets(@Id String id, Set<Part> parts) {

		record Part(String name, @Default("1") int size) {

		}

	}

	record Secret(@Id String id, String name, @WriteOnly @Nullable String token, @Nullable Long version) {

	}

}
