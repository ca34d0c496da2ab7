/*
 * Copyright 2026-present the original author or authors.
 * SPDX-License-Identifier: Apache-2.0
 */

package dev.tfprovider.sample.petstore.client;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import org.springframework.aop.framework.ProxyFactory;

import static org.assertj.core.api.Assertions.assertThat;

class PetstoreClientTests {

	@RegisterExtension
	static final PetstoreApiExtension api = new PetstoreApiExtension();

	private static final PetRequest REX = new PetRequest("Rex", new ApiCategory(7L, "dogs"),
			List.of(new PetRequest.Photo("https://example.org/2.png", null),
					new PetRequest.Photo("https://example.org/1.png", "Asleep")),
			List.of(new ApiTag("small"), new ApiTag("brown")), PetStatus.PENDING, 4200);

	private static final PetRequest PLAIN = new PetRequest("Max", null, List.of(), List.of(), null, null);

	private static final UserRequest ADA = new UserRequest("ada", "Ada", "Lovelace", "ada@example.org", "+44 1",
			"analytical", 3);

	private PetstoreClient client;

	@BeforeEach
	void emptyTheStore() {
		this.client = api.client();
		this.client.findPets(null, null).forEach((pet) -> this.client.deletePet(pet.id()));
		this.client.deleteUser("ada");
	}

	@Test
	void createPetReturnsWhatWasAskedForAndWhatTheStoreAdds() {
		Instant before = Instant.now().minusMillis(1);

		PetResponse pet = this.client.createPet(REX);

		assertThat(pet).usingRecursiveComparison()
			.ignoringFields("id", "photos.id", "createdAt", "updatedAt")
			.isEqualTo(REX);
		assertThat(pet.id()).isPositive();
		assertThat(pet.createdAt()).isBetween(before, Instant.now()).isEqualTo(pet.updatedAt());
	}

	@Test
	void createPetWhenOptionalFieldsAreNullReturnsTheDefaults() {
		PetResponse pet = this.client.createPet(PLAIN);

		assertThat(pet.category()).isNull();
		assertThat(pet.photos()).isEmpty();
		assertThat(pet.tags()).isEmpty();
		assertThat(pet.status()).isEqualTo(PetStatus.AVAILABLE);
		assertThat(pet.weightGrams()).isNull();
	}

	@Test
	void findPetReturnsWhatCreateReturned() {
		PetResponse rex = this.client.createPet(REX);
		PetResponse plain = this.client.createPet(PLAIN);

		assertThat(this.client.findPet(rex.id())).contains(rex);
		assertThat(this.client.findPet(plain.id())).contains(plain);
	}

	@Test
	void updatePetReplacesEverythingButIdAndCreation() {
		PetResponse rex = this.client.createPet(REX);

		PetResponse max = this.client.updatePet(rex.id(), PLAIN);

		assertThat(max).isEqualTo(new PetResponse(rex.id(), "Max", null, List.of(), List.of(), PetStatus.AVAILABLE,
				null, rex.createdAt(), max.updatedAt()));
		assertThat(this.client.findPet(rex.id())).contains(max);
	}

	@Test
	void deletePetMakesItUnknownAndMayBeRepeated() {
		PetResponse rex = this.client.createPet(REX);

		this.client.deletePet(rex.id());
		this.client.deletePet(rex.id());

		assertThat(this.client.findPet(rex.id())).isEmpty();
	}

	@Test
	void findPetsAppliesTheFiltersGiven() {
		PetResponse rex = this.client.createPet(REX);
		PetResponse max = this.client.createPet(PLAIN);

		assertThat(this.client.findPets(null, null)).containsExactly(rex, max);
		assertThat(this.client.findPets(PetStatus.PENDING, null)).containsExactly(rex);
		assertThat(this.client.findPets(null, "brown")).containsExactly(rex);
		assertThat(this.client.findPets(PetStatus.AVAILABLE, "brown")).isEmpty();
	}

