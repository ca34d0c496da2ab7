/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.corner.plan;

import java.util.Optional;

import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.test.corner.CornerUpstream;

/**
 * Manages vouchers.
 */
class VoucherResource implements UpdatableResource<Voucher> {

	private final CornerUpstream upstream;

	VoucherResource(CornerUpstream upstream) {
		this.upstream = upstream;
	}

	@Override
	public Voucher create(ResourceData<Voucher> data) {
		Voucher voucher = data.with(data.plan(), Voucher::id, this.upstream.nextId());
		this.upstream.put(voucher.id(), voucher);
		return voucher;
	}

	@Override
	public Optional<Voucher> read(ResourceData<Voucher> data) {
		return Optional.ofNullable((Voucher) this.upstream.find(data.state().id()));
	}

	@Override
	public Voucher update(ResourceData<Voucher> data) {
		this.upstream.put(data.plan().id(), data.plan());
		return data.plan();
	}

	@Override
	public void delete(ResourceData<Voucher> data) {
		this.upstream.delete(data.state().id());
	}

}
