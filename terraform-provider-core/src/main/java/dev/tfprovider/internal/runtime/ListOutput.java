/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ListResourceType;
import dev.tfprovider.internal.runtime.call.RunningCall;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;

/**
 * Passes on objects with the diagnostics since the object before. Takes nothing any more
 * after an error, for that ends a list.
 */
final class ListOutput {

	private final RunningCall running;

	private final ListResourceType<?, ?> type;

	private final ResponseStream<ListedObject> objects;

	private volatile boolean ended;

	private boolean closing;

	private int told;

	ListOutput(RunningCall running, ListResourceType<?, ?> type, ResponseStream<ListedObject> objects) {
		this.running = running;
		this.type = type;
		this.objects = objects;
	}

	RunningCall running() {
		return this.running;
	}

	CallScope scope() {
		return this.running.scope();
	}

	/**
	 * Cancel the call once nobody waits for objects any more.
	 */
	void begin() {
		this.objects.onCancel(this::cancel);
	}

	private synchronized void cancel() {
		if (!this.closing) {
			this.running.abandon();
		}
	}

	/**
	 * Close the stream. A host that has all that it wants goes away at the same time,
	 * which must not interrupt the author's code here.
	 */
	void close(Stream<?> stream) {
		synchronized (this) {
			this.closing = true;
		}
		boolean interrupted = Thread.interrupted();
		try {
			stream.close();
		}
		finally {
			if (interrupted) {
				Thread.currentThread().interrupt();
			}
		}
	}

	/**
	 * Return whether the call is to end although there may be more objects.
	 */
	boolean isInterrupted() {
		return this.running.isCancelled() || Duration.ZERO.equals(this.running.timeLeft());
	}

	/**
	 * Return whether an error ends the list.
	 */
	boolean hasFailed() {
		return scope().diagnostics().hasErrors();
	}

	/**
	 * Pass an object on.
	 * @return whether it was taken
	 */
	boolean take(ObjectValue identity, String displayName, @Nullable TerraformValue object) {
		return !this.ended && this.objects.send(new ListedObject(identity, displayName, object, news()));
	}

	/**
	 * Return whether nobody waits for objects any more.
	 */
	boolean isCancelled() {
		return this.objects.isCancelled();
	}

	/**
	 * Pass on what has been said since the last object, after the call: its interruption
	 * is not for what comes now. What author code that was left behind still finds is not
	 * passed on.
	 */
	void end() {
		this.ended = true;
		List<Diagnostic> news = news();
		if (!news.isEmpty()) {
			this.objects.send(ListedObject.none(news));
		}
	}

	private synchronized List<Diagnostic> news() {
		List<Diagnostic> all = scope().diagnostics().asList();
		List<Diagnostic> news = all.subList(this.told, all.size());
		this.told = all.size();
		return news.stream().map(this::inQuery).toList();
	}

	/**
	 * Returns a diagnostic without the place in an object, for only places in the query
	 * are in a configuration.
	 */
	private Diagnostic inQuery(Diagnostic diagnostic) {
		AttributePath path = diagnostic.attribute();
		boolean elsewhere = path != null && !path.isRoot()
				&& !(path.iterator().next() instanceof AttributePath.AttributeName first
						&& this.type.schema().block().impliedType().names().contains(first.name()));
		return elsewhere ? new Diagnostic(diagnostic.severity(), diagnostic.summary(), diagnostic.detail(), null)
				: diagnostic;
	}

}
