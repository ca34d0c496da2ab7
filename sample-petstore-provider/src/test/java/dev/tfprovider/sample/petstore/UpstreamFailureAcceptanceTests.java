/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.util.List;

import dev.tfprovider.sample.petstore.client.OrderStatus;
import dev.tfprovider.sample.petstore.client.PetRequest;
import dev.tfprovider.sample.petstore.client.PetResponse;
import dev.tfprovider.sample.petstore.client.PetstoreApiExtension;
import dev.tfprovider.sample.petstore.client.PetstoreClient;
import dev.tfprovider.sample.petstore.client.UserRequest;
import dev.tfprovider.test.run.Action;
import dev.tfprovider.test.run.Run;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What practitioners read, and what the state holds, when the store fails.
 */
@PetstoreAcceptance
class UpstreamFailureAcceptanceTests {

	private static final String API_KEY = "k3y-of-the-store";

	private static final String WRONG_KEY = "wr0ng-k3y";

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension(API_KEY);

	private static final String REX = "petstore_pet.rex";

	private static final String ORDER = "petstore_order.two";

	private final PetstoreClient client = api.client();

	@BeforeEach
	void configure(TerraformCli terraform) {
		ProviderBlock.write(terraform, api);
		this.client.findPets(null, null).forEach((pet) -> this.client.deletePet(pet.id()));
	}

	@AfterEach
	void keysArePrintedNowhere(TerraformCli terraform) {
		assertThat(CliOutput.of(terraform)).doesNotContain(API_KEY).doesNotContain(WRONG_KEY);
	}

	@Test
	@Tag("thorough")
	void wrongKeyIsUnauthorized(TerraformCli terraform) {
		terraform.write(ProviderBlock.FILE, ProviderBlock.of(api.endpoint(), WRONG_KEY, "10s"));

		assertThat(terraform.apply(rex("Rex"))).failed()
			.hasError("Could not create petstore_pet")
			.onResource(REX)
			.withDetail("POST " + api.endpoint() + "/pet was answered with status 401 (Unauthorized)")
			.withDetail("This call needs a valid X-API-Key header.")
			.and()
			.hasResources();
	}

	@Test
	void takenUsernameIsAnErrorOnTheUsername(TerraformCli terraform) {
		this.client.createUser(new UserRequest("ada", "Ada", "Lovelace", "ada@example.org", null, "analytical", 0));

		assertThat(terraform.apply("""
				resource "petstore_user" "ada" {
				  first_name = "Ada"
				  last_name  = "Byron"
				  username   = "ada"
				  email      = "ada@example.org"
				  password   = "differential"
				}
				""")).failed()
			.hasError("Username taken")
			.onResource("petstore_user.ada")
			.onAttribute("username")
			.onLine(4)
			.withDetail("The store has a user \"ada\" already.")
			.and()
			.hasResources();
		assertThat(this.client.findUser("ada").orElseThrow().lastName()).isEqualTo("Lovelace");
	}

	@Test
	@Tag("thorough")
	void orderOfAnUnknownPetIsAnErrorOnThePet(TerraformCli terraform) {
		assertThat(terraform.apply("""
				resource "petstore_order" "two" {
				  quantity = 2
				  pet_id   = 987654321
				}
				""")).failed()
			.hasError("Could not create petstore_order")
			.onResource(ORDER)
			.onAttribute("pet_id")
			.onLine(3)
			.withDetail("\"pet_id\": must be the id of an existing pet")
			.withDetail("POST " + api.endpoint() + "/store/order was answered with status 422")
			.and()
			.hasResources();
	}

	@Test
	@Tag("thorough")
	void failedCreateLeavesNothingInTheState(TerraformCli terraform) {
		api.fail("{\"method\": \"POST\"}");

		assertThat(terraform.apply(rex("Rex"))).failed()
			.hasError("Could not create petstore_pet")
			.onResource(REX)
			.withDetail("POST " + api.endpoint() + "/pet was answered with status 500 (Internal Server Error)")
			.withDetail("This failure was asked for.")
			.and()
			.hasResources();
		assertThat(this.client.findPets(null, null)).isEmpty();
		assertThat(terraform.apply()).succeeded().plans(REX, Action.CREATE);
	}

	@Test
	void failedSecondStepOfACreateLeavesATaintedObject(TerraformCli terraform) {
		long rex = this.client.createPet(new PetRequest("Rex", null, List.of(), List.of(), null, null)).id();
		api.fail("{\"method\": \"PUT\", \"status\": 503}");

		Run failed = terraform.apply("""
				resource "petstore_order" "two" {
				  pet_id   = %d
				  quantity = 2
				  status   = "approved"
				}
				""".formatted(rex));

		long placed = id(failed, ORDER);
		assertThat(failed).failed()
			.hasError("Could not create petstore_order")
			.onResource(ORDER)
			.withDetail("PUT " + api.endpoint() + "/store/order/" + placed
					+ " was answered with status 503 (Service Unavailable)")
			.and()
			.hasResources(ORDER)
			.hasAttribute(ORDER, "quantity", 2)
			.hasAttribute(ORDER, "status", "placed");
		assertThat(failed.isTainted(ORDER)).isTrue();
		assertThat(this.client.findOrder(placed)).isPresent();

		Run plan = terraform.plan();
		assertThat(plan).plans(ORDER, Action.REPLACE);
		assertThat(plan.change(ORDER).reason()).isEqualTo("replace_because_tainted");
		Run replaced = terraform.applyPlan(plan);
		assertThat(replaced).succeeded().hasAttribute(ORDER, "status", "approved");
		assertThat(this.client.findOrder(placed)).isEmpty();
		assertThat(this.client.findOrder(id(replaced, ORDER)).orElseThrow().status()).isEqualTo(OrderStatus.APPROVED);
	}

