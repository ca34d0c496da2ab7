package @PACKAGE@;

import java.io.IOException;
import java.util.List;

import dev.tfprovider.attribute.Computed;
import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;

@TerraformDataSource("items")
class ItemsDataSource implements DataSourceReader<ItemsDataSource.Items> {

	private final ItemClient client;

	ItemsDataSource(ItemClient client) {
		this.client = client;
	}

	/**
	 * All items.
	 *
	 * @param names their names, in alphabetical order
	 */
	record Items(@Computed List<String> names) {

	}

	@Override
	public Items read(DataSourceData<Items> data) throws IOException {
		return new Items(this.client.names());
	}

}
