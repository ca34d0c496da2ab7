/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.palantir.javapoet.ClassName;
import dev.tfprovider.internal.openapi.mapping.ResourceMapping;
import dev.tfprovider.internal.openapi.mapping.ResourceModel;
import dev.tfprovider.internal.openapi.mapping.UnwritableException;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.Proposal;
import dev.tfprovider.internal.openapi.resource.RejectedPath;
import dev.tfprovider.internal.openapi.resource.Rejection;
import dev.tfprovider.internal.openapi.source.ExampleConfiguration;
import dev.tfprovider.internal.openapi.source.ResourceSources;

/**
 * The resources that could be written. What cannot be is left out, and does not keep the
 * others from being written.
 *
 * @param models the resources
 * @param files their texts by path
 * @param rejected paths that are no resources, or could not be written
 */
record WrittenResources(List<ResourceModel> models, Map<String, String> files, List<RejectedPath> rejected) {

	static WrittenResources of(Proposal proposal, String packageName, String provider, String address) {
		ClassNames classes = new ClassNames(packageName, provider);
		WrittenResources written = new WrittenResources(new ArrayList<>(), new LinkedHashMap<>(),
				new ArrayList<>(proposal.rejected()));
		for (FoundResource found : proposal.resources()) {
			ClassName model = classes.model(found.name());
			try {
				written.add(ResourceMapping.map(found, model), provider, address);
			}
			catch (UnwritableException ex) {
				written.leaveOut(found, String.valueOf(ex.getMessage()));
			}
			catch (RuntimeException | StackOverflowError ex) {
				written.leaveOut(found, "this is a fault of 'openapi', report it with the description: " + ex);
			}
		}
		return written;
	}

	private void add(ResourceModel model, String provider, String address) {
		Map<String, String> texts = new LinkedHashMap<>();
		ResourceSources.write(model, provider).forEach((file) -> texts.put(file.path(), file.text()));
		if (!address.isEmpty()) {
			ExampleConfiguration.of(model, address).ifPresent((example) -> texts.put(example.path(), example.text()));
		}
		this.files.putAll(texts);
		this.models.add(model);
	}

	private void leaveOut(FoundResource found, String reason) {
		this.rejected.add(new RejectedPath(found.itemPath(), Rejection.UNWRITABLE, reason));
	}

}
