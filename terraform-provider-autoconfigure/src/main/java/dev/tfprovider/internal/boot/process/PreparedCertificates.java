/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.process;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;

import dev.tfprovider.internal.plugin.KeyCurve;
import dev.tfprovider.internal.plugin.ServerCertificate;

/**
 * Holds keys and certificates made in advance for the next launches.
 * <p>
 * A process that serves more launches than a command has stays for longer. It then makes
 * keys whose signatures take less time, while no launch waits.
 */
final class PreparedCertificates {

	/**
	 * Launches of a {@code destroy}, the command with most of them.
	 */
	static final int LAUNCHES_OF_A_COMMAND = 5;

	private final Deque<ServerCertificate> certificates = new ArrayDeque<>();

	private int taken;

	/**
	 * Whether the arithmetic of the other curve has been set up.
	 */
	private boolean fast;

	/**
	 * Make one more, unless there are enough.
	 * @param enough how many are
	 * @param now present time
	 */
	void prepare(int enough, Instant now) {
		KeyCurve curve = preparedCurve();
		ServerCertificate certificate = ServerCertificate.generate(now, curve);
		synchronized (this) {
			this.fast |= curve == KeyCurve.P256;
			if (this.certificates.size() < enough) {
				this.certificates.add(certificate);
			}
		}
	}

	private synchronized KeyCurve preparedCurve() {
		return (this.taken >= LAUNCHES_OF_A_COMMAND) ? KeyCurve.P256 : KeyCurve.P521;
	}

	/**
	 * Take one that is valid, which is made now if there is none.
	 * @param now present time
	 * @return a certificate nobody else gets
	 */
	ServerCertificate take(Instant now) {
		KeyCurve curve;
		synchronized (this) {
			this.taken++;
			this.certificates.removeIf((certificate) -> !certificate.isValid(now));
			ServerCertificate certificate = this.certificates.poll();
			if (certificate != null) {
				return certificate;
			}
			curve = this.fast ? KeyCurve.P256 : KeyCurve.P521;
		}
		return ServerCertificate.generate(now, curve);
	}

}
