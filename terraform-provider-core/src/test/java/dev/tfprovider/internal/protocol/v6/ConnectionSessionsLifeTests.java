/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.internal.runtime.call.ProviderSession;
import io.grpc.Attributes;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ConnectionSessions}: when sessions are closed.
 */
class ConnectionSessionsLifeTests {

	private final ConnectionSessions sessions = new ConnectionSessions();

	private final List<String> closed = new ArrayList<>();

	@Test
	void sessionEndsWithItsConnectionUnlessItWasConfiguredLast() {
		Attributes first = connect("first");
		Attributes second = connect("second");
		this.sessions.filter().transportTerminated(first);
		assertThat(this.closed).containsExactly("first");
		this.sessions.filter().transportTerminated(second);
		assertThat(this.closed).containsExactly("first");
	}

	@Test
	void sessionKeptForOthersEndsWhenAnotherIsConfigured() {
		this.sessions.filter().transportTerminated(connect("first"));
		assertThat(this.closed).isEmpty();
		connect("second");
		assertThat(this.closed).containsExactly("first");
	}

	@Test
	void sessionKeptForOthersServesThem() {
		Attributes first = connect("first");
		ProviderSession[] sessions = new ProviderSession[2];
		sessions[0] = this.sessions.current(this.sessions.of(first));
		this.sessions.filter().transportTerminated(first);
		sessions[1] = this.sessions.current(this.sessions.of(this.sessions.filter().transportReady(Attributes.EMPTY)));
		assertThat(sessions[1]).isSameAs(sessions[0]);
	}

	@Test
	void connectionThatNeverWasReadyHasNoSession() {
		connect("first");
		this.sessions.filter().transportTerminated(null);
		assertThat(this.closed).isEmpty();
	}

	@Test
	void sessionThatWasNeverConfiguredEndsQuietly() {
		this.sessions.filter().transportTerminated(this.sessions.filter().transportReady(Attributes.EMPTY));
		this.sessions.filter().transportTerminated(Attributes.EMPTY);
		assertThat(this.closed).isEmpty();
	}

	@Test
	void closeEndsEverySession() {
		connect("first");
		this.sessions.filter().transportTerminated(connect("second"));
		this.sessions.close();
		assertThat(this.closed).containsExactlyInAnyOrder("first", "second");
	}

	@Test
	void callOutsideAConnectionUsesOneSharedSession() {
		ProviderSession session = this.sessions.toConfigure(this.sessions.shared());
		assertThat(this.sessions.current()).isSameAs(session);
		assertThat(this.sessions.toConfigure(this.sessions.shared())).isSameAs(session);
	}

	private Attributes connect(String name) {
		Attributes attributes = this.sessions.filter().transportReady(Attributes.EMPTY);
		this.sessions.toConfigure(this.sessions.of(attributes)).onClose(name, () -> this.closed.add(name));
		return attributes;
	}

}
