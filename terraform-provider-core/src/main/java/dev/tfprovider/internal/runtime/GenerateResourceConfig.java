/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ResourceType;
import dev.tfprovider.internal.runtime.operation.NullWriteOnly;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange;
import dev.tfprovider.internal.runtime.operation.PlanTransform;
import dev.tfprovider.internal.runtime.operation.PlannedAttribute;
import dev.tfprovider.internal.schema.Attribute;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;

/**
 * Generates from an object the configuration that a practitioner would have written for
 * it: one that is valid and plans no change. What is left out to that end is found by
 * trying, since rules of any kind may have a say.
 *
 * @param validateConfig validates configurations
 */
record GenerateResourceConfig(ValidateConfig validateConfig) {

	/**
	 * Of more optional values than these, which are elements of large collections, the
	 * others stay.
	 */
	private static final int MOST = 500;

	/**
	 * With more optional values than these, no two are left out together.
	 */
	private static final int MOST_IN_PAIRS = 40;

	/**
	 * Make a configuration.
	 * @param scope the request
	 * @param type the resource type
	 * @param state the object
	 * @return the object with nothing in it that only the provider decides, that rules
	 * exclude, or that makes no difference: what is deprecated or equal to its default.
	 * Write-only values are null, so where one is required somebody has to add it
	 */
	ObjectValue generate(CallScope scope, ResourceType<?> type, ObjectValue state) {
		Search search = new Search(scope, type, state);
		search.leaveOutNeedless();
		search.leaveOutInvalid();
		return search.config();
	}

	/**
	 * Looks for what to leave out.
	 */
	private final class Search {

		private final CallScope scope;

		private final ResourceType<?> type;

		private final ObjectValue state;

		private final List<OptionalValue> optionals;

		private final Set<String> dropped = new HashSet<>();

		private Score best;

		Search(CallScope scope, ResourceType<?> type, ObjectValue state) {
			this.scope = scope;
			this.type = type;
			this.state = state;
			Configurable all = new Configurable(Set.of(), false);
			all.of(type, state);
			this.optionals = all.optionals.stream().sorted(OptionalValue.ORDER).toList();
			this.best = score(Set.of());
		}

		ObjectValue config() {
			return new Configurable(this.dropped, false).of(this.type, this.state);
		}

		void leaveOutNeedless() {
			leaveOutNeedless(this.optionals.stream().filter(OptionalValue::needless).toList());
		}

		/**
		 * Leaves out all at once if that is as good, else looks for those that are not.
		 */
		private void leaveOutNeedless(List<OptionalValue> needless) {
			Set<String> more = with(needless);
			Score score = score(more);
			if (score.compareTo(this.best) <= 0) {
				choose(more, score);
			}
			else if (needless.size() > 1) {
				int half = needless.size() / 2;
				leaveOutNeedless(needless.subList(0, half));
				leaveOutNeedless(needless.subList(half, needless.size()));
			}
		}

		void leaveOutInvalid() {
			boolean better = true;
			while (better && !this.best.isValid()) {
				better = improve(
						this.optionals.stream().limit(MOST).map((optional) -> with(List.of(optional))).toList())
						|| (this.optionals.size() <= MOST_IN_PAIRS && improve(pairs()));
			}
		}

		private List<Set<String>> pairs() {
			List<Set<String>> pairs = new ArrayList<>();
			for (int i = 0; i < this.optionals.size(); i++) {
				for (int j = i + 1; j < this.optionals.size(); j++) {
					pairs.add(with(List.of(this.optionals.get(i), this.optionals.get(j))));
				}
			}
			return pairs;
		}

		/**
		 * Takes the best of some choices if it is better than what there is.
		 */
		private boolean improve(List<Set<String>> choices) {
			boolean better = false;
			for (Set<String> choice : choices) {
				Score score = score(choice);
				if (score.errorsComparedTo(this.best) < 0 || (better && score.compareTo(this.best) < 0)) {
					choose(choice, score);
					better = true;
				}
			}
			return better;
		}

		private void choose(Set<String> choice, Score score) {
			this.dropped.clear();
			this.dropped.addAll(choice);
			this.best = score;
		}

		private Set<String> with(List<OptionalValue> optionals) {
			Set<String> more = new HashSet<>(this.dropped);
			optionals.forEach((optional) -> more.add(optional.path()));
			return more;
		}

