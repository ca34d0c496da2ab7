/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.call;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.ResourceDeclaration;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.mapping.model.SchemaInferenceException;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.resource.ImportId;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.MovableResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.SchemaVersion;
import dev.tfprovider.resource.StateMover;
import dev.tfprovider.resource.StateUpgrades;
import dev.tfprovider.resource.UpgradableIdentity;
import dev.tfprovider.resource.UpgradableResource;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ResourceType}: what an author's class says besides its methods.
 */
class ResourceTypeTests {

	@Test
	void withoutAnythingTheVersionIsZeroAndTheIdsAreTheKeys() {
		ResourceType<Book> type = type(new Books());
		assertThat(type.schema().version()).isZero();
		assertThat(type.importForm().text()).isEqualTo("id");
		assertThat(type.identity().orElseThrow().version()).isZero();
		assertThat(type.movers()).isEmpty();
	}

	@Test
	void chainGivesTheVersion() {
		assertThat(type(new Upgraded()).schema().version()).isEqualTo(2);
	}

	@Test
	void annotationGivesTheVersionWhereNothingIsUpgraded() {
		assertThat(type(new Rewritten()).schema().version()).isEqualTo(4);
	}

	@Test
	void annotationThatContradictsTheChainIsRefused() {
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(() -> type(new Contradicting()))
			.satisfies((ex) -> assertThat(ex.problem())
				.isEqualTo("acme_book has @SchemaVersion(3), but its upgrades lead to version 2"));
	}

	@Test
	void negativeVersionIsRefused() {
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(() -> type(new Negative()))
			.withMessageStartingWith("acme_book has @SchemaVersion(-1), which is negative");
	}

	@Test
	void recordOfAnEarlierVersionThatIsNoSchemaIsRefusedByName() {
		assertThatExceptionOfType(SchemaInferenceException.class).isThrownBy(() -> type(new Unfit()))
			.satisfies((ex) -> assertThat(ex.chainText()).startsWith("acme_book version 0 > thread"));
	}

	@Test
	void recordOfASourceThatIsNoSchemaIsRefusedByName() {
		assertThatExceptionOfType(SchemaInferenceException.class).isThrownBy(() -> type(new UnfitSource()))
			.satisfies((ex) -> assertThat(ex.chainText()).startsWith("acme_book moved from acme_scroll > thread"));
	}

	@Test
	void importIdOfASuperclassCounts() {
		assertThat(type(new Inheriting()).importForm().text()).isEqualTo("{shelf}#{title}");
	}

	@Test
	void importIdOfTheDeclarationWins() {
		Titled code = new Titled();
		ResourceDeclaration<Book> declaration = ResourceDeclaration
			.builder("book", Book.class, Titled.class, () -> code)
			.importId("{title}")
			.build();
		assertThat(ResourceType.of("acme_book", declaration, new ModelMappings(List.of())).importForm().text())
			.isEqualTo("{title}");
	}

