/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;
import java.util.Map;

import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link CallScope}.
 */
class CallScopeTests {

	private final CurrentSession current = new CurrentSession();

	private final ProviderSession session = new ProviderSession();

	@AfterEach
	void clear() {
		MDC.clear();
	}

	@Test
	void threadKnowsSessionAndFieldsUntilItLeaves() {
		try (CallScope scope = scope(this.session, "Plan"); RequestObservation.ThreadScope entered = scope.enter()) {
			assertThat(this.current.get()).isSameAs(this.session);
			assertThat(MDC.getCopyOfContextMap()).containsExactly(Map.entry("tf_rpc", "Plan"));
		}
		assertThat(this.current.get()).isNull();
		assertThat(MDC.getCopyOfContextMap()).isNullOrEmpty();
	}

	@Test
	void requestWithinARequestLeavesTheThreadAsItWas() {
		ProviderSession inner = new ProviderSession();
		MDC.put("own", "field");
		try (CallScope outer = scope(this.session, "Plan"); RequestObservation.ThreadScope first = outer.enter()) {
			try (CallScope nested = scope(inner, "Read"); RequestObservation.ThreadScope second = nested.enter()) {
				assertThat(this.current.get()).isSameAs(inner);
				assertThat(MDC.get("tf_rpc")).isEqualTo("Read");
			}
			assertThat(this.current.get()).isSameAs(this.session);
			assertThat(MDC.get("tf_rpc")).isEqualTo("Plan");
		}
		assertThat(MDC.getCopyOfContextMap()).containsExactly(Map.entry("own", "field"));
	}

	@Test
	void changesWaitForSettingsOnlyWhereTerraformAllowsIt() {
		try (CallScope scope = scope(this.session, "Plan")) {
			this.session.postpone(List.of(AttributePath.root("endpoint")));
			assertThat(scope.isWaitingForSettings()).isFalse();
			assertThat(scope.with(ProviderMetaValue.NONE, true).isWaitingForSettings()).isTrue();
			this.session.configure("settings");
			assertThat(scope.isWaitingForSettings()).isFalse();
		}
		assertThat(CallScope.detached().with(ProviderMetaValue.NONE, true).isWaitingForSettings()).isFalse();
	}

	private CallScope scope(ProviderSession session, String rpc) {
		return new CallScope(session, session, this.current, new KnownSecrets().begin(session), Map.of("tf_rpc", rpc));
	}

}
