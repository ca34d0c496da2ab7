/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.operation.Notation;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link KnownSecrets}.
 */
class KnownSecretsTests {

	private static final ModelMapping<Account> MAPPING = new ModelMappings(List.of()).resource(Account.class);

	private final KnownSecrets secrets = new KnownSecrets();

	private final ProviderSession session = new ProviderSession();

	@Test
	void valuesOfSensitiveAndWriteOnlyAttributesAreHiddenWhileTheCallRuns() {
		try (CallSecrets call = this.secrets.begin(this.session)) {
			assertThat(hideBoth(call, "anna hunter2 swordfish 471100")).isEqualTo("anna hunter2 swordfish 471100");
			learn(call, "{name:\"anna\", password:\"hunter2\", once:\"swordfish\", pin:471100}");
			assertThat(hideBoth(call, "anna hunter2 swordfish 471100")).isEqualTo("anna *** *** ***");
		}
		assertThat(this.secrets.hide("hunter2")).isEqualTo("hunter2");
	}

	@Test
	void keysOfSensitiveMapsAreShown() {
		try (CallSecrets call = this.secrets.begin(this.session)) {
			learn(call, "{labels:{owner:\"hunter2\"}}");
			assertThat(hideBoth(call, "owner=hunter2")).isEqualTo("owner=***");
		}
	}

	@Test
	void whatIsNullOrUnknownHidesNothing() {
		try (CallSecrets call = this.secrets.begin(this.session)) {
			learn(call, "null");
			learn(call, "?");
			learn(call, "{password:?, labels:?}");
			assertThat(hideBoth(call, "null unknown ?")).isEqualTo("null unknown ?");
		}
	}

	@Test
	void settingsAreHiddenUntilThereAreOthers() {
		keep(this.session, "{password:\"hunter2\"}");
		assertThat(this.secrets.hide("hunter2")).isEqualTo("***");
		try (CallSecrets call = this.secrets.begin(this.session)) {
			assertThat(call.hide("hunter2")).isEqualTo("***");
			keep(this.session, "{password:\"swordfish\"}");
			assertThat(hideBoth(call, "hunter2 swordfish")).isEqualTo("hunter2 ***");
		}
	}

	@Test
	void logHidesTheSecretsOfAllCallsDiagnosticsThoseOfTheirOwn() throws Exception {
		ProviderSession other = new ProviderSession();
		keep(other, "{password:\"of other settings\"}");
		CountDownLatch learnt = new CountDownLatch(1);
		CountDownLatch asked = new CountDownLatch(1);
		CompletableFuture<Void> otherCall = CompletableFuture.runAsync(() -> {
			try (CallSecrets call = this.secrets.begin(other)) {
				learn(call, "{password:\"of another call\"}");
				learnt.countDown();
				asked.await();
			}
			catch (InterruptedException ex) {
				throw new IllegalStateException(ex);
			}
		});
		learnt.await();
		try (CallSecrets call = this.secrets.begin(this.session)) {
			assertThat(this.secrets.hide("of another call, of other settings")).isEqualTo("***, ***");
			assertThat(call.hide("of another call, of other settings")).isEqualTo("of another call, of other settings");
		}
		finally {
			asked.countDown();
		}
		otherCall.join();
		assertThat(this.secrets.hide("of another call")).isEqualTo("of another call");
	}

	@Test
	void secretsAreKnownUntilTheLastThreadOfTheCallIsThrough() {
		Runnable late;
		List<String> seen = new ArrayList<>();
		CallSecrets call = this.secrets.begin(this.session);
		try (CallScope scope = new CallScope(this.session, this.session, new CurrentSession(), call, Map.of())) {
			learn(call, "{password:\"hunter2\"}");
			late = scope.continued(() -> seen.add(this.secrets.hide("hunter2")));
		}
		assertThat(this.secrets.hide("hunter2")).isEqualTo("***");
		late.run();
		assertThat(seen).containsExactly("***");
		assertThat(this.secrets.hide("hunter2")).isEqualTo("hunter2");
	}

	private String hideBoth(CallSecrets call, String text) {
		String hidden = this.secrets.hide(text);
		assertThat(call.hide(text)).isEqualTo(hidden);
		return hidden;
	}

	private static void learn(CallSecrets call, String object) {
		call.learn(MAPPING.block(), Notation.parse(object, MAPPING.block().impliedType()));
	}

	private void keep(ProviderSession session, String settings) {
		this.secrets.keep(session, MAPPING.block(), Notation.parse(settings, MAPPING.block().impliedType()));
	}

	record Account(@Nullable String name, @Sensitive @Nullable String password, @WriteOnly @Nullable String once,
			@Sensitive @Nullable Integer pin, @Sensitive @Nullable Map<String, String> labels) {

	}

}
