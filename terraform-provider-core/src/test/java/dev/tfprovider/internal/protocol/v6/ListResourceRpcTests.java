/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.protocol.v6;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import dev.tfprovider.internal.codec.ValueCodec;
import dev.tfprovider.internal.protocol.v6.proto.Tfplugin6;
import dev.tfprovider.value.ObjectType;
import dev.tfprovider.value.ObjectValue;
import dev.tfprovider.value.TerraformType;
import dev.tfprovider.value.TerraformValue;
import io.grpc.Context;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/**
 * List resources as a host sees them.
 */
class ListResourceRpcTests extends ListResourceServed {

	@Test
	void schemasAndMetadataNameTheTypes() {
		Tfplugin6.GetProviderSchema.Response schema = this.client
			.getProviderSchema(Tfplugin6.GetProviderSchema.Request.getDefaultInstance());
		assertThat(schema.getListResourceSchemasMap()).containsOnlyKeys(BOOK, "acme_page");
		assertThat(schema.getListResourceSchemasOrThrow(BOOK).getBlock().getAttributesList())
			.extracting(Tfplugin6.Schema.Attribute::getName, Tfplugin6.Schema.Attribute::getRequired,
					Tfplugin6.Schema.Attribute::getOptional, Tfplugin6.Schema.Attribute::getComputed)
			.containsExactly(tuple("shelf", true, false, false), tuple("minimum", false, true, false));
		assertThat(schema.getListResourceSchemasOrThrow("acme_page").hasBlock()).isTrue();
		Tfplugin6.GetMetadata.Response metadata = this.client
			.getMetadata(Tfplugin6.GetMetadata.Request.getDefaultInstance());
		assertThat(metadata.getListResourcesList()).extracting(Tfplugin6.GetMetadata.ListResourceMetadata::getTypeName)
			.containsExactly(BOOK, "acme_page");
	}

	@Test
	void queryIsValidated() {
		assertThat(validate(validation(ALL))).isEmpty();
		assertThat(validate(validation("{\"shelf\":\"evil\",\"minimum\":null}")))
			.containsExactly("ERROR No such shelf: Not evil.");
		assertThat(validate(validation("{\"shelf\":null,\"minimum\":1}"))).singleElement().asString().contains("shelf");
		assertThat(validate(validation(ALL).setTypeName("acme_none"))).singleElement()
			.asString()
			.contains("This provider has no list resource type \"acme_none\"");
	}

	@Test
	void unknownQueryAndLimitAreNotValidatedYet() {
		ObjectType type = type(BOOK);
		Tfplugin6.DynamicValue config = Values6.write(ValueCodec.of(type),
				ObjectValue.ofNulls(type).with("shelf", TerraformValue.unknown(TerraformType.STRING)));
		assertThat(validate(validation(ALL).setConfig(config)
			.setLimit(number(TerraformValue.unknown(TerraformType.NUMBER)))
			.setIncludeResourceObject(
					Values6.write(ValueCodec.of(TerraformType.BOOL), TerraformValue.unknown(TerraformType.BOOL)))))
			.isEmpty();
		assertThat(validate(validation(ALL).setLimit(number(TerraformValue.number(5))))).isEmpty();
		assertThat(validate(validation(ALL).setLimit(number(TerraformValue.number(-5)))))
			.containsExactly("ERROR Invalid limit: The number of objects to list must not be negative.");
	}

	private static Tfplugin6.DynamicValue number(TerraformValue value) {
		return Values6.write(ValueCodec.of(TerraformType.NUMBER), value);
	}

	@Test
	void eventsHaveIdentityAndName() throws InterruptedException {
		List<Tfplugin6.ListResource.Event> events = list();
		assertThat(names(events)).containsExactly("isbn-1", "The second", "isbn-3");
		assertThat(events).extracting((event) -> this.served.text(BOOK, event.getIdentity()))
			.containsExactly("{isbn=\"isbn-1\"}", "{isbn=\"isbn-2\"}", "{isbn=\"isbn-3\"}");
		assertThat(events).noneMatch(Tfplugin6.ListResource.Event::hasResourceObject);
		assertThat(this.code.isClosed()).isTrue();
	}

	@Test
	void objectComesOnlyWhereItIsAskedFor() {
		this.code.listing = (query) -> BookList.books(1).limit(query.includesObjects() ? 1 : 0);
		assertThat(list()).isEmpty();
		assertThat(list(request(ALL).setIncludeResourceObject(true))).singleElement()
			.extracting((event) -> this.served.text(BOOK, event.getResourceObject()))
			.isEqualTo("{authors=[], isbn=\"isbn-1\", note=null, pages=1, title=\"Volume 1\"}");
	}

	@Test
	void queryTellsArgumentsAndLimit() {
		this.code.listing = (query) -> BookList
			.books(query.config().minimum() * 100 + query.config().shelf().length() * 10 + (int) query.limit())
			.limit(1);
		assertThat(names(list(request("{\"shelf\":\"abc\",\"minimum\":2}").setLimit(7)))).containsExactly("isbn-237");
		assertThat(names(list(request(ALL).setLimit(1)))).containsExactly("isbn-131");
	}

