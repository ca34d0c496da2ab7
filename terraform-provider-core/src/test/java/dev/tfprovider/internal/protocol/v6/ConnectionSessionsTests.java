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
 * Which configuration belongs to which connection, and when it ends.
 */
class ConnectionSessionsTests {

	private final ConnectionSessions sessions = new ConnectionSessions();

	private final List<String> closed = new ArrayList<>();

	@Test
	void eachConnectionConfiguresASessionOfItsOwn() {
		Attributes first = connect();
		Attributes second = connect();
		ProviderSession ofFirst = configure(first, "first");
		assertThat(configure(second, "second")).isNotSameAs(ofFirst);
		assertThat(configure(first, "first")).isSameAs(ofFirst);
	}

	@Test
	void connectionThatConfiguresNothingUsesTheSessionConfiguredLast() {
		configure(connect(), "first");
		ProviderSession last = configure(connect(), "last");
		assertThat(this.sessions.current(this.sessions.of(connect()))).isSameAs(last);
		assertThat(this.sessions.current()).isSameAs(last);
	}

	@Test
	void endOfAConnectionClosesItsSessionUnlessConfiguredLast() {
		Attributes first = connect();
		Attributes last = connect();
		configure(first, "first");
		configure(last, "last");
		this.sessions.filter().transportTerminated(last);
		assertThat(this.closed).isEmpty();
		this.sessions.filter().transportTerminated(first);
		assertThat(this.closed).containsExactly("first");
	}

	@Test
	void sessionConfiguredLastIsClosedByTheNextOnceItsConnectionIsGone() {
		Attributes first = connect();
		configure(first, "first");
		this.sessions.filter().transportTerminated(first);
		configure(connect(), "second");
		assertThat(this.closed).containsExactly("first");
	}

	@Test
	void sessionOfAnOpenConnectionIsNotClosedByTheNext() {
		configure(connect(), "first");
		configure(connect(), "second");
		assertThat(this.closed).isEmpty();
	}

	@Test
	void closeClosesEverySessionOnce() {
		Attributes gone = connect();
		configure(connect(), "open");
		configure(gone, "gone");
		this.sessions.filter().transportTerminated(gone);
		this.sessions.close();
		assertThat(this.closed).containsExactlyInAnyOrder("open", "gone");
	}

	@Test
	void sessionWithoutConnectionIsShared() {
		ProviderSession session = this.sessions.toConfigure(this.sessions.shared());
		assertThat(this.sessions.current()).isSameAs(session);
		session.onClose("shared", () -> this.closed.add("shared"));
		this.sessions.close();
		assertThat(this.closed).containsExactly("shared");
	}

	private Attributes connect() {
		return this.sessions.filter().transportReady(Attributes.EMPTY);
	}

	private ProviderSession configure(Attributes connection, String name) {
		ProviderSession session = this.sessions.toConfigure(this.sessions.of(connection));
		session.onClose(name, () -> this.closed.add(name));
		return session;
	}

}
