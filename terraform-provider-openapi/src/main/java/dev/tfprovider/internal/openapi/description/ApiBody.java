/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.Optional;

/**
 * The content of a request or a response.
 *
 * @param mediaType its media type
 * @param content what it is
 */
public record ApiBody(String mediaType, ApiProperty content) {

	/**
	 * Return whether the content is JSON.
	 */
	public boolean isJson() {
		return isJson(this.mediaType);
	}

	/**
	 * Return whether the content is a form, whose fields are members.
	 */
	public boolean isForm() {
		return isForm(this.mediaType);
	}

	static boolean isForm(String mediaType) {
		return mediaType.split(";", 2)[0].strip().equals("application/x-www-form-urlencoded");
	}

	static boolean isJson(String mediaType) {
		String type = mediaType.split(";", 2)[0].strip();
		return type.equals("*/*") || type.equals("application/json") || type.endsWith("+json");
	}

	/**
	 * Return the members, if it is an object.
	 */
	public Optional<ApiType.Members> members() {
		return this.content.type().members();
	}

}
