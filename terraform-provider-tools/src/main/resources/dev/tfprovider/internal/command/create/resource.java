package @PACKAGE@;

import java.io.IOException;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.attribute.Id;
import dev.tfprovider.boot.TerraformResource;
import dev.tfprovider.resource.ResourceData;
import dev.tfprovider.resource.UpdatableResource;

@TerraformResource("item")
class ItemResource implements UpdatableResource<ItemResource.Item> {

	private final ItemClient client;

	ItemResource(ItemClient client) {
		this.client = client;
	}

	/**
	 * A named text.
	 *
	 * @param name name of the item
	 * @param text what the item says
	 * @param length number of characters
	 */
	record Item(@Id(configured = true) String name, String text, @Computed Integer length) {

		static Item of(String name, String text) {
			return new Item(name, text, text.length());
		}

	}

	@Override
	public Item create(ResourceData<Item> data) throws IOException {
		this.client.write(data.plan().name(), data.plan().text(), StandardOpenOption.CREATE_NEW);
		return Item.of(data.plan().name(), data.plan().text());
	}

	@Override
	public Optional<Item> read(ResourceData<Item> data) throws IOException {
		String name = data.state().name();
		return this.client.find(name).map((text) -> Item.of(name, text));
	}

	@Override
	public Item update(ResourceData<Item> data) throws IOException {
		this.client.write(data.plan().name(), data.plan().text());
		return Item.of(data.plan().name(), data.plan().text());
	}

	@Override
	public void delete(ResourceData<Item> data) throws IOException {
		this.client.delete(data.state().name());
	}

}
