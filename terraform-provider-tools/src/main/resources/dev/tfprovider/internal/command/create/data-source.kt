package @PACKAGE@

import dev.tfprovider.attribute.Computed
import dev.tfprovider.boot.TerraformDataSource
import dev.tfprovider.datasource.DataSourceData
import dev.tfprovider.datasource.DataSourceReader

/**
 * All items.
 *
 * @property names their names, in alphabetical order
 */
data class Items(@Computed val names: List<String>?)

@TerraformDataSource("items")
class ItemsDataSource(private val client: ItemClient) : DataSourceReader<Items> {

	override fun read(data: DataSourceData<Items>): Items = Items(client.names())

}
