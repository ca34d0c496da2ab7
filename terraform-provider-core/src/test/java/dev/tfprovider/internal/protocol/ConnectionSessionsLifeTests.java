/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import dev.tfprovider.internal.runtime.ProviderSession;
import io.grpc.Attributes;
import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
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
		this.sessions.transportTerminated(first);
		assertThat(this.closed).containsExactly("first");
		this.sessions.transportTerminated(second);
		assertThat(this.closed).containsExactly("first");
	}

	@Test
	void sessionKeptForOthersEndsWhenAnotherIsConfigured() {
		this.sessions.transportTerminated(connect("first"));
		assertThat(this.closed).isEmpty();
		connect("second");
		assertThat(this.closed).containsExactly("first");
	}

	@Test
	void sessionKeptForOthersServesThem() {
		Attributes first = connect("first");
		ProviderSession[] sessions = new ProviderSession[2];
		call(first, (current) -> sessions[0] = current);
		this.sessions.transportTerminated(first);
		call(this.sessions.transportReady(Attributes.EMPTY), (current) -> sessions[1] = current);
		assertThat(sessions[1]).isSameAs(sessions[0]);
	}

	@Test
	void connectionThatNeverWasReadyHasNoSession() {
		connect("first");
		this.sessions.transportTerminated(null);
		assertThat(this.closed).isEmpty();
	}

	@Test
	void sessionThatWasNeverConfiguredEndsQuietly() {
		this.sessions.transportTerminated(this.sessions.transportReady(Attributes.EMPTY));
		this.sessions.transportTerminated(Attributes.EMPTY);
		assertThat(this.closed).isEmpty();
	}

	@Test
	void closeEndsEverySession() {
		connect("first");
		this.sessions.transportTerminated(connect("second"));
		this.sessions.close();
		assertThat(this.closed).containsExactlyInAnyOrder("first", "second");
	}

	@Test
	void callOutsideAConnectionUsesOneSharedSession() {
		ProviderSession session = this.sessions.toConfigure();
		assertThat(this.sessions.current()).isSameAs(session);
		assertThat(this.sessions.toConfigure()).isSameAs(session);
	}

	private Attributes connect(String name) {
		Attributes attributes = this.sessions.transportReady(Attributes.EMPTY);
		call(attributes, (current) -> this.sessions.toConfigure().onClose(name, () -> this.closed.add(name)));
		return attributes;
	}

	private void call(Attributes attributes, Consumer<ProviderSession> code) {
		ServerCallHandler<String, String> handler = (call, headers) -> {
			code.accept(this.sessions.current());
			return new ServerCall.Listener<>() {
			};
		};
		this.sessions.interceptCall(new ConnectedCall(attributes), new Metadata(), handler);
	}

}
