/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package com.example.notes;

import dev.tfprovider.boot.TerraformProvider;

import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class NotesProvider {

	public static void main(String[] args) {
		TerraformProvider.run(NotesProvider.class, args);
	}

}
