package @PACKAGE@

import dev.tfprovider.attribute.Computed
import dev.tfprovider.attribute.Id
import dev.tfprovider.boot.TerraformResource
import dev.tfprovider.resource.ResourceData
import dev.tfprovider.resource.UpdatableResource
import java.nio.file.StandardOpenOption
import java.util.Optional

/**
 * A named text.
 *
 * @property name name of the item
 * @property text what the item says
 * @property length number of characters
 */
data class Item(
	@Id(configured = true) val name: String,
	val text: String = "",
	@Computed val length: Int? = text.length,
)

@TerraformResource("item")
class ItemResource(private val client: ItemClient) : UpdatableResource<Item> {

	override fun create(data: ResourceData<Item>): Item {
		val (name, text) = data.plan()
		client.write(name, text, StandardOpenOption.CREATE_NEW)
		return Item(name, text)
	}

	override fun read(data: ResourceData<Item>): Optional<Item> {
		val name = data.state().name
		return Optional.ofNullable(client.find(name)?.let { Item(name, it) })
	}

	override fun update(data: ResourceData<Item>): Item {
		val (name, text) = data.plan()
		client.write(name, text)
		return Item(name, text)
	}

	override fun delete(data: ResourceData<Item>) {
		client.delete(data.state().name)
	}

}