	@Test
	void nothingMoreThanTheLimitIsTakenFromTheStream() throws InterruptedException {
		this.code.listing = (query) -> BookList.books(1);
		assertThat(list(request(ALL).setLimit(5))).hasSize(5);
		assertThat(this.code.pulled).hasValue(5);
		assertThat(this.code.isClosed()).isTrue();
	}

	@Test
	void nestedStreamIsTakenOneByOne() throws InterruptedException {
		this.code.listing = (query) -> Stream.of(1).flatMap(BookList::books);
		assertThat(list(request(ALL).setLimit(5))).hasSize(5);
		assertThat(this.code.pulled).hasValue(5);
		assertThat(this.code.isClosed()).isTrue();
	}

	@Test
	void limitOfZeroListsNothingAndANegativeOneIsAnError() {
		assertThat(list(request(ALL).setLimit(0))).isEmpty();
		assertThat(names(list(request(ALL).setLimit(-1))))
			.containsExactly("ERROR Invalid limit: The number of objects to list must not be negative.");
		assertThat(this.code.pulled).hasValue(0);
	}

	@Test
	void objectsAreTakenAsTheHostReads() throws InterruptedException {
		int all = 10_000;
		this.code.listing = (query) -> BookList.books(1).limit(all);
		Iterator<Tfplugin6.ListResource.Event> events = this.client.listResource(request(ALL).setLimit(all).build());
		for (int read = 1; read <= all; read++) {
			assertThat(events.next().getDisplayName()).isNotEmpty();
			if (read % 100 == 0) {
				assertThat(this.code.pulled.get()).isBetween(read, read + 5);
			}
		}
		assertThat(events.hasNext()).isFalse();
		assertThat(this.code.pulled).hasValue(all);
		assertThat(this.code.isClosed()).isTrue();
	}

	@Test
	void hostThatGoesAwayClosesAnEndlessStream() throws InterruptedException {
		this.code.listing = (query) -> BookList.books(1);
		Context.CancellableContext host = Context.current().withCancellation();
		host.run(() -> {
			Iterator<Tfplugin6.ListResource.Event> events = this.client
				.listResource(request(ALL).setLimit(Long.MAX_VALUE).build());
			events.next();
			events.next();
		});
		host.cancel(null);
		assertThat(this.code.isClosed()).isTrue();
		assertThat(this.code.pulled.get()).isBetween(2, 7);
	}

	@Test
	void hostThatGoesAwayInterruptsCodeThatWaits() throws InterruptedException {
		this.code.listing = (query) -> BookList.books(1).peek((book) -> {
			if (book.isbn().equals("isbn-2")) {
				sleep();
			}
		});
		Context.CancellableContext host = Context.current().withCancellation();
		host.run(() -> this.client.listResource(request(ALL).build()).next());
		host.cancel(null);
		assertThat(this.code.isClosed()).isTrue();
		assertThat(this.code.pulled).hasValue(1);
	}

	@Test
	void hostThatGoesAwayDoesNotInterruptTheEndOfTheStream() throws Exception {
		CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
		Context.CancellableContext host = Context.current().withCancellation();
		this.code.listing = (query) -> BookList.books(1).onClose(() -> {
			host.cancel(null);
			try {
				Thread.sleep(300);
				interrupted.complete(false);
			}
			catch (InterruptedException ex) {
				interrupted.complete(true);
			}
		});
		host.run(() -> this.client.listResource(request(ALL).setLimit(1).build()).next());
		assertThat(interrupted.get(20, TimeUnit.SECONDS)).isFalse();
	}

	@Test
	void stopEndsTheListWithAnError() throws InterruptedException {
		this.code.listing = (query) -> BookList.books(1).peek((book) -> {
			if (book.isbn().equals("isbn-2")) {
				this.client.stopProvider(Tfplugin6.StopProvider.Request.getDefaultInstance());
			}
		});
		assertThat(names(list())).containsExactly("isbn-1",
				"ERROR Operation cancelled: The attempt to list acme_book was interrupted because Terraform was asked to "
						+ "stop.");
		assertThat(this.code.isClosed()).isTrue();
	}

	@Test
	void stopWhileTheHostIsBehindIsToldWhenItReadsOn() throws InterruptedException {
		this.code.listing = (query) -> BookList.books(1);
		Iterator<Tfplugin6.ListResource.Event> events = this.client
			.listResource(request(ALL).setLimit(Long.MAX_VALUE).build());
		events.next();
		this.client.stopProvider(Tfplugin6.StopProvider.Request.getDefaultInstance());
		assertThat(this.code.isClosed()).isTrue();
		List<String> names = names(all(events));
		assertThat(names.get(names.size() - 1)).startsWith("ERROR Operation cancelled: ");
	}

	@Test
	void failureHalfWayKeepsWhatWasFound() throws InterruptedException {
		this.code.listing = (query) -> Stream.concat(BookList.books(1).limit(2), Stream.generate(() -> {
			throw new IllegalStateException("shelf broke");
		}));
		List<Tfplugin6.ListResource.Event> events = list();
		assertThat(events).hasSize(3);
		assertThat(names(events.subList(0, 2))).containsExactly("isbn-1", "The second");
		assertThat(names(events).get(2)).startsWith("ERROR Could not list acme_book: ").contains("shelf broke");
		assertThat(events.get(2).hasIdentity()).isFalse();
		assertThat(this.code.isClosed()).isTrue();
	}

