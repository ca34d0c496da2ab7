/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.command.CommandFailedException;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.line.ServerUrl;
import dev.tfprovider.internal.command.release.ReleaseLayout;

/**
 * The kinds of places that releases are published in: how each is named, which variables
 * have its credentials, and what speaks to it.
 */
enum TargetKind {

	/**
	 * An OCI registry.
	 */
	OCI("HOST/PREFIX", List.of("DOCKER_CONFIG")) {
		@Override
		PublishTarget open(String place, PackageName name, RegistryClient client, Map<String, String> environment)
				throws IOException {
			URI address = address(place.contains("://") ? place : "https://" + place);
			String prefix = path(address, "[A-Za-z0-9._/-]*");
			String repository = (prefix.isEmpty() ? "" : prefix + "/") + name.namespace() + "/" + name.type();
			return new OciTarget(client.withDockerCredentials(environment, address), address, repository, true);
		}
	},

	/**
	 * A repository of Artifactory.
	 */
	ARTIFACTORY("URL_OF_REPOSITORY", List.of("JF_ACCESS_TOKEN", "JF_USER and JF_PASSWORD")) {
		@Override
		PublishTarget open(String place, PackageName name, RegistryClient client, Map<String, String> environment) {
			URI repository = ServerUrl.folder(address(place));
			Credentials credentials = Credentials.NONE;
			if (environment.containsKey("JF_ACCESS_TOKEN")) {
				credentials = credentials.withBearer(repository, environment.get("JF_ACCESS_TOKEN"));
			}
			else if (environment.containsKey("JF_USER")) {
				credentials = credentials.with(repository, "Authorization",
						Credentials.basic(environment.get("JF_USER"), environment.getOrDefault("JF_PASSWORD", "")));
			}
			return new ArtifactoryTarget(client.with(credentials), repository);
		}
	},

	/**
	 * The private registry of HCP Terraform or Terraform Enterprise.
	 */
	HCP("ORGANIZATION or URL/ORGANIZATION", List.of("TF_TOKEN_app_terraform_io and its like")) {
		@Override
		PublishTarget open(String place, PackageName name, RegistryClient client, Map<String, String> environment) {
			URI address = address(place.contains("://") ? place : "https://app.terraform.io/" + place);
			String organization = path(address, "[A-Za-z0-9_-]+");
			return new HcpTarget(client.withHostToken(environment, address), address.resolve("/"), organization);
		}
	},

	/**
	 * The generic packages of a project on GitLab.
	 */
	GITLAB("URL_OF_PROJECT", List.of("GITLAB_TOKEN", "CI_JOB_TOKEN")) {
		@Override
		PublishTarget open(String place, PackageName name, RegistryClient client, Map<String, String> environment) {
			URI address = address(place);
			String project = path(address, ".+");
			Credentials credentials = Credentials.NONE;
			if (environment.containsKey("GITLAB_TOKEN")) {
				credentials = credentials.with(address, "PRIVATE-TOKEN", environment.get("GITLAB_TOKEN"));
			}
			else if (environment.containsKey("CI_JOB_TOKEN")) {
				credentials = credentials.with(address, "JOB-TOKEN", environment.get("CI_JOB_TOKEN"));
			}
			return new GitLabTarget(client.with(credentials), address.resolve("/"), project);
		}
	},

	/**
	 * A release on GitHub.
	 */
	GITHUB("OWNER/REPOSITORY", List.of("GITHUB_TOKEN")) {
		@Override
		PublishTarget open(String place, PackageName name, RegistryClient client, Map<String, String> environment) {
			String variable = "GITHUB_API_URL";
			URI api = ServerUrl
				.folder(ServerUrl.of(variable, environment.getOrDefault(variable, GITHUB_API), GITHUB_API));
			require(place, "[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)[A-Za-z0-9._-]+");
			URI uploads = api.getHost().equals("api.github.com") ? URI.create("https://uploads.github.com/")
					: api.getPath().endsWith("/api/v3/") ? api.resolve("../uploads/") : api;
			Credentials credentials = Credentials.NONE;
			String token = environment.getOrDefault("GITHUB_TOKEN", "");
			if (!token.isEmpty()) {
				credentials = credentials.withBearer(api, token).withBearer(uploads, token);
			}
			return new GitHubTarget(client.with(credentials), api, uploads, place);
		}
	};

	private static final String GITHUB_API = "https://api.github.com";

	private final String place;

	private final List<String> variables;

	TargetKind(String place, List<String> variables) {
		this.place = place;
		this.variables = variables;
	}

	/**
	 * Open a target.
	 * @param place what was given after the name of the kind
	 * @param name name of the package
	 * @param client a client without credentials
	 * @param environment variables, which have them
	 */
	abstract PublishTarget open(String place, PackageName name, RegistryClient client, Map<String, String> environment)
			throws IOException;

	private static URI address(String place) {
		return ServerUrl.of("The place in --to", place, "https://registry.example.com/path");
	}

	private static String path(URI address, String expected) {
		return require(address.getPath().replaceAll("^/+|/+$", ""), expected);
	}

	/**
	 * Require that a part of a place is as expected.
	 * @throws IllegalArgumentException if it is not
	 */
	private static String require(String part, String expected) {
		if (!part.matches(expected)) {
			throw new IllegalArgumentException(part);
		}
		return part;
	}

	private String word() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * Open what an option names: {@code KIND:PLACE}.
	 */
	static PublishTarget of(CommandCall call, String given, PackageName name, RegistryClient client, boolean dryRun)
			throws IOException {
		int colon = given.indexOf(':');
		String kind = (colon < 0) ? given : given.substring(0, colon);
		String place = (colon < 0) ? "" : given.substring(colon + 1);
		if (place.isBlank()) {
			throw unknown(given);
		}
		for (ReleaseLayout layout : ReleaseLayout.values()) {
			if (layout != ReleaseLayout.OCI && layout.word().equals(kind)) {
				return new FolderTarget(layout, call.path(place), dryRun, call.err());
			}
		}
		for (TargetKind target : values()) {
			if (target.word().equals(kind)) {
				try {
					return target.open(place, name, client, call.process().environment());
				}
				catch (IllegalArgumentException ex) {
					throw unknown(given);
				}
			}
		}
		throw unknown(given);
	}

	private static CommandFailedException unknown(String given) {
		String layouts = Stream.of(ReleaseLayout.values())
			.filter((layout) -> layout != ReleaseLayout.OCI)
			.map((layout) -> "  %s:DIRECTORY%n".formatted(layout.word()))
			.collect(Collectors.joining());
		String kinds = Stream.of(values())
			.map((target) -> "  %s:%s (%s)%n".formatted(target.word(), target.place,
					String.join(", or ", target.variables)))
			.collect(Collectors.joining());
		return Refusal.usage(
				"'%s' is no place to publish to. These are, with the variables of their credentials:%n%n%s%s", given,
				layouts, kinds);
	}

}
