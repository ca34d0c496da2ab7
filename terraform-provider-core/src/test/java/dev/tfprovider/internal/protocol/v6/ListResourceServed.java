/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import dev.tfprovider.ListResourceDeclaration;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.TypeKind;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Default;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.diagnostic.Diagnostics;
import dev.tfprovider.internal.protocol.v6.proto.ProviderGrpc;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.list.ListQuery;
import dev.tfprovider.list.ListResource;
import dev.tfprovider.list.NoArguments;
import dev.tfprovider.operation.ConfigValidator;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectView;
import dev.tfprovider.value.TerraformValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;

/**
 * Serves a provider with list resources, and sends it their messages.
 */
abstract class ListResourceServed {

	static final String BOOK = "acme_book";

	static final String ALL = "{\"shelf\":\"all\",\"minimum\":null}";

	final BookList code = new BookList();

	final BookResource resource = new BookResource();

	final Served served = new Served(
			ProviderDefinition.builder("acme")
				.settings(Settings.class)
				.resource("book", Book.class, this.resource)
				.resource("page", Page.class, new PageResource())
				.listResource("book", Book.class, Query.class, this.code)
				.listResource(
						ListResourceDeclaration
							.builder("page", Page.class, NoArguments.class, ListResource.class,
									() -> (ListResource<Page, NoArguments>) (query) -> Stream.of(page("gone"),
											page("here")))
							.readingObjects(true)
							.build())
				.build());

	final ProviderGrpc.ProviderBlockingStub client = this.served.client();

	@AfterEach
	void close() {
		this.served.close();
	}

	static Page page(String name) {
		return new Page(7, name, null);
	}

	final Tfplugin6.ListResource.Request.Builder request(String config) {
		return Tfplugin6.ListResource.Request.newBuilder()
			.setTypeName(BOOK)
			.setLimit(100)
			.setConfig(Served.value(type(BOOK), config));
	}

	final List<Tfplugin6.ListResource.Event> list() {
		return list(request(ALL));
	}

	final List<Tfplugin6.ListResource.Event> list(Tfplugin6.ListResource.Request.Builder request) {
		return all(this.client.listResource(request.build()));
	}

	static List<Tfplugin6.ListResource.Event> all(Iterator<Tfplugin6.ListResource.Event> events) {
		Iterable<Tfplugin6.ListResource.Event> iterable = () -> events;
		return StreamSupport.stream(iterable.spliterator(), false).toList();
	}

	final Tfplugin6.ValidateListResourceConfig.Request.Builder validation(String config) {
		return Tfplugin6.ValidateListResourceConfig.Request.newBuilder()
			.setTypeName(BOOK)
			.setConfig(Served.value(type(BOOK), config));
	}

	final List<String> validate(Tfplugin6.ValidateListResourceConfig.Request.Builder request) {
		return summaries(this.client.validateListResourceConfig(request.build()).getDiagnosticsList());
	}

	static List<String> names(List<Tfplugin6.ListResource.Event> events) {
		return events.stream().map(ListResourceServed::name).toList();
	}

	private static String name(Tfplugin6.ListResource.Event event) {
		return event.getDisplayName() + String.join("", summaries(event.getDiagnosticList()));
	}

	static List<String> summaries(List<Tfplugin6.Diagnostic> diagnostics) {
		return diagnostics.stream()
			.map((diagnostic) -> diagnostic.getSeverity() + " " + diagnostic.getSummary() + ": "
					+ diagnostic.getDetail())
			.toList();
	}

	final ObjectType type(String name) {
		return this.served.runtime().types(TypeKind.LIST_RESOURCE).get(name).schema().block().impliedType();
	}

	record Settings(@Nullable String url) {

	}

	record Book(@Id String isbn, String title, @Nullable @WriteOnly String note, @Computed Integer pages,
			@Computed List<String> authors) {

		Book(int number) {
			this("isbn-" + number, "Volume " + number, "secret", number, List.of());
		}

	}

	record Query(String shelf, @Default("1") Integer minimum) {

	}

	record Page(@Id(configured = true) Integer number, @Id(configured = true) String chapter, @Computed String text) {

	}

	/**
	 * Lists books, counts those that were taken from its stream.
	 */
	static final class BookList implements ListResource<Book, Query>, ConfigValidator<Query> {

		final AtomicInteger pulled = new AtomicInteger();

		final CountDownLatch closed = new CountDownLatch(1);

		@Nullable ListResource<Book, Query> listing;

		@Override
		public Stream<Book> list(ListQuery<Query> query) throws Exception {
			Stream<Book> books = (this.listing != null) ? this.listing.list(query)
					: books(query.config().minimum()).limit(3);
			return (books != null) ? books.peek((book) -> this.pulled.incrementAndGet()).onClose(this.closed::countDown)
					: null;
		}

		static Stream<Book> books(int first) {
			return IntStream.iterate(first, (number) -> number + 1).mapToObj(Book::new);
		}

		@Override
		public @Nullable String displayName(Book book) {
			return book.title().equals("Volume 2") ? "The second" : null;
		}

		@Override
		public void validate(ObjectView config, Diagnostics diagnostics) {
			if (config.value("shelf").equals(TerraformValue.string("evil"))) {
				diagnostics.error(AttributePath.root("shelf"), "No such shelf", "Not evil.");
			}
		}

		boolean isClosed() throws InterruptedException {
			return this.closed.await(20, TimeUnit.SECONDS);
		}

	}

	static final class BookResource implements ManagedResource<Book> {

		@Override
		public Book create(ResourceData<Book> data) {
			return data.plan();
		}

		@Override
		public Optional<Book> read(ResourceData<Book> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Book> data) {
		}

	}

	static final class PageResource implements ManagedResource<Page> {

		@Override
		public Page create(ResourceData<Page> data) {
			return data.plan();
		}

		@Override
		public Optional<Page> read(ResourceData<Page> data) {
			return data.state().chapter().equals("gone") ? Optional.empty()
					: Optional.of(new Page(data.state().number(), data.state().chapter(), "read"));
		}

		@Override
		public void delete(ResourceData<Page> data) {
		}

	}

}
