/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.sample.petstore.client.UserRequest;
import dev.tfprovider.sample.petstore.client.UserResponse;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.PlannedChange;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

@PetstoreAcceptance
class UserResourceAcceptanceTests {

	@RegisterExtension
	static final PetstoreApiExtension api = PetstoreApiExtension.shared();

	private static final String ADA = "petstore_user.ada";

	private final PetstoreClient client = api.client();

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		this.client.deleteUser("ada");
		this.client.deleteUser("augusta");
	}

	@Test
	@Tag("thorough")
	void createSignsTheUserUp(TerraformCli terraform) {
		Run plan = terraform.plan(user("ada", "Ada", "analytical"));
		assertThat(plan).succeeded().hasNoDiagnostics().plans(ADA, Action.CREATE);
		assertThat(plan.planned(ADA, "username")).isEqualTo("ada");
		assertThat(plan.planned(ADA, "number")).isEqualTo(PlannedChange.UNKNOWN);
		assertThat(plan.planned(ADA, "user_status")).isEqualTo(0);
		assertThat(plan.isSensitive(ADA, "password")).isTrue();
		assertThat(plan.isSensitive(ADA, "email")).isFalse();

		Run created = terraform.applyPlan(plan);

		UserResponse ada = find("ada");
		assertThat(ada).isEqualTo(new UserResponse(ada.id(), "ada", "Ada", "Lovelace", "ada@example.org", "+44 1", 0));
		assertThat(created).succeeded()
			.hasNoDiagnostics()
			.hasAttribute(ADA, "username", "ada")
			.hasAttribute(ADA, "number", (int) ada.id())
			.hasAttribute(ADA, "first_name", "Ada")
			.hasAttribute(ADA, "last_name", "Lovelace")
			.hasAttribute(ADA, "email", "ada@example.org")
			.hasAttribute(ADA, "phone", "+44 1")
			.hasAttribute(ADA, "password", "analytical")
			.hasAttribute(ADA, "user_status", 0);
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	@Tag("thorough")
	void anotherFirstNameUpdatesInPlaceAndChangesNothingElse(TerraformCli terraform) {
		terraform.apply(user("ada", "Ada", "analytical"));
		UserResponse before = find("ada");

		Run plan = terraform.plan(user("ada", "Augusta", "analytical"));
		assertThat(plan).plans(ADA, Action.UPDATE);
		assertThat(plan.change(ADA).before("first_name")).isEqualTo("Ada");
		assertThat(plan.planned(ADA, "first_name")).isEqualTo("Augusta");
		assertThat(plan.planned(ADA, "number")).isEqualTo((int) before.id());
		assertThat(plan.replacePaths(ADA)).isEmpty();

		terraform.applyPlan(plan);
		assertThat(find("ada")).usingRecursiveComparison().ignoringFields("firstName").isEqualTo(before);
		assertThat(find("ada").firstName()).isEqualTo("Augusta");
	}

	@Test
	@Tag("thorough")
	void anotherPasswordUpdatesInPlace(TerraformCli terraform) {
		terraform.apply(user("ada", "Ada", "analytical"));
		UserResponse before = find("ada");

		Run plan = terraform.plan(user("ada", "Ada", "differential"));
		assertThat(plan).plans(ADA, Action.UPDATE);
		assertThat(terraform.applyPlan(plan)).hasAttribute(ADA, "password", "differential");
		assertThat(find("ada")).isEqualTo(before);
	}

	@Test
	void writeOnlyPasswordIsSentWithItsVersionAndKeptNowhere(TerraformCli terraform) {
		Run created = terraform.apply(withWriteOnlyPassword("first secret", 1));
		assertThat(created).succeeded()
			.hasNoDiagnostics()
			.hasAttribute(ADA, "password_wo", null)
			.hasAttribute(ADA, "password_wo_version", 1);
		assertThat(api.isPassword("ada", "first secret")).isTrue();

		assertThat(terraform.plan(withWriteOnlyPassword("second secret", 1))).hasNoChanges();

		Run plan = terraform.plan(withWriteOnlyPassword("second secret", 2));
		assertThat(plan).plans(ADA, Action.UPDATE);
		assertThat(plan.planned(ADA, "password_wo")).isNull();
		assertThat(terraform.applyPlan(plan)).succeeded().hasAttribute(ADA, "password_wo_version", 2);
		assertThat(api.isPassword("ada", "first secret")).isFalse();
		assertThat(api.isPassword("ada", "second secret")).isTrue();

		assertThat(terraform.apply(withWriteOnlyPassword("second secret", 2).replace("Byron", "King"))).succeeded();
		assertThat(find("ada").lastName()).isEqualTo("King");
		assertThat(api.isPassword("ada", "second secret")).isTrue();
		assertThat(CliOutput.of(terraform)).doesNotContain("first secret").doesNotContain("second secret");
	}

	@Test
	void passwordIsGivenInOneWayOnly(TerraformCli terraform) {
		Run both = terraform.validate(withWriteOnlyPassword("first secret", 1).replace("last_name",
				"password = \"analytical\"\n  last_name"));
		assertThat(both).failed()
			.hasError("Invalid combination of arguments")
			.onResource(ADA)
			.withDetail("password_wo");

		Run versionless = terraform
			.validate(withWriteOnlyPassword("first secret", 1).replace("password_wo_version", "user_status"));
		assertThat(versionless).failed().hasError("Invalid combination of arguments").withDetail("password_wo_version");
	}

	@Test
	@Tag("thorough")
	void anotherUsernameReplacesTheUser(TerraformCli terraform) {
		terraform.apply(user("ada", "Ada", "analytical"));

		Run plan = terraform.plan(user("augusta", "Ada", "analytical"));
		assertThat(plan).plans(ADA, Action.REPLACE);
		assertThat(plan.replacePaths(ADA)).containsExactly("username");
		assertThat(plan.planned(ADA, "number")).isEqualTo(PlannedChange.UNKNOWN);

		assertThat(terraform.applyPlan(plan)).hasAttribute(ADA, "username", "augusta");
		assertThat(this.client.findUser("ada")).isEmpty();
		assertThat(find("augusta").firstName()).isEqualTo("Ada");
	}

	@Test
	@Tag("thorough")
	void driftIsShownByPlanAndRepairedByApply(TerraformCli terraform) {
		terraform.apply(user("ada", "Ada", "analytical"));
		UserResponse before = find("ada");
		this.client.updateUser("ada", new UserRequest("ada", "Eve", "Lovelace", "eve@example.org", null, null, 7));

		Run plan = terraform.plan();
		assertThat(plan).plans(ADA, Action.UPDATE);
		assertThat(plan.change(ADA).before("email")).isEqualTo("eve@example.org");
		assertThat(plan.change(ADA).before("phone")).isNull();
		assertThat(plan.change(ADA).before("user_status")).isEqualTo(7);
		assertThat(plan.planned(ADA, "user_status")).isEqualTo(0);

		terraform.applyPlan(plan);
		assertThat(find("ada")).isEqualTo(before);
	}

	@Test
	@Tag("thorough")
	void vanishedUserIsCreatedAgain(TerraformCli terraform) {
		Run created = terraform.apply(user("ada", "Ada", "analytical"));
		this.client.deleteUser("ada");

		assertThat(terraform.plan()).plans(ADA, Action.CREATE);
		Run again = terraform.apply();

		assertThat(again.attribute(ADA, "number")).isEqualTo((int) find("ada").id())
			.isNotEqualTo(created.attribute(ADA, "number"));
	}

	@Test
	void importedUserNeedsItsPasswordAndNothingElse(TerraformCli terraform) {
		this.client.createUser(new UserRequest("ada", "Ada", "Lovelace", "ada@example.org", "+44 1", "never shown", 0));
		UserResponse before = find("ada");

		Run imported = terraform.write(user("ada", "Ada", "analytical")).importResource(ADA, "ada");
		assertThat(imported).succeeded()
			.hasAttribute(ADA, "username", "ada")
			.hasAttribute(ADA, "number", (int) before.id())
			.hasAttribute(ADA, "email", "ada@example.org")
			.hasAttribute(ADA, "password", null);

		Run plan = terraform.plan();
		assertThat(plan).plans(ADA, Action.UPDATE);
		assertThat(plan.change(ADA).before("password")).isNull();
		assertThat(plan.change(ADA).before("phone")).isEqualTo(plan.planned(ADA, "phone"));
		assertThat(terraform.applyPlan(plan)).hasAttribute(ADA, "password", "analytical");
		assertThat(find("ada")).isEqualTo(before);
	}

	@Test
	@Tag("thorough")
	void destroyDeletesTheUser(TerraformCli terraform) {
		terraform.apply(user("ada", "Ada", "analytical"));

		Run destroyed = terraform.destroy();

		assertThat(destroyed).succeeded().hasNoDiagnostics().plans(ADA, Action.DELETE).hasResources();
		assertThat(this.client.findUser("ada")).isEmpty();
	}

	private UserResponse find(String username) {
		return this.client.findUser(username).orElseThrow();
	}

	private static String withWriteOnlyPassword(String password, int version) {
		return """
				resource "petstore_user" "ada" {
				  username            = "ada"
				  first_name          = "Ada"
				  last_name           = "Byron"
				  email               = "ada@example.org"
				  password_wo         = "%s"
				  password_wo_version = %d
				}
				""".formatted(password, version);
	}

	private static String user(String username, String firstName, String password) {
		return """
				resource "petstore_user" "ada" {
				  username   = "%s"
				  first_name = "%s"
				  last_name  = "Lovelace"
				  email      = "ada@example.org"
				  phone      = "+44 1"
				  password   = "%s"
				}
				""".formatted(username, firstName, password);
	}

}
