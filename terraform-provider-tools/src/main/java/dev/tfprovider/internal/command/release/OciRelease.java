/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.release;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import dev.tfprovider.internal.command.line.Refusal;

/**
 * A release as OpenTofu installs it from OCI registries: an index with a manifest for
 * each platform, each with the archive as its only layer.
 */
public final class OciRelease {

	/**
	 * Media type of what a tag points at.
	 */
	public static final String INDEX = "application/vnd.oci.image.index.v1+json";

	static final String MANIFEST = "application/vnd.oci.image.manifest.v1+json";

	/**
	 * Artifact type of what a tag points at.
	 */
	public static final String PROVIDER = "application/vnd.opentofu.provider";

	/**
	 * Artifact type of the manifest of a platform.
	 */
	public static final String PLATFORM = "application/vnd.opentofu.provider-target";

	/**
	 * Media type of the only layer.
	 */
	public static final String ARCHIVE = "archive/zip";

	private static final String EMPTY = "application/vnd.oci.empty.v1+json";

	private static final String BILL_OF_MATERIALS = "application/vnd.cyclonedx+json";

	private final Map<String, Object> entries;

	private final List<OciBlob> blobs;

	private final boolean changed;

	private OciRelease(Map<String, Object> entries, List<OciBlob> blobs, boolean changed) {
		this.entries = entries;
		this.blobs = blobs;
		this.changed = changed;
	}

	/**
	 * Return the tag of a version, in which there may be no plus sign.
	 * @param version the version
	 * @return the tag
	 */
	public static String tag(String version) {
		return version.replace('+', '_');
	}

	/**
	 * Add a release to what a tag points at.
	 * @param release the release
	 * @param there the index that the tag points at now, if there is one
	 * @param blobs reads what the index refers to
	 * @param replacing whether archives with other bytes are replaced, not refused
	 * @param place where the tag is, for messages
	 * @return what has to be stored
	 * @throws IOException if something cannot be read
	 */
	public static OciRelease add(Release release, Optional<byte[]> there, BlobReader blobs, boolean replacing,
			String place) throws IOException {
		Map<String, Object> entries = new LinkedHashMap<>();
		if (there.isPresent()) {
			read(place, there.get(), entries);
		}
		List<OciBlob> made = new ArrayList<>();
		for (ReleaseArchive archive : release.archives()) {
			String platform = archive.platform().toString();
			if (entries.containsKey(platform)) {
				String layer = layer(place, new RegistryJson(entries.get(platform)), blobs);
				if (layer.equals("sha256:" + archive.sha256())) {
					continue;
				}
				if (!replacing) {
					throw release.conflict(archive, place);
				}
			}
			entries.put(platform, manifest(PLATFORM, OciBlob.of(ARCHIVE, archive), made, "platform",
					RegistryJson.object("architecture", archive.platform().arch(), "os", archive.platform().os())));
			Optional<byte[]> bill = archive.billOfMaterials();
			entries.remove(BILL_OF_MATERIALS + " " + platform);
			if (bill.isPresent()) {
				entries.put(BILL_OF_MATERIALS + " " + platform,
						manifest(BILL_OF_MATERIALS, OciBlob.of(BILL_OF_MATERIALS, bill.get()), made, "annotations",
								RegistryJson.object("platform", platform)));
			}
		}
		return new OciRelease(entries, made, !made.isEmpty());
	}

	/**
	 * Return the same, with the platforms that this has not and another index has.
	 * @param other the other index, whose manifests are stored already
	 * @param place where it is, for messages
	 * @return this and the other
	 */
	public OciRelease with(byte[] other, String place) {
		Map<String, Object> more = new LinkedHashMap<>();
		read(place, other, more);
		// A bill of materials is about the archive that it came with
		more.keySet().removeIf((key) -> this.entries.containsKey(key.substring(key.lastIndexOf(' ') + 1)));
		Map<String, Object> all = new LinkedHashMap<>(this.entries);
		more.forEach(all::putIfAbsent);
		return new OciRelease(all, this.blobs, this.changed || all.size() > this.entries.size());
	}

	private static void read(String place, byte[] content, Map<String, Object> entries) {
		RegistryJson index = RegistryJson.parse(place, content);
		Refusal.when(!index.text("artifactType").equals(PROVIDER),
				"%s is no provider, but %s. Name another repository, or remove the tag.", place,
				index.text("artifactType").isEmpty() ? "has no 'artifactType'" : "a " + index.text("artifactType"));
		for (RegistryJson entry : index.at("manifests").elements()) {
			String platform = entry.text("platform", "os") + "_" + entry.text("platform", "architecture");
			boolean isPackage = entry.text("artifactType").equals(PLATFORM);
			String key = isPackage ? platform
					: entry.text("artifactType") + " " + (entry.text("annotations", "platform").isEmpty()
							? entry.text("digest") : entry.text("annotations", "platform"));
			Refusal.when(entries.put(key, Objects.requireNonNull(entry.value())) != null && isPackage,
					"%s has two manifests for %s, which OpenTofu refuses as ambiguous. "
							+ "Remove the tag, and publish again.",
					place, platform);
		}
	}

	private static String layer(String place, RegistryJson entry, BlobReader blobs) throws IOException {
		RegistryJson manifest = RegistryJson.parse(place, blobs.read(entry.text("digest")));
		List<RegistryJson> layers = manifest.at("layers").elements();
		return (layers.size() == 1) ? layers.get(0).text("digest") : "";
	}

	/**
	 * Make a manifest with one layer.
	 * @param member name of the member of its entry that tells what it is about
	 * @return its entry in the index
	 */
	private static Map<String, Object> manifest(String type, OciBlob layer, List<OciBlob> made, String member,
			Map<String, Object> about) {
		OciBlob config = OciBlob.of(EMPTY, Map.of());
		OciBlob manifest = OciBlob.of(MANIFEST, RegistryJson.object("schemaVersion", 2, "mediaType", MANIFEST,
				"artifactType", type, "config", config.descriptor(), "layers", List.of(layer.descriptor())));
		made.addAll(List.of(config, layer, manifest));
		Map<String, Object> entry = manifest.descriptor();
		entry.put("artifactType", type);
		entry.put(member, about);
		return entry;
	}

	/**
	 * Return what has to be stored before the index, each after what it refers to.
	 * @return blobs and manifests, none if everything is there
	 */
	public List<OciBlob> blobs() {
		return this.blobs;
	}

	/**
	 * Tell whether the tag points at something else now.
	 * @return whether the index has to be stored
	 */
	public boolean isChanged() {
		return this.changed;
	}

	/**
	 * Return what the tag has to point at.
	 * @return an index
	 */
	public OciBlob index() {
		return OciBlob.of(INDEX, RegistryJson.object("schemaVersion", 2, "mediaType", INDEX, "artifactType", PROVIDER,
				"manifests", List.copyOf(this.entries.values())));
	}

	/**
	 * Reads what is stored.
	 */
	@FunctionalInterface
	public interface BlobReader {

		/**
		 * Read a blob.
		 * @param digest its hash, with "sha256:"
		 * @return its bytes
		 * @throws IOException if it cannot be read
		 */
		byte[] read(String digest) throws IOException;

	}

}
