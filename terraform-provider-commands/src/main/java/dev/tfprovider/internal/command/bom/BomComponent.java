/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.command.bom;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A component that packaging adds to the bill of materials of the build.
 *
 * @param type what CycloneDX calls a component of its kind
 * @param file its name in the package, which is its reference in the document
 * @param group who publishes it, or empty
 * @param name its name
 * @param version its version, or empty
 * @param sha256 its hash in hexadecimal digits, if it is one file
 * @param license SPDX identifier of its licence, if that is known
 */
record BomComponent(String type, String file, String group, String name, String version, Optional<String> sha256,
		Optional<String> license) {

	/**
	 * Return the component as JSON.
	 */
	Map<String, Object> toMap() {
		Map<String, Object> map = new LinkedHashMap<>();
		map.put("type", this.type);
		map.put("bom-ref", this.file);
		if (!this.group.isEmpty()) {
			map.put("group", this.group);
		}
		map.put("name", this.name);
		if (!this.version.isEmpty()) {
			map.put("version", this.version);
		}
		this.sha256.ifPresent((hash) -> map.put("hashes", List.of(Map.of("alg", "SHA-256", "content", hash))));
		this.license.ifPresent((license) -> map.put("licenses", List.of(Map.of("license", Map.of("id", license)))));
		return map;
	}

}
