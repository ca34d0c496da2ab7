/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.internal.runtime.call.ProviderNotConfiguredException;
import dev.tfprovider.list.ListQuery;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.list.NoArguments;
import dev.tfprovider.operation.Timeouts;
import dev.tfprovider.path.AttributePath;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Time limits of lists, and lists while the settings of the provider are unknown.
 */
class ListResourceLimitTests extends ListResourceServed {

	@Test
	void listThatTakesTooLongEndsWithAnErrorAfterWhatWasFound() throws InterruptedException {
		Slow code = new Slow((query) -> BookList.books(1).peek((book) -> {
			if (book.isbn().equals("isbn-3")) {
				pause(query);
			}
		}));
		assertThat(names(list(code, 100))).containsExactly("isbn-1", "isbn-2",
				"ERROR Could not list acme_book in time: It did not end within 0.3s, the limit that the provider sets.");
		assertThat(code.closed.await(20, TimeUnit.SECONDS)).isTrue();
	}

	@Test
	void endlessListThatNeverWaitsEndsInTime() throws InterruptedException {
		Slow code = new Slow((query) -> BookList.books(1));
		List<String> names = names(list(code, Long.MAX_VALUE));
		assertThat(names).hasSizeGreaterThan(2);
		assertThat(names.get(names.size() - 1)).startsWith("ERROR Could not list acme_book in time: ");
		assertThat(code.closed.await(20, TimeUnit.SECONDS)).isTrue();
	}

	@Test
	void listWithinItsTimeIsComplete() throws InterruptedException {
		Slow code = new Slow((query) -> {
			assertThat(query.deadline()).isPresent();
			return BookList.books(1).limit(2);
		});
		assertThat(names(list(code, 100))).containsExactly("isbn-1", "isbn-2");
		assertThat(code.closed.await(20, TimeUnit.SECONDS)).isTrue();
	}

	private static List<Tfplugin6.ListResource.Event> list(Slow code, long limit) {
		try (Served slow = new Served(ProviderDefinition.builder("acme")
			.resource("book", Book.class, new BookResource())
			.listResource("book", Book.class, NoArguments.class, code)
			.build())) {
			return all(slow.client()
				.listResource(Tfplugin6.ListResource.Request.newBuilder()
					.setTypeName(BOOK)
					.setLimit(limit)
					.setConfig(Served.value(
							slow.runtime().types(TypeKind.LIST_RESOURCE).get(BOOK).schema().block().impliedType(),
							"{}"))
					.build()));
		}
	}

	@Test
	void unknownSettingsAreAnError() {
		this.code.listing = (query) -> {
			throw new ProviderNotConfiguredException(List.of(AttributePath.root("url")));
		};
		assertThat(names(list())).singleElement().asString().startsWith("ERROR ").contains("url");
	}

	private static void pause(ListQuery<?> query) {
		try {
			query.sleep(Duration.ofMinutes(1));
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	@Timeouts(list = "300ms")
	private record Slow(ListResource<Book, NoArguments> code,
			CountDownLatch closed) implements ListResource<Book, NoArguments> {

		Slow(ListResource<Book, NoArguments> code) {
			this(code, new CountDownLatch(1));
		}

		@Override
		public @Nullable Stream<Book> list(ListQuery<NoArguments> query) throws Exception {
			return this.code.list(query).onClose(this.closed::countDown);
		}

	}

}
