/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.benchmark.cli;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.tfprovider.benchmark.report.Units;
import dev.tfprovider.benchmark.report.VariantRow;
import org.jspecify.annotations.Nullable;

/**
 * What commands may take in each way to run the provider, by their least times.
 */
final class CommandBudgets {

	private static final Map<String, List<Most>> ONE = Map.of("validate",
			List.of(seconds(ProviderVariant.COMMAND, 0.8), launches(0.55), seconds(ProviderVariant.RESIDENT, 0.16)),
			"plan",
			List.of(seconds(ProviderVariant.COMMAND, 0.9), launches(0.43), seconds(ProviderVariant.RESIDENT, 0.16),
					peers(1.5)),
			"apply",
			List.of(seconds(ProviderVariant.COMMAND, 1.05), launches(0.31), seconds(ProviderVariant.RESIDENT, 0.22),
					peers(1.5)),
			"destroy", List.of(seconds(ProviderVariant.COMMAND, 1.15), launches(0.26),
					seconds(ProviderVariant.RESIDENT, 0.25), peers(1.5)));

	private static final Map<String, List<Most>> THOUSAND = Map.of("plan", List.of(peers(0.5)), "no-op plan",
			List.of(seconds(ProviderVariant.COMMAND, 3.8), seconds(ProviderVariant.RESIDENT, 2.2), peers(0.7)), "apply",
			List.of(seconds(ProviderVariant.COMMAND, 9.5), seconds(ProviderVariant.RESIDENT, 8), peers(0.95)),
			"no-op apply", List.of(seconds(ProviderVariant.COMMAND, 10.5)), "destroy",
			List.of(seconds(ProviderVariant.COMMAND, 14), seconds(ProviderVariant.RESIDENT, 12), peers(0.9)));

	private CommandBudgets() {
	}

	/**
	 * Return the budgets of a command, of the ways that were measured.
	 */
	static List<VariantRow.Limit> of(String command, int pets, Map<String, CommandMeasurement> measured) {
		Map<String, List<Most>> budgets = switch (pets) {
			case 1 -> ONE;
			case 1000 -> THOUSAND;
			default -> Map.of();
		};
		return budgets.getOrDefault(command, List.of()).stream().flatMap((most) -> most.limit(measured)).toList();
	}

	private static Most seconds(String variant, double most) {
		return new Most(variant, null, most);
	}

	private static Most launches(double most) {
		return new Most(ProviderVariant.COMMAND, ProviderVariant.LAUNCH, most);
	}

	private static Most peers(double most) {
		return new Most(ProviderVariant.NATIVE, ProviderVariant.PEER, most);
	}

	/**
	 * What a way may take: seconds, or so many times what another way takes.
	 */
	private record Most(String variant, @Nullable String reference, double most) {

		Stream<VariantRow.Limit> limit(Map<String, CommandMeasurement> measured) {
			CommandMeasurement own = measured.get(this.variant);
			if (own == null) {
				return Stream.of();
			}
			double time = own.times().least();
			if (this.reference == null) {
				return Stream.of(new VariantRow.Limit(this.variant + " ≤ " + Units.time(this.most), time / this.most));
			}
			CommandMeasurement other = measured.get(this.reference);
			if (other == null) {
				return Stream.of();
			}
			return Stream.of(new VariantRow.Limit(
					"%s ≤ %s %s".formatted(this.variant, Units.ratio(this.most, 1), this.reference),
					time / other.times().least() / this.most));
		}

	}

}
