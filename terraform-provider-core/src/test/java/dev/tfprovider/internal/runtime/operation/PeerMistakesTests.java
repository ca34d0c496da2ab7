/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.List;
import java.util.Set;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.ElementKey;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.UseNonNullStateForUnknown;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.internal.runtime.operation.PlanResourceChange.Response;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What other frameworks are known to plan wrongly.
 */
class PeerMistakesTests {

	private final PlannedModel<Zone> zone = PlannedModel.of(Zone.class);

	@Test
	void defaultsInSetElementsAreStable() {
		String prior = "{id:\"i\",rules:set[{port:1,protocol:\"tcp\",code:\"c1\"},{port:2,protocol:\"udp\",code:\"c2\"}]}";
		Response same = this.zone.plan(prior, "{rules:set[{port:2,protocol:\"udp\"},{port:1}]}");
		assertThat(same.planned()).isEqualTo(this.zone.value(prior));
		Response grown = this.zone.plan(prior,
				"{rules:set[{port:2,protocol:\"udp\"},{port:1},{port:1,protocol:\"udp\"}]}");
		assertThat(grown.planned()).isEqualTo(this.zone
			.value("{id:\"i\",rules:set[{port:1,protocol:\"tcp\",code:\"c1\"},{port:2,protocol:\"udp\",code:\"c2\"},"
					+ "{port:1,protocol:\"udp\",code:?}],etag:?,note:null,remark:?}"));
		assertThat(grown.diagnostics()).isEmpty();
	}

	@Test
	void elementThatOnlyGainedItsDefaultDoesNotBecomeTwo() {
		Response response = this.zone.plan("null", "{rules:set[{port:1},{port:2}]}");
		assertThat(this.zone.planned(response, "rules")).isEqualTo("set[{code=(known after apply), port=1, "
				+ "protocol=\"tcp\"}, {code=(known after apply), port=2, protocol=\"tcp\"}]");
	}

	@Test
	void elementsKeepTheirOwnValuesAfterReorder() {
		Response response = this.zone.plan("{id:\"i\",steps:[{name:\"a\",code:\"ca\"},{name:\"b\",code:\"cb\"}]}",
				"{steps:[{name:\"b\"},{name:\"a\"}]}");
		assertThat(this.zone.planned(response, "steps"))
			.isEqualTo("[{code=\"cb\", name=\"b\"}, {code=\"ca\", name=\"a\"}]");
	}

	@Test
	void nullStateIsKeptOrNotAsTheAnnotationSays() {
		Response response = this.zone.plan("{id:\"i\",etag:\"e\"}", "{steps:[]}");
		assertThat(this.zone.planned(response, "note")).isEqualTo("null");
		assertThat(this.zone.planned(response, "remark")).isEqualTo("(known after apply)");
	}

	@Test
	void newElementDoesNotTakeANullStateForDecided() {
		Response response = this.zone.plan("{id:\"i\",steps:[{name:\"a\",code:\"ca\"}]}",
				"{steps:[{name:\"a\"},{name:\"n\"}]}");
		assertThat(this.zone.planned(response, "steps[1].code")).isEqualTo("(known after apply)");
	}

	record Zone(@Id String id, @Nullable Set<Rule> rules, @Nullable List<Step> steps, @Computed String etag,
			@UseStateForUnknown @Computed @Nullable String note,
			@UseNonNullStateForUnknown @Computed @Nullable String remark) {

	}

	record Rule(int port, @Default("tcp") String protocol, @UseStateForUnknown @Computed String code) {

	}

	record Step(@ElementKey String name, @UseStateForUnknown @Computed String code) {

	}

}
