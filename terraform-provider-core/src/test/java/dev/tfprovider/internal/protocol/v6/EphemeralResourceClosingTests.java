/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import com.google.protobuf.ByteString;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.ephemeral.EphemeralResourceData;
import dev.tfprovider.ephemeral.OpenEphemeralResourceData;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.Value;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Objects of ephemeral resources are closed once, whatever happens.
 */
class EphemeralResourceClosingTests extends EphemeralResourceServed {

	private static final String NOTHING_TO_KEEP = "In close there is nothing to keep or to renew any more";

	@Test
	void closeWithThePrivateDataOfOpenKnowsTheLatestRenewal() {
		ByteString ofOpen = open().getPrivate();
		renew(ofOpen);
		assertThat(closing(ofOpen)).isEmpty();
		assertThat(this.code.calls).containsExactly("open ci", "renew lease-1.0", "close lease-1.1");
	}

	@Test
	void closeInAnotherProcessKnowsWhatTheHostKept() {
		ByteString ofRenewal = renew(open().getPrivate()).getPrivate();
		TokenCode other = new TokenCode();
		try (Served another = served(other)) {
			assertThat(closing(another.client(), ofRenewal)).isEmpty();
			assertThat(closing(another.client(), ofRenewal)).isEmpty();
		}
		assertThat(other.calls).containsExactly("close lease-1.1");
		assertThat(this.code.calls).containsExactly("open ci", "renew lease-1.0");
	}

	@Test
	void closeTwiceClosesOnce() {
		ByteString data = open().getPrivate();
		assertThat(closing(data)).isEmpty();
		assertThat(closing(data)).isEmpty();
		assertThat(summaries(renew(data).getDiagnosticsList())).singleElement()
			.asString()
			.endsWith("Terraform asks to renew an object that is closed already.");
		assertThat(this.code.calls).containsExactly("open ci", "close lease-1.0");
	}

	@Test
	void closeInParallelClosesOnce() throws Exception {
		ByteString data = open().getPrivate();
		ExecutorService threads = Executors.newFixedThreadPool(8);
		try {
			List<Future<List<String>>> all = IntStream.range(0, 8)
				.mapToObj((index) -> threads.submit(() -> closing(data)))
				.toList();
			for (Future<List<String>> one : all) {
				assertThat(one.get(10, TimeUnit.SECONDS)).isEmpty();
			}
		}
		finally {
			threads.shutdownNow();
		}
		assertThat(this.code.calls).containsExactly("open ci", "close lease-1.0");
	}

	@Test
	void manyOpenObjectsAreKeptApart() {
		List<ByteString> all = IntStream.range(0, 50).mapToObj((index) -> open().getPrivate()).toList();
		all.forEach((data) -> assertThat(closing(data)).isEmpty());
		assertThat(this.code.calls).filteredOn((call) -> call.startsWith("close"))
			.containsExactlyElementsOf(
					IntStream.rangeClosed(1, 50).mapToObj((i) -> "close lease-" + i + ".0").toList());
	}

	@Test
	void openThatFailsAfterItHasAcquiredSomethingIsClosed() {
		this.code.opening = (data) -> {
			data.setPrivateState(new Lease("lease-1", 0));
			throw new DiagnosticException("No token", "The service is closed.");
		};
		Tfplugin6.OpenEphemeralResource.Response opened = open();
		assertThat(summaries(opened.getDiagnosticsList())).containsExactly("ERROR No token: The service is closed.");
		assertThat(text(TOKEN, opened.getResult())).isEqualTo("null");
		assertThat(opened.hasPrivate()).isFalse();
		assertThat(this.code.calls).containsExactly("close lease-1.0");
	}

	@Test
	void openThatFailsBeforeItHasAcquiredSomethingIsNotClosed() {
		this.code.opening = (data) -> {
			throw new DiagnosticException("No token", "The service is closed.");
		};
		assertThat(summaries(open().getDiagnosticsList())).containsExactly("ERROR No token: The service is closed.");
		assertThat(this.code.calls).isEmpty();
	}

