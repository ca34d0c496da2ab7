package com.example.pets

import dev.tfprovider.attribute.Computed
import dev.tfprovider.boot.ProviderScope
import dev.tfprovider.boot.TerraformDataSource
import dev.tfprovider.boot.TerraformFunctions
import dev.tfprovider.boot.TerraformResource
import dev.tfprovider.datasource.DataSourceData
import dev.tfprovider.datasource.DataSourceReader
import dev.tfprovider.function.TerraformFunction
import dev.tfprovider.resource.ResourceData
import dev.tfprovider.resource.UpdatableResource
import dev.tfprovider.value.Value
import java.time.Instant
import java.util.Optional
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.atomic.AtomicInteger
import org.springframework.stereotype.Component

@Component
class PetStore {

	private val last = AtomicInteger()

	val pets = ConcurrentHashMap<String, Pet>()

	fun add(pet: Pet): Pet {
		val id = last.incrementAndGet().toString()
		return pet.copy(id = id).also { pets[id] = it }
	}

}

@Component
@ProviderScope
class Owner(private val settings: PetsSettings) {

	fun name(): String = settings.owner

}

@TerraformResource("pet")
class PetResource(private val store: PetStore, private val owner: Owner) : UpdatableResource<Pet> {

	override fun create(data: ResourceData<Pet>): Pet =
		store.add(data.plan().copy(owner = Value.known(owner.name()), born = Instant.EPOCH, password = null))

	override fun read(data: ResourceData<Pet>): Optional<Pet> = Optional.ofNullable(store.pets[data.state().id])

	override fun update(data: ResourceData<Pet>): Pet = data.plan().also { store.pets[it.id!!] = it }

	override fun delete(data: ResourceData<Pet>) {
		store.pets.remove(data.state().id)
	}

}

/** @property names the names in alphabetical order */
data class PetNames(val species: Species?, @Computed val names: List<String>?)

@TerraformDataSource("names")
class PetNamesDataSource(private val store: PetStore) : DataSourceReader<PetNames> {

	override fun read(data: DataSourceData<PetNames>): PetNames {
		val species = data.config().species
		val found = store.pets.values.filter { species == null || it.species == species }
		return PetNames(species, found.map { it.name }.sorted())
	}

}

@TerraformFunctions
class PetFunctions {

	/**
	 * Makes a cry of a name.
	 *
	 * @param name the name, or null for nobody
	 */
	@TerraformFunction
	fun cry(name: String?): String = (name ?: "nobody").uppercase() + "!"

}
