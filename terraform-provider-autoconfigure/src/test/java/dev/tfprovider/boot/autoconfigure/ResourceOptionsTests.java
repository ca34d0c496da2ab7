/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.boot.autoconfigure;

import java.util.Optional;

import dev.tfprovider.InvalidDeclarationException;
import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.ProviderMeta;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;
import dev.tfprovider.internal.runtime.ProviderRuntime;
import dev.tfprovider.resource.ImportId;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.AnnotatedBeanDefinitionReader;
import org.springframework.context.support.GenericApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What {@link TerraformResource} says besides the name, and {@link ProviderMeta}.
 */
class ResourceOptionsTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(TerraformProviderAutoConfiguration.class))
		.withPropertyValues("terraform.provider.name=acme");

	@Test
	void importIdAndDataSourceComeFromTheAnnotation() {
		run(Books.class).run((context) -> {
			ProviderRuntime runtime = context.getBean(ProviderRuntime.class);
			assertThat(context.getBean(ProviderDefinition.class).resources()).singleElement()
				.satisfies((resource) -> assertThat(resource.importId()).hasValue("{shelf}/{title}"));
			assertThat(runtime.dataSources()).containsOnlyKeys("acme_book");
			assertThat(runtime.dataSource("acme_book").orElseThrow().schema().block().attributes())
				.extracting((attribute) -> attribute.name() + " " + attribute.mode())
				.containsExactly("id REQUIRED", "shelf COMPUTED", "title COMPUTED");
		});
	}

	@Test
	void importIdOfTheClassCountsWhereTheAnnotationIsSilent() {
		run(Scrolls.class).run((context) -> {
			assertThat(context.getBean(ProviderDefinition.class).resources()).singleElement().satisfies((resource) -> {
				assertThat(resource.importId()).isEmpty();
				assertThat(resource.isDataSource()).isFalse();
			});
			assertThat(context).hasNotFailed();
			assertThat(context.getBean(ProviderRuntime.class).dataSources()).isEmpty();
		});
	}

	@Test
	void importIdThatIsNoneFailsNamingTheType() {
		run(Misprints.class).run((context) -> assertThat(context).getFailure()
			.rootCause()
			.isInstanceOf(InvalidDeclarationException.class)
			.hasMessageStartingWith("The import id \"{shelf}/{titel}\" of acme_misprint names \"titel\", which is no "
					+ "attribute of it."));
	}

	@Test
	void handWrittenDataSourceBesideADerivedOneFailsNamingBoth() {
		run(Books.class, BookReader.class).run((context) -> assertThat(context).getFailure()
			.rootCause()
			.isInstanceOf(InvalidDeclarationException.class)
			.hasMessageContaining("resourceOptionsTests.Books")
			.hasMessageContaining("resourceOptionsTests.BookReader"));
	}

	@Test
	void providerMetaIsARecordThatIsNeverCreated() {
		run(Meta.class).run((context) -> {
			assertThat(context).hasNotFailed();
			assertThat(context.getBean(ProviderDefinition.class).meta()).hasValue(Meta.class);
			assertThat(context.getBean(ProviderRuntime.class).metaSchema().orElseThrow().block().attributes())
				.extracting((attribute) -> attribute.name() + " " + attribute.mode())
				.containsExactly("team REQUIRED", "edition OPTIONAL");
		});
	}

	@Test
	void twoProviderMetaFailNamingBoth() {
		run(Meta.class, OtherMeta.class).run((context) -> assertThat(context).getFailure()
			.rootCause()
			.hasMessageContaining("resourceOptionsTests.Meta")
			.hasMessageContaining("resourceOptionsTests.OtherMeta")
			.hasMessageContaining("@ProviderMeta"));
	}

	private ApplicationContextRunner run(Class<?>... components) {
		return this.contextRunner
			.withInitializer((context) -> new AnnotatedBeanDefinitionReader((GenericApplicationContext) context)
				.register(components));
	}

	record Book(@Id Long id, String shelf, String title) {

	}

	@ProviderMeta
	record Meta(String team, @Nullable Integer edition) {

	}

	@ProviderMeta
	record OtherMeta(String team) {

	}

	/**
	 * Code that does nothing.
	 */
	abstract static class Code implements ManagedResource<Book> {

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

	@TerraformResource(value = "book", importId = "{shelf}/{title}", dataSource = true)
	static class Books extends Code {

	}

	@TerraformResource("scroll")
	@ImportId("{shelf}/{title}")
	static class Scrolls extends Code {

	}

	@TerraformResource(value = "misprint", importId = "{shelf}/{titel}")
	static class Misprints extends Code {

	}

	@TerraformDataSource("book")
	static class BookReader implements DataSourceReader<Book> {

		@Override
		public Book read(DataSourceData<Book> data) {
			return data.config();
		}

	}

}