	@Test
	void mistakesAboutRenewalAreToldAndWhatWasOpenedIsClosed() {
		assertThat(mistake((data) -> data.renewAt(Instant.now().minusSeconds(1)))).contains("renewAt of acme_token")
			.contains("which has passed");
		assertThat(mistake((data) -> data.renewAt(null))).contains("renewAt of acme_token was given null");
		assertThat(mistake((data) -> data.renewAfter(Duration.ZERO))).contains("renewAfter of acme_token")
			.contains("PT0S, which is not above zero");
		assertThat(mistake((data) -> data.renewAfter(null))).contains("renewAfter of acme_token was given null");
		assertThat(mistake((data) -> data.setPrivateState("text"))).contains("setPrivateState of acme_token");
		assertThat(this.code.calls).hasSize(5).containsOnly("close lease-1.0");
	}

	@Test
	void closeCanNeitherKeepNorRenewAnything() {
		assertThat(mistakeInClose((data) -> data.setPrivateState(null))).contains(NOTHING_TO_KEEP);
		assertThat(mistakeInClose((data) -> data.renewAt(Instant.now()))).contains(NOTHING_TO_KEEP);
		assertThat(mistakeInClose((data) -> data.renewAfter(Duration.ofHours(1)))).contains(NOTHING_TO_KEEP);
	}

	private String mistakeInClose(Consumer<OpenEphemeralResourceData> mistake) {
		ByteString data = open().getPrivate();
		this.code.closeWith = mistake;
		List<String> told = closing(data);
		assertThat(told).singleElement().asString().startsWith("ERROR ");
		return told.get(0);
	}

	private String mistake(Consumer<EphemeralResourceData<Token>> mistake) {
		this.code.opening = (data) -> {
			data.setPrivateState(new Lease("lease-1", 0));
			mistake.accept(data);
			return new Token("ci", SECRET, null, Value.known(""), null);
		};
		List<String> told = summaries(open().getDiagnosticsList());
		assertThat(told).singleElement().asString().startsWith("ERROR Provider cannot keep what it was told: ");
		return told.get(0);
	}

	@Test
	void renewThatFailsKeepsWhatItHasSet() {
		ByteString ofOpen = open().getPrivate();
		this.code.renewing = (data) -> {
			data.setPrivateState(new Lease("lease-1", 7));
			data.renewAfter(Duration.ofMinutes(1));
			throw new DiagnosticException("Not renewed", "The service is closed.");
		};
		Tfplugin6.RenewEphemeralResource.Response renewed = renew(ofOpen);
		assertThat(summaries(renewed.getDiagnosticsList()))
			.containsExactly("ERROR Not renewed: The service is closed.");
		assertThat(renewed.hasRenewAt()).isFalse();
		assertThat(closing(ofOpen)).containsExactly("WARNING Not renewed: The service is closed.");
		assertThat(this.code.calls).containsExactly("open ci", "close lease-1.7");
	}

	@Test
	void failedRenewalIsAWarningOfTheCloseWhereTheHostForgetsIt() {
		this.code.renewing = (data) -> {
			data.setPrivateState(new Lease("lease-1", 7));
			throw new IllegalStateException("lease " + SECRET + " is gone");
		};
		for (String version : List.of("1.10.5", "1.16.0-rc2", "", "nonsense")) {
			configure(version);
			ByteString data = open().getPrivate();
			assertThat(summaries(renew(data).getDiagnosticsList())).singleElement()
				.asString()
				.startsWith("ERROR Could not renew acme_token");
			assertThat(closing(data)).as(version)
				.singleElement()
				.asString()
				.startsWith("WARNING Could not renew acme_token")
				.contains("lease *** is gone");
			assertThat(closing(data)).as("told once").isEmpty();
		}
	}

	@Test
	void failedRenewalIsToldByHostsThatDoNotForgetIt() {
		this.code.renewing = (data) -> {
			throw new IllegalStateException("gone");
		};
		for (String version : List.of("1.17.0-alpha20260812", "1.17.0", "2.0.1")) {
			configure(version);
			ByteString data = open().getPrivate();
			renew(data);
			assertThat(closing(data)).as(version).isEmpty();
		}
		configure("1.13.0");
		ByteString latest = renew(open().getPrivate()).getPrivate();
		assertThat(closing(latest)).as("OpenTofu").isEmpty();
	}

