/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.OciBlob;
import dev.tfprovider.internal.command.release.OciRelease;
import dev.tfprovider.internal.command.release.Release;

/**
 * A repository of an OCI registry, from which OpenTofu 1.10 and newer install.
 */
public final class OciTarget implements PublishTarget {

	private static final String ACCEPTED = "application/vnd.oci.image.index.v1+json, application/vnd.oci.image.manifest.v1+json";

	private static final int MAX_ATTEMPTS = 20;

	private static final Pattern PARAMETER = Pattern.compile("(\\w+)=\"([^\"]*)\"");

	private static final long PAUSE_MILLIS = 100;

	private static final int PART_DIGITS = 12;

	private RegistryClient client;

	private final URI registry;

	private final String repository;

	private final boolean writing;

	/**
	 * Create a target.
	 * @param client speaks to the server
	 * @param registry address of the server
	 * @param repository name of the repository
	 * @param writing whether it is written to, which needs other permissions
	 */
	public OciTarget(RegistryClient client, URI registry, String repository, boolean writing) {
		this.client = client;
		this.registry = registry;
		this.repository = repository;
		this.writing = writing;
	}

	/**
	 * Publish. Nothing changes a tag only if nobody else has: what is sent gets a tag of
	 * its own first, which nobody moves. Whoever moves the tag of the version looks for
	 * those of others afterwards, so that who moves it last has seen all of them.
	 */
	@Override
	public String publish(SignedRelease signed) throws IOException {
		Release release = signed.release();
		String tag = OciRelease.tag(release.name().version());
		authorize();
		OciRelease made = merge(release, tag);
		if (!made.blobs().isEmpty()) {
			Set<String> sent = new HashSet<>();
			for (OciBlob blob : made.blobs()) {
				if (sent.add(blob.digest())) {
					send(blob, blob.digest());
				}
			}
			OciBlob part = OciRelease.add(release, Optional.empty(), (digest) -> new byte[0], false, "").index();
			send(part, "part-" + tag + "-" + part.digest().substring(part.digest().length() - PART_DIGITS));
			made = merge(release, tag);
		}
		for (int attempt = 1; made.isChanged(); attempt++) {
			Refusal.when(attempt > MAX_ATTEMPTS, "%s is moved by others all the time. Run 'publish' again.",
					place(tag));
			if (send(made.index(), tag).isUnsent()) {
				break;
			}
			made = merge(release, tag);
		}
		return place(tag);
	}

	/**
	 * Return what the tag has to point at: what it points at now, the release, and what
	 * others have sent.
	 */
	private OciRelease merge(Release release, String tag) throws IOException {
		Predicate<String> part = Pattern.compile("part-%s-[0-9a-f]{%s}".formatted(Pattern.quote(tag), PART_DIGITS))
			.asMatchPredicate();
		List<String> parts = tags().stream().filter(part).toList();
		OciRelease made = OciRelease.add(release, manifest(tag), (digest) -> manifest(digest).orElse(new byte[0]),
				false, place(tag));
		for (String each : parts) {
			Optional<byte[]> index = manifest(each);
			made = index.isPresent() ? made.with(index.get(), place(each)) : made;
		}
		return made;
	}

	private List<String> tags() {
		List<String> tags = new ArrayList<>();
		for (RegistryAnswer page : this.client.pages(uri("tags/list"))) {
			if (!page.isMissing()) {
				tags.addAll(page.success().json().at("tags").texts());
			}
		}
		return tags;
	}

	private String place(String tag) {
		return this.registry.getRawAuthority() + "/" + this.repository + ":" + tag;
	}

	/**
	 * Read a manifest or an index.
	 * @param reference a tag, or its hash
	 * @return its bytes, empty if it is not there
	 */
	public Optional<byte[]> manifest(String reference) {
		RegistryAnswer answer = this.client
			.send(RegistryRequest.get(uri("manifests/" + reference)).with("Accept", ACCEPTED));
		return answer.isMissing() ? Optional.empty() : Optional.of(answer.success().body());
	}

	/**
	 * Return where a blob is.
	 * @param digest its hash
	 * @return the address
	 */
	public URI blob(String digest) {
		return uri("blobs/" + digest);
	}

