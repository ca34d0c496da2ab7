/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.openapi.resource;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.tfprovider.internal.openapi.description.ApiOperation;
import dev.tfprovider.internal.openapi.description.Corrections;

/**
 * Paths that form a resource.
 *
 * @param name name of its type without the provider's prefix
 * @param itemPath path of one object
 * @param id what identifies an object
 * @param create creates an object
 * @param read reads an object, or lists those among which it is
 * @param update changes an object; without it, objects are replaced
 * @param delete deletes an object
 * @param list lists objects
 * @param corrections what a person has said about it
 */
public record FoundResource(String name, String itemPath, ResourceId id, ApiOperation create, ApiOperation read,
		Optional<ApiOperation> update, ApiOperation delete, Optional<FoundList> list, Corrections corrections) {

	/**
	 * Return all its operations.
	 */
	List<ApiOperation> operations() {
		return Stream
			.of(Stream.of(this.create, this.read), this.update.stream(), Stream.of(this.delete),
					this.list.map(FoundList::operation).stream())
			.flatMap((operations) -> operations)
			.toList();
	}

	/**
	 * Return whether objects are created under a name that is part of the path.
	 */
	public boolean isCreatedByName() {
		return this.create.path().equals(this.itemPath);
	}

	/**
	 * Return whether one object is read by listing all.
	 */
	public boolean isReadByList() {
		return this.list.filter((found) -> found.operation().equals(this.read)).isPresent();
	}

	/**
	 * Return the parameters of the path that objects are created in which are not in the
	 * path of one object: they are needed once.
	 */
	public List<String> origins() {
		List<String> parameters = item();
		return this.create.pathParameters().stream().filter((origin) -> !parameters.contains(origin)).toList();
	}

	/**
	 * Return the parameters of the path of one object.
	 */
	public List<String> item() {
		return new ApiPath(this.itemPath).parameters();
	}

	/**
	 * Return the parameters of the path of one object, but for the last.
	 */
	public List<String> parents() {
		return new ApiPath(this.itemPath).parents();
	}

	FoundResource named(String other) {
		return new FoundResource(other, this.itemPath, this.id, this.create, this.read, this.update, this.delete,
				this.list, this.corrections);
	}

	/**
	 * Return why the paths form a resource.
	 */
	public List<String> reasons() {
		List<String> reasons = new ArrayList<>();
		reasons.add("created by %s, %s %s, deleted by %s".formatted(this.create,
				isReadByList() ? "found in" : "read by", this.read, this.delete));
		reasons.add(this.update.map((operation) -> "updated by " + operation)
			.orElse("replaced by every change: neither PUT, PATCH nor POST takes such an object"));
		this.id.keys()
			.forEach((parameter, property) -> reasons
				.add("identified by '%s' as well, as {%s} of the path".formatted(property, parameter)));
		reasons.add("identified by '%s', which %s, as {%s} of the path".formatted(
				this.id.holder().map((holder) -> holder + ".").orElse("") + this.id.property(), origin(),
				this.id.parameter()));
		this.list.ifPresent((found) -> reasons.add("listed by " + found.operation()));
		return reasons;
	}

	private String origin() {
		if (this.id.configured() || this.id.holder().isPresent()) {
			return "the configuration chooses";
		}
		return this.id.located() ? "the service gives in the header 'Location'"
				: this.id.mark()
					.map("the service gives, and the list tells of the new object with the same '%s'"::formatted)
					.orElse("the service gives");
	}

}
