/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.tfprovider.ProviderDefinition;
import dev.tfprovider.attribute.Block;
import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.internal.command.ProcessScope;
import dev.tfprovider.internal.command.ProviderApplication;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.protocol.ConnectionSessions;
import dev.tfprovider.internal.protocol.v6.ProviderService;
import dev.tfprovider.internal.runtime.operation.ConstraintValidator;
import dev.tfprovider.internal.runtime.operation.ProviderRuntime;
import dev.tfprovider.internal.runtime.session.CurrentSession;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;
import org.jspecify.annotations.Nullable;

/**
 * A provider with one resource that has attributes and blocks of several kinds.
 */
public final class NotesProvider {

	private NotesProvider() {
	}

	/**
	 * Return the provider without serving it.
	 */
	public static ProviderApplication commanded() {
		ProviderDefinition definition = ProviderDefinition.builder("notes")
			.address("acme/notes")
			.version("1.2.3")
			.resource("note", Note.class, new NoteResource())
			.build();
		ProviderRuntime runtime = new ProviderRuntime(definition, new ModelMappings(List.of()),
				ConstraintValidator.NONE, List.of(), Map.of(), new CurrentSession());
		return new ProviderApplication(definition, NotesProvider.class,
				new ProviderService(runtime, new ConnectionSessions()), Optional.of(ProcessScope.LAUNCH));
	}

	/**
	 * A model.
	 *
	 * @param id identifier
	 * @param text text
	 * @param pinned whether it is pinned
	 * @param secret a secret
	 * @param size size
	 * @param labels labels
	 * @param author its author
	 * @param line its lines
	 * @param mark its marks
	 */
	public record Note(@Id String id, String text, boolean pinned, @Sensitive @Nullable String secret,
			@Computed Long size, @Nullable Set<String> labels, @Nullable Author author, @Block List<Line> line,
			@Block Set<Line> mark) {
	}

	/**
	 * A nested attribute.
	 *
	 * @param name name
	 */
	public record Author(String name) {
	}

	/**
	 * A block.
	 *
	 * @param text text
	 */
	public record Line(String text) {
	}

	private static final class NoteResource implements ManagedResource<Note> {

		@Override
		public Note create(ResourceData<Note> data) {
			throw new AssertionError("No command creates anything");
		}

		@Override
		public Optional<Note> read(ResourceData<Note> data) {
			throw new AssertionError("No command reads anything");
		}

		@Override
		public void delete(ResourceData<Note> data) {
			throw new AssertionError("No command deletes anything");
		}

	}

}