	private void configure(String version) {
		this.client.configureProvider(Tfplugin6.ConfigureProvider.Request.newBuilder()
			.setTerraformVersion(version)
			.setConfig(Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFrom(new byte[] { (byte) 0x80 })))
			.build());
	}

	@Test
	void closeThatFailsIsToldOnce() {
		ByteString data = open().getPrivate();
		this.code.closing = () -> new DiagnosticException("Not revoked", "The service is closed.");
		assertThat(closing(data)).containsExactly("ERROR Not revoked: The service is closed.");
		assertThat(closing(data)).isEmpty();
		assertThat(this.code.calls).containsExactly("open ci", "close lease-1.0");
	}

	@Test
	void openThatIsCancelledIsClosed() throws Exception {
		CountDownLatch begun = new CountDownLatch(1);
		this.code.opening = (data) -> {
			data.setPrivateState(new Lease("lease-1", 0));
			begun.countDown();
			data.sleep(Duration.ofMinutes(5));
			return null;
		};
		ExecutorService threads = Executors.newSingleThreadExecutor();
		try {
			Future<Tfplugin6.OpenEphemeralResource.Response> opened = threads.submit(() -> open());
			assertThat(begun.await(10, TimeUnit.SECONDS)).isTrue();
			this.client.stopProvider(Tfplugin6.StopProvider.Request.getDefaultInstance());
			assertThat(summaries(opened.get(10, TimeUnit.SECONDS).getDiagnosticsList())).singleElement()
				.asString()
				.startsWith("ERROR Operation cancelled");
		}
		finally {
			threads.shutdownNow();
		}
		assertThat(this.code.calls).containsExactly("close lease-1.0");
	}

	@Test
	void openThatTakesTooLongIsClosed() {
		this.code.opening = (data) -> {
			data.setPrivateState(new Lease("lease-1", 0));
			data.sleep(Duration.ofMinutes(5));
			return null;
		};
		Tfplugin6.OpenEphemeralResource.Response opened = open(TOKEN,
				"{\"name\":\"ci\",\"secret\":null,\"tags\":null,\"hint\":null,\"timeouts\":{\"open\":\"50ms\"}}");
		assertThat(summaries(opened.getDiagnosticsList())).singleElement()
			.asString()
			.startsWith("ERROR Could not open acme_token in time");
		assertThat(this.code.calls).containsExactly("close lease-1.0");
	}

	@Test
	void whatTheHostLeavesOpenIsClosedAsTheProcessEnds() {
		open();
		ByteString closed = open().getPrivate();
		open();
		closing(closed);
		this.served.runtime().endCalls(Duration.ZERO, Duration.ofSeconds(10));
		assertThat(this.code.calls).filteredOn((call) -> call.startsWith("close"))
			.containsExactlyInAnyOrder("close lease-2.0", "close lease-1.0", "close lease-3.0");
		this.served.sessions().close();
		assertThat(this.code.calls).filteredOn((call) -> call.startsWith("close")).hasSize(3);
	}

	@Test
	void whatTheHostLeavesOpenIsClosedWithItsSession() {
		open();
		open();
		assertThat(this.client
			.configureProvider(
					Tfplugin6.ConfigureProvider.Request.newBuilder().setConfig(this.served.settings("{}")).build())
			.getDiagnosticsList()).isEmpty();
		assertThat(this.code.calls).filteredOn((call) -> call.startsWith("close"))
			.containsExactly("close lease-2.0", "close lease-1.0");
		this.served.runtime().endCalls(Duration.ZERO, Duration.ofSeconds(10));
		assertThat(this.code.calls).filteredOn((call) -> call.startsWith("close")).hasSize(2);
	}

	@Test
	void closeAtTheEndThatHangsIsInterrupted() {
		open();
		this.code.closing = () -> {
			try {
				Thread.sleep(Duration.ofMinutes(5).toMillis());
				return new IllegalStateException("slept");
			}
			catch (InterruptedException ex) {
				this.code.calls.add("interrupted");
				return ex;
			}
		};
		this.served.runtime().endCalls(Duration.ZERO, Duration.ofMillis(100));
		assertThat(this.code.interrupted()).isTrue();
	}

}