		private Score score(Set<String> dropped) {
			ObjectValue config = new Configurable(dropped, true).of(this.type, this.state);
			Diagnostics rules = new Diagnostics();
			this.type.mapping().validate(config, true, rules);
			long invalid = errors(rules.asList());
			long refused = (invalid > 0) ? Long.MAX_VALUE : errors(
					GenerateResourceConfig.this.validateConfig.validate(this.scope.apart(), this.type, config, true));
			return new Score(invalid, refused, changes(new Configurable(dropped, false).of(this.type, this.state)));
		}

		private static long errors(List<Diagnostic> diagnostics) {
			return diagnostics.stream().filter(Diagnostic::isError).count();
		}

		/**
		 * Returns how many attributes and blocks a plan of the configuration would
		 * change.
		 */
		private long changes(ObjectValue config) {
			ObjectValue planned = PlanResourceChange.decide(this.type, config, this.state, config, new Diagnostics());
			ObjectValue before = NullWriteOnly.in(this.type.schema().block(), this.state);
			return before.type()
				.names()
				.stream()
				.filter((name) -> !planned.get(name).isUnknown() && !planned.get(name).equals(before.get(name)))
				.count();
		}

	}

	/**
	 * Takes from an object what can be configured, but for some paths. No object has
	 * write-only values, which the practitioner may add.
	 */
	private static final class Configurable extends PlanTransform {

		private final Set<String> dropped;

		private final boolean open;

		private final List<OptionalValue> optionals = new ArrayList<>();

		/**
		 * Create a walk.
		 * @param open whether write-only values are unknown instead of null
		 */
		Configurable(Set<String> dropped, boolean open) {
			this.dropped = dropped;
			this.open = open;
		}

		ObjectValue of(ResourceType<?> type, ObjectValue state) {
			return apply(type.schema().block(), state, state, state);
		}

		@Override
		protected TerraformValue attribute(PlannedAttribute planned) {
			Attribute attribute = planned.attribute();
			TerraformValue nothing = TerraformValue.ofNull(attribute.type());
			if (attribute.isWriteOnly() && this.open) {
				return TerraformValue.unknown(attribute.type());
			}
			if (!attribute.mode().isConfigurable() || attribute.isWriteOnly() || planned.planned().isNull()) {
				return nothing;
			}
			if (attribute.mode().isRequired()) {
				return planned.planned();
			}
			OptionalValue optional = OptionalValue.of(planned, this.optionals.size());
			this.optionals.add(optional);
			return this.dropped.contains(optional.path()) ? nothing : planned.planned();
		}

	}

	/**
	 * A value that may be left out. Those of the same attribute in elements of a set have
	 * the same path, apart from whether they are needless.
	 */
	private record OptionalValue(String path, boolean needless, boolean deprecated, boolean computed, int position) {

		/**
		 * What is left out first: what nobody misses, then what is declared last.
		 */
		static final Comparator<OptionalValue> ORDER = Comparator.comparing(OptionalValue::deprecated)
			.thenComparing(OptionalValue::computed)
			.thenComparing(OptionalValue::position)
			.reversed();

		static OptionalValue of(PlannedAttribute planned, int position) {
			Attribute attribute = planned.attribute();
			boolean deprecated = attribute.deprecation() != null;
			boolean needless = deprecated || planned.planned().equals(attribute.defaultValue());
			return new OptionalValue(planned.path() + (needless ? " by default" : ""), needless, deprecated,
					attribute.mode().isComputed(), position);
		}

	}

	/**
	 * How good a configuration is.
	 *
	 * @param invalid how many rules of the model it breaks
	 * @param refused for how many other reasons it is refused
	 * @param changes how many changes it plans
	 */
	private record Score(long invalid, long refused, long changes) implements Comparable<Score> {

		private static final Comparator<Score> ERRORS = Comparator.comparing(Score::invalid)
			.thenComparing(Score::refused);

		boolean isValid() {
			return this.invalid == 0 && this.refused == 0;
		}

		int errorsComparedTo(Score other) {
			return ERRORS.compare(this, other);
		}

		@Override
		public int compareTo(Score other) {
			return ERRORS.thenComparing(Score::changes).compare(this, other);
		}

	}

}
