/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.publish;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.tfprovider.internal.command.line.Refusal;
import dev.tfprovider.internal.command.release.RegistryFolder;
import dev.tfprovider.internal.command.release.RegistryJson;
import dev.tfprovider.internal.command.release.Release;
import org.jspecify.annotations.Nullable;

/**
 * A place that keeps the files of a release as they are.
 */
abstract class FileTarget implements PublishTarget {

	private static final int MAX_ROUNDS = 3;

	/**
	 * How servers refuse to overwrite a file.
	 */
	private static final Set<Integer> TAKEN = Set.of(400, 403, 409, 422);

	private final RegistryClient client;

	FileTarget(RegistryClient client) {
		this.client = client;
	}

	final RegistryClient client() {
		return this.client;
	}

	/**
	 * Read a list with all its pages.
	 */
	final List<RegistryJson> list(URI first) {
		return this.client.pages(first).stream().flatMap((page) -> page.success().json().elements().stream()).toList();
	}

	/**
	 * Publish. The checksums claim the version: of two who publish other bytes at once,
	 * the one whose checksums are there goes on. The signature comes last, when all the
	 * rest has been read back.
	 */
	@Override
	public final String publish(SignedRelease signed) throws IOException {
		Release release = signed.release();
		List<ReleaseFile> files = signed.files();
		ReleaseFile checksums = files.get(0);
		Map<String, String> there = published(release);
		boolean whole = signed.signature().isEmpty() || there.containsKey(RegistryFolder.signature(release.name()));
		if (whole || !checksums.sha256().equals(there.get(checksums.name()))) {
			files.forEach((file) -> requireSame(release, file, there.get(file.name())));
		}
		List<ReleaseFile> last = signed.signature().isPresent() ? List.of(files.get(files.size() - 1)) : List.of();
		send(release, files.subList(0, files.size() - last.size()), checksums, there);
		send(release, last, checksums, there);
		complete(release);
		return place(release);
	}

	/**
	 * Send what is missing, and read back what has arrived.
	 */
	private void send(Release release, List<ReleaseFile> files, ReleaseFile checksums, Map<String, String> there)
			throws IOException {
		List<ReleaseFile> missing = missing(release, files, there);
		for (int round = 1; !missing.isEmpty(); round++) {
			Refusal.when(round > MAX_ROUNDS,
					"%s has other bytes of '%s' than were sent, and the release is not complete. "
							+ "Does a proxy change files, or is the disk of the server full? Run 'publish' again.",
					place(release), missing.get(0).name());
			for (ReleaseFile file : missing) {
				send(release, file, checksums);
			}
			if (this.client.isDryRun()) {
				return;
			}
			missing = missing(release, files, published(release));
			requireSame(release, checksums, hash(release, checksums.name()));
		}
	}

	private void send(Release release, ReleaseFile file, ReleaseFile checksums) throws IOException {
		if (file != checksums && !this.client.isDryRun()) {
			requireSame(release, checksums, hash(release, checksums.name()));
		}
		RegistryAnswer answer = upload(release, file);
		String other = TAKEN.contains(answer.status()) ? hash(release, file.name()) : null;
		if (other == null) {
			answer.success();
		}
		requireSame(release, file, other);
		if (file == checksums && !this.client.isDryRun()) {
			// Who has looked before these were there has sent others by now
			this.client.pause();
			requireSame(release, checksums, hash(release, checksums.name()));
		}
	}

	private static List<ReleaseFile> missing(Release release, List<ReleaseFile> files, Map<String, String> there) {
		return files.stream().filter((file) -> {
			String hash = there.get(file.name());
			return hash == null || !hash.isEmpty() && !isSame(release, file, hash);
		}).toList();
	}

	/**
	 * Each signature is another one. It belongs to the checksums, which are compared.
	 */
	private static boolean isSame(Release release, ReleaseFile file, String hash) {
		return hash.equals(file.sha256()) || file.name().equals(RegistryFolder.signature(release.name()));
	}

	private void requireSame(Release release, ReleaseFile file, @Nullable String hash) {
		if (hash == null || isSame(release, file, hash)) {
			return;
		}
		Refusal.when(hash.isEmpty(), "%s has '%s' already, and does not tell its SHA-256, so that it cannot be "
				+ "compared. Remove it there, or release another version.", place(release), file.name());
		throw release.conflict(file.name(), place(release));
	}

	/**
	 * Return the hashes of the files that are there, by their names; empty ones where the
	 * server does not tell them.
	 */
	abstract Map<String, String> published(Release release) throws IOException;

	/**
	 * Return the hash of a file that is there.
	 */
	@Nullable String hash(Release release, String file) throws IOException {
		return published(release).get(file);
	}

	/**
	 * Send a file.
	 * @return the answer, also one that refuses it
	 */
	abstract RegistryAnswer upload(Release release, ReleaseFile file) throws IOException;

	/**
	 * Let others see the release, if they do not yet.
	 */
	void complete(Release release) {
	}

	abstract String place(Release release);

}
