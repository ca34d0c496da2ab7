package @PACKAGE@;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.tfprovider.test.TerraformAcceptanceTest;
import dev.tfprovider.test.run.TerraformCli;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

@TerraformAcceptanceTest(application = @CLASS@Provider.class)
class @CLASS@ProviderAcceptanceTests {

	@Test
	void exampleIsAppliedAndDestroyed(TerraformCli terraform) throws IOException {
		Path file = terraform.directory().resolve("items").resolve("hello.txt");

		assertThat(terraform.apply(Files.readString(Path.of("examples", "main.tf")))).succeeded()
			.hasAttribute("@TYPE@_item.hello", "length", 16);
		assertThat(file).hasContent("Hello, Terraform");

		assertThat(terraform.destroy()).succeeded();
		assertThat(file).doesNotExist();
	}

}
