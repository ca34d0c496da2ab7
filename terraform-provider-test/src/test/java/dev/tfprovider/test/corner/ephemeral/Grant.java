/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ephemeral;

import java.time.Duration;
import java.util.Locale;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.ephemeral.CloseableEphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResourceData;
import dev.tfprovider.ephemeral.OpenEphemeralResourceData;
import dev.tfprovider.ephemeral.RenewableEphemeralResource;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.test.corner.CornerUpstream;
import org.jspecify.annotations.Nullable;

/**
 * A token for somebody.
 *
 * @param holder who has it; {@code evil} gets none, that of {@code sticky} cannot be
 * closed
 * @param scope what it is for
 * @param token the token
 */
record Grant(String holder, @Nullable String scope, @Computed String token) {

	/**
	 * Gives and takes tokens.
	 *
	 * @param upstream where it is written down
	 */
	record Code(CornerUpstream upstream)
			implements
				EphemeralResource<Grant>,
				RenewableEphemeralResource,
				CloseableEphemeralResource {

		@Override
		public Grant open(EphemeralResourceData<Grant> data) {
			Grant grant = data.config();
			if (grant.holder().equals("evil")) {
				throw new DiagnosticException(AttributePath.root("holder"), "No grant", "There is nothing for evil.");
			}
			this.upstream.log("open " + grant.holder());
			data.setPrivateState(new Kept(grant.holder(), 0));
			data.renewAfter(grant.holder().equals("lapsed") ? Duration.ofMillis(300) : Duration.ofMinutes(5));
			return new Grant(grant.holder(), grant.scope(), "token-of-" + grant.holder().toUpperCase(Locale.ROOT));
		}

		@Override
		public void renew(OpenEphemeralResourceData data) {
			Kept kept = data.privateState(Kept.class).orElseThrow();
			this.upstream.log("renew " + kept.holder() + " " + kept.renewals());
			if (kept.holder().equals("lapsed")) {
				throw new DiagnosticException("Not renewed", "The grant has lapsed.");
			}
			data.setPrivateState(new Kept(kept.holder(), kept.renewals() + 1));
			data.renewAfter(Duration.ofMinutes(5));
		}

		@Override
		public void close(OpenEphemeralResourceData data) {
			Kept kept = data.privateState(Kept.class).orElseThrow();
			this.upstream.log("close " + kept.holder() + " " + kept.renewals());
			if (kept.holder().equals("sticky")) {
				throw new DiagnosticException("Not closed", "The grant is sticky.");
			}
		}

	}

	/**
	 * What is known of an open token.
	 *
	 * @param holder who has it
	 * @param renewals how many times it was renewed
	 */
	record Kept(String holder, int renewals) {

	}

}
