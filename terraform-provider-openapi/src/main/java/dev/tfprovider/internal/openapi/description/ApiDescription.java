/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.description;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import io.swagger.v3.oas.models.servers.ServerVariable;
import io.swagger.v3.oas.models.servers.ServerVariables;

/**
 * The description of a service.
 */
public final class ApiDescription {

	private final OpenAPI document;

	private final OperationReader operations;

	private final List<String> remarks;

	/**
	 * Create a description.
	 * @param document the document, with info, paths and components, maybe empty
	 * @param remarks what a person should know of how it was read
	 */
	ApiDescription(OpenAPI document, List<String> remarks) {
		this.document = document;
		this.remarks = List.copyOf(remarks);
		this.operations = new OperationReader(document, new ApiSchemaReader(document));
	}

	/**
	 * Return the title.
	 */
	public String title() {
		return Objects.requireNonNullElse(this.document.getInfo().getTitle(), "");
	}

	/**
	 * Return the address of the service, if the description has one that is absolute.
	 */
	public Optional<String> server() {
		List<Server> servers = this.document.getServers();
		if (servers == null || servers.isEmpty() || servers.get(0).getUrl() == null) {
			return Optional.empty();
		}
		String url = servers.get(0).getUrl();
		ServerVariables variables = servers.get(0).getVariables();
		if (variables != null) {
			for (Map.Entry<String, ServerVariable> variable : variables.entrySet()) {
				url = url.replace("{" + variable.getKey() + "}", String.valueOf(variable.getValue().getDefault()));
			}
		}
		return url.matches("https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~/-]*)?")
				? Optional.of(url.replaceFirst("/+$", "")) : Optional.empty();
	}

	/**
	 * Return how callers say who they are, of each kind the first.
	 */
	public List<ApiCredential> credentials() {
		Map<ApiCredential.Kind, ApiCredential> found = new EnumMap<>(ApiCredential.Kind.class);
		Map<String, SecurityScheme> schemes = this.document.getComponents().getSecuritySchemes();
		if (schemes != null) {
			schemes.values()
				.forEach((scheme) -> credential(scheme)
					.ifPresent((credential) -> found.putIfAbsent(credential.kind(), credential)));
		}
		return List.copyOf(found.values());
	}

	private static Optional<ApiCredential> credential(SecurityScheme scheme) {
		if (scheme.getType() == null) {
			return Optional.empty();
		}
		switch (scheme.getType()) {
			case APIKEY:
				boolean header = scheme.getIn() == SecurityScheme.In.HEADER && scheme.getName() != null
						&& scheme.getName().matches("[A-Za-z0-9!#$%&'*+.^_`|~-]+");
				return header ? Optional.of(new ApiCredential(ApiCredential.Kind.HEADER, scheme.getName()))
						: Optional.empty();
			case HTTP:
				return Optional.of(new ApiCredential("basic".equalsIgnoreCase(scheme.getScheme())
						? ApiCredential.Kind.BASIC : ApiCredential.Kind.BEARER, ""));
			case OAUTH2, OPENIDCONNECT:
				return Optional.of(new ApiCredential(ApiCredential.Kind.BEARER, ""));
			default:
				return Optional.empty();
		}
	}

	/**
	 * Return the paths in order.
	 */
	public List<String> paths() {
		return List.copyOf(this.document.getPaths().keySet());
	}

	/**
	 * Return what a person should know of how the description was read.
	 */
	public List<String> remarks() {
		return this.remarks;
	}

	/**
	 * Return what a person has said about a path.
	 * @param path the path
	 */
	public Corrections corrections(String path) {
		PathItem item = this.document.getPaths().get(path);
		return (item != null) ? Corrections.of(item.getExtensions()) : Corrections.NONE;
	}

	/**
	 * Return an operation.
	 * @param verb its method
	 * @param path its path
	 */
	public Optional<ApiOperation> operation(HttpVerb verb, String path) {
		return this.operations.read(verb, path);
	}

}
