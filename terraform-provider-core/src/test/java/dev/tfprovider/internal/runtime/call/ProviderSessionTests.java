/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.path.AttributePath;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/**
 * Tests for {@link ProviderSession}.
 */
class ProviderSessionTests {

	private final ProviderSession session = new ProviderSession();

	private final List<String> events = new ArrayList<>();

	@Test
	void settingsBeforeConfigurationAreRefused() {
		assertThat(this.session.isConfigured()).isFalse();
		assertThatExceptionOfType(ProviderNotConfiguredException.class).isThrownBy(this.session::settings)
			.withMessage("The provider is not configured yet")
			.satisfies((ex) -> assertThat(ex.isPostponed()).isFalse())
			.satisfies((ex) -> assertThat(ex.toDiagnostic().summary()).isEqualTo("Provider not configured"));
	}

	@Test
	void scopedBeforeConfigurationIsRefused() {
		assertThatExceptionOfType(ProviderNotConfiguredException.class)
			.isThrownBy(() -> this.session.scoped("client", Object::new));
	}

	@Test
	void scopedWhenSettingsAreNotKnownYetIsRefused() {
		this.session.postpone(List.of(AttributePath.root("endpoint")));
		assertThatExceptionOfType(ProviderNotConfiguredException.class)
			.isThrownBy(() -> this.session.scoped("client", Object::new))
			.withMessage("Provider settings not known yet: [endpoint]")
			.satisfies((ex) -> assertThat(ex.isPostponed()).isTrue());
	}

	@Test
	void scopedIsMadeOnce() {
		this.session.configure("settings");
		Object client = this.session.scoped("client", Object::new);
		assertThat(this.session.scoped("client", Object::new)).isSameAs(client);
		assertThat(this.session.scoped("other", Object::new)).isNotSameAs(client);
	}

	@Test
	void scopedMayNeedAnother() {
		this.session.configure("settings");
		assertThat(this.session.scoped("outer", () -> "outer of " + this.session.scoped("inner", () -> "inner")))
			.isEqualTo("outer of inner");
		assertThat(this.session.scoped("inner", () -> "another")).isEqualTo("inner");
	}

	@Test
	void scopedWhenFactoryFailsIsTriedAgain() {
		this.session.configure("settings");
		assertThatIllegalStateException().isThrownBy(() -> this.session.scoped("client", () -> {
			throw new IllegalStateException("refused");
		})).withMessage("refused");
		assertThat(this.session.scoped("client", () -> "made")).isEqualTo("made");
	}

	@Test
	void configureEndsWhatWasBefore() {
		this.session.configure("first");
		this.session.scoped("client", () -> "first client");
		this.session.onClose("client", () -> this.events.add("closed first client"));
		this.session.configure("second");
		assertThat(this.session.settings()).isEqualTo("second");
		assertThat(this.session.scoped("client", () -> "second client")).isEqualTo("second client");
		assertThat(this.events).containsExactly("closed first client");
	}

	@Test
	void postponeEndsWhatWasBefore() {
		this.session.configure("first");
		this.session.onClose("client", () -> this.events.add("closed"));
		this.session.postpone(List.of(AttributePath.root("endpoint")));
		assertThat(this.session.isConfigured()).isTrue();
		assertThatExceptionOfType(ProviderNotConfiguredException.class).isThrownBy(this.session::settings);
		assertThat(this.events).containsExactly("closed");
	}

	@Test
	void closeRunsYoungestFirstAndOnlyOnce() {
		this.session.configure("settings");
		this.session.onClose("pool", () -> this.events.add("pool"));
		this.session.onClose("client", () -> this.events.add("client"));
		this.session.close();
		this.session.close();
		assertThat(this.events).containsExactly("client", "pool");
	}

	@Test
	void closeWhenOneFailsGoesOnWithTheOthers() {
		this.session.configure("settings");
		this.session.onClose("pool", () -> this.events.add("pool"));
		this.session.onClose("client", () -> {
			throw new IllegalStateException("cannot close");
		});
		this.session.configure("next");
		assertThat(this.events).containsExactly("pool");
		assertThat(this.session.settings()).isEqualTo("next");
	}

	@Test
	void closeMayUseWhatWasMadeBefore() {
		this.session.configure("settings");
		this.session.scoped("pool", () -> "the pool");
		this.session.onClose("pool", () -> this.events.add("pool"));
		this.session.onClose("client",
				() -> this.events.add("client of " + this.session.scoped("pool", () -> "another pool")));
		this.session.close();
		assertThat(this.events).containsExactly("client of the pool", "pool");
	}

	@Test
	void currentSessionRunsTasks() {
		CurrentSession current = new CurrentSession();
		current.run(this.session, () -> assertThat(current.get()).isSameAs(this.session));
		assertThat(current.get()).isNull();
	}

	@Test
	void removeForgetsObjectAndItsEnd() {
		this.session.configure("settings");
		this.session.scoped("client", () -> "made");
		this.session.onClose("client", () -> this.events.add("closed"));
		assertThat(this.session.remove("client")).isEqualTo("made");
		assertThat(this.session.remove("client")).isNull();
		this.session.close();
		assertThat(this.events).isEmpty();
	}

	@Test
	void currentSessionIsThatOfTheCall() {
		CurrentSession current = new CurrentSession();
		ProviderSession other = new ProviderSession();
		assertThat(current.get()).isNull();
		current.run(this.session, () -> {
			assertThat(current.get()).isSameAs(this.session);
			current.run(other, () -> assertThat(current.get()).isSameAs(other));
			assertThat(current.get()).isSameAs(this.session);
		});
		assertThat(current.get()).isNull();
	}

	@Test
	void currentSessionEndsWithAFailedCall() {
		CurrentSession current = new CurrentSession();
		assertThatIllegalStateException().isThrownBy(() -> current.run(this.session, () -> {
			throw new IllegalStateException("failed");
		}));
		assertThat(current.get()).isNull();
	}

}
