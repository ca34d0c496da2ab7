/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.boot.aot.exchange;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import dev.tfprovider.resource.ResourceData;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.core.ParameterizedTypeReference;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;

/**
 * Calls a service in all documented ways, and is no bean.
 */
public class StockClient {

	private final RestClient rest;

	private final StockService service;

	StockClient(RestClient rest) {
		this.rest = rest;
		this.service = HttpServiceProxyFactory.builderFor(RestClientAdapter.create(rest))
			.build()
			.createClient(StockService.class);
	}

	@Nullable Answer send() {
		Form form = new Form();
		form.setText("new");
		this.service.put(new Order(1));
		return this.rest.post().body(new Request(new Part("a"))).retrieve().body(Answer.class);
	}

	@Nullable List<Listed> list() {
		return this.rest.get().retrieve().body(new ParameterizedTypeReference<>() {
		});
	}

	interface StockService {

		@GetExchange("/orders")
		List<Confirmation> orders();

		@PostExchange("/orders")
		Confirmation put(Order order);

	}

	public record Request(Part part) {

	}

	public record Part(String name) {

	}

	public record Answer(@Nullable String text) {

	}

	public record Listed(String text) {

	}

	public record Order(int count) {

	}

	public record Confirmation(String number, @Nullable Payment payment, @Nullable Delivery delivery) {

	}

	public sealed interface Payment {

	}

	public record Transfer(String account) implements Payment {

	}

	@JsonSubTypes({ @JsonSubTypes.Type(Courier.class), @JsonSubTypes.Type(Mail.class) })
	public interface Delivery {

	}

	public record Courier(String phone) implements Delivery {

	}

	public record Mail(String address) implements Delivery {

	}

	public static class Form {

		private @Nullable String text;

		public @Nullable String getText() {
			return this.text;
		}

		public void setText(String text) {
			this.text = text;
		}

	}

	/**
	 * Reads what a service has signed, elsewhere than in the client.
	 */
	static class Signatures {

		Signed read(String json) {
			return new JsonMapper().readValue(json, Signed.class);
		}

	}

	public record Signed(String by) {

	}

	/**
	 * Keeps private state for a resource.
	 */
	static class Keeper {

		boolean isKept(ResourceData<?> data) {
			return data.privateState(Kept.class).isPresent();
		}

	}

	public record Kept(String text) {

	}

	/**
	 * Neither sent nor kept.
	 */
	static class Counter {

		int count(Counted counted) {
			return counted.number();
		}

	}

	public record Counted(int number) {

	}

}
