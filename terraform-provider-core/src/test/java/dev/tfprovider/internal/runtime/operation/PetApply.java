/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import dev.tfprovider.diagnostic.ExceptionTranslator;
import dev.tfprovider.internal.mapping.ModelMappings;
import dev.tfprovider.internal.runtime.call.CallScope;
import dev.tfprovider.internal.runtime.call.FailureDiagnostics;
import dev.tfprovider.internal.runtime.call.OperationSettings;
import dev.tfprovider.internal.runtime.call.RunningCalls;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Request;
import dev.tfprovider.internal.runtime.operation.ApplyResourceChange.Response;
import dev.tfprovider.internal.stored.StoredRecords;
import dev.tfprovider.value.TerraformValue;

/**
 * Applies changes of pets.
 */
public final class PetApply {

	public static final StoredRecords RECORDS = new StoredRecords(new ModelMappings(List.of()));

	static final byte[] PRIVATE = "{\"number\":1}".getBytes(StandardCharsets.UTF_8);

	static final String STATE = "{id:1, name:\"Old\", status:\"sold\", created:\"2026-01-01T00:00:00Z\"}";

	private final List<ExceptionTranslator> translators = new ArrayList<>();

	List<ExceptionTranslator> translators() {
		return this.translators;
	}

	Response create(PetResource resource, String planned) {
		return apply(resource, "null", planned, "{name:\"Rex\"}");
	}

	Response update(PetResource resource, String planned) {
		return apply(resource, STATE, planned, "{name:\"New\"}");
	}

	Response apply(PetResource resource, String prior, String planned, String config) {
		return applyResourceChange().apply(Pet.type(resource),
				new Request(Pet.value(prior), Pet.value(planned), Pet.value(config), PRIVATE));
	}

	public ApplyResourceChange applyResourceChange() {
		return new ApplyResourceChange(new FailureDiagnostics(this.translators),
				new RunningCalls(OperationSettings.DEFAULT), RECORDS, new ForgottenValues(false));
	}

	/**
	 * Return the refresh of an object that is known without its identity.
	 */
	static ReadResource.Request remembered(TerraformValue state, byte[] privateState) {
		return new ReadResource.Request(state, privateState, null, CallScope.detached());
	}

	/**
	 * Return an object in notation with one member replaced.
	 */
	static String with(String object, String member) {
		String name = member.substring(0, member.indexOf(':'));
		String rest = object.replaceAll(", " + name + ":[^,}]*", "");
		return rest.substring(0, rest.length() - 1) + ", " + member + "}";
	}

	/**
	 * What is kept beside a pet.
	 */
	record Note(int number) {

	}

}
