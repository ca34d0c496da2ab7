/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.internal.engine;

import java.util.List;
import java.util.function.Function;

import dev.tfprovider.test.internal.Copies;
import dev.tfprovider.test.internal.engine.client.CallRecorder;
import dev.tfprovider.test.internal.engine.client.StateStoreCalls;
import dev.tfprovider.test.internal.engine.client.StateStoreConnection;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostic;
import dev.tfprovider.test.internal.engine.host.EngineDiagnostics;
import dev.tfprovider.test.internal.engine.state.EngineState;
import dev.tfprovider.test.internal.engine.state.StateSnapshot;
import dev.tfprovider.test.internal.engine.walk.CommandInput;
import org.jspecify.annotations.Nullable;

/**
 * Runs a command on the state that a state store keeps: locks it, reads it, writes what
 * the command has changed, and releases the lock whatever happens.
 */
final class StateStoreSession {

	private static final String LOCKED = """
			Error message: %s

			Terraform acquires a state lock to protect the state from being written
			by multiple users at the same time. Please resolve the issue above and try
			again. For most commands, you can disable locking with the "-lock=false"
			flag, but this is not recommended.""";

	private static final String NOT_RELEASED = """
			Error message: %s

			Terraform acquires a lock when accessing your state to prevent others
			running Terraform to potentially modify the state at the same time. An
			error occurred while releasing this lock. This could mean that the lock
			did or did not release properly. If the lock didn't release properly,
			Terraform may not be able to run future commands since it'll appear as if
			the lock is held.

			In this scenario, please call the "force-unlock" command to unlock the
			state manually. This is a very dangerous operation since if it is done
			erroneously it could result in two people modifying state at the same time.
			Only call this command if you're certain that the unlock above failed and
			that no one else is holding a lock.""";

	private final StateStoreConnection store;

	private final String provider;

	private final CallRecorder recorder;

	private final EngineDiagnostics before = new EngineDiagnostics();

	private final EngineDiagnostics after = new EngineDiagnostics();

	/**
	 * Use a state store.
	 * @param store the connection, closed by the caller
	 * @param provider address of the provider
	 * @param recorder has the calls of the command
	 */
	StateStoreSession(StateStoreConnection store, String provider, CallRecorder recorder) {
		this.store = store;
		this.provider = provider;
		this.recorder = recorder;
	}

	/**
	 * Run a command.
	 * @param input what to work on but for the state
	 * @param use what it does with the state
	 * @param command the command
	 */
	EngineResult run(CommandInput input, StateUse use, Function<CommandInput, EngineResult> command) {
		this.before.addAll(this.store.configure(input.options().host(), StateStoreCalls.CHUNK_SIZE).diagnostics());
		if (this.before.hasErrors()) {
			return result(input, null);
		}
		StateStoreCalls.Answer<String> lock = use.lock().isEmpty() ? null
				: this.store.calls().lock(input.options().workspace(), use.lock());
		if (lock != null && errors(lock.diagnostics(), this.before, "Error acquiring the state lock", LOCKED)) {
			return result(input, null);
		}
		EngineResult result = null;
		try {
			StateSnapshot snapshot = read(input.options().workspace());
			if (snapshot != null) {
				result = command.apply(input.withState(snapshot.state()));
				write(input, use, snapshot, result.state());
			}
		}
		finally {
			if (lock != null) {
				errors(this.store.calls().unlock(input.options().workspace(), String.valueOf(lock.result())),
						this.after, "Error releasing the state lock", NOT_RELEASED);
			}
		}
		return result(input, result);
	}

	private @Nullable StateSnapshot read(String workspace) {
		StateStoreCalls.Answer<byte[]> answer = this.store.calls().read(workspace);
		String failure = text(answer.diagnostics());
		try {
			if (failure.isEmpty()) {
				return (answer.result() != null) ? StateSnapshot.read(answer.result()) : StateSnapshot.NONE;
			}
		}
		catch (IllegalArgumentException ex) {
			failure = String.valueOf(ex.getMessage());
		}
		this.before.error("error loading state: " + failure, "");
		return null;
	}

	private void write(CommandInput input, StateUse use, StateSnapshot snapshot, EngineState changed) {
		StateSnapshot next = snapshot.next(changed);
		if (use.writes() && !next.equals(snapshot)) {
			errors(this.store.calls()
				.write(input.options().workspace(), next.write(this.provider, input.options().host().claimedVersion())),
					this.after, "Failed to save state", "Error saving state: %s");
		}
	}

	/**
	 * Tell the errors of an answer as one; Core drops warnings here.
	 */
	private static boolean errors(List<EngineDiagnostic> answer, EngineDiagnostics found, String summary,
			String detail) {
		String text = text(answer);
		if (!text.isEmpty()) {
			found.error(summary, detail.replace("%s", text));
		}
		return !text.isEmpty();
	}

	private static String text(List<EngineDiagnostic> diagnostics) {
		return EngineDiagnostic.text(diagnostics.stream().filter(EngineDiagnostic::error).toList());
	}

	private EngineResult result(CommandInput input, @Nullable EngineResult result) {
		EngineResult made = (result != null) ? result : EngineResult.ofNothing(List.of(), input.state(), List.of());
		List<EngineDiagnostic> all = Copies.with(this.before.asList(), made.diagnostics());
		return new EngineResult(Copies.with(all, this.after.asList()), made.plan(), made.stateDocument(), made.state(),
				this.recorder.calls(), made.invocations());
	}

}
