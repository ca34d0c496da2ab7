/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.verify;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.tfprovider.command.CommandCall;
import dev.tfprovider.internal.command.line.PackageName;
import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.line.ServerUrl;
import dev.tfprovider.internal.command.packaging.TemporaryFolder;
import dev.tfprovider.internal.command.publish.RegistryAnswer;
import dev.tfprovider.internal.command.publish.RegistryClient;
import dev.tfprovider.internal.command.publish.RegistryRequest;
import dev.tfprovider.internal.command.publish.SignedRelease;
import dev.tfprovider.internal.command.release.Release;
import dev.tfprovider.internal.command.release.ReleaseLayout;
import org.jspecify.annotations.Nullable;

/**
 * What is verified: a place on the network, or a directory that is served as one.
 *
 * @param address where it is
 * @param images whether an OCI registry serves it
 * @param server serves the directory, {@code null} for a place on the network
 * @param certificate the certificate of that server
 */
record ServedFolder(URI address, boolean images, @Nullable LocalServer server,
		Optional<Path> certificate) implements AutoCloseable {

	private static final String OCI = "oci:";

	/**
	 * Serve what an option names.
	 */
	static ServedFolder of(CommandCall call, String from, PackageName name, TemporaryFolder temporary)
			throws IOException {
		if (from.startsWith(OCI)) {
			String place = from.substring(OCI.length());
			URI address = address(place.contains("://") ? place : "https://" + place);
			Refusal.usageWhen(!address.getPath().matches("[A-Za-z0-9._/-]*"),
					"'%s' names no repository. Write it like oci:ghcr.io/acme.", from);
			return new ServedFolder(address, true, null, Optional.empty());
		}
		if (from.contains("://")) {
			return new ServedFolder(ServerUrl.folder(address(from)), false, null, Optional.empty());
		}
		Path folder = call.path(from);
		Refusal.when(!Files.isDirectory(folder), "There is no directory %s.", folder);
		boolean images = Files.exists(folder.resolve(name.namespace()).resolve(name.type()).resolve("oci-layout"));
		Path root = (images || isServable(folder, name)) ? folder.toRealPath() : convert(call, folder, name, temporary);
		LocalServer server = LocalServer.start(LocalServer.folder(root));
		return new ServedFolder(server.uri(), images, server,
				Optional.of(server.writeCertificate(temporary.resolve("local.pem"))));
	}

	private static URI address(String text) {
		return ServerUrl.of("The place in --from", text, "https://registry.example.com/path");
	}

	private static boolean isServable(Path folder, PackageName name) {
		return Files.exists(folder.resolve(".well-known/terraform.json"))
				|| Files.exists(name.mirrorFolders(folder).get(0).resolve("index.json"));
	}

	/**
	 * Make a registry or mirror of what no CLI reads over the network: the files of a
	 * release, or a filesystem mirror.
	 */
	private static Path convert(CommandCall call, Path folder, PackageName name, TemporaryFolder temporary)
			throws IOException {
		Path root = temporary.folder("served");
		Release packed = Release.in(name.mirrorFolders(folder).get(0), name);
		if (!packed.archives().isEmpty()) {
			ReleaseLayout.NETWORK.add(packed, root, true, Optional.empty());
			return root;
		}
		SignedRelease release = SignedRelease.read(folder, name, SignedRelease.key(call));
		ReleaseLayout layout = release.signer().isPresent() ? ReleaseLayout.STATIC_REGISTRY : ReleaseLayout.NETWORK;
		if (layout == ReleaseLayout.NETWORK) {
			call.err()
				.println(release.signature().isPresent()
						? "The signature is not checked: name the key with '--public-key'."
						: "The release is not signed.");
		}
		layout.add(release.release(), root, true, release.signer());
		return root;
	}

	PublishedPlace place(RegistryClient client, PackageName name, Map<String, String> environment, Path folder,
			List<String> problems) throws IOException {
		PublishedFiles files = new PublishedFiles(client.withHostToken(environment, this.address), name, folder,
				problems);
		if (this.images) {
			String prefix = String.valueOf(this.address.getPath()).replaceAll("^/+|/+$", "");
			return new PublishedImages(files.with(client.withDockerCredentials(environment, this.address)), name,
					this.address.resolve("/"), prefix.isEmpty() ? "" : prefix + "/");
		}
		URI discovery = this.address.resolve("/.well-known/terraform.json");
		RegistryAnswer answer = files.client().send(RegistryRequest.get(discovery));
		String providers = answer.isMissing() ? "" : answer.success().json().text("providers.v1");
		return providers.isEmpty() ? new PublishedMirror(files, name, this.address)
				: new PublishedRegistry(files, name, answer.link(providers.replaceFirst("/?$", "/"), "providers.v1"));
	}

	@Override
	public void close() {
		if (this.server != null) {
			this.server.close();
		}
	}

}