	@Test
	void identityUpgradeWithoutIdentityIsRefused() {
		HiddenBooks code = new HiddenBooks();
		ResourceDeclaration<HiddenBook> declaration = ResourceDeclaration
			.builder("book", HiddenBook.class, HiddenBooks.class, () -> code)
			.build();
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> ResourceType.of("acme_book", declaration, new ModelMappings(List.of())))
			.withMessageStartingWith("acme_book upgrades identities, but has none");
	}

	@Test
	void methodUpdateWithoutItsInterfaceIsRefused() {
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(() -> type(new Former()))
			.satisfies((ex) -> {
				assertThat(ex.problem()).isEqualTo("The resource '" + Former.class.getName()
						+ "' has the method update, but is no UpdatableResource: every change would destroy the object");
				assertThat(ex.remedy()).isEqualTo("Let " + Former.class.getName()
						+ " implement UpdatableResource instead of ManagedResource, or give the method another name.");
			});
	}

	@Test
	void otherMethodNamedUpdateMeansNothing() {
		assertThat(type(new Renewing()).declaration().isUpdatable()).isFalse();
	}

	@Test
	void dataSourceOfWhatHasNoIdentifierIsRefused() {
		Notes code = new Notes();
		ProviderDefinition definition = ProviderDefinition.builder("acme")
			.resource(ResourceDeclaration.builder("note", Note.class, Notes.class, () -> code).dataSource(true).build())
			.build();
		assertThatExceptionOfType(InvalidDeclarationException.class)
			.isThrownBy(() -> new ProviderRuntime(definition, new ModelMappings(List.of()), ConstraintValidator.NONE,
					List.of(), Map.of(), new CurrentSession()))
			.withMessageStartingWith("No data source can be derived from acme_note: nothing identifies its objects");
	}

	@Test
	void dataSourceOfTheNameOfADerivedOneIsRefused() {
		Books code = new Books();
		ProviderDefinition.Builder builder = ProviderDefinition.builder("acme")
			.resource(ResourceDeclaration.builder("book", Book.class, Books.class, () -> code)
				.origin("books")
				.dataSource(true)
				.build())
			.dataSource("book", Note.class, (data) -> data.config());
		assertThatExceptionOfType(InvalidDeclarationException.class).isThrownBy(builder::build)
			.satisfies((ex) -> assertThat(ex.problem()).startsWith("The data source type 'book' is claimed by '")
				.endsWith("' and derived from the resource 'books'"));
	}

	private static ResourceType<Book> type(ManagedResource<Book> code) {
		return ResourceType.of("acme_book",
				ResourceDeclaration.builder("book", Book.class, code.getClass(), () -> code).build(),
				new ModelMappings(List.of()));
	}

	record Book(@Id Long id, String title, String shelf) {

	}

	record BookV0(String name) {

		BookV1 next() {
			return new BookV1(this.name);
		}

	}

	record BookV1(String title) {

		Book next() {
			return new Book(null, this.title, "a");
		}

	}

	record HiddenBook(@Id @Sensitive String id) {

	}

	record Threaded(Thread thread) {

		Book next() {
			throw new IllegalStateException();
		}

	}

	record Note(String text) {

	}

	/**
	 * Code that does nothing.
	 */
	abstract static class Code<M> implements ManagedResource<M> {

		@Override
		public M create(ResourceData<M> data) {
			return data.plan();
		}

		@Override
		public Optional<M> read(ResourceData<M> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<M> data) {
		}

	}

	static class Books extends Code<Book> {

	}

	static class Notes extends Code<Note> {

	}

	static class Upgraded extends Code<Book> implements UpgradableResource<Book> {

		@Override
		public StateUpgrades<Book> stateUpgrades() {
			return StateUpgrades.from(BookV0.class, BookV0::next).then(BookV1.class, BookV1::next);
		}

	}

	@SchemaVersion(4)
	static class Rewritten extends Code<Book> {

	}

	@SchemaVersion(3)
	static class Contradicting extends Upgraded {

	}

	@SchemaVersion(-1)
	static class Negative extends Code<Book> {

	}

	static class Unfit extends Code<Book> implements UpgradableResource<Book> {

		@Override
		public StateUpgrades<Book> stateUpgrades() {
			return StateUpgrades.from(Threaded.class, Threaded::next);
		}

	}

	static class UnfitSource extends Code<Book> implements MovableResource<Book> {

		@Override
		public List<StateMover<Book>> stateMovers() {
			return List.of(StateMover.from("acme_scroll", Threaded.class, Threaded::next));
		}

	}

	@ImportId("{shelf}#{title}")
	static class Titled extends Code<Book> {

	}

	static class Inheriting extends Titled {

	}

	public static class Former extends Code<Book> {

		public Book update(ResourceData<Book> data) {
			return data.plan();
		}

	}

	public static class Renewing extends Code<Book> {

		public Book update(Book book) {
			return book;
		}

	}

	static class HiddenBooks extends Code<HiddenBook> implements UpgradableIdentity<HiddenBook> {

		@Override
		public StateUpgrades<HiddenBook> identityUpgrades() {
			return StateUpgrades.from(BookV0.class, (before) -> new HiddenBook(before.name()));
		}

	}

}
