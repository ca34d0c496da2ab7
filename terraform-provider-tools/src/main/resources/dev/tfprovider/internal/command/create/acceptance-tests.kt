package @PACKAGE@

import dev.tfprovider.test.TerraformAcceptanceTest
import dev.tfprovider.test.run.TerraformCli
import java.nio.file.Path
import kotlin.io.path.readText
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test

@TerraformAcceptanceTest(application = @CLASS@Provider::class)
class @CLASS@ProviderAcceptanceTests {

	@Test
	fun exampleIsAppliedAndDestroyed(terraform: TerraformCli) {
		val file = terraform.directory().resolve("items").resolve("hello.txt")

		assertThat(terraform.apply(Path.of("examples", "main.tf").readText())).succeeded()
			.hasAttribute("@TYPE@_item.hello", "length", 16)
		assertThat(file).hasContent("Hello, Terraform")

		assertThat(terraform.destroy()).succeeded()
		assertThat(file).doesNotExist()
	}

}
