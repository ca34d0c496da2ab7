/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import dev.tfprovider.constraint.Cidr;
import dev.tfprovider.constraint.IpVersion;
import dev.tfprovider.constraint.Port;
import dev.tfprovider.internal.boot.aot.RichModel.Shape;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.javadoc.DescriptionResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.ResourceTimeouts;
import dev.tfprovider.resource.StateUpgrades;
import dev.tfprovider.resource.UpgradableResource;
import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.constraints.Pattern;
import org.hibernate.validator.internal.constraintvalidators.bv.size.SizeValidatorForCharSequence;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.TypeHint;
import org.springframework.aot.hint.TypeReference;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;

import static org.assertj.core.api.Assertions.assertThat;

class ModelHintsTests {

	private final RuntimeHints hints = new RuntimeHints();

	private final ModelHints models = new ModelHints(this.hints);

	@Test
	void modelIsOne() {
		assertThat(new ModelMappings(List.of()).resource(RichModel.class).model()).isEqualTo(RichModel.class);
	}

	@ParameterizedTest
	@ValueSource(classes = { RichModel.class, RichModel.Plain.class, RichModel.Listed.class, RichModel.Deep.class,
			RichModel.Wrapped.class, RichModel.Blocked.class, RichModel.Common.class, RichModel.Common.Inner.class,
			RichModel.Generic.class, RichModel.Argument.class, Shape.Circle.class, Shape.Square.class, Shape.Side.class,
			ResourceTimeouts.class })
	void recordsAtAnyDepthAreMadeAndRead(Class<?> record) {
		this.models.add(RichModel.class);
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(record)
			.withMemberCategories(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS, MemberCategory.INVOKE_DECLARED_METHODS,
					MemberCategory.ACCESS_DECLARED_FIELDS))
			.accepts(this.hints);
		assertThat(this.models.records()).contains(record);
	}

	@ParameterizedTest
	@ValueSource(classes = { RichModel.Chosen.class, TimeUnit.class })
	void constantsOfEnumsAreRead(Class<?> type) {
		this.models.add(RichModel.class);
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(type)
			.withMemberCategory(MemberCategory.ACCESS_PUBLIC_FIELDS)).accepts(this.hints);
	}

	@ParameterizedTest
	@ValueSource(classes = { RichModel.Modifier.class, RichModel.OtherModifier.class, RichModel.Equality.class,
			RichModel.Maker.class })
	void classesThatAnnotationsNameAreMade(Class<?> type) {
		this.models.add(RichModel.class);
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(type)
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(this.hints);
	}

	@Test
	void nothingElseIsMentioned() {
		this.models.add(RichModel.class);
		assertThat(this.hints.reflection().typeHints().map(TypeHint::getType))
			.containsExactlyInAnyOrderElementsOf(Stream
				.of(RichModel.class, RichModel.Plain.class, RichModel.Listed.class, RichModel.Deep.class,
						RichModel.Wrapped.class, RichModel.Blocked.class, RichModel.Common.class,
						RichModel.Common.Inner.class, RichModel.Generic.class, RichModel.Argument.class, Shape.class,
						Shape.Circle.class, Shape.Polygon.class, Shape.Square.class, Shape.Side.class,
						ResourceTimeouts.class, RichModel.Chosen.class, TimeUnit.class, RichModel.Modifier.class,
						RichModel.OtherModifier.class, RichModel.Equality.class, RichModel.Maker.class)
				.map(TypeReference::of)
				.toList());
	}

	@Test
	void descriptionsThatExistAreResources() {
		this.models.add(RichModel.class);
		assertThat(RuntimeHintsPredicates.resource().forResource(DescriptionResource.path(RichModel.class.getName())))
			.accepts(this.hints);
		assertThat(RuntimeHintsPredicates.resource().forResource(DescriptionResource.path(Shape.Side.class.getName())))
			.rejects(this.hints);
	}

	@Test
	void codeNamesFurtherModels() {
		this.models.addCode(Code.class);
		assertThat(this.models.records()).containsExactlyInAnyOrder(Older.class, Secret.class, Nested.class,
				FromBase.class);
		assertThat(RuntimeHintsPredicates.reflection().onType(Code.class)).accepts(this.hints);
		assertThat(RuntimeHintsPredicates.reflection().onType(RichModel.Chosen.class)).accepts(this.hints);
	}

	@Test
	void constraintsBringTheirValidators() {
		new ConstraintHints(this.hints).add(Set.of(RichModel.class));
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(RichModel.EvenValidator.class)
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(this.hints);
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(SizeValidatorForCharSequence.class)
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(this.hints);
	}

	@Test
	void validatorsOfTheFrameworkHaveConstructors() {
		assertThat(new ConstraintHints(this.hints).add(Set.of(Addressed.class, Nested.class)))
			.containsExactly(Addressed.class);
		Class<?> validator = Port.class.getAnnotation(Constraint.class).validatedBy()[0];
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(validator)
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(this.hints);
	}

	@Test
	void modelsWithEnumsOfTheApplicationInConstraintsAreNotStored() {
		assertThat(new ConstraintHints(this.hints)
			.add(Set.of(Addressed.class, Networked.class, Limited.class, Annotated.class)))
			.containsExactlyInAnyOrder(Addressed.class, Networked.class);
	}

	record Networked(@Cidr(version = IpVersion.V4) String network, List<@Pattern(regexp = "x") String> names) {

	}

	record Limited(List<@Limit(TimeUnit.DAYS) String> names) {

	}

	record Annotated(@Nullable @Limits(least = @Limit(TimeUnit.DAYS)) String name) {

	}

	@Retention(RetentionPolicy.RUNTIME)
	@Constraint(validatedBy = {})
	@Target({ ElementType.TYPE_USE, ElementType.ANNOTATION_TYPE })
	@interface Limit {

		TimeUnit value();

		String message() default "";

		Class<?>[] groups() default {};

		Class<? extends Payload>[] payload() default {};

	}

	@Retention(RetentionPolicy.RUNTIME)
	@Constraint(validatedBy = {})
	@interface Limits {

		Limit least();

		String message() default "";

		Class<?>[] groups() default {};

		Class<? extends Payload>[] payload() default {};

	}

	record Addressed(@Port int port) {

	}

	record Older(Nested nested) {

	}

	record Nested(int number) {

	}

	record Secret(String text) {

	}

	record FromBase(String text) {

	}

	abstract static class Base implements ManagedResource<RichModel>, UpgradableResource<RichModel> {

		@Override
		public void delete(ResourceData<RichModel> data) {
			assertThat(data.privateState(FromBase.class)).isNotNull();
		}

	}

	static class Code extends Base {

		@Override
		public StateUpgrades<RichModel> stateUpgrades() {
			return StateUpgrades.from(Older.class, (older) -> {
				throw new IllegalStateException();
			});
		}

		@Override
		public RichModel create(ResourceData<RichModel> data) {
			assertThat(RichModel.Chosen.class).isNotNull();
			return data.plan();
		}

		@Override
		public Optional<RichModel> read(ResourceData<RichModel> data) {
			Runnable inLambda = () -> assertThat(data.privateState(Secret.class)).isNotNull();
			inLambda.run();
			return Optional.of(data.state());
		}

	}

}
