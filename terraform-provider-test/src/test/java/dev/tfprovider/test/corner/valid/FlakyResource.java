/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.valid;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.util.Locale;
import java.util.Optional;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerConstraints;
import dev.tfprovider.test.corner.CornerUpstream;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.constraints.NotBlank;
import org.jspecify.annotations.Nullable;

/**
 * Fails in every way there is, or returns what nobody planned.
 */
class FlakyResource implements UpdatableResource<Flaky> {

	private final CornerUpstream upstream;

	FlakyResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Flaky create(ResourceData<Flaky> data) throws Exception {
		Flaky plan = data.plan();
		this.upstream.log("create " + plan.trouble());
		fail(plan);
		Flaky created = distorted(new Flaky(this.upstream.nextId(), plan.trouble(), plan.label()));
		this.upstream.put(created.id(), created);
		return created;
	}

	@Override
	public Optional<Flaky> read(ResourceData<Flaky> data) {
		return Optional.ofNullable((Flaky) this.upstream.find(data.state().id()));
	}

	@Override
	public Flaky update(ResourceData<Flaky> data) throws Exception {
		this.upstream.log("update " + data.plan().trouble());
		fail(data.plan());
		Flaky updated = distorted(new Flaky(data.state().id(), data.plan().trouble(), data.plan().label()));
		this.upstream.put(updated.id(), updated);
		return updated;
	}

	@Override
	public void delete(ResourceData<Flaky> data) {
		this.upstream.delete(data.state().id());
	}

	private static Flaky distorted(Flaky flaky) {
		String label = flaky.label();
		return switch (flaky.trouble()) {
			case "case" ->
				new Flaky(flaky.id(), flaky.trouble(), (label != null) ? label.toUpperCase(Locale.ROOT) : null);
			case "trim" -> new Flaky(flaky.id(), flaky.trouble(), (label != null) ? label.strip() : null);
			case "empty" -> new Flaky(flaky.id(), flaky.trouble(), "");
			case "forget" -> new Flaky(flaky.id(), flaky.trouble(), null);
			case "swap" -> new Flaky(flaky.id(), flaky.trouble(), flaky.trouble());
			default -> flaky;
		};
	}

	private static void fail(Flaky plan) throws Exception {
		switch (plan.trouble()) {
			case "timeout" -> throw new SocketTimeoutException("Read timed out");
			case "refused" -> throw new UncheckedIOException(new ConnectException("Connection refused"));
			case "disk" -> throw new IOException("disk full");
			case "violation" -> throw new ConstraintViolationException(
					CornerConstraints.validator().validate(new Request(plan.label())));
			case "said" -> throw new DiagnosticException(AttributePath.root("label"), "Label refused", "It is taken.");
			case "twice" -> throw new DiagnosticException(
					java.util.List.of(Diagnostic.error("Refused", "Once."), Diagnostic.error("Refused", "Once.")));
			case "deep" -> throw new IllegalStateException("outer", new IllegalArgumentException("inner"));
			default -> {
			}
		}
	}

	/**
	 * What would be sent.
	 */
	record Request(@NotBlank @Nullable String label) {

	}

}
