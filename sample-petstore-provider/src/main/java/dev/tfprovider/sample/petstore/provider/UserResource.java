/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.provider;

import java.util.Optional;

import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.diagnostic.DiagnosticException;
import dev.tfprovider.path.AttributePath;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.sample.petstore.client.UserRequest;
import dev.tfprovider.sample.petstore.client.UserResponse;

import org.springframework.web.client.HttpClientErrorException;

/**
 * Manages users of the store. A password is carried over from plan and state: the store
 * does not return it. A write-only one is in the configuration alone, and sent when its
 * version changes.
 */
@TerraformResource("user")
class UserResource implements UpdatableResource<User> {

	private final PetstoreClient client;

	UserResource(PetstoreClient client) {
		this.client = client;
	}

	@Override
	public User create(ResourceData<User> data) {
		User plan = data.plan();
		try {
			return toUser(this.client.createUser(toRequest(plan, data)), plan);
		}
		catch (HttpClientErrorException.Conflict ex) {
			throw new DiagnosticException(AttributePath.root("username"), "Username taken", "The store has a user \""
					+ plan.username() + "\" already. Choose another username, or import that user.");
		}
	}

	@Override
	public Optional<User> read(ResourceData<User> data) {
		User state = data.state();
		return this.client.findUser(state.username()).map((user) -> toUser(user, state));
	}

	@Override
	public User update(ResourceData<User> data) {
		User plan = data.plan();
		return toUser(this.client.updateUser(plan.username(), toRequest(plan, data)), plan);
	}

	@Override
	public void delete(ResourceData<User> data) {
		this.client.deleteUser(data.state().username());
	}

	private static UserRequest toRequest(User user, ResourceData<User> data) {
		return new UserRequest(user.username(), user.firstName(), user.lastName(), user.email(), user.phone(),
				data.newSecret("password_wo", String.class).orElse(null), user.userStatus());
	}

	private static User toUser(UserResponse user, User before) {
		return new User(user.username(), user.id(), user.firstName(), user.lastName(), user.email(), user.phone(),
				before.password(), null, before.passwordWoVersion(), user.userStatus());
	}

}
