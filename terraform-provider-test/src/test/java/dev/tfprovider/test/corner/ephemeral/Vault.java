/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.ephemeral;

import java.util.Optional;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.UseStateForUnknown;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;
import org.jspecify.annotations.Nullable;

/**
 * Something with a secret that nobody stores.
 *
 * @param id identifies it
 * @param name its name
 * @param secret the secret
 * @param door how to get in
 */
record Vault(@Id Long id, String name, @WriteOnly @Nullable String secret, @Computed @UseStateForUnknown String door) {

	/**
	 * Keeps vaults.
	 *
	 * @param upstream where they are
	 */
	record Code(CornerUpstream upstream) implements UpdatableResource<Vault> {

		@Override
		public Vault create(ResourceData<Vault> data) throws InterruptedException {
			return put(new Vault(this.upstream.nextId(data.plan().name()), data.plan().name(), null, "door"), "create",
					data);
		}

		@Override
		public Optional<Vault> read(ResourceData<Vault> data) {
			return Optional.ofNullable((Vault) this.upstream.find(data.state().id()));
		}

		@Override
		public Vault update(ResourceData<Vault> data) throws InterruptedException {
			return put(new Vault(data.state().id(), data.plan().name(), null, "door"), "update", data);
		}

		private Vault put(Vault vault, String operation, ResourceData<Vault> data) throws InterruptedException {
			takeTime(vault);
			this.upstream.log(operation + " " + vault.name() + " with " + data.config().secret());
			this.upstream.put(vault.id(), vault);
			return vault;
		}

		/**
		 * Let everything else be done that does not wait for a vault whose name begins
		 * with {@code slow}, and refuse {@code evil}.
		 */
		private static void takeTime(Vault vault) throws InterruptedException {
			if (vault.name().startsWith("slow")) {
				Thread.sleep(500);
			}
			if (vault.name().equals("evil")) {
				throw new DiagnosticException("No vault", "There is nothing for evil.");
			}
		}

		@Override
		public void delete(ResourceData<Vault> data) throws InterruptedException {
			takeTime(data.state());
			this.upstream.log("delete " + data.state().name());
			this.upstream.delete(data.state().id());
		}

	}

}