	@Test
	void failureBeforeTheFirstObjectAndWhenClosingAreErrors() {
		this.code.listing = (query) -> {
			throw new IOException("no shelf");
		};
		assertThat(names(list())).singleElement().asString().contains("no shelf");
		this.code.listing = (query) -> BookList.books(1).limit(1).onClose(() -> {
			throw new UncheckedIOException(new IOException("stuck"));
		});
		assertThat(names(list())).satisfiesExactly((first) -> assertThat(first).isEqualTo("isbn-1"),
				(error) -> assertThat(error).startsWith("ERROR Could not list").contains("stuck"));
	}

	@Test
	void nothingAndNullAndObjectsWithoutIdentityAreMistakes() {
		this.code.listing = (query) -> null;
		assertThat(names(list())).singleElement()
			.asString()
			.startsWith(
					"ERROR Provider returned nothing: The list method of acme_book returned null instead of a stream.");
		this.code.listing = (query) -> IntStream.range(1, 3).mapToObj((number) -> (number == 2) ? null : new Book(1));
		assertThat(names(list())).satisfiesExactly((first) -> assertThat(first).isEqualTo("isbn-1"),
				(error) -> assertThat(error).startsWith("ERROR Provider listed an invalid object: The list method of "
						+ "acme_book returned a stream with null in it. This is a mistake in the provider"));
		this.code.listing = (query) -> Stream.of(new Book(null, "Anonymous", null, 1, List.of()));
		assertThat(names(list())).singleElement()
			.asString()
			.contains("returned an object without its identity: \"isbn\" is null. Every @Id component must be set.");
	}

	@Test
	void namesReachNoTerminalWithControlCharacters() {
		this.code.listing = (query) -> Stream.of(new Book("a\u001b[31m\u202E\nb", "Volume 1", null, null, List.of()));
		assertThat(list()).singleElement()
			.satisfies((event) -> assertThat(event.getDisplayName()).isEqualTo("a\\u001b[31m\\u202e b"));
	}

	@Test
	void objectIsCheckedOnlyWhereItIsAskedFor() {
		this.code.listing = (query) -> Stream.of(new Book("isbn-1", "Volume 1", null, null, Arrays.asList("me", null)));
		assertThat(names(list())).containsExactly("isbn-1");
		assertThat(names(list(request(ALL).setIncludeResourceObject(true)))).singleElement()
			.asString()
			.startsWith(
					"ERROR Provider listed an invalid object: The list method of acme_book returned an object that is "
							+ "not valid at authors");
	}

	@Test
	void warningsComeWithTheNextObjectAndErrorsEndTheList() {
		this.code.listing = (query) -> BookList.books(1)
			.peek((book) -> query.diagnostics().warning("Dusty", book.isbn()))
			.limit(2)
			.onClose(() -> query.diagnostics().warning("Closed", "late"));
		assertThat(names(list())).containsExactly("isbn-1WARNING Dusty: isbn-1", "The secondWARNING Dusty: isbn-2",
				"WARNING Closed: late");
		this.code.listing = (query) -> BookList.books(1).peek((book) -> {
			if (book.isbn().equals("isbn-2")) {
				query.diagnostics().error("Burnt", "It is.");
			}
		});
		assertThat(names(list())).containsExactly("isbn-1", "ERROR Burnt: It is.");
	}

	@Test
	void objectsAreReadWhereTheListOnlyKnowsTheirIdentifiers() {
		Tfplugin6.ListResource.Request.Builder pages = Tfplugin6.ListResource.Request.newBuilder()
			.setTypeName("acme_page")
			.setLimit(2)
			.setConfig(Served.value(type("acme_page"), "{}"));
		assertThat(names(list(pages))).containsExactly("7/gone", "7/here");
		List<Tfplugin6.ListResource.Event> events = list(pages.setIncludeResourceObject(true));
		assertThat(names(events)).containsExactly("7/here");
		assertThat(this.served.text("acme_page", events.get(0).getResourceObject()))
			.isEqualTo("{chapter=\"here\", number=7, text=\"read\"}");
	}

	@Test
	void unknownTypeAndUndecodableConfigurationAreEvents() {
		assertThat(names(list(request(ALL).setTypeName("acme_none")))).singleElement()
			.asString()
			.startsWith("ERROR Provider failed in ListResource")
			.contains("This provider has no list resource type \"acme_none\"");
		assertThat(names(list(
				request(ALL).setConfig(Tfplugin6.DynamicValue.newBuilder().setMsgpack(ByteString.copyFromUtf8("?"))))))
			.singleElement()
			.asString()
			.startsWith("ERROR Value does not fit the schema");
		assertThat(names(list(request(ALL).clearConfig()))).singleElement().asString().startsWith("ERROR ");
	}

	private static void sleep() {
		try {
			Thread.sleep(60_000);
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
