/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package com.example.notes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

@TerraformResource("note")
class NoteResource implements UpdatableResource<NoteResource.Note> {

	/**
	 * A note in a text file.
	 *
	 * @param file path of the file
	 * @param text what the note says
	 * @param length number of characters
	 */
	record Note(@Id(configured = true) String file, String text, @Computed Integer length) {

	}

	@Override
	public Note create(ResourceData<Note> data) throws IOException {
		return write(data.plan(), StandardOpenOption.CREATE_NEW);
	}

	@Override
	public Optional<Note> read(ResourceData<Note> data) throws IOException {
		String file = data.state().file();
		if (Files.notExists(Path.of(file))) {
			return Optional.empty();
		}
		String text = Files.readString(Path.of(file));
		return Optional.of(new Note(file, text, text.length()));
	}

	@Override
	public Note update(ResourceData<Note> data) throws IOException {
		return write(data.plan(), StandardOpenOption.TRUNCATE_EXISTING);
	}

	@Override
	public void delete(ResourceData<Note> data) throws IOException {
		Files.deleteIfExists(Path.of(data.state().file()));
	}

	private static Note write(Note note, StandardOpenOption how) throws IOException {
		Files.writeString(Path.of(note.file()), note.text(), StandardOpenOption.WRITE, how);
		return new Note(note.file(), note.text(), note.text().length());
	}

}
