/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.example;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.action.ActionData;
import dev.tfprovider.action.InvocableAction;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.constraint.ExactlyOneOf;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.function.TerraformFunction;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A provider with something of every kind that examples may have.
 */
final class ExampleClouds {

	private ExampleClouds() {
	}

	static ProviderRuntime runtime() {
		ProviderDefinition definition = ProviderDefinition.builder("cloud")
			.address("acme/cloud")
			.settings(Settings.class)
			.resource("disk", Disk.class, new DiskResource())
			.dataSource("image", Image.class, new ImageReader())
			.action("wipe", Wipe.class, new WipeAction())
			.functions(new Functions())
			.build();
		return new ProviderRuntime(definition, ModelMappings.of(definition), ConstraintValidator.NONE, List.of(),
				Map.of(), new CurrentSession());
	}

	record Settings(@Nullable String url, @Nullable Long retries) {

	}

	@ExactlyOneOf({ "image", "snapshot" })
	record Disk(@Id(configured = true) String name, long size, @Nullable String image, @Nullable String snapshot,
			@Nullable Boolean fast, @Nullable List<String> tags, @Nullable Map<String, Long> limits,
			@Nullable Owner owner, @Nullable List<Owner> readers, @WriteOnly @Nullable String keyWo,
			@Block List<Partition> partition, @Computed String serial) {

	}

	record Owner(String user, @Nullable Long level) {

	}

	record Partition(long start, @Nullable String label) {

	}

	record Image(String name, @Computed String id) {

	}

	record Wipe(String disk, @Nullable Long times) {

	}

	static final class DiskResource implements UpdatableResource<Disk>, ConfigValidator<Disk> {

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			if (config.get("size", Long.class) instanceof Value.Known<Long> size && size.value() > 100) {
				diagnostics.error(AttributePath.root("size"), "Disk too large", "No disk has more than 100.");
			}
		}

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

	static final class ImageReader implements DataSourceReader<Image> {

		@Override
		public Image read(DataSourceData<Image> data) {
			throw new AssertionError("No command reads anything");
		}

	}

	static final class WipeAction implements InvocableAction<Wipe> {

		@Override
		public void invoke(ActionData<Wipe> call) {
			throw new AssertionError("No command invokes anything");
		}

	}

	static final class Functions {

		@TerraformFunction(summary = "Divides.")
		long divide(long dividend, long divisor) {
			if (divisor == 0) {
				throw new IllegalArgumentException("cannot divide by zero");
			}
			return dividend / divisor;
		}

	}

}
