/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

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

	private static final Pattern PARAMETER = Pattern.compile("\\{([^{}/]+)\\}");

	/**
	 * Return whether the operation may still be going on when it is answered.
	 */
	public boolean isAccepted() {
		return this.statuses.contains("202");
	}

	/**
	 * Return whether the operation takes a form.
	 */
	public boolean takesForm() {
		return this.request.filter(ApiBody::isForm).isPresent();
	}

	/**
	 * Return the operation with other names of the parameters in its path.
	 * @param other the path with these names
	 */
	public ApiOperation at(String other) {
		List<String> before = pathParameters(this.path);
		List<String> after = pathParameters(other);
		List<ApiParameter> renamed = this.parameters.stream().map((parameter) -> {
			int index = parameter.location().equals("path") ? before.indexOf(parameter.name()) : -1;
			return (index >= 0 && index < after.size())
					? new ApiParameter(after.get(index), parameter.location(), parameter.value()) : parameter;
		}).toList();
		return new ApiOperation(this.verb, other, this.id, this.summary, renamed, this.request, this.answer,
				this.statuses, this.headers);
	}

	/**
	 * Return the path as a template in which all but the values is encoded.
	 */
	public String template() {
		return PercentEncoding.encodePath(this.path);
	}

	/**
	 * Return the names of the parameters in the path, in order.
	 */
	public List<String> pathParameters() {
		return pathParameters(this.path);
	}

	private static List<String> pathParameters(String path) {
		return PARAMETER.matcher(path).results().map((MatchResult found) -> found.group(1)).toList();
	}

	@Override
	public String toString() {
		return this.verb + " " + this.path;
	}

}
