/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.test.spring;

import java.util.Optional;

import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.ProviderConfiguration;
import dev.tfprovider.boot.ProviderScope;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/**
 * A provider that keeps notes at an upstream.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({ NotesProvider.Settings.class, NotesProvider.NoteResource.class })
class NotesProvider {

	@Bean
	@ProviderScope
	NoteStore noteStore(Settings settings) {
		return new NoteStore(settings.endpointUrl(), settings.limit());
	}

	@ProviderConfiguration
	record Settings(String endpointUrl, @Nullable Integer limit) {

	}

	record Note(@Id Long id, String text) {

	}

	@TerraformResource("note")
	static class NoteResource implements ManagedResource<Note> {

		private final NoteStore store;

		NoteResource(NoteStore store) {
			this.store = store;
		}

		@Override
		public Note create(ResourceData<Note> data) {
			return new Note(this.store.put(data.plan().text()), data.plan().text());
		}

		@Override
		public Optional<Note> read(ResourceData<Note> data) {
			return Optional.ofNullable(this.store.get(data.state().id()))
				.map((text) -> new Note(data.state().id(), text));
		}

		@Override
		public void delete(ResourceData<Note> data) {
			this.store.remove(data.state().id());
		}

	}

}
