/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.time.Duration;
import java.time.Instant;

import dev.tfprovider.boot.TerraformEphemeralResource;
import dev.tfprovider.ephemeral.CloseableEphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResource;
import dev.tfprovider.ephemeral.EphemeralResourceData;
import dev.tfprovider.ephemeral.OpenEphemeralResourceData;
import dev.tfprovider.ephemeral.RenewableEphemeralResource;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.sample.petstore.client.TokenRequest;
import dev.tfprovider.sample.petstore.client.TokenResponse;

/**
 * Creates access tokens for the time that Terraform works, and revokes them after it.
 */
@TerraformEphemeralResource("access_token")
class AccessTokenEphemeralResource
		implements EphemeralResource<AccessToken>, RenewableEphemeralResource, CloseableEphemeralResource {

	private final PetstoreClient client;

	AccessTokenEphemeralResource(PetstoreClient client) {
		this.client = client;
	}

	@Override
	public AccessToken open(EphemeralResourceData<AccessToken> data) {
		AccessToken config = data.config();
		TokenResponse token = this.client.createToken(
				new TokenRequest(config.purpose(), (config.lifetime() != null) ? config.lifetime().toSeconds() : null));
		data.setPrivateState(new Issued(token.id()));
		data.renewAfter(untilRenewal(token));
		return new AccessToken(config.purpose(), config.lifetime(), token.id(), token.text(), token.expiresAt());
	}

	@Override
	public void renew(OpenEphemeralResourceData data) {
		Issued issued = data.privateState(Issued.class).orElseThrow();
		data.renewAfter(untilRenewal(this.client.renewToken(issued.number())));
	}

	@Override
	public void close(OpenEphemeralResourceData data) {
		data.privateState(Issued.class).ifPresent((issued) -> this.client.revokeToken(issued.number()));
	}

	/**
	 * Returns half the time that is left, so that there is time for a renewal.
	 */
	private static Duration untilRenewal(TokenResponse token) {
		Duration half = Duration.between(Instant.now(), token.expiresAt()).dividedBy(2);
		return (half.compareTo(Duration.ofMillis(1)) > 0) ? half : Duration.ofMillis(1);
	}

	/**
	 * What renewing and revoking a token needs.
	 *
	 * @param number number given by the store
	 */
	record Issued(long number) {

	}

}
