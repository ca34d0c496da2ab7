/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.api.fault;

import dev.tfprovider.sample.petstore.api.PetstoreApiOnly;
import jakarta.validation.Valid;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * Sets, shows and clears the configured faults. Faults that have already occurred are not
 * shown.
 */
@RestController
@PetstoreApiOnly
@RequestMapping(FaultController.PATH)
class FaultController {

	static final String PATH = "/admin/faults";

	private final FaultFilter filter;

	FaultController(FaultFilter filter) {
		this.filter = filter;
	}

	@GetMapping
	Faults get() {
		return this.filter.faults();
	}

	@PutMapping
	Faults replace(@Valid @RequestBody Faults faults) {
		this.filter.use(faults);
		return faults;
	}

	@DeleteMapping
	@ResponseStatus(HttpStatus.NO_CONTENT)
	void clear() {
		this.filter.use(Faults.NONE);
	}

}