	@Test
	void failedReadFailsThePlanAndKeepsTheState(TerraformCli terraform) {
		Run created = terraform.apply(rex("Rex"));
		api.fail("{\"method\": \"GET\", \"status\": 502}");

		assertThat(terraform.plan()).failed()
			.hasError("Could not read petstore_pet")
			.onResource(REX)
			.withDetail("GET " + api.endpoint() + "/pet/" + id(created, REX)
					+ " was answered with status 502 (Bad Gateway)");
		assertThat(terraform.plan()).hasNoChanges();
	}

	@Test
	@Tag("thorough")
	void failedUpdateKeepsThePriorState(TerraformCli terraform) {
		Run created = terraform.apply(rex("Rex"));
		api.fail("{\"method\": \"PUT\"}");

		assertThat(terraform.apply(rex("Max"))).failed()
			.hasError("Could not update petstore_pet")
			.onResource(REX)
			.withDetail("PUT " + api.endpoint() + "/pet/" + id(created, REX) + " was answered with status 500")
			.and()
			.hasAttribute(REX, "name", "Rex")
			.hasAttribute(REX, "id", created.attribute(REX, "id"));

		Run plan = terraform.plan();
		assertThat(plan).plans(REX, Action.UPDATE);
		assertThat(terraform.applyPlan(plan)).succeeded().hasAttribute(REX, "name", "Max");
	}

	@Test
	@Tag("thorough")
	void failedDeleteKeepsTheObject(TerraformCli terraform) {
		Run created = terraform.apply(rex("Rex"));
		api.fail("{\"method\": \"DELETE\"}");

		assertThat(terraform.destroy()).failed()
			.hasError("Could not delete petstore_pet")
			.withDetail("DELETE " + api.endpoint() + "/pet/" + id(created, REX) + " was answered with status 500")
			.and()
			.hasResources(REX)
			.hasAttribute(REX, "name", "Rex");
		assertThat(this.client.findPet(id(created, REX))).map(PetResponse::name).contains("Rex");
		assertThat(terraform.destroy()).succeeded().hasResources();
	}

	@Test
	@Tag("thorough")
	void answerThatIsNoJsonIsAnErrorThatSaysSo(TerraformCli terraform) {
		api.fail("{\"status\": 200, \"garbageBody\": true}");

		assertThat(terraform.apply(rex("Rex"))).failed()
			.hasError("Could not create petstore_pet")
			.withDetail("POST " + api.endpoint() + "/pet got an answer that cannot be read")
			.and()
			.hasResources();
	}

	@Test
	@Tag("thorough")
	void answerThatDoesNotComeInTimeIsAnErrorThatSaysSo(TerraformCli terraform) {
		terraform.write(ProviderBlock.FILE, ProviderBlock.of(api.endpoint(), API_KEY, "500ms"));
		api.fail("{\"hangMillis\": 3000}");

		assertThat(terraform.apply(rex("Rex"))).failed()
			.hasError("Could not create petstore_pet")
			.withDetail("POST " + api.endpoint() + "/pet got no answer")
			.withDetail("timed out")
			.and()
			.hasResources();
	}

	@Test
	@Tag("thorough")
	void storeThatIsDownIsAnErrorThatNamesItsAddress(TerraformCli terraform) throws IOException {
		int freePort;
		try (ServerSocket socket = new ServerSocket(0)) {
			freePort = socket.getLocalPort();
		}
		terraform.write(ProviderBlock.FILE,
				ProviderBlock.of(URI.create("http://localhost:" + freePort + "/api/v3"), API_KEY, "10s"));

		assertThat(terraform.apply(rex("Rex"))).failed()
			.hasError("Could not create petstore_pet")
			.withDetail("POST http://localhost:" + freePort + "/api/v3/pet got no answer")
			.withDetail("Check that the service is up and reachable from here.")
			.and()
			.hasResources();
	}

	@Test
	void secretsInTheAddressAreNotPrinted(TerraformCli terraform) {
		URI endpoint = URI.create(api.endpoint().toString().replace("://", "://ada:an4lytical@"));
		terraform.write(ProviderBlock.FILE, ProviderBlock.of(endpoint, WRONG_KEY, "10s"));

		assertThat(terraform.apply(rex("Rex"))).failed().hasError("Could not create petstore_pet");
		assertThat(CliOutput.of(terraform)).doesNotContain("an4lytical");
	}

	private static long id(Run run, String address) {
		return ((Number) run.attribute(address, "id")).longValue();
	}

	private static String rex(String name) {
		return """
				resource "petstore_pet" "rex" {
				  name = "%s"
				}
				""".formatted(name);
	}

}
