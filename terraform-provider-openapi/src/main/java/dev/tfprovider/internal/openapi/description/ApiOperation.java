/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An operation of the service.
 *
 * @param verb its method
 * @param path its path, with parameters in braces
 * @param id its identifier, maybe empty
 * @param summary what it does, maybe empty
 * @param parameters its parameters
 * @param request what it takes, if anything
 * @param answer what it answers with on success, if anything
 * @param statuses the codes of success
 * @param headers names of the headers of the answer, in lower case
 */
public record ApiOperation(HttpVerb verb, String path, String id, String summary, List<ApiParameter> parameters,
		Optional<ApiBody> request, Optional<ApiBody> answer, Set<String> statuses, Set<String> headers) {

	/**
	 * Return whether the operation may still be going on when it is answered.
	 */
	public boolean isAccepted() {
		return this.statuses.contains("202");
	}

	/**
	 * Return the operation with other names of the parameters in its path.
	 * @param other the path with these names
	 */
	public ApiOperation at(String other) {
		return new ApiOperation(this.verb, other, this.id, this.summary, this.parameters, this.request, this.answer,
				this.statuses, this.headers);
	}

	@Override
	public String toString() {
		return this.verb + " " + this.path;
	}

}