	@Test
	void findPetsByTheirIdsLeavesOutWhatDoesNotExist() {
		PetResponse rex = this.client.createPet(REX);
		PetResponse max = this.client.createPet(PLAIN);
		PetResponse other = this.client.createPet(PLAIN);

		assertThat(this.client.findPets(List.of(max.id(), rex.id(), Long.MAX_VALUE))).containsExactly(rex, max)
			.doesNotContain(other);
	}

	@Test
	void findPetsWhenTagNeedsEncodingFindsIt() {
		PetResponse pet = this.client.createPet(
				new PetRequest("Rex", null, List.of(), List.of(new ApiTag("süß & klein+{x}")), PetStatus.SOLD, null));

		assertThat(this.client.findPets(null, "süß & klein+{x}")).containsExactly(pet);
	}

	@Test
	void inventoryCountsPetsByStatus() {
		this.client.createPet(REX);
		this.client.createPet(PLAIN);
		this.client.createPet(PLAIN);

		assertThat(this.client.inventory()).containsOnlyKeys("available", "pending", "sold")
			.containsEntry("available", 2L)
			.containsEntry("pending", 1L)
			.containsEntry("sold", 0L);
	}

	@Test
	void orderIsCreatedFoundUpdatedAndDeleted() {
		long petId = this.client.createPet(PLAIN).id();
		Instant shipDate = Instant.parse("2026-12-24T08:30:00.123456789Z");

		OrderResponse order = this.client.createOrder(new OrderRequest(petId, 3, shipDate, OrderStatus.APPROVED, true));
		assertThat(order).isEqualTo(new OrderResponse(order.id(), petId, 3, shipDate, OrderStatus.APPROVED, true));
		assertThat(this.client.findOrder(order.id())).contains(order);

		OrderResponse updated = this.client.updateOrder(order.id(), new OrderRequest(petId, 4, null, null, false));
		assertThat(updated).isEqualTo(new OrderResponse(order.id(), petId, 4, null, OrderStatus.PLACED, false));
		assertThat(this.client.findOrder(order.id())).contains(updated);

		this.client.deleteOrder(order.id());
		this.client.deleteOrder(order.id());
		assertThat(this.client.findOrder(order.id())).isEmpty();
	}

	@Test
	void userIsCreatedFoundUpdatedAndDeleted() {
		UserResponse user = this.client.createUser(ADA);
		assertThat(user)
			.isEqualTo(new UserResponse(user.id(), "ada", "Ada", "Lovelace", "ada@example.org", "+44 1", 3));
		assertThat(this.client.findUser("ada")).contains(user);

		UserResponse updated = this.client.updateUser("ada",
				new UserRequest("ada", "Augusta", "King", "king@example.org", null, null, 0));
		assertThat(updated)
			.isEqualTo(new UserResponse(user.id(), "ada", "Augusta", "King", "king@example.org", null, 0));
		assertThat(this.client.findUser("ada")).contains(updated);

		this.client.deleteUser("ada");
		this.client.deleteUser("ada");
		assertThat(this.client.findUser("ada")).isEmpty();
	}

	@Test
	void userRequestDoesNotPrintThePassword() {
		assertThat(ADA).hasToString("UserRequest[username=ada]");
	}

	@Test
	void fiftyParallelCreatesGetFiftyIds() {
		List<Long> ids = IntStream.range(0, 50)
			.boxed()
			.toList()
			.parallelStream()
			.map((i) -> this.client.createPet(REX).id())
			.toList();

		assertThat(ids).doesNotHaveDuplicates().hasSize(50);
		assertThat(this.client.findPets(null, null)).extracting(PetResponse::id)
			.containsExactlyInAnyOrderElementsOf(ids);
	}

	@Test
	void classBasedProxyWorksWithoutAConstructor() {
		ProxyFactory factory = new ProxyFactory(this.client);
		factory.setProxyTargetClass(true);

		PetstoreClient proxy = (PetstoreClient) factory.getProxy();

		assertThat(proxy.getClass()).isNotEqualTo(PetstoreClient.class);
		assertThat(proxy.findPet(proxy.createPet(PLAIN).id())).get().extracting(PetResponse::name).isEqualTo("Max");
	}

}
