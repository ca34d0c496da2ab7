package @PACKAGE@;

@IMPORTS@import dev.tfprovider.boot.TerraformDataSource;
import dev.tfprovider.datasource.DataSourceData;
import dev.tfprovider.datasource.DataSourceReader;

@TerraformDataSource("@NAME@")
@ANNOTATIONS@class @CLASS@ implements DataSourceReader<@MODEL@> {

	@Override
	public @MODEL@ read(DataSourceData<@MODEL@> data) {
		throw new UnsupportedOperationException("Write how data.@OLD_TYPE@ is read");
	}

}
