/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.docs;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.CaseInsensitive;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.DeprecatedAttribute;
import dev.tfprovider.attribute.DeprecatedType;
import dev.tfprovider.attribute.Description;
import dev.tfprovider.attribute.EnvironmentDefault;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.PlannedOnce;
import dev.tfprovider.attribute.RequiresReplace;
import dev.tfprovider.attribute.RequiresReplaceIf;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.Since;
import dev.tfprovider.attribute.Unit;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.constraint.ConflictsWith;
import dev.tfprovider.constraint.ExactlyOneOf;
import dev.tfprovider.constraint.PreferWriteOnly;
import dev.tfprovider.constraint.RequiredWhen;
import dev.tfprovider.constraint.RequiredWith;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.resource.ImportId;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.schema.PlannedValue;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A provider whose declarations have one of each of what pages tell.
 */
final class DocumentedDisks {

	private DocumentedDisks() {
	}

	static ProviderRuntime runtime() {
		return runtime(ProviderDefinition.builder("cloud")
			.address("acme/cloud")
			.settings(Settings.class)
			.resource("disk", Disk.class, new DiskResource())
			.functions(new Functions())
			.build());
	}

	static ProviderRuntime runtime(ProviderDefinition definition) {
		return new ProviderRuntime(definition, ModelMappings.of(definition), ConstraintValidator.NONE, List.of(),
				Map.of(), new CurrentSession());
	}

	@Description("A cloud.")
	record Settings(@EnvironmentDefault("CLOUD_URL") @Description("base URL") String url) {

	}

	enum Format {

		EXT4, XFS

	}

	/**
	 * A disk.
	 */
	@Description("A disk.")
	@ExactlyOneOf({ "image", "snapshot" })
	record Disk(@Id String zone, @Id(configured = true) String name,
			@Description("how much it holds") @Unit("gibibytes") @RequiresReplaceIf("shrinks") int size,
			@Default("ext4") Format format, @Default(from = "label") String label, @Nullable String image,
			@Nullable @ConflictsWith("key") String snapshot, @Since("1.4.0") @CaseInsensitive @Nullable String tier,
			@RequiredWhen(attribute = "format", value = "xfs") @Nullable String log,
			@Sensitive @PreferWriteOnly("keyWo") @Nullable String key, @WriteOnly @Nullable String keyWo,
			@RequiredWith("key") @Nullable Long keyVersion, @DeprecatedAttribute("Use size.") @Nullable Long bytes,
			@RequiresReplace @Nullable Owner owner, @Block List<Partition> partition,
			@Computed @PlannedOnce(Serial.class) String serial) {

		static boolean shrinks(int before, int after) {
			return after < before;
		}

		static String label(String name) {
			return name;
		}

	}

	/**
	 * Makes serial numbers.
	 */
	static class Serial implements PlannedValue<String> {

		@Override
		public Value<String> make(ObjectView plan) {
			return Value.known("s1");
		}

	}

	@ExactlyOneOf({ "user", "group" })
	record Owner(@Nullable String user, @Nullable String group) {

	}

	record Partition(long start, @Nullable Owner owner) {

	}

	@ImportId("{zone}:{name}")
	@Since("1.2.0")
	@DeprecatedType("Use volume.")
	@Timeouts(create = "20m")
	static final class DiskResource implements UpdatableResource<Disk> {

		@Override
		public Disk create(ResourceData<Disk> data) {
			throw new AssertionError("No command creates anything");
		}

		@Override
		public Optional<Disk> read(ResourceData<Disk> data) {
			throw new AssertionError("No command reads anything");
		}

		@Override
		public Disk update(ResourceData<Disk> data) {
			return data.plan();
		}

		@Override
		public void delete(ResourceData<Disk> data) {
			throw new AssertionError("No command deletes anything");
		}

	}

	static final class Functions {

		@Since("1.3.0")
		@TerraformFunction(summary = "Joins names.", description = "Joins names with a hyphen.")
		String join(String first, @Nullable String second, String... more) {
			return first + second + String.join("-", more);
		}

	}

}
