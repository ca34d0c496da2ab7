package @PACKAGE@

import dev.tfprovider.test.Configuration
import dev.tfprovider.test.Terraform
import dev.tfprovider.test.run.Action
import dev.tfprovider.test.spring.TerraformProviderTest
import java.nio.file.Path
import kotlin.io.path.deleteExisting
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val HELLO = "@TYPE@_item.hello"

@TerraformProviderTest
class ItemResourceTests {

	@TempDir
	lateinit var directory: Path

	private lateinit var terraform: Terraform

	@BeforeEach
	fun useTheDirectory(terraform: Terraform) {
		this.terraform = terraform.withProvider(mapOf("directory" to directory.toString()))
	}

	@Test
	fun itemIsCreatedAndChangedInPlace() {
		assertThat(terraform.apply(item("hello", "Hello"))).hasAttribute(HELLO, "length", 5)
		assertThat(terraform.plan(item("hello", "Goodbye"))).plans(HELLO, Action.UPDATE)
		assertThat(terraform.apply()).hasAttribute(HELLO, "length", 7)
	}

	@Test
	fun anotherNameIsAnotherItem() {
		terraform.apply(item("hello", "Hello"))
		assertThat(terraform.plan(item("goodbye", "Hello"))).plans(HELLO, Action.REPLACE)
	}

	@Test
	fun itemThatIsGoneIsCreatedAgain() {
		terraform.apply(item("hello", "Hello"))
		directory.resolve("hello.txt").deleteExisting()
		assertThat(terraform.plan(item("hello", "Hello"))).plans(HELLO, Action.CREATE)
	}

	private fun item(name: String, text: String) = Configuration.of(HELLO, mapOf("name" to name, "text" to text))

}
