/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.EnumSet;
import java.util.Optional;

import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.operation.Operation;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.sample.petstore.client.OrderRequest;
import dev.tfprovider.sample.petstore.client.OrderResponse;
import dev.tfprovider.sample.petstore.client.OrderStatus;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Manages orders at the store. They are placed first and brought to the configured status
 * in a second step, so that an order whose second step fails is not lost. The store takes
 * its time for that.
 */
@TerraformResource("order")
@Timeouts(create = "10m", update = "10m")
class OrderResource implements UpdatableResource<Order> {

	private static final Logger logger = LoggerFactory.getLogger(OrderResource.class);

	private final PetstoreClient client;

	OrderResource(PetstoreClient client) {
		this.client = client;
	}

	@Override
	public Order create(ResourceData<Order> data) {
		Order plan = data.plan();
		Order placed = toOrder(this.client.createOrder(toRequest(plan, OrderStatus.PLACED)));
		if (plan.status() == OrderStatus.PLACED) {
			return placed;
		}
		data.save(placed);
		logger.atInfo().addKeyValue("order_id", placed.id()).addKeyValue("pet_id", placed.petId()).log("Order placed");
		return bring(placed.id(), plan, data);
	}

	@Override
	public Optional<Order> read(ResourceData<Order> data) {
		return this.client.findOrder(data.state().id()).map(OrderResource::toOrder);
	}

	@Override
	public Order update(ResourceData<Order> data) {
		Order plan = data.plan();
		return bring(plan.id(), plan, data);
	}

	@Override
	public void delete(ResourceData<Order> data) {
		this.client.deleteOrder(data.state().id());
	}

	/**
	 * Tell the store how far an order shall be, and wait until it is there.
	 */
	private Order bring(long id, Order plan, Operation operation) {
		OrderResponse order = this.client.updateOrder(id, toRequest(plan, plan.status()));
		if (order.status() == plan.status()) {
			return toOrder(order);
		}
		return toOrder(operation.waiter()
			.untilState(() -> this.client.findOrder(id), OrderResponse::status, EnumSet.of(order.status()),
					EnumSet.of(plan.status())));
	}

	private static OrderRequest toRequest(Order order, OrderStatus status) {
		return new OrderRequest(order.petId(), order.quantity(), order.shipDate(), status, order.complete());
	}

	private static Order toOrder(OrderResponse order) {
		return new Order(order.id(), order.petId(), order.quantity(), order.shipDate(), order.status(),
				order.complete(), null);
	}

}
