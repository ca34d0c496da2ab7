/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.internal.mapping.ModelMapping;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.operation.OperationSettings;
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
		try (KnownSecrets.Call call = this.secrets.begin(this.session)) {
			assertThat(hideBoth("anna hunter2 swordfish 471100")).isEqualTo("anna hunter2 swordfish 471100");
			learn("{name:\"anna\", password:\"hunter2\", once:\"swordfish\", pin:471100}");
			assertThat(hideBoth("anna hunter2 swordfish 471100")).isEqualTo("anna *** *** ***");
		}
		assertThat(hideBoth("hunter2")).isEqualTo("hunter2");
	}

	@Test
	void keysOfSensitiveMapsAreShown() {
		try (KnownSecrets.Call call = this.secrets.begin(this.session)) {
			learn("{labels:{owner:\"hunter2\"}}");
			assertThat(hideBoth("owner=hunter2")).isEqualTo("owner=***");
		}
	}

	@Test
	void whatIsNullOrUnknownHidesNothing() {
		try (KnownSecrets.Call call = this.secrets.begin(this.session)) {
			learn("null");
			learn("?");
			learn("{password:?, labels:?}");
			assertThat(hideBoth("null unknown ?")).isEqualTo("null unknown ?");
		}
	}

	@Test
	void whatIsLearntOutsideACallIsForgotten() {
		learn("{password:\"hunter2\"}");
		assertThat(hideBoth("hunter2")).isEqualTo("hunter2");
	}

	@Test
	void settingsAreHiddenUntilThereAreOthers() {
		keep(this.session, "{password:\"hunter2\"}");
		assertThat(this.secrets.hide("hunter2")).isEqualTo("***");
		try (KnownSecrets.Call call = this.secrets.begin(this.session)) {
			assertThat(this.secrets.hideOwn("hunter2")).isEqualTo("***");
			keep(this.session, "{password:\"swordfish\"}");
			assertThat(hideBoth("hunter2 swordfish")).isEqualTo("hunter2 ***");
		}
	}

	@Test
	void logHidesTheSecretsOfAllCallsDiagnosticsThoseOfTheirOwn() throws Exception {
		ProviderSession other = new ProviderSession();
		keep(other, "{password:\"of other settings\"}");
		CountDownLatch learnt = new CountDownLatch(1);
		CountDownLatch asked = new CountDownLatch(1);
		CompletableFuture<Void> otherCall = CompletableFuture.runAsync(() -> {
			try (KnownSecrets.Call call = this.secrets.begin(other)) {
				learn("{password:\"of another call\"}");
				learnt.countDown();
				asked.await();
			}
			catch (InterruptedException ex) {
				throw new IllegalStateException(ex);
			}
		});
		learnt.await();
		try (KnownSecrets.Call call = this.secrets.begin(this.session)) {
			assertThat(this.secrets.hide("of another call, of other settings")).isEqualTo("***, ***");
			assertThat(this.secrets.hideOwn("of another call, of other settings"))
				.isEqualTo("of another call, of other settings");
		}
		finally {
			asked.countDown();
		}
		otherCall.join();
		assertThat(this.secrets.hide("of another call")).isEqualTo("of another call");
	}

	@Test
	void codeOnAWorkerBelongsToTheCall() {
		RunningCalls calls = new RunningCalls(new CurrentSession(), new OperationSettings(null, Duration.ofHours(1)),
				this.secrets);
		List<String> seen = new ArrayList<>();
		try (KnownSecrets.Call call = this.secrets.begin(this.session)) {
			learn("{password:\"hunter2\"}");
			calls.run(new TimeLimit("create", Duration.ofHours(1), null, false), (running) -> {
				try {
					return running.perform(() -> seen.add(this.secrets.hideOwn("hunter2")));
				}
				catch (Throwable ex) {
					throw new IllegalStateException(ex);
				}
			});
		}
		assertThat(seen).containsExactly("***");
	}

	@Test
	void secretsAreKnownUntilTheLastThreadOfTheCallIsThrough() {
		Runnable late;
		List<String> seen = new ArrayList<>();
		try (KnownSecrets.Call call = this.secrets.begin(this.session)) {
			learn("{password:\"hunter2\"}");
			late = this.secrets.during(() -> seen.add(this.secrets.hide("hunter2")));
		}
		assertThat(this.secrets.hide("hunter2")).isEqualTo("***");
		late.run();
		assertThat(seen).containsExactly("***");
		assertThat(this.secrets.hide("hunter2")).isEqualTo("hunter2");
	}

	private String hideBoth(String text) {
		String hidden = this.secrets.hide(text);
		assertThat(this.secrets.hideOwn(text)).isEqualTo(hidden);
		return hidden;
	}

	private void learn(String object) {
		this.secrets.learn(MAPPING.block(), Notation.parse(object, MAPPING.block().impliedType()));
	}

	private void keep(ProviderSession session, String settings) {
		this.secrets.keep(session, MAPPING.block(), Notation.parse(settings, MAPPING.block().impliedType()));
	}

	record Account(@Nullable String name, @Sensitive @Nullable String password, @WriteOnly @Nullable String once,
			@Sensitive @Nullable Integer pin, @Sensitive @Nullable Map<String, String> labels) {

	}

}
