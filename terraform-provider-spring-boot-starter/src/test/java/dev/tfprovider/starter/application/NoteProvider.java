/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.starter.application;

import java.util.Optional;

import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.TerraformProvider;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.ManagedResource;
import dev.tfprovider.resource.ResourceData;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/**
 * A provider as a new project has it, which remembers nothing but what Terraform does.
 */
@SpringBootApplication
public class NoteProvider {

	public static void main(String[] args) {
		TerraformProvider.run(NoteProvider.class, args);
	}

	record Note(@Id String id, String text) {

	}

	@TerraformResource("note")
	static class NoteResource implements ManagedResource<Note> {

		@Override
		public Note create(ResourceData<Note> data) {
			return new Note("1", data.plan().text());
		}

		@Override
		public Optional<Note> read(ResourceData<Note> data) {
			return Optional.of(data.state());
		}

		@Override
		public void delete(ResourceData<Note> data) {
			// nothing is kept
		}

	}

}
