/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.mapping;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import com.palantir.javapoet.ClassName;
import dev.tfprovider.internal.openapi.description.ApiProperty;
import dev.tfprovider.internal.openapi.description.ApiType;
import dev.tfprovider.internal.openapi.description.Corrections;
import dev.tfprovider.internal.openapi.resource.FoundResource;
import dev.tfprovider.internal.openapi.resource.NameWords;

/**
 * The member of answers that tells whether the service is still at work on an object.
 *
 * @param member its name
 * @param underWay its values while the service is at work
 * @param failed its values when the service has given an object up
 * @param leaving whether it has values for an object that is being deleted
 * @param message the member that says why, if there is one
 */
public record Progress(String member, List<String> underWay, List<String> failed, boolean leaving,
		Optional<String> message) {

	private static final Set<String> READY = Set.of("active", "running", "ready", "available", "online", "ok", "up",
			"healthy", "created", "enabled", "provisioned", "completed", "complete", "success", "succeeded", "done",
			"deployed", "live", "normal", "installed");

	private static final Set<String> AT_WORK = Set.of("new", "queued", "in_progress", "inprogress", "pending_creation",
			"pending_create", "pending_update", "requested");

	/**
	 * What ends like work, and is none.
	 */
	private static final Set<String> STEADY = Set.of("running", "serving", "listening", "failing", "warning", "missing",
			"existing", "ping", "string", "nothing", "booting_failed", "awaiting");

	private static final Pattern FAILED = Pattern
		.compile("(.*_)?(error|errored|errors|fail|failed|failure|faulted|broken|rejected|aborted|cancelled|canceled)"
				+ "|(error|failed)_.*");

	/**
	 * Names of what says why an object is in a state.
	 */
	private static final Pattern MESSAGE = Pattern.compile(
			"((status|state|phase|error|failure|provisioning|last)_)+(message|reason|detail|details|description|error)"
					+ "|error|failure|reason|message|status_msg");

	/**
	 * Find the member.
	 * @param found the resource
	 */
	public static Optional<Progress> of(FoundResource found) {
		Map<String, ApiProperty> members = found.id().answer().object().properties();
		Optional<String> message = members.entrySet()
			.stream()
			.filter((member) -> member.getValue().type() instanceof ApiType.Text
					&& MESSAGE.matcher(NameWords.snakeCase(member.getKey())).matches())
			.map(Map.Entry::getKey)
			.findFirst();
		Optional<Progress> said = members.entrySet()
			.stream()
			.flatMap((member) -> said(member.getKey(),
					found.corrections().at(member.getKey()).or(member.getValue().corrections()), message)
				.stream())
			.findFirst();
		return said.or(() -> members.entrySet()
			.stream()
			.filter((member) -> NameWords.snakeCase(member.getKey()).matches("(.*_)?(status|state|phase)"))
			.filter((member) -> ComponentMapping.given(found.id().request().object(), member.getKey()) == null)
			.flatMap((member) -> of(member.getKey(), member.getValue(), message).stream())
			.findFirst());
	}

	/**
	 * Return what a person has said about a member.
	 */
	private static Optional<Progress> said(String name, Corrections said, Optional<String> message) {
		List<String> pending = said.texts("pending");
		return pending.isEmpty() ? Optional.empty()
				: Optional.of(new Progress(name, pending, said.texts("failed"), true, message));
	}

	private static Optional<Progress> of(String name, ApiProperty member, Optional<String> message) {
		if (!(member.type() instanceof ApiType.Text text) || !text.format().isEmpty()
				|| member.access() == ApiProperty.Access.WRITE_ONLY
				|| text.values().stream().noneMatch((value) -> READY.contains(NameWords.snakeCase(value)))) {
			return Optional.empty();
		}
		List<String> underWay = text.values()
			.stream()
			.filter((value) -> isWork(NameWords.snakeCase(value)) && !isEnd(NameWords.snakeCase(value)))
			.toList();
		return underWay.isEmpty() ? Optional.empty() : Optional.of(new Progress(name, underWay,
				text.values().stream().filter((value) -> FAILED.matcher(NameWords.snakeCase(value)).matches()).toList(),
				text.values().stream().anyMatch((value) -> isEnd(NameWords.snakeCase(value))), message));
	}

	private static boolean isWork(String value) {
		return AT_WORK.contains(value) || (value.matches("([a-z]+_)?[a-z]+ing") && !STEADY.contains(value));
	}

	private static boolean isEnd(String value) {
		return value.matches("(.*_)?(deleting|destroying|terminating|removing|uninstalling|deprovisioning)");
	}

	/**
	 * Return whether a component is the member.
	 */
	public boolean is(ModelComponent component) {
		return component.json().equals(this.member) && component.use().answer()
				&& component.type().equals(ClassName.get(String.class));
	}

}
