/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.internal.runtime.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.tfprovider.attribute.Id;
import dev.tfprovider.attribute.Sensitive;
import dev.tfprovider.attribute.WriteOnly;
import dev.tfprovider.diagnostic.Diagnostic;
import dev.tfprovider.resource.ResourceData;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ResourceData#newSecret}.
 */
class NewSecretTests {

	private final AccountResource resource = new AccountResource();

	private final PlannedModel<Account> model = PlannedModel.of(Account.class, this.resource);

	@ParameterizedTest
	@CsvSource(delimiter = '|', nullValues = "-", textBlock = """
			null                               | {password_wo:"w", password_wo_version:1} | w
			null                               | {password:"p"}                           | p
			null                               | {}                                       | -
			{id:"i", password_wo_version:1}    | {password_wo:"w", password_wo_version:1} | -
			{id:"i", password_wo_version:1}    | {password_wo:"w", password_wo_version:2} | w
			{id:"i"}                           | {password_wo:"w", password_wo_version:1} | w
			{id:"i", password:"p"}             | {password_wo:"w", password_wo_version:1} | w
			{id:"i", password_wo_version:1}    | {password:"p"}                           | p
			{id:"i", password:"p"}             | {password:"q"}                           | q
			{id:"i", password:"p"}             | {password:"p", size:2}                   | -
			{id:"i", password:"p"}             | {}                                       | -
			{id:"i", password_wo_version:1}    | {}                                       | -
			""")
	void secretIsSentWhenItIsNew(String state, String config, @Nullable String sent) {
		assertThat(apply(state, config).diagnostics()).isEmpty();
		assertThat(this.resource.sent).containsExactly(Optional.ofNullable(sent));
	}

	@Test
	void attributeWithoutAVersionIsRefused() {
		this.resource.name = "password";
		assertThat(apply("null", "{}").diagnostics()).extracting(Diagnostic::detail)
			.singleElement()
			.asString()
			.contains("There is no write-only attribute 'password' with a version");
	}

	private ApplyResourceChange.Response apply(String state, String config) {
		PlanResourceChange.Response plan = this.model.plan(state, config);
		assertThat(plan.diagnostics()).isEmpty();
		return new PetApply().applyResourceChange()
			.apply(this.model.type(), new ApplyResourceChange.Request(this.model.value(state), plan.planned(),
					this.model.value(config), new byte[0]));
	}

	static final class AccountResource extends PlannedModel.Planned<Account> {

		private final List<Optional<String>> sent = new ArrayList<>();

		private String name = "password_wo";

		@Override
		public Account create(ResourceData<Account> data) {
			return store(data, "i");
		}

		@Override
		public Account update(ResourceData<Account> data) {
			return store(data, data.state().id());
		}

		private Account store(ResourceData<Account> data, String id) {
			this.sent.add(data.newSecret(this.name, String.class));
			Account plan = data.plan();
			return new Account(id, plan.size(), plan.password(), null, plan.passwordWoVersion());
		}

	}

	record Account(@Id String id, @Nullable Integer size, @Sensitive @Nullable String password,
			@WriteOnly(version = "passwordWoVersion", insteadOf = "password") @Sensitive @Nullable String passwordWo,
			@Nullable Long passwordWoVersion) {

	}

}