	/**
	 * Return the client with the permissions that the registry gave.
	 * @return the client
	 */
	public RegistryClient client() {
		return this.client;
	}

	private RegistryAnswer send(OciBlob blob, String reference) {
		byte[] content = blob.content();
		if (blob.isManifest() && content != null) {
			return sendManifest(RegistryRequest.put(uri("manifests/" + reference), blob.mediaType(), content));
		}
		RegistryAnswer there = this.client.send(RegistryRequest.head(blob(blob.digest())));
		if (!there.isMissing()) {
			return there.success();
		}
		RegistryAnswer started = this.client.send(RegistryRequest.post(uri("blobs/uploads/"))).success();
		String upload = started.link(started.header("Location"), "upload").toString();
		URI end = URI.create(upload + (upload.contains("?") ? "&" : "?") + "digest="
				+ URLEncoder.encode(blob.digest(), StandardCharsets.UTF_8));
		return this.client.send(RegistryRequest.put(end, new ReleaseFile("", blob.digest(), content, blob.file())))
			.success();
	}

	/**
	 * Send a manifest. A registry that another machine sends the same manifests to may
	 * not find them for a moment.
	 */
	private RegistryAnswer sendManifest(RegistryRequest request) {
		RegistryAnswer answer = this.client.send(request);
		for (int attempt = 1; attempt < MAX_ATTEMPTS && answer.status() == 400
				&& answer.text().contains("MANIFEST_BLOB_UNKNOWN"); attempt++) {
			RegistryClient.sleep(PAUSE_MILLIS);
			answer = this.client.send(request);
		}
		return answer.success();
	}

	/**
	 * Get the token that the registry asks for, if it asks for one.
	 */
	public void authorize() {
		RegistryAnswer answer = this.client.send(RegistryRequest.get(this.registry.resolve("/v2/")));
		String challenge = answer.header("WWW-Authenticate");
		if (answer.status() != 401 || !challenge.toLowerCase(java.util.Locale.ROOT).startsWith("bearer ")) {
			if (!answer.isMissing()) {
				answer.success();
			}
			return;
		}
		Map<String, String> parameters = PARAMETER.matcher(challenge)
			.results()
			.collect(Collectors.toMap((match) -> match.group(1), (match) -> match.group(2), (one, other) -> one));
		String query = Stream
			.of(Map.entry("service", parameters.getOrDefault("service", "")),
					Map.entry("scope", "repository:%s:pull%s".formatted(this.repository, this.writing ? ",push" : "")))
			.map((entry) -> entry.getKey() + "=" + URLEncoder.encode(entry.getValue(), StandardCharsets.UTF_8))
			.collect(Collectors.joining("&"));
		URI realm = realm(parameters.getOrDefault("realm", ""));
		Map<String, String> own = this.client.credentials().headers(this.registry);
		RegistryRequest request = RegistryRequest
			.get(URI.create(realm + (realm.toString().contains("?") ? "&" : "?") + query));
		// Whoever runs the registry names the place where its users identify themselves
		Credentials credentials = Credentials.NONE;
		for (Map.Entry<String, String> header : own.entrySet()) {
			credentials = credentials.with(realm, header.getKey(), header.getValue());
		}
		RegistryAnswer given = this.client.with(credentials).send(request).success();
		String token = Stream.of(given.json().text("token"), given.json().text("access_token"))
			.filter((text) -> !text.isEmpty())
			.findFirst()
			.orElseThrow(() -> Refusal.of("%s gave no token.", RegistryRequest.shown(realm)));
		this.client = this.client.with(this.client.credentials().withBearer(this.registry, token));
	}

	private URI realm(String realm) {
		try {
			return this.registry.resolve(realm);
		}
		catch (IllegalArgumentException ex) {
			throw Refusal.of("%s wants a token from '%s', which is no address.", this.registry, realm);
		}
	}

	private URI uri(String rest) {
		try {
			return this.registry.resolve("/v2/" + this.repository + "/" + rest);
		}
		catch (IllegalArgumentException ex) {
			throw Refusal.of("%s/%s leads to '%s', which is no address.", this.registry, this.repository, rest);
		}
	}

}
