/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.ConstraintValidator;
import dev.tfprovider.internal.runtime.call.CurrentSession;
import dev.tfprovider.internal.runtime.call.ListResourceType;
import dev.tfprovider.list.ListQuery;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.list.NoArguments;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectValue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ListResources}, without gRPC.
 */
class ListResourcesTests {

	private static final long MILLION = 1_000_000;

	private final Numbers code = new Numbers();

	private final ProviderRuntime runtime = new ProviderRuntime(
			ProviderDefinition.builder("acme")
				.resource("number", Number.class, new NumberResource())
				.listResource("number", Number.class, NoArguments.class, this.code)
				.build(),
			new ModelMappings(List.of()), ConstraintValidator.NONE, List.of(), Map.of(), new CurrentSession());

	@Test
	@Tag("thorough")
	void neverIsMoreThanOneObjectOnItsWay() {
		AtomicLong taken = new AtomicLong();
		list(MILLION, (object) -> this.code.pulled.get() == taken.incrementAndGet());
		assertThat(taken).hasValue(MILLION);
		assertThat(this.code.pulled).hasValue(MILLION);
		assertThat(this.code.closed).isTrue();
	}

	@Test
	void whoTakesNoMoreIsGivenNoMore() {
		AtomicLong taken = new AtomicLong();
		list(Long.MAX_VALUE, (object) -> taken.incrementAndGet() < 7);
		assertThat(taken).hasValue(7);
		assertThat(this.code.pulled).hasValue(7);
		assertThat(this.code.closed).isTrue();
	}

	private void list(long limit, Predicate<ListedObject> taker) {
		ListResourceType<?, ?> type = (ListResourceType<?, ?>) this.runtime.types(TypeKind.LIST_RESOURCE)
			.get("acme_number");
		ObjectValue query = ObjectValue.ofNulls(type.schema().block().impliedType());
		this.runtime.listResources()
			.orElseThrow()
			.list(CallScope.detached(), type, new ListResources.Request(query, limit, false), new ResponseStream<>() {

				private boolean cancelled;

				@Override
				public boolean send(ListedObject object) {
					this.cancelled = !taker.test(object);
					return !this.cancelled;
				}

				@Override
				public boolean isCancelled() {
					return this.cancelled;
				}

				@Override
				public void onCancel(Runnable action) {
				}

			});
	}

	record Number(@Id(configured = true) Long value) {

	}

	static final class Numbers implements ListResource<Number, NoArguments> {

		private final AtomicLong pulled = new AtomicLong();

		private final AtomicBoolean closed = new AtomicBoolean();

		@Override
		public Stream<Number> list(ListQuery<NoArguments> query) {
			return LongStream.iterate(1, (value) -> value + 1).mapToObj((value) -> {
				this.pulled.incrementAndGet();
				return new Number(value);
			}).onClose(() -> this.closed.set(true));
		}

	}

	private static final class NumberResource implements ManagedResource<Number> {

		@Override
		public Number create(ResourceData<Number> data) {
			return data.plan();
		}

		@Override
		public Optional<Number> read(ResourceData<Number> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Number> data) {
		}

	}

}
